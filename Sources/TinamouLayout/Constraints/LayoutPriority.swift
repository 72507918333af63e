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

    /// The priority of a number: the same as ``init(_:)``.
    public init(rawValue: Double) {
        self.rawValue = rawValue
    }

    /// 1000: never broken.
    public static let required = LayoutPriority(1000)

    /// 750.
    public static let defaultHigh = LayoutPriority(750)

    /// 510: a window may be dragged larger against it.
    public static let dragThatCanResizeScene = LayoutPriority(510)

    /// 500: a window keeps its size.
    public static let sceneSizeStayPut = LayoutPriority(500)

    /// 490: dragging does not resize a window against it.
    public static let dragThatCannotResizeScene = LayoutPriority(490)

    /// 250.
    public static let defaultLow = LayoutPriority(250)

    /// 50: a view is as small as it can be.
    public static let fittingSizeLevel = LayoutPriority(50)

    /// Whether one priority is served after another.
    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }

    /// A priority higher by a number.
    public static func + (left: LayoutPriority, right: Double) -> LayoutPriority {
        LayoutPriority(left.rawValue + right)
    }

    /// A priority lower by a number.
    public static func - (left: LayoutPriority, right: Double) -> LayoutPriority {
        LayoutPriority(left.rawValue - right)
    }

    /// The priority as the solver has it.
    var strength: Strength { Strength(rawValue) }
}

/// A priority along each axis.
struct AxisPriorities {
    private var horizontal: LayoutPriority
    private var vertical: LayoutPriority

    init(_ both: LayoutPriority) {
        horizontal = both
        vertical = both
    }

    subscript(_ axis: LayoutAxis) -> LayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
