// A small seeded generator, written out here so that a seed means the same problem on every machine and
// with every version of the standard library: the ranges and shuffles below use none of the library's own
// algorithms, which may change.
//
// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014; the
// constants are those of Vigna's reference code.

/// A random number generator of 64 bits of state that gives the same numbers for the same seed.
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The generator of a seed; different seeds give unrelated numbers.
    package init(seed: UInt64) {
        state = seed
    }

    /// The next 64 random bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// An integer below `count`, each as likely as any other to within `count` · 2⁻⁶⁴.
    ///
    /// - Precondition: `count > 0`.
    package mutating func integer(below count: Int) -> Int {
        precondition(count > 0, "there is no integer from 0 up to \(count)")
        return Int(next().multipliedFullWidth(by: UInt64(count)).high)
    }

    /// An integer of a closed range.
    package mutating func integer(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + integer(below: range.upperBound - range.lowerBound + 1)
    }

    /// Whether something that happens `percent` times out of a hundred happens now.
    package mutating func chance(percent: Int) -> Bool {
        integer(below: 100) < percent
    }

    /// One of the elements.
    ///
    /// - Precondition: there is one.
    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[integer(below: elements.count)]
    }

    /// `count` different numbers below `bound`, in random order; all of them if there are not so many.
    package mutating func sample(_ count: Int, below bound: Int) -> [Int] {
        Array(shuffled(Array(0..<bound)).prefix(count))
    }

    /// The elements in random order (Fisher–Yates).
    package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var order = elements
        for last in order.indices.reversed() where last > 0 {
            order.swapAt(last, integer(below: last + 1))
        }
        return order
    }
}

extension SplitMix64 {
    /// An eighth: a multiple of 1/8 between the two whole numbers, both included.
    package mutating func eighth(in range: ClosedRange<Int>) -> Double {
        Double(integer(in: 8 * range.lowerBound...8 * range.upperBound)) / 8
    }
}
