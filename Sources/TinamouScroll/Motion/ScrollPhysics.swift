// How touch screens move content: what a finger, a flick and an edge do to an offset, as functions of time.
//
// Goals, in this order: the numbers that people are used to; the same bits on every machine; motions that can be asked
// at any time, in any steps, without adding up errors. So everything is in closed form: nothing is integrated step by
// step.
//
// Two formulas of deceleration are in use, and they differ by half a millisecond of the speed: the way left, summed
// over milliseconds, r/(1 − r) a unit of speed, which is what a flick is projected with; and the way after a time,
// integrated, (rᵗ − 1)/ln r. Both are here as they are. ``ScrollGesture`` reconciles them: a flick ends where it was
// projected to.

/// The formulas for what a finger, a flick and an end of the range do to an offset along one axis.
///
/// Lengths are points, times are seconds and not negative, speeds points a second, the signs those of the offset. An
/// *overscroll* is how far the offset is beyond an end of its resting range.
public struct ScrollPhysics: Sendable, Hashable {
    /// The share of its speed that a flick keeps every millisecond, in `0 ..< 1`.
    public struct DecelerationRate: Sendable, Hashable {
        /// The share.
        public let share: Double

        /// A share of one's own.
        ///
        /// - Precondition: `0 < share < 1`.
        public init(_ share: Double) {
            precondition(share > 0 && share < 1, "a deceleration keeps a share of the speed")
            self.share = share
        }

        /// 0.998: half the speed is lost in a third of a second.
        public static let normal = DecelerationRate(0.998)

        /// 0.99: half the speed is lost in 69 milliseconds.
        public static let fast = DecelerationRate(0.99)
    }

    /// How a flick slows down.
    public let rate: DecelerationRate

    /// How much of its travel a finger moves the content at first, beyond an end: 0.55.
    public static let rubberBandShare = 0.55

    /// The mass at the spring that brings content back: 1.
    public static let springMass = 1.0

    /// The stiffness of the spring that brings content back: 100, a common model. Damped critically, its overscroll
    /// falls by `e` in a tenth of a second.
    public static let springStiffness = 100.0

    /// The speed below which a flick is over: 1 point a second, a sixtieth of a point a frame. A larger one makes
    /// flicks visibly stop short, a smaller one lets them creep without being seen to move.
    public static let stoppingSpeed = 1.0

    /// The overscroll below which content that comes back has arrived, if it is also slower than ``stoppingSpeed``: a
    /// tenth of a point, less than any screen shows.
    public static let settledOverscroll = 0.1

    /// How long an animated scroll takes: 0.3 seconds.
    public static let animationDuration = 0.3

    /// How long a position of a finger counts for its speed, in seconds.
    package static var fingerMemory: Double { FingerTrack.memory }

    /// ln of the rate, below 0: per millisecond.
    package let logarithm: Double

    /// The physics of a rate.
    public init(rate: DecelerationRate = .normal) {
        self.rate = rate
        logarithm = naturalLogarithm(rate.share)
    }

    // MARK: Rubber band

    /// The share of the viewport beyond which the rubber band goes on as a straight line, which keeps it invertible
    /// where only a program can bring the content. A finger would have to travel 1800 viewports.
    package static let bandEnd = 0.999

    /// The overscroll shown when a finger has travelled beyond an end: `(1 − 1/(x · 0.55/d + 1)) · d`, less than `d`.
    ///
    /// - Parameters:
    ///   - travel: the way `x`; an odd function, so that both ends can use it.
    ///   - viewport: the visible length `d`; less than 1 counts as 1.
    public static func overscroll(travel: Double, viewport: Double) -> Double {
        let length = max(viewport, 1)
        let way = travel.magnitude
        let last = bandTravel(bandEnd * length, length)
        // (1 − 1/(q + 1)) · d as q/(q + 1) · d, which does not cancel for small q.
        func shown(_ way: Double) -> Double {
            let q = way * rubberBandShare / length
            return q / (q + 1) * length
        }
        let size = way <= last ? shown(way) : bandEnd * length + (way - last) * bandEndSlope
        return travel < 0 ? -size : size
    }

    /// The travel of a finger beyond an end that shows an overscroll: the inverse of ``overscroll(travel:viewport:)``.
    public static func travel(overscroll: Double, viewport: Double) -> Double {
        let length = max(viewport, 1)
        let size = overscroll.magnitude
        let end = bandEnd * length
        let way = size <= end ? bandTravel(size, length) : bandTravel(end, length) + (size - end) / bandEndSlope
        return overscroll < 0 ? -way : way
    }

