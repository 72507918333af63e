extension Basis {
    /// A basis of its own in the same state. Scratch space is not copied.
    ///
    /// - Complexity: O(size of the problem).
    func copy() -> Basis {
        var twin = Basis()
        twin.columns = columns.copy()
        twin.rows = rows.copy()
        twin.coefficients = coefficients.copy()
        twin.links = links.copy()
        twin.levels = levels.copy()
        twin.columnStamps = columnStamps.copy()
        twin.values = values.copy()
        twin.multipliers = multipliers.copy()
        twin.version = version
        twin.epoch = epoch
        twin.changesSinceRefresh = changesSinceRefresh
        twin.isChanged = isChanged.copy()
        twin.changed = changed.copy()
        twin.freeColumns = freeColumns.copy()
        twin.freeRows = freeRows.copy()
        twin.freeLinks = freeLinks.copy()
        twin.freeBlocks = freeBlocks.copy()
        twin.reach.slots.resize(to: columns.count, filler: -1)
        twin.reach.rowSlots.resize(to: rows.count, filler: -1)
        twin.counts = counts
        return twin
    }
}
