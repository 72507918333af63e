/// A text to be read, with the name by which reports call it.
///
/// Lines end with a line feed, a carriage return, or both together. A byte order mark at the beginning is not
/// part of the text.
public struct SourceText: Sendable {
    /// What reports call the text: a file's path as it was given.
    public let name: String

    /// The text in UTF-8; bytes that are none are replaced by U+FFFD, see ``firstInvalid``.
    package let bytes: [UInt8]

    /// Where the first byte stands that is not UTF-8; `nil` if all are.
    package let firstInvalid: Int?

    /// The offset of the first byte of each line.
    private let lineStarts: [Int]

    /// The greatest length of a text that readers take, in bytes; traces may be longer.
    public static let lengthLimit = 16 << 20

    /// The text of a file.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        let unmarked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        let repaired = Array(String(decoding: unmarked, as: UTF8.self).utf8)
        self.bytes = repaired
        // Up to the first byte that had to be replaced the two are the same.
        firstInvalid = repaired == unmarked ? nil : zip(repaired, unmarked).prefix { $0 == $1 }.count
        lineStarts = SourceText.findLineStarts(repaired)
    }

    /// The text `text`.
    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    private static func findLineStarts(_ bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let isCarriageReturnOfPair = byte == 13 && offset + 1 < bytes.count && bytes[offset + 1] == 10
            if byte == 10 || byte == 13 && !isCarriageReturnOfPair { starts.append(offset + 1) }
        }
        return starts
    }

    // MARK: Places

    /// The line and column of an offset; one beyond the text counts as its end.
    ///
    /// - Complexity: O(log lines + length of the line).
    package func position(of offset: Int) -> SourcePosition {
        let offset = min(offset, bytes.count)
        let line = line(of: offset)
        let before = String(decoding: bytes[lineStarts[line - 1]..<offset], as: UTF8.self)
        return SourcePosition(line: line, column: before.count + 1)
    }

    /// The line of an offset, from 1; one beyond the text counts as its end.
    ///
    /// - Complexity: O(log lines).
    package func line(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// How many lines there are; the one after a final line end counts, though it is empty.
    package var lineCount: Int { lineStarts.count }

    /// Where a line's bytes are, without its end; lines count from 1.
    package func bounds(ofLine line: Int) -> Range<Int> {
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        while end > start && (bytes[end - 1] == 10 || bytes[end - 1] == 13) { end -= 1 }
        return start..<end
    }

    /// The text between two offsets.
    package subscript(range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

/// A place in a text.
public struct SourcePosition: Sendable, Hashable {
    /// The line, from 1.
    public var line: Int

    /// The column, from 1, in characters as a reader counts them; a tab is one.
    public var column: Int

    /// The place in a line and column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
