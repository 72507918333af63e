// Findings for people, in the form that editors and build logs understand.

extension CheckReport {
    /// `file:line: severity: message [rule]`, and details below.
    func plainText(of file: CheckedFile) -> String? {
        let lines = file.findings.flatMap { finding in
            ["\(file.place(of: finding)): \(finding.severity.rawValue): \(finding.message) [\(finding.rule.rawValue)]"]
                + finding.details.map { "    " + $0 }
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// What has been found in all, in a line.
    var summary: String {
        let found = [
            counted(counts.errors, "error"), counted(counts.warnings, "warning"), counted(counts.notes, "note"),
        ].compactMap { $0 }
        let checked = counts.files - counts.unreadable
        let files = counted(checked, "file") ?? ""
        var text = checked == 0 ? "nothing checked" : "nothing found in \(files)"
        if !found.isEmpty {
            text = found.list("and") + (checked == 1 ? " in 1 file" : " in \(counts.filesWithFindings) of \(files)")
        }
        if let unreadable = counted(counts.unreadable, "file") { text += "; \(unreadable) could not be read" }
        if counts.known > 0 { text += "; \(counts.known) known from the baseline" }
        if let gone = counted(counts.gone, "entry", "entries") {
            text += "; \(gone) of the baseline \(counts.gone == 1 ? "is" : "are") found no more: write it anew"
        }
        return (counts.errors + counts.warnings + counts.notes > 0 ? "\n" : "") + text
    }

    private func counted(_ count: Int, _ one: String, _ several: String? = nil) -> String? {
        count == 0 ? nil : count == 1 ? "1 \(one)" : "\(count) \(several ?? one + "s")"
    }
}

extension CheckRule {
    /// All rules with their usual severities, as a table.
    public static var table: String {
        let width = allCases.map(\.rawValue.count).max() ?? 0
        return allCases.map {
            padded($0.rawValue, width) + "  " + padded($0.usualSeverity.rawValue, 7) + "  " + $0.summary
        }
        .joined(separator: "\n")
    }
}
