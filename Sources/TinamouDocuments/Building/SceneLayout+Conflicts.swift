// Contradictions as reports draw them.

extension SceneLayout {
    /// What stands above the members of a contradiction.
    static let conflictHeading = "these required constraints cannot all hold"

    /// A contradiction, a member in each line: what it says, what the document calls it and where that stands, and
    /// which is left out.
    func lines(of conflict: DocumentConflict) -> [String] {
        conflict.members.enumerated().map { place, member in
            var line = member.text
            if let number = member.constraint {
                let constraint = document.constraints[number]
                line += "  [\(plainly(constraint.id))" + (constraint.line.map { ", line \($0)]" } ?? "]")
            }
            return place == conflict.leftOut ? line + "  left out" : line
        }
    }
}
