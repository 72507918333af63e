/// The variables that a walk along the dependencies has visited, and what it learnt about each.
///
/// Scratch space of one walk. Visited variables are numbered by *slots* in order of discovery, and all that is
/// known about them lies in flat buffers by slot. A variable is visited exactly if its entry in `slots` points
/// at a slot in use that points back at it, so that starting over costs nothing (Briggs and Torczon 1993).
struct Reach: ~Copyable {
    struct Visit: BitwiseCopyable {
        var column: ColumnIndex
        /// The slot from which the variable was discovered, −1 for those from which the walk started.
        var parent: Int32
        /// The next coefficient to look at: of the variable's column going downstream, of its row upstream.
        var cursor: TermIndex
        /// Whether the walk is still below the variable.
        var isOpen: Bool
        /// The coefficient gathered so far (upstream), or the rate of change (downstream).
        var number: Double
        /// The sum of the magnitudes that went into the number.
        var magnitude: Double
    }

    /// The slot of a variable, meaningful only if `visits` confirms it.
    var slots: Table<ColumnIndex, Int32>
    /// The visited variables, by slot.
    var visits: Buffer<Visit>
    /// Slots in the order in which the walk left them: every variable after all that depend on it.
    var postorder: Buffer<Int32>
    /// Slots on the way from a start to where the walk is.
    var path: Buffer<Int32>
    /// Whether the walk met a variable that depends on itself.
    var hasLoop = false

    /// The slot of a row among `rows`, meaningful only if `rows` confirms it.
    var rowSlots: Table<RowIndex, Int32>
    /// The inactive rows in which a visited variable occurs, in order of discovery.
    var rows: Buffer<RowIndex>

    init(in arena: inout Arena) {
        slots = Table(capacity: 32, in: &arena)
        visits = Buffer(capacity: 32, in: &arena)
        postorder = Buffer(capacity: 32, in: &arena)
        path = Buffer(capacity: 32, in: &arena)
        rowSlots = Table(capacity: 32, in: &arena)
        rows = Buffer(capacity: 16, in: &arena)
    }

    /// Starts over.
    mutating func clear() {
        visits.removeAll()
        postorder.removeAll()
        path.removeAll()
        rows.removeAll()
        hasLoop = false
    }

    /// The slot of a variable, or −1 if it has not been visited.
    @inline(__always)
    func slot(of column: ColumnIndex) -> Int32 {
        let slot = slots[column]
        return slot >= 0 && Int(slot) < visits.count && visits[Int(slot)].column == column ? slot : -1
    }

    /// Gives a variable the next slot, and leaves it open.
    @inline(__always)
    mutating func discover(_ column: ColumnIndex, from parent: Int32, cursor: TermIndex) -> Int32 {
        let slot = Int32(visits.count)
        slots[column] = slot
        visits.append(
            Visit(column: column, parent: parent, cursor: cursor, isOpen: true, number: 0, magnitude: 0))
        return slot
    }

    /// Notes that the walk has left a variable.
    @inline(__always)
    mutating func finish(_ slot: Int32) {
        visits[Int(slot)].isOpen = false
        postorder.append(slot)
    }

    /// Adds an inactive row to those touched, once.
    @inline(__always)
    mutating func touch(_ row: RowIndex) {
        let slot = rowSlots[row]
        if slot >= 0 && Int(slot) < rows.count && rows[Int(slot)] == row { return }
        rowSlots[row] = Int32(rows.count)
        rows.append(row)
    }
}
