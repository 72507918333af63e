/// What came of reading a layout document: the document, and what its writer should know.
public struct LayoutReading: Sendable, Hashable {
    /// The document.
    public var document: LayoutDocument

    /// What has been passed over or assumed, in the order of the document.
    public var notes: [LayoutNote]

    /// What the document switches off in a line, whatever stands there.
    var disabledChecks: [Int: [String]] = [:]

    /// The greatest length of a text that is read, in bytes.
    public static let lengthLimit = SourceText.lengthLimit

    /// The greatest length of an Interface Builder document that is read, in bytes.
    public static let interfaceBuilderLengthLimit = 9 << 20

    /// The largest number of views in a document that is read.
    ///
    /// Together with ``sceneLimit`` this bounds the memory that a layout takes, to about a gigabyte: a view takes up to
    /// 5 KB, a scene 25 KB by itself.
    public static let viewLimit = 100_000

    /// The largest number of scenes in a document that is read.
    public static let sceneLimit = 10_000

    init(_ document: LayoutDocument, _ notes: [LayoutNote]) {
        self.document = document
        self.notes = notes
    }

    /// Reads a layout document of whatever format, which its first character tells: JSON, or Interface Builder's XML.
    ///
    /// - Throws: the first thing for which it cannot be read.
    /// - Complexity: O(length of the text).
    public init(reading source: SourceText) throws(Diagnostic) {
        let first = source.bytes.first { $0 != 32 && $0 != 9 && $0 != 10 && $0 != 13 }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            self.init(try LayoutDocument(json: source), [])
        } else {
            try self.init(interfaceBuilder: source)
        }
    }

    /// Reads an Interface Builder document, a `.storyboard` or a `.xib`.
    ///
    /// - Throws: the first thing for which it cannot be read at all. What is only odd, or not understood, becomes a
    ///   note.
    /// - Complexity: O(length of the text).
    public init(interfaceBuilder source: SourceText) throws(Diagnostic) {
        var reader = InterfaceBuilderReader(try XMLTree(reading: source), name: source.name)
        self = try reader.read(source)
    }
}
