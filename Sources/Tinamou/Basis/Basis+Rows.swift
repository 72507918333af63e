// How variables and rows come and go. None of this is on the trail: a call that is refused undoes what it made itself,
// in reverse, with the `undo` functions here and in Basis+Constraints.

/// A term of a constraint that is being added: one for each variable, none of them zero.
struct SaidTerm: BitwiseCopyable {
    var column: ColumnIndex
    var value: Double
    /// The magnitudes that were added up to `value`.
    var magnitude: Double
}

extension Basis {
    // MARK: Variables

    mutating func makeColumn(stamp: UInt32) -> ColumnIndex {
        if !freeColumns.isEmpty { return freeColumns.removeLast() }
        let column = columns.endIndex
        columns.append(Column())
        values.append(0)
        columnStamps.append(stamp)
        isChanged.append(false)
        reach.slots.append(-1)
        return column
    }

    /// Frees a variable that is in no constraint. Its handles become invalid.
    mutating func destroyColumn(_ column: ColumnIndex) {
        assert(columns[column].termCount == 0 && !columns[column].constraints.exists)
        columns[column] = Column()
        values[column] = 0
        columnStamps[column] = Basis.nextStamp(columnStamps[column])
        freeColumns.append(column)
    }

    /// The stamp of the next use of a place. An odd step, so that all 2³² stamps come before the first comes back.
    static func nextStamp(_ stamp: UInt32) -> UInt32 {
        stamp &+ 0x9E37_79B1
    }

    // MARK: Terms

    /// Starts a new list of terms in `said`.
    mutating func beginSaying() {
        said.removeAll()
        reach.clear()
    }

    /// Adds a term to `said`. Coefficients of a variable that occurs before are added up.
    mutating func say(_ coefficient: Double, _ column: ColumnIndex) {
        var slot = reach.slot(of: column)
        if slot < 0 {
            slot = reach.discover(column, from: -1, cursor: .none)
            said.append(SaidTerm(column: column, value: 0, magnitude: 0))
        }
        said[Int(slot)].value += coefficient
        said[Int(slot)].magnitude += abs(coefficient)
    }

    /// Drops the terms that have cancelled out. Afterwards a term's place in `said` is its variable's slot in `reach`.
    mutating func finishSaying() {
        var largest = 0.0
        for index in 0..<said.count { largest = max(largest, abs(said[index].value)) }
        // A coefficient that would vanish beside the largest cannot be told from none.
        let least = largest.isNormal ? largest * 0x1p-1000 : 0
        var kept = 0
        for index in 0..<said.count {
            let term = said[index]
            if abs(term.value) <= max(Tolerances.mergedTerm * term.magnitude, least) { continue }
            said[kept] = term
            kept += 1
        }
        if kept < said.count {
            said.truncate(to: kept)
            reach.clear()
            for index in 0..<kept { _ = reach.discover(said[index].column, from: -1, cursor: .none) }
        }
    }

    // MARK: Forms

    /// The form of the terms in `said`, if there is one already, and by what it has to be multiplied to give them.
    ///
    /// Looks along the shortest column only, and not at more than `searchLimit` rows: that two constraints share a
    /// form makes some steps shorter, but nothing depends on it.
    func findForm() -> (form: Form, scale: Double)? {
        if said.count == 1 { return (Form(said[0].column), said[0].value) }
        if said.isEmpty { return nil }
        var shortest = said[0].column
        for index in 1..<said.count where columns[said[index].column].termCount < columns[shortest].termCount {
            shortest = said[index].column
        }
        var term = columns[shortest].firstTerm
        var looked = 0
        while term.exists && looked < Basis.searchLimit {
            let row = coefficients[term].row
            if rows[row].termCount == Int32(said.count), let scale = scale(ofSaidTo: row) { return (Form(row), scale) }
            term = coefficients[term].next
            looked += 1
        }
        return nil
    }

    static var searchLimit: Int { 24 }

    /// The exact ratio of the terms in `said` to a row of as many terms, if there is one.
    private func scale(ofSaidTo row: RowIndex) -> Double? {
        var term = rows[row].firstTerm
        var scale = 0.0
        for index in 0..<said.count {
            let coefficient = coefficients[term]
            let slot = reach.slot(of: coefficient.column)  // left there by `gather`
            if slot < 0 { return nil }
            let value = said[Int(slot)].value
            if index == 0 { scale = value / coefficient.value }
            if scale * coefficient.value != value { return nil }
            term.raw += 1
        }
        return scale
    }

