// Checks proofs against what the caller said, and nothing else: the checker sees a problem and numbers, never
// a solver. The arithmetic is that of Double, because a solver's numbers are rounded anyway; what counts as
// equal is said below, in one place for each question.

import Tinamou

/// Checks the proofs a solver hands out, and says in a sentence what is wrong with one.
///
/// Two allowances are made for rounding:
/// - A row holds if its violation is at most `rowTolerance · (1 + |constant| + Σ |coefficient · value|)`; it has
///   room if more than that is left.
/// - A component of a multiplier may be off by `multiplierTolerance` times the scale of its level, which is the
///   largest weight or component that occurs there. A sum of multipliers times coefficients may be off by as
///   much for each unit of |coefficient|.
package struct CertificateChecker: Sendable {
    /// Decides whether a row holds, has room or is violated. Smaller, and rounding in a large sum counts as a
    /// violation; larger, and a row that a solver left broken by a visible amount counts as one that holds.
    package var rowTolerance = 1e-9

    /// Decides whether multipliers are equal, ordered or add up to 0. Smaller, and rounding in a long
    /// elimination counts as a mistake; larger, and it hides a row of a small weight beside one of a large one.
    package var multiplierTolerance = 1e-9

    /// A checker with the tolerances above.
    package init() {}

    /// What is wrong with a certificate: `nil` if it proves that its values are optimal for the problem.
    ///
    /// The sentence names the fact that fails, *values*, *stationarity* or *complementarity*, and where.
    ///
    /// - Complexity: O(*l · nnz*), *l* the number of levels, *nnz* the number of summands.
    package func complaint(about certificate: OptimalityCertificate, for problem: Problem) -> String? {
        if let complaint = malformation(of: certificate, for: problem) { return complaint }
        let table = MultiplierTable(certificate, problem)
        return brokenRow(certificate, problem) ?? unbalancedVariable(table, problem)
            ?? impossibleMultiplier(table, certificate, problem)
    }

    /// How far a row's residual may be from 0 and count as 0.
    func allowance(_ row: Problem.Row, at values: [Double]) -> Double {
        rowTolerance
            * row.terms.reduce(1 + abs(row.constant)) { $0 + abs($1.coefficient * values[$1.variable]) }
    }

    private func malformation(of certificate: OptimalityCertificate, for problem: Problem) -> String? {
        if certificate.values.count != problem.variableCount {
            return "values: \(certificate.values.count) for \(problem.variableCount) variables"
        }
        if let variable = certificate.values.firstIndex(where: { !$0.isFinite }) {
            return "values: variable \(variable) is \(certificate.values[variable])"
        }
        if certificate.multipliers.count != problem.rows.count {
            return "multipliers: \(certificate.multipliers.count) for \(problem.rows.count) rows"
        }
        for (index, components) in certificate.multipliers.enumerated() {
            let levels = components.map(\.level)
            let isDescending = zip(levels, levels.dropFirst()).allSatisfy { $0 > $1 }
            if !isDescending || !levels.allSatisfy({ $0 > 0 && $0 < 1000 }) {
                return "multipliers: row \(index) has components at the levels \(levels)"
            }
            if let bad = components.first(where: { !$0.value.isFinite }) {
                return "multipliers: row \(index) has \(bad.value) at level \(bad.level)"
            }
        }
        return nil
    }

    /// The first fact: required rows hold.
    private func brokenRow(_ certificate: OptimalityCertificate, _ problem: Problem) -> String? {
        for (index, row) in problem.rows.enumerated() where row.strength.isRequired {
            let violation = row.violation(at: certificate.values)
            if violation > allowance(row, at: certificate.values) {
                return "values: required row \(index) is broken by \(violation)"
            }
        }
        return nil
    }

    /// The second fact: at each level the pulls on a variable add up to 0.
    private func unbalancedVariable(_ table: MultiplierTable, _ problem: Problem) -> String? {
        for (place, level) in table.levels.enumerated() {
            var sums = [Double](repeating: 0, count: problem.variableCount)
            var coefficients = sums
            for (index, row) in problem.rows.enumerated() {
                for term in row.terms {
                    sums[term.variable] += table.components[index][place] * term.coefficient
                    coefficients[term.variable] += abs(term.coefficient)
                }
            }
            for variable in sums.indices
            where abs(sums[variable]) > multiplierTolerance * table.scales[place] * coefficients[variable] {
                return "stationarity: at level \(level) the pulls on variable \(variable) add up to \(sums[variable])"
            }
        }
        return nil
    }

    /// The third fact: each multiplier is one that its row can have where it stands.
    private func impossibleMultiplier(
        _ table: MultiplierTable, _ certificate: OptimalityCertificate, _ problem: Problem
    ) -> String? {
        for (index, row) in problem.rows.enumerated() {
            let residual = row.residual(at: certificate.values)
            let state = RowState(row.relation, residual, allowance(row, at: certificate.values))
            let isPossible =
                switch state {
                case .hasRoom: compare(table, index, to: 0, of: row) == .equal
                case .violated where row.strength.isRequired: true  // refused by the first fact already
                case .violated:
                    compare(table, index, to: residual < 0 ? row.strength.weight : -row.strength.weight, of: row)
                        == .equal
                case .tight: isBetweenEnds(table, index, row)
                }
            if !isPossible {
                let pull = zip(table.levels, table.components[index]).map { "\($1) at \($0)" }
                return "complementarity: row \(index), \(state) with the residual \(residual) at "
                    + "\(row.strength.level) with weight \(row.strength.weight), has the multiplier \(pull)"
            }
        }
        return nil
    }

    /// Whether the multiplier of a row that holds exactly is between the ends that its relation and strength
    /// allow, levels compared from the strongest down.
    private func isBetweenEnds(_ table: MultiplierTable, _ index: Int, _ row: Problem.Row) -> Bool {
        let weight = row.strength.isRequired ? Double.infinity : row.strength.weight
        let lower = row.relation == .greaterOrEqual ? 0 : -weight
        let upper = row.relation == .lessOrEqual ? 0 : weight
        return compare(table, index, to: lower, of: row) != .below
            && compare(table, index, to: upper, of: row) != .above
    }

    private enum Order { case below, equal, above }

    /// Compares the multiplier of a row with the one that is `end` at the row's own level and 0 at the others;
    /// an infinite end is beyond every multiplier.
    private func compare(
        _ table: MultiplierTable, _ index: Int, to end: Double, of row: Problem.Row
    ) -> Order {
        if end.isInfinite { return end > 0 ? .below : .above }
        for (place, level) in table.levels.enumerated() {
            let distance = table.components[index][place] - (level == row.strength.level ? end : 0)
            if abs(distance) > multiplierTolerance * table.scales[place] { return distance < 0 ? .below : .above }
        }
        return .equal
    }
}

