// A stack is a language for constraints, not a way of solving: what it wants is written out as ordinary layout
// constraints. StackView+Arrangement says which, StackView+Alignment those across, StackView+Statements how the ones of
// the last pass become those of this one, StackView+Gaps what has come of the spacing.

/// A view that arranges others in a row or a column, by constraints that it states itself.
///
/// ```swift
/// let row = StackView("row", arrangedSubviews: [icon, title, badge])
/// row.spacing = 8
/// row.alignment = .center
/// ```
///
/// The arrangement goes from the leading to the trailing edge, or from top to bottom. Arranged views are subviews; the
/// order of arrangement and that of drawing have nothing to do with each other. A hidden arranged view has no extent
/// along the axis and no gap, by a required constraint: what is required inside it and needs room contradicts that,
/// what is weaker gives way.
///
/// What the stack states is required unless its description says otherwise, and has its identifier begin with "stack".
/// Sizes come from the views: what they hug and resist (``View/setContentHuggingPriority(_:for:)``). Where that leaves
/// it open which of several views is larger, **the earlier one is**: the first of those that mind equally grows, the
/// last of them shrinks. That takes constraints too, at a priority so low that nothing which is determined without
/// them changes.
///
/// A stack has no content of its own. Changes count from the next pass on; a spacing that changes is an edit of
/// constants, anything else states anew what has become different and leaves the rest. A subclass that overrides
/// ``updateConstraints()`` or ``layoutSubviews()`` calls this class's.
open class StackView: View {
    /// How the views share the stack's length.
    public enum Distribution: Sendable, Hashable, CaseIterable {
        /// They fill it, each as large as its content wants, as far as that goes.
        case fill
        /// They fill it and are of one size.
        case fillEqually
        /// They fill it in proportion to their intrinsic sizes.
        ///
        /// A height that follows from the width counts at the width of the last round. A view without an intrinsic
        /// size along the axis keeps out of the proportion; one whose size is 0 gets nothing.
        case fillProportionally
        /// The gaps are equal, and none is smaller than its spacing. What does not fit shrinks: first what resists
        /// least, among equals the last.
        case equalSpacing
        /// The distances between centres are equal, as far as gaps are no smaller than their spacing: at priority 150.
        case equalCentering
    }

    /// Where the views stand across the axis.
    public enum Alignment: Sendable, Hashable, CaseIterable {
        /// They reach from edge to edge, the hidden ones as well.
        case fill
        /// At the top of a row, at the leading edge of a column.
        case leading
        /// The first lines of text of a row stand on one line; in a column, as `leading`.
        case firstBaseline
        /// In the middle.
        case center
        /// At the bottom of a row, at the trailing edge of a column.
        case trailing
        /// The last lines of text of a row stand on one line; in a column, as `trailing`.
        case lastBaseline

        /// At the top of a row: another word for ``leading``.
        public static let top = Alignment.leading
        /// At the bottom of a row: another word for ``trailing``.
        public static let bottom = Alignment.trailing
    }

