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

    mutating func makeColumn() -> ColumnIndex {
        if !freeColumns.isEmpty {
            let column = freeColumns.removeLast()
            columnStamps[column] = nextStamp(columnStamps[column])
            return column
        }
        let column = columns.endIndex
        columns.append(Column())
        columnStamps.append(firstStamp)
        values.append(0)
        notes.append(Notes())
        reach.slots.append(-1)
        return column
    }

    /// Frees a variable that is in no constraint. Its handles become invalid.
    mutating func destroyColumn(_ column: ColumnIndex) {
        assert(columns[column].termCount == 0 && !columns[column].constraints.exists)
        if notes[column].isChanged { forgetChange(of: column) }
        columns[column] = Column()
        columnStamps[column] = nextStamp(columnStamps[column])
        values[column] = 0
        freeColumns.append(column)
    }

    /// The stamp of the next use of a place: a step of this solver's own, and odd, so that all 2³² stamps come before
    /// the first comes back.
    func nextStamp(_ stamp: UInt32) -> UInt32 { stamp &+ (firstStamp << 1 | 1) }

    func previousStamp(_ stamp: UInt32) -> UInt32 { stamp &- (firstStamp << 1 | 1) }

    // MARK: Terms

    /// Takes a caller's terms in `said`, after checking each; coefficients of one variable are added up. Returns the
    /// place of the first that is not in order, a variable without a valid handle or a coefficient that is not finite,
    /// by itself or with those before it, or −1.
    mutating func say(_ terms: UnsafeBufferPointer<Term>) -> Int {
        beginSaying(terms.count)
        let stamps = columnStamps.base
        let knownCount = Int32(truncatingIfNeeded: columns.count)
        var largest = 0.0
        var least = Double.infinity
        for place in 0..<terms.count {
            let term = terms[place]
            let index = term.variable.index
            let size = abs(term.coefficient)
            guard index >= 0, index < knownCount, stamps[Int(index)] == term.variable.stamp,
                size <= .greatestFiniteMagnitude
            else { return place }
            if !say(term.coefficient, ColumnIndex(raw: index)).isFinite { return place }
            largest = max(largest, size)
            least = min(least, size)
        }
        saidLargest = largest
        if said.count < terms.count || least <= Basis.vanishing(beside: largest) { finishSaying() }
        return -1
    }

    /// Starts a new list of so many terms in `said`, or fewer.
    @inline(__always)
    mutating func beginSaying(_ count: Int) {
        said.removeAll()
        said.reserve(count)
        if count > Basis.fewTerms { reach.clear() }
        saidIsShort = count <= Basis.fewTerms
    }

    /// So many terms are searched one after the other; among more of them, a variable's slot in `reach` is its place in
    /// `said`.
    static var fewTerms: Int { 8 }

    /// Adds a term to `said`. Coefficients of a variable that occurs before are added up; returns the sum.
    @inline(__always) @discardableResult
    mutating func say(_ coefficient: Double, _ column: ColumnIndex) -> Double {
        let place = placeInSaid(column)
        if place >= 0 {
            said[place].value += coefficient
            said[place].magnitude += abs(coefficient)
            return said[place].value
        } else {
            if !saidIsShort { _ = reach.discover(column, from: -1, cursor: .none) }
            said.appendReserved(SaidTerm(column: column, value: coefficient, magnitude: abs(coefficient)))
            return coefficient
        }
    }

    /// A variable's place in `said`, or −1.
    @inline(__always)
    func placeInSaid(_ column: ColumnIndex) -> Int {
        if !saidIsShort { return Int(reach.slot(of: column)) }
        let terms = said.base
        for place in 0..<said.count where terms[place].column == column { return place }
        return -1
    }

    /// Drops the terms that have cancelled out, and finds the largest coefficient.
    mutating func finishSaying() {
        var largest = 0.0
        var least = Double.infinity
        var hasCancelled = false
        let terms = said.base
        for place in 0..<said.count {
            let size = abs(terms[place].value)
            largest = max(largest, size)
            least = min(least, size)
            if size <= Tolerances.mergedTerm * terms[place].magnitude { hasCancelled = true }
        }
        saidLargest = largest
        let tooSmall = Basis.vanishing(beside: largest)
        if hasCancelled || least <= tooSmall { dropCancelled(tooSmall) }
    }

    /// A coefficient that is no larger would vanish beside this one: it cannot be told from none.
    @inline(__always)
    private static func vanishing(beside largest: Double) -> Double {
        largest >= .leastNormalMagnitude ? largest * 0x1p-1000 : 0
    }

    private mutating func dropCancelled(_ tooSmall: Double) {
        var kept = 0
        var largest = 0.0
        for place in 0..<said.count {
            let term = said[place]
            if abs(term.value) <= max(Tolerances.mergedTerm * term.magnitude, tooSmall) { continue }
            said[kept] = term
            largest = max(largest, abs(term.value))
            kept += 1
        }
        said.truncate(to: kept)
        saidLargest = largest
        if saidIsShort { return }
        reach.clear()
        for place in 0..<kept { _ = reach.discover(said[place].column, from: -1, cursor: .none) }
    }

    // MARK: Forms

    /// The form of the terms in `said`, if there is one already, and by what it has to be multiplied to give them.
    ///
    /// Looks along the shortest column only, and not at more than `searchLimit` rows: that two constraints share a
    /// form makes some steps shorter, but nothing depends on it.
    @inline(__always)
    mutating func findForm() -> (form: Form, scale: Double)? {
        let terms = said.base
        if said.count == 1 { return (Form(terms[0].column), terms[0].value) }
        if said.isEmpty { return nil }
        let columns = columns.base
        var shortest = terms[0].column
        for place in 1..<said.count
        where columns[terms[place].column.position].termCount < columns[shortest.position].termCount {
            shortest = terms[place].column
        }
        return columns[shortest.position].termCount == 0 ? nil : findForm(along: shortest)
    }

    private mutating func findForm(along column: ColumnIndex) -> (form: Form, scale: Double)? {
        var term = columns[column].firstTerm
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
    private mutating func scale(ofSaidTo row: RowIndex) -> Double? {
        var term = rows[row].firstTerm
        var scale = 0.0
        for index in 0..<said.count {
            let coefficient = coefficients[term]
            let place = placeInSaid(coefficient.column)
            if place < 0 { return nil }
            let value = said[place].value
            if index == 0 { scale = value / coefficient.value }
            if scale * coefficient.value != value { return nil }
            term.raw += 1
        }
        return scale
    }

    /// A new row for the terms in `said`, divided by a power of two that brings the largest between 1 and 2.
    mutating func makeRow() -> (row: RowIndex, scale: Double, rowIsNew: Bool, blockIsNew: Bool) {
        let scale =
            saidLargest == 1 || saidLargest == 0
            ? 1 : Double(sign: .plus, exponent: saidLargest.exponent, significand: 1)
        let count = said.count
        let (row, rowIsNew) = takeRow()
        let (first, blockIsNew) = takeBlock(count)
        rows[row] = Row(firstTerm: first, termCount: Int32(count))
        let terms = said.base
        let columns = columns.base
        let coefficients = coefficients.base
        for place in 0..<count {
            let column = terms[place].column
            let index = TermIndex(raw: first.raw + Int32(place))
            let head = columns[column.position].firstTerm
            // A power of two divides exactly; what it makes vanish is beyond 10³⁰⁰ times smaller than the largest.
            let value = scale == 1 ? terms[place].value : terms[place].value / scale
            coefficients[index.position] = Coefficient(
                value: value, column: column, row: row, next: head, previous: .none)
            if head.exists { coefficients[head.position].previous = index }
            columns[column.position].firstTerm = index
            columns[column.position].termCount += 1
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
    mutating func isInActiveRow(_ column: ColumnIndex) -> Bool {
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
        coefficients.extend(by: size)
        if size > count { clearBlock(first, from: count, to: size) }
        return (first, true)
    }

    private mutating func clearBlock(_ first: TermIndex, from start: Int, to end: Int) {
        for offset in start..<end {
            coefficients[TermIndex(position: first.position + offset)] = Coefficient(
                value: 0, column: .none, row: .none, next: .none, previous: .none)
        }
    }

    private mutating func releaseBlock(_ first: TermIndex, _ count: Int) {
        if count == 0 { return }
        let (index, size) = Basis.blockClass(count)
        clearBlock(first, from: 0, to: size)
        coefficients[first].next = TermIndex(raw: freeBlocks[index])
        freeBlocks[index] = first.raw
    }
}
