/// Something about a document that does not keep it from being laid out, and that its reader should know.
public struct LayoutNote: Sendable, Hashable {
    /// How much it matters.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// Something is passed over, or changed to make sense.
        case warning
        /// A number that the document leaves to the system has been taken from the tool's own tables.
        case assumption
    }

    /// How much it matters.
    public var severity: Severity

    /// What it is.
    public var message: String

    /// The line of the document that it is about, from 1; `nil` if it is not about one.
    public var line: Int?

    /// A note about a line.
    init(_ severity: Severity, _ fault: some Fault, line: Int?) {
        self.severity = severity
        message = inOneLine(fault.message)
        self.line = line
    }

    /// The note in one line, for a document by the name that reports call it: `file:line: warning: message`.
    public func line(in document: String) -> String {
        let place = line.map { "\(document):\($0)" } ?? document
        return "\(place): \(severity.rawValue): \(message)"
    }
}
