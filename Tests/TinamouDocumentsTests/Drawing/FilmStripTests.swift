import Foundation
import Testing
import TinamouDocuments
import TinamouLayout

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct FilmStripTests {
    private func panel(_ shapes: [FilmStrip.Shape], caption: [String] = ["one"]) -> FilmStrip.Panel {
        FilmStrip.Panel(
            screen: Size(width: 100, height: 200), window: Rect(x: 0, y: 50, width: 100, height: 100), shapes: shapes,
            guides: [(y: 60, name: "limit")], caption: caption)
    }

    @Test func anEmptyStripIsADocument() {
        #expect(XMLParser(data: Data(FilmStrip(title: "", panels: []).svg().utf8)).parse())
    }

    @Test func shapesAreScaledAndClipped() {
        let frame = Rect(x: 10, y: 60, width: 50, height: 40)
        let strip = FilmStrip(title: "t", panels: [panel([FilmStrip.Shape(frame, label: "box", style: .part)])])
        let drawing = strip.svg()
        // 28 from the left, 78 from the top, at 0.4: by hand from the drawing's constants.
        #expect(drawing.contains("<rect x=\"32\" y=\"102\" width=\"20\" height=\"16\" class=\"part\"/>"))
        #expect(
            drawing.contains("<clipPath id=\"window0\"><rect x=\"28\" y=\"98\" width=\"40\" height=\"40\"/></clipPath>")
        )
        #expect(drawing.contains(">box</text>") && drawing.contains(">limit</text>") && drawing.contains(">one</text>"))
    }

    @Test func whatIsOutsideTheWindowHasNoLabel() {
        let outside = FilmStrip.Shape(Rect(x: 0, y: 160, width: 50, height: 40), label: "hidden", style: .part)
        #expect(!FilmStrip(title: "", panels: [panel([outside])]).svg().contains("hidden"))
    }

    @Test func onlyEmphasisedShapesShowOutside() {
        let frame = Rect(x: 0, y: 0, width: 50, height: 80)
        for style in [FilmStrip.Style.surface, .part, .emphasis] {
            let drawing = FilmStrip(title: "", panels: [panel([FilmStrip.Shape(frame, label: "", style: style)])]).svg()
            #expect(drawing.contains("class=\"ghost\"") == (style == .emphasis))
        }
    }

    @Test func textIsEscaped() {
        let strip = FilmStrip(title: "a < b & \"c\"", panels: [panel([], caption: ["<&>", "two"])])
        #expect(XMLParser(data: Data(strip.svg().utf8)).parse())
        #expect(strip.svg().contains("a &lt; b &amp; &quot;c&quot;"))
    }

    @Test func panelsStandSideBySide() {
        let strip = FilmStrip(title: "", panels: [panel([]), panel([]), panel([])])
        // Two margins of 28, three screens of 40, two gaps of 40.
        #expect(strip.svg().contains("width=\"256\""))
    }

    @Test func aLabelThatIsCoveredIsLeftOut() {
        let below = FilmStrip.Shape(Rect(x: 0, y: 60, width: 100, height: 40), label: "below", style: .part)
        let front = FilmStrip.Shape(Rect(x: 0, y: 50, width: 100, height: 40), label: "front", style: .emphasis)
        // The middle of what is below is at 80, under what is in front, which ends at 90.
        let drawing = FilmStrip(title: "", panels: [panel([below, front])]).svg()
        #expect(!drawing.contains(">below<") && drawing.contains(">front<"))
        #expect(FilmStrip(title: "", panels: [panel([front, below])]).svg().contains(">below<"))
    }

    @Test func anOutlineShowsOnlyWhatIsOutside() {
        let inside = FilmStrip.Shape(Rect(x: 0, y: 50, width: 100, height: 100), label: "", style: .emphasis)
        #expect(!FilmStrip(title: "", panels: [panel([inside])]).svg().contains("class=\"ghost\""))
    }

    @Test func nothingShowsInTheScreensCorners() {
        let drawing = FilmStrip(title: "", panels: [panel([])]).svg()
        // 100 × 200 at 0.4, corners of 12 as the screen's own.
        #expect(
            drawing.contains(
                "<clipPath id=\"screen0\"><rect x=\"28\" y=\"78\" width=\"40\" height=\"80\" rx=\"12\"/></clipPath>"))
    }
}
