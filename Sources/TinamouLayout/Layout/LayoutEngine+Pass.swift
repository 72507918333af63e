// What a pass does, in rounds until nothing changes any more:
//
//   1. views bring their constraints up to date, inner ones first, and say how large their contents want to be;
//   2. the solver takes in what has changed;
//   3. what follows from frames is computed anew: heights of text for the widths found, safe areas and margins.
//      If that has changed a constant, back to 2;
//   4. frames are handed out; views whose class has work of its own do it, outer ones first. If that has changed
//      something, back to 1.
//
// Text whose height depends on its width therefore takes two rounds. Frames are handed out only when everything in them
// fits together.

import Tinamou

extension LayoutEngine {
    /// After how many rounds a pass gives up.
    private static var roundLimit: Int { 64 }

    /// A pass at the size that was given last.
    func carryOutPass() throws(LayoutError) {
        precondition(!isPassing, "a pass cannot start within another; use setNeedsLayout")
        isPassing = true
        defer {
            isPassing = false
            former.removeAll(keepingCapacity: true)
        }
        do throws(LayoutError) {
            try carryOutRounds()
            followers.removeAll(keepingCapacity: true)
        } catch {
            takeBackFrames()
            takeBackFollowers()
            throw error
        }
    }

    private func carryOutRounds() throws(LayoutError) {
        for _ in 0..<LayoutEngine.roundLimit {
            if !waiting.forConstraints.isEmpty || !waiting.forContent.isEmpty { try prepareViews() }
            try throwMistakes()  // after `updateConstraints`, which may have made some
            try bringUpToDate()
            if !waiting.forSurroundings.isEmpty || !waiting.forHeight.isEmpty, try followFrames() { continue }
            handOutFrames()
            onFrames?()
            if waiting.forLayout.isEmpty { return }
            waiting.take(.layout, in: self, deepestFirst: false)
            for view in waiting.taken { view.layoutSubviews() }
            waiting.forgetTaken()
            if !needsLayout { return }
        }
        throw .unsettled(view: stillChanging)
    }

    /// A name for what has kept a pass from ending.
    private var stillChanging: String {
        let views =
            waiting.forConstraints + waiting.forContent + waiting.forSurroundings + waiting.forHeight
            + waiting.forLayout
        return (changed.first?.first.item ?? added.first?.first.item ?? views.first ?? root).label
    }

    // MARK: Before solving

    private func prepareViews() throws(LayoutError) {
        // Updating one view may make others ask.
        for _ in 0..<LayoutEngine.roundLimit where !waiting.forConstraints.isEmpty {
            waiting.take(.constraints, in: self, deepestFirst: true)
            for view in waiting.taken { view.updateConstraints() }
            waiting.forgetTaken()
        }
        if !waiting.forConstraints.isEmpty { throw .unsettled(view: stillChanging) }
        waiting.take(.content, in: self, deepestFirst: true)
        for view in waiting.taken {
            try view.updateContent()
            if view.content?.heightFollowsWidth == true { waiting.add(.height, view) }
        }
        waiting.forgetTaken()
    }

    /// Takes what has changed into the solver, and what that has moved out of it.
    func bringUpToDate() throws(LayoutError) {
        if !removed.isEmpty || !freed.isEmpty { try carryOutRemovals() }
        try carryOutChanges()
        if !added.isEmpty || (arePinsMissing && givenSize != nil) { try carryOutAdditions() }
        takeInMoves()
        if followedVersion != statementVersion {
            followedVersion = statementVersion
            for view in statementFollowers { waiting.add(.surroundings, view) }
        }
    }

    // MARK: After solving

    /// Takes over the numbers that the solver has changed.
    private func takeInMoves() {
        if pinned != nil, let size = givenSize, root.solved != rootRect(size) { moveRoot(to: rootRect(size)) }
        solver.forEachChange { variable in
            guard let owner = owners[Int(variable.index)] else { return }
            let value = solver[variable]
            owner.uncounted.with { item in
                if item.solved[owner.unknown] == value { return }  // it has come back
                item.solved[owner.unknown] = value
                noteMove(item)
            }
        }
    }

