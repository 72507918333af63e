import Generators
import Testing
import Tinamou

/// A call that throws changes nothing, to the bit; nor does what happens afterwards.
@Suite struct RefusalTests {
    @Test(arguments: ProblemFamily.allCases)
    func aConflictLeavesNoTrace(_ family: ProblemFamily) throws {
        var refusals = 0
        for seed in UInt64(0)..<250 {
            var run = try ProgramRun(family, size: 1 + Int(seed % 7), seed: seed)
            for _ in 0..<20 {
                let before = run.solver.stateBits()
                guard case .refused = try run.step() else { continue }
                refusals += 1
                #expect(
                    isSame(run.solver.stateBits(), before),
                    "\(family), seed \(seed)\n\(run.generator.program.swiftText)")
            }
        }
        #expect(refusals > 20)
    }

    /// Adds what cannot be had at random moments to one of two solvers that live the same life: their values stay
    /// the same bits.
    @Test(arguments: ProblemFamily.allCases)
    func aRefusedBatchDoesNotShowLater(_ family: ProblemFamily) throws {
        var random = SplitMix64(seed: 9)
        for seed in UInt64(0)..<60 {
            var plain = try ProgramRun(family, size: 3, seed: seed)
            var disturbed = try ProgramRun(family, size: 3, seed: seed)
            for _ in 0..<20 {
                if random.chance(percent: 40) {
                    let variable = random.pick(disturbed.variables)
                    let other = random.pick(disturbed.variables)
                    #expect(throws: SolverError.self) {
                        try disturbed.solver.add([
                            other + 2 * variable >= 1000, (variable - other == 3).at(.weak), other == 17,
                            variable >= 11, variable <= 10,
                        ])
                    }
                }
                _ = try plain.step()
                _ = try disturbed.step()
                #expect(plain.values.map(\.bitPattern) == disturbed.values.map(\.bitPattern))
            }
        }
    }

    // MARK: Bad input

    static let huge = Double.greatestFiniteMagnitude

    /// Each kind of bad input, with a solver that has two variables, a constraint and an edit.
    @Test func badInputIsRefusedAndHasNoEffect() throws {
        let solver = Solver()
        let x = solver.variable("x"), y = solver.variable("y")
        let row = try solver.add(x + y == 10)
        try solver.suggest(x, 3)
        let stranger = Solver()
        let foreign = stranger.variable("foreign")
        let foreignRow = try stranger.add(foreign == 1)
        let gone = solver.variable("gone")
        try solver.remove(gone)
        let removed = try solver.add(y >= 0)
        try solver.remove(removed)
        let before = solver.stateBits()
        func refuses(_ body: () throws -> Void, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
            #expect(throws: SolverError.self, sourceLocation: sourceLocation, performing: body)
            #expect(isSame(solver.stateBits(), before), sourceLocation: sourceLocation)
        }
        for number in [Double.nan, .infinity, -.infinity] {
            refuses { try solver.add(x == number) }
            refuses { try solver.add(number * x + y == 1) }
            refuses { try solver.add(x >= 0, at: Strength(500, weight: number)) }
            refuses { try solver.add(x >= 0, at: Strength(number)) }
            refuses { try solver.add([y <= 3, x >= number]) }
            refuses { try solver.setConstant(of: row, to: number) }
            refuses { try solver.setConstants([(row, 4), (row, number)]) }
            refuses { try solver.suggest(x, number) }
            refuses { try solver.suggest([(y, 1), (x, number)]) }
            refuses { try solver.edit(y, at: Strength(number)) }
        }
        for level in [0.0, -1, 1000.5, 1001] {
            refuses { try solver.add(x >= 0, at: Strength(level)) }
            refuses { try solver.setStrength(of: row, to: Strength(level)) }
        }
        for weight in [0.0, -2] { refuses { try solver.setStrength(of: row, to: Strength(500, weight: weight)) } }
        for variable in [foreign, gone] {
            refuses { try solver.add(variable == 0) }
            refuses { try solver.add([x >= 0, variable + y >= 0]) }
            refuses { try solver.suggest(variable, 1) }
            refuses { try solver.endEdit(variable) }
            refuses { _ = try solver.value(of: variable) }
            refuses { try solver.remove(variable) }
            refuses { _ = try solver.constraints(determining: variable) }
        }
        for handle in [foreignRow, removed] {
            refuses { try solver.remove(handle) }
            refuses { try solver.setConstant(of: handle, to: 1) }
            refuses { try solver.setConstants([(row, 5), (handle, 1)]) }
            refuses { try solver.setStrength(of: handle, to: .weak) }
            refuses { _ = try solver.violation(of: handle) }
            refuses { _ = try solver.constraint(handle) }
        }
        refuses { try solver.remove(x) }
        #expect(solver[x] == 3 && solver[y] == 7)
    }

    @Test func errorsSayWhatIsWrong() throws {
        let solver = Solver()
        let x = solver.variable("x")
        #expect { try solver.add(.nan * x == 1) } throws: {
            guard case SolverError.notFinite(.coefficient(of: x)) = $0 else { return false }
            return true
        }
        #expect { try solver.add(x == .infinity) } throws: {
            guard case SolverError.notFinite(.constant) = $0 else { return false }
            return true
        }
        #expect { try solver.add(x == 1, at: Strength(1200)) } throws: {
            guard case SolverError.invalidStrength(let strength) = $0 else { return false }
            return strength.level == 1200
        }
    }
}
