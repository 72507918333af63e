// Division of whole numbers of any size: Knuth, The Art of Computer Programming, volume 2, section 4.3.1,
// algorithm D, in base 2³². Decimal text and the greatest common divisor follow from it.

extension BigInteger {
    /// The quotient, rounded towards 0, and the remainder, which has the sign of the dividend.
    ///
    /// As for integers of fixed width: `self = quotient · divisor + remainder`, |remainder| < |divisor|.
    ///
    /// - Precondition: `divisor` is not 0.
    /// - Complexity: O(*k* · *l*), *k* and *l* the numbers of limbs of the quotient and of the divisor.
    package func quotientAndRemainder(
        dividingBy divisor: BigInteger
    ) -> (quotient: BigInteger, remainder: BigInteger) {
        precondition(divisor.sign != 0, "division by 0")
        if BigInteger.compareMagnitudes(magnitude, divisor.magnitude) < 0 { return (.zero, self) }
        let (quotient, remainder) =
            divisor.magnitude.count == 1
            ? BigInteger.divide(magnitude, byDigit: divisor.magnitude[0])
            : BigInteger.divide(magnitude, by: divisor.magnitude)
        return (
            BigInteger(magnitude: quotient, isNegative: isNegative != divisor.isNegative),
            BigInteger(magnitude: remainder, isNegative: isNegative)
        )
    }

    /// The quotient, rounded towards 0.
    package static func / (left: BigInteger, right: BigInteger) -> BigInteger {
        left.quotientAndRemainder(dividingBy: right).quotient
    }

    /// The remainder of the quotient rounded towards 0.
    package static func % (left: BigInteger, right: BigInteger) -> BigInteger {
        left.quotientAndRemainder(dividingBy: right).remainder
    }

    /// The greatest number that divides both: not negative, and 0 only if both are 0 (Euclid).
    package static func greatestCommonDivisor(_ left: BigInteger, _ right: BigInteger) -> BigInteger {
        var (larger, smaller) = (left.absolute, right.absolute)
        while smaller.sign != 0 {
            (larger, smaller) = (smaller, larger % smaller)
        }
        return larger
    }

    private static func divide(
        _ dividend: [UInt32], byDigit divisor: UInt32
    ) -> (quotient: [UInt32], remainder: [UInt32]) {
        var quotient = dividend
        var rest: UInt64 = 0
        for index in dividend.indices.reversed() {
            let partial = rest << 32 | UInt64(dividend[index])
            quotient[index] = UInt32(partial / UInt64(divisor))
            rest = partial % UInt64(divisor)
        }
        return (quotient, [UInt32(rest)])
    }

    /// Algorithm D, for a divisor of at least two digits and a dividend that is not smaller.
    private static func divide(
        _ dividend: [UInt32], by divisor: [UInt32]
    ) -> (quotient: [UInt32], remainder: [UInt32]) {
        // D1: shift both so that the divisor's top bit is set; then a guess of a digit is at most 2 too large.
        let shift = divisor[divisor.count - 1].leadingZeroBitCount
        let low = shifted(divisor, by: shift, count: divisor.count)
        var rest = shifted(dividend, by: shift, count: dividend.count + 1)
        var quotient = [UInt32](repeating: 0, count: dividend.count - divisor.count + 1)
        // D2, D7: one digit of the quotient at a time, from the top.
        for position in quotient.indices.reversed() {
            // D3, D4.
            let guess = guessDigit(rest, low, at: position)
            quotient[position] = UInt32(truncatingIfNeeded: guess)
            // D5, D6: the guess was 1 too large; Knuth: this happens about twice in 2³² digits.
            if subtract(low, times: guess, from: &rest, at: position) {
                quotient[position] &-= 1
                add(low, to: &rest, at: position)
            }
        }
        // D8: undo the shift. The digits of the remainder are the lowest ones; the others are 0 by now.
        var remainder = Array(rest[..<divisor.count])
        for index in remainder.indices {
            let above = index + 1 < remainder.count ? remainder[index + 1] : 0
            remainder[index] = remainder[index] >> UInt32(shift) | above << UInt32(32 - shift)
        }
        return (quotient, remainder)
    }

    /// D3: the quotient of the top two digits by the top one, put right by the digits that follow.
    private static func guessDigit(_ rest: [UInt32], _ divisor: [UInt32], at position: Int) -> UInt64 {
        let count = divisor.count
        let top = UInt64(rest[position + count]) << 32 | UInt64(rest[position + count - 1])
        var guess = top / UInt64(divisor[count - 1])
        var excess = top % UInt64(divisor[count - 1])
        // Once the excess has two digits, the comparison below cannot hold any more.
        while excess < 1 << 32
            && (guess >= 1 << 32
                || guess * UInt64(divisor[count - 2]) > excess << 32 | UInt64(rest[position + count - 2]))
        {
            guess -= 1
            excess += UInt64(divisor[count - 1])
        }
        return guess
    }

    /// D4: subtracts `factor` · `divisor` from the digits of `rest` that begin at `position`; returns
    /// whether the result was negative, in which case it is off by a power of the base.
    private static func subtract(
        _ divisor: [UInt32], times factor: UInt64, from rest: inout [UInt32], at position: Int
    ) -> Bool {
        var carry: UInt64 = 0
        var borrow: Int64 = 0
        for (index, digit) in divisor.enumerated() {
            let product = factor * UInt64(digit) + carry
            carry = product >> 32
            let difference = Int64(rest[position + index]) - borrow - Int64(product & 0xFFFF_FFFF)
            borrow = difference < 0 ? 1 : 0
            rest[position + index] = UInt32(truncatingIfNeeded: difference)
        }
        let difference = Int64(rest[position + divisor.count]) - borrow - Int64(carry)
        rest[position + divisor.count] = UInt32(truncatingIfNeeded: difference)
        return difference < 0
    }

    /// D6: adds `divisor` to the digits of `rest` that begin at `position`; the carry undoes the borrow of D4.
    private static func add(_ divisor: [UInt32], to rest: inout [UInt32], at position: Int) {
        var carry: UInt64 = 0
        for (index, digit) in divisor.enumerated() {
            let sum = UInt64(rest[position + index]) + UInt64(digit) + carry
            rest[position + index] = UInt32(truncatingIfNeeded: sum)
            carry = sum >> 32
        }
        rest[position + divisor.count] &+= UInt32(carry)
    }

    /// The digits shifted left by fewer than 32 bits, in exactly `count` digits.
    private static func shifted(_ digits: [UInt32], by shift: Int, count: Int) -> [UInt32] {
        var result = [UInt32](repeating: 0, count: count)
        for index in result.indices {
            let own = index < digits.count ? digits[index] : 0
            let below = index > 0 ? digits[index - 1] : 0
            result[index] = own << UInt32(shift) | below >> UInt32(32 - shift)
        }
        return result
    }
}

extension BigInteger: CustomStringConvertible {
    /// The number in decimal.
    package var description: String {
        var groups: [String] = []
        var rest = magnitude
        while !rest.isEmpty {
            let (quotient, remainder) = BigInteger.divide(rest, byDigit: 1_000_000_000)
            rest = BigInteger(magnitude: quotient, isNegative: false).magnitude
            let group = String(remainder[0])
            groups.append(rest.isEmpty ? group : String(repeating: "0", count: 9 - group.count) + group)
        }
        return (isNegative ? "-" : "") + (groups.isEmpty ? "0" : groups.reversed().joined())
    }
}
