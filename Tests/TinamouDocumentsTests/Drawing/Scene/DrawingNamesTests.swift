import Testing
import TinamouDocuments

@Suite struct DrawingNamesTests {
    @Test func aNameSaysWhatIsDrawn() {
        var names = DrawingNames()
        #expect(names.next(document: "a/b/Main.storyboard", scene: nil, target: nil, suffix: "svg") == "Main.svg")
        #expect(
            names.next(
                document: "Main.storyboard", scene: (2, 12, "Log in"), target: "iPhone 16 landscape", suffix: "svg")
                == "Main-02-Log-in-iPhone-16-landscape.svg")
        #expect(names.next(document: "x.json", scene: nil, target: "375 × 812", suffix: "svg") == "x-375x812.svg")
    }

    /// Some file systems take `MAIN.svg` for `Main.svg`.
    @Test func noTwoAreTheSame() {
        var names = DrawingNames()
        let all = ["a/Main.xib", "b/Main.xib", "MAIN.xib"].map {
            names.next(document: $0, scene: nil, target: nil, suffix: "svg")
        }
        #expect(all == ["Main.svg", "Main-2.svg", "MAIN-3.svg"])
    }

    @Test func nothingLeavesTheFolder() {
        var names = DrawingNames()
        let hostile = ["..", "../../etc/passwd", ".hidden", "", "<stdin>", "a\u{0}b", "\u{202E}gvs", "日本語"]
        for document in hostile {
            let name = names.next(document: document, scene: (1, 1, "../x/\(document)"), target: nil, suffix: "svg")
            #expect(!name.contains("/") && !name.hasPrefix(".") && !name.contains("..") && name.hasSuffix(".svg"))
            #expect(name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(name)")
        }
        let long = String(repeating: "name", count: 1000)
        #expect(names.next(document: long, scene: (1, 9, long), target: long, suffix: "svg").utf8.count < 255)
    }
}