    /// A new row for the terms in `said`, divided by a power of two that brings the largest between 1 and 2.
    mutating func makeRow() -> (row: RowIndex, scale: Double, rowIsNew: Bool, blockIsNew: Bool) {
        var largest = 0.0
        for index in 0..<said.count { largest = max(largest, abs(said[index].value)) }
        let scale = largest == 0 ? 1 : Double(sign: .plus, exponent: largest.exponent, significand: 1)
        let (row, rowIsNew) = takeRow()
        let (first, blockIsNew) = takeBlock(said.count)
        rows[row] = Row(firstTerm: first, termCount: Int32(said.count))
        var term = first
        for index in 0..<said.count {
            let column = said[index].column
            let head = columns[column].firstTerm
            // A power of two divides exactly; what it makes vanish is beyond 10³⁰⁰ times smaller than the largest.
            coefficients[term] = Coefficient(
                value: said[index].value / scale, column: column, row: row, next: head, previous: .none)
            if head.exists { coefficients[head].previous = term }
            columns[column].firstTerm = term
            columns[column].termCount += 1
            term.raw += 1
        }
        return (row, scale, rowIsNew, blockIsNew)
    }

    /// Takes an inactive row without constraints out.
    mutating func destroyRow(_ row: RowIndex) {
        unchainRow(row)
        releaseBlock(rows[row].firstTerm, Int(rows[row].termCount))
        rows[row] = Row()
        freeRows.append(row)
    }

    /// Takes back `makeRow`, the last structure made.
    mutating func undoRow(_ row: RowIndex, rowIsNew: Bool, blockIsNew: Bool) {
        let first = rows[row].firstTerm
        let count = Int(rows[row].termCount)
        unchainRow(row)
        if blockIsNew && count > 0 {
            coefficients.truncate(to: first.position)
        } else {
            releaseBlock(first, count)
        }
        rows[row] = Row()
        if rowIsNew {
            rows.truncate(to: rows.count - 1)
            reach.rowSlots.truncate(to: rows.count)
        } else {
            freeRows.append(row)
        }
    }

    private mutating func unchainRow(_ row: RowIndex) {
        var term = rows[row].firstTerm
        for _ in 0..<rows[row].termCount {
            let coefficient = coefficients[term]
            if coefficient.previous.exists {
                coefficients[coefficient.previous].next = coefficient.next
            } else {
                columns[coefficient.column].firstTerm = coefficient.next
            }
            if coefficient.next.exists { coefficients[coefficient.next].previous = coefficient.previous }
            columns[coefficient.column].termCount -= 1
            term.raw += 1
        }
    }

    private mutating func takeRow() -> (row: RowIndex, isNew: Bool) {
        if !freeRows.isEmpty { return (freeRows.removeLast(), false) }
        let row = rows.endIndex
        rows.append(Row())
        reach.rowSlots.append(-1)
        return (row, true)
    }

    /// Whether an active row contains a variable.
    func isInActiveRow(_ column: ColumnIndex) -> Bool {
        var term = columns[column].firstTerm
        while term.exists {
            if rows[coefficients[term].row].mate.exists { return true }
            term = coefficients[term].next
        }
        return false
    }

    // MARK: Blocks of coefficients

    static var blockClassCount: Int { 48 }

    /// Blocks of up to 16 places come in every size, larger ones in powers of two.
    static func blockClass(_ count: Int) -> (index: Int, size: Int) {
        if count <= 16 { return (count, count) }
        let exponent = Int.bitWidth - (count - 1).leadingZeroBitCount  // 5 for 17…32
        return (12 + exponent, 1 << exponent)
    }

    private mutating func takeBlock(_ count: Int) -> (first: TermIndex, isNew: Bool) {
        if count == 0 { return (.none, false) }
        let (index, size) = Basis.blockClass(count)
        let free = freeBlocks[index]
        if free >= 0 {
            let first = TermIndex(raw: free)
            freeBlocks[index] = coefficients[first].next.raw
            return (first, false)
        }
        let first = coefficients.endIndex
        let blank = Coefficient(value: 0, column: .none, row: .none, next: .none, previous: .none)
        coefficients.resize(to: coefficients.count + size, filler: blank)
        return (first, true)
    }

    private mutating func releaseBlock(_ first: TermIndex, _ count: Int) {
        if count == 0 { return }
        let (index, size) = Basis.blockClass(count)
        for offset in 0..<size {
            coefficients[TermIndex(position: first.position + offset)] = Coefficient(
                value: 0, column: .none, row: .none, next: .none, previous: .none)
        }
        coefficients[first].next = TermIndex(raw: freeBlocks[index])
        freeBlocks[index] = first.raw
    }
}
