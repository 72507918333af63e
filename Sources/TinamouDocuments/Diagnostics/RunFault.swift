import Tinamou

/// Why a solver could not carry out a call that was well said; contradictions apart.
struct RunFault: Fault {
    var error: SolverError

    var message: String {
        switch error {
        case .numericalTrouble(.overflow): "a value would be larger than a double can hold"
        case .numericalTrouble(.singular): "equations are too close to each other to be told apart in double precision"
        case .numericalTrouble(.limit): "the solver took more steps than a system of this size should need"
        case .unsatisfiable: "required constraints contradict each other"
        case .variableInUse: "the variable is in constraints"
        case .notFinite, .invalidStrength, .unknownVariable, .unknownConstraint: "the solver refuses the call: \(error)"
        }
    }
}
