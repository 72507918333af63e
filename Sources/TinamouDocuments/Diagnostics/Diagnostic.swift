/// What is wrong with an input, and where: an error that can be shown as it is.
public struct Diagnostic: Error, Sendable, Hashable {
    /// The name of the text.
    public var file: String

    /// Where in it the trouble stands; `nil` if it is not about a place, as with a file that cannot be read.
    public var position: SourcePosition?

    /// What is wrong, and what would be right.
    public var message: String

    /// Whether nothing is wrong with the file but that it is another than was expected: one for another system, or one
    /// that speaks of other things.
    public internal(set) var isOfOtherKind = false

    /// The line at which the diagnostic points, as far as it is shown.
    private var excerpt: Excerpt?

    /// A diagnostic about a whole file.
    public init(file: String, message: String) {
        self.file = file
        self.message = inOneLine(message)
    }

    /// A diagnostic about a place in a text.
    package init(_ message: String, at offset: Int, in source: SourceText) {
        file = source.name
        let position = source.position(of: offset)
        self.position = position
        self.message = inOneLine(message)
        excerpt = Excerpt(source[source.bounds(ofLine: position.line)], column: position.column)
    }

    /// The diagnostic in one line: `file:line:column: message`.
    public var line: String { "\(place): \(message)" }

    /// The diagnostic in full: `file:line:column: error: message`, the source line, and a caret below the place.
    public var report: String {
        var lines = ["\(place): error: \(message)"]
        if let excerpt { lines += [excerpt.text, excerpt.caret] }
        return lines.joined(separator: "\n")
    }

    private var place: String {
        guard let position else { return file }
        return "\(file):\(position.line):\(position.column)"
    }
}

/// The part of a line that is shown around a column.
private struct Excerpt: Sendable, Hashable {
    /// How many characters are shown at most on each side of the column; lines of twice as many are shown in full.
    ///
    /// Machines write documents in one line of a million characters; two terminal widths say enough.
    static let reach = 80

    var text: String

    /// Blanks that bring the caret below the column, and the caret.
    var caret: String

    init(_ line: String, column: Int) {
        // The line may be all of a document: no list of its characters is made.
        let place = line.index(line.startIndex, offsetBy: column - 1, limitedBy: line.endIndex) ?? line.endIndex
        let isShort = line.index(line.startIndex, offsetBy: 2 * Excerpt.reach + 1, limitedBy: line.endIndex) == nil
        let from = isShort ? nil : line.index(place, offsetBy: -Excerpt.reach, limitedBy: line.startIndex)
        let through = isShort ? nil : line.index(place, offsetBy: Excerpt.reach, limitedBy: line.endIndex)
        let first = from ?? line.startIndex, end = through ?? line.endIndex
        let before = (first > line.startIndex ? "…" : "") + line[first..<place]
        let shown = before + line[place..<end] + (end < line.endIndex ? "…" : "")
        // A terminal would obey control characters; each has a picture as wide as a letter.
        text = String(
            String.UnicodeScalarView(
                shown.unicodeScalars.map { scalar in
                    let picture = scalar == "\t" ? nil : scalar.value < 32 ? 0x2400 + scalar.value : nil
                    return picture.flatMap(Unicode.Scalar.init) ?? (scalar == "\u{7F}" ? "\u{2421}" : scalar)
                }))
        // A tab stays a tab, so that the caret moves as far as the text above it.
        caret = String(before.map { $0 == "\t" ? "\t" : " " }) + "^"
    }
}
