/// Whether something holds for every constant of a range; where not, and by how much.
public struct Verdict: Sendable, Hashable {
    /// The parts of the range in which it does not hold, in the order of the run. At an end of a part that is not an
    /// end of the range it just holds.
    public let failures: [Failure]

    /// Whether it holds for every constant of the range.
    public var holds: Bool { failures.isEmpty }

    /// A part of the range in which something does not hold.
    public struct Failure: Sendable, Hashable {
        /// The constant with which the part starts, in the order of the run.
        public var start: Double
        /// The constant with which the part ends.
        public var end: Double
        /// How much is missing at worst, always positive.
        public var worst: Double
        /// The first constant at which that much is missing.
        public var worstAt: Double

        /// A part of a range, by what is known about it.
        public init(start: Double, end: Double, worst: Double, worstAt: Double) {
            self.start = start
            self.end = end
            self.worst = worst
            self.worstAt = worstAt
        }
    }
}

extension Path {
    /// Compares the path with a number, for every constant of the range.
    ///
    /// What is missing by no more than a solver may be off, a billionth of a point or some hundred roundings, counts
    /// as met.
    ///
    /// - Complexity: O(*k*), *k* the number of knots.
    public func verdict(_ relation: Relation, _ bound: Double) -> Verdict {
        var failures: [Verdict.Failure] = []
        for segment in segments {
            // An equation fails on both sides; the side on which the segment starts comes first.
            let sides: [Double] =
                switch relation {
                case .lessOrEqual: [1]
                case .greaterOrEqual: [-1]
                case .equal: segment.startValue > bound ? [1, -1] : [-1, 1]
                }
            for side in sides { collect(segment, side, bound, &failures) }
        }
        return Verdict(failures: failures)
    }

    /// Adds the part of a segment that is above (+1) or below (−1) the bound.
    private func collect(
        _ segment: Segment, _ side: Double, _ bound: Double, _ failures: inout [Verdict.Failure]
    ) {
        let first = side * (segment.startValue - bound)
        let last = side * (segment.endValue - bound)
        let magnitude = max(abs(segment.startValue), abs(segment.endValue)) + abs(bound)
        let tolerance = Tolerances.feasibility + Tolerances.relativeFeasibility * magnitude
        if max(first, last) <= tolerance { return }
        let crossing = segment.start + (segment.end - segment.start) * (first / (first - last))
        let part = Verdict.Failure(
            start: first > 0 ? segment.start : crossing, end: last > 0 ? segment.end : crossing,
            worst: max(first, last), worstAt: last > first ? segment.end : segment.start)
        guard let before = failures.last, before.end == part.start, first > tolerance else {
            failures.append(part)
            return
        }
        failures[failures.count - 1].end = part.end
        if part.worst > before.worst {
            failures[failures.count - 1].worst = part.worst
            failures[failures.count - 1].worstAt = part.worstAt
        }
    }
}
