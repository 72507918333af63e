import Generators
import Testing

@Suite struct SplitMix64Tests {
    /// Published: the numbers that Vigna's reference code gives for this seed (Rosetta Code, "Pseudo-random
    /// numbers/Splitmix64").
    @Test func publishedNumbers() {
        var random = SplitMix64(seed: 1_234_567)
        let expected: [UInt64] = [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
        #expect(expected.map { _ in random.next() } == expected)
    }

    @Test func integersFillTheirRange() {
        var random = SplitMix64(seed: 1)
        var seen: [Int: Int] = [:]
        for _ in 0..<6000 { seen[random.integer(in: -2...3), default: 0] += 1 }
        #expect(seen.keys.sorted() == [-2, -1, 0, 1, 2, 3])
        // 1000 each are expected; 6 standard deviations are 173.
        #expect(seen.values.allSatisfy { 827...1173 ~= $0 })
    }

    @Test func eighthsStayInRange() {
        var random = SplitMix64(seed: 2)
        let numbers = (0..<1000).map { _ in random.eighth(in: -1...1) }
        #expect(numbers.allSatisfy { (8 * $0).rounded() == 8 * $0 })
        #expect(numbers.min() == -1 && numbers.max() == 1)
    }

    @Test func shuffleKeepsTheElements() {
        var random = SplitMix64(seed: 3)
        let shuffled = random.shuffled(Array(0..<50))
        #expect(shuffled != Array(0..<50))
        #expect(shuffled.sorted() == Array(0..<50))
        #expect(random.shuffled([Int]()).isEmpty)
    }

    @Test func samplesAreDifferentAndNotTooMany() {
        var random = SplitMix64(seed: 4)
        #expect(Set(random.sample(3, below: 5)).count == 3)
        #expect(random.sample(9, below: 2).sorted() == [0, 1])
    }

    @Test func chances() {
        var random = SplitMix64(seed: 5)
        #expect(!(0..<200).contains { _ in random.chance(percent: 0) })
        #expect((0..<200).allSatisfy { _ in random.chance(percent: 100) })
    }
}
