/// How the findings of a check are written.
public enum CheckFormat: String, Sendable, Hashable, CaseIterable {
    /// Lines for people, as compilers write them.
    case text
    /// An object a line for each file.
    case json
    /// Commands by which GitHub marks lines of a change.
    case github
    /// One object in the Static Analysis Results Interchange Format, version 2.1.0.
    case sarif
}

/// Writes what a check has found, file by file.
public struct CheckReport: Sendable {
    /// How it is written.
    public let format: CheckFormat

    /// The name and version of whoever checks.
    let version: String

    /// What has been counted so far.
    public private(set) var counts = Counts()

    /// How often something has been found.
    public struct Counts: Sendable, Hashable {
        /// Errors, warnings and notes.
        public var errors = 0, warnings = 0, notes = 0
        /// Files, and those among them in which something has been found, or that could not be read.
        public var files = 0, filesWithFindings = 0, unreadable = 0
        /// Findings that a baseline has, and entries of it that are found no more.
        public var known = 0, gone = 0

        /// Nothing yet.
        public init() {}
    }

    /// What has not been checked, for the end of a report.
    var problems: [CheckedFile] = []
    var isFirst = true

    /// A report of the tool of a version.
    public init(_ format: CheckFormat, version: String) {
        self.format = format
        self.version = version
    }

    /// What stands before all files; `nil` for nothing.
    public func beginning() -> String? { format == .sarif ? sarifBeginning : nil }

    /// What is said of a file, which may have several lines; `nil` for nothing.
    ///
    /// - Parameters:
    ///   - file: the file, with the findings that are to be told.
    ///   - known: how many further findings a baseline has.
    ///   - gone: how many entries a baseline has that are found no more.
    public mutating func text(of file: CheckedFile, known: Int = 0, gone: Int = 0) -> String? {
        count(file)
        counts.known += known
        counts.gone += gone
        switch format {
        case .text: return plainText(of: file)
        case .json: return jsonLine(of: file)
        case .github: return commands(of: file)
        case .sarif: return sarifResults(of: file)
        }
    }

    /// What stands after all files; `nil` for nothing.
    public func end() -> String? {
        switch format {
        case .text: return summary
        case .json, .github: return nil
        case .sarif: return sarifEnd
        }
    }

    private mutating func count(_ file: CheckedFile) {
        counts.files += 1
        if !file.findings.isEmpty { counts.filesWithFindings += 1 }
        if file.problem != nil { counts.unreadable += 1 }
        if file.problem != nil || !file.failures.isEmpty { problems.append(file) }
        for finding in file.findings {
            switch finding.severity {
            case .error: counts.errors += 1
            case .warning: counts.warnings += 1
            case .note: counts.notes += 1
            case .off: break
            }
        }
    }
}

extension CheckedFile {
    /// A finding's place, as compilers write it.
    func place(of finding: CheckFinding) -> String { finding.line.map { "\(name):\($0)" } ?? name }
}
