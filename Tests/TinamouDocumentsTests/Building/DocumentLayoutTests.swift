import Testing
import TinamouDocuments
import TinamouLayout

// Documents laid out for something else than they were made for; numbers by hand.

@Suite struct DocumentLayoutTests {
    /// A box of 50 × 20, 10 from the leading edge, and 7 below the top.
    private static let box = xib(
        "<subviews>"
            + xibView(
                "box", Rect(x: 10, y: 7, width: 50, height: 20),
                inside: "<constraints><constraint firstAttribute=\"width\" constant=\"50\" id=\"w\"/>"
                    + "<constraint firstAttribute=\"height\" constant=\"20\" id=\"h\"/></constraints>")
            + "</subviews><constraints>"
            + "<constraint firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"view\" "
            + "secondAttribute=\"leading\" "
            + "constant=\"10\" id=\"l\"/>"
            + "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"view\" secondAttribute=\"top\" "
            + "constant=\"7\" id=\"t\"/></constraints>")

    private func layout(_ change: (inout LayoutEnvironment) -> Void) throws -> DocumentLayout {
        var environment = LayoutEnvironment()
        change(&environment)
        return DocumentLayout(try reading(Self.box).document, for: environment)
    }

    @Test func rightToLeft() throws {
        let layout = try layout { $0.direction = .rightToLeft }
        #expect(layout.frame("box") == Rect(x: 240, y: 7, width: 50, height: 20))
    }

    @Test func otherConstants() throws {
        let layout = try layout { $0.constants = ["w": 80, "t": -1, "nothing": 4] }
        #expect(layout.frame("box") == Rect(x: 10, y: -1, width: 80, height: 20))
        #expect(layout.noteLines == ["there is no constraint nothing in the document"])
    }

    @Test func otherSizes() throws {
        let layout = try layout {
            $0.size = Size(width: 1000, height: 500)
            $0.direction = .rightToLeft
        }
        #expect(layout.frame("view") == Rect(x: 0, y: 0, width: 1000, height: 500))
        #expect(layout.frame("box") == Rect(x: 940, y: 7, width: 50, height: 20))
    }

