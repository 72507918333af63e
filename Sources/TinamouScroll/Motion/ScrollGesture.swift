// One scroll view under one finger, as a machine: events with their times in, actions out. Nothing here has a clock, a
// view or a delegate; ``ScrollDriver`` connects all three. Read next: ScrollPhysics (the formulas), AxisMotion (flick
// and bounce along an axis), ScrollGesture+Finger, ScrollGesture+Program (what fingers and programs do), ScrollAction
// (what comes out).
//
// Where the platform's behaviour is not documented, this is what is done here:
//  - Dragging begins with the first movement of the finger, however small.
//  - What is stopped is told to have ended: a touch, or a call, stops a flick with didEndDecelerating and an animation
//    with didEndScrollingAnimation, so that beginnings and ends come in pairs. A stopped way to the top has no
//    didScrollToTop.
//  - A flick from beyond an end that is fast enough goes on inside, with the speed it has at the end.
//  - A target that the delegate has chosen is reached by a flick of the same rate, with the speed that it takes, and
//    without a bounce; it is moved into the range first.

import TinamouLayout

/// How a finger, a flick and a program move the offset of a scroll view: a state machine without side effects.
///
/// Every event carries its time, in seconds from any zero, and first advances what moves to that time. An event that
/// throws changes nothing. The same events give the same offsets, to the last bit.
///
/// Invariants:
/// - I1: offset and time are finite.
/// - I2: at rest, neither axis has a motion; there is an animation exactly while one is under way.
/// - I3: a finger is remembered exactly while one is down or its release is awaited.
///
/// What comes to rest by itself does so inside the limits; a program may put it elsewhere.
public struct ScrollGesture: Sendable, Hashable {
    /// What the gesture does.
    public enum Phase: Sendable, Hashable, CaseIterable {
        /// Nothing moves.
        case resting
        /// A finger is down and has not moved.
        case touched
        /// A finger is down and has moved.
        case dragging
        /// The finger is lifted, and where to go has been asked.
        case lifted
        /// The content moves by itself, to the end of a flick or back into its range.
        case decelerating
        /// A program has the content move.
        case animating
    }

    /// The offset.
    public internal(set) var offset: Point

    /// The time of the last event, in seconds.
    public internal(set) var time: Double

    /// What the gesture does.
    public internal(set) var phase = Phase.resting

    /// Where the offset may rest, and what is seen.
    public internal(set) var limits: ScrollLimits

    /// The formulas.
    public let physics: ScrollPhysics

    /// Whether a drag moves the content along one axis only: that along which the finger moves further at first, y if
    /// it moves as far along both. `false` at first; a change counts from the next touch.
    public var locksDirection = false

    var horizontal = AxisMotion()
    var vertical = AxisMotion()
    var finger: Finger?
    var animation: ScrollAnimation?

    /// A finger that is down, and what it holds.
    struct Finger: Sendable, Hashable {
        var track: FingerTrack
        /// Where the finger was when it took hold, and where the content was.
        var anchor, offset: Point
        /// The axis along which the content follows; `nil` for both.
        var lock: LayoutAxis?
    }

    /// Content at rest.
    ///
    /// - Parameters:
    ///   - offset: the start of the range, if it is not given.
    ///   - time: the zero of time, in seconds.
    /// - Precondition: all numbers are finite, and viewports not negative.
    public init(
        limits: ScrollLimits, offset: Point? = nil, physics: ScrollPhysics = ScrollPhysics(), time: Double = 0
    ) {
        let offset = offset ?? limits.start
        precondition(limits.isSound && offset.isFinite && time.isFinite, "a gesture begins with finite numbers")
        self.offset = offset
        self.limits = limits
        self.physics = physics
        self.time = time
    }

    // MARK: Flags

    /// Whether a finger is down, also before it moves.
    public var isTracking: Bool { phase == .touched || phase == .dragging }

    /// Whether a finger that is down has moved.
    public var isDragging: Bool { phase == .dragging || phase == .lifted }

    /// Whether the content moves by itself after a finger was lifted.
    public var isDecelerating: Bool { phase == .decelerating }

    /// Whether a program has the content move.
    public var isAnimating: Bool { phase == .animating }

    /// Whether a finger or a motion holds the offset.
    public var isHeld: Bool { phase != .resting }

    // MARK: Time

    /// Lets time pass: what moves by itself goes on.
    ///
    /// - Throws: ``ScrollGestureError``.
    public mutating func advance(to time: Double) throws(ScrollGestureError) -> ScrollActions {
        try check(time)
        return pass(to: time)
    }

    /// Refuses what no event may be.
    func check(_ time: Double, _ point: Point = Point()) throws(ScrollGestureError) {
        guard time.isFinite, point.isFinite else { throw .notFinite }
        if time < self.time { throw .timeRunsBackwards(from: self.time, to: time) }
        if phase == .lifted { throw .awaitsRelease }
    }

    /// Takes the time, and what moves by itself to it.
    mutating func pass(to time: Double) -> ScrollActions {
        var actions = ScrollActions()
        self.time = time
        switch phase {
        case .resting, .touched, .dragging, .lifted: break
        case .decelerating:
            var new = offset
            horizontal.advance(&new.x, to: time, limits.horizontal, physics)
            vertical.advance(&new.y, to: time, limits.vertical, physics)
            let isFlick = horizontal.isFlick || vertical.isFlick
            let isInside = limits.clamp(new) == new && limits.clamp(offset) == offset
            move(to: new, because: isFlick || isInside ? .deceleration : .bounce, &actions)
            if horizontal.isResting && vertical.isResting { stop(&actions) }
        case .animating:
            guard let animation else { break }
            move(to: animation.offset(at: time), because: .program, &actions)
            if time >= animation.end { stop(&actions, hasArrived: true) }
        }
        return actions
    }

    /// The one place where the offset changes.
    mutating func move(to new: Point, because cause: ScrollChange.Cause, _ actions: inout ScrollActions) {
        if new == offset { return }
        actions.append(.didScroll(ScrollChange(from: offset, to: new, cause: cause)))
        offset = new
    }

    /// Ends what moves by itself.
    mutating func stop(_ actions: inout ScrollActions, hasArrived: Bool = false) {
        switch phase {
        case .decelerating: actions.append(.didEndDecelerating)
        case .animating:
            if animation?.isToTop != true {
                actions.append(.didEndScrollingAnimation)
            } else if hasArrived {
                actions.append(.didScrollToTop)
            }
        case .resting, .touched, .dragging, .lifted: return
        }
        horizontal = AxisMotion()
        vertical = AxisMotion()
        animation = nil
        phase = .resting
    }
}

extension ScrollGesture {
    /// Tests the invariants that the type lists.
    package func checkInvariants() {
        precondition(offset.isFinite && time.isFinite, "I1: offset and time are finite")
        precondition(phase != .resting || (horizontal.isResting && vertical.isResting), "I2: at rest nothing moves")
        precondition((animation != nil) == (phase == .animating), "I2: an animation is under way")
        precondition((finger != nil) == (isTracking || phase == .lifted), "I3: a finger is remembered")
    }
}

extension Point {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
