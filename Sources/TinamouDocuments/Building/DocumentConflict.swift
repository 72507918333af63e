/// Required constraints of a document that contradict each other: a smallest set that does.
public struct DocumentConflict: Sendable, Hashable {
    /// A constraint of the contradiction.
    public struct Member: Sendable, Hashable {
        /// The constraint's place in the document; `nil` for what the system states: a stack, a content, a frame that
        /// is given.
        public var constraint: Int?

        /// What contradicts, as it reads.
        public var text: String

        /// Its constant, in points.
        public var constant: Double

        /// The constant with which the contradiction is just gone, if all others stay as they are, in points.
        public var mendingConstant: Double
    }

    /// The members, those of the document in the order of the document.
    public var members: [Member]

    /// The place among the members of the one that was left out to lay out the rest.
    public internal(set) var leftOut = 0

    init(members: [Member]) {
        self.members = members
    }

    func leavingOut(_ place: Int) -> DocumentConflict {
        var told = self
        told.leftOut = place
        return told
    }
}
