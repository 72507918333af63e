/// What can be wrong with a trace, whatever a solver does.
enum TraceFault: Fault {
    case length(limit: Int)
    case unknownLine(String)
    case expected(String, found: String?)
    case tooLarge(String)
    case unknown(String, Int, count: Int)
    case removedVariable(Int)
    case hasRemovedVariable(constraint: Int, variable: Int)
    case alreadyIn(Int)
    case addedTwice(Int)
    case notIn(Int)
    case notEdited(Int)
    case termCount(announced: Int, found: Int)
    case cannotBeRefused(String)

    var message: String {
        switch self {
        case .length(let limit): "the trace is longer than \(limit >> 20) MiB"
        case .unknownLine(let text):
            "\(inQuotes(text)) begins no line of a trace; lines begin with V, Q, C, A, F, D, K, W, E, P, S, U, =, R, T, ! or #"
        case .expected(let expected, let found):
            "expected \(expected), found \(found.map(inQuotes) ?? "the end of the line")"
        case .tooLarge(let text):
            "\(shortened(text)) is too large; the largest number is \(Double.greatestFiniteMagnitude)"
        case .unknown(let thing, let number, count: 0): "there is no \(thing) \(number); there is none up to here"
        case .unknown(let thing, let number, let count):
            "there is no \(thing) \(number); \(thing)s up to here have the numbers 0 to \(count - 1)"
        case .removedVariable(let number): "variable \(number) has been removed"
        case .hasRemovedVariable(let constraint, let variable):
            "constraint \(constraint) has the variable \(variable), which has been removed"
        case .alreadyIn(let number): "constraint \(number) is in the solver already"
        case .addedTwice(let number): "constraint \(number) is named twice in this line"
        case .notIn(let number): "constraint \(number) is not in the solver"
        case .notEdited(let number): "no values are suggested for variable \(number)"
        case .termCount(let announced, let found): "\(announced) terms are announced, \(found) follow"
        case .cannotBeRefused(let text):
            "\(inQuotes(text)) cannot stand after !; calls that can be refused are A, Q, K, W, E and S"
        }
    }
}
