/// Why a solver refused a call. After any of these the solver is, to the bit, as it was before the call.
public enum SolverError: Error, Sendable {
    /// Required constraints contradict each other. The conflict is a smallest set that does: drop any one member and
    /// the rest can hold. Relax, change or leave out one of them.
    case unsatisfiable(Conflict)

    /// A number is infinite or not a number. Where it stood is named.
    case notFinite(Place)

    /// A strength whose level is not above 0 and at most 1000, or whose weight is not positive and finite.
    case invalidStrength(Strength)

    /// A variable of another solver, or one that has been removed.
    case unknownVariable(Variable)

    /// A constraint of another solver, or one that has been removed.
    case unknownConstraint(ConstraintHandle)

    /// A variable cannot be removed while constraints contain it.
    case variableInUse(Variable)

    /// The answer that should exist is out of reach; it does not mean that the constraints contradict each other.
    case numericalTrouble(NumericalTrouble)

    /// Where a number that is not finite stood.
    public enum Place: Sendable, Hashable {
        /// In front of a variable.
        case coefficient(of: Variable)
        /// On the right-hand side.
        case constant
        /// In a suggestion for a variable.
        case suggestion(for: Variable)
    }
}
