/// The way of a bar from one hidden amount to another, as a function of time.
///
/// The curve is *s*(*u*) = 3*u*² − 2*u*³ of the part *u* of the duration that has passed: it starts and ends at rest, is
/// monotone, never leaves the way, and is half way at half time. A cubic, because a value is then a few multiplications,
/// the same on every machine.
public struct BarAnimation: Sendable, Hashable {
    /// The hidden amount at the start, in points.
    public internal(set) var from: Double

    /// The hidden amount at the end, in points.
    public internal(set) var to: Double

    /// How long it takes, in seconds, above 0.
    public let duration: Double

    /// The time at which it has started, in seconds: that of the first tick after it was begun. `nil` before that.
    public internal(set) var start: Double?

    /// The hidden amount at a time, in points, between ``from`` and ``to``; at the first before the start, and at the last
    /// after the end. May be asked for any time, in any order.
    public func value(at time: Double) -> Double {
        guard let start, time > start else { return from }
        let part = (time - start) / duration
        if part >= 1 { return to }
        return from + (to - from) * (part * part * (3 - 2 * part))
    }

    /// Whether it has reached its end at a time.
    public func isOver(at time: Double) -> Bool {
        guard let start else { return false }
        return time - start >= duration
    }
}
