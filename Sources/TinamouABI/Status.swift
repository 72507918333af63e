import CTinamou
import Tinamou

/// A status by its name in the header, whose constants come in as `Int`.
@inline(__always)
func status(_ constant: Int) -> tinamou_status { tinamou_status(truncatingIfNeeded: constant) }

/// The status of an error.
func code(of error: SolverError) -> tinamou_status {
    switch error {
    case .unsatisfiable: status(TINAMOU_UNSATISFIABLE)
    case .notFinite: status(TINAMOU_NOT_FINITE)
    case .invalidStrength: status(TINAMOU_INVALID_STRENGTH)
    case .unknownVariable: status(TINAMOU_UNKNOWN_VARIABLE)
    case .unknownConstraint: status(TINAMOU_UNKNOWN_CONSTRAINT)
    case .variableInUse: status(TINAMOU_VARIABLE_IN_USE)
    case .numericalTrouble: status(TINAMOU_NUMERICAL_TROUBLE)
    }
}

/// A text that lives as long as the program.
private func constant(_ text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

private func text(of code: tinamou_status) -> StaticString {
    switch Int(code) {
    case TINAMOU_OK: "the call was carried out"
    case TINAMOU_UNSATISFIABLE: "required constraints contradict each other"
    case TINAMOU_NOT_FINITE: "a number is infinite or not a number"
    case TINAMOU_INVALID_STRENGTH:
        "a level is not above 0 and at most 1000, or a weight is not positive and finite"
    case TINAMOU_UNKNOWN_VARIABLE: "a variable is not one of this solver, or has been removed"
    case TINAMOU_UNKNOWN_CONSTRAINT: "a constraint is not one of this solver, or has been removed"
    case TINAMOU_VARIABLE_IN_USE: "the variable is in a constraint; remove that first"
    case TINAMOU_NUMERICAL_TROUBLE: "the numbers are too large or too far apart for an answer"
    case TINAMOU_INVALID_ARGUMENT:
        "a pointer is null, or a relation, an option or a count is none; see the function's description"
    case TINAMOU_BUFFER_TOO_SMALL: "the buffer is too small; the count says what is needed"
    case TINAMOU_UNSUPPORTED: "this build of the library leaves the function out"
    default: "unknown status"
    }
}

/// The version of the library.
@c @implementation
public func tinamou_version() -> UnsafePointer<CChar>! { constant("0.1.0") }

/// What this build can do.
@c @implementation
public func tinamou_features() -> UInt32 { UInt32(TINAMOU_FEATURE_TRACE | TINAMOU_FEATURE_TRAJECTORIES) }

/// What a status means.
@c @implementation
public func tinamou_status_text(_ status: tinamou_status) -> UnsafePointer<CChar>! { constant(text(of: status)) }

/// Why the latest refused call was refused.
@c @implementation
public func tinamou_error_text(
    _ solver: OpaquePointer!, _ text: UnsafeMutablePointer<CChar>!, _ capacity: UInt64,
    _ count: UnsafeMutablePointer<UInt64>!
) -> tinamou_status {
    withSolver(solver) { box in copy(box.sentence, to: text, capacity, count) }
}

extension SolverBox {
    /// The latest refusal in one sentence; empty if there was none.
    fileprivate var sentence: String {
        if latest == status(TINAMOU_OK) { return "" }
        return switch error {
        case .unsatisfiable(let conflict):
            "required constraints contradict each other: " + conflict.members.map(called).joined(separator: ", ")
        case .notFinite(.coefficient(let variable)):
            "the coefficient of " + called(variable) + " is infinite or not a number"
        case .notFinite(.suggestion(let variable)):
            "the suggestion for " + called(variable) + " is infinite or not a number"
        case .notFinite(.constant): "the constant is infinite or not a number"
        case .variableInUse(let variable): called(variable) + " is in a constraint; remove that first"
        default: text(of: latest).description
        }
    }

    private func called(_ variable: Variable) -> String {
        let name = (try? solver.name(of: variable)) ?? ""
        return name.utf8.count == 0 ? "an unnamed variable" : name
    }

    private func called(_ member: Conflict.Member) -> String {
        if member.name.utf8.count > 0 { return member.name }
        return switch member.origin {
        case .present: "an unnamed constraint"
        case .refused: "the new constraint"
        }
    }
}
