import Testing
import TinamouDocuments

@Suite struct SourceTextTests {
    @Test(arguments: ["a\nbc\n", "a\r\nbc\r\n", "a\rbc\r"])
    func linesEndInThreeWays(text: String) {
        let source = SourceText(name: "t", text: text)
        #expect(source.lineCount == 3)
        #expect((1...3).map { source[source.bounds(ofLine: $0)] } == ["a", "bc", ""])
        let place = source.bounds(ofLine: 2).lowerBound + 1
        #expect(source.position(of: place) == SourcePosition(line: 2, column: 2))
        #expect(source.position(of: source.bytes.count) == SourcePosition(line: 3, column: 1))
        #expect(source.position(of: source.bytes.count + 9) == SourcePosition(line: 3, column: 1))
    }

    @Test func anEmptyTextHasOneLine() {
        let source = SourceText(name: "t", text: "")
        #expect(source.lineCount == 1 && source.bounds(ofLine: 1) == 0..<0)
        #expect(source.position(of: 0) == SourcePosition(line: 1, column: 1))
    }

    @Test func columnsCountCharacters() {
        // Two bytes, four bytes, and a letter with a combining accent: three characters before the x.
        let source = SourceText(name: "t", text: "é😀e\u{301}x")
        #expect(source.position(of: source.bytes.count - 1) == SourcePosition(line: 1, column: 4))
    }

    @Test func aByteOrderMarkIsNotText() {
        let source = SourceText(name: "t", bytes: [0xEF, 0xBB, 0xBF, 0x61])
        #expect(source.bytes == [0x61] && source.firstInvalid == nil)
    }

    @Test(arguments: [
        ([0x61, 0xFF, 0x62], 1), ([0xC3], 0), ([0x61, 0xC3, 0xA9, 0xE2, 0x82], 3), ([0xED, 0xA0, 0x80], 0),
    ])
    func theFirstByteThatIsNotUTF8IsFound(bytes: [UInt8], offset: Int) {
        #expect(SourceText(name: "t", bytes: bytes).firstInvalid == offset)
    }

    /// U+FFFD stands for bytes that are not UTF-8, but may be written, too.
    @Test func aReplacementCharacterIsText() {
        #expect(SourceText(name: "t", bytes: [0xEF, 0xBF, 0xBD]).firstInvalid == nil)
        #expect(SourceText(name: "t", bytes: [0xEF, 0xBF, 0xBD, 0xFF]).firstInvalid == 3)
    }
}
