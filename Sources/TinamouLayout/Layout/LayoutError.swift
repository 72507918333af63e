import Tinamou

/// Why a layout pass failed. The frames are those of the last successful pass, and what could not be carried out is
/// tried again in the next.
public enum LayoutError: Error, Hashable {
    /// Required constraints contradict each other. The members are a smallest set that does: deactivate, change or
    /// weaken one of them.
    case unsatisfiable([Member])

    /// The views of an active constraint are not all in the tree that is laid out.
    case noCommonAncestor(Statement)

    /// A constraint's constant, multiplier or priority cannot be used: not finite, or a priority not above 0 and at
    /// most 1000.
    case invalidNumber(Statement)

    /// The size to lay out in is not finite.
    case invalidSize(Size)

    /// The answer that should exist is out of reach; it does not mean that the constraints contradict each other.
    case numericalTrouble(NumericalTrouble)

    /// A member of a contradiction.
    public enum Member: Sendable, Hashable {
        /// A constraint of the layout.
        case constraint(Statement)

        /// The place or the size that was given to the root: an attribute of it.
        case root(LayoutAttribute)
    }

    /// A constraint as it was when the error arose.
    public struct Statement: Sendable, Hashable {
        /// Tells which constraint it is: its `id`.
        public var id: ObjectIdentifier

        /// The constraint as it reads, with its identifier and its priority.
        public var text: String

        /// Where it was made, as `file:line`.
        public var location: String

        init(_ constraint: LayoutConstraint) {
            id = constraint.id
            text = constraint.description
            location = constraint.location.description
        }
    }
}

extension LayoutError: CustomStringConvertible {
    /// What happened, and a line for each constraint concerned.
    public var description: String {
        switch self {
        case .unsatisfiable(let members):
            members.reduce("these required constraints cannot all hold:") { "\($0)\n  \($1)" }
        case .noCommonAncestor(let statement):
            "the views of this constraint are not in one tree:\n  \(statement)"
        case .invalidNumber(let statement):
            "a number in this constraint is not finite, or its priority not above 0 and at most 1000:\n  \(statement)"
        case .invalidSize(let size):
            "the size to lay out in is not finite: \(size.width) × \(size.height)"
        case .numericalTrouble(let trouble):
            "the layout is out of reach of double precision: \(trouble)"
        }
    }
}

extension LayoutError.Member: CustomStringConvertible {
    /// The constraint and where it was made, or what was given to the root.
    public var description: String {
        switch self {
        case .constraint(let statement): statement.description
        case .root(let attribute): "the \(attribute) given to the root"
        }
    }
}

extension LayoutError.Statement: CustomStringConvertible {
    /// The constraint and where it was made.
    public var description: String { "\(text)  (\(location))" }
}
