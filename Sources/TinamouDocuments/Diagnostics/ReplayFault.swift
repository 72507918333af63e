import Tinamou

/// How a solver can fail an expectation of a trace.
enum ReplayFault: Fault {
    case value(variable: Int, expected: Double, tolerance: Double, found: Double)
    case violation(constraint: Int, tolerance: Double, found: Double)
    case accepted
    case contradiction([String])
    case refused(RunFault)
    case refusedOtherwise(RunFault)
    case changed(variable: Int, before: Double, after: Double)
    case missing(constraint: Int)

    var message: String {
        switch self {
        case .value(let variable, let expected, let tolerance, let found):
            "expected variable \(variable) to be \(number(expected)) within \(number(tolerance)), "
                + "found \(number(found))"
        case .violation(let constraint, let tolerance, let found):
            "expected constraint \(constraint) to hold within \(number(tolerance)), "
                + "found a violation of \(number(found))"
        case .accepted: "expected the call to be refused, but it was accepted"
        case .contradiction(let members):
            "expected the call to be accepted, but it was refused: \(members.list("and")) contradict each other"
        case .refused(let fault): "expected the call to be accepted, but it was refused: \(fault.message)"
        case .refusedOtherwise(let fault):
            "expected the call to be refused as a contradiction, but it was refused for another reason: \(fault.message)"
        case .changed(let variable, let before, let after):
            "expected the refused call to change nothing, but variable \(variable) went from "
                + "\(number(before)) to \(number(after))"
        case .missing(let constraint):
            "the call could not be made: constraint \(constraint) is not in the solver, which had refused it"
        }
    }

    /// A number as reports show it; violations that overflow are infinite, or no number at all.
    private func number(_ value: Double) -> String {
        value.isFinite ? JSONText.number(value) : "\(value)"
    }
}
