import Generators
import Testing
import Tinamou

/// Calls that were refused though they could be carried out, refusals that left something behind, and numbers at the
/// end of the doubles.
@Suite struct RefusalRegressionTests {
    /// Constants that are changed together are only compared with each other's new values: in every order.
    @Test(arguments: [false, true]) func constantsTogetherDoNotDependOnTheirOrder(_ isReversed: Bool) throws {
        let solver = Solver()
        let x = solver.variable("x")
        let limit = try solver.add(x <= 8), fixed = try solver.add(x == 5)
        let changes = [(fixed, 10.0), (limit, 20.0)]
        try solver.setConstants(isReversed ? changes.reversed() : changes)
        #expect(solver[x] == 10)
    }

    /// The same through several forms and suggestions, at random: a call is refused exactly if all changes together
    /// have no solution, which the oracle tells.
    @Test func severalChangesAreRefusedOnlyIfTheyContradictEachOther() throws {
        for seed in UInt64(0)..<300 {
            var random = SplitMix64(seed: seed)
            let family = ProblemFamily.allCases[Int(seed) % ProblemFamily.allCases.count]
            let run = try ProgramRun(family, size: 1 + Int(seed % 6), seed: seed)
            let handles = run.solver.constraints
            var problem = run.solver.problem()
            var changes: [(ConstraintHandle, Double)] = []
            for _ in 0..<4 where !handles.isEmpty {
                let place = random.integer(below: handles.count)
                let constant = problem.rows[place].constant + Double(random.integer(below: 65) - 32)
                changes.append((handles[place], constant))
                problem.rows[place].constant = constant
            }
            let before = run.solver.stateBits()
            let required = problem.rows.filter(\.strength.isRequired)
            let isFeasible = ExactOracle.isFeasible(required, variableCount: problem.variableCount)
            do throws(SolverError) {
                try run.solver.setConstants(changes)
                #expect(isFeasible, "\(family), seed \(seed)")
                for (place, handle) in handles.enumerated() {
                    #expect(try run.solver.constraint(handle).constant == problem.rows[place].constant)
                }
            } catch {
                #expect(!isFeasible, "\(family), seed \(seed)")
                #expect(run.solver.stateBits() == before, "\(family), seed \(seed)")
            }
        }
    }

    @Test func theLastOfSeveralSuggestionsForAVariableCounts() throws {
        let solver = Solver()
        let x = solver.variable("x")
        try solver.add(x <= 8)
        try solver.edit(x, at: .required)
        try solver.suggest([(x, 10), (x, 5)])
        #expect(solver[x] == 5)
    }

    @Test func aRefusedCallLeavesTheConstantsItHasNotComeToAlone() throws {
        let solver = Solver()
        let x = solver.variable("x"), y = solver.variable("y")
        try solver.add(x <= 8)
        let fixed = try solver.add(x == 5), other = try solver.add(y == 1)
        let before = solver.stateBits()
        #expect(throws: SolverError.self) { try solver.setConstants([(fixed, 10), (other, 77)]) }
        #expect(solver.stateBits() == before)
        #expect(try solver.constraint(other).constant == 1)
    }

    /// Handles from before a copy are good in both; those made afterwards, in new places and in places used again,
    /// only where they were made.
    @Test func handlesMadeAfterACopyAreNotTakenByTheOther() throws {
        let original = Solver()
        let x = original.variable("x"), gone = original.variable("gone")
        let freed = try original.add(x <= 5)
        let kept = try original.add(x <= 1000)
        try original.remove(freed)
        try original.remove(gone)
        let copy = original.copy()
        #expect(copy.contains(kept))
        for _ in 0..<3 {
            let inOriginal = try original.add(x >= 1), inCopy = try copy.add(x <= 100)
            #expect(!original.contains(inCopy) && !copy.contains(inOriginal))
            #expect(throws: SolverError.self) { try original.setConstant(of: inCopy, to: -5) }
            let y = original.variable(), z = copy.variable()
            #expect(throws: SolverError.self) { try copy.value(of: y) }
            #expect(throws: SolverError.self) { try original.value(of: z) }
            try original.remove(y)
            #expect(throws: SolverError.self) { try copy.value(of: y) }
        }
    }

