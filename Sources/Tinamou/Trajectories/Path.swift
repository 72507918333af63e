/// A number that depends on a constant in straight pieces: where a variable, or an expression, is for every constant of
/// a range.
public struct Path: Sendable {
    /// The start of a straight piece.
    public struct Knot: Sendable, Hashable {
        /// The constant from which the piece goes on.
        public var at: Double

        /// The number there, in points if it is that of a layout.
        public var value: Double

        /// By how much the number changes for each unit of the constant.
        public var slope: Double

        /// The start of a piece, by its parts.
        public init(at: Double, value: Double, slope: Double) {
            self.at = at
            self.value = value
            self.slope = slope
        }
    }

    /// The starts of the pieces in the order of the run. Empty only if the range is.
    public let knots: [Knot]

    /// The constant with which the run starts.
    public let start: Double

    /// The constant with which it ends; below ``start`` if it runs downwards.
    public let end: Double

    init(knots: [Knot], start: Double, end: Double) {
        self.knots = knots
        self.start = start
        self.end = end
    }

    /// A number that does not change. There is no path if there is no end.
    init(constant: Double, start: Double, end: Double?) {
        knots = end == nil ? [] : [Knot(at: start, value: constant, slope: 0)]
        self.start = start
        self.end = end ?? start
    }

    /// The number for a constant; `nil` outside the range.
    ///
    /// - Complexity: O(log *k*), *k* the number of knots.
    public func value(at constant: Double) -> Double? {
        guard let index = knotIndex(at: constant) else { return nil }
        return value(after: index, at: constant)
    }

    /// By how much the number changes for each unit of the constant; at a knot, beyond it. `nil` outside the range.
    ///
    /// - Complexity: O(log *k*), *k* the number of knots.
    public func slope(at constant: Double) -> Double? {
        knotIndex(at: constant).map { knots[$0].slope }
    }

    /// The last knot at or before a constant, in the order of the run.
    private func knotIndex(at constant: Double) -> Int? {
        guard !knots.isEmpty, min(start, end) <= constant, constant <= max(start, end) else { return nil }
        let isRising = end >= start
        var low = 0
        var high = knots.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if isRising ? knots[middle].at <= constant : knots[middle].at >= constant {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }

    private func value(after index: Int, at constant: Double) -> Double {
        let knot = knots[index]
        return knot.slope == 0 ? knot.value : knot.value + (constant - knot.at) * knot.slope
    }

    /// The straight pieces, each with the numbers at its two ends, in the order of the run.
    public var segments: [Segment] {
        knots.indices.map { index in
            let last = index + 1 < knots.count ? knots[index + 1].at : end
            return Segment(
                start: knots[index].at, end: last, startValue: knots[index].value,
                endValue: value(after: index, at: last))
        }
    }

    /// A straight piece of a path.
    public struct Segment: Sendable, Hashable {
        /// The constant at its start.
        public var start: Double
        /// The constant at its end.
        public var end: Double
        /// The number at its start.
        public var startValue: Double
        /// The number at its end.
        public var endValue: Double
    }

    /// The least number on the path and the first constant at which it is reached; `nil` if the path is empty.
    public var minimum: (value: Double, at: Double)? { extreme(<) }

    /// The greatest number on the path and the first constant at which it is reached; `nil` if the path is empty.
    public var maximum: (value: Double, at: Double)? { extreme(>) }

    private func extreme(_ isBeyond: (Double, Double) -> Bool) -> (value: Double, at: Double)? {
        var best: (value: Double, at: Double)?
        for segment in segments {
            for (value, at) in [(segment.startValue, segment.start), (segment.endValue, segment.end)] {
                guard let known = best else {
                    best = (value, at)
                    continue
                }
                if isBeyond(value, known.value) { best = (value, at) }
            }
        }
        return best
    }

    /// The largest gap between the end of a piece and the start of the next: a rounding, since paths are continuous.
    public var largestJump: Double {
        var largest = 0.0
        let all = segments
        for index in all.indices.dropFirst() {
            largest = max(largest, abs(all[index].startValue - all[index - 1].endValue))
        }
        return largest
    }

    /// The sum of this path and a multiple of another, over the range that both cover.
    ///
    /// Two layouts, or two formulations of one, are the same over a range if
    /// `path.adding(other, times: -1).verdict(.equal, 0)` holds.
    ///
    /// - Precondition: both start with the same constant and run in the same direction.
    /// - Complexity: O(*k* log *k*), *k* the number of knots of both.
    public func adding(_ other: Path, times factor: Double) -> Path {
        precondition(start == other.start, "paths that start with different constants")
        if knots.isEmpty || other.knots.isEmpty { return Path(knots: [], start: start, end: start) }
        let isRising = end > start || other.end > other.start
        let last = isRising ? min(end, other.end) : max(end, other.end)
        var sum: [Knot] = []
        var mine = 0
        var theirs = 0
        while true {
            let at =
                isRising ? max(knots[mine].at, other.knots[theirs].at) : min(knots[mine].at, other.knots[theirs].at)
            let value = value(after: mine, at: at) + factor * other.value(after: theirs, at: at)
            let slope = knots[mine].slope + factor * other.knots[theirs].slope
            sum.append(Knot(at: at, value: value, slope: slope))
            let next = mine + 1 < knots.count ? knots[mine + 1].at : nil
            let otherNext = theirs + 1 < other.knots.count ? other.knots[theirs + 1].at : nil
            guard let nearest = Path.nearer(next, otherNext, isRising: isRising) else { break }
            if isRising ? nearest > last : nearest < last { break }
            if next == nearest { mine += 1 }
            if otherNext == nearest { theirs += 1 }
        }
        return Path(knots: sum, start: start, end: last)
    }

    private static func nearer(_ first: Double?, _ second: Double?, isRising: Bool) -> Double? {
        guard let first else { return second }
        guard let second else { return first }
        return isRising ? min(first, second) : max(first, second)
    }
}
