/// A document in which something can run over a range: which of the formats it is, its content tells.
public enum SweepDocument: Sendable {
    /// Constraints on named variables.
    case problem(ProblemDocument)
    /// Views and constraints on them.
    case layout(LayoutReading)

    /// Reads a document.
    ///
    /// - Throws: the first thing that is wrong with it.
    /// - Complexity: O(length of the text).
    public init(reading source: SourceText) throws(Diagnostic) {
        let first = source.bytes.first { $0 != 32 && $0 != 9 && $0 != 10 && $0 != 13 }
        if first == UInt8(ascii: "<") {
            self = .layout(try LayoutReading(reading: source))
            return
        }
        let root = try JSONNode(reading: source)
        if case .object(let members) = root.content, members.contains(where: { $0.key == "view" || $0.key == "scenes" })
        {
            self = .layout(LayoutReading(try LayoutDocument(root, source), []))
        } else {
            self = .problem(try ProblemDocument(root, source))
        }
    }
}
