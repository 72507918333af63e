/// How much of the safe area becomes part of a scroll view's insets.
public enum ContentInsetAdjustment: Sendable, Hashable, CaseIterable {
    /// As ``scrollableAxes``; top and bottom in any case for the main scroll view of a screen.
    case automatic
    /// Along the axes along which the content scrolls, or bounces in any case.
    case scrollableAxes
    /// None.
    case never
    /// All four sides.
    case always
}

/// What has been said of a scroll view's insets, and what has come of it in the last round of a pass.
struct ScrollInsets {
    var content = EdgeInsets()
    /// What headers and bars add, by who does.
    var added: [(owner: ObjectIdentifier, insets: EdgeInsets)] = []
    var adjustment = ContentInsetAdjustment.automatic
    var isMain = false
    var bouncesHorizontally = false
    var bouncesVertically = false

    /// Insets and ranges in force; `nil` before the first pass.
    var state: State?
    /// Whether an offset has been given.
    var hasOffset = false
    /// Whether somebody else decides where the offset is: a finger, or an animation.
    var isHeld = false

    struct State: Equatable {
        var adjusted: EdgeInsets
        var safeArea: EdgeInsets
        var horizontal: ClosedRange<Double>
        var vertical: ClosedRange<Double>
    }
}

extension ScrollView {
    /// How far the content may be scrolled beyond its edges, as the app wants it. Headers and bars add their own
    /// (``addedContentInset``).
    ///
    /// A top inset that changes while the content rests at its top moves the offset along; else the content stays where it is
    /// seen. The same at the left.
    public final var contentInset: EdgeInsets {
        get { insets.content }
        set {
            insets.content = newValue
            engine?.surroundingsMayHaveChanged(self)
        }
    }

    /// How much of the safe area is added to the insets; ``ContentInsetAdjustment/automatic`` unless set.
    public final var contentInsetAdjustmentBehavior: ContentInsetAdjustment {
        get { insets.adjustment }
        set {
            insets.adjustment = newValue
            engine?.surroundingsMayHaveChanged(self)
        }
    }

    /// Whether this is the scroll view that a screen under bars is about.
    public final var isMainScrollView: Bool {
        get { insets.isMain }
        set {
            insets.isMain = newValue
            engine?.surroundingsMayHaveChanged(self)
        }
    }

    /// Whether a finger may pull the content sideways although it fits.
    public final var alwaysBounceHorizontal: Bool {
        get { insets.bouncesHorizontally }
        set {
            insets.bouncesHorizontally = newValue
            engine?.surroundingsMayHaveChanged(self)
        }
    }

    /// Whether a finger may pull the content up and down although it fits.
    public final var alwaysBounceVertical: Bool {
        get { insets.bouncesVertically }
        set {
            insets.bouncesVertically = newValue
            engine?.surroundingsMayHaveChanged(self)
        }
    }

    /// The insets with what the safe area adds, as of the last pass.
    public final var adjustedContentInset: EdgeInsets { insets.state?.adjusted ?? insets.content }

    /// The offsets at which the content may come to rest along an axis, as of the last pass: from minus the inset at the
    /// start to where the end of the content, with the inset there, meets the end of the view; a single offset for a
    /// content that fits.
    public final func restingRange(along axis: LayoutAxis) -> ClosedRange<Double> {
        guard let state = insets.state else {
            let start = axis == .horizontal ? insets.content.left : insets.content.top
            let least = start.isFinite ? 0 - start : 0  // what is no number is for the pass to refuse
            return least...least
        }
        return axis == .horizontal ? state.horizontal : state.vertical
    }

    /// While this is set, changes of insets and sizes leave the offset alone: a finger or an animation holds it.
    public final var isOffsetHeld: Bool {
        get { insets.isHeld }
        set { insets.isHeld = newValue }
    }

    /// What headers and bars add to the insets.
    public final var addedContentInset: EdgeInsets {
        insets.added.reduce(EdgeInsets()) { $0 + $1.insets }
    }

    /// Adds insets for a header or a bar, on top of the app's own and of what the safe area adds; replaces what the same
    /// owner has added before. `nil` takes it away.
    package final func addInsets(_ added: EdgeInsets?, for owner: AnyObject) {
        let id = ObjectIdentifier(owner)
        let place = insets.added.firstIndex { $0.owner == id }
        switch (place, added) {
        case (let place?, let added?):
            if insets.added[place].insets == added { return }
            insets.added[place].insets = added
        case (let place?, nil): insets.added.remove(at: place)
        case (nil, let added?): insets.added.append((id, added))
        case (nil, nil): return
        }
        engine?.surroundingsMayHaveChanged(self)
    }

