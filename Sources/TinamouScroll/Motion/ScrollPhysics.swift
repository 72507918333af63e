/// How touch screens move content: the formulas for what a finger, a flick and an edge do to an offset.
///
/// Lengths are points, times are seconds, speeds points a second.
public struct ScrollPhysics: Sendable, Hashable {
    /// A physics with the usual numbers.
    public init() {}
}
