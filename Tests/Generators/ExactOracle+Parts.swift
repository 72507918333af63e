import Tinamou

extension ExactOracle {
    /// ``solve(_:)`` for a problem that falls apart into several: they are solved one by one, which is much faster, and
    /// the violations of each level added up. Where no row holds a variable, it may have any value.
    package static func solveInParts(_ problem: Problem) -> ExactOutcome {
        var ranges = [ExactRange](repeating: .unbounded, count: problem.variableCount)
        var point = [ExactNumber](repeating: .zero, count: problem.variableCount)
        var sums: [Double: ExactNumber] = [:]
        for part in parts(of: problem) {
            guard case .optimal(let optimum) = solve(part.problem) else { return .infeasible }
            for (place, variable) in part.variables.enumerated() {
                ranges[variable] = optimum.ranges[place]
                point[variable] = optimum.point[place]
            }
            for level in optimum.levels { sums[level.level] = (sums[level.level] ?? .zero) + level.violation }
        }
        let levels = sums.sorted { $0.key > $1.key }
        return .optimal(
            ExactOptimum(
                levels: levels.map { ExactOptimum.LevelViolation(level: $0.key, violation: $0.value) },
                point: point, ranges: ranges))
    }

    /// The rows that hang together, with the variables that occur in them.
    private static func parts(of problem: Problem) -> [(problem: Problem, variables: [Int])] {
        var leaders = Array(0..<problem.variableCount)
        func leader(_ variable: Int) -> Int {
            var here = variable
            while leaders[here] != here { here = leaders[here] }
            return here
        }
        for row in problem.rows {
            guard let first = row.terms.first else { continue }
            for term in row.terms.dropFirst() { leaders[leader(term.variable)] = leader(first.variable) }
        }
        var groups: [Int: [Problem.Row]] = [:]
        for row in problem.rows { groups[row.terms.first.map { leader($0.variable) } ?? -1, default: []].append(row) }
        return groups.sorted { $0.key < $1.key }.map { _, rows in
            let variables = Set(rows.flatMap { $0.terms.map(\.variable) }).sorted()
            let places = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
            let renamed = rows.map { row in
                var row = row
                row.terms = row.terms.map { Problem.Summand($0.coefficient, places[$0.variable] ?? 0) }
                return row
            }
            return (Problem(variableCount: variables.count, rows: renamed), variables)
        }
    }
}
