import Tinamou

/// A view that shows a part of its content, which may be larger than the view.
///
/// What is inside a scroll view and tied to its edges is tied to the edges of the *content*, which move with the offset and
/// are as far apart as the constraints say: pin all four, and the content has a size. The scroll view's width, height and
/// centre mean the visible frame, as do all its anchors for what is outside. Something inside that is tied to something
/// outside stays where it is while the content moves: that is how headers are made to stick.
///
/// Only the geometry is here; how offsets change is another module's.
open class ScrollView: View {
    private let contentGuide = LayoutGuide("content", ownedBy: nil)
    private let frameGuide = LayoutGuide("visible", ownedBy: nil)
    /// What places the content: minus the offset.
    private var left, top: LayoutConstraint?

    /// A scroll view without content, at offset (0, 0).
    public override init(_ name: String = "") {
        super.init(name)
        contentGuide.container = self
        frameGuide.container = self
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
            relation: .equal,
            multiplier: 1, second: LayoutConstraint.Side(reference: reference, attribute: attribute, start: nil),
            constant: 0, location: SourceLocation(file: #fileID, line: #line), origin: .guide)
    }

    private func atLeastNothing(_ attribute: LayoutAttribute) -> LayoutConstraint {
        LayoutConstraint(
            first: LayoutConstraint.Side(reference: contentGuide.reference, attribute: attribute, start: nil),
            relation: .greaterOrEqual, multiplier: 1, second: nil, constant: 0,
            location: SourceLocation(file: #fileID, line: #line), origin: .guide)
    }

    /// How far the content is scrolled: the content's point that is at the view's top left corner. Any number; what a
    /// range of offsets is, others decide. Takes effect in the next pass, as an edit of two constants.
    public final var contentOffset = Point() {
        didSet {
            left?.constant = -contentOffset.x
            top?.constant = -contentOffset.y
        }
    }

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

    override final var contentArea: LayoutGuide? { contentGuide }

    override final var originInRoot: Point { contentGuide.alignmentRectInRoot.origin }

    override func forEachGuideOfLayer(_ body: (LayoutGuide) -> Void) {
        super.forEachGuideOfLayer(body)
        body(contentGuide)
        body(frameGuide)
    }
}
