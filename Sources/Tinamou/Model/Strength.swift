/// How much a constraint matters: a level, and a weight inside the level.
///
/// Levels are strict. Whatever is wanted at a stronger level is decided first, and no number of
/// weaker constraints, nor any weight, makes up for the least violation of a stronger one. Inside
/// one level the weighted sum of absolute violations is made as small as it can be.
///
/// A level is a number between 0 and 1000, both excluded, or ``required``, which is level 1000 and is
/// never violated. UIKit's priorities are levels as they stand.
public struct Strength: Hashable, Sendable {
    /// The level: 1000 for ``required``, else above 0 and below 1000.
    public var level: Double

    /// What a violation counts inside its level: positive and finite. Without meaning for ``required``.
    public var weight: Double

    /// A strength at a level of your own.
    ///
    /// The numbers are checked where a strength is used: a solver refuses one that is out of range
    /// with ``SolverError/invalidStrength(_:)``.
    @inlinable
    public init(_ level: Double, weight: Double = 1) {
        self.level = level
        self.weight = weight
    }

    /// Never violated; what cannot be had together is refused.
    @inlinable
    public static var required: Strength { Strength(1000) }

    /// Level 750.
    @inlinable
    public static var strong: Strength { Strength(750) }

    /// Level 500.
    @inlinable
    public static var medium: Strength { Strength(500) }

    /// Level 250.
    @inlinable
    public static var weak: Strength { Strength(250) }

    /// The same level with another weight.
    @inlinable
    public func weighted(_ weight: Double) -> Strength {
        Strength(level, weight: weight)
    }

    /// Whether the level is the one that is never violated.
    @inlinable
    public var isRequired: Bool { level == 1000 }

    /// Whether a solver accepts the strength: 0 < level ≤ 1000, weight positive and finite.
    @inlinable
    public var isValid: Bool {
        level > 0 && level <= 1000 && weight > 0 && weight.isFinite
    }
}
