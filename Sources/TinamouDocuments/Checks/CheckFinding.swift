/// Something that a check has found in a document.
public struct CheckFinding: Sendable, Hashable {
    /// The rule that has found it.
    public var rule: CheckRule

    /// How much it matters.
    public var severity: CheckSeverity

    /// The line of the document in which it stands, from 1; `nil` if it has none.
    public var line: Int?

    /// What is wrong, and what to do, in a line.
    public var message: String

    /// What else is to be known, line by line.
    public var details: [String] = []

    /// The ids of what it is about. With the rule and the document they tell it from all others, wherever it stands.
    public var subjects: [String]

    /// The ids of views that are so because the subject is.
    public var affected: [String] = []

    /// The screens on which it shows, by their names; empty if there is only one.
    public var targets: [String] = []
}

/// What a check has made of a file.
public struct CheckedFile: Sendable, Hashable {
    /// The file's name, as it was given.
    public var name: String

    /// What has been found, in the order of the document's lines.
    public var findings: [CheckFinding] = []

    /// Why the file could not be read; `nil` if it could.
    public var problem: Diagnostic?

    /// What could not be checked, and why.
    public var failures: [String] = []

    /// Whether something could not even be laid out.
    public var isOutOfReach = false

    /// A file without findings.
    public init(name: String) {
        self.name = name
    }

    /// A file that has been read and checked.
    public init(name: String, _ check: DocumentCheck) {
        self.name = name
        findings = check.findings
        failures = check.failures
        isOutOfReach = check.isOutOfReach
    }

    /// A file that could not be read.
    public init(name: String, problem: Diagnostic) {
        self.name = name
        self.problem = problem
    }
}
