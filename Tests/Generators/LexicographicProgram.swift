// From a problem to its linear program and to the answer, in the textbook's steps:
//
// 1. Each row becomes an equation `a·x − b = surplus − shortfall` with both parts not negative; what a
//    relation forbids is left out if the row is required and costs its weight if it is not.
// 2. The free variables become basic, by Gaussian elimination, and stay so.
// 3. Phase one finds a point that satisfies the required rows.
// 4. For each level, strongest first: the weighted sum of what costs something is minimised, and the columns
//    that would raise it are taken out.
// 5. For each variable: it is minimised and maximised over what is left.

import Tinamou

/// A problem as a linear program in one kind of whole numbers.
struct LexicographicProgram<Entry: TableauInteger> {
    /// A part of a row's equation that costs something at the row's level.
    private struct Penalty {
        let level: Double
        let label: Int

        /// What a unit of the part in the tableau costs: `significand · 2^exponent`.
        let significand: Entry
        let exponent: Int
    }

    private let variableCount: Int
    private let tableau: ExactTableau<Entry>

    /// The rows in the order in which they are written: required equations, required inequalities, then the
    /// optional ones from the strongest down.
    private let rows: [Problem.Row]
    private var penalties: [Penalty] = []

    /// The whole way from a problem to its outcome.
    static func solve(_ problem: Problem) throws(ArithmeticOverflow) -> ExactOutcome {
        var program = try LexicographicProgram(problem.rows, variableCount: problem.variableCount)
        guard try program.makeRequiredRowsHold() else { return .infeasible }
        let levels = try program.minimiseLevels()
        return .optimal(
            ExactOptimum(levels: levels, point: program.point(), ranges: try program.ranges()))
    }

    /// Whether the rows can hold together, all of them taken as required.
    static func isFeasible(
        _ rows: [Problem.Row], variableCount: Int
    ) throws(ArithmeticOverflow) -> Bool {
        let required = rows.map { row in
            var row = row
            row.strength = .required
            return row
        }
        return try LexicographicProgram(required, variableCount: variableCount).makeRequiredRowsHold()
    }

    /// Step 1.
    private init(_ problemRows: [Problem.Row], variableCount: Int) throws(ArithmeticOverflow) {
        self.variableCount = variableCount
        rows = LexicographicProgram.ordered(problemRows)
        let optionalCount = rows.count { !$0.strength.isRequired }
        tableau = ExactTableau(
            freeCount: variableCount, labelCount: variableCount + 2 * rows.count + 1,
            rowCapacity: rows.count, columnCapacity: variableCount + optionalCount + 1)
        for variable in 0..<variableCount { _ = tableau.addColumn(label: variable) }
        for index in rows.indices { try writeRow(index) }
    }

    private static func ordered(_ rows: [Problem.Row]) -> [Problem.Row] {
        let keys = rows.enumerated().map { index, row in
            precondition(row.strength.isValid, "row \(index) has the strength \(row.strength)")
            return (row.strength.isRequired && row.relation == .equal ? -2000 : -row.strength.level, index)
        }
        return keys.sorted(by: <).map { rows[$0.1] }
    }

    private func surplus(_ row: Int) -> Int { variableCount + 2 * row }
    private func shortfall(_ row: Int) -> Int { variableCount + 2 * row + 1 }
    private var artificial: Int { variableCount + 2 * rows.count }

    // MARK: Step 1: rows become equations of whole numbers

    /// Writes `surplus = a·x − b + shortfall` with whole numbers without a common divisor. The sides of a
    /// `<=` are exchanged, so that for it too the shortfall is what the relation forbids.
    private mutating func writeRow(_ index: Int) throws(ArithmeticOverflow) {
        let row = rows[index]
        let line = tableau.addRow(label: surplus(index))
        let scale = try writeWholeNumbers(row, line: line)
        if row.strength.isRequired { return }
        tableau[line, tableau.addColumn(label: shortfall(index))] = Entry(1)
        let weight = DyadicParts(row.strength.weight)
        let significand = try scale.divisor.times(Entry(weight.significand))
        for label in row.relation == .equal ? [shortfall(index), surplus(index)] : [shortfall(index)] {
            penalties.append(
                Penalty(
                    level: row.strength.level, label: label,
                    significand: significand, exponent: weight.exponent + scale.exponent))
        }
    }

    /// Writes `a·x − b`, or `b − a·x` for a `<=`; returns what the whole numbers have to be multiplied by to
    /// give the row's own ones: `divisor · 2^exponent`.
    private func writeWholeNumbers(
        _ row: Problem.Row, line: Int
    ) throws(ArithmeticOverflow) -> (divisor: Entry, exponent: Int) {
        var parts = row.terms.map { term in
            precondition(0..<variableCount ~= term.variable, "there is no variable \(term.variable)")
            return (column: term.variable + 1, DyadicParts(term.coefficient))
        }
        parts.append((column: 0, DyadicParts(-row.constant)))
        parts.removeAll { $0.1.significand == 0 }
        let exponent = parts.map(\.1.exponent).min() ?? 0
        for (column, part) in parts {
            let term = Entry(row.relation == .lessOrEqual ? -part.significand : part.significand)
            tableau[line, column] = try tableau[line, column].plus(term.shifted(by: part.exponent - exponent))
        }
        var divisor = Entry(0)
        for (column, _) in parts { divisor = .greatestCommonDivisor(divisor, tableau[line, column]) }
        if divisor.sign == 0 { return (Entry(1), 0) }
        for column in 0...variableCount where tableau[line, column].sign != 0 {
            tableau[line, column] = tableau[line, column].quotient(by: divisor)
        }
        return (divisor, exponent)
    }

