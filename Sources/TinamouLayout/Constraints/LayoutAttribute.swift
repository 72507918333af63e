/// A number that describes an item's rectangle.
public enum LayoutAttribute: UInt8, Sendable, Hashable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge at which reading starts.
    case leading
    /// The edge at which reading ends.
    case trailing
    /// The extent to the right.
    case width
    /// The extent downwards.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// Where the first line of text stands; the top edge of an item without text.
    case firstBaseline
    /// Where the last line of text stands; the bottom edge of an item without text.
    case lastBaseline
    /// The left edge inside the view's margins.
    case leftMargin
    /// The right edge inside the view's margins.
    case rightMargin
    /// The top edge inside the view's margins.
    case topMargin
    /// The bottom edge inside the view's margins.
    case bottomMargin
    /// The edge at which reading starts, inside the view's margins.
    case leadingMargin
    /// The edge at which reading ends, inside the view's margins.
    case trailingMargin
    /// The horizontal centre of what the view's margins leave.
    case centerXWithinMargins
    /// The vertical centre of what the view's margins leave.
    case centerYWithinMargins

    /// What an attribute measures: only like can be related to like.
    enum Kind {
        case horizontalPlace
        case verticalPlace
        case extent
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontalPlace
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .verticalPlace
        case .width, .height: .extent
        }
    }

    /// The axis along which the attribute lies.
    package var axis: LayoutAxis { kind == .horizontalPlace || self == .width ? .horizontal : .vertical }

    /// Whether the attribute is on the side where reading starts or ends.
    var followsReading: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is on the left or right side.
    var isPhysicalSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether the attribute is a number of the rectangle itself: neither a baseline nor within margins.
    var isOfFrame: Bool { rawValue <= LayoutAttribute.centerY.rawValue }

    /// Whether the attribute is a baseline.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether the attribute speaks of margins.
    var isWithinMargins: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

    /// The same attribute of the margins guide, for an attribute that speaks of margins.
    package var withinMargins: LayoutAttribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
