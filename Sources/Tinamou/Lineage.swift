/// What a solver shares with its copies, and with no other solver: handles bear its stamp.
///
/// The stamp comes from the address of this object, which is its own as long as any of the solvers lives. It
/// decides nothing but whether a handle belongs here: a handle of a solver that is gone may go unrecognised if the
/// memory has been used again, and then names some variable of the new solver, or none.
final class Lineage {
    /// The stamp of handles to places that are used for the first time.
    var stamp: UInt32 {
        let address = UInt64(UInt(bitPattern: ObjectIdentifier(self)))
        return UInt32(truncatingIfNeeded: address >> 4) ^ UInt32(truncatingIfNeeded: address >> 36) &* 0x85EB_CA6B
    }
}
