extension Basis {
    /// Becomes a copy of another basis. Scratch space is not copied.
    ///
    /// - Complexity: O(size of the problem).
    mutating func assume(_ original: borrowing Basis) {
        columns = original.columns.copy()
        rows = original.rows.copy()
        coefficients = original.coefficients.copy()
        links = original.links.copy()
        levels.assume(original.levels)
        columnStamps = original.columnStamps.copy()
        values = original.values.copy()
        multipliers.assume(original.multipliers)
        version = original.version
        epoch = original.epoch
        changesSinceRefresh = original.changesSinceRefresh
        notes = original.notes.copy()
        changed = original.changed.copy()
        freeColumns = original.freeColumns.copy()
        freeRows = original.freeRows.copy()
        freeLinks = original.freeLinks.copy()
        freeBlocks = original.freeBlocks.copy()
        reach.slots.resize(to: columns.count, filler: -1)
        reach.rowSlots.resize(to: rows.count, filler: -1)
        counts = original.counts
    }
}