    /// What the safe area adds to the insets, as of the last round of a pass.
    package final var safeAreaPartOfInset: EdgeInsets { insets.state?.safeArea ?? EdgeInsets() }

    /// How far from the view's top edge what an owner has added begins: below the app's inset, the safe area's part and what was
    /// added before.
    package final func topInset(above owner: AnyObject) -> Double {
        var top = insets.content.top + safeAreaPartOfInset.top
        for added in insets.added {
            if added.owner == ObjectIdentifier(owner) { break }
            top += added.insets.top
        }
        return top
    }

    /// Has `body` called in each pass in which the view, its content, its insets or what is stated in the tree may have
    /// changed, after it has been solved and before frames are handed out: it may edit constants, and the rest is solved again.
    ///
    /// - Returns: what to keep as long as the calls are wanted.
    package final func followLayout(_ body: @escaping (ScrollView) -> Void) -> ScrollObservation {
        let observation = ScrollObservation { view, _ in body(view) }
        followers.add(observation)
        if !followsStatements {
            followsStatements = true
            engine?.statementFollowers.append(self)
        }
        engine?.surroundingsMayHaveChanged(self)
        return observation
    }

    /// The view's rectangle in the present round of a pass, in the root's coordinates.
    package final var solvedRect: Rect { solved }

    /// The size of the content in the present round of a pass.
    package final var solvedContentSize: Size { contentLayoutGuide.solved.size }

    /// Computes insets and ranges from what has been solved, and moves the offset where it must follow.
    ///
    /// - Throws: ``LayoutError/invalidSize(of:)``.
    final func updateInsets() throws(LayoutError) {
        let visible = solved.size, content = contentLayoutGuide.solved.size
        let safeArea = safeAreaPart(visible, content)
        let adjusted = insets.content + addedContentInset + safeArea
        let right = content.width + adjusted.right - visible.width
        let bottom = content.height + adjusted.bottom - visible.height
        guard adjusted.isFinite, right.isFinite, bottom.isFinite else {
            throw .invalidSize(of: "the range of \(label) with its insets")
        }
        func range(_ start: Double, _ end: Double, _ content: Double, _ visible: Double) -> ClosedRange<Double> {
            // 0 − start: no negative zero.
            (0 - start)...max(0 - start, content + end - visible)
        }
        let state = ScrollInsets.State(
            adjusted: adjusted, safeArea: safeArea,
            horizontal: range(adjusted.left, adjusted.right, content.width, visible.width),
            vertical: range(adjusted.top, adjusted.bottom, content.height, visible.height))
        if state == insets.state { return }
        let old = insets.state
        insets.state = state
        if insets.isHeld { return }
        let hadOffset = insets.hasOffset
        var offset = contentOffset
        if let old, hadOffset {
            offset.x = follow(offset.x, from: old.horizontal, to: state.horizontal)
            offset.y = follow(offset.y, from: old.vertical, to: state.vertical)
        } else if !hadOffset {
            offset = Point(x: state.horizontal.lowerBound, y: state.vertical.lowerBound)
        }
        scroll(to: offset, because: .layout)
        insets.hasOffset = hadOffset
    }

    /// Where an offset goes when its range becomes another: along with the start if it rested there, else back into the range
    /// if it was in it.
    private func follow(
        _ offset: Double, from old: ClosedRange<Double>, to new: ClosedRange<Double>
    ) -> Double {
        if offset == old.lowerBound { return new.lowerBound }
        if !old.contains(offset) { return offset }
        return min(max(offset, new.lowerBound), new.upperBound)
    }

    private func safeAreaPart(_ visible: Size, _ content: Size) -> EdgeInsets {
        let safe = safeAreaInsets
        var horizontally = insets.bouncesHorizontally || content.width > visible.width
        var vertically = insets.bouncesVertically || content.height > visible.height
        switch insets.adjustment {
        case .never: return EdgeInsets()
        case .always: (horizontally, vertically) = (true, true)
        case .scrollableAxes: break
        case .automatic: vertically = vertically || insets.isMain
        }
        return EdgeInsets(
            top: vertically ? safe.top : 0, left: horizontally ? safe.left : 0, bottom: vertically ? safe.bottom : 0,
            right: horizontally ? safe.right : 0)
    }
}
