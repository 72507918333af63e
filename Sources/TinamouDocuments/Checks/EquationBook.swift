// Which equations follow from others: elimination, as by hand.
//
// Each equation that is written down is solved for one of its variables, its pivot. A row is reduced by putting in, for
// every pivot in it, what its equation says; what is left mentions no pivot, and is the same whatever the order of the
// equations. Nothing left means that the row follows from the equations; which ones, the multiples tell that have been
// subtracted.

/// Equations, of which each new one says whether it follows from those before.
struct EquationBook {
    /// Σ coefficient · variable == constant, variables in ascending order; and the written equations of which it is the
    /// sum, by their names, if that is kept.
    struct Row {
        var terms: [(variable: Int, factor: Double)]
        var constant: Double
        var sources: [Int: Double] = [:]
    }

    private var rows: [Row] = []
    /// The place of the row that is solved for a variable, by the variable; −1 for none.
    private var rowOfPivot: [Int]
    private let keepsSources: Bool

    /// What of a factor or a constant is left by rounding, relative to what it is made of.
    static let tolerance = 1e-9

    init(variableCount: Int, keepsSources: Bool) {
        rowOfPivot = [Int](repeating: -1, count: variableCount)
        self.keepsSources = keepsSources
    }

    /// The row without the variables for which equations are solved.
    ///
    /// - Complexity: O(equations put in · terms of the longest row).
    func reduced(_ row: Row) -> Row {
        var here = row
        while true {
            // Equations that were written earlier first: what they bring in is solved later.
            var first = Int.max
            var factor = 0.0
            for term in here.terms where rowOfPivot[term.variable] >= 0 && rowOfPivot[term.variable] < first {
                (first, factor) = (rowOfPivot[term.variable], term.factor)
            }
            if first == Int.max { return here }
            here = subtract(factor, rows[first], from: here)
        }
    }

    /// Writes a reduced equation down, solved for the variable with the largest factor.
    mutating func write(_ row: Row) {
        guard let pivot = row.terms.max(by: { (abs($0.factor), $0.variable) < (abs($1.factor), $1.variable) }) else {
            return
        }
        rowOfPivot[pivot.variable] = rows.count
        rows.append(
            Row(
                terms: row.terms.map { ($0.variable, $0.variable == pivot.variable ? 1 : $0.factor / pivot.factor) },
                constant: row.constant / pivot.factor, sources: row.sources.mapValues { $0 / pivot.factor }))
    }

    /// A row less a multiple of another.
    private func subtract(_ factor: Double, _ other: Row, from row: Row) -> Row {
        var terms: [(variable: Int, factor: Double)] = []
        terms.reserveCapacity(row.terms.count + other.terms.count)
        var one = 0
        var two = 0
        while one < row.terms.count || two < other.terms.count {
            let left = one < row.terms.count ? row.terms[one].variable : Int.max
            let right = two < other.terms.count ? other.terms[two].variable : Int.max
            if left < right {
                terms.append(row.terms[one])
                one += 1
            } else if right < left {
                terms.append((right, -factor * other.terms[two].factor))
                two += 1
            } else {
                let part = factor * other.terms[two].factor
                let rest = row.terms[one].factor - part
                // What cancels but for rounding is gone; a pivot is, exactly.
                if abs(rest) > EquationBook.tolerance * max(abs(part), abs(row.terms[one].factor)) {
                    terms.append((left, rest))
                }
                one += 1
                two += 1
            }
        }
        var sources = row.sources
        if keepsSources {
            for (source, part) in other.sources {
                let rest = (sources[source] ?? 0) - factor * part
                sources[source] = abs(rest) > EquationBook.tolerance ? rest : nil
            }
        }
        return Row(terms: terms, constant: row.constant - factor * other.constant, sources: sources)
    }
}
