/// The direction in which lines are read.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
    /// Leading is left, trailing is right.
    case leftToRight
    /// Leading is right, trailing is left.
    case rightToLeft
}

/// One of the two directions of the plane.
public enum LayoutAxis: Sendable, Hashable, CaseIterable {
    /// From left to right, or in reading direction.
    case horizontal
    /// From top to bottom.
    case vertical
}
