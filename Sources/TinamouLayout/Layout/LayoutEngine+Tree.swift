// What the tree and its constraints tell the engine.

import Tinamou

extension LayoutEngine {
    // MARK: Items

    /// Takes in a view that has come into the tree, and all inside it.
    func attach(_ view: View) {
        view.forEachItem { attach(item: $0) }
        var around = view.container
        while let outer = around {
            if !outer.isPlain, outer.viewForFirstBaseline != nil || outer.viewForLastBaseline != nil {
                outer.restateBaselines()
            }
            around = outer.container
        }
    }

    /// Takes in one item, with its active constraints.
    func attach(item: LayoutItem) {
        item.engine = self
        if item.solved != Rect() || item.alignmentRectInRoot != Rect() {
            // From an earlier tree; its variables here begin at 0.
            item.solved = Rect()
            noteMove(item)
        }
        for use in item.uses {
            use.object.isLeftOut = false
            attach(use.object)
        }
        if let mistakes = item.made?.takeMistakes() { note(mistakes) }
        guard let view = item.asView else { return }
        if !view.isPlain {
            hasHooks = true
            waiting.add(.constraints, view)
            waiting.add(.content, view)
        }
        if view.followsStatements { statementFollowers.append(view) }
        if view.surroundings != nil {
            _ = view.container?.surrounded()
            waiting.add(.surroundings, view)
        }
    }

    /// Lets go of a view that is leaving the tree, and of all inside it. Their constraints stay active, for another
    /// tree.
    func detach(_ view: View) {
        var standsIn = false
        view.forEachItem { item in
            if item.isStandIn { standsIn = true }
            detach(item: item)
        }
        if standsIn { view.restateBaselinesAround() }
    }

    /// Lets go of one item.
    func detach(item: LayoutItem) {
        for use in item.uses {
            if use.object.isIn(self) { detach(use.object) }
            use.object.isLeftOut = false
        }
        for unknown in Unknown.allCases {
            guard let variable = item.unknowns[unknown] else { continue }
            owners[Int(variable.index)] = nil
            freed.append(variable)
        }
        item.unknowns = Unknowns()
        item.engine = nil
        // What it waited for here, it does not wait for in another tree.
        item.hasMoved = false
        guard let view = item.asView else { return }
        view.needs = []
        if view.followsStatements { statementFollowers.removeAll { $0 === view } }
    }

    // MARK: Constraints

    /// Takes in an active constraint.
    func attach(_ constraint: LayoutConstraint) {
        if constraint.isIn(self) || constraint.isLeftOut { return }
        constraint.uncountedEngine = Uncounted(self)
        constraint.isPending = true
        added.append(constraint)
        statementVersion += 1
    }

    /// Lets go of a constraint that has been deactivated, or has left the tree.
    func detach(_ constraint: LayoutConstraint) {
        if let handle = constraint.handle {
            removed.append(handle)
            statements[Int(handle.index)] = Stated()
        }
        let isForsaken = constraint.isPending
        statementVersion += 1
        constraint.isPending = false
        constraint.handle = nil
        constraint.uncountedEngine = nil
        constraint.isChanged = false
        constraint.isPriorityChanged = false
        if isForsaken { forsake() }
    }

    /// Takes note that a constraint that waits to be added is no longer wanted. The list is tidied now and then, so that it
    /// does not grow where no pass comes.
    private func forsake() {
        forsakenCount += 1
        if forsakenCount > 32 && 2 * forsakenCount > added.count { forgetForsaken() }
    }

    /// Takes out of the list what need not be added, and what stands in it twice.
    func forgetForsaken() {
        var kept: [LayoutConstraint] = []
        for constraint in added where constraint.isIn(self) && constraint.isPending {
            constraint.isPending = false
            kept.append(constraint)
        }
        for constraint in kept { constraint.isPending = true }
        added = kept
        forsakenCount = 0
    }

    /// Has a constraint stated anew: its terms have become others.
    func restate(_ constraint: LayoutConstraint) {
        if constraint.handle == nil { return }
        detach(constraint)
        attach(constraint)
    }

    /// Takes note that a constraint's constant or priority is another.
    func noteChange(of constraint: LayoutConstraint) {
        if constraint.origin != .guide { statementVersion += 1 }
        if constraint.handle == nil || constraint.isChanged { return }
        constraint.isChanged = true
        changed.append(constraint)
    }

    /// Forgets that a constraint's constant or priority has been another.
    func forgetChange(of constraint: LayoutConstraint) {
        constraint.isChanged = false
        constraint.isPriorityChanged = false
        changed.removeAll { $0 === constraint }
    }

    // MARK: Views that wait

    /// Takes note that a view wants something in the next pass.
    func needs(_ need: Needs, _ view: View) { waiting.add(need, view) }

    /// Takes note that a view's content may have another size.
    func contentMayHaveChanged(_ view: View) { waiting.add(.content, view) }

    /// Takes note that what surrounds a view, and the views directly inside it, may be another.
    func surroundingsMayHaveChanged(_ view: View) {
        if view.surroundings != nil { waiting.add(.surroundings, view) }
        for inner in view.subviews where inner.surroundings != nil { waiting.add(.surroundings, inner) }
    }

    /// The same for the whole tree.
    func allSurroundingsMayHaveChanged() {
        root.forEachDescendant { if $0.surroundings != nil { waiting.add(.surroundings, $0) } }
    }
}
