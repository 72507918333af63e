import Testing
import TinamouDocuments
import TinamouLayout

// Frames that follow the view around them, by springs and struts: what that grows by is shared out among the flexible
// parts in proportion to what they were. The view around is stored 300 × 200 and laid out 400 × 160; the view inside is
// stored at (60, 50), 200 × 100, so that the margins are 60 and 40, 50 and 50. All by hand.

@Suite struct AutoresizingTests {
    private func frame(_ mask: String, stored: Rect = Rect(x: 60, y: 50, width: 200, height: 100)) throws -> Rect? {
        let inside = """
            <subviews><view id="v"><rect key="frame" x="\(stored.minX)" y="\(stored.minY)" width="\(stored.width)" \
            height="\(stored.height)"/><autoresizingMask key="autoresizingMask" \(mask)/></view></subviews>
            """
        let document = try reading(xib(inside)).document
        var environment = LayoutEnvironment()
        environment.size = Size(width: 400, height: 160)
        let layout = DocumentLayout(document, for: environment)
        // The way over JSON says the same.
        let twin = try layoutDocument(document.arranged().document.json)
        #expect(DocumentLayout(twin, for: environment).frame("v") == layout.frame("v"))
        return layout.frame("v")
    }

    @Test(
        arguments: [
            ("", 60, 200), (#"flexibleMaxX="YES""#, 60, 200), (#"widthSizable="YES""#, 60, 300),
            (#"flexibleMinX="YES""#, 160, 200),
            // 60 and 40 of 100: 60 go to the near margin.
            (#"flexibleMinX="YES" flexibleMaxX="YES""#, 120, 200),
            // 60 and 200 of 260.
            (#"flexibleMinX="YES" widthSizable="YES""#, 60 + 100 * 60 / 260.0, 200 + 100 * 200 / 260.0),
            // 200 and 40 of 240.
            (#"widthSizable="YES" flexibleMaxX="YES""#, 60, 200 + 100 * 200 / 240.0),
            // All of 300: everything by a third.
            (#"flexibleMinX="YES" widthSizable="YES" flexibleMaxX="YES""#, 80, 200 + 200 / 3.0),
        ] as [(String, Double, Double)])
    func widths(mask: String, x: Double, width: Double) throws {
        let found = try #require(try frame(mask))
        #expect(found.isClose(to: Rect(x: x, y: 50, width: width, height: 100)), "\(found)")
    }

    @Test(
        arguments: [
            ("", 50, 100), (#"flexibleMaxY="YES""#, 50, 100), (#"heightSizable="YES""#, 50, 60),
            (#"flexibleMinY="YES""#, 10, 100), (#"flexibleMinY="YES" flexibleMaxY="YES""#, 30, 100),
            (#"flexibleMinY="YES" heightSizable="YES" flexibleMaxY="YES""#, 40, 80),
        ] as [(String, Double, Double)])
    func heights(mask: String, y: Double, height: Double) throws {
        let found = try #require(try frame(mask))
        #expect(found.isClose(to: Rect(x: 60, y: y, width: 200, height: height)), "\(found)")
    }

    /// Margins of 0 share equally, and what reaches beyond the edge has none.
    @Test func marginsThatAreNone() throws {
        let both = #"flexibleMinX="YES" flexibleMaxX="YES""#
        let full = try #require(try frame(both, stored: Rect(x: 0, y: 0, width: 300, height: 200)))
        #expect(full.isClose(to: Rect(x: 50, y: 0, width: 300, height: 200)), "\(full)")
        let beyond = try #require(try frame(both, stored: Rect(x: -20, y: 0, width: 280, height: 200)))
        #expect(beyond.isClose(to: Rect(x: -20, y: 0, width: 280, height: 200)), "\(beyond)")
    }

    /// In JSON the flexible parts are an array, of words that are known.
    @Test func partsInJSON() throws {
        func document(_ placement: String) -> String {
            scene("{\"id\": \"v\", \"frame\": [60, 50, 200, 100], \"placement\": \(placement)}")
        }
        let read = try layoutDocument(document(#"["left", "right", "height"]"#))
        #expect(read.element("v").placement == .autoresizing([.left, .right, .height]))
        #expect(read.json.contains(#""placement": ["left", "right", "height"]"#))
        #expect(try layoutDocument(document("[]")).json.contains(#""placement": "frame""#))
        #expect(jsonRefusal(document(#"["middle"]"#)).contains(#""middle" is not a part"#))
    }

    /// Alignment insets of the view move nothing: a switch of 51 × 31 at the right edge stays there.
    @Test func alignmentInsets() throws {
        let inside = """
            <subviews><switch id="v"><rect key="frame" x="229" y="10" width="51" height="31"/>\
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES"/></switch></subviews>
            """
        var environment = LayoutEnvironment()
        environment.size = Size(width: 400, height: 160)
        let layout = DocumentLayout(try reading(xib(inside)).document, for: environment)
        #expect(layout.frame("v") == Rect(x: 329, y: 10, width: 51, height: 31))
    }

    /// Only a part of a screen is told; the whole is what goes without saying.
    @Test(arguments: [("splitview1_3", true), ("fullscreen", false)])
    func adaptations(id: String, isTold: Bool) throws {
        let head = "\n<device id=\"ipad9_7\" orientation=\"landscape\">\n<adaptation id=\"\(id)\"/></device>"
        let told = try reading(xib(head: head)).notes.map(\.text)
        #expect(
            told
                == (isTold
                    ? [
                        "3: the adaptation \"\(id)\", a part of the device's screen, is passed over; "
                            + "the size of the whole screen is taken where one is asked for"
                    ] : []))
    }
}
