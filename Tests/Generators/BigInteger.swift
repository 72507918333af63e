// Whole numbers of any size, for the oracle's slow path. Goals in order: to be right, to be read in one
// sitting, to be fast enough. Sign and magnitude, schoolbook algorithms, limbs of 32 bits so that every
// intermediate result fits the 64 bits the machine offers. Division has a file of its own.

/// A whole number of any size.
///
/// Invariants:
/// - I1: the last limb of `magnitude` is not 0; the magnitude of 0 has no limbs.
/// - I2: 0 is not negative.
package struct BigInteger: Sendable, Hashable {
    /// The absolute value in base 2³², least digit first.
    let magnitude: [UInt32]

    /// Whether the number is below 0.
    package let isNegative: Bool

    /// The number with the given digits, which may end in zeros, and the given sign, which 0 ignores.
    init(magnitude: [UInt32], isNegative: Bool) {
        var digits = magnitude
        while digits.last == 0 { digits.removeLast() }
        self.magnitude = digits
        self.isNegative = isNegative && !digits.isEmpty
    }

    /// The same value as an integer of a fixed width.
    package init(_ value: some BinaryInteger) {
        var rest = value.magnitude
        var digits: [UInt32] = []
        while rest != 0 {
            digits.append(UInt32(truncatingIfNeeded: rest))
            rest >>= 32
        }
        self.init(magnitude: digits, isNegative: value < 0)
    }

    /// The number 0.
    package static let zero = BigInteger(0)

    /// The number 1.
    package static let one = BigInteger(1)

    /// −1, 0 or 1: the sign of the number.
    package var sign: Int {
        isNegative ? -1 : magnitude.isEmpty ? 0 : 1
    }

    /// The absolute value.
    package var absolute: BigInteger {
        BigInteger(magnitude: magnitude, isNegative: false)
    }

    /// How many bits the absolute value has: 0 for 0, else 1 + ⌊log₂ |self|⌋.
    package var bitWidth: Int {
        guard let top = magnitude.last else { return 0 }
        return 32 * magnitude.count - top.leadingZeroBitCount
    }

    /// The value as an integer of a fixed width of 64 bits or more, or `nil` if it does not fit.
    package func value<Fixed: FixedWidthInteger>(as type: Fixed.Type) -> Fixed? {
        // Digit by digit from the top with the sign already on, so that the least value of a signed type fits.
        var result: Fixed = 0
        for digit in magnitude.reversed() {
            let (shifted, first) = result.multipliedReportingOverflow(by: 1 << 32)
            let step = Fixed(digit)
            let (next, second) =
                isNegative ? shifted.subtractingReportingOverflow(step) : shifted.addingReportingOverflow(step)
            if first || second { return nil }
            result = next
        }
        return result
    }
}

extension BigInteger: Comparable {
    /// Whether the left number is below the right one.
    package static func < (left: BigInteger, right: BigInteger) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        let order = compareMagnitudes(left.magnitude, right.magnitude)
        return left.isNegative ? order > 0 : order < 0
    }

    /// −1, 0 or 1 as the left magnitude is below, equal to or above the right one.
    static func compareMagnitudes(_ left: [UInt32], _ right: [UInt32]) -> Int {
        if left.count != right.count { return left.count < right.count ? -1 : 1 }
        var index = left.count - 1
        while index >= 0 {
            if left[index] != right[index] { return left[index] < right[index] ? -1 : 1 }
            index -= 1
        }
        return 0
    }
}

extension BigInteger {
    /// The number with its sign turned.
    package static prefix func - (number: BigInteger) -> BigInteger {
        BigInteger(magnitude: number.magnitude, isNegative: !number.isNegative)
    }

    /// The sum.
    package static func + (left: BigInteger, right: BigInteger) -> BigInteger {
        if left.isNegative == right.isNegative {
            let sum = addMagnitudes(left.magnitude, right.magnitude)
            return BigInteger(magnitude: sum, isNegative: left.isNegative)
        }
        if compareMagnitudes(left.magnitude, right.magnitude) >= 0 {
            let difference = subtractMagnitudes(left.magnitude, right.magnitude)
            return BigInteger(magnitude: difference, isNegative: left.isNegative)
        }
        let difference = subtractMagnitudes(right.magnitude, left.magnitude)
        return BigInteger(magnitude: difference, isNegative: right.isNegative)
    }

    /// The difference.
    package static func - (left: BigInteger, right: BigInteger) -> BigInteger {
        left + -right
    }

    /// The product.
    ///
    /// - Complexity: O(*k* · *l*), *k* and *l* the numbers of limbs.
    package static func * (left: BigInteger, right: BigInteger) -> BigInteger {
        if left.sign == 0 || right.sign == 0 { return zero }
        var digits = [UInt32](repeating: 0, count: left.magnitude.count + right.magnitude.count)
        for (offset, factor) in left.magnitude.enumerated() {
            var carry: UInt64 = 0
            for (index, digit) in right.magnitude.enumerated() {
                // (2³² − 1)² + 2 · (2³² − 1) = 2⁶⁴ − 1: the sum fits.
                let sum = UInt64(factor) * UInt64(digit) + UInt64(digits[offset + index]) + carry
                digits[offset + index] = UInt32(truncatingIfNeeded: sum)
                carry = sum >> 32
            }
            digits[offset + right.magnitude.count] = UInt32(carry)
        }
        return BigInteger(magnitude: digits, isNegative: left.isNegative != right.isNegative)
    }

    /// The number times 2 to the power of `bits`.
    ///
    /// - Precondition: `bits ≥ 0`.
    package func shiftedLeft(by bits: Int) -> BigInteger {
        precondition(bits >= 0, "a shift to the left by \(bits) bits")
        var digits = [UInt32](repeating: 0, count: bits / 32)
        var carry: UInt64 = 0
        for digit in magnitude {
            let wide = UInt64(digit) << UInt64(bits % 32) | carry
            digits.append(UInt32(truncatingIfNeeded: wide))
            carry = wide >> 32
        }
        digits.append(UInt32(carry))
        return BigInteger(magnitude: digits, isNegative: isNegative)
    }

    private static func addMagnitudes(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
        let (long, short) = left.count >= right.count ? (left, right) : (right, left)
        var sum = long
        var carry: UInt64 = 0
        for index in long.indices {
            if carry == 0 && index >= short.count { return sum }
            let digit = UInt64(long[index]) + (index < short.count ? UInt64(short[index]) : 0) + carry
            sum[index] = UInt32(truncatingIfNeeded: digit)
            carry = digit >> 32
        }
        if carry != 0 { sum.append(UInt32(carry)) }
        return sum
    }

    /// The difference of two magnitudes, of which the left one is not the smaller.
    private static func subtractMagnitudes(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
        var difference = left
        var borrow: Int64 = 0
        for index in left.indices {
            if borrow == 0 && index >= right.count { break }
            let digit = Int64(left[index]) - (index < right.count ? Int64(right[index]) : 0) - borrow
            borrow = digit < 0 ? 1 : 0
            difference[index] = UInt32(truncatingIfNeeded: digit)
        }
        return difference
    }
}
