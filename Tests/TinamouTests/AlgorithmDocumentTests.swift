import Testing
import Tinamou

/// The worked example of Docs/Algorithm.md: every value, share, multiplier and count that is printed there.
@Suite struct AlgorithmDocumentTests {
    /// A label of width a, a field of width b that starts at x, and a limit on where the field ends.
    private struct Example {
        let solver = Solver()
        let a, b, x: Variable
        let link, wishA, leastA, wishB, leastB, limit: ConstraintHandle

        init() throws {
            a = solver.variable("a")
            b = solver.variable("b")
            x = solver.variable("x")
            link = try solver.add(x == a + 8)
            wishA = try solver.add(a == 100, at: .strong)
            leastA = try solver.add(a >= 0)
            wishB = try solver.add(b == 150, at: .weak)
            leastB = try solver.add(b >= 50)
            limit = try solver.add(x + b <= 300)
        }

        var values: [Double] { [solver[a], solver[b], solver[x]] }

        /// The multiplier of a constraint at the levels strong and weak.
        func multiplier(_ handle: ConstraintHandle) throws -> [Double] {
            let components = solver.certificate().multipliers[try #require(solver.constraints.firstIndex(of: handle))]
            return [Strength.strong, .weak].map { strength in
                components.first { $0.level == strength.level }?.value ?? 0
            }
        }

        /// By how much an expression moves when the constant of an active constraint grows by 1 while the basis stays:
        /// the share of that constraint's form in the expression.
        func share(of handle: ConstraintHandle, in expression: Expression) throws -> Double {
            let twin = solver.copy()
            let constant = try twin.constraint(handle).constant
            try twin.setConstant(of: handle, to: constant + 1)
            return try twin.value(of: expression) - solver.value(of: expression)
        }

        /// The work that a call takes: dual steps, primal steps, basis changes, flips.
        func work(of call: () throws -> Void) rethrows -> [Int] {
            let before = solver.statistics
            try call()
            let after = solver.statistics
            return [
                after.dualSteps - before.dualSteps, after.primalSteps - before.primalSteps,
                after.basisChanges - before.basisChanges, after.flips - before.flips,
            ]
        }
    }

