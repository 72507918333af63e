// Elimination that keeps to the coefficients there are, for blocks in which many variables would have to be torn.
//
// At each step the column with the fewest coefficients left is eliminated, with its own row, or, where that has too small
// a coefficient beside the column's largest, with the row that has the fewest (Markowitz 1957, with threshold pivoting).
// Keeping to the diagonal keeps equations that are mutual so, which fills in less. A row of means,
// each variable between its neighbours, is solved in time with its length, a mesh in time with the power of one and a half,
// where elimination in a square takes the third power and as much memory as the square.

/// Solves sparse simultaneous equations for one right side.
///
/// Filled by `begin`, `add` and `setRight`; `solution(column)` are the unknowns.
package struct SparseElimination: ~Copyable {
    /// A coefficient in its row.
    struct Entry: BitwiseCopyable {
        var value: Double
        var column: Int32
        var next: Int32
    }

    /// A row in the list of a column.
    struct Place: BitwiseCopyable {
        var row: Int32
        var next: Int32
    }

    private var entries: Buffer<Entry>
    private var firstEntry: Buffer<Int32>
    private var rowCount: Buffer<Int32>
    private var places: Buffer<Place>
    private var firstPlace: Buffer<Int32>
    /// How many rows that are still to be used contain a column; −1 for one that has been eliminated.
    private var columnCount: Buffer<Int32>
    private var isUsed: Buffer<Bool>
    private var rights: Buffer<Double>
    /// The rows and columns of the steps, in order.
    private var pivotRows: Buffer<Int32>
    private var pivotColumns: Buffer<Int32>
    /// The entry of each column in the row at hand, or −1.
    private var entryOf: Buffer<Int32>
    /// Columns by their counts, fewest first: count · 2³² + column. Outdated members are passed over.
    private var heap: Buffer<Int>
    private var unknowns: Buffer<Double>
    /// How many coefficients have been computed: what the elimination costs.
    package private(set) var work = 0

    init(in arena: inout Arena) {
        entries = Buffer(capacity: 1, in: &arena)
        firstEntry = Buffer(capacity: 1, in: &arena)
        rowCount = Buffer(capacity: 1, in: &arena)
        places = Buffer(capacity: 1, in: &arena)
        firstPlace = Buffer(capacity: 1, in: &arena)
        columnCount = Buffer(capacity: 1, in: &arena)
        isUsed = Buffer(capacity: 1, in: &arena)
        rights = Buffer(capacity: 1, in: &arena)
        pivotRows = Buffer(capacity: 1, in: &arena)
        pivotColumns = Buffer(capacity: 1, in: &arena)
        entryOf = Buffer(capacity: 1, in: &arena)
        heap = Buffer(capacity: 1, in: &arena)
        unknowns = Buffer(capacity: 1, in: &arena)
    }

    /// One with memory of its own.
    package init() {
        var nothing = Arena(nil, byteCount: 0)
        self.init(in: &nothing)
    }

    /// An unknown, after `solve`.
    package func solution(_ column: Int) -> Double { unknowns[column] }

    // MARK: Equations

    /// Starts a system of so many equations in as many unknowns.
    package mutating func begin(_ count: Int) {
        entries.removeAll()
        places.removeAll()
        heap.removeAll()
        pivotRows.removeAll()
        pivotColumns.removeAll()
        SparseElimination.fill(&firstEntry, count, -1)
        SparseElimination.fill(&firstPlace, count, -1)
        SparseElimination.fill(&entryOf, count, -1)
        SparseElimination.fill(&rowCount, count, 0)
        SparseElimination.fill(&columnCount, count, 0)
        SparseElimination.fill(&isUsed, count, false)
        SparseElimination.fill(&rights, count, 0)
        SparseElimination.fill(&unknowns, count, 0)
        work = 0
    }

    private static func fill<Element: BitwiseCopyable>(_ buffer: inout Buffer<Element>, _ count: Int, _ value: Element)
    {
        buffer.removeAll()
        buffer.resize(to: count, filler: value)
    }

    /// Adds a coefficient. There is at most one for each row and column.
    package mutating func add(_ value: Double, row: Int, column: Int) {
        entries.append(Entry(value: value, column: Int32(column), next: firstEntry[row]))
        firstEntry[row] = Int32(entries.count - 1)
        rowCount[row] += 1
        places.append(Place(row: Int32(row), next: firstPlace[column]))
        firstPlace[column] = Int32(places.count - 1)
        columnCount[column] += 1
    }

    package mutating func setRight(_ value: Double, row: Int) { rights[row] = value }

    // MARK: Elimination

    /// Solves the equations. Returns `false` if they have no single solution as far as can be told.
    package mutating func solve() -> Bool {
        for column in 0..<columnCount.count { pushColumn(Int32(column)) }
        for _ in 0..<columnCount.count {
            guard let column = nextColumn(), let (row, pivot) = pivotRow(column) else { return false }
            eliminate(column, with: row, pivot)
        }
        substituteBack()
        return true
    }

    /// The row with which a column is eliminated, and its coefficient; `nil` if there is none.
    private mutating func pivotRow(_ column: Int32) -> (row: Int32, pivot: Double)? {
        var largest = 0.0
        var place = firstPlace[Int(column)]
        while place >= 0 {
            let row = places[Int(place)].row
            if !isUsed[Int(row)] { largest = max(largest, abs(value(row, column))) }
            place = places[Int(place)].next
        }
        if largest == 0 { return nil }
        var best: (row: Int32, pivot: Double)?
        place = firstPlace[Int(column)]
        while place >= 0 {
            let row = places[Int(place)].row
            place = places[Int(place)].next
            if isUsed[Int(row)] { continue }
            let pivot = value(row, column)
            if abs(pivot) < SparseElimination.threshold * largest { continue }
            if row == column { return (row, pivot) }
            if let known = best, rowCount[Int(known.row)] <= rowCount[Int(row)] { continue }
            best = (row, pivot)
        }
        return best
    }

    /// A pivot may be smaller than the largest of its column by this factor. Larger keeps errors smaller, smaller keeps
    /// to fewer coefficients; a tenth is usual.
    private static var threshold: Double { 0.1 }

    private func value(_ row: Int32, _ column: Int32) -> Double {
        var entry = firstEntry[Int(row)]
        while entry >= 0 {
            if entries[Int(entry)].column == column { return entries[Int(entry)].value }
            entry = entries[Int(entry)].next
        }
        return 0
    }

    /// Takes a column out of all rows but one.
    private mutating func eliminate(_ column: Int32, with pivotRow: Int32, _ pivot: Double) {
        isUsed[Int(pivotRow)] = true
        pivotRows.append(pivotRow)
        pivotColumns.append(column)
        columnCount[Int(column)] = -1
        var place = firstPlace[Int(column)]
        while place >= 0 {
            let row = places[Int(place)].row
            place = places[Int(place)].next
            if isUsed[Int(row)] { continue }
            let factor = take(column, from: row) / pivot
            if factor != 0 { subtract(pivotRow, times: factor, from: row, column) }
        }
        var entry = firstEntry[Int(pivotRow)]
        while entry >= 0 {
            let other = entries[Int(entry)].column
            if columnCount[Int(other)] > 0 {
                columnCount[Int(other)] -= 1
                pushColumn(other)
            }
            entry = entries[Int(entry)].next
        }
    }

    /// Takes a coefficient out of a row, and returns it.
    private mutating func take(_ column: Int32, from row: Int32) -> Double {
        var previous: Int32 = -1
        var entry = firstEntry[Int(row)]
        while entry >= 0 && entries[Int(entry)].column != column {
            previous = entry
            entry = entries[Int(entry)].next
        }
        if entry < 0 { return 0 }
        let next = entries[Int(entry)].next
        if previous >= 0 {
            entries[Int(previous)].next = next
        } else {
            firstEntry[Int(row)] = next
        }
        rowCount[Int(row)] -= 1
        return entries[Int(entry)].value
    }

    /// Subtracts a multiple of a row, but for the column that is being eliminated.
    private mutating func subtract(_ pivotRow: Int32, times factor: Double, from row: Int32, _ column: Int32) {
        rights[Int(row)] -= factor * rights[Int(pivotRow)]
        var entry = firstEntry[Int(row)]
        while entry >= 0 {
            entryOf[Int(entries[Int(entry)].column)] = entry
            entry = entries[Int(entry)].next
        }
        var source = firstEntry[Int(pivotRow)]
        while source >= 0 {
            let other = entries[Int(source)]
            source = other.next
            if other.column == column { continue }
            work += 1
            let known = entryOf[Int(other.column)]
            if known >= 0 {
                entries[Int(known)].value -= factor * other.value
            } else {
                add(-factor * other.value, row: Int(row), column: Int(other.column))
                entryOf[Int(other.column)] = firstEntry[Int(row)]
                pushColumn(other.column)
            }
        }
        entry = firstEntry[Int(row)]
        while entry >= 0 {
            entryOf[Int(entries[Int(entry)].column)] = -1
            entry = entries[Int(entry)].next
        }
    }

    /// Finds the unknowns, that of the last step first.
    private mutating func substituteBack() {
        for step in (0..<pivotRows.count).reversed() {
            let row = pivotRows[step]
            var rest = rights[Int(row)]
            var pivot = 1.0
            var entry = firstEntry[Int(row)]
            while entry >= 0 {
                let term = entries[Int(entry)]
                if term.column == pivotColumns[step] {
                    pivot = term.value
                } else {
                    rest -= term.value * unknowns[Int(term.column)]
                }
                entry = term.next
            }
            unknowns[Int(pivotColumns[step])] = rest / pivot
        }
    }

    // MARK: The column with the fewest coefficients

    private mutating func pushColumn(_ column: Int32) {
        heap.append(Int(columnCount[Int(column)]) << 32 | Int(column))
        var place = heap.count - 1
        while place > 0 && heap[place] < heap[(place - 1) / 2] {
            (heap[place], heap[(place - 1) / 2]) = (heap[(place - 1) / 2], heap[place])
            place = (place - 1) / 2
        }
    }

    private mutating func nextColumn() -> Int32? {
        while !heap.isEmpty {
            let first = heap[0]
            let last = heap.removeLast()
            if !heap.isEmpty {
                heap[0] = last
                sinkFirst()
            }
            let column = Int32(truncatingIfNeeded: first)
            if columnCount[Int(column)] == Int32(truncatingIfNeeded: first >> 32) { return column }
        }
        return nil
    }

    private mutating func sinkFirst() {
        var place = 0
        while true {
            var child = 2 * place + 1
            if child >= heap.count { return }
            if child + 1 < heap.count && heap[child + 1] < heap[child] { child += 1 }
            if heap[place] <= heap[child] { return }
            (heap[place], heap[child]) = (heap[child], heap[place])
            place = child
        }
    }
}
