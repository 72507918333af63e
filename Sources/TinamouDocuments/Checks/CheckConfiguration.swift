/// What a project has checked, and how much it matters: the file `.tinamou.json`.
public struct CheckConfiguration: Sendable, Hashable {
    /// What is otherwise in some files.
    struct Override: Sendable, Hashable {
        var files: [PathPattern]
        var rules: [CheckRule: CheckSeverity]
    }

    var rules: [CheckRule: CheckSeverity] = [:]
    var overrides: [Override] = []
    var excluded: [PathPattern] = []

    /// The name by which the file is found: in the folder of a document, or in one around it.
    public static let fileName = ".tinamou.json"

    /// The usual severities, everywhere.
    public init() {}

    /// Whether a file is not checked.
    ///
    /// - Parameter path: the file's path, relative to the folder of the configuration.
    public func excludes(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }

    /// How much each rule matters in a file. Of several overrides the last has its way.
    ///
    /// - Parameter path: the file's path, relative to the folder of the configuration.
    public func severities(for path: String) -> CheckSeverities {
        var severities = CheckSeverities()
        for (rule, severity) in rules { severities[rule] = severity }
        for one in overrides where one.files.contains(where: { $0.matches(path) }) {
            for (rule, severity) in one.rules { severities[rule] = severity }
        }
        return severities
    }
}

extension CheckConfiguration {
    /// The keys of the file. `Docs/check.schema.json` has the same, which a test compares.
    package static let keys = ["$schema", "rules", "overrides", "exclude"]
    package static let overrideKeys = ["files", "rules"]

    /// Reads the file.
    ///
    /// - Throws: the first thing that is wrong with it.
    public init(reading source: SourceText) throws(Diagnostic) {
        let object = try ObjectReader(
            JSONNode(reading: source), "a configuration", keys: CheckConfiguration.keys, in: source)
        if let node = object.optional("$schema") { _ = try node.string("a text for \"$schema\"", in: source) }
        if let node = object.optional("rules") { rules = try CheckConfiguration.rules(node, source) }
        if let node = object.optional("exclude") { excluded = try CheckConfiguration.patterns(node, source) }
        guard let list = object.optional("overrides") else { return }
        for node in try list.elements("an array of overrides", in: source) {
            let one = try ObjectReader(node, "an override", keys: CheckConfiguration.overrideKeys, in: source)
            overrides.append(
                Override(
                    files: try CheckConfiguration.patterns(one.required("files"), source),
                    rules: try CheckConfiguration.rules(one.required("rules"), source)))
        }
    }

    private static func rules(
        _ node: JSONNode, _ source: SourceText
    ) throws(Diagnostic) -> [CheckRule: CheckSeverity] {
        var rules: [CheckRule: CheckSeverity] = [:]
        for member in try node.members("an object of severities by the names of rules", in: source) {
            guard let rule = CheckRule(rawValue: member.key) else {
                throw source.diagnostic(CheckFault.rule(member.key), at: member.keyOffset)
            }
            let text = try member.node.string("a severity for \(inQuotes(member.key))", in: source)
            guard let severity = CheckSeverity(rawValue: text) else {
                throw source.diagnostic(CheckFault.severity(text), at: member.node.offset)
            }
            rules[rule] = severity
        }
        return rules
    }

    private static func patterns(_ node: JSONNode, _ source: SourceText) throws(Diagnostic) -> [PathPattern] {
        var patterns: [PathPattern] = []
        for node in try node.elements("an array of patterns of paths", in: source) {
            let text = try node.string("a pattern of paths", in: source)
            guard let pattern = PathPattern(text) else {
                throw source.diagnostic(CheckFault.pattern(text), at: node.offset)
            }
            patterns.append(pattern)
        }
        return patterns
    }
}