    /// A spacing that stands for the stack's own, after one view; for 0, as the stack's own.
    public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)

    /// A spacing that stands for what is standard: ``LayoutConstraint/standardSpacing``, or between baselines
    /// the upper view's ``View/baselineSpacing``.
    public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

    // MARK: What the arrangement is like

    /// The direction in which the views follow each other.
    public final var axis: LayoutAxis {
        didSet { if axis != oldValue { arrangementHasChanged() } }
    }

    /// How the views share the stack's length.
    public final var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementHasChanged() } }
    }

    /// Where the views stand across the axis.
    public final var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementHasChanged() } }
    }

    /// How far apart neighbours are, in points; the least distance with equal spacing and centering. May be negative.
    ///
    /// A number that is not finite is refused by the next pass.
    public final var spacing = 0.0 {
        didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
    }

    /// How much spacing matters. Below required, views that do not fit beside their spacing overlap rather than
    /// contradict it: ``overlaps`` tells.
    public final var spacingPriority = LayoutPriority.required {
        didSet { if spacingPriority != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Whether there is a gap before the first and after the last view too: ``spacing``, or with equal spacing one as
    /// large as the others.
    public final var hasSpacingAtEnds = false {
        didSet { if hasSpacingAtEnds != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Whether views are arranged inside the stack's layout margins, instead of between its edges.
    public final var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }

    /// How much it matters that hidden views have no extent along the axis; below required, nothing inside them can
    /// contradict it.
    package final var hidingPriority = LayoutPriority.required {
        didSet { if hidingPriority != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Whether a stack is large enough across its axis for hidden views too, however they are aligned. Filled stacks are in any
    /// case.
    package final var spansHiddenViews = false {
        didSet { if spansHiddenViews != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Whether the stack states no more than it must: hidden views are held by nothing along the axis, nothing is decided
    /// that is open, and proportions are left open. For whoever asks what is open; values that are still right stay.
    package final var leavesOpen = false {
        didSet { if leavesOpen != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Whether the spacing of a column counts from the last baseline of one view to the first of the next.
    public final var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }

    /// An arranged view and what follows it.
    struct Place {
        unowned let view: View
        var customSpacing = StackView.spacingUseDefault
    }

    /// The arranged views in order. As subviews they are kept alive.
    private(set) final var places: [Place] = []

    /// What is stated at present, in the order of stating.
    final var statements: [LayoutConstraint] = []

    /// What reaches across the views with some alignments, while it is needed.
    final var span: LayoutGuide?

    /// What is as long as each of equal gaps, while it is needed.
    final var gap: LayoutGuide?

    /// The intrinsic sizes that are stated, with proportional filling.
    final var statedProportions: [Double?] = []

    /// A stack that arranges views, which become its subviews.
    public init(_ name: String = "", axis: LayoutAxis = .horizontal, arrangedSubviews: [View] = []) {
        self.axis = axis
        super.init(name)
        for view in arrangedSubviews { addArrangedSubview(view) }
    }

    deinit {
        span?.container = nil
        gap?.container = nil
    }

    // MARK: Arranged views

    /// The arranged views in order, hidden ones included.
    public final var arrangedSubviews: [View] { places.map(\.view) }

    /// Arranges a view behind the others; it becomes a subview if it is none. One that is arranged already goes to the
    /// end.
    ///
    /// - Precondition: as ``View/addSubview(_:)``.
    public final func addArrangedSubview(_ view: View) {
        insertArrangedSubview(view, at: places.count - (place(of: view) == nil ? 0 : 1))
    }

    /// Arranges a view before the one at an index; it becomes a subview if it is none. One that is arranged already
    /// moves, with the spacing that was set after it.
    ///
    /// - Precondition: as ``View/addSubview(_:)``; `0 ≤ index ≤` the number of the other arranged views.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        // What comes into the stack is not arranged in it yet: no search for each view of a long stack.
        let isNew = view.superview !== self
        if isNew { addSubview(view) }
        let place = isNew ? nil : place(of: view).map { places.remove(at: $0) }
        places.insert(place ?? Place(view: view), at: index)
        arrangementHasChanged()
    }

    /// Takes a view out of the arrangement. It stays a subview, held by nothing of the stack's.
    public final func removeArrangedSubview(_ view: View) {
        guard let index = place(of: view) else { return }
        places.remove(at: index)
        arrangementHasChanged()
    }

    /// Sets how far the next view is from one, in points, in place of ``spacing``. It counts while the view is
    /// arranged and not hidden; nothing happens for a view that is not arranged.
    ///
    /// - Parameters:
    ///   - spacing: the distance, ``spacingUseDefault`` for ``spacing``, ``spacingUseSystem`` for what is standard.
    ///   - view: an arranged view.
    public final func setCustomSpacing(_ spacing: Double, after view: View) {
        guard let index = place(of: view), places[index].customSpacing != spacing else { return }
        places[index].customSpacing = spacing
        setNeedsUpdateConstraints()
    }

    /// The spacing that has been set after a view; ``spacingUseDefault`` if none has.
    public final func customSpacing(after view: View) -> Double {
        place(of: view).map { places[$0].customSpacing } ?? StackView.spacingUseDefault
    }

    private func place(of view: View) -> Int? {
        view.superview === self ? places.firstIndex { $0.view === view } : nil
    }

    override final func willRemoveSubview(_ view: View) { removeArrangedSubview(view) }

    override final func subviewHasChanged(_ view: View) {
        if place(of: view) != nil { arrangementHasChanged() }
    }

    private func arrangementHasChanged() {
        setNeedsUpdateConstraints()
        restateBaselines()
        // A view whose baseline is looked for here has come by.
        if isStandIn { restateBaselinesAround() }
    }

    // MARK: Baselines

    /// The first arranged view that is not hidden.
    open override var viewForFirstBaseline: View? { places.first { !$0.view.isHidden }?.view }

    /// The last arranged view that is not hidden.
    open override var viewForLastBaseline: View? { places.last { !$0.view.isHidden }?.view }

    // MARK: Passes

    /// States what the arrangement has come to.
    open override func updateConstraints() {
        super.updateConstraints()
        restate(arrangement())
    }

    /// Has the next round state other proportions, if those of heights have changed with the widths.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if distribution == .fillProportionally && proportions(of: visible) != statedProportions {
            setNeedsUpdateConstraints()
        }
    }

    override final func forEachGuideOfLayer(_ body: (LayoutGuide) -> Void) {
        super.forEachGuideOfLayer(body)
        if let span { body(span) }
        if let gap { body(gap) }
    }
}