/// Where a row stands at given values.
private enum RowState {
    case hasRoom, tight, violated

    init(_ relation: Relation, _ residual: Double, _ allowance: Double) {
        if abs(residual) <= allowance {
            self = .tight
        } else {
            switch relation {
            case .equal: self = .violated
            case .lessOrEqual: self = residual > 0 ? .violated : .hasRoom
            case .greaterOrEqual: self = residual < 0 ? .violated : .hasRoom
            }
        }
    }
}

/// The multipliers of a certificate with their zeros.
private struct MultiplierTable {
    /// The levels of the optional rows and of the components, strongest first.
    let levels: [Double]

    /// For each row, its component at each of `levels`.
    let components: [[Double]]

    /// For each of `levels`, the largest weight or |component| there.
    let scales: [Double]

    init(_ certificate: OptimalityCertificate, _ problem: Problem) {
        let optional = problem.rows.map(\.strength).filter { !$0.isRequired }
        var levels: [Double] = []
        for level in (optional.map(\.level) + certificate.multipliers.joined().map(\.level)).sorted(by: >)
        where level != levels.last {
            levels.append(level)
        }
        let components = certificate.multipliers.map { row in
            levels.map { level in row.first { $0.level == level }?.value ?? 0 }
        }
        scales = levels.enumerated().map { place, level in
            let weights = optional.filter { $0.level == level }.map(\.weight)
            return components.reduce(weights.max() ?? 0) { max($0, abs($1[place])) }
        }
        (self.levels, self.components) = (levels, components)
    }
}
