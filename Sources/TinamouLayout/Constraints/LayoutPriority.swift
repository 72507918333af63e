import Tinamou

/// How much a layout constraint matters: UIKit's number, above 0 and at most 1000.
///
/// Every distinct number is a level of its own, and a higher one is strictly served first: priorities are the
/// solver's strengths, one to one.
public struct LayoutPriority: Sendable, Hashable, Comparable {
    /// The number.
    public var rawValue: Double

    /// The priority of a number. It is checked in the layout pass: 0 < number ≤ 1000.
    public init(_ rawValue: Double) {
        self.rawValue = rawValue
    }

    /// 1000: never broken.
    public static let required = LayoutPriority(1000)

    /// 750.
    public static let defaultHigh = LayoutPriority(750)

    /// 250.
    public static let defaultLow = LayoutPriority(250)

    /// Whether one priority is served after another.
    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The priority as the solver has it.
    var strength: Strength { Strength(rawValue) }
}
