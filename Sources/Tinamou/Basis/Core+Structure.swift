// How variables, rows and constraints come and go. None of this is on the trail: a call that is refused
// undoes what it made itself, in reverse, with the `undo` functions here.

/// A term of a constraint that is being added: one for each variable, none of them zero.
struct SaidTerm: BitwiseCopyable {
    var column: ColumnIndex
    var value: Double
    /// The magnitudes that were added up to `value`.
    var magnitude: Double
}

/// What had to be made for a new constraint, so that it can be unmade.
struct Made: BitwiseCopyable {
    var constraint: ConstraintIndex
    var constraintIsNew: Bool
    var row: RowIndex
    var rowIsNew: Bool
    var blockIsNew: Bool
    var levelRecord: Levels.Record
    var levelIsNew: Bool
}

extension Core {
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
        columnStamps[column] = Core.nextStamp(columnStamps[column])
        freeColumns.append(column)
    }

    /// The stamp of the next use of a place. An odd step, so that all 2³² stamps come before the first comes back.
    static func nextStamp(_ stamp: UInt32) -> UInt32 {
        stamp &+ 0x9E37_79B1
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
        while term.exists && looked < Core.searchLimit {
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
        let (index, size) = Core.blockClass(count)
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
        let (index, size) = Core.blockClass(count)
        for offset in 0..<size {
            coefficients[TermIndex(position: first.position + offset)] = Coefficient(
                value: 0, column: .none, row: .none, next: .none, previous: .none)
        }
        coefficients[first].next = TermIndex(raw: freeBlocks[index])
        freeBlocks[index] = first.raw
    }

    // MARK: Constraints

    /// Takes a number for a constraint and chains the constraint to its form. Its stamp is the place's own.
    mutating func makeLink(_ link: Link, firstStamp: UInt32) -> (constraint: ConstraintIndex, isNew: Bool) {
        var link = link
        let constraint: ConstraintIndex
        let isNew = freeLinks.isEmpty
        if isNew {
            constraint = links.endIndex
            link.stamp = firstStamp
            links.append(link)
        } else {
            constraint = freeLinks.removeLast()
            link.stamp = links[constraint].stamp
            links[constraint] = link
        }
        links[constraint].next = firstConstraint(link.form)
        setFirstConstraint(link.form, constraint)
        return (constraint, isNew)
    }

    /// Takes back `makeLink`, the last structure made.
    mutating func undoLink(_ constraint: ConstraintIndex, isNew: Bool) {
        assert(firstConstraint(links[constraint].form) == constraint)
        setFirstConstraint(links[constraint].form, links[constraint].next)
        if isNew {
            links.truncate(to: links.count - 1)
        } else {
            links[constraint] = Core.blankLink(stamp: links[constraint].stamp)
            freeLinks.append(constraint)
        }
    }

    /// Takes a constraint out of its form's chain.
    ///
    /// - Returns: the constraint before it, after which `rechain` puts it back.
    mutating func unchain(_ constraint: ConstraintIndex) -> ConstraintIndex {
        let form = links[constraint].form
        let next = links[constraint].next
        var previous = ConstraintIndex.none
        var here = firstConstraint(form)
        while here != constraint {
            previous = here
            here = links[here].next
        }
        if previous.exists {
            links[previous].next = next
        } else {
            setFirstConstraint(form, next)
        }
        return previous
    }

    /// Takes back `unchain`.
    mutating func rechain(_ constraint: ConstraintIndex, after previous: ConstraintIndex) {
        if previous.exists {
            links[previous].next = constraint
        } else {
            setFirstConstraint(links[constraint].form, constraint)
        }
    }

    /// Frees the number of an unchained constraint. Its handle becomes invalid.
    mutating func releaseLink(_ constraint: ConstraintIndex) {
        links[constraint] = Core.blankLink(stamp: Core.nextStamp(links[constraint].stamp))
        freeLinks.append(constraint)
    }

    private mutating func setFirstConstraint(_ form: Form, _ constraint: ConstraintIndex) {
        if form.isRow {
            rows[form.row].constraints = constraint
        } else {
            columns[form.column].constraints = constraint
        }
    }

    /// What stands in a place that no constraint uses.
    static func blankLink(stamp: UInt32) -> Link {
        Link(
            bound: 0, constant: 0, scale: 1, weight: 0, form: Form(ColumnIndex(raw: 0)), stamp: stamp,
            level: Levels.required, relation: .equal, side: .none, isLive: false)
    }

    // MARK: Levels

    /// The rank of a strength; makes the level if it is new.
    mutating func claimLevel(_ strength: Double) -> (rank: Int, isNew: Bool) {
        let (rank, exists) = levels.rank(of: strength)
        if exists { return (rank, false) }
        levels.insert(strength, at: rank)
        multipliers.insertLevel(at: rank)
        renumberLevels { $0 >= rank ? $0 + 1 : $0 }
        return (rank, true)
    }

    /// Takes out a level that no constraint uses.
    mutating func removeLevel(at rank: Int) {
        assert(levels.records[rank].constraintCount == 0)
        levels.remove(at: rank)
        multipliers.removeLevel(at: rank)
        renumberLevels { $0 > rank ? $0 - 1 : $0 }
    }

    /// Takes out all levels that no constraint uses, once there are many of them.
    mutating func clearSpareLevels() {
        var spare = 0
        for rank in 0..<levels.count where levels.records[rank].constraintCount == 0 { spare += 1 }
        if spare <= Levels.spareLimit + levels.count / 2 { return }
        for rank in (0..<levels.count).reversed() where levels.records[rank].constraintCount == 0 {
            removeLevel(at: rank)
        }
    }

    private mutating func renumberLevels(_ newRank: (Int) -> Int) {
        for position in 0..<links.count {
            let constraint = ConstraintIndex(position: position)
            if links[constraint].level >= 0 {
                links[constraint].level = Int32(newRank(Int(links[constraint].level)))
            }
        }
    }
}
