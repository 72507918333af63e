// Findings as commands of GitHub's workflows, which mark the lines of a change.

extension CheckReport {
    /// `::warning file=…,line=…,title=…::message`, a line for each finding; also for a file that cannot be read.
    func commands(of file: CheckedFile) -> String? {
        var lines: [String] = []
        if let problem = file.problem {
            var places = [("file", file.name)]
            if let position = problem.position {
                places += [("line", "\(position.line)"), ("col", "\(position.column)")]
            }
            lines.append(command("error", places + [("title", "tinamou")], problem.message))
        }
        for finding in file.findings {
            var places = [("file", file.name)]
            if let line = finding.line { places.append(("line", "\(line)")) }
            places.append(("title", "tinamou \(finding.rule.rawValue)"))
            let name = finding.severity == .note ? "notice" : finding.severity.rawValue
            lines.append(command(name, places, ([finding.message] + finding.details).joined(separator: "\n")))
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
        let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
        return "::\(name) \(list)::\(escaped(message, isProperty: false))"
    }

    /// A text with what would end it escaped.
    private func escaped(_ text: String, isProperty: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
