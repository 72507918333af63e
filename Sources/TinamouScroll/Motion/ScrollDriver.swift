import TinamouLayout

/// Has a finger, a flick or a program move a scroll view, frame by frame, as a script says.
///
/// There is no clock: time is what the calls say, and passes in frames. After each frame ``onFrame`` is called, for
/// instance to have the layout make a pass; the offset has changed by then, and its observers know. While something
/// moves, the driver holds the offset, and it follows the scroll view's insets, sizes and ranges as of the last pass.
///
/// The calls that script a finger take its movements: content scrolls forward when the finger goes up, to negative y.
/// A scroll view has one driver at a time.
public final class ScrollDriver {
    /// The scroll view.
    public let view: ScrollView

    /// The machine, as of the last event.
    public private(set) var gesture: ScrollGesture

    /// How long a frame takes, in seconds: 1/60 unless set.
    ///
    /// - Precondition: positive.
    public var frame = 1.0 / 60 {
        willSet { precondition(newValue > 0 && newValue.isFinite, "a frame takes time") }
    }

    /// What is called after each frame.
    public var onFrame: ((ScrollDriver) -> Void)?

    /// What is told of each action, in order; after a change of offset has been performed.
    public var onAction: ((ScrollAction) -> Void)?

    /// Where a flick shall end, given its velocity in points a millisecond and where it would; asked when a finger that
    /// has moved is lifted.
    public var targetOfFlick: ((_ velocity: Point, _ proposed: Point) -> Point)?

    /// Whether a tap on the status bar scrolls to the top; yes where nobody is asked.
    public var shouldScrollToTop: (() -> Bool)?

    /// The finger that the script moves.
    private var finger = Point()
    private var observation: ScrollObservation?

    /// A driver of a scroll view at rest.
    ///
    /// - Parameter time: the zero of time, in seconds.
    public init(_ view: ScrollView, physics: ScrollPhysics = ScrollPhysics(), time: Double = 0) {
        self.view = view
        gesture = ScrollGesture(
            limits: ScrollLimits(of: view), offset: view.contentOffset, physics: physics, time: time)
        observation = view.observe { [weak self] _, change in self?.follow(change) }
    }

    deinit {
        observation?.cancel()
        view.isOffsetHeld = false
    }

    /// The time of the last event, in seconds.
    public var time: Double { gesture.time }

    /// Whether the content is dragged along one axis only; see ``ScrollGesture/locksDirection``.
    public var locksDirection: Bool {
        get { gesture.locksDirection }
        set { gesture.locksDirection = newValue }
    }

    // MARK: Events

    /// A finger comes down. See ``ScrollGesture/touchDown(at:time:)``.
    ///
    /// - Throws: ``ScrollGestureError``.
    public func touchDown(at position: Point, time: Double) throws(ScrollGestureError) {
        try followLimits(time)
        perform(try gesture.touchDown(at: position, time: time))
        finger = position
    }

    /// The finger moves. See ``ScrollGesture/drag(to:time:)``.
    ///
    /// - Throws: ``ScrollGestureError``.
    public func drag(to position: Point, time: Double) throws(ScrollGestureError) {
        try followLimits(time)
        perform(try gesture.drag(to: position, time: time))
        finger = position
    }

    /// The finger is lifted, and ``targetOfFlick`` asked. See ``ScrollGesture/lift(time:)``.
    ///
    /// - Throws: ``ScrollGestureError``.
    public func lift(time: Double) throws(ScrollGestureError) {
        try followLimits(time)
        let actions = try gesture.lift(time: time)
        perform(actions)
        guard gesture.phase == .lifted else { return }
        var target: Point?
        if case .willEndDragging(let velocity, let proposed) = actions.last {
            target = targetOfFlick?(velocity, proposed)
        }
        perform(try gesture.release(to: target))
    }

    /// Lets time pass.
    ///
    /// - Throws: ``ScrollGestureError``.
    public func advance(to time: Double) throws(ScrollGestureError) {
        try followLimits(time)
        perform(try gesture.advance(to: time))
    }

    // MARK: Script

