// Findings in SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format), for code scanning. One object for all
// files, written piece by piece: the rules, then the results, then how the run went.

extension CheckReport {
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// All up to the results.
    var sarifBeginning: String {
        let rules = CheckRule.allCases.map { rule in
            JSONText.object([
                ("id", JSONText.string(rule.rawValue)),
                ("shortDescription", JSONText.object([("text", JSONText.string(rule.summary))])),
                ("defaultConfiguration", JSONText.object([("level", JSONText.string(rule.usualSeverity.rawValue))])),
            ])
        }
        return """
            {"$schema":"\(CheckReport.schema)","version":"2.1.0","runs":[{"tool":{"driver":{"name":"tinamou","version":\
            \(JSONText.string(version)),"rules":[
            \(rules.joined(separator: ",\n"))
            ]}},"columnKind":"unicodeCodePoints","results":[
            """
    }

    /// The results of a file, each in a line.
    mutating func sarifResults(of file: CheckedFile) -> String? {
        let results = file.findings.map { result($0, file) }
        if results.isEmpty { return nil }
        defer { isFirst = false }
        return (isFirst ? "" : ",") + results.joined(separator: ",\n")
    }

    /// What comes after the results.
    var sarifEnd: String {
        let notifications = problems.flatMap { file -> [String] in
            var told: [String] = []
            if let problem = file.problem {
                told.append(notification(problem.message, file, problem.position))
            }
            return told + file.failures.map { notification($0, file, nil) }
        }
        let isSuccess = !problems.contains { $0.problem != nil }
        var invocation: [(key: String, value: String)] = [("executionSuccessful", "\(isSuccess)")]
        if !notifications.isEmpty {
            invocation.append(("toolExecutionNotifications", "[" + notifications.joined(separator: ",") + "]"))
        }
        return "],\"invocations\":[\(JSONText.object(invocation))]}]}"
    }

    private func result(_ finding: CheckFinding, _ file: CheckedFile) -> String {
        let text = ([finding.message] + finding.details).joined(separator: "\n")
        return JSONText.object([
            ("ruleId", JSONText.string(finding.rule.rawValue)), ("ruleIndex", "\(finding.rule.number)"),
            ("level", JSONText.string(finding.severity.rawValue)),
            ("message", JSONText.object([("text", JSONText.string(text))])),
            ("locations", "[" + location(file, finding.line.map { SourcePosition(line: $0, column: 0) }) + "]"),
            (
                "partialFingerprints",
                JSONText.object([("tinamouSubjects/v1", JSONText.string(fingerprint(finding, file)))])
            ),
        ])
    }

    private func notification(_ text: String, _ file: CheckedFile, _ position: SourcePosition?) -> String {
        JSONText.object([
            ("level", JSONText.string("error")), ("message", JSONText.object([("text", JSONText.string(text))])),
            ("locations", "[" + location(file, position) + "]"),
        ])
    }

    /// A place in a file; a column of 0 is none.
    private func location(_ file: CheckedFile, _ position: SourcePosition?) -> String {
        var members: [(key: String, value: String)] = [
            ("artifactLocation", JSONText.object([("uri", JSONText.string(uri(file.name)))]))
        ]
        if let position {
            var region: [(key: String, value: String)] = [("startLine", "\(position.line)")]
            if position.column > 0 { region.append(("startColumn", "\(position.column)")) }
            members.append(("region", JSONText.object(region)))
        }
        return JSONText.object([("physicalLocation", JSONText.object(members))])
    }

    /// A path as a relative reference, or for an absolute one as a file's URI.
    private func uri(_ path: String) -> String {
        var name = path[...]
        while name.hasPrefix("./") { name = name.dropFirst(2) }
        var text = name.hasPrefix("/") ? "file://" : ""
        for byte in name.utf8 {
            let isPlain =
                byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A
                || "-._~/".utf8.contains(byte)
            if isPlain {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return text
    }

    /// A number of 64 bits made of what a finding is about, wherever it stands (FNV-1a: Fowler, Noll and Vo).
    private func fingerprint(_ finding: CheckFinding, _ file: CheckedFile) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in [finding.rule.rawValue, uri(file.name)] + finding.subjects {
            for byte in part.utf8 + [0] {
                hash ^= UInt64(byte)
                hash = hash &* 0x100_0000_01b3
            }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