    /// Coefficients that overflow when they are added up are no cancellation.
    @Test func coefficientsThatOverflowTogetherAreRefused() throws {
        let solver = Solver()
        let x = solver.variable("x")
        let sum = Expression([Term(1e308, x), Term(1e308, x)])
        for strength in [Strength.required, .weak] {
            do throws(SolverError) {
                try solver.add(sum == 1, at: strength)
                Issue.record("not refused")
            } catch {
                guard case .notFinite(.coefficient(let variable)) = error else { throw error }
                #expect(variable == x)
            }
        }
        #expect(solver.constraints.isEmpty)
    }

    /// x == 1e309 has no answer among the doubles; x ≤ 1e309 needs none.
    @Test func constantsBeyondTheDoublesAreTroubleOnlyWhereTheyAreNeeded() throws {
        let solver = Solver()
        let x = solver.variable("x")
        for refused in [0.001 * x == 1e306, 0.001 * x >= 1e306, -0.001 * x >= 1e306] {
            do throws(SolverError) {
                try solver.add(refused)
                Issue.record("not refused")
            } catch {
                guard case .numericalTrouble = error else { throw error }
            }
        }
        try solver.add(0.001 * x <= 1e306)
        let fixed = try solver.add(x == 7)
        #expect(solver[x] == 7)
        let wide = try solver.add(0.001 * x >= -1)
        let before = solver.stateBits()
        #expect(throws: SolverError.self) { try solver.setConstant(of: wide, to: 1e306) }
        #expect(throws: SolverError.self) { try solver.add([x <= 9, 0.001 * x == -1e306]) }
        #expect(solver.stateBits() == before)
        try solver.setConstant(of: fixed, to: 8)
        #expect(solver[x] == 8)
    }

    /// What a batch brings in as it comes, it takes back when it is refused: at its end, by a number in it that is
    /// none, and after a constraint that was there determined the first variable.
    @Test func aRefusedBatchTakesBackWhatItHasPlacedAtOnce() throws {
        let solver = Solver()
        let (a, b, c, d) = (solver.variable(), solver.variable(), solver.variable(), solver.variable())
        try solver.add(a == 1)
        _ = solver.takeChanges()
        let bits = solver.stateBits(), changes = solver.changeCount, counts = solver.statistics
        for last in [b >= 100, c == .nan, a == 2, d == 1e300 * c] {
            #expect(throws: SolverError.self) { try solver.add([b == a + 2, c == 2 * b, d == 4 - c, last]) }
            #expect(solver.stateBits() == bits)
            #expect(solver.changeCount == changes)
            #expect(solver.statistics.basisChanges == counts.basisChanges)
            #expect(solver.statistics.evaluations == counts.evaluations)
        }
        // By hand.
        try solver.add([b == a + 2, c == 2 * b, d == 1 - c])
        #expect([b, c, d].map { solver[$0] } == [3, 6, -5])
        #expect(Set(solver.takeChanges()) == [b, c, d])
    }

    /// A bound that a variable had before the batch counts for what the batch places.
    @Test func whatABatchPlacesKeepsToEarlierBounds() throws {
        let solver = Solver()
        let (a, b) = (solver.variable(), solver.variable())
        let bound = try solver.add(b <= 5)
        #expect(throws: SolverError.self) { try solver.add([a == 4, b == a + 2]) }
        try solver.setConstant(of: bound, to: 6)
        try solver.add([a == 4, b == a + 2])
        #expect(solver[b] == 6)
    }

    /// Constraints that come in the order of their dependencies are in at once: one basis change for each, and no
    /// more at the end.
    @Test func aBatchInItsNaturalOrderIsPlacedAsItComes() throws {
        let solver = Solver()
        let chain = (0..<50).map { _ in solver.variable() }
        try solver.add([chain[0] == 3] + (1..<50).map { chain[$0] == chain[$0 - 1] + 2 })
        #expect(solver[chain[49]] == 101)
        #expect(solver.statistics.basisChanges == 50)
        #expect(solver.statistics.evaluations == 50)
    }
}
