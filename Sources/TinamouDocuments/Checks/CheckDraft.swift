/// What a rule has found on one screen, before findings of all screens are put together.
struct CheckDraft {
    var rule: CheckRule
    /// The ids of what it is about.
    var subjects: [String]
    var line: Int?
    var message: String
    var details: [String] = []
    var affected: [String] = []
    /// How bad it is, in points: of several screens the worst is told in words.
    var amount = 0.0
    /// The places of the views and of the constraints at which the rule can be switched off.
    var elements: [Int] = []
    var constraints: [Int] = []

    init(_ rule: CheckRule, _ subjects: [String], line: Int?, _ message: String) {
        self.rule = rule
        self.subjects = subjects
        self.line = line
        self.message = message
    }

    /// What findings of several screens have in common.
    struct Key: Hashable {
        var rule: CheckRule
        var subjects: [String]
    }

    var key: Key { Key(rule: rule, subjects: subjects) }
}
