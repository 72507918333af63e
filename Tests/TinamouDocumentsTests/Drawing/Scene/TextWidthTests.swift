import Testing
import TinamouDocuments

// By hand from the widths of DejaVu Sans: at 10 pixels an "a" is 6.2 wide, a blank 3.2, an ellipsis 10.

@Suite struct TextWidthTests {
    private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

    @Test func letters() {
        #expect(isNear(TextWidth.of("aaa a", size: 10), 4 * 6.2 + 3.2))
        #expect(TextWidth.of("", size: 10) == 0)
        // What is no letter of ASCII is wide enough: an ideograph is an em.
        #expect(TextWidth.of("語", size: 10) >= 10 && TextWidth.of("é", size: 10) >= 6.2)
        // A character of several scalars is one.
        #expect(TextWidth.of("👩‍👩‍👧", size: 10) == TextWidth.of("👩", size: 10))
    }

    @Test func whatIsTooLongEndsWithAnEllipsis() {
        #expect(TextWidth.fitted("aaaaa", to: 31, size: 10) == "aaaaa")
        // 31.2 do not fit into 31; three letters and the ellipsis are 28.6, four were 34.8.
        #expect(TextWidth.fitted("aaaaa" + "i", to: 31, size: 10) == "aaa…")
        #expect(TextWidth.fitted("aaaaaa", to: 31, size: 10, least: 4) == nil)
        // No blank before the ellipsis.
        #expect(TextWidth.fitted("aa aaaa", to: 26, size: 10) == "aa…")
        // What has been measured fits.
        let name = "directionalInside"
        #expect(TextWidth.fitted(name, to: TextWidth.of(name, size: 10.5), size: 10.5) == name)
    }

    @Test func linesBreakBetweenWordsAndInLongOnes() {
        // 20 letters of one word in lines of 8; 49.6 wide.
        let word = String(repeating: "a", count: 20)
        #expect(
            TextWidth.lines("aa aa \(word)", width: 50, size: 10) == ["aa aa", "aaaaaaaa", "aaaaaaaa", "aaaa"])
        #expect(TextWidth.lines("", width: 50, size: 10) == [""])
    }

    /// A name of a million letters costs what is shown of it.
    @Test func longTexts() {
        let long = String(repeating: "a", count: 1_000_000)
        #expect(TextWidth.fitted(long, to: 100, size: 10)?.count == 15)
        #expect(TextWidth.of(long, size: 10, limit: 100) < 110)
    }
}
