import Generators
import Testing
import Tinamou

/// Problems of one and two variables against a search that needs no linear programming: all violations are
/// linear between the lines `a·x = b` of the rows, so that the best point of a large square is a corner where
/// two lines, or a line and a side, cross. All corners are tried.
@Suite struct ExactOracleBruteForceTests {
    @Test(arguments: UInt64(0)..<24)
    func oneVariable(seed: UInt64) {
        compare(variableCount: 1, problems: 12, seed: seed)
    }

    @Test(arguments: UInt64(0)..<24)
    func twoVariables(seed: UInt64) {
        compare(variableCount: 2, problems: 6, seed: 100 + seed)
    }

    private func compare(variableCount: Int, problems: Int, seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<problems {
            let problem = randomProblem(variableCount, &random)
            let expected = BruteForce(problem).outcome()
            switch (ExactOracle.solve(problem), expected) {
            case (.infeasible, nil): break
            case (.optimal(let optimum), let expected?):
                #expect(optimum.levels.map(\.violation) == expected.violations, "\(problem.swiftText)")
                #expect(optimum.ranges == expected.ranges, "\(problem.swiftText)")
            default: Issue.record("one of the two says infeasible: \(problem.swiftText)")
            }
        }
    }

    private func randomProblem(_ variableCount: Int, _ random: inout SplitMix64) -> Problem {
        var problem = Problem(variableCount: variableCount)
        for _ in 0..<random.integer(in: 1...6) {
            let terms = (0..<variableCount).map { Problem.Summand(Double(random.integer(in: -2...2)), $0) }
            let level = random.pick([1000, 750, 750, 500, 250.5])
            problem.rows.append(
                Problem.Row(
                    terms, random.pick(Relation.allCases), Double(random.integer(in: -6...6)) / 2,
                    at: Strength(level, weight: random.pick([1, 1, 2, 0.5]))))
        }
        return problem
    }
}

/// The search. Finite corners have coordinates below 100, for coefficients are whole and constants at most 3; the
/// square is so large that what reaches further than 10⁶ reaches as far as you like.
private struct BruteForce {
    private struct Line {
        var a: ExactNumber
        var b: ExactNumber
        var c: ExactNumber
    }

    private let problem: Problem
    private let levels: [Double]
    private let side = ExactNumber(1 << 30)
    private let far = ExactNumber(1_000_000)

    init(_ problem: Problem) {
        self.problem = problem
        levels = Set(problem.rows.map(\.strength.level)).filter { $0 < 1000 }.sorted(by: >)
    }

    /// The least violations and the ranges, or `nil` if no corner satisfies the required rows.
    func outcome() -> (violations: [ExactNumber], ranges: [ExactRange])? {
        var best: [ExactNumber]?
        var points: [[ExactNumber]] = []
        for point in corners() {
            guard let violations = violations(at: point) else { continue }
            if let least = best, least.lexicographicallyPrecedes(violations) { continue }
            if violations != best { points = [] }
            best = violations
            points.append(point)
        }
        return best.map { best in
            (best, (0..<problem.variableCount).map { variable in range(points.map { $0[variable] }) })
        }
    }

    private func range(_ values: [ExactNumber]) -> ExactRange {
        let least = values.min().flatMap { $0 < -far ? nil : $0 }
        return ExactRange(least: least, greatest: values.max().flatMap { $0 > far ? nil : $0 })
    }

    /// All points of the square where two of the lines cross. One variable is two whose second is 0.
    private func corners() -> [[ExactNumber]] {
        var lines = problem.rows.map { row in
            let coefficients = row.terms.map { ExactNumber($0.coefficient) } + [.zero]
            return Line(a: coefficients[0], b: coefficients[1], c: ExactNumber(row.constant))
        }
        for end in [side, -side] {
            lines.append(Line(a: ExactNumber(1), b: .zero, c: end))
            if problem.variableCount == 2 { lines.append(Line(a: .zero, b: ExactNumber(1), c: end)) }
        }
        if problem.variableCount == 1 { lines.append(Line(a: .zero, b: ExactNumber(1), c: .zero)) }
        var corners: [[ExactNumber]] = []
        for (index, first) in lines.enumerated() {
            for second in lines[(index + 1)...] {
                let determinant = first.a * second.b - first.b * second.a
                if determinant.sign == 0 { continue }
                let x = (first.c * second.b - first.b * second.c) / determinant
                let y = (first.a * second.c - first.c * second.a) / determinant
                if x.absolute <= side && y.absolute <= side { corners.append([x, y]) }
            }
        }
        return corners
    }

    /// The violation of each level, or `nil` if a required row is violated.
    private func violations(at point: [ExactNumber]) -> [ExactNumber]? {
        var sums = levels.map { _ in ExactNumber.zero }
        for row in problem.rows {
            let sum = row.terms.reduce(ExactNumber.zero) { $0 + ExactNumber($1.coefficient) * point[$1.variable] }
            let residual = sum - ExactNumber(row.constant)
            let violation =
                switch row.relation {
                case .equal: residual.absolute
                case .lessOrEqual: max(residual, .zero)
                case .greaterOrEqual: max(-residual, .zero)
                }
            if row.strength.isRequired {
                if violation.sign > 0 { return nil }
            } else if let place = levels.firstIndex(of: row.strength.level) {
                sums[place] = sums[place] + ExactNumber(row.strength.weight) * violation
            }
        }
        return sums
    }
}
