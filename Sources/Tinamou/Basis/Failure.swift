/// Why a call cannot be carried out, inside the solver. Whoever throws leaves the state to be unwound.
enum Failure: Error {
    /// Required constraints contradict each other; `Basis.conflict` names them.
    case infeasible
    /// Rounding, overflow or a limit stands in the way.
    case trouble(NumericalTrouble)
}

/// What stood in the way of an answer that should exist.
///
/// None of these says that the constraints contradict each other.
public enum NumericalTrouble: Sendable, Hashable {
    /// A value would be larger than a double can hold.
    case overflow
    /// Simultaneous equations could not be told from contradictory ones with the precision of a double.
    case singular
    /// The limit on basis changes in one call was reached, many times what such a system should need.
    case limit
}
