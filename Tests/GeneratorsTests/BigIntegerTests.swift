import Generators
import Testing

@Suite struct BigIntegerTests {
    /// Oracle: the machine's own 128 bits, operands of every width whose result fits.
    @Test(arguments: UInt64(0)..<20)
    func agreesWithInt128(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let left = randomInt128(bits: random.integer(in: 0...126), &random)
            let right = randomInt128(bits: random.integer(in: 0...126), &random)
            let (a, b) = (BigInteger(left), BigInteger(right))
            #expect((a + b).value(as: Int128.self) == left + right)
            #expect((a - b).value(as: Int128.self) == left - right)
            #expect((-a).value(as: Int128.self) == -left)
            #expect((a < b) == (left < right) && (a == b) == (left == right))
            #expect(a.sign == left.signum() && a.bitWidth == 128 - left.magnitude.leadingZeroBitCount)
            #expect("\(a)" == "\(left)")
            if right != 0 {
                let result = a.quotientAndRemainder(dividingBy: b)
                #expect(result.quotient.value(as: Int128.self) == left / right)
                #expect(result.remainder.value(as: Int128.self) == left % right)
            }
            let (half, other) = (left >> 64, right >> 65)
            #expect((BigInteger(half) * BigInteger(other)).value(as: Int128.self) == half * other)
        }
    }

    /// By construction: the identities of a ring, of division with remainder and of shifts, on numbers of up
    /// to 20 limbs, many of whose limbs are at the ends of their range.
    @Test(arguments: UInt64(0)..<20)
    func identitiesOfLargeNumbers(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            let a = randomBig(limbs: 20, &random)
            let b = randomBig(limbs: 12, &random)
            let c = randomBig(limbs: 7, &random)
            #expect((a + b) - b == a)
            #expect(a + b == b + a && a * b == b * a)
            #expect((a + b) * c == a * c + b * c)
            #expect((a - b) * (a + b) == a * a - b * b)
            #expect((a < b) == ((a - b).sign < 0))
            let bits = random.integer(in: 0...100)
            #expect(a.shiftedLeft(by: bits) == a * power(of: 2, bits))
            if b.sign != 0 {
                let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
                #expect(quotient * b + remainder == a)
                #expect(remainder.absolute < b.absolute)
                #expect(remainder.sign == 0 || remainder.sign == a.sign)
                #expect(a * b / b == a && (a * b % b).sign == 0)
            }
        }
    }

    /// Published: divisions whose guessed digit is one too large, from H. S. Warren, "Hacker's Delight",
    /// the test data of `divmnu`; checked by hand, for 2⁹⁵ + 1 times 2³² − 2 is 2¹²⁷ − 2⁹⁶ + 2³² − 2.
    @Test func divisionThatAddsBack() {
        let two = { (bits: Int) in BigInteger.one.shiftedLeft(by: bits) }
        let first = (two(95) + BigInteger(3)).quotientAndRemainder(dividingBy: two(93) + .one)
        #expect(first.quotient == BigInteger(3))
        #expect(first.remainder == two(93))
        let dividend = two(127) - two(96) + two(95)
        let second = dividend.quotientAndRemainder(dividingBy: two(95) + .one)
        #expect(second.quotient == two(32) - BigInteger(2))
        #expect(second.remainder == two(95) - two(32) + BigInteger(2))
    }

    @Test func greatestCommonDivisor() {
        let common = power(of: 7, 50)
        // 2 and 3 to any power have no common divisor.
        let left = common * power(of: 2, 90)
        let right = -common * power(of: 3, 60)
        #expect(BigInteger.greatestCommonDivisor(left, right) == common)
        #expect(BigInteger.greatestCommonDivisor(.zero, right) == right.absolute)
        #expect(BigInteger.greatestCommonDivisor(.zero, .zero) == .zero)
    }

    /// Published: 2¹⁰⁰ and 30! in decimal.
    @Test func decimalText() {
        #expect("\(power(of: 2, 100))" == "1267650600228229401496703205376")
        let factorial = (1...30).reduce(BigInteger.one) { $0 * BigInteger($1) }
        #expect("\(-factorial)" == "-265252859812191058636308480000000")
        #expect("\(BigInteger.zero)" == "0")
        #expect("\(BigInteger(1_000_000_000))" == "1000000000")
    }

    @Test func valuesAtTheEndsOfTheirType() {
        #expect(BigInteger(Int64.min).value(as: Int64.self) == .min)
        #expect(BigInteger(Int64.max).value(as: Int64.self) == .max)
        #expect((BigInteger(Int64.max) + .one).value(as: Int64.self) == nil)
        #expect((BigInteger(Int64.min) - .one).value(as: Int64.self) == nil)
        #expect(BigInteger(UInt64.max).value(as: UInt64.self) == .max)
        #expect(BigInteger(-1).value(as: UInt64.self) == nil)
        #expect(-BigInteger.zero == .zero && !(-BigInteger.zero).isNegative)
    }

    private func randomInt128(bits: Int, _ random: inout SplitMix64) -> Int128 {
        let wide = Int128(truncatingIfNeeded: random.next()) << 64 | Int128(random.next())
        let value = wide & ((1 << Int128(bits)) - 1)
        return random.chance(percent: 50) ? -value : value
    }

    private func randomBig(limbs: Int, _ random: inout SplitMix64) -> BigInteger {
        var value = BigInteger.zero
        for _ in 0..<random.integer(in: 0...limbs) {
            let any = UInt32(truncatingIfNeeded: random.next())
            let limb = random.pick([0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, any])
            value = value.shiftedLeft(by: 32) + BigInteger(limb)
        }
        return random.chance(percent: 50) ? -value : value
    }

    private func power(of base: Int, _ exponent: Int) -> BigInteger {
        (0..<exponent).reduce(BigInteger.one) { product, _ in product * BigInteger(base) }
    }
}
