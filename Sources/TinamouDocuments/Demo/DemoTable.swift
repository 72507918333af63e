/// Rows of a table with a line under its heads: numbers to the right in columns of one width, then texts to the left.
struct DemoTable {
    /// What stands above the columns.
    var heads: [String]

    /// How many of the columns, the last ones, are texts.
    var textCount = 1

    /// The rows, as many texts each as there are heads.
    var rows: [[String]] = []

    /// How wide a column of numbers is.
    private static let width = 8

    /// The lines, without blanks at their ends.
    var lines: [String] {
        let texts = (heads.count - textCount)..<heads.count
        let widths = texts.map { column in ([heads] + rows).map { $0[column].count }.max() ?? 0 }
        func line(_ row: [String]) -> String {
            let numbers = row[..<texts.lowerBound].map { rightAligned($0, DemoTable.width) }.joined()
            let line = numbers + zip(row[texts], widths).map { "   " + padded($0, $1) }.joined()
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        return ([heads, heads.map { String(repeating: "-", count: $0.count) }] + rows).map(line)
    }
}

/// A number of points as a person reads it: a tenth is the least that matters.
func points(_ number: Double) -> String {
    readable((number * 10).rounded() / 10)
}
