/// A number that describes a view's rectangle.
public enum LayoutAttribute: Sendable, Hashable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge at which reading starts: the left one.
    case leading
    /// The edge at which reading ends: the right one.
    case trailing
    /// The extent to the right.
    case width
    /// The extent downwards.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
}
