/// What was written during a call that may yet be refused, so that it can be taken back to the bit.
///
/// A call opens the trail, every write to the persistent state leaves the old contents here, and a refusal puts
/// them back in reverse order. Structure (rows, constraints) is made before and dropped after, by the
/// call itself; scratch space is not kept.
struct Trail: ~Copyable {
    enum Kind: UInt8 {
        /// A variable's value.
        case value
        /// What holds a variable, and its mate.
        case column
        /// What holds a row, and its mate.
        case row
        /// The place of a form's multiplier.
        case multiplier
        /// A component of a multiplier.
        case component
        /// The magnitude of a component of a multiplier.
        case magnitude
        /// A place for a multiplier was taken from the free ones.
        case taken
        /// A place for a multiplier was taken by growing.
        case grown
        /// A place for a multiplier was released.
        case released
        /// A constraint's side.
        case side
        /// A constraint's bound.
        case bound
    }

    struct Entry: BitwiseCopyable {
        var kind: Kind
        var index: Int32
        var contents: UInt64
    }

    private(set) var entries: Buffer<Entry>
    private(set) var isOpen = false

    init(in arena: inout Arena) {
        entries = Buffer(capacity: 64, in: &arena)
    }

    mutating func open() {
        assert(!isOpen && entries.isEmpty)
        isOpen = true
    }

    /// Forgets what was noted; the writes stand.
    mutating func close() {
        entries.removeAll()
        isOpen = false
    }

    /// Gives back the memory of a long trail that has been closed.
    mutating func clearOut() {
        assert(!isOpen)
        entries.clearOut()
    }

    @inline(__always)
    mutating func note(_ kind: Kind, _ index: Int32, _ contents: UInt64) {
        guard isOpen else { return }
        entries.append(Entry(kind: kind, index: index, contents: contents))
    }

    /// How much has been noted: a point to which the state can be taken back.
    var mark: Int { entries.count }

    mutating func popLast() -> Entry {
        entries.removeLast()
    }
}
