import TinamouLayout

/// A scroll that a program has ordered: from one offset to another, slowly at both ends.
struct ScrollAnimation: Sendable, Hashable {
    var from: Point
    var target: Point
    var begin: Double
    var end: Double
    var isToTop: Bool

    /// The offset at a time: `3s² − 2s³` of the way, *s* the share of the time.
    func offset(at time: Double) -> Point {
        if time >= end { return target }
        let share = (time - begin) / (end - begin)
        let part = share * share * (3 - 2 * share)
        return Point(x: from.x + (target.x - from.x) * part, y: from.y + (target.y - from.y) * part)
    }
}

extension ScrollGesture {
    /// A program puts the offset elsewhere at once: anywhere, also beyond an end.
    ///
    /// What moves by itself is stopped. A finger that is down takes hold anew, and goes on from there.
    ///
    /// - Parameter cause: what is told of it.
    /// - Throws: ``ScrollGestureError``.
    public mutating func scroll(
        to target: Point, because cause: ScrollChange.Cause = .program, time: Double
    ) throws(ScrollGestureError) -> ScrollActions {
        try check(time, target)
        var actions = pass(to: time)
        stop(&actions)
        move(to: target, because: cause, &actions)
        holdAnew()
        return actions
    }

    /// A program has the offset move elsewhere within ``ScrollPhysics/animationDuration``.
    ///
    /// What else moves by itself is stopped. Nothing moves, and nothing ends, if the offset is there already.
    ///
    /// - Throws: ``ScrollGestureError``, also ``ScrollGestureError/fingerIsDown``.
    public mutating func animate(to target: Point, time: Double) throws(ScrollGestureError) -> ScrollActions {
        try check(time, target)
        if finger != nil { throw .fingerIsDown }
        var actions = pass(to: time)
        stop(&actions)
        begin(to: target, isToTop: false)
        return actions
    }

    /// The status bar is tapped: asks whether the content shall go to its top. A finger that is down has precedence,
    /// and nothing is asked.
    ///
    /// - Throws: ``ScrollGestureError``.
    public mutating func tapStatusBar(time: Double) throws(ScrollGestureError) -> ScrollActions {
        try check(time)
        var actions = pass(to: time)
        if finger == nil { actions.append(.shouldScrollToTop) }
        return actions
    }

    /// The content goes to its top, as it does when the status bar is tapped; x stays. Where it is there already, it
    /// has arrived at once.
    ///
    /// - Throws: ``ScrollGestureError``, also ``ScrollGestureError/fingerIsDown``.
    public mutating func scrollToTop(time: Double) throws(ScrollGestureError) -> ScrollActions {
        try check(time)
        if finger != nil { throw .fingerIsDown }
        var actions = pass(to: time)
        stop(&actions)
        let top = Point(x: limits.horizontal.clamp(offset.x), y: limits.vertical.range.lowerBound)
        begin(to: top, isToTop: true)
        if phase == .resting { actions.append(.didScrollToTop) }
        return actions
    }

    /// The limits become others: a rotation, an inset, a content that grows.
    ///
    /// At rest, the offset goes along with the start of its range if it rested there, else back into the range if it
    /// was in it. In all other phases it stays where it is seen: a finger takes hold anew, a flick goes on to where it
    /// went or is cut off by the new end, a bounce goes to the new end, an animation to a target that has moved as an
    /// offset at rest would have.
    ///
    /// - Throws: ``ScrollGestureError``.
    public mutating func change(limits new: ScrollLimits, time: Double) throws(ScrollGestureError) -> ScrollActions {
        try check(time)
        guard new.isSound else { throw .notFinite }
        var actions = pass(to: time)
        if new == limits { return actions }
        let old = limits
        limits = new
        switch phase {
        case .resting: move(to: follow(offset, from: old), because: .layout, &actions)
        case .touched, .dragging:
            // What cannot be pulled beyond an end cannot be held there either.
            let held = new.clamp(offset)
            let kept = Point(
                x: new.horizontal.bounces ? offset.x : held.x, y: new.vertical.bounces ? offset.y : held.y)
            move(to: kept, because: .layout, &actions)
            holdAnew()
        case .lifted: break
        case .decelerating:
            horizontal.replan(from: offset.x, at: time, new.horizontal, physics)
            vertical.replan(from: offset.y, at: time, new.vertical, physics)
            if horizontal.isResting && vertical.isResting { stop(&actions) }
        case .animating:
            guard let animation else { break }
            let target = follow(animation.target, from: old)
            if target == animation.target { break }
            self.animation?.from = offset
            self.animation?.target = target
            self.animation?.begin = time
        }
        return actions
    }

    private mutating func begin(to target: Point, isToTop: Bool) {
        if target == offset { return }
        animation = ScrollAnimation(
            from: offset, target: target, begin: time, end: time + ScrollPhysics.animationDuration, isToTop: isToTop)
        phase = .animating
    }

    /// Has the finger hold the content as it is now.
    private mutating func holdAnew() {
        guard let position = finger?.track.position else { return }
        finger?.anchor = position
        finger?.offset = offset
    }

    /// Where an offset goes along with the limits; the rule of a scroll view at rest.
    private func follow(_ offset: Point, from old: ScrollLimits) -> Point {
        func follow(_ offset: Double, _ old: ScrollLimits.Axis, _ new: ScrollLimits.Axis) -> Double {
            if offset == old.range.lowerBound { return new.range.lowerBound }
            return old.range.contains(offset) ? new.clamp(offset) : offset
        }
        return Point(
            x: follow(offset.x, old.horizontal, limits.horizontal),
            y: follow(offset.y, old.vertical, limits.vertical))
    }
}
