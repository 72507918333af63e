// A bar over a list that hides as the list scrolls: all that is to be decided, without views and without a clock.
//
// Goals, in order of priority:
//
//   1. the bar never leaves its bounds, never hides more than the list has scrolled, and is fully visible over a list at its
//      start, however that got there, and over one that cannot scroll far enough;
//   2. while a finger drags, the bar moves at most as far as the finger;
//   3. an animation can be caught at any moment where it is seen;
//   4. the same events give the same bits.
//
// The hidden amount goes up and down with the offset, between bounds: hidden := clamp(hidden + delta, 0, most), the delta taken
// between offsets clamped to the resting range, so that rubber bands count for nothing. What was tried elsewhere and is not done
// here: a sum of deltas since the last turn (it drifts from what is seen), a previous offset kept only while a finger is down
// (everything in between becomes one huge delta).
//
// Read next: CollapsingBarState+Following (scrolling), CollapsingBarState+Settling (lifts, commands, time).

import TinamouLayout

/// The state of a bar that hides as a list scrolls: a value without side effects. Events in, what is to be done out.
///
/// Lengths are points, times seconds, speeds points a second, positive onwards in the list (the content moves up). Everything
/// starts shown.
///
/// - I1: 0 ≤ ``hidden`` ≤ the most that the heights allow.
/// - I2: ``hidden`` is not more than the offset, clamped to the range, is beyond the start of the range.
/// - I3: ``hidden`` is 0 if the range is shorter than what is hidden at the nearest resting height.
/// - I4: an animation ends where the decision in force wants the bar.
public struct CollapsingBarState: Sendable, Hashable {
    /// How the bar goes with the list. What is changed counts from the next event on.
    public var behavior: BarBehavior

    /// The heights at which the bar may rest.
    public internal(set) var heights: BarHeights

    /// How much of the bar is hidden, in points.
    public internal(set) var hidden = 0.0

    /// The offsets at which the list may rest, as last told.
    public internal(set) var range: ClosedRange<Double>

    /// The list's offset, as last told.
    public internal(set) var offset: Double

    /// The animation that runs; `nil` if none does. It may ask for more than ``hidden``, which never exceeds what the list
    /// has scrolled.
    public internal(set) var animation: BarAnimation?

    /// Where the animation is, without regard to the list.
    var animated = 0.0

    /// The hidden amount that was decided on, by a lift or a command, and is in force until a finger takes over.
    var wish: Double?

    /// How much of what was decided on may still be hidden, after the list has been scrolled back since.
    var ceiling = Double.infinity

    /// In which direction the finger goes, since it came down or turned.
    var direction = Direction.none

    /// How far it has gone in it.
    var travel = 0.0

    /// The direction in which a finger drags.
    enum Direction: Sendable, Hashable {
        case none
        case onwards
        case back
    }

    /// A bar that is shown, over a list of which nothing is known but, if given, its range; it is at its start.
    ///
    /// - Precondition: the range is finite.
    public init(heights: BarHeights, behavior: BarBehavior = BarBehavior(), range: ClosedRange<Double> = 0...0) {
        precondition(range.lowerBound.isFinite && range.upperBound.isFinite, "a range is finite")
        self.heights = heights
        self.behavior = behavior
        self.range = range
        offset = range.lowerBound
    }

    // MARK: What it comes to

    /// The height of the bar, in points: `heights.expanded − hidden`.
    public var height: Double { heights.expanded - hidden }

    /// How much of what can be hidden is visible: 1 for an expanded bar, 0 for a hidden one; 1 for a bar that cannot hide.
    public var progress: Double { heights.toHidden > 0 ? 1 - hidden / heights.toHidden : 1 }

    /// How much of what is beyond the collapsed height is visible: 1 for an expanded bar, 0 for a collapsed or smaller one;
    /// 1 for a bar that is not collapsed by being hidden.
    public var expansion: Double {
        if heights.toCollapsed > 0 { return max(0, 1 - hidden / heights.toCollapsed) }
        return 1
    }

    /// Whether an animation runs, so that ticks are wanted.
    public var isAnimating: Bool { animation != nil }

    // MARK: Events

    /// Takes an event in.
    ///
    /// - Returns: what has come of it for whoever owns the view and the clock.
    /// - Precondition: the numbers of the event are finite.
    /// - Complexity: O(1), without allocations.
    public mutating func handle(_ event: Event) -> Actions {
        precondition(event.isFinite, "the numbers of an event are finite")
        let oldHidden = hidden, oldHeight = height, wasAnimating = isAnimating
        switch event {
        case .scrolled(let from, let to, let cause): scroll(from: from, to: to, because: cause)
        case .touched: interrupt()
        case .lifted(let speed, let projected): lift(speed: speed, projected: projected)
        case .stopped: stop()
        case .tick(let time): tick(at: time)
        case .command(let command, let isAnimated): carryOut(command, isAnimated: isAnimated)
        case .range(let new): takeIn(new)
        case .heights(let new): takeIn(new)
        }
        #if DEBUG
            checkInvariants()
        #endif
        var actions: Actions = []
        if hidden != oldHidden || height != oldHeight { actions.insert(.place) }
        if isAnimating != wasAnimating { actions.insert(isAnimating ? .startTicks : .stopTicks) }
        return actions
    }

    /// Tests I1 to I4.
    package func checkInvariants() {
        precondition(0 <= hidden && hidden <= heights.toHidden, "I1: the bar leaves its bounds")
        precondition(hidden <= limit, "I2: the bar hides more than the list has scrolled")
        precondition(hidden == 0 || most > 0, "I3: a list that cannot scroll far enough hides the bar")
        precondition(
            animation.map { $0.to == wish } ?? true, "I4: an animation goes where nobody wants it")
    }
}
