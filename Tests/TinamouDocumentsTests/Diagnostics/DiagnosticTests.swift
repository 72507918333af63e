import Testing
import TinamouDocuments

@Suite struct DiagnosticTests {
    private func diagnostic(_ text: String, at character: Character) -> Diagnostic {
        let source = SourceText(name: "d.json", text: text)
        let before = text.prefix { $0 != character }
        return Diagnostic("no", at: before.utf8.count, in: source)
    }

    @Test func oneLineAndThree() {
        let diagnostic = diagnostic("ab\ncd x ef\ngh", at: "x")
        #expect(diagnostic.line == "d.json:2:4: no")
        #expect(
            diagnostic.report == """
                d.json:2:4: error: no
                cd x ef
                   ^
                """)
    }

    @Test func tabsAreKeptSoThatTheCaretFits() {
        #expect(diagnostic("\ta\tx", at: "x").report == "d.json:1:4: error: no\n\ta\tx\n\t \t^")
    }

    @Test func theCaretCountsCharacters() {
        #expect(diagnostic("é😀x", at: "x").report == "d.json:1:3: error: no\né😀x\n  ^")
    }

    @Test func longLinesAreCut() {
        let diagnostic = diagnostic(
            String(repeating: "a", count: 500) + "x" + String(repeating: "b", count: 500), at: "x")
        let lines = diagnostic.report.split(separator: "\n")
        #expect(lines[0] == "d.json:1:501: error: no")
        #expect(lines[1] == "…" + String(repeating: "a", count: 80) + "x" + String(repeating: "b", count: 79) + "…")
        #expect(lines[2] == String(repeating: " ", count: 81) + "^")
    }

    @Test func linesOfTwoTerminalWidthsAreNot() {
        let whole = String(repeating: "a", count: 140) + "x" + String(repeating: "b", count: 19)
        #expect(
            diagnostic(whole, at: "x").report == "d.json:1:141: error: no\n\(whole)\n"
                + String(repeating: " ", count: 140) + "^")
    }

    /// A terminal sees no control characters, wherever they come from, and a message stays in its line.
    @Test func controlCharactersAreShown() {
        let source = SourceText(name: "d.json", text: "a\u{1B}[2J\u{0}\tb")
        let told = Diagnostic("no\nmore \u{7}", at: 7, in: source)
        #expect(told.line == "d.json:1:8: noU+000Amore U+0007")
        #expect(told.report.hasSuffix("\na␛[2J␀\tb\n      \t^"), "\(told.report)")
    }

    @Test func theEndOfATextIsAPlace() {
        let source = SourceText(name: "d.json", text: "ab")
        #expect(Diagnostic("no", at: 2, in: source).report == "d.json:1:3: error: no\nab\n  ^")
        #expect(Diagnostic("no", at: 0, in: SourceText(name: "d", text: "")).report == "d:1:1: error: no\n\n^")
    }

    @Test func aWholeFileHasNoPlace() {
        let diagnostic = Diagnostic(file: "d.json", message: "cannot be read")
        #expect(diagnostic.line == "d.json: cannot be read")
        #expect(diagnostic.report == "d.json: error: cannot be read")
    }
}
