/// A rectangle in a tree of rectangles, whose frame comes from constraints.
///
/// Nothing visual. A view's place is stated with its anchors, relative to other items of the same tree; a
/// ``LayoutEngine`` on the tree's root computes the frames. A subclass tells the size of its content
/// (``intrinsicContentSize``), where its text stands (``firstBaselineFromTop``), or does work of its own in a pass
/// (``updateConstraints()``, ``layoutSubviews()``).
open class View: LayoutItem {
    /// The views inside this one, the last in front.
    @exclusivity(unchecked) public private(set) final var subviews: [View] = [] {
        didSet { subviewNames = nil }
    }

    /// How many subviews have each name, for reports; `nil` as long as nobody has asked.
    @exclusivity(unchecked) final var subviewNames: [String: Int]?

    /// The guides that belong to this view, in the order of their adding; without those that the layer itself makes.
    @exclusivity(unchecked) public private(set) final var layoutGuides: [LayoutGuide] = []

    /// The direction in which this view is read, and those inside it that do not say otherwise; `nil` for the
    /// superview's.
    ///
    /// Constraints that speak of leading and trailing are stated anew by the next pass.
    @exclusivity(unchecked) public final var forcedLayoutDirection: LayoutDirection? {
        didSet { updateLayoutDirection() }
    }

    /// The direction in which this view is read: its own, the superview's, from left to right.
    @exclusivity(unchecked) public private(set) final var effectiveLayoutDirection = LayoutDirection.leftToRight

    /// Whether the view is left out by whoever arranges it, a stack view; constraints of one's own count all the same.
    public final var isHidden = false {
        didSet { if isHidden != oldValue { container?.subviewHasChanged(self) } }
    }

    /// Margins, safe area and what is made of them; `nil` as long as nobody has asked for more than the defaults.
    @exclusivity(unchecked) final var surroundings: Surroundings?

    /// The constraints that the size of the content makes; `nil` as long as there is no such size.
    @exclusivity(unchecked) final var content: ContentConstraints?

    /// How much the view resists becoming larger than its content, along each axis.
    @exclusivity(unchecked) final var hugging = AxisPriorities(.defaultLow)

    /// How much the view resists becoming smaller than its content, along each axis.
    @exclusivity(unchecked) final var compressionResistance = AxisPriorities(.defaultHigh)

    /// Whether something is derived from what is stated in the tree: the surroundings are computed again when that changes.
    @exclusivity(unchecked) final var followsStatements = false

    /// What waits for the next pass.
    @exclusivity(unchecked) final var needs: Needs = []

    /// Whether the class may have work of its own in a pass. A plain view has none.
    @exclusivity(unchecked) private(set) final var isPlain = false

    /// A view without superview and subviews.
    public init(_ name: String = "") {
        super.init(name: name, isView: true)
        isPlain = type(of: self) == View.self
        if !isPlain { hasContentArea = contentArea != nil }
    }

    deinit {
        // One after the other: each letting go of what is inside it would go as deep as the tree.
        var waiting = subviews
        subviews = []
        while var view = waiting.popLast() {
            view.container = nil
            if isKnownUniquelyReferenced(&view) {
                waiting += view.subviews
                view.subviews = []
            } else {
                // Somebody keeps it: it has been taken out.
                view.deactivateConstraintsAcrossCut()
                view.updateLayoutDirection()
            }
        }
        for guide in layoutGuides {
            for use in guide.uses { use.object.deactivate() }
            guide.container = nil
        }
        surroundings?.forEachGuide { $0.container = nil }
    }

    override final var view: View? { self }

    /// The view that contains this one.
    public final var superview: View? { container }

    /// The engine that lays the view out.
    package final var layoutEngine: LayoutEngine? { engine }

    // MARK: Frames

    /// The rectangle of the last successful layout pass, in the root's coordinates.
    public final var frameInRoot: Rect {
        isPlain ? alignmentRectInRoot : alignmentRectInRoot.outset(by: alignmentRectInsets)
    }

    /// The rectangle of the last successful layout pass, in the superview's coordinates. An extent that no
    /// constraint mentions is 0.
    public final var frame: Rect {
        guard let superview = container else { return frameInRoot }
        let origin = superview.originInRoot
        return frameInRoot.offsetBy(x: -origin.x, y: -origin.y)
    }

    /// The frame with every edge on the nearest edge of a pixel, in the superview's coordinates.
    ///
    /// Edges are rounded in the root's coordinates, so that views that touch still do.
    ///
    /// - Parameter scale: pixels for each point, above 0.
    public final func frame(roundedToPixelsAt scale: Double) -> Rect {
        let rounded = frameInRoot.rounded(toPixelsAt: scale)
        guard let superview = container else { return rounded }
        let origin = Rect(origin: superview.originInRoot).rounded(toPixelsAt: scale).origin
        return rounded.offsetBy(x: -origin.x, y: -origin.y)
    }