    // MARK: Steps 2 and 3: a feasible point

    /// Makes the tableau stand for a point that satisfies the required rows; `false` if there is none.
    private func makeRequiredRowsHold() throws(ArithmeticOverflow) -> Bool {
        for line in rows.indices {
            guard try enterFreeVariable(line) else { return false }
        }
        for line in rows.indices { try makeShortfallBasic(line) }
        return try tableau.makeFeasible(artificial: artificial)
    }

    /// Solves a row for the first free variable that is nonbasic. A required equation's surplus is 0 and its
    /// column goes. Returns `false` if the row is a required equation 0 = b with another b than 0.
    private func enterFreeVariable(_ line: Int) throws(ArithmeticOverflow) -> Bool {
        let isEquation = rows[line].strength.isRequired && rows[line].relation == .equal
        var column = 1
        while column <= tableau.columnCount {
            if tableau.label(ofColumn: column) < variableCount, tableau[line, column].sign != 0 {
                try tableau.pivot(row: line, column: column)
                if isEquation { tableau.dropColumn(column) }
                return true
            }
            column += 1
        }
        // Required equations come first: no shortfall is in the row yet, and all its entries are 0.
        return !isEquation || tableau[line, 0].sign == 0
    }

    /// If the surplus of an optional row is basic and negative, exchanges it with the row's shortfall. Phase one
    /// would come to the same, in about twice the time for the whole problem.
    private func makeShortfallBasic(_ line: Int) throws(ArithmeticOverflow) {
        guard tableau.label(ofRow: line) == surplus(line), tableau[line, 0].sign < 0,
            case .column(let column) = tableau.place(of: shortfall(line))
        else { return }
        try tableau.pivot(row: line, column: column)
    }

    // MARK: Step 4: the levels

    private mutating func minimiseLevels() throws(ArithmeticOverflow) -> [ExactOptimum.LevelViolation] {
        var result: [ExactOptimum.LevelViolation] = []
        var rest = penalties[...]
        while let level = rest.first?.level {
            let group = rest.prefix { $0.level == level }
            rest = rest.dropFirst(group.count)
            let scale = try writeCost(group)
            let isBounded = try tableau.minimise()
            precondition(isBounded, "violations are not negative")
            let cost = tableau.number(row: tableau.costRow, column: 0)
            let violation = (cost * ExactNumber(scale.divisor.big)).scaled(byPowerOfTwo: scale.exponent)
            result.append(ExactOptimum.LevelViolation(level: level, violation: violation))
            tableau.dropCostlyColumns()
        }
        return result
    }

    /// Writes the weighted sum of the penalties with whole numbers without a common divisor; returns what the
    /// cost has to be multiplied by: `divisor · 2^exponent`.
    private func writeCost(
        _ group: ArraySlice<Penalty>
    ) throws(ArithmeticOverflow) -> (divisor: Entry, exponent: Int) {
        let exponent = group.map(\.exponent).min() ?? 0
        var factors: [Entry] = []
        var divisor = Entry(0)
        for penalty in group {
            factors.append(try penalty.significand.shifted(by: penalty.exponent - exponent))
            divisor = .greatestCommonDivisor(divisor, factors[factors.count - 1])
        }
        tableau.clearCost()
        for (penalty, factor) in zip(group, factors) {
            try addToCost(factor.quotient(by: divisor), penalty.label)
        }
        return (divisor, exponent)
    }

    private func addToCost(_ factor: Entry, _ label: Int) throws(ArithmeticOverflow) {
        let cost = tableau.costRow
        switch tableau.place(of: label) {
        case .gone: break
        case .column(let column):
            tableau[cost, column] = try tableau[cost, column].plus(factor.times(tableau.denominator))
        case .row(let row):
            for column in 0...tableau.columnCount where tableau[row, column].sign != 0 {
                tableau[cost, column] = try tableau[cost, column].plus(factor.times(tableau[row, column]))
            }
        }
    }

    // MARK: Step 5: the ranges

    /// The values at the point that the tableau stands for.
    private func point() -> [ExactNumber] {
        (0..<variableCount).map { variable in
            if case .row(let row) = tableau.place(of: variable) { return tableau.number(row: row, column: 0) }
            return .zero
        }
    }

    private func ranges() throws(ArithmeticOverflow) -> [ExactRange] {
        var result: [ExactRange] = []
        for variable in 0..<variableCount { result.append(try range(variable)) }
        return result
    }

    /// The values of a variable over what is left of the tableau.
    private func range(_ variable: Int) throws(ArithmeticOverflow) -> ExactRange {
        // Nothing depends on a free variable that found no row to be basic in, except other free variables.
        guard case .row(let row) = tableau.place(of: variable) else { return .unbounded }
        let moving = (0..<tableau.columnCount).map { $0 + 1 }.filter { tableau[row, $0].sign != 0 }
        if moving.isEmpty {
            let value = tableau.number(row: row, column: 0)
            return ExactRange(least: value, greatest: value)
        }
        if moving.contains(where: { tableau.label(ofColumn: $0) < variableCount }) { return .unbounded }
        let least = try least(variable, sign: 1)
        let greatest = try self.least(variable, sign: -1).map { -$0 }
        return ExactRange(least: least, greatest: greatest)
    }

    /// The least value of a variable times a sign; `nil` if there is none.
    private func least(_ variable: Int, sign: Int64) throws(ArithmeticOverflow) -> ExactNumber? {
        tableau.clearCost()
        try addToCost(Entry(sign), variable)
        let isBounded = try tableau.minimise()
        tableau.hasCost = false
        return isBounded ? tableau.number(row: tableau.costRow, column: 0) : nil
    }
}
