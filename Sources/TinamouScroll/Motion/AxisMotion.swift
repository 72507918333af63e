import TinamouLayout

/// How the offset moves by itself along one axis: a flick, and a spring beyond an end.
///
/// The offset at a time is computed from where the motion began, so that it does not depend on the steps in which it is
/// asked for, but for the moment of settling.
struct AxisMotion: Sendable, Hashable {
    /// A flick that ends exactly at `target`, when its speed has fallen below the stopping speed.
    ///
    /// The formula of deceleration, with the speed that makes it go just that far in that time. For a flick that goes
    /// where it was projected to, that speed differs from the finger's by at most twice the stopping speed and half a
    /// percent.
    struct Flick: Sendable, Hashable {
        var start: Double
        var target: Double
        var speed: Double
        var duration: Double

        init(from start: Double, to target: Double, _ physics: ScrollPhysics) {
            self.start = start
            self.target = target
            let travel = target - start
            let wanted = physics.speed(projectedTravel: travel).magnitude
            // A short way to a target that a program has chosen takes at least the time in which the speed halves.
            let left = wanted > 2 * ScrollPhysics.stoppingSpeed ? ScrollPhysics.stoppingSpeed / wanted : 0.5
            duration = physics.time(1, until: left)
            speed = travel * 1000 * physics.logarithm / (left - 1)
        }
    }

    /// A spring that pulls to an end of the range.
    struct Bounce: Sendable, Hashable {
        var end: Double
        var overscroll: Double
        var speed: Double
    }

    enum Kind: Sendable, Hashable {
        case resting
        /// `isAimed` says that somebody has chosen the target: it stays inside the range.
        case flick(Flick, isAimed: Bool)
        case bounce(Bounce)
    }

    var kind = Kind.resting
    var since = 0.0

    var isResting: Bool { kind == .resting }

    var isFlick: Bool {
        if case .flick = kind { true } else { false }
    }

    // MARK: Beginning

    /// Begins to move on from an offset with a speed: back into the range, or as far as the speed goes.
    init(
        from offset: Double, speed: Double, at time: Double, _ limits: ScrollLimits.Axis, _ physics: ScrollPhysics
    ) {
        since = time
        let end = limits.clamp(offset)
        if offset != end {
            kind = .bounce(Bounce(end: end, overscroll: offset - end, speed: speed))
        } else if speed.magnitude > ScrollPhysics.stoppingSpeed, canMove(from: offset, speed, limits) {
            kind = .flick(Flick(from: offset, to: offset + physics.projectedTravel(speed), physics), isAimed: false)
        }
    }

    /// Begins to move from an offset to a target in the range.
    init(from offset: Double, aimingAt target: Double, at time: Double, _ physics: ScrollPhysics) {
        since = time
        if offset != target { kind = .flick(Flick(from: offset, to: target, physics), isAimed: true) }
    }

    /// At rest.
    init() {}

    private func canMove(from offset: Double, _ speed: Double, _ limits: ScrollLimits.Axis) -> Bool {
        limits.bounces || (speed > 0 ? offset < limits.range.upperBound : offset > limits.range.lowerBound)
    }

    // MARK: Going on

    /// Where the motion is at a time; it passes to another kind, or to rest, on the way.
    mutating func advance(
        _ offset: inout Double, to time: Double, _ limits: ScrollLimits.Axis, _ physics: ScrollPhysics
    ) {
        // At most three kinds follow each other: a bounce into the range, a flick to the other end, a bounce there.
        while true {
            // Where one kind follows another, the sum of times may round to just after `time`.
            let elapsed = max(time - since, 0)
            switch kind {
            case .resting: return
            case .flick(let flick, let isAimed):
                let end = isAimed ? flick.target : limits.clamp(flick.target)
                let crossing = end == flick.target ? nil : physics.time(flick.speed, toTravel: end - flick.start)
                if let crossing, elapsed >= crossing {
                    offset = end
                    kind = .resting
                    guard limits.bounces else { return }
                    let speed = physics.speed(flick.speed, after: crossing)
                    kind = .bounce(Bounce(end: end, overscroll: 0, speed: speed))
                    since += crossing
                } else if elapsed >= flick.duration {
                    offset = flick.target
                    kind = .resting
                    return
                } else {
                    offset = flick.start + physics.travel(flick.speed, after: elapsed)
                    return
                }
            case .bounce(let bounce):
                if let crossing = ScrollPhysics.bounceCrossing(overscroll: bounce.overscroll, speed: bounce.speed),
                    elapsed >= crossing
                {
                    offset = bounce.end
                    let speed = ScrollPhysics.bounceSpeed(
                        overscroll: bounce.overscroll, speed: bounce.speed, after: crossing)
                    self = AxisMotion(from: offset, speed: speed, at: since + crossing, limits, physics)
                } else {
                    let overscroll = ScrollPhysics.bounce(
                        overscroll: bounce.overscroll, speed: bounce.speed, after: elapsed)
                    offset = bounce.end + overscroll
                    if ScrollPhysics.isSettled(overscroll: overscroll, speed: speed(at: time, physics)) {
                        offset = bounce.end
                        kind = .resting
                    }
                    return
                }
            }
        }
    }

    /// The speed at a time up to which the motion has been advanced.
    func speed(at time: Double, _ physics: ScrollPhysics) -> Double {
        let elapsed = max(time - since, 0)
        switch kind {
        case .resting: return 0
        case .flick(let flick, _): return physics.speed(flick.speed, after: elapsed)
        case .bounce(let bounce):
            return ScrollPhysics.bounceSpeed(overscroll: bounce.overscroll, speed: bounce.speed, after: elapsed)
        }
    }

    /// Where the motion comes to rest, if nothing interferes.
    func target(_ offset: Double, _ limits: ScrollLimits.Axis, _ physics: ScrollPhysics) -> Double {
        switch kind {
        case .resting: return offset
        case .flick(let flick, _): return limits.clamp(flick.target)
        case .bounce(let bounce):
            guard
                let crossing = ScrollPhysics.bounceCrossing(overscroll: bounce.overscroll, speed: bounce.speed)
            else { return bounce.end }
            let speed = ScrollPhysics.bounceSpeed(
                overscroll: bounce.overscroll, speed: bounce.speed, after: crossing)
            return limits.clamp(bounce.end + physics.projectedTravel(speed))
        }
    }

    /// Goes on without a jump, from where the motion is, when the limits become others.
    mutating func replan(
        from offset: Double, at time: Double, _ limits: ScrollLimits.Axis, _ physics: ScrollPhysics
    ) {
        switch kind {
        case .resting: self = AxisMotion(from: offset, speed: 0, at: time, limits, physics)
        case .flick(let flick, isAimed: true):
            let target = limits.clamp(flick.target)
            if target != flick.target { self = AxisMotion(from: offset, aimingAt: target, at: time, physics) }
        case .flick(_, isAimed: false):
            // Still inside: the way is the same, and only where it is cut off may be another.
            if limits.clamp(offset) == offset { return }
            self = AxisMotion(from: offset, speed: speed(at: time, physics), at: time, limits, physics)
        case .bounce(let bounce):
            if limits.clamp(offset) == bounce.end, offset != bounce.end { return }
            self = AxisMotion(from: offset, speed: speed(at: time, physics), at: time, limits, physics)
        }
    }
}
