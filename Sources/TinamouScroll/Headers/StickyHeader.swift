import TinamouLayout

// Four constraints and no branch. With t, b the header's top and bottom, p the line below which the header keeps m
// points (the top of what is visible, below bars), c the top of the content, H its height at rest:
//
//     b >= p + m    required   the lowest m points stay
//     t <= p        required   pulled down, the top stays and the header stretches
//     b == c        at 750     else it moves with the content
//     b − t == H    at 500     and has its height
//
// All but c are constants, and c moves with the offset: a tick is the edit of the offset and nothing else. Three
// inequalities without the wishes would leave the header ambiguous; constants set in branches would depend on the path.

/// A header that lies above the content of a scroll view, moves with it, and keeps a part of itself visible.
///
/// ```swift
/// let header = try StickyHeader(banner, in: scroll, minimum: 60, maximum: 200)
/// ```
///
/// The constraints are stated once, and hold as long as this object lives. Where the header is depends on the offset alone, not
/// on how it came there.
public final class StickyHeader {
    /// How the header moves.
    public enum Style: Sendable, Hashable, CaseIterable {
        /// It slides out with the content up to its minimum, and stretches when pulled down.
        case slide
        /// Its top stays; it becomes lower, down to its minimum, and stretches when pulled down.
        case shrink
        /// It slides out up to its minimum, and comes down as a whole when pulled.
        case slideWithoutStretching
        /// As ``slide``, and ``StickyHeader/visibleGuide`` is the part of it that is seen: what is tied to that shrinks.
        case slideShrinkingContent
    }

    /// What is wrong with a header.
    public enum Mistake: Error, Sendable, Hashable {
        /// The minimum is not a finite number from 0.
        case minimum(Double)
        /// The maximum is not finite, or below the minimum.
        case maximum(Double, minimum: Double)
    }

    /// The view.
    public let view: View

    /// The scroll view above whose content the header lies.
    public let scrollView: ScrollView

    /// How the header moves.
    public let style: Style

    /// How much always remains visible, in points.
    public private(set) var minimum: Double

    /// The height at rest that has been asked for, in points; `nil` for the least that the header's own content needs.
    public private(set) var maximum: Double?

    /// The height at rest: ``maximum``, or what the header's own content needs if that is more.
    public private(set) var height: Double

    /// Whether a content too short to scroll the header out gets as much room below as that takes.
    public var padsShortContent = false {
        didSet { if padsShortContent != oldValue { update() } }
    }

    /// The part of the header that is seen, in the style that has one.
    public let visibleGuide: LayoutGuide?

    private let floor: LayoutConstraint
    private let ceiling: LayoutConstraint?
    private let extent: LayoutConstraint?
    private let cut: LayoutConstraint?
    /// All that has been stated of the header.
    package let constraints: [LayoutConstraint]

    private var observation: ScrollObservation?
    private var measured: (width: Double, version: Int, height: Double) = (-1, 0, 0)

    /// Puts a view above the content of a scroll view, in front of everything in it, and states its constraints.
    ///
    /// - Parameters:
    ///   - view: the header. What is inside it is laid out by constraints of one's own.
    ///   - scrollView: the scroll view; its insets grow by the header's height, on top of the app's own.
    ///   - style: how the header moves.
    ///   - minimum: how much always remains visible, in points, from 0.
    ///   - maximum: its height at rest, in points, from the minimum; `nil` for what its own content needs, at
    ///     priorities above 501.
    /// - Throws: ``Mistake``; nothing has been changed then.
    public init(
        _ view: View, in scrollView: ScrollView, style: Style = .slide, minimum: Double, maximum: Double? = nil
    ) throws(Mistake) {
        try StickyHeader.check(minimum, maximum)
        self.view = view
        self.scrollView = scrollView
        self.style = style
        self.minimum = minimum
        self.maximum = maximum
        height = maximum ?? minimum
        scrollView.addSubview(view)
        let statements = Statements(view, scrollView, style)
        (floor, ceiling, extent) = (statements.floor, statements.ceiling, statements.extent)
        (cut, visibleGuide) = (statements.cut, statements.visibleGuide)
        constraints = statements.all
        LayoutConstraint.activate(constraints)
        update()
        observation = scrollView.followLayout { [weak self] _ in self?.update() }
    }

    deinit {
        LayoutConstraint.deactivate(constraints)
        scrollView.addInsets(nil, for: self)
    }

    /// How much the height at rest is wanted.
    fileprivate static var wish: LayoutPriority { LayoutPriority(500) }

    private static func check(_ minimum: Double, _ maximum: Double?) throws(Mistake) {
        guard minimum.isFinite, minimum >= 0 else { throw .minimum(minimum) }
        if let maximum, !(maximum.isFinite && maximum >= minimum) { throw .maximum(maximum, minimum: minimum) }
    }

