// Fractions. Every finite Double is a whole number times a power of 2, so that whatever a problem says is
// a fraction without any rounding, and so is everything a simplex method computes from it.

/// A fraction of two whole numbers of any size.
///
/// Invariants:
/// - I1: the denominator is positive.
/// - I2: numerator and denominator have no common divisor but 1, so that equal numbers have equal parts.
package struct ExactNumber: Sendable, Hashable {
    /// The part above the line, with the sign of the number.
    package let numerator: BigInteger

    /// The part below the line: positive.
    package let denominator: BigInteger

    /// The fraction in lowest terms.
    ///
    /// - Precondition: `denominator` is not 0.
    package init(_ numerator: BigInteger, over denominator: BigInteger = .one) {
        precondition(denominator.sign != 0, "a fraction over 0")
        // Most numbers of a test are small, and for them the machine's own division does.
        if let above = numerator.value(as: Int64.self), let below = denominator.value(as: Int64.self),
            above != .min, below != .min
        {
            self.init(above, over: below)
            return
        }
        let divisor = BigInteger.greatestCommonDivisor(numerator, denominator)
        self.init(
            lowest: (denominator.isNegative ? -numerator : numerator) / divisor, denominator.absolute / divisor)
    }

    /// The fraction of two numbers that satisfy the invariants.
    private init(lowest numerator: BigInteger, _ denominator: BigInteger) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// The fraction in lowest terms.
    ///
    /// - Precondition: `denominator` is not 0, and neither part is the least number of its type.
    package init(_ numerator: Int64, over denominator: Int64) {
        precondition(denominator != 0, "a fraction over 0")
        let divisor = denominator.signum() * Int64.greatestCommonDivisor(numerator, denominator)
        self.init(lowest: BigInteger(numerator / divisor), BigInteger(denominator / divisor))
    }

    /// A whole number.
    package init(_ value: Int) {
        self.init(lowest: BigInteger(value), .one)
    }

    /// The value of a Double, which has one exactly.
    ///
    /// - Precondition: the number is finite.
    package init(_ value: Double) {
        let parts = DyadicParts(value)
        let whole = BigInteger(parts.significand)
        // The significand is odd, so that the fraction is in lowest terms as it stands.
        self.init(
            lowest: whole.shiftedLeft(by: max(0, parts.exponent)),
            BigInteger.one.shiftedLeft(by: max(0, -parts.exponent)))
    }

    /// The number 0.
    package static let zero = ExactNumber(0)

    /// −1, 0 or 1: the sign of the number.
    package var sign: Int { numerator.sign }

    /// The absolute value.
    package var absolute: ExactNumber { sign < 0 ? -self : self }

    /// The Double next to the number; a tie goes to the even one.
    ///
    /// Right to the last bit, except where the result is below the normal range, which is rounded twice.
    package var doubleValue: Double {
        if let above = numerator.value(as: Int64.self), let below = denominator.value(as: Int64.self),
            let left = Double(exactly: above), let right = Double(exactly: below)
        {
            return left / right
        }
        // Scale so that the quotient has 63 or 64 bits. A remainder becomes a last bit that is set: it lies
        // below the bits that a Double keeps, and all it can do is to break a tie, which then is none.
        let shift = 63 - (numerator.bitWidth - denominator.bitWidth)
        let (quotient, remainder) = numerator.absolute.shiftedLeft(by: max(0, shift))
            .quotientAndRemainder(dividingBy: denominator.shiftedLeft(by: max(0, -shift)))
        guard let bits = quotient.value(as: UInt64.self) else {
            preconditionFailure("a quotient of \(quotient.bitWidth) bits where 64 are the most")
        }
        let rounded = Double(remainder.sign == 0 ? bits : bits | 1)
        return Double(sign: sign < 0 ? .minus : .plus, exponent: -shift, significand: rounded)
    }
}

extension ExactNumber: Comparable {
    /// Whether the left number is below the right one.
    package static func < (left: ExactNumber, right: ExactNumber) -> Bool {
        left.numerator * right.denominator < right.numerator * left.denominator
    }
}

extension ExactNumber {
    /// The number with its sign turned.
    package static prefix func - (number: ExactNumber) -> ExactNumber {
        ExactNumber(lowest: -number.numerator, number.denominator)
    }

    /// The sum.
    package static func + (left: ExactNumber, right: ExactNumber) -> ExactNumber {
        ExactNumber(
            left.numerator * right.denominator + right.numerator * left.denominator,
            over: left.denominator * right.denominator)
    }

    /// The difference.
    package static func - (left: ExactNumber, right: ExactNumber) -> ExactNumber {
        left + -right
    }

    /// The product.
    package static func * (left: ExactNumber, right: ExactNumber) -> ExactNumber {
        ExactNumber(left.numerator * right.numerator, over: left.denominator * right.denominator)
    }

    /// The quotient.
    ///
    /// - Precondition: the right number is not 0.
    package static func / (left: ExactNumber, right: ExactNumber) -> ExactNumber {
        ExactNumber(left.numerator * right.denominator, over: left.denominator * right.numerator)
    }

    /// The number times 2 to the power of `exponent`, which may be negative.
    package func scaled(byPowerOfTwo exponent: Int) -> ExactNumber {
        exponent >= 0
            ? ExactNumber(numerator.shiftedLeft(by: exponent), over: denominator)
            : ExactNumber(numerator, over: denominator.shiftedLeft(by: -exponent))
    }
}

extension ExactNumber: CustomStringConvertible {
    /// The number in decimal, as `-7/3` or, if it is whole, as `-7`.
    package var description: String {
        denominator == .one ? "\(numerator)" : "\(numerator)/\(denominator)"
    }
}

/// A Double taken apart: `significand · 2^exponent`, the significand odd, or both 0.
package struct DyadicParts: Sendable, Equatable {
    /// The whole number, with the sign of the Double: odd or 0, below 2⁵³ in absolute value.
    package let significand: Int64

    /// The power of 2.
    package let exponent: Int

    /// The parts of a number.
    ///
    /// - Precondition: the number is finite.
    package init(_ value: Double) {
        precondition(value.isFinite, "\(value) is not a number that can be written down exactly")
        guard value != 0 else {
            (significand, exponent) = (0, 0)
            return
        }
        // A normal number has a leading 1 that its pattern leaves out; a subnormal one has none.
        let hidden = Int64(value.isSubnormal ? 0 : 1) << Int64(Double.significandBitCount)
        let bits = Int64(value.significandBitPattern) | hidden
        let zeros = bits.trailingZeroBitCount
        significand = (value < 0 ? -1 : 1) * (bits >> Int64(zeros))
        exponent = max(Int(value.exponentBitPattern), 1) - 1023 - Double.significandBitCount + zeros
    }
}
