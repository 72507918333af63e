import Generators
import Testing
import Tinamou

/// What holds for every problem, on random ones.
@Suite struct ExactOraclePropertyTests {
    /// Both kinds of whole numbers go the same way, to the same point.
    @Test(arguments: ProblemFamily.allCases)
    func bothArithmeticsAgree(family: ProblemFamily) {
        var random = SplitMix64(seed: 11)
        for index in 0..<250 {
            let problem = family.problem(size: 1 + index % 5, using: &random)
            let fast = ExactOracle.solveInMachineIntegers(problem)
            #expect(fast == ExactOracle.solveInBigIntegers(problem), "\(problem.swiftText)")
        }
    }

    /// Dense rows of growing size: first products of more than 64 bits, then entries.
    @Test func bothArithmeticsAgreeNearOverflow() {
        var random = SplitMix64(seed: 12)
        var overflows = 0
        for size in 9...14 {
            for _ in 0..<6 {
                let problem = ProblemFamily.denseRows.problem(size: size, using: &random)
                let fast = ExactOracle.solveInMachineIntegers(problem)
                let big = ExactOracle.solveInBigIntegers(problem)
                if fast == nil { overflows += 1 }
                #expect((fast ?? big) == big && ExactOracle.solve(problem) == big, "\(problem.swiftText)")
            }
        }
        #expect(5...31 ~= overflows)
    }

    /// The point has the violations that the oracle reports, and its values are in their ranges.
    @Test(arguments: ProblemFamily.allCases)
    func thePointProvesWhatIsReached(family: ProblemFamily) {
        var random = SplitMix64(seed: 13)
        for index in 0..<80 {
            let problem = family.problem(size: 1 + index % 8, using: &random)
            guard case .optimal(let optimum) = ExactOracle.solve(problem) else { continue }
            var sums: [Double: ExactNumber] = [:]
            for row in problem.rows {
                let violation = violation(row, optimum.point)
                if row.strength.isRequired { #expect(violation.sign == 0, "\(problem.swiftText)") }
                sums[row.strength.level, default: .zero] =
                    sums[row.strength.level, default: .zero] + violation * ExactNumber(row.strength.weight)
            }
            sums[1000] = nil
            #expect(optimum.levels.map(\.level) == sums.keys.sorted(by: >))
            #expect(optimum.levels.allSatisfy { sums[$0.level] == $0.violation }, "\(problem.swiftText)")
            for (value, range) in zip(optimum.point, optimum.ranges) {
                #expect((range.least ?? value) <= value && value <= (range.greatest ?? value))
            }
        }
    }

    /// The order of the rows and a factor in a row that its weight takes back change nothing; with the signs
    /// of all coefficients the ranges turn round.
    @Test(arguments: ProblemFamily.allCases)
    func symmetries(family: ProblemFamily) {
        var random = SplitMix64(seed: 14)
        for index in 0..<40 {
            let problem = family.problem(size: 1 + index % 6, using: &random)
            let outcome = ExactOracle.solve(problem)
            var other = problem
            other.rows = random.shuffled(problem.rows)
            #expect(same(ExactOracle.solve(other), outcome), "\(problem.swiftText)")

            other.rows = problem.rows.map { scaled($0, by: random.pick([2, -1, -4, 0.5])) }
            #expect(same(ExactOracle.solve(other), outcome), "\(problem.swiftText)")

            other.rows = problem.rows.map { row in
                var mirrored = row
                mirrored.terms = row.terms.map { Problem.Summand(-$0.coefficient, $0.variable) }
                return mirrored
            }
            #expect(same(ExactOracle.solve(other), outcome, mirrored: true), "\(problem.swiftText)")
        }
    }

    /// Problems whose optimum is known by a proof that is built before them.
    @Test(arguments: UInt64(0)..<8)
    func certifiedProblems(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for index in 0..<40 {
            let certified = CertifiedProblem(size: 1 + index % 8, using: &random)
            let optimum = try exactOptimum(certified.problem)
            for level in optimum.levels {
                let expected = certified.problem.rows.filter { $0.strength.level == level.level }
                    .reduce(0) { $0 + $1.strength.weight * $1.violation(at: certified.certificate.values) }
                #expect(level.violation == ExactNumber(expected), "\(certified.problem.swiftText)")
            }
            for (value, range) in zip(certified.certificate.values, optimum.ranges) {
                #expect(range.contains(value, tolerance: 0), "\(certified.problem.swiftText)")
            }
        }
    }

    /// Feasibility alone is what a solution says, too.
    @Test(arguments: ProblemFamily.allCases)
    func feasibilityAgreesWithSolving(family: ProblemFamily) {
        var random = SplitMix64(seed: 15)
        for index in 0..<60 {
            let problem = family.problem(size: 1 + index % 6, using: &random)
            let required = problem.rows.filter(\.strength.isRequired)
            let isFeasible = ExactOracle.isFeasible(required, variableCount: problem.variableCount)
            #expect(isFeasible == (ExactOracle.solve(problem) != .infeasible), "\(problem.swiftText)")
            // Rows are taken as required whatever they say.
            let weak = required.map { row in
                Problem.Row(row.terms, row.relation, row.constant, at: .weak)
            }
            #expect(isFeasible == ExactOracle.isFeasible(weak, variableCount: problem.variableCount))
        }
    }

    private func violation(_ row: Problem.Row, _ point: [ExactNumber]) -> ExactNumber {
        let sum = row.terms.reduce(ExactNumber.zero) { $0 + ExactNumber($1.coefficient) * point[$1.variable] }
        let residual = sum - ExactNumber(row.constant)
        return switch row.relation {
        case .equal: residual.absolute
        case .lessOrEqual: max(residual, .zero)
        case .greaterOrEqual: max(-residual, .zero)
        }
    }

    private func scaled(_ row: Problem.Row, by factor: Double) -> Problem.Row {
        Problem.Row(
            row.terms.map { Problem.Summand(factor * $0.coefficient, $0.variable) },
            factor < 0 ? row.relation.reversed : row.relation, factor * row.constant,
            at: row.strength.weighted(row.strength.weight / abs(factor)))
    }

    /// Whether two outcomes agree but for the point, of which there may be several.
    private func same(_ left: ExactOutcome, _ right: ExactOutcome, mirrored: Bool = false) -> Bool {
        switch (left, right) {
        case (.infeasible, .infeasible): return true
        case (.optimal(let left), .optimal(let right)):
            let ranges = right.ranges.map { range in
                mirrored
                    ? ExactRange(least: range.greatest.map { -$0 }, greatest: range.least.map { -$0 }) : range
            }
            return left.levels == right.levels && left.ranges == ranges
        default: return false
        }
    }
}