    /// The root may have numbers that no constraint mentions.
    private func moveRoot(to rect: Rect) {
        root.solved = rect
        noteMove(root)
    }

    /// Moves a number of an item that no constraint mentions.
    func move(_ item: LayoutItem, _ unknown: Unknown, by step: Double) {
        item.solved[unknown] += step
        noteMove(item)
    }

    /// Takes note that an item has another place or size.
    @inline(__always)
    func noteMove(_ item: LayoutItem) {
        if !item.hasMoved {
            item.hasMoved = true
            moved.append(item)
            noteFollowers(of: item)
        } else if isFollowed {
            noteFollowers(of: item)  // it has moved on since they were computed
        }
    }

    /// Has what follows from an item's place and size computed.
    private func noteFollowers(of item: LayoutItem) {
        guard let view = item.asView else {
            // The range of a scroll view follows from its content.
            if let owner = item.container, owner.contentArea === item { waiting.add(.surroundings, owner) }
            return
        }
        if view.content?.heightFollowsWidth == true { waiting.add(.height, view) }
        if view.surroundings != nil { surroundingsMayHaveChanged(view) }
    }

    /// Computes what follows from frames.
    ///
    /// - Returns: whether a constant has become another, so that the rest must be solved again.
    private func followFrames() throws(LayoutError) -> Bool {
        isFollowed = true
        // Outer views first: a safe area is handed down.
        while !waiting.forSurroundings.isEmpty {
            waiting.take(.surroundings, in: self, deepestFirst: false)
            for view in waiting.taken where try view.updateSurroundings(self) {
                for inner in view.subviews where inner.surroundings != nil { waiting.add(.surroundings, inner) }
            }
        }
        waiting.take(.height, in: self, deepestFirst: false)
        for view in waiting.taken { try view.updateHeightForWidth() }
        waiting.forgetTaken()
        return !changed.isEmpty || !added.isEmpty || !waiting.forContent.isEmpty
    }

    /// Gives everything the frame that it had before the pass: views have been shown others, and what they have then asked
    /// for cannot be had.
    private func takeBackFrames() {
        for (item, rect) in former.reversed() where item.engine === self {
            item.alignmentRectInRoot = rect
            if !item.hasMoved {
                item.hasMoved = true
                moved.append(item)
            }
        }
    }

    /// Keeps the constant of a content or a guide that the solver has, for the case that the pass is refused.
    func keep(_ constant: Double, of constraint: LayoutConstraint) {
        if constraint.handle != nil { followers.append((constraint, constant)) }
    }

    /// Takes back what followed from frames of a pass that has been refused.
    ///
    /// It is computed before the next round, but what the caller changes is solved before that: with what follows from
    /// frames that were never handed out, it might contradict although it would not by itself.
    private func takeBackFollowers() {
        if followers.isEmpty && !isFollowed { return }
        for (constraint, constant) in followers.reversed() where constraint.engine === self {
            constraint.constant = constant
            if let view = constraint.first.item?.asView { waiting.add(.content, view) }
        }
        followers.removeAll(keepingCapacity: true)
        allSurroundingsMayHaveChanged()
    }

    /// Gives everything that has moved its frame.
    func handOutFrames() {
        for item in moved where item.engine === self {
            item.hasMoved = false
            if hasHooks { former.append((item, item.alignmentRectInRoot)) }
            item.alignmentRectInRoot = item.solved
            guard let view = item.asView else { continue }
            if !view.isPlain { waiting.add(.layout, view) }
            if let superview = view.container, !superview.isPlain { waiting.add(.layout, superview) }
        }
        moved.removeAll(keepingCapacity: true)
        isFollowed = false
    }
}
