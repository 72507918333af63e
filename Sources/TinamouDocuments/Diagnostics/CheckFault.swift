/// What can be wrong with the files that go with a check, and with what documents say to it.
enum CheckFault: Fault {
    case rule(String)
    case severity(String)
    case version(Double)
    case count(Double)
    case pattern(String)

    /// All that may be switched off, as reports list it.
    private static var rules: String { CheckSwitches.words.list("or") }

    var message: String {
        switch self {
        case .rule(let name): "\(inQuotes(name)) is not the name of a rule, which may be \(Self.rules)"
        case .severity(let text):
            "\(inQuotes(text)) is not a severity, which may be \(CheckSeverity.allCases.map(\.rawValue).list("or"))"
        case .version(let number):
            "this is a baseline of version \(readable(number)); only version 1 is read: write it anew"
        case .count(let number): "\(readable(number)) is not how often something is found: a whole number from 1"
        case .pattern(let text):
            "\(inQuotes(text)) is not a pattern of paths; write such as \"Legacy/**\" or \"*.xib\", relative to this file"
        }
    }
}