    /// Gives the header other bounds. Takes effect in the next pass.
    ///
    /// - Throws: ``Mistake``; nothing has been changed then.
    public func setBounds(minimum: Double, maximum: Double?) throws(Mistake) {
        try StickyHeader.check(minimum, maximum)
        self.minimum = minimum
        self.maximum = maximum
        update()
    }

    // MARK: State

    /// The line at the top of what is visible, in the scroll view's frame: below the app's insets and the bars, points
    /// from its top edge.
    public var pinLine: Double { scrollView.topInset(above: self) }

    /// How far the header has collapsed, as of the last pass: 0 at rest or pulled down, 1 when only the minimum is
    /// visible. A header that cannot collapse, its minimum being its height, is at 0.
    public var progress: Double {
        if height <= minimum { return 0 }
        let visible = view.frameInRoot.maxY - scrollView.frameInRoot.minY - pinLine
        return min(max((height - visible) / (height - minimum), 0), 1)
    }

    /// By how much the header is higher than at rest, as of the last pass, in points.
    public var stretch: Double { max(0, view.frameInRoot.height - height) }

    /// Where a scroll indicator is to begin, as of the last pass: below what the header covers, points from the scroll
    /// view's top edge.
    public var indicatorInset: Double {
        max(view.frameInRoot.maxY - scrollView.frameInRoot.minY, pinLine + minimum)
    }

    // MARK: Following the layout

    /// Brings constants and insets up to date with bounds, bars and the header's own content.
    private func update() {
        measure()
        scrollView.addInsets(EdgeInsets(top: height, bottom: padding), for: self)
        let line = pinLine
        floor.constant = line + minimum
        ceiling?.constant = line
        extent?.constant = height
        cut?.constant = line
    }

    /// Finds out what height the header's own content needs, where its width or what is stated has changed.
    private func measure() {
        let width = scrollView.solvedRect.width, version = view.layoutEngine?.versionOfStatements ?? 0
        if width > 0, !view.subviews.isEmpty, width != measured.width || version != measured.version {
            // As low as what is inside allows with more than the header's own wish for its height.
            let fitting = try? view.fittingSize(
                Size(width: width), horizontally: .required, vertically: StickyHeader.wish + 1)
            measured = (width, version, fitting?.height ?? 0)
        }
        height = max(maximum ?? minimum, measured.height, minimum)
    }

    /// The room below a short content with which the header can collapse.
    private var padding: Double {
        guard padsShortContent else { return 0 }
        let visible = scrollView.solvedRect.height - pinLine - minimum
        return max(0, visible - scrollView.solvedContentSize.height)
    }
}

/// The constraints of a header.
private struct Statements {
    let floor: LayoutConstraint
    let ceiling, extent, cut: LayoutConstraint?
    let visibleGuide: LayoutGuide?
    let all: [LayoutConstraint]

    init(_ view: View, _ scrollView: ScrollView, _ style: StickyHeader.Style) {
        let frame = scrollView.frameLayoutGuide, content = scrollView.contentLayoutGuide
        let floor = view.bottomAnchor.constraint(greaterThanOrEqualTo: frame.topAnchor)
        let rest = view.bottomAnchor.constraint(equalTo: content.topAnchor)
        rest.priority = .defaultHigh
        var ceiling: LayoutConstraint?
        var extent: LayoutConstraint?
        switch style {
        case .slide, .slideShrinkingContent:
            ceiling = view.topAnchor.constraint(lessThanOrEqualTo: frame.topAnchor)
            extent = view.heightAnchor.constraint(equalToConstant: 0)
            extent?.priority = StickyHeader.wish
        case .shrink:
            ceiling = view.topAnchor.constraint(equalTo: frame.topAnchor)
        case .slideWithoutStretching:
            extent = view.heightAnchor.constraint(equalToConstant: 0)
        }
        var all = [
            floor, rest, view.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
            view.widthAnchor.constraint(equalTo: frame.widthAnchor),
        ]
        for constraint in [ceiling, extent] {
            if let constraint { all.append(constraint) }
        }
        var cut: LayoutConstraint?
        var guide: LayoutGuide?
        if style == .slideShrinkingContent {
            let visible = LayoutGuide("visible")
            view.addLayoutGuide(visible)
            // The larger of two tops: both inequalities, and the wish for the header's.
            let line = visible.topAnchor.constraint(greaterThanOrEqualTo: frame.topAnchor)
            let own = visible.topAnchor.constraint(equalTo: view.topAnchor)
            own.priority = LayoutPriority(400)
            all += [
                line, own, visible.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
                visible.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                visible.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                visible.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ]
            (cut, guide) = (line, visible)
        }
        for constraint in all where constraint.identifier.isEmpty { constraint.identifier = "sticky header" }
        (self.floor, self.ceiling, self.extent, self.cut) = (floor, ceiling, extent, cut)
        (visibleGuide, self.all) = (guide, all)
    }
}
