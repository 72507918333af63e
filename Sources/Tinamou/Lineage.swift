/// What tells a solver's handles from those of any other: its own stamps, which come from the address of this object.
///
/// An address is an object's own as long as that lives. A copy has a lineage of its own, and keeps its original's alive,
/// so that handles from before the copy are good in both, and those made afterwards only in the solver that
/// made them. Stamps decide nothing but whether a handle belongs here: a handle of a solver that is gone, with its
/// copies, may go unrecognised if the memory has been used again, and then names something in the new solver, or nothing.
final class Lineage {
    private let original: Lineage?

    init(copyOf original: Lineage? = nil) {
        self.original = original
    }

    /// The stamp of handles to places that are used for the first time.
    var stamp: UInt32 {
        let address = UInt64(UInt(bitPattern: ObjectIdentifier(self)))
        return UInt32(truncatingIfNeeded: address >> 4) ^ UInt32(truncatingIfNeeded: address >> 36) &* 0x85EB_CA6B
    }
}