    /// How much further the frame reaches than the rectangle to which constraints refer: for shadows, badges and the
    /// like. Must not change while the view is in a tree that is laid out.
    open var alignmentRectInsets: EdgeInsets { EdgeInsets() }

    /// The point of the root from which frames inside this view are measured: the view's corner, or where a scroll view's
    /// content begins.
    var originInRoot: Point { frameInRoot.origin }

    /// The guide that takes the place of the view's edges for what is inside it; `nil` for the edges themselves.
    var contentArea: LayoutGuide? { nil }

    // MARK: Content

    /// The size that the content wants the alignment rectangle to have, in points; `nil`, or a number below 0 as UIKit's
    /// `noIntrinsicMetric`, along an axis along which it does not mind.
    ///
    /// Call ``invalidateIntrinsicContentSize()`` when it has become another.
    open var intrinsicContentSize: (width: Double?, height: Double?) { (nil, nil) }

    /// The height that the content wants to have at a width; `nil` where it does not depend on the width.
    ///
    /// Asked when widths have been solved; heights are then solved a second time. Takes precedence over the intrinsic
    /// height.
    open func intrinsicHeight(forWidth width: Double) -> Double? { nil }

    /// The distance of the first line of text from the top edge, in points; `nil` for a view without text, which is
    /// aligned by its top edge.
    open var firstBaselineFromTop: Double? { nil }

    /// The distance of the last line of text from the bottom edge, in points, upwards; `nil` for a view without text,
    /// which is aligned by its bottom edge.
    open var lastBaselineFromBottom: Double? { nil }

    /// The subview that stands for this view where it is aligned by baselines; `nil` for the view itself.
    open var viewForFirstBaseline: View? { nil }

    /// The subview that stands for this view where it is aligned by last baselines; `nil` for the view itself.
    open var viewForLastBaseline: View? { nil }

    /// The distance that system spacing means between a baseline of this view and what is below, in points.
    open var baselineSpacing: Double { LayoutConstraint.standardSpacing }

    // MARK: Passes

    /// Brings the view's own constraints up to date, in a pass before anything is solved; inner views first. Called once
    /// at first, then after ``setNeedsUpdateConstraints()``.
    open func updateConstraints() {}

    /// Does what depends on frames that have been found, in a pass after everything is solved; outer views first.
    /// Called when the view or one of its subviews has moved, and after ``setNeedsLayout()``.
    open func layoutSubviews() {}

    // MARK: The tree

    /// Puts a view inside this one, in front of the others. A view that was inside another is taken out there first.
    ///
    /// - Precondition: the view does not contain this one, is not this one, and is not the root of an engine.
    /// - Complexity: O(*n*), *n* what is inside the view.
    public final func addSubview(_ view: View) {
        insertSubview(view, at: subviews.count - (view.container === self ? 1 : 0))
    }

    /// Puts a view inside this one, before the subview at an index. A view that was inside another is taken out there
    /// first; one that is inside this one only changes its place among the others.
    ///
    /// - Precondition: as ``addSubview(_:)``; `0 ≤ index ≤` the number of the other subviews.
    public final func insertSubview(_ view: View, at index: Int) {
        // What has nothing inside cannot contain this view: no walk for each view of a deep tree.
        precondition(
            view !== self && (view.subviews.isEmpty || !isDescendant(of: view)), "a view cannot be inside itself")
        precondition(view.container != nil || view.engine == nil, "the root of an engine cannot be a subview")
        if view.container === self, let place = subviews.firstIndex(where: { $0 === view }) {
            subviews.insert(subviews.remove(at: place), at: index)
            return
        }
        view.removeFromSuperview()
        subviews.insert(view, at: index)
        view.container = self
        view.updateLayoutDirection()
        engine?.attach(view)
    }

    /// Takes the view out of its superview. Constraints that join the inside of the view with the outside are
    /// deactivated; those wholly inside stay active.
    ///
    /// - Complexity: O(*n*), *n* the views and constraints inside the view, and O(views beside it).
    public final func removeFromSuperview() {
        guard let superview = container else { return }
        superview.willRemoveSubview(self)
        // Often the last one.
        if let place = superview.subviews.lastIndex(where: { $0 === self }) { superview.subviews.remove(at: place) }
        deactivateConstraintsAcrossCut()
        engine?.detach(self)
        container = nil
        updateLayoutDirection()
    }

    /// Tells a view that one of its subviews is about to leave it.
    func willRemoveSubview(_ view: View) {}

    /// Tells a view that one of its subviews is hidden or shown, is read in another direction, or may have a content of
    /// another size.
    func subviewHasChanged(_ view: View) {}

    /// Gives the view a guide. A guide that belonged to another view is taken away there first.
    public final func addLayoutGuide(_ guide: LayoutGuide) {
        guide.container?.removeLayoutGuide(guide)
        layoutGuides.append(guide)
        guide.container = self
        engine?.attach(item: guide)
    }

