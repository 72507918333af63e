import Generators
import Testing

@Suite struct ExactNumberTests {
    @Test func lowestTermsAndSign() {
        #expect(ExactNumber(6, over: -4) == ExactNumber(-3, over: 2))
        #expect("\(ExactNumber(6, over: -4))" == "-3/2")
        #expect("\(ExactNumber(-8, over: -4))" == "2")
        let large = BigInteger.one.shiftedLeft(by: 200)
        #expect(ExactNumber(large * BigInteger(6), over: -large) == ExactNumber(-6))
    }

    /// By hand: 1/2 + 1/3 = 5/6, 1/2 − 1/3 = 1/6, and so on.
    @Test func arithmetic() {
        let (half, third) = (ExactNumber(1, over: 2), ExactNumber(1, over: 3))
        #expect(half + third == ExactNumber(5, over: 6))
        #expect(half - third == ExactNumber(1, over: 6))
        #expect(half * third == ExactNumber(1, over: 6))
        #expect(half / -third == ExactNumber(-3, over: 2))
        #expect(third < half && -half < third)
        #expect((-half).absolute == half && ExactNumber.zero.sign == 0)
        #expect(third.scaled(byPowerOfTwo: 3) == ExactNumber(8, over: 3))
        #expect(third.scaled(byPowerOfTwo: -1) == ExactNumber(1, over: 6))
    }

    @Test(arguments: [
        0, 1, -1, 0.1, -1e300, 1e-300, .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude,
        Double.leastNormalMagnitude.nextDown, 0x1p52, 0x1p53, 0x1p64, 3.5,
    ])
    func doublesComeBack(value: Double) {
        #expect(ExactNumber(value).doubleValue == value)
        #expect(ExactNumber(-value).doubleValue == -value)
        let parts = DyadicParts(value)
        #expect(parts.significand % 2 != 0 || value == 0)
        #expect(Double(sign: .plus, exponent: parts.exponent, significand: Double(parts.significand)) == value)
    }

    /// By definition: no Double is nearer, and of two that are as near, the even one is chosen.
    @Test(arguments: UInt64(0)..<10)
    func nearestDouble(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<30 {
            let above = BigInteger(random.next()) * BigInteger(random.next()) + BigInteger(random.next())
            let below = BigInteger(random.next() >> 20).shiftedLeft(by: random.integer(in: 0...80)) + .one
            let number = ExactNumber(random.chance(percent: 50) ? above : -above, over: below)
            expectNearest(number)
        }
    }

    /// By hand: halfway between two neighbours, and a little more or less than halfway.
    @Test func ties() {
        let half = ExactNumber(1 + 0x1p-52) - ExactNumber(1)
        let middle = ExactNumber(1) + half.scaled(byPowerOfTwo: -1)
        let little = ExactNumber(1).scaled(byPowerOfTwo: -200)
        #expect(middle.doubleValue == 1)
        #expect((middle + little).doubleValue == 1 + 0x1p-52)
        #expect((middle - little).doubleValue == 1)
        #expect((middle + half).doubleValue == 1 + 0x1p-51)
        #expect((middle + half - little).doubleValue == 1 + 0x1p-52)
    }

    private func expectNearest(_ number: ExactNumber) {
        let value = number.doubleValue
        let distance = (number - ExactNumber(value)).absolute
        for neighbour in [value.nextUp, value.nextDown] {
            let other = (number - ExactNumber(neighbour)).absolute
            #expect(distance < other || (distance == other && value.significandBitPattern % 2 == 0))
        }
    }
}
