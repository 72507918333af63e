import TinamouLayout

/// One side of a comparison: a snapshot, or a document that is laid out as the other side was.
public enum ComparedLayouts: Sendable {
    /// Layouts that have been kept.
    case snapshot(LayoutSnapshot)
    /// A document.
    case document(LayoutReading)

    /// The greatest length of a text that is read, in bytes.
    public static let lengthLimit = LayoutSnapshot.lengthLimit

    /// Reads a snapshot, which its key `"snapshot"` tells, or a layout document of whatever format.
    ///
    /// - Throws: the first thing for which it cannot be read.
    /// - Complexity: O(length of the text).
    public init(reading source: SourceText) throws(Diagnostic) {
        guard source.bytes.first(where: { $0 != 32 && $0 != 9 && $0 != 10 && $0 != 13 }) == UInt8(ascii: "{") else {
            self = .document(try LayoutReading(reading: source))
            return
        }
        let root = try JSONNode(snapshot: source)
        if case .object(let members) = root.content, members.contains(where: { $0.key == "snapshot" }) {
            self = .snapshot(try LayoutSnapshot(root, source))
        } else {
            self = .document(LayoutReading(try LayoutDocument(root, source), []))
        }
    }
}