    /// Takes a guide away. The constraints that mention it are deactivated.
    public final func removeLayoutGuide(_ guide: LayoutGuide) {
        guard let place = layoutGuides.lastIndex(where: { $0 === guide }) else { return }
        layoutGuides.remove(at: place)
        for use in guide.uses { use.object.deactivate() }
        engine?.detach(item: guide)
        guide.container = nil
    }

    /// Whether the view is another one or inside it.
    public final func isDescendant(of view: View) -> Bool {
        var here: View? = self
        while let current = here {
            if current === view { return true }
            here = current.container
        }
        return false
    }

    /// The outermost view of the tree.
    public final var root: View {
        var here = self
        while let above = here.container { here = above }
        return here
    }

    /// Calls `body` with this view and all views inside it, each before its subviews.
    public final func forEachDescendant(_ body: (View) -> Void) {
        if subviews.isEmpty { return body(self) }
        // A stack of one's own: trees may be deeper than the machine's.
        var waiting = [self]
        while let view = waiting.popLast() {
            body(view)
            waiting.append(contentsOf: view.subviews.reversed())
        }
    }

    /// Calls `body` with this view, its guides, and all those inside it.
    final func forEachItem(_ body: (LayoutItem) -> Void) {
        forEachDescendant { view in
            body(view)
            for guide in view.layoutGuides { body(guide) }
            view.forEachGuideOfLayer(body)
        }
    }

    /// Calls `body` with each guide that the layer has made for this view.
    func forEachGuideOfLayer(_ body: (LayoutGuide) -> Void) { surroundings?.forEachGuide(body) }

    /// Deactivates the constraints of what is inside this view that mention something outside it.
    private func deactivateConstraintsAcrossCut() {
        forEachItem { $0.isMarked = true }
        var crossing: [LayoutConstraint] = []
        forEachItem { item in
            for use in item.uses where !use.object.mentionsOnly(\.isMarked) { crossing.append(use.object) }
        }
        forEachItem { $0.isMarked = false }
        for constraint in crossing { constraint.deactivate() }
    }

    // MARK: What surrounds the content

    /// Computes the surroundings anew from what has been solved, and sets the constants of the guides.
    ///
    /// - Returns: whether the safe area or the margins have become others, so that subviews must follow.
    /// - Throws: ``LayoutError/invalidSize(of:)``.
    func updateSurroundings(_ engine: LayoutEngine?) throws(LayoutError) -> Bool {
        guard let surroundings else { return false }
        let safeArea = currentSafeArea(engine)
        let margins = currentMargins(surroundings, safeArea)
        let covered = engine?.keyboardHeight.map { solved.maxY - (root.solved.maxY - $0) } ?? 0
        guard safeArea.isFinite, margins.isFinite, covered.isFinite else {
            throw .invalidSize(of: "what surrounds the content of \(label)")
        }
        let hasChanged = safeArea != surroundings.safeArea || margins != surroundings.effectiveMargins
        surroundings.safeArea = safeArea
        surroundings.effectiveMargins = margins
        surroundings.safeAreaGuide?.set(safeArea)
        surroundings.marginsGuide?.set(margins)
        let spare = max(0, (solved.width - margins.left - margins.right - (engine?.readableWidth ?? .infinity)) / 2)
        surroundings.readableGuide?.set(margins + EdgeInsets(left: spare, right: spare))
        let least = surroundings.keyboardKeepsToSafeArea ? safeArea.bottom : 0
        surroundings.keyboardGuide?.set(EdgeInsets(top: max(covered, least, 0)), hangsFromBottom: true)
        return hasChanged
    }

    // MARK: Direction

    /// Brings the effective direction up to date, here and in the views inside that follow it.
    private func updateLayoutDirection() {
        let direction = forcedLayoutDirection ?? container?.effectiveLayoutDirection ?? .leftToRight
        if direction == effectiveLayoutDirection { return }
        var waiting = [self]
        while let view = waiting.popLast() {
            view.effectiveLayoutDirection = direction
            view.directionHasChanged()
            for inner in view.subviews.reversed()
            where inner.forcedLayoutDirection == nil && inner.effectiveLayoutDirection != direction {
                waiting.append(inner)
            }
        }
    }

    /// States anew what follows the reading direction.
    private func directionHasChanged() {
        func restate(_ item: LayoutItem) {
            for use in item.uses where use.object.followsReading { engine?.restate(use.object) }
            item.made?.directionHasChanged()
        }
        restate(self)
        for guide in layoutGuides { restate(guide) }
        forEachGuideOfLayer(restate)
        engine?.surroundingsMayHaveChanged(self)
        if !isPlain { setNeedsUpdateConstraints() }
        container?.subviewHasChanged(self)
    }
}
