/// What an exact solution of a problem says.
package enum ExactOutcome: Sendable, Equatable {
    /// No point satisfies the required rows.
    case infeasible

    /// The best there is.
    case optimal(ExactOptimum)
}

/// The least violations of a problem and the set of the points that have them.
package struct ExactOptimum: Sendable, Equatable {
    /// The least violation of one level, given those of the stronger ones.
    package struct LevelViolation: Sendable, Equatable {
        /// The level: above 0 and below 1000.
        package let level: Double

        /// The least weighted sum of violations.
        package let violation: ExactNumber

        /// The least violation of a level.
        package init(level: Double, violation: ExactNumber) {
            self.level = level
            self.violation = violation
        }
    }

    /// The least violation of each level that occurs in the problem, strongest first.
    package let levels: [LevelViolation]

    /// One optimal point: a value for each variable.
    package let point: [ExactNumber]

    /// For each variable the values that it has at optimal points.
    package let ranges: [ExactRange]

    /// Whether the optimal points leave a variable more than one value.
    package func isAmbiguous(_ variable: Int) -> Bool {
        ranges[variable].unique == nil
    }

    /// The least violation of a level as a Double; `nil` if the level does not occur.
    package func violation(ofLevel level: Double) -> Double? {
        levels.first { $0.level == level }?.violation.doubleValue
    }
}

/// The values of a variable over all optimal points: a closed interval, a ray, or all numbers.
package struct ExactRange: Sendable, Equatable {
    /// The least value, or `nil` if there is none.
    package let least: ExactNumber?

    /// The greatest value, or `nil` if there is none.
    package let greatest: ExactNumber?

    /// The range between two values, `nil` for none.
    package init(least: ExactNumber?, greatest: ExactNumber?) {
        self.least = least
        self.greatest = greatest
    }

    /// All numbers.
    package static let unbounded = ExactRange(least: nil, greatest: nil)

    /// The only value, if there is but one.
    package var unique: ExactNumber? {
        least == greatest ? least : nil
    }

    /// Whether a value is in the range, or outside by at most `tolerance · (1 + |end|)`.
    package func contains(_ value: Double, tolerance: Double) -> Bool {
        if let end = least?.doubleValue, value < end - tolerance * (1 + abs(end)) { return false }
        if let end = greatest?.doubleValue, value > end + tolerance * (1 + abs(end)) { return false }
        return value.isFinite
    }
}

extension ExactRange: CustomStringConvertible {
    /// The range as `7/2`, `1 ... 7/2`, `... 7/2`, `1 ...` or `...`.
    package var description: String {
        if let unique { return unique.description }
        return [least.map(\.description), "...", greatest.map(\.description)].compactMap { $0 }
            .joined(separator: " ")
    }
}
