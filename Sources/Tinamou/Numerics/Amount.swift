/// A number that is a sum, and the largest magnitude that went into it: what tells a small number from what rounding has
/// left of larger ones.
///
/// Forces of any size meet in one problem: a weight of 10¹¹ beside one of 1, or a force that has come through a long row
/// of ratios. Whether two of them are equal is a question about their own magnitudes, not about those of others. But a
/// magnitude only grows, and after a passing ill-conditioned basis may be far larger than the errors are, so that what is
/// large beside the weights of the level is never taken for rounding: `scale` is the largest of them.
struct Amount: BitwiseCopyable {
    var value: Double
    var magnitude: Double

    static let zero = Amount(value: 0, magnitude: 0)

    @inline(__always)
    init(_ value: Double) {
        self.init(value: value, magnitude: abs(value))
    }

    @inline(__always)
    init(value: Double, magnitude: Double) {
        self.value = value
        self.magnitude = magnitude
    }

    /// The sum; 0 if it is no more than rounding may have left.
    @inline(__always)
    func adding(_ other: Amount, scale: Double) -> Amount {
        let sum = value + other.value
        let magnitude = max(magnitude, other.magnitude)
        let isRounding =
            abs(sum) <= Amount.tolerance(magnitude, scale)
            || abs(sum) <= Tolerances.multiplier * (abs(value) + abs(other.value))
        return Amount(value: isRounding ? 0 : sum, magnitude: magnitude)
    }

    @inline(__always)
    func times(_ factor: Double) -> Amount {
        Amount(value: value * factor, magnitude: magnitude * abs(factor))
    }

    @inline(__always)
    func divided(by divisor: Double) -> Amount {
        Amount(value: value / divisor, magnitude: magnitude / abs(divisor))
    }

    /// −1 if it is less than another, 0 if it may be equal, +1 if it is more.
    @inline(__always)
    func compared(to other: Amount, scale: Double) -> Int {
        let difference = value - other.value
        let tolerance = Amount.tolerance(max(magnitude, other.magnitude), scale)
        return difference > tolerance ? 1 : difference < -tolerance ? -1 : 0
    }

    @inline(__always)
    private static func tolerance(_ magnitude: Double, _ scale: Double) -> Double {
        min(Tolerances.multiplier * magnitude, Tolerances.multiplierBesideWeights * scale)
    }
}
