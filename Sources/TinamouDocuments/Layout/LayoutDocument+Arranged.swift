extension LayoutDocument {
    /// The document in the order in which JSON has it, scene by scene, and without what means nothing; and what has
    /// been left out.
    ///
    /// Each scene's views stand together, each before those inside it, and so do the scene's constraints, in their
    /// order. Nothing about the layout changes. A constraint that mentions something which is not in the document,
    /// which a layout leaves out, is left out here; a multiplier without anything to multiply is 1.
    ///
    /// - Complexity: O(document).
    public func arranged() -> (document: LayoutDocument, notes: [LayoutNote]) {
        var arranged = self
        arranged.elements = []
        arranged.constraints = []
        var places = [Int](repeating: -1, count: elements.count)
        for scene in scenes.indices {
            for element in elements(of: scene) {
                let parent = elements[element].parent.map { places[$0] }
                places[element] = arranged.append(elements[element], in: parent)
            }
            arranged.scenes[scene].root = places[scenes[scene].root]
        }
        let index = DocumentIndex(self)
        var notes: [LayoutNote] = []
        for var constraint in index.constraints.joined().map({ constraints[$0] }) {
            let items = [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
            if let missing = items.first(where: { index.places[$0] == nil }) {
                let fault = LayoutFault.unknownItem(missing, constraint: constraint.id)
                notes.append(LayoutNote(.warning, fault, line: constraint.line))
                continue
            }
            constraint.owner = places[constraint.owner]
            if constraint.second == nil { constraint.multiplier = 1 }
            arranged.constraints.append(constraint)
        }
        return (arranged, notes)
    }

    /// The document without the lines in which its parts stand, which are another document's when it has been written.
    package var withoutLines: LayoutDocument {
        var bare = self
        for index in bare.elements.indices {
            bare.elements[index].line = nil
            for guide in bare.elements[index].guides.indices { bare.elements[index].guides[guide].line = nil }
        }
        for index in bare.constraints.indices { bare.constraints[index].line = nil }
        return bare
    }
}
