/// What can be wrong with a problem document, apart from its JSON.
enum ProblemFault: Fault {
    case kind(expected: String, found: JSONNode.Content)
    case unknownKey(String, of: String, known: [String])
    case missingKey(String, of: String)
    case relation(String)
    case strengthName(String)
    case strengthOutOfRange(Double)
    case weight(Double)
    case duplicateVariable(String)
    case unlistedVariable(String)
    case unmentionedVariable(String)
    case duplicateID(String, first: SourcePosition)
    case unknownID(String)
    case removedID(String, step: Int)
    case step(found: [String])

    /// The keys that say what a step does.
    static let stepKeys = ["set", "suggest", "add", "remove", "strength"]

    /// The names of strengths.
    static let strengthNames = ["required", "strong", "medium", "weak"]

    var message: String {
        switch self {
        case .kind(let expected, let found): "expected \(expected), found \(found.kind)"
        case .unknownKey(let key, let owner, let known):
            "\(inQuotes(key)) is not a key of \(owner); "
                + (known.count == 1 ? "its only key is" : "its keys are") + " " + list(known)
        case .missingKey(let key, let owner): "\(owner) needs \(inQuotes(key))"
        case .relation(let text): "\(inQuotes(text)) is not a relation; write \"==\", \"<=\" or \">=\""
        case .strengthName(let text):
            "\(inQuotes(text)) is not a strength; write \(Self.strengthNames.map(inQuotes).joined(separator: ", "))"
                + " or a number above 0 and at most 1000"
        case .strengthOutOfRange(let level):
            "\(JSONText.number(level)) is out of range; a strength is above 0 and at most 1000"
        case .weight(let weight): "\(JSONText.number(weight)) is not a weight; a weight is above 0"
        case .duplicateVariable(let name): "the variable \(inQuotes(name)) is listed twice; list each once"
        case .unlistedVariable(let name): "\(inQuotes(name)) is not in \"variables\"; add it there, or correct the name"
        case .unmentionedVariable(let name):
            "no constraint up to here has a variable \(inQuotes(name)); correct the name, or list it in \"variables\""
        case .duplicateID(let id, let first):
            "there is a constraint \(inQuotes(id)) already, in line \(first.line), column \(first.column);"
                + " give each constraint an id of its own"
        case .unknownID(let id): "there is no constraint \(inQuotes(id)) up to here"
        case .removedID(let id, let step): "there is no constraint \(inQuotes(id)) any more; step \(step) removes it"
        case .step(let found):
            "a step says one of \(Self.stepKeys.map(inQuotes).list("or")); this one says "
                + (found.isEmpty ? "none" : found.map(inQuotes).list("and"))
        }
    }

    private func list(_ keys: [String]) -> String {
        keys.map(inQuotes).list("and")
    }
}
