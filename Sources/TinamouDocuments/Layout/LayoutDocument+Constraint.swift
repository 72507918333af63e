import Tinamou
import TinamouLayout

extension LayoutDocument {
    /// A constraint of a document: first ⋈ multiplier · second + constant.
    public struct Constraint: Sendable, Hashable {
        /// A number of a view or guide.
        public struct Side: Sendable, Hashable {
            /// The id of the view or guide.
            public var item: String
            /// Which number of it.
            public var attribute: LayoutAttribute

            /// A number of the view or guide with an id.
            public init(_ item: String, _ attribute: LayoutAttribute) {
                self.item = item
                self.attribute = attribute
            }
        }

        /// What reports and options call the constraint; no other of the document has it.
        public var id: String

        /// What people call it; `nil` if nobody has named it.
        public var name: String?

        /// The place of the view that holds it: places that are multiplied count in its coordinates.
        public var owner: Int

        /// The left side.
        public var first: Side

        /// How the sides are compared.
        public var relation = Relation.equal

        /// The right side; `nil` for a bare number.
        public var second: Side?

        /// What the right side is multiplied by.
        public var multiplier = 1.0

        /// What is added on the right side, in points.
        public var constant = 0.0

        /// Above 0, at most 1000, which is required.
        public var priority = 1000.0

        /// Whether the constraint is there only until code adds its own: in the editor it counts.
        public var isPlaceholder = false

        /// Whether the constraint is there.
        public var isIncluded = true

        /// What is otherwise in some size classes.
        public var variations: [ConstraintVariation] = []

        /// The names of the checks that do not look at the constraint; `all` for every one.
        public var disabledChecks: [String] = []

        /// The line of the document in which it stands, from 1.
        public var line: Int?

        /// A constraint that an owner holds.
        public init(id: String, owner: Int, first: Side) {
            self.id = id
            self.owner = owner
            self.first = first
        }
    }
}

extension LayoutDocument.Constraint: CustomStringConvertible {
    /// The constraint as it reads: `title.top == header.bottom + 16 @750`.
    public var description: String {
        var text = "\(plainly(first.item)).\(first.attribute) \(relation) "
        if let second {
            if multiplier != 1 { text += "\(readable(multiplier)) * " }
            text += "\(plainly(second.item)).\(second.attribute)"
            if constant != 0 { text += (constant < 0 ? " - " : " + ") + readable(abs(constant)) }
        } else {
            text += readable(constant)
        }
        return priority < 1000 ? text + " @\(readable(priority))" : text
    }
}
