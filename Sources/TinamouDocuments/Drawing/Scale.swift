/// An axis: which numbers it shows, where they are, and which of them are named.
package struct Scale {
    /// The least number shown.
    package let low: Double

    /// The greatest number shown.
    package let high: Double

    /// Where these two are in the drawing; an axis that points upwards has its second end above, at the smaller number.
    private let first: Double
    private let last: Double

    /// The round numbers at which there is a tick, each with its text.
    package let ticks: [(number: Double, text: String)]

    /// By what part of a step an end may miss a tick and still be at it: far more than rounding, far less than is seen.
    /// Without it, an axis that ends at 0.7 lacks its last tick.
    private static let closeness = 1e-6

    /// By what part of their size numbers may differ and still be one number with rounding; a solver's answers are
    /// no better.
    private static let flatness = 1e-9

    /// How much room a rounded axis leaves at each end, as a part of half its length: a line that lies on an axis is
    /// not seen.
    private static let room = 0.06

    /// An axis for these numbers.
    ///
    /// - Parameters:
    ///   - numbers: what is to be seen. Equal ones, or those that only rounding tells apart, get room on both sides.
    ///   - isRounded: whether the axis ends at ticks, with some room before them.
    ///   - count: about how many ticks there are; at most that many intervals, at least two fifths of it.
    package init(_ numbers: [Double], from first: Double, to last: Double, isRounded: Bool, count: Int) {
        var low = numbers.min() ?? 0
        var high = numbers.max() ?? 1
        let size = max(abs(low), abs(high))
        // Halves, so that the widest range of doubles has a finite length.
        if high / 2 - low / 2 <= size * Scale.flatness {
            let room = size < 1 ? 1 : size / 10
            low = Scale.finite(low - room)
            high = Scale.finite(high + room)
        }
        if isRounded {
            let room = (high / 2 - low / 2) * Scale.room
            low = Scale.finite(low - room)
            high = Scale.finite(high + room)
        }
        let step = Step(atLeast: (high / 2 - low / 2) / Double(count) * 2)
        let close = Scale.closeness
        var lowest = (low / step.size - close).rounded(.up)
        var highest = (high / step.size + close).rounded(.down)
        if isRounded {
            lowest = (low / step.size + close).rounded(.down)
            highest = (high / step.size - close).rounded(.up)
            low = Scale.finite(step.times(lowest))
            high = Scale.finite(step.times(highest))
        }
        self.low = low
        self.high = high
        self.first = first
        self.last = last
        let steps = max(0, min(2 * Double(count), highest - lowest))
        ticks = stride(from: 0, through: steps, by: 1).map { step.times(lowest + $0) }.filter(\.isFinite)
            .map { ($0, readable($0)) }
    }

    /// The finite number nearest to one that may have overflowed.
    private static func finite(_ number: Double) -> Double {
        max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, number))
    }

    /// Where a number is in the drawing.
    package func place(of number: Double) -> Double {
        first + (last - first) * ((number / 2 - low / 2) / (high / 2 - low / 2))
    }

    /// A distance between ticks: 1, 2 or 5 times a power of ten, kept as two factors so that ticks are the doubles
    /// nearest to round decimals.
    private struct Step {
        private var digit = 1.0
        private var power = 1.0
        /// Whether the power divides.
        private var isFraction = false

        var size: Double { times(1) }

        init(atLeast wanted: Double) {
            isFraction = wanted < 1
            if isFraction {
                while power < 1e300, 1 / power > wanted { power *= 10 }
            } else {
                while power < 1e300, 10 * power <= wanted { power *= 10 }
            }
            for candidate in [1.0, 2, 5, 10] {
                digit = candidate
                if size >= wanted { break }
            }
        }

        func times(_ count: Double) -> Double {
            isFraction ? count * digit / power : count * digit * power
        }
    }
}
