// Problems built backwards from their proof: first a point and a multiplier for each row, then rows for which
// these are right. What is optimal is known by the proof, so that solvers, oracle and checker can all be
// held against it.

import Tinamou

/// A random problem together with a proof of what is optimal.
///
/// All numbers are multiples of 1/32 and small, so that sums of their products are exact in Doubles.
package struct CertifiedProblem: Sendable {
    /// The problem.
    package let problem: Problem

    /// The proof; its values are one optimal point, not always the only one.
    package let certificate: OptimalityCertificate

    /// The levels that rows and components are drawn from, strongest first.
    package static let levels: [Double] = [750, 500, 250, 50.5]

    /// A random problem of 1 + `size` / 2 variables and about twice as many rows.
    package init(size: Int, using random: inout SplitMix64) {
        let count = 1 + size / 2
        var draft = Draft(values: (0..<count).map { _ in Double(random.integer(in: -20...20)) })
        for _ in 0..<2 + size { draft.addRow(&random) }
        draft.balance()
        problem = Problem(variableCount: count, rows: draft.rows)
        certificate = OptimalityCertificate(
            values: draft.values,
            multipliers: draft.multipliers.map { components in
                zip(Self.levels, components).filter { $0.1 != 0 }.map { .init(level: $0.0, value: $0.1) }
            })
    }
}

/// Rows in the making, each with a component of its multiplier for each of `CertifiedProblem.levels`.
private struct Draft {
    let values: [Double]
    var rows: [Problem.Row] = []
    var multipliers: [[Double]] = []
    private let zero = CertifiedProblem.levels.map { _ in 0.0 }

    init(values: [Double]) {
        self.values = values
    }

    /// Adds a row that holds exactly, has room or is violated, with a multiplier that it can have.
    mutating func addRow(_ random: inout SplitMix64) {
        let terms = random.sample(random.integer(in: 1...3), below: values.count)
            .map { Problem.Summand(random.coefficient(), $0) }
        var row = Problem.Row(terms, random.pick(Relation.allCases), 0)
        row.constant = row.residual(at: values)
        let place = random.integer(below: CertifiedProblem.levels.count)
        if random.chance(percent: 75) {
            row.strength = Strength(CertifiedProblem.levels[place], weight: random.pick([1, 1, 2, 0.5]))
        }
        var multiplier = zero
        let distance = Double(random.integer(in: 1...20))
        switch random.integer(below: 3) {
        case 0 where row.relation != .equal:
            row.constant += row.relation == .lessOrEqual ? distance : -distance
        case 1 where !row.strength.isRequired:
            // Above its constant, a row pulls down; below it, up.
            let isAbove = row.relation == .lessOrEqual || row.relation == .equal && random.chance(percent: 50)
            row.constant += isAbove ? -distance : distance
            multiplier[place] = isAbove ? -row.strength.weight : row.strength.weight
        default: multiplier = tightMultiplier(row, place, &random)
        }
        rows.append(row)
        multipliers.append(multiplier)
    }

    /// A multiplier of a row that holds exactly: between its ends, and weaker levels free unless it is at one.
    private func tightMultiplier(_ row: Problem.Row, _ place: Int, _ random: inout SplitMix64) -> [Double] {
        let signs: ClosedRange<Int> =
            switch row.relation {
            case .equal: -4...4
            case .lessOrEqual: -4...0
            case .greaterOrEqual: 0...4
            }
        if row.strength.isRequired {
            let sign = row.relation == .equal ? random.pick([-1, 1]) : signs.lowerBound < 0 ? -1 : 1
            return descending(from: random.integer(in: 0...zero.count), sign, &random)
        }
        let quarters = random.integer(in: signs)
        // At the lower end weaker levels may only pull up, at the upper end only down, between them both ways.
        let sign = quarters == signs.lowerBound ? 1 : quarters == signs.upperBound ? -1 : random.pick([-1, 1])
        var multiplier = descending(from: random.integer(in: place + 1...zero.count), sign, &random)
        multiplier[place] = row.strength.weight * Double(quarters) / 4
        return multiplier
    }

    /// Zeros before a place, there a number of the given sign, and anything after it.
    private func descending(from place: Int, _ sign: Int, _ random: inout SplitMix64) -> [Double] {
        var multiplier = zero
        for index in zero.indices where index >= place {
            multiplier[index] =
                index == place ? Double(sign * random.integer(in: 1...8)) / 4 : random.eighth(in: -2...2)
        }
        return multiplier
    }

    /// Adds for each variable that something pulls on a required bound that holds exactly and pulls back.
    mutating func balance() {
        for variable in values.indices {
            var pull = zero
            for (row, multiplier) in zip(rows, multipliers) {
                for term in row.terms where term.variable == variable {
                    for place in zero.indices { pull[place] += multiplier[place] * term.coefficient }
                }
            }
            guard let strongest = pull.first(where: { $0 != 0 }) else { continue }
            let relation: Relation = strongest < 0 ? .greaterOrEqual : .lessOrEqual
            rows.append(Problem.Row([Problem.Summand(1, variable)], relation, values[variable]))
            multipliers.append(pull.map { -$0 })
        }
    }
}
