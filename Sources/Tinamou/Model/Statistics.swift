/// How much work a solver has done, counted since it was made.
public struct Statistics: Sendable, Hashable, BitwiseCopyable {
    /// Constants and suggestions that were changed along a known direction, without a search.
    public var directEdits = 0

    /// Steps that repaired a contradicted constraint.
    public var dualSteps = 0

    /// Steps that let a variable go where others wanted it.
    public var primalSteps = 0

    /// Changes of which constraints determine the values.
    public var basisChanges = 0

    /// Constraints that took over from another on the same expression without a change elsewhere.
    public var flips = 0

    /// Constraints that were solved for a variable.
    public var evaluations = 0

    /// Times that all multipliers were computed afresh, as is done now and then against the gathering of roundings.
    public var refreshes = 0

    /// Nothing done yet.
    public init() {}
}
