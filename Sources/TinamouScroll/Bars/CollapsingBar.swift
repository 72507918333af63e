// A collapsing bar as constraints. All of it is stated once, here; what changes as the list scrolls is one constant.
//
//     part.top == safe area's top − hidden          at priority 999: the one constant
//     part.height == expanded height                required
//     bar.top == host's top, bar.bottom == part.bottom
//     part.top <= safe area's top <= part.bottom    required: the bar's bounds, whatever the constant
//
// so that the height at least is the safe area's, at most that and the part's, and the part is pushed out under the status
// bar. That the bounds hold for every value of the constant is not a matter of trust: a trajectory of the solver proves it.
//
// Read next: CollapsingBarState (what decides), CollapsingBar+Insets (what the bar does to the scroll view).

import TinamouLayout

/// A bar over a scroll view that hides as the content scrolls.
///
/// ```swift
/// let bar = CollapsingBar(over: list, in: host, expandedHeight: 90, behavior: BarBehavior(.enterAlways, settles: true))
/// bar.content.addSubview(title)
/// ```
///
/// The bar is in front in its host, from the host's top edge down; the scroll view lies under it and has its content inset by as
/// much. What is in the bar goes into ``content``, which is pushed up under the status bar's ``cover``. The bar watches the
/// scroll view as one observer among others and takes nothing over: no delegate, no offset. What it cannot see, it is told:
/// ``touchDown()``, ``lift(speed:projectedOffset:)``, ``scrollingStopped()``, ``tick(at:)``. Frames follow in the next pass.
///
/// Keep it as long as it is to work; the views stay in the host. A scroll view has one bar.
public final class CollapsingBar {
    /// The bar: a subview of the host.
    public let view: View

    /// What the bar contains; as high as the expanded bar, and pinned to its bottom.
    public let content: View

    /// What lies over the status bar, in front of ``content``.
    public let cover: View

    /// The line at the bar's lower edge, in front of all: it is seen at every height.
    public let divider: View

    /// The view that contains bar and scroll view.
    public let host: View

    /// The view over which the bar lies.
    public let scrollView: ScrollView

    /// What is known and decided. Its heights are those below the safe area's top, its offsets the scroll view's.
    public private(set) var state: CollapsingBarState

    /// Called when animations begin and when none runs any more: with `true`, ``tick(at:)`` is wanted now and for each
    /// picture, with `false` no longer.
    public var onAnimation: ((Bool) -> Void)?

    /// What the bar has added to the scroll view's top inset last; `nil` before it has.
    var givenPart: Double?

    /// All that has been stated of the bar, the views' widths first.
    package private(set) var constraints: [LayoutConstraint] = []

    private let place: LayoutConstraint
    private let extent: LayoutConstraint
    private var observation: ScrollObservation?
    private var rangeObservation: ScrollObservation?

