import TinamouDocuments
import TinamouLayout

/// What checks find in the text of a document, of whatever format.
///
/// - Parameters:
///   - rules: the rules that are looked for; all of them for none.
///   - targets: the screens, by the names of devices or as sizes; the document's own for none.
func check(
    _ text: String, _ rules: [CheckRule] = [], on targets: [String] = [],
    _ directions: [LayoutDirection] = [.leftToRight],
    inputs: LayoutInputs = LayoutInputs()
) throws -> [CheckFinding] {
    let source = SourceText(name: "f", text: text)
    var environment = LayoutEnvironment()
    environment.inputs = inputs
    let screens = targets.isEmpty ? [.own] : targets.compactMap { LayoutTarget(size: $0) ?? LayoutTarget(device: $0) }
    let all = screens.flatMap { screen in directions.map { CheckTarget(screen, $0, environment) } }
    var severities = CheckSeverities()
    for rule in CheckRule.allCases where !rules.isEmpty && !rules.contains(rule) { severities[rule] = .off }
    return DocumentCheck(try LayoutReading(reading: source), on: all, severities: severities).findings
}

/// A document of one view of 300 × 200 with views inside and constraints, in JSON.
func layoutText(_ views: [String], _ constraints: [String], _ more: String = "") -> String {
    let list = constraints.map { $0.hasPrefix("{") ? $0 : "\"\($0)\"" }.joined(separator: ",\n")
    return """
        {"view": {"id": "root", "frame": [300, 200], "views": [
        \(views.joined(separator: ",\n"))
        ]},
        "constraints": [
        \(list)
        ]\(more)}
        """
}

extension CheckFinding {
    /// The finding as `rule line: subjects`.
    var short: String { "\(rule.rawValue) \(line ?? 0): \(subjects.joined(separator: ", "))" }
}