    @Test func theStart() throws {
        let example = try Example()
        #expect(example.values == [100, 150, 108])
        for handle in example.solver.constraints { #expect(try example.multiplier(handle) == [0, 0]) }
        let sum = example.x + example.b
        #expect(try example.solver.value(of: sum) == 258)
        #expect(try example.share(of: example.wishA, in: sum) == 1)
        #expect(try example.share(of: example.wishB, in: sum) == 1)
        #expect(try example.share(of: example.link, in: sum) == 1)
        #expect(try Set(example.solver.constraints(determining: example.x)) == [example.link, example.wishA])
    }

    @Test func theFirstEdit() throws {
        let example = try Example()
        let work = try example.work { try example.solver.setConstant(of: example.limit, to: 240) }
        #expect(work == [1, 0, 1, 0])
        #expect(example.values == [100, 132, 108])
        try expectAfterTheFirstEdit(example)
    }

    private func expectAfterTheFirstEdit(_ example: Example) throws {
        #expect(try example.multiplier(example.limit) == [0, -1])
        #expect(try example.multiplier(example.link) == [0, 1])
        #expect(try example.multiplier(example.wishA) == [0, 1])
        #expect(try example.multiplier(example.wishB) == [0, 1])
        #expect(try example.multiplier(example.leastB) == [0, 0])
        let b = Expression(example.b)
        #expect(try example.share(of: example.limit, in: b) == 1)
        #expect(try example.share(of: example.link, in: b) == -1)
        #expect(try example.share(of: example.wishA, in: b) == -1)
    }

    @Test func theSecondEdit() throws {
        let example = try Example()
        try example.solver.setConstant(of: example.limit, to: 240)
        let work = try example.work { try example.solver.setConstant(of: example.limit, to: 140) }
        #expect(work == [1, 0, 1, 0])
        try expectAfterTheSecondEdit(example)
    }

    @Test func bothEditsInOneWithAFlip() throws {
        let example = try Example()
        let work = try example.work { try example.solver.setConstant(of: example.limit, to: 140) }
        #expect(work == [1, 0, 1, 1])
        try expectAfterTheSecondEdit(example)
    }

    private func expectAfterTheSecondEdit(_ example: Example) throws {
        #expect(example.values == [82, 50, 90])
        #expect(try example.multiplier(example.limit) == [-1, 0])
        #expect(try example.multiplier(example.link) == [1, 0])
        #expect(try example.multiplier(example.wishA) == [1, 0])
        #expect(try example.multiplier(example.leastA) == [0, 0])
        #expect(try example.multiplier(example.wishB) == [0, 1])
        #expect(try example.multiplier(example.leastB) == [1, -1])
        let a = Expression(example.a)
        #expect(try example.share(of: example.limit, in: a) == 1)
        #expect(try example.share(of: example.link, in: a) == -1)
        #expect(try example.share(of: example.leastB, in: a) == -1)
        let violations = example.solver.violations()
        #expect(violations.map(\.level) == [750, 250] && violations.map(\.violation) == [18, 100])
    }

    @Test func theConflict() throws {
        let example = try Example()
        try example.solver.setConstant(of: example.limit, to: 140)
        let bits = example.solver.stateBits()
        do {
            try example.solver.setConstant(of: example.limit, to: 40)
            Issue.record("accepted")
        } catch SolverError.unsatisfiable(let conflict) {
            var found: [ConstraintHandle: Double] = [:]
            for member in conflict.members {
                guard case .present(let handle) = member.origin else { continue }
                found[handle] = member.multiplier
            }
            #expect(found == [example.leastA: 1, example.link: 1, example.leastB: 1, example.limit: -1])
        }
        #expect(example.solver.stateBits() == bits)
    }

    @Test func theRemoval() throws {
        let example = try Example()
        try example.solver.setConstant(of: example.limit, to: 140)
        let work = try example.work { try example.solver.remove(example.limit) }
        #expect(work == [0, 1, 3, 0])
        #expect(example.values == [100, 150, 108])
        for handle in example.solver.constraints { #expect(try example.multiplier(handle) == [0, 0]) }
    }

    @Test func theRun() throws {
        let example = try Example()
        let run = try example.solver.trajectory(of: example.limit, from: 300, through: 0)
        #expect(run.pieces.map(\.start) == [300, 258, 158] && run.end == 58 && !run.isComplete)
        #expect(run.pieces[1].activated == [example.limit] && run.pieces[1].broken == [example.wishB])
        #expect(run.pieces[2].activated == [example.leastB] && run.pieces[2].broken == [example.wishA])
        #expect(
            try run.path(of: example.a).knots == [
                .init(at: 300, value: 100, slope: 0), .init(at: 158, value: 100, slope: 1),
            ])
        #expect(
            try run.path(of: example.b).knots == [
                .init(at: 300, value: 150, slope: 0), .init(at: 258, value: 150, slope: 1),
                .init(at: 158, value: 50, slope: 0),
            ])
    }

    @Test func theWayBack() throws {
        let example = try Example()
        try example.solver.setConstant(of: example.limit, to: 140)
        let work = try example.work { try example.solver.setConstant(of: example.limit, to: 300) }
        #expect(work == [1, 0, 1, 1])
        #expect(example.values == [100, 150, 108])
        for handle in example.solver.constraints { #expect(try example.multiplier(handle) == [0, 0]) }
    }

    @Test func theDirection() throws {
        let example = try Example()
        // 240 changes the basis, at 230 the direction is found, which leads from 158 through 258.
        let isDirect = try [240.0, 230, 220, 158, 258, 157].map { constant in
            let before = example.solver.statistics.directEdits
            try example.solver.setConstant(of: example.limit, to: constant)
            return example.solver.statistics.directEdits > before
        }
        #expect(isDirect == [false, false, true, true, true, false])
    }

    @Test func theLoop() throws {
        let solver = Solver()
        let p = solver.variable(), q = solver.variable()
        let sum = try solver.add(p + q == 100)
        let difference = try solver.add(q - p == 20)
        #expect(solver[p] == 40 && solver[q] == 60)
        #expect(try Set(solver.constraints(determining: p)) == [sum, difference])
    }

    @Test func thePush() throws {
        let solver = Solver()
        let u = solver.variable(), v = solver.variable()
        try solver.add(v >= u + 5)
        var seen: [Double] = []
        for value in [0.0, 20, 7] {
            try solver.suggest(u, value)
            seen.append(solver[v])
        }
        #expect(seen == [5, 25, 25])
        #expect(try solver.ambiguities().map(\.variable) == [v])
    }
}
