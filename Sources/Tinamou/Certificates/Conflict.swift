/// A proof that required constraints contradict each other: a smallest set of them, each with a multiplier.
///
/// Multiply each member by its multiplier and add them up: every variable cancels, and what is left is 0 ≥ a
/// positive number (Farkas 1902). The multiplier of a `>=` is ≥ 0, of a `<=` ≤ 0, of an equation either. Drop any
/// one member and the rest can hold together.
public struct Conflict: Sendable {
    /// A constraint of the conflict.
    public struct Member: Sendable {
        /// Which constraint it is.
        public enum Origin: Sendable, Hashable {
            /// One that the solver had before the call.
            case present(ConstraintHandle)
            /// One that the refused call would have added: its place among those, from 0.
            case refused(Int)
        }

        /// Which constraint it is.
        public var origin: Origin

        /// Its name, empty if it has none.
        public var name: String

        /// Where it was written, as far as that is known.
        public var location: SourceLocation?

        /// What it says in the contradiction: with the constant and at the strength that the refused call would
        /// have given it.
        public var constraint: Constraint

        /// By how much it counts in the contradiction.
        public var multiplier: Double

        /// A member from its parts.
        public init(
            origin: Origin, name: String, location: SourceLocation?, constraint: Constraint, multiplier: Double
        ) {
            self.origin = origin
            self.name = name
            self.location = location
            self.constraint = constraint
            self.multiplier = multiplier
        }
    }

    /// The constraints that contradict each other; first the one whose repair failed.
    public var members: [Member]

    /// A conflict of these members.
    public init(members: [Member]) {
        self.members = members
    }
}