    /// A finger comes down, if none is, and makes a way in a time at constant speed, frame by frame; it stays down.
    ///
    /// - Parameters:
    ///   - way: the movement of the finger, in points.
    ///   - duration: in seconds, positive.
    /// - Throws: ``ScrollGestureError``.
    public func drag(by way: Point, over duration: Double) throws(ScrollGestureError) {
        guard duration > 0, duration.isFinite else { throw .notFinite }
        if !gesture.isTracking { try touchDown(at: finger, time: time) }
        let start = finger
        try eachFrame(until: time + duration) { time, share throws(ScrollGestureError) in
            try self.drag(to: Point(x: start.x + way.x * share, y: start.y + way.y * share), time: time)
        }
    }

    /// Lifts the finger now.
    ///
    /// - Throws: ``ScrollGestureError``.
    public func lift() throws(ScrollGestureError) { try lift(time: time) }

    /// A finger comes down, moves for three frames with a velocity, in points a second, and is lifted.
    ///
    /// - Throws: ``ScrollGestureError``.
    public func flick(velocity: Point) throws(ScrollGestureError) {
        let duration = 3 * frame
        try drag(by: Point(x: velocity.x * duration, y: velocity.y * duration), over: duration)
        try lift()
    }

    /// Lets time pass, frame by frame, with what is down or moves; the last frame may be shorter.
    ///
    /// - Throws: ``ScrollGestureError``.
    public func run(until end: Double) throws(ScrollGestureError) {
        guard end.isFinite else { throw .notFinite }
        try eachFrame(until: end) { time, _ throws(ScrollGestureError) in try self.advance(to: time) }
    }

    /// Lets time pass until nothing moves by itself, and at least one frame, so that there is a pass.
    ///
    /// - Throws: ``ScrollGestureError``.
    public func settle() throws(ScrollGestureError) {
        repeat {
            try advance(to: time + frame)
            onFrame?(self)
        } while gesture.isDecelerating || gesture.isAnimating
    }

    /// The status bar is tapped: asks ``shouldScrollToTop``, and begins to scroll.
    ///
    /// - Throws: ``ScrollGestureError``.
    public func scrollToTop() throws(ScrollGestureError) {
        try followLimits(time)
        let actions = try gesture.tapStatusBar(time: time)
        perform(actions)
        guard actions.last == .shouldScrollToTop, shouldScrollToTop?() ?? true else { return }
        perform(try gesture.scrollToTop(time: time))
    }

    /// Puts the offset elsewhere, at once or by an animation that begins.
    ///
    /// - Throws: ``ScrollGestureError``; ``ScrollGestureError/fingerIsDown`` only if animated.
    public func setOffset(_ offset: Point, animated: Bool) throws(ScrollGestureError) {
        try followLimits(time)
        perform(
            animated
                ? try gesture.animate(to: offset, time: time) : try gesture.scroll(to: offset, time: time))
    }

    private func eachFrame(
        until end: Double, _ body: (_ time: Double, _ share: Double) throws(ScrollGestureError) -> Void
    ) throws(ScrollGestureError) {
        if end < time { throw .timeRunsBackwards(from: time, to: end) }
        let start = time
        var count = 1.0
        while time < end {
            // A thousandth of a frame that is left over by rounding is not a frame of its own.
            let next = start + count * frame + frame / 1000 < end ? start + count * frame : end
            try body(next, (next - start) / (end - start))
            onFrame?(self)
            count += 1
        }
    }

    // MARK: The view

    private func perform(_ actions: ScrollActions) {
        view.isOffsetHeld = gesture.isHeld
        for action in actions {
            if case .didScroll(let change) = action { view.scroll(to: change.new, because: change.cause) }
            onAction?(action)
        }
    }

    /// Tells the gesture what the last pass has made of insets and sizes.
    private func followLimits(_ time: Double) throws(ScrollGestureError) {
        let limits = ScrollLimits(of: view)
        if limits != gesture.limits { perform(try gesture.change(limits: limits, time: time)) }
    }

    /// Follows a change that somebody else has made: a program, or the layout at rest.
    private func follow(_ change: ScrollChange) {
        if change.new == gesture.offset { return }
        // The limits first: what the layout does to an offset at rest, the gesture does by the same rule.
        try? followLimits(time)
        if change.new == gesture.offset { return }
        // Refused only while a release is awaited: the target is being asked for, and whoever is asked moves the
        // content.
        if let actions = try? gesture.scroll(to: change.new, because: change.cause, time: time) { perform(actions) }
    }
}
