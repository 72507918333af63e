/// What a comment in a document switches off: `tinamou:disable overlap` for the element that follows it, or before it in
/// the same line, `tinamou:disable-file overlap` for the whole document.
struct CheckSwitches {
    /// Whether it is for the whole document.
    var isForFile: Bool

    /// The names of rules, and `all`.
    var names: [String] = []

    /// What it names that is no rule.
    var unknown: [String] = []

    /// The word for all rules.
    static let all = "all"

    /// What may be switched off.
    static let words = CheckRule.allCases.map(\.rawValue) + [all]

    /// What a comment says; `nil` if it is about something else.
    ///
    /// After two dashes or a colon a reason may follow.
    init?(comment: String) {
        let text = comment.drop(while: \.isWhitespace)
        guard text.hasPrefix(CheckSwitches.prefix) else { return nil }
        let words = text.dropFirst(CheckSwitches.prefix.count).split { $0.isWhitespace || $0 == "," }
        switch words.first {
        case "disable": isForFile = false
        case "disable-file": isForFile = true
        default:
            isForFile = false
            unknown = [words.first.map(String.init) ?? ""]
            return
        }
        for word in words.dropFirst() {
            if word == ":" || word == "because" { break }
            if CheckSwitches.words.contains(String(word)) {
                names.append(String(word))
            } else {
                unknown.append(String(word))
            }
        }
        if words.count == 1 { names = [CheckSwitches.all] }
    }

    private static let prefix = "tinamou:"
}

extension [String] {
    /// Whether a rule is among those that are switched off.
    func switchOff(_ rule: CheckRule) -> Bool { contains(rule.rawValue) || contains(CheckSwitches.all) }
}
