import TinamouLayout

extension ScrollGesture {
    /// A finger comes down, and stops what moves where it is seen.
    ///
    /// - Parameter position: in the coordinates of the viewport, or any others that do not scroll.
    /// - Throws: ``ScrollGestureError``.
    public mutating func touchDown(at position: Point, time: Double) throws(ScrollGestureError) -> ScrollActions {
        try check(time, position)
        if finger != nil { throw .fingerIsDown }
        var actions = pass(to: time)
        stop(&actions)
        finger = Finger(track: FingerTrack(position, time: time), anchor: position, offset: offset)
        phase = .touched
        return actions
    }

    /// The finger is at another position: the content follows it, more slowly beyond an end.
    ///
    /// - Throws: ``ScrollGestureError``.
    public mutating func drag(to position: Point, time: Double) throws(ScrollGestureError) -> ScrollActions {
        try check(time, position)
        guard var finger else { throw .noFinger }
        var actions = pass(to: time)
        finger.track.add(position, time: time)
        if phase == .touched, position != finger.anchor {
            phase = .dragging
            if locksDirection {
                let isHorizontal = (position.x - finger.anchor.x).magnitude > (position.y - finger.anchor.y).magnitude
                finger.lock = isHorizontal ? .horizontal : .vertical
            }
            actions.append(.willBeginDragging)
        }
        self.finger = finger
        if phase == .dragging {
            let new = Point(
                x: finger.lock == .vertical
                    ? offset.x : pulled(finger.offset.x, by: finger.anchor.x - position.x, limits.horizontal),
                y: finger.lock == .horizontal
                    ? offset.y : pulled(finger.offset.y, by: finger.anchor.y - position.y, limits.vertical))
            move(to: new, because: .finger, &actions)
        }
        return actions
    }

    /// The finger is lifted.
    ///
    /// If it has moved, ``ScrollAction/willEndDragging(velocity:target:)`` is among the actions, and
    /// ``release(to:)`` must be called next. If it has not, the content stays, or goes back into its range.
    ///
    /// - Throws: ``ScrollGestureError``.
    public mutating func lift(time: Double) throws(ScrollGestureError) -> ScrollActions {
        try check(time)
        guard let finger else { throw .noFinger }
        var actions = pass(to: time)
        if phase == .touched {
            begin(speed: Point())
            self.finger = nil
            phase = .resting
            goOn(&actions)
        } else {
            let speed = finger.track.speed(at: time)
            let flick = Point(
                x: finger.lock == .vertical ? 0 : 0 - speed.x, y: finger.lock == .horizontal ? 0 : 0 - speed.y)
            begin(speed: flick)
            phase = .lifted
            actions.append(
                .willEndDragging(velocity: Point(x: flick.x / 1000, y: flick.y / 1000), target: proposal))
        }
        return actions
    }

    /// Lets go of the content, after it was asked where to.
    ///
    /// - Parameter target: where the content is to come to rest; moved into the range. `nil`, or the target that was
    ///   proposed, for the motion that the finger has given it.
    /// - Throws: ``ScrollGestureError``.
    public mutating func release(to target: Point? = nil) throws(ScrollGestureError) -> ScrollActions {
        guard phase == .lifted else { throw .nothingToRelease }
        if let target, !target.isFinite { throw .notFinite }
        var actions = ScrollActions()
        let proposed = proposal
        if let target {
            let aim = limits.clamp(target)
            if target.x != proposed.x {
                horizontal = AxisMotion(from: offset.x, aimingAt: aim.x, at: time, physics)
            }
            if target.y != proposed.y {
                vertical = AxisMotion(from: offset.y, aimingAt: aim.y, at: time, physics)
            }
        }
        finger = nil
        phase = .resting
        actions.append(.didEndDragging(willDecelerate: !(horizontal.isResting && vertical.isResting)))
        goOn(&actions)
        return actions
    }

    /// Where the motions that have been begun come to rest.
    private var proposal: Point {
        Point(
            x: horizontal.target(offset.x, limits.horizontal, physics),
            y: vertical.target(offset.y, limits.vertical, physics))
    }

    /// Begins the motions of a finger that is lifted. Beyond an end the content is slower than the finger, and so is
    /// its motion: what is seen does not change its speed.
    private mutating func begin(speed: Point) {
        func motion(_ offset: Double, _ speed: Double, _ limits: ScrollLimits.Axis) -> AxisMotion {
            let overscroll = offset - limits.clamp(offset)
            let slope =
                overscroll == 0 ? 1 : ScrollPhysics.slope(overscroll: overscroll, viewport: limits.viewport)
            return AxisMotion(from: offset, speed: speed * slope, at: time, limits, physics)
        }
        horizontal = motion(offset.x, speed.x, limits.horizontal)
        vertical = motion(offset.y, speed.y, limits.vertical)
    }

    private mutating func goOn(_ actions: inout ScrollActions) {
        if horizontal.isResting && vertical.isResting { return }
        phase = .decelerating
        actions.append(.willBeginDecelerating)
    }

    /// Where an offset goes when a finger that took hold of it has travelled `way` in the direction of the offset.
    private func pulled(_ offset: Double, by way: Double, _ limits: ScrollLimits.Axis) -> Double {
        // Not through the rubber band and back, which rounds: a finger that is where it was moves nothing.
        if way == 0 { return offset }
        let end = limits.clamp(offset)
        let held = end + ScrollPhysics.travel(overscroll: offset - end, viewport: limits.viewport)
        let pulled = held + way
        let inside = limits.clamp(pulled)
        guard limits.bounces else { return inside }
        return pulled == inside
            ? pulled : inside + ScrollPhysics.overscroll(travel: pulled - inside, viewport: limits.viewport)
    }
}
