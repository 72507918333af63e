// A dense simplex tableau of whole numbers: each basic variable as a sum of the nonbasic ones, all over one
// common denominator. Goals in order: exact; small enough numbers to stay in 64 bits for the problems of a
// test; fast enough for tens of thousands of problems in a build without optimisation.
//
// Fractions were rejected: each entry would carry a denominator of its own and every sum a greatest common
// divisor. With one common denominator an entry is, up to sign, a minor of the matrix that the tableau began
// with, and a pivot is two products, a difference and a division that is known to leave no remainder.
//
// Sources: J. Edmonds, "Systems of distinct representatives and linear algebra", 1967, and E. H. Bareiss,
// "Sylvester's identity and multistep integer-preserving Gaussian elimination", Math. Comp. 22 (1968), for
// the division; V. Chvatal, "Linear Programming", 1983, chapters 2 and 3, for the tableau ("dictionary").

/// A tableau `d · x_B = constants + cells · x_N` of whole numbers.
///
/// The variables are known by labels from 0; those below `freeCount` are free, the others are not negative.
/// A row belongs to a basic variable, a column to a nonbasic one; column 0 holds the constants. At the point
/// that the tableau stands for, the nonbasic variables are 0, so that a row's constant is its variable's value
/// times the denominator.
///
/// Invariants:
/// - I1: the denominator is positive.
/// - I2: each label that is in the tableau has exactly one row or column, and `places` names it.
final class ExactTableau<Entry: TableauInteger> {
    /// Where a variable is.
    enum Place: Equatable {
        /// Basic, in this row.
        case row(Int)

        /// Nonbasic, in this column, counted from 1.
        case column(Int)

        /// Not in the tableau: 0 for good.
        case gone
    }

    /// Labels below this number are free variables.
    let freeCount: Int

    /// How many rows there are, without the cost row.
    private(set) var rowCount = 0

    /// How many columns there are; they are numbered 1 ... `columnCount`.
    private(set) var columnCount = 0

    /// What all entries are over.
    private(set) var denominator = Entry(1)

    /// Whether the cost row takes part in pivots.
    var hasCost = false

    private let stride: Int
    private let rowCapacity: Int
    private let cells: UnsafeMutablePointer<Entry>
    private var rowLabels: [Int] = []
    private var columnLabels: [Int] = [-1]
    private var places: [Place]

    /// An empty tableau with room for so many rows and columns and for labels below `labelCount`.
    init(freeCount: Int, labelCount: Int, rowCapacity: Int, columnCapacity: Int) {
        self.freeCount = freeCount
        self.rowCapacity = rowCapacity
        stride = columnCapacity + 1
        let size = (rowCapacity + 1) * stride
        cells = .allocate(capacity: size)
        cells.initialize(repeating: Entry(0), count: size)
        places = Array(repeating: .gone, count: labelCount)
    }

    deinit {
        cells.deinitialize(count: (rowCapacity + 1) * stride)
        cells.deallocate()
    }

    /// The number of the row that holds the cost: what ``minimise()`` makes small.
    var costRow: Int { rowCapacity }

    /// One entry; column 0 is the constant.
    subscript(row: Int, column: Int) -> Entry {
        get { cells[row * stride + column] }
        set { cells[row * stride + column] = newValue }
    }

    /// Where the variable of a label is.
    func place(of label: Int) -> Place { places[label] }

    /// The label of the variable that is basic in a row.
    func label(ofRow row: Int) -> Int { rowLabels[row] }

    /// The label of the variable that is nonbasic in a column.
    func label(ofColumn column: Int) -> Int { columnLabels[column] }

    /// Adds a row of zeros for a new basic variable and returns its number.
    func addRow(label: Int) -> Int {
        precondition(rowCount < rowCapacity, "no room for another row")
        rowLabels.append(label)
        places[label] = .row(rowCount)
        rowCount += 1
        return rowCount - 1
    }

    /// Adds a column of zeros for a new nonbasic variable and returns its number.
    func addColumn(label: Int) -> Int {
        precondition(columnCount + 1 < stride, "no room for another column")
        columnCount += 1
        columnLabels.append(label)
        places[label] = .column(columnCount)
        for row in 0...rowCapacity { self[row, columnCount] = Entry(0) }
        return columnCount
    }

    /// Takes a column out: its variable is 0 from now on. The last column moves into its place.
    func dropColumn(_ column: Int) {
        places[columnLabels[column]] = .gone
        if column < columnCount {
            for row in 0..<rowCount { self[row, column] = self[row, columnCount] }
            self[costRow, column] = self[costRow, columnCount]
            columnLabels[column] = columnLabels[columnCount]
            places[columnLabels[column]] = .column(column)
        }
        columnLabels.removeLast()
        columnCount -= 1
    }

    /// Exchanges the basic variable of a row with the nonbasic variable of a column.
    ///
    /// With the pivot *p*, an entry *a* of another row, *f* of that row in the pivot column, *b* of the pivot
    /// row above or below *a*, and the denominator *d*, the new entry is (*p a* − *f b*) / *d* and the new
    /// denominator *p*; all signs turn if *p* is negative.
    ///
    /// - Precondition: the entry at the row and the column is not 0.
    /// - Complexity: O(*m n*), *m* and *n* the numbers of rows and columns.
    func pivot(row: Int, column: Int) throws(ArithmeticOverflow) {
        let pivotRow = cells + row * stride
        let isNegative = pivotRow[column].sign < 0
        let pivot = isNegative ? pivotRow[column].negated : pivotRow[column]
        var index = 0
        while index <= rowCount {
            let other = index < rowCount ? index : costRow
            if index == row || (other == costRow && !hasCost) {
                index += 1
                continue
            }
            let target = cells + other * stride
            let factor = isNegative ? target[column].negated : target[column]
            try Entry.eliminate(
                target, pivotRow, count: columnCount + 1, factor: factor, pivot: pivot, divisor: denominator)
            target[column] = factor
            index += 1
        }
        index = isNegative ? columnCount + 1 : 0
        while index <= columnCount {
            pivotRow[index] = pivotRow[index].negated
            index += 1
        }
        pivotRow[column] = isNegative ? denominator.negated : denominator
        denominator = pivot
        swapLabels(row: row, column: column)
    }

    private func swapLabels(row: Int, column: Int) {
        let (leaving, entering) = (rowLabels[row], columnLabels[column])
        rowLabels[row] = entering
        columnLabels[column] = leaving
        places[entering] = .row(row)
        places[leaving] = .column(column)
    }

    /// Sets the cost row to 0 and lets it take part in pivots.
    func clearCost() {
        for column in 0...columnCount { self[costRow, column] = Entry(0) }
        hasCost = true
    }

    /// The number that an entry stands for.
    func number(row: Int, column: Int) -> ExactNumber {
        ExactNumber(self[row, column].big, over: denominator.big)
    }
}
