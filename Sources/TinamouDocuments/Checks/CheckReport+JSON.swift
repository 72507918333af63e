// Findings for programs.

extension CheckReport {
    /// A file as one object in a line.
    func jsonLine(of file: CheckedFile) -> String {
        var members: [(key: String, value: String)] = [("file", JSONText.string(file.name))]
        if let problem = file.problem {
            members.append(("error", JSONText.string(problem.message)))
            if let position = problem.position {
                members.append(("line", "\(position.line)"))
                members.append(("column", "\(position.column)"))
            }
        }
        members.append(("findings", "[" + file.findings.map(json).joined(separator: ",") + "]"))
        if !file.failures.isEmpty { members.append(("notChecked", JSONText.strings(file.failures))) }
        return JSONText.object(members)
    }

    private func json(_ finding: CheckFinding) -> String {
        var members: [(key: String, value: String)] = [
            ("rule", JSONText.string(finding.rule.rawValue)), ("severity", JSONText.string(finding.severity.rawValue)),
        ]
        if let line = finding.line { members.append(("line", "\(line)")) }
        members.append(("message", JSONText.string(finding.message)))
        if !finding.details.isEmpty { members.append(("details", JSONText.strings(finding.details))) }
        members.append(("subjects", JSONText.strings(finding.subjects)))
        if !finding.affected.isEmpty { members.append(("affected", JSONText.strings(finding.affected))) }
        if !finding.targets.isEmpty { members.append(("targets", JSONText.strings(finding.targets))) }
        return JSONText.object(members)
    }
}
