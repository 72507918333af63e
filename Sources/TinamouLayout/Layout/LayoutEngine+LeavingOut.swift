// What a host needs that goes on where a pass throws: to leave a constraint out of the solver that says it is active.

extension LayoutEngine {
    /// Takes an active constraint out of the solver; it stays active. It comes back by ``takeIn(_:)``, when it is
    /// activated anew, and when one of its items comes into a tree.
    package func leaveOut(_ constraint: LayoutConstraint) {
        if constraint.engine === self { detach(constraint) }
        constraint.isLeftOut = true
    }

    /// Has the next pass try a constraint again that has been left out.
    package func takeIn(_ constraint: LayoutConstraint) {
        if !constraint.isLeftOut { return }
        constraint.isLeftOut = false
        if constraint.isActive { attach(constraint) }
    }

    /// The active constraint of this tree with an `id`, also one that the layer has stated itself.
    ///
    /// - Complexity: O(items and constraints of the tree).
    package func activeConstraint(_ id: ObjectIdentifier) -> LayoutConstraint? {
        var found: LayoutConstraint?
        root.forEachItem { item in
            for use in item.uses where use.object.id == id { found = use.object }
        }
        return found
    }
}

extension LayoutConstraint {
    /// Whether the program has stated the constraint, not the layer: for contents, guides and stacks.
    package var isOfProgram: Bool { origin == .stated }
}