    /// How fast the overscroll shown grows with the travel of the finger: 0.55 at the end of the range, less beyond.
    public static func slope(overscroll: Double, viewport: Double) -> Double {
        let left = max(1 - overscroll.magnitude / max(viewport, 1), 1 - bandEnd)
        return rubberBandShare * left * left
    }

    private static func bandTravel(_ shown: Double, _ length: Double) -> Double {
        shown / (length - shown) * length / rubberBandShare
    }

    private static var bandEndSlope: Double { rubberBandShare * (1 - bandEnd) * (1 - bandEnd) }

    // MARK: Deceleration

    /// The speed left of `speed` after a time: `v · rᵗ`, *t* in milliseconds.
    public func speed(_ speed: Double, after time: Double) -> Double {
        speed * exponential(1000 * time * logarithm)
    }

    /// The way made in a time by what starts with `speed`: `v/1000 · (rᵗ − 1)/ln r`, *t* in milliseconds.
    public func travel(_ speed: Double, after time: Double) -> Double {
        speed / 1000 * (exponential(1000 * time * logarithm) - 1) / logarithm
    }

    /// How far a flick is expected to go: `v/1000 · r/(1 − r)`.
    public func projectedTravel(_ speed: Double) -> Double {
        speed / 1000 * rate.share / (1 - rate.share)
    }

    /// The speed whose flick is expected to go as far as `travel`.
    public func speed(projectedTravel travel: Double) -> Double {
        travel * 1000 * (1 - rate.share) / rate.share
    }

    /// The time after which `speed` is no larger than `limit`; 0 if it is not now.
    ///
    /// - Precondition: `limit > 0`.
    public func time(_ speed: Double, until limit: Double) -> Double {
        precondition(limit > 0, "no flick ever comes to a stop without a stopping speed")
        if speed.magnitude <= limit { return 0 }
        return naturalLogarithm(limit / speed.magnitude) / logarithm / 1000
    }

    /// The time after which what starts with `speed` has gone as far as `travel`, for instance to an end of the range.
    ///
    /// - Returns: `nil` if it never comes there, be it for the direction.
    public func time(_ speed: Double, toTravel travel: Double) -> Double? {
        if travel == 0 { return 0 }
        let left = 1 + travel * 1000 * logarithm / speed
        // Also for no speed: left is then infinite or not a number.
        guard left > 0, left < 1 else { return nil }
        return naturalLogarithm(left) / logarithm / 1000
    }

    // MARK: Bounce

    /// The frequency of the spring in radians a second: 10.
    package static var springFrequency: Double { (springStiffness / springMass).squareRoot() }

    /// The overscroll after a time, of content that was `overscroll` beyond an end and moved with `speed`:
    /// `(x + (v + ωx) · t) · e^(−ωt)`, a critically damped spring, ω² the stiffness over the mass.
    public static func bounce(overscroll: Double, speed: Double, after time: Double) -> Double {
        (overscroll + (speed + springFrequency * overscroll) * time) * exponential(-springFrequency * time)
    }

    /// The speed after a time, of the motion of ``bounce(overscroll:speed:after:)``: `(v − ω(v + ωx) · t) · e^(−ωt)`.
    public static func bounceSpeed(overscroll: Double, speed: Double, after time: Double) -> Double {
        let pull = springFrequency * (speed + springFrequency * overscroll)
        return (speed - pull * time) * exponential(-springFrequency * time)
    }

    /// The time after which content that comes back is at the end of the range with speed left to go on inside.
    ///
    /// - Returns: `nil` if the spring alone brings it back, without ever passing the end.
    public static func bounceCrossing(overscroll: Double, speed: Double) -> Double? {
        let pull = speed + springFrequency * overscroll
        guard pull != 0, (pull < 0) != (overscroll < 0), overscroll != 0 else { return nil }
        return -overscroll / pull
    }

    /// Whether content that comes back has arrived: less than ``settledOverscroll`` away and slower than
    /// ``stoppingSpeed``. It is then put exactly at the end.
    public static func isSettled(overscroll: Double, speed: Double) -> Bool {
        overscroll.magnitude <= settledOverscroll && speed.magnitude <= stoppingSpeed
    }
}