    @Test func numbersThatCannotBeAreNotLaidOut() throws {
        let layout = try layout { $0.constants = ["w": .infinity] }
        #expect(
            layout.noteLines.contains {
                $0.hasSuffix(
                    "the constraint w is left out: its numbers must be finite, "
                        + "and its priority above 0 and at most 1000")
            })
        #expect(layout.openIDs == ["box"])
        let huge = try self.layout { $0.constants = ["w": 1e308, "l": 1e308, "h": -1e308] }
        #expect(huge.scenes[0].failure != nil || huge.frame("box") != nil)
    }

    /// Screens fill another device; rows become narrower by as much, and keep their height.
    @Test func devices() throws {
        let device = try #require(Device.named("iPhone 17"))
        var environment = LayoutEnvironment()
        environment.device = device
        let layout = try Fixture.layout("islands.storyboard", environment)
        #expect(layout.frame("table") == Rect(x: 0, y: 0, width: 402, height: 874))
        #expect(layout.frame("header") == Rect(x: 0, y: 0, width: 402, height: 60))
        #expect(layout.frame("row") == Rect(x: 0, y: 0, width: 402, height: 44))
        #expect(layout.frame("accessory") == Rect(x: 0, y: 0, width: 375, height: 44))
        #expect(layout.frame("cell") == Rect(x: 20, y: 30, width: 100, height: 100))
        #expect(layout.frame("rowBox") == Rect(x: 16, y: 11, width: 370, height: 22))
    }

    /// A view by itself that is smaller than the document's screen is a part of one: a device does not change it, a size
    /// does.
    @Test func partsOfScreensKeepTheirSize() throws {
        let text = xib(head: #"<device id="retina4_7" orientation="portrait"/>"#)
        func size(_ change: (inout LayoutEnvironment) -> Void) throws -> Size? {
            var environment = LayoutEnvironment()
            change(&environment)
            return DocumentLayout(try reading(text).document, for: environment).frame("view")?.size
        }
        #expect(try size { $0.device = Device.named("iPad mini") } == Size(width: 300, height: 200))
        #expect(try size { $0.size = Size(width: 500, height: 400) } == Size(width: 500, height: 400))
    }

    /// A phone held sideways keeps 62 on both sides and 21 below.
    @Test func safeAreasFollowTheDevice() throws {
        var environment = LayoutEnvironment()
        environment.device = Device.named("retina6_3")
        environment.orientation = .landscape
        let layout = try Fixture.layout("bars.storyboard", environment)
        #expect(layout.frame("sheetBox") == Rect(x: 62, y: 0, width: 750, height: 381))
        #expect(layout.frame("listBox") == Rect(x: 62, y: 44, width: 750, height: 402 - 44 - 21 - 49))
    }

    /// Frames in the content do not move with it; what is held outside does, as seen from the content.
    @Test func offsets() throws {
        var environment = LayoutEnvironment()
        environment.offsets = ["scroll": Point(x: 0, y: 100), "view": Point()]
        let layout = try Fixture.layout("scrolling.xib", environment)
        #expect(layout.frame("content") == Rect(x: 5, y: 5, width: 270, height: 700))
        #expect(layout.frame("float") == Rect(x: 260, y: 90, width: 30, height: 30))
        #expect(layout.notes.map(\.message) == ["there is no scroll view view in the document"])
        let scene = layout.scenes[0]
        let content = try #require(layout.document.elements.firstIndex { $0.id == "content" })
        #expect(scene.frameInRoot(of: content) == Rect(x: 15, y: -85, width: 270, height: 700))
        let scroll = try #require(layout.document.elements.firstIndex { $0.id == "scroll" })
        #expect(scene.contentInRoot(of: scroll) == Rect(x: 10, y: -90, width: 280, height: 710))
    }

    /// What is given goes before the document and the tables.
    @Test func inputs() throws {
        let text = #"""
            {"safeArea": {"listView": [1, 2, 3, 4]}, "legacyGuides": {"detailTop": 11, "detailBottom": 22}}
            """#
        var environment = LayoutEnvironment()
        environment.inputs = try LayoutInputsFile(reading: SourceText(name: "i", text: text)).inputs(for: "a")
        let layout = try Fixture.layout("bars.storyboard", environment)
        #expect(layout.frame("listBox") == Rect(x: 2, y: 1, width: 369, height: 663))
        #expect(layout.frame("detailBox") == Rect(x: 0, y: 11, width: 375, height: 634))
        // 10 above the top of what is given, and 100 below.
        #expect(layout.frame("inner") == Rect(x: 0, y: -9, width: 375, height: 110))
    }

    @Test func assumptionsAreTold() throws {
        let layout = try Fixture.layout("islands.storyboard")
        #expect(layout.scenes.flatMap(\.notes).allSatisfy { $0.severity == .assumption })
        #expect(
            layout.noteLines.contains(
                "29: the margins of row are 11 (top), 16 (left), 11 (bottom) and 16 (right), before a safe area "
                    + "is added"
            ))
        #expect(
            try Fixture.layout("bars.storyboard").noteLines.contains(
                "14: the safe area of listView keeps 64 (top), 0 (left), 49 (bottom) and 0 (right) from its edges"))
    }

    /// An analysis changes no frame, whenever it is asked for.
    @Test(arguments: Fixture.solved)
    func analysisLeavesFramesAlone(name: String) throws {
        let layout = try Fixture.layout(name)
        for scene in layout.scenes {
            let elements = layout.document.elements(of: scene.scene)
            let before = elements.map { scene.frame(of: $0) }
            _ = scene.analysis.findings
            #expect(before == elements.map { scene.frame(of: $0) })
        }
    }

    /// The same document gives the same bits.
    @Test(arguments: ["stacks.xib", "baselines.xib", "open.xib"])
    func twoRunsAreTheSame(name: String) throws {
        #expect(try Fixture.layout(name).jsonLine == (try Fixture.layout(name).jsonLine))
        #expect(try Fixture.layout(name).table == (try Fixture.layout(name).table))
    }

    /// Nobody says where any of these is, nor how large.
    @Test func manyViews() throws {
        let views = (0..<3000).map { xibView("v\($0)") }.joined()
        let layout = DocumentLayout(try reading(xib("<subviews>\(views)</subviews>")).document)
        #expect(layout.openIDs.count == 3000 && layout.frame("v0") == Rect())
    }

    /// By hand: 501 labels of 10, one below the other, in a column whose height nobody says; the first and the last.
    @Test func longStacks() throws {
        let labels = (0...500).map { xibView("l\($0)", Rect(x: 0, y: 0, width: 20, height: 10), kind: "label") }
        let column = xibView(
            "column", kind: "stackView", "axis=\"vertical\"", inside: "<subviews>\(labels.joined())</subviews>")
        let text = xib(
            """
            <subviews>\(column)</subviews><constraints>
            <constraint firstItem="column" firstAttribute="leading" secondItem="view" secondAttribute="leading" id="1"/>
            <constraint firstItem="column" firstAttribute="top" secondItem="view" secondAttribute="top" id="2"/>
            </constraints>
            """)
        let layout = DocumentLayout(try reading(text).document)
        #expect(layout.frame("l0") == Rect(x: 0, y: 0, width: 20, height: 10))
        #expect(layout.frame("l500") == Rect(x: 0, y: 5000, width: 20, height: 10))
        #expect(layout.openIDs.isEmpty)
        #expect(
            layout.noteLines == [
                "3: the stack column has more than 500 views; what its rules leave open is not decided"
            ])
    }

    /// A stack that fills in proportion: its frames are there, and everything that constraints alone do not fix counts
    /// as open.
    @Test func proportionsAreTheSystemsAffair() throws {
        let images = ["a", "b"].map { xibView($0, Rect(x: 0, y: 0, width: 10, height: 10), kind: "label") }.joined()
        let row = xibView(
            "row", Rect(x: 0, y: 0, width: 300, height: 10), kind: "stackView", "distribution=\"fillProportionally\"",
            inside: "<subviews>\(images)</subviews>")
        let text = xib(
            """
            <subviews>\(row)</subviews><constraints>
            <constraint firstItem="row" firstAttribute="leading" secondItem="view" secondAttribute="leading" id="1"/>
            <constraint firstItem="row" firstAttribute="trailing" secondItem="view" secondAttribute="trailing" id="2"/>
            <constraint firstItem="row" firstAttribute="top" secondItem="view" secondAttribute="top" id="3"/>
            </constraints>
            """)
        let layout = DocumentLayout(try reading(text).document)
        #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 150, height: 10))
        #expect(layout.frame("b") == Rect(x: 150, y: 0, width: 150, height: 10))
        #expect(layout.openIDs == ["row", "a", "b"])
    }
}
