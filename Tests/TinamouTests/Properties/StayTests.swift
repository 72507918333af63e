import Generators
import Testing
import Tinamou

/// What nothing pins keeps the value it has.
@Suite struct StayTests {
    @Test("If the old values are still optimal after a call, nothing has moved", arguments: ProblemFamily.allCases)
    func nothingMovesWithoutNeed(_ family: ProblemFamily) throws {
        var kept = 0
        for seed in UInt64(0)..<250 {
            var run = try ProgramRun(family, size: 1 + Int(seed % 8), seed: seed)
            for _ in 0..<8 {
                let old = run.values
                // A suggestion is two calls, between which values may have moved and come back elsewhere.
                guard case .accepted = try run.step(), !isSuggestion(run) else { continue }
                if !isOptimal(old, run.generator.problem) { continue }
                kept += 1
                let distance = zip(run.values, old).map { abs($0 - $1) }.max() ?? 0
                #expect(distance <= 1e-9, "\(family), seed \(seed)\n\(run.generator.program.swiftText)")
            }
        }
        #expect(kept > 100)
    }

    private func isSuggestion(_ run: ProgramRun) -> Bool {
        guard case .suggest = run.generator.program.steps.last?.operation else { return false }
        return true
    }

    /// Whether values are optimal, by the exact oracle.
    private func isOptimal(_ values: [Double], _ problem: Problem) -> Bool {
        guard case .optimal(let optimum) = ExactOracle.solve(problem) else { return false }
        var sums: [Double: Double] = [:]
        for row in problem.rows {
            let violation = row.violation(at: values)
            if row.strength.isRequired {
                if violation > 1e-9 { return false }
            } else {
                sums[row.strength.level, default: 0] += violation * row.strength.weight
            }
        }
        return optimum.levels.allSatisfy { abs(sums[$0.level, default: 0] - $0.violation.doubleValue) <= 1e-9 }
    }

    @Test func anInequalityPushesAndDoesNotPullBack() throws {
        let solver = Solver()
        let x = solver.variable("x"), y = solver.variable("y")
        try solver.add(y >= x + 5)
        for value in [0.0, 10, 20, 7, -100] { try solver.suggest(x, value) }
        #expect(solver[y] == 25)  // pushed by 20, never pulled
    }

    @Test func aSweepThatComesBackLeavesWhatItMet() throws {
        // x wants 100 but may be 50 at most; y ≥ x, and y was at 60: it had no need to move.
        let solver = Solver()
        let x = solver.variable("x"), y = solver.variable("y"), limit = solver.variable("limit")
        try solver.suggest(y, 60)
        try solver.endEdit(y)
        try solver.add(y >= x)
        try solver.add(limit == 50)
        try solver.add(x <= limit)
        try solver.add(x == 100, at: .weak)
        #expect(solver[x] == 50 && solver[y] == 60)
    }

    @Test func aRetreatingBoundLetsGo() throws {
        let solver = Solver()
        let x = solver.variable("x")
        let bound = try solver.add(x >= 10)
        #expect(solver[x] == 10)
        try solver.setConstant(of: bound, to: 4)
        #expect(solver[x] == 10)
        try solver.setConstant(of: bound, to: 12)
        try solver.remove(bound)
        #expect(solver[x] == 12)
    }

    @Test func inATieNothingMoves() throws {
        // −25 ≥ x at the strength of the suggestion: all of −25…119 is as good, and x is at −25.
        let solver = Solver()
        let x = solver.variable("x")
        try solver.add(x <= -25, at: .strong)
        try solver.suggest(x, 119)
        #expect(solver[x] == -25)
        #expect(try solver.ambiguities().map(\.variable) == [x])
    }
}