    /// A bar that is shown, over a scroll view.
    ///
    /// A scroll view that is in no view is put into the host and fills it; one that is in one stays as it is. The bar is put
    /// in front of what is in the host.
    ///
    /// - Parameters:
    ///   - expandedHeight: how far the bar reaches below the safe area's top when all of it is shown, in points, from 0.
    ///   - collapsedHeight: how far it does when it is collapsed, from 0 to the expanded height. Hidden, it ends there.
    ///   - dividerHeight: of the line at the lower edge, in points, from 0.
    /// - Precondition: the host contains the scroll view, or can; the heights are finite.
    public init(
        over scrollView: ScrollView, in host: View, expandedHeight: Double, collapsedHeight: Double = 0,
        dividerHeight: Double = 1, behavior: BarBehavior = BarBehavior()
    ) {
        let bar = BarView("bar")
        view = bar
        content = View("bar content")
        cover = View("bar cover")
        divider = View("bar divider")
        self.host = host
        self.scrollView = scrollView
        let heights = BarHeights(collapsed: collapsedHeight, expanded: expandedHeight)
        state = CollapsingBarState(
            heights: heights, behavior: behavior, range: scrollView.restingRange(along: .vertical))
        place = content.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor)
        // Just below required: beyond the bounds it gives way, and does not contradict them.
        place.priority = .required - 1
        extent = content.heightAnchor.constraint(equalToConstant: heights.expanded)
        if scrollView.superview == nil { fillHost() }
        host.addSubview(bar)
        for part in [content, cover, divider] { bar.addSubview(part) }
        state(dividerHeight)
        giveInset(state.heights.expanded)
        bar.onLayout = { [weak self] in self?.hasBeenLaidOut() }
        observation = scrollView.observe { [weak self] _, change in self?.hasScrolled(change) }
        // A range that changes by itself moves no frame of the bar's.
        rangeObservation = scrollView.followLayout { [weak self] scrollView in
            guard let self, scrollView.restingRange(along: .vertical) != state.range else { return }
            view.setNeedsLayout()
        }
        take(.scrolled(from: scrollView.contentOffset.y, to: scrollView.contentOffset.y, because: .layout))
    }

    deinit {
        scrollView.addInsets(nil, for: self)
    }

    private func fillHost() {
        host.addSubview(scrollView)
        LayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: host.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: host.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        ])
    }

    /// States all constraints.
    private func state(_ dividerHeight: Double) {
        let safeTop = host.safeAreaLayoutGuide.topAnchor
        func fillsWidth(_ part: View, _ whole: View) -> [LayoutConstraint] {
            [
                part.leadingAnchor.constraint(equalTo: whole.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: whole.trailingAnchor),
            ]
        }
        constraints =
            fillsWidth(view, host) + fillsWidth(content, view) + fillsWidth(cover, view) + fillsWidth(divider, view) + [
                place, extent,
                content.topAnchor.constraint(lessThanOrEqualTo: safeTop),
                content.bottomAnchor.constraint(greaterThanOrEqualTo: safeTop),
                view.topAnchor.constraint(equalTo: host.topAnchor),
                view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                cover.topAnchor.constraint(equalTo: view.topAnchor),
                cover.bottomAnchor.constraint(equalTo: safeTop),
                divider.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                divider.heightAnchor.constraint(equalToConstant: dividerHeight),
            ]
        LayoutConstraint.activate(constraints)
        stateProbe()
    }

    /// A part of the bar that has an extent of the content's and one of the visible frame's: who is told of its own parts'
    /// moves is so told of other ranges, which change no offset.
    private func stateProbe() {
        let probe = View("bar probe")
        probe.isHidden = true
        view.insertSubview(probe, at: 0)
        LayoutConstraint.activate([
            probe.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            probe.topAnchor.constraint(equalTo: view.topAnchor),
            probe.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
            probe.heightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.heightAnchor),
        ])
    }

    /// The constraint whose constant is minus the hidden amount.
    package var placing: LayoutConstraint { place }

    // MARK: What happens

    /// A finger has come down on the scroll view: an animation ends where it is seen.
    public func touchDown() { take(.touched) }

    /// The finger has gone.
    ///
    /// - Parameters:
    ///   - speed: in points a second, positive when the content moves up.
    ///   - projectedOffset: where the content will come to rest (see ``CollapsingBarState/restingOffset(projected:speed:)``).
    public func lift(speed: Double, projectedOffset: Double) {
        take(.lifted(speed: speed, projected: projectedOffset))
    }

    /// The content has come to rest without a finger.
    public func scrollingStopped() { take(.stopped) }

    /// It is now a time, in seconds of any clock.
    public func tick(at time: Double) { take(.tick(time)) }

    /// Shows all of the bar.
    public func show(animated: Bool = false) { take(.command(.show, isAnimated: animated)) }

    /// Brings the bar to its collapsed height, as far as the list has been scrolled that much.
    public func collapse(animated: Bool = false) { take(.command(.collapse, isAnimated: animated)) }

    /// Hides the bar, as far as the list has been scrolled that much.
    public func hide(animated: Bool = false) { take(.command(.hide, isAnimated: animated)) }

    // MARK: Heights and behaviour

    /// How the bar goes with the list.
    public var behavior: BarBehavior {
        get { state.behavior }
        set { state.behavior = newValue }
    }

    /// How far the bar reaches below the safe area's top when all of it is shown and when it is collapsed, in points; it
    /// reaches 0 when it is hidden.
    public var heights: BarHeights { state.heights }

    /// Gives the bar other heights, with the constants of constraints.
    ///
    /// - Parameters:
    ///   - expanded: as for a new bar.
    ///   - collapsed: as for a new bar.
    public func setHeights(expanded: Double, collapsed: Double = 0) {
        let heights = BarHeights(collapsed: collapsed, expanded: expanded)
        extent.constant = heights.expanded
        take(.heights(heights))
        place.constant = -state.hidden
        updateInset()
    }

    // MARK: What comes of it

    private func hasScrolled(_ change: ScrollChange) {
        updateRange()
        take(.scrolled(change))
    }

    private func hasBeenLaidOut() {
        updateRange()
        updateInset()
    }

    private func updateRange() {
        let range = scrollView.restingRange(along: .vertical)
        if range != state.range { take(.range(range)) }
    }

    private func take(_ event: CollapsingBarState.Event) {
        let actions = state.handle(event)
        if actions.contains(.place) { place.constant = -state.hidden }
        if actions.contains(.startTicks) { onAnimation?(true) }
        if actions.contains(.stopTicks) { onAnimation?(false) }
    }
}
