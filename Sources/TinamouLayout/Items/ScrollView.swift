import Tinamou

// Read next: ScrollView+Insets (insets, the range in which the offset rests), ScrollChange (who is told).

/// A view that shows a part of its content, which may be larger than the view.
///
/// What is inside a scroll view and tied to its edges is tied to the edges of the *content*, which move with the offset and
/// are as far apart as the constraints say: pin all four, and the content has a size. The scroll view's width, height and
/// centre mean the visible frame, as do all its anchors for what is outside. Something inside that is tied to something
/// outside stays where it is while the content moves: that is how headers are made to stick.
///
/// Here is the geometry: offset, content, insets and range. How a finger moves the offset is the module `TinamouScroll`.
open class ScrollView: View {
    private let contentGuide = LayoutGuide("content", ownedBy: nil)
    private let frameGuide = LayoutGuide("visible", ownedBy: nil)
    /// What places the content: minus the offset.
    private var left, top: LayoutConstraint?
    private var observers = ScrollObservers()
    /// Those who have something to do when the view or its insets have changed.
    final var followers = ScrollObservers()

    /// What has been said of insets, and what has come of it.
    final var insets = ScrollInsets()

    /// How far the content is scrolled: the content's point that is at the view's top left corner.
    ///
    /// Any number: a program may scroll beyond ``restingRange(along:)``. Frames follow in the next pass, by an edit of
    /// two constants. Before it is set, the first pass puts the content at the start of its range.
    public final var contentOffset: Point {
        get { offset }
        set { scroll(to: newValue, because: .program) }
    }

    private var offset = Point()

    /// A scroll view without content.
    public override init(_ name: String = "") {
        super.init(name)
        contentGuide.container = self
        frameGuide.container = self
        _ = surrounded()
        let place = (left: tie(contentGuide, .left), top: tie(contentGuide, .top))
        (left, top) = place
        LayoutConstraint.activate([
            place.left, place.top, atLeastNothing(.width), atLeastNothing(.height),
            tie(frameGuide, .left), tie(frameGuide, .top), tie(frameGuide, .width), tie(frameGuide, .height),
        ])
    }

    deinit {
        contentGuide.container = nil
        frameGuide.container = nil
    }

    private func tie(_ guide: LayoutGuide, _ attribute: LayoutAttribute) -> LayoutConstraint {
        LayoutConstraint(
            first: LayoutConstraint.Side(reference: guide.reference, attribute: attribute, start: nil),
            relation: .equal, multiplier: 1,
            second: LayoutConstraint.Side(reference: reference, attribute: attribute, start: nil), constant: 0,
            location: SourceLocation(file: #fileID, line: #line), origin: .guide)
    }

    private func atLeastNothing(_ attribute: LayoutAttribute) -> LayoutConstraint {
        LayoutConstraint(
            first: LayoutConstraint.Side(reference: contentGuide.reference, attribute: attribute, start: nil),
            relation: .greaterOrEqual, multiplier: 1, second: nil, constant: 0,
            location: SourceLocation(file: #fileID, line: #line), origin: .guide)
    }

    // MARK: Scrolling

    /// Changes the offset and tells all observers, once, before the next pass. Nothing happens if it is the same.
    ///
    /// - Precondition: the offset is finite.
    public final func scroll(to new: Point, because cause: ScrollChange.Cause) {
        precondition(new.x.isFinite && new.y.isFinite, "an offset is finite")
        insets.hasOffset = true
        if new == offset { return }
        let change = ScrollChange(from: offset, to: new, cause: cause)
        offset = new
        left?.constant = -new.x
        top?.constant = -new.y
        observers.tell(self, change)
    }

    /// Has `body` called for every change of the offset, whatever its cause, before the layout pass that follows.
    ///
    /// - Returns: what to keep as long as the telling is wanted.
    public final func observe(_ body: @escaping (ScrollView, ScrollChange) -> Void) -> ScrollObservation {
        let observation = ScrollObservation(body)
        observers.add(observation)
        return observation
    }

    // MARK: Content

    /// The rectangle of the content. Its size is the content size, where constraints determine it.
    public final var contentLayoutGuide: LayoutGuide { contentGuide }

    /// The rectangle of the visible frame.
    public final var frameLayoutGuide: LayoutGuide { frameGuide }

    /// The size of the content, as of the last successful pass. Where nothing determines it, it is what it happens to be:
    /// see ``openContentAxes()``.
    public final var contentSize: Size { contentGuide.alignmentRectInRoot.size }

    /// The axes along which the constraints of the last pass leave the size of the content open: a chain from edge to edge of
    /// the content is missing there.
    ///
    /// - Throws: ``LayoutError/numericalTrouble(_:)``.
    public final func openContentAxes() throws(LayoutError) -> [LayoutAxis] {
        try engine?.ambiguities(of: contentGuide).map(\.axis) ?? []
    }

    /// Ties the content's extent along an axis to the visible frame's, so that it scrolls along the other only.
    ///
    /// - Returns: the constraint, active.
    @discardableResult
    public final func fitContent(
        along axis: LayoutAxis, file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        let tie =
            axis == .horizontal
            ? contentGuide.widthAnchor.constraint(equalTo: frameGuide.widthAnchor, file: file, line: line)
            : contentGuide.heightAnchor.constraint(equalTo: frameGuide.heightAnchor, file: file, line: line)
        tie.isActive = true
        return tie
    }

    /// The constraint whose constant is minus the offset along an axis, for trajectories.
    package final func offsetConstraint(along axis: LayoutAxis) -> LayoutConstraint? {
        axis == .horizontal ? left : top
    }

    // MARK: What the layer asks

    override final var contentArea: LayoutGuide? { contentGuide }

    override final var originInRoot: Point { contentGuide.alignmentRectInRoot.origin }

    override final func forEachGuideOfLayer(_ body: (LayoutGuide) -> Void) {
        super.forEachGuideOfLayer(body)
        body(contentGuide)
        body(frameGuide)
    }

    override final func updateSurroundings(_ engine: LayoutEngine?) throws(LayoutError) -> Bool {
        let hasChanged = try super.updateSurroundings(engine)
        try updateInsets()
        followers.tell(self, ScrollChange(from: contentOffset, to: contentOffset, cause: .layout))
        return hasChanged
    }
}
