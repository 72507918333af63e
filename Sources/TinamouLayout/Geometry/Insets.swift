/// Distances inwards from the four edges of a rectangle, in points; negative ones point outwards.
public struct EdgeInsets: Sendable, Hashable {
    /// Down from the top edge.
    public var top: Double

    /// To the right from the left edge.
    public var left: Double

    /// Up from the bottom edge.
    public var bottom: Double

    /// To the left from the right edge.
    public var right: Double

    /// The insets from the four edges.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The same distance from all edges.
    public init(all distance: Double) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    /// No distance from any edge.
    public static let zero = EdgeInsets()

    /// Whether all four are finite.
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

    /// The sum of two insets, edge by edge.
    public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}

/// Distances inwards from the four edges of a rectangle, in points, the sides by reading direction.
public struct DirectionalEdgeInsets: Sendable, Hashable {
    /// Down from the top edge.
    public var top: Double

    /// From the edge at which reading starts.
    public var leading: Double

    /// Up from the bottom edge.
    public var bottom: Double

    /// From the edge at which reading ends.
    public var trailing: Double

    /// The insets from the four edges.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance from any edge.
    public static let zero = DirectionalEdgeInsets()

    /// The insets with left and right instead of leading and trailing.
    public func resolved(_ direction: LayoutDirection) -> EdgeInsets {
        direction == .leftToRight
            ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
            : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }

    /// Insets by reading direction from physical ones.
    public init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
        let isLeftToRight = direction == .leftToRight
        self.init(
            top: insets.top, leading: isLeftToRight ? insets.left : insets.right, bottom: insets.bottom,
            trailing: isLeftToRight ? insets.right : insets.left)
    }
}

extension Rect {
    /// The rectangle inside this one at these distances from its edges. Its extent may become negative.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }

    /// The rectangle around this one at these distances from its edges.
    public func outset(by insets: EdgeInsets) -> Rect {
        inset(
            by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
}
