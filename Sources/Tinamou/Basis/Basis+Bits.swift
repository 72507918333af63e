extension Basis {
    /// Everything that decides what happens next, as words: two states are the same exactly if their words are.
    ///
    /// Scratch space and statistics are left out; what is in places not in use is not.
    func bits() -> [UInt64] {
        var words: [UInt64] = []
        func add(_ numbers: Int...) { for number in numbers { words.append(UInt64(bitPattern: Int64(number))) } }
        func add(_ number: Double) { words.append(number.bitPattern) }
        func add(_ indices: borrowing Buffer<Int32>) { for place in 0..<indices.count { add(Int(indices[place])) } }
        add(columns.count, rows.count, coefficients.count, links.count, levels.count, multipliers.stride)
        add(version, epoch, changesSinceRefresh)
        for position in 0..<columns.count {
            let index = ColumnIndex(position: position)
            let column = columns[index]
            add(Int(column.active.raw), Int(column.mate.raw), Int(column.firstTerm.raw), Int(column.termCount))
            add(
                Int(column.constraints.raw), Int(column.multiplier), Int(columnStamps[index]),
                notes[index].isChanged ? 1 : 0)
            add(values[index])
        }
        for position in 0..<rows.count {
            let row = rows[RowIndex(position: position)]
            add(Int(row.active.raw), Int(row.mate.raw), Int(row.firstTerm.raw), Int(row.termCount))
            add(Int(row.constraints.raw), Int(row.multiplier))
        }
        for position in 0..<coefficients.count {
            let coefficient = coefficients[TermIndex(position: position)]
            add(coefficient.value)
            add(
                Int(coefficient.column.raw), Int(coefficient.row.raw), Int(coefficient.next.raw),
                Int(coefficient.previous.raw))
        }
        for position in 0..<links.count {
            let link = links[ConstraintIndex(position: position)]
            for number in [link.bound, link.constant, link.scale, link.weight] { add(number) }
            add(Int(link.form.bits), Int(link.next.raw), Int(link.stamp), Int(link.level), Int(link.relation.rawValue))
            add(Int(link.side.rawValue), link.isQueued ? 1 : 0, link.isLive ? 1 : 0, link.isEdit ? 1 : 0)
        }
        for rank in 0..<levels.count {
            add(levels.records[rank].strength)
            add(levels.records[rank].largestWeight)
            add(Int(levels.records[rank].constraintCount))
        }
        for place in 0..<multipliers.components.count {
            add(multipliers.components[place].value)
            add(multipliers.components[place].magnitude)
        }
        add(multipliers.free)
        for place in 0..<changed.count { add(Int(changed[place].raw)) }
        for place in 0..<freeColumns.count { add(Int(freeColumns[place].raw)) }
        for place in 0..<freeRows.count { add(Int(freeRows[place].raw)) }
        for place in 0..<freeLinks.count { add(Int(freeLinks[place].raw)) }
        add(freeBlocks)
        return words
    }

    /// The memory that the state has taken, scratch space left out.
    var allocatedBytes: Int {
        columns.allocatedBytes + rows.allocatedBytes + coefficients.allocatedBytes + links.allocatedBytes
            + values.allocatedBytes + multipliers.components.allocatedBytes
            + columnStamps.allocatedBytes + notes.allocatedBytes + freeColumns.allocatedBytes + freeRows.allocatedBytes
            + freeLinks.allocatedBytes + trail.entries.allocatedBytes
            + reach.slots.allocatedBytes + reach.rowSlots.allocatedBytes
    }
}
