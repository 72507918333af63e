extension CheckedScene {
    /// The contradictions among required constraints.
    func conflicts() -> [CheckDraft] {
        layout.conflicts.map { conflict in
            let places = conflict.members.compactMap(\.constraint)
            let ids = places.map { document.constraints[$0].id }
            let leftOut = conflict.members[conflict.leftOut].constraint
            let line =
                leftOut.flatMap { document.constraints[$0].line }
                ?? places.lazy.compactMap { [document] in document.constraints[$0].line }.first
                ?? document.elements[root].line
            let ofSystem = conflict.members.filter { $0.constraint == nil }.count
            var draft = CheckDraft(
                .conflict, ids.isEmpty ? [document.elements[root].id] : ids, line: line,
                "\(SceneLayout.conflictHeading); remove one, or give it a lower priority"
                    + (ofSystem == 0 || !ids.isEmpty ? "" : "; all are stated by stacks, contents and frames"))
            draft.details = layout.lines(of: conflict)
            draft.elements = ids.isEmpty ? [root] : []
            draft.constraints = places
            return draft
        }
    }
}
