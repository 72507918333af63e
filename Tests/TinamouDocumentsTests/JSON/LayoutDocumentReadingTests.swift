import Testing
import TinamouDocuments
import TinamouLayout

/// Layout documents in JSON. Expected frames and places by hand.
@Suite struct LayoutDocumentReadingTests {
    @Test func theSmallestDocument() throws {
        let document = try layoutDocument(#"{"view": {"id": "root"}}"#)
        var expected = LayoutDocument(name: "f")
        expected.append(LayoutDocument.Element(id: "root"), in: nil)
        expected.scenes = [LayoutDocument.Scene(root: 0)]
        #expect(document.withoutLines == expected)
        #expect(document.elements[0].line == 1)
    }

    /// By hand: 300 wide, 16 at the sides; a label as large as its text, an image half as wide as the root, 9 : 16.
    @Test func wordsAreLaidOut() throws {
        let text = scene(
            #"""
            {"id": "title", "kind": "label", "intrinsicSize": [80, 20]},
            {"id": "image-1", "name": "a picture"}
            """#,
            #"""
            "title.leading == root.leading + 16", "gap: title.top == root.top + 8.5",
            "image-1.trailing == root.trailing - 16", "image-1.top == title.bottom + 10 @750",
            "image-1.width == 0.5 * root.width", "image-1.height == 9/16 * image-1.width"
            """#)
        let layout = DocumentLayout(try layoutDocument(text))
        #expect(layout.noteLines == [])
        #expect(layout.frame("title") == Rect(x: 16, y: 8.5, width: 80, height: 20))
        #expect(layout.frame("image-1") == Rect(x: 134, y: 38.5, width: 150, height: 84.375))
        let ids = layout.document.constraints.map(\.id)
        #expect(ids[1] == "gap" && ids[2] == "image-1.trailing == root.trailing - 16")
        #expect(layout.document.constraints.map { $0.line ?? 0 } == [3, 3, 4, 4, 5, 5])
    }

    /// By hand: H fills 300 with 8 at the margins (8) and 8 between: (300 − 3 · 8) / 2. V in points.
    @Test func visualFormatIsLaidOut() throws {
        let text = scene(
            #"{"id": "a"}, {"id": "b"}"#,
            #"""
            "H:|-[a]-[b(==a)]-|", "V:|-20-[a(30)]",
            {"format": "H:[a]-gap-[b(>=10@low)]", "align": ["top", "bottom"], "metrics": {"gap": 8, "low": 1}}
            """#)
        let document = try layoutDocument(text)
        let layout = DocumentLayout(document)
        #expect(layout.frame("a") == Rect(x: 8, y: 20, width: 138, height: 30))
        #expect(layout.frame("b") == Rect(x: 154, y: 20, width: 138, height: 30))
        // Each constraint of a line has an id of its own, and the line's place.
        #expect(
            document.constraints.map(\.id) == [
                "a.leading == root.leadingMargin", "b.leading == a.trailing + 8", "b.width == a.width",
                "root.trailingMargin == b.trailing", "a.top == root.top + 20", "a.height == 30",
                "b.leading == a.trailing + 8 (2)", "b.width >= 10 @1", "b.top == a.top", "b.bottom == a.bottom",
            ])
        #expect(document.constraints.map(\.line) == [2, 2, 2, 2, 2, 2, 3, 3, 3, 3])
    }

    /// By hand: a constraint is held by the innermost view around what it relates; the root is 200 high, a holds at 2 ·
    /// 50 from where its holder begins.
    @Test func ownersAreWhereTheyAreExpected() throws {
        let text = scene(
            #"{"id": "a", "views": [{"id": "b", "guides": {"g": "free"}}, {"id": "c"}]}, {"id": "d"}"#,
            #"""
            "b.top == c.top", "b.top == a.top", "g.width == 5", "b.width == d.width", "d.height == root.height",
            {"constraint": "b.bottom == c.bottom", "owner": "root", "id": "own"}
            """#)
        let document = try layoutDocument(text)
        #expect(document.constraints.map { document.elements[$0.owner].id } == ["a", "a", "b", "root", "root", "root"])
    }

    @Test func everythingAViewCanSay() throws {
        let document = try layoutDocument(
            scene(
                #"""
                {"id": "v", "name": "n", "kind": "label", "text": "t\n", "frame": [1, 2, 3, 4], "placement": "frameStretchingWidth",
                 "guides": {"safe": "safeArea", "m": "margins", "bar": {"kind": "top", "length": 20}},
                 "intrinsicSize": [null, 5], "hugging": 251, "compressionResistance": [1, 1000],
                 "alignmentInsets": [1, 2, 3, 4], "baselines": [10, 3],
                 "margins": {"own": [1, 2, 3, 4], "insetsFromSafeArea": false, "preservesParent": true},
                 "direction": "rightToLeft", "hidden": true, "spacingAfter": 7, "included": false, "stale": true,
                 "knownAmbiguous": true, "variations": [{"width": "compact", "hidden": false, "hugging": [null, 1]}]},
                {"id": "s", "stack": {"axis": "vertical", "alignment": "center", "spacing": 4}},
                {"id": "x", "scroll": {"offset": 30, "insets": [1, 0, 0, 0], "safeArea": "always"}}
                """#))
        let view = document.element("v"), stack = document.element("s"), scroll = document.element("x")
        #expect(view.name == "n" && view.text == "t\n" && view.kind == "label" && stack.kind == "stackView")
        #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.placement == .autoresizing(stretchesWidth: true, stretchesHeight: false))
        #expect(view.guides.map(\.kind) == [.safeArea, .margins, .top(length: 20)])
        #expect(view.guides.map(\.id) == ["safe", "m", "bar"] && view.guides[0].line == 2)
        #expect(view.intrinsicSize == LayoutDocument.Extents(height: 5))
        #expect(view.hugging == LayoutDocument.Priorities(251))
        #expect(view.compressionResistance.horizontal == 1 && view.compressionResistance.vertical == 1000)
        #expect(view.baselines == LayoutDocument.Baselines(first: 10, last: 3))
        #expect(view.margins.own == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(!view.margins.insetsFromSafeArea && view.margins.preservesParent && !view.margins.followsReadableWidth)
        #expect(view.direction == .rightToLeft && view.isHidden && view.spacingAfter == 7 && !view.isIncluded)
        #expect(view.isStale && view.isKnownAmbiguous && view.variations[0].hugging.height == 1)
        #expect(stack.stack?.axis == .vertical && stack.stack?.alignment == .center && stack.stack?.spacing == 4)
        #expect(scroll.scroll?.offset == Point(x: 0, y: 30) && scroll.scroll?.safeAreaAdjustment == .always)
    }

    @Test func theDocumentItself() throws {
        let document = try layoutDocument(
            #"""
            {"$schema": "layout.schema.json", "device": "iPhone 16", "orientation": "landscape", "version": 1.5,
             "targets": ["320x480", "iPhone SE landscape"], "inputs": {"safeArea": {"a": [1, 2, 3, 4]}},
             "scenes": [{"kind": "screen", "title": "first", "bars": ["navigation", "tab"], "view": {"id": "a"}},
                        {"kind": "tableCell", "hasAccessory": true, "safeArea": [0, 0, 0, 1], "view": {"id": "b"},
                         "views": [{"in": "b", "id": "c"}, {"in": "c", "id": "d"}, {"in": "b", "id": "e"}]}]}
            """#)
        #expect(document.canvas.device == "iPhone 16" && document.canvas.orientation == .landscape)
        #expect(document.canvas.version == 1.5)
        #expect(document.targets.map(\.title) == ["320 × 480", "iPhone SE landscape"])
        #expect(document.inputs.safeAreas == ["a": EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)])
        #expect(
            document.scenes.map(\.kind) == [.screen, .tableCell] && document.scenes[0].bars == [.navigation, .tab])
        #expect(document.scenes[0].name == "first" && document.scenes[1].hasAccessory)
        #expect(document.scenes[1].safeArea == EdgeInsets(right: 1))
        // Each view before those inside it, whatever order the list has.
        #expect(document.elements.map(\.id) == ["a", "b", "c", "d", "e"])
        #expect(document.elements.map(\.parent) == [nil, nil, 1, 2, 1])
    }

    /// The document's inputs count where nothing is given from outside.
    @Test func inputsOfTheDocument() throws {
        let document = try layoutDocument(
            #"""
            {"view": {"id": "root", "frame": [100, 100], "views": [{"id": "a"}, {"id": "b"}]},
             "inputs": {"intrinsic": {"a": [10, 20], "b": [30, 40]}},
             "constraints": ["|[a]", "V:|[a]", "|[b]", "V:|[b]"]}
            """#)
        var environment = LayoutEnvironment()
        environment.inputs.intrinsicSizes = ["b": LayoutDocument.Extents(width: 1, height: 2)]
        let layout = DocumentLayout(document, for: environment)
        #expect(layout.frame("a")?.size == Size(width: 10, height: 20))
        #expect(layout.frame("b")?.size == Size(width: 1, height: 2))
    }

    /// The first character tells.
    @Test func theFormatIsKnownByItsContent() throws {
        #expect(try reading(" \n{\"view\": {\"id\": \"r\"}}").document.elements.count == 1)
        #expect(try reading(xib()).document.elements.count == 1)
        #expect(layoutRefusal(Array("[]".utf8)) == "1:1: expected an object for a layout document, found an array")
        #expect(layoutRefusal(Array("hello".utf8)).hasPrefix("1:1: expected an XML document"))
    }

    // MARK: Texts of constraints

    @Test(
        arguments: [
            ("a.top==b.bottom", "a.top == b.bottom"), ("a.top <= b.bottom+4@20", "a.top <= b.bottom + 4 @20"),
            (" a.width >= 1e2 ", "a.width >= 100"), ("a.width == b.width * 2", "a.width == 2 * b.width"),
            ("a.width == b.width / 4 - .5", "a.width == 0.25 * b.width - 0.5"),
            ("a.width == 9/16*b.height", "a.width == 0.5625 * b.height"),
            ("a.width == -b.width", "a.width == -1 * b.width"),
            ("a.width == -5", "a.width == -5"), ("1e3.width == 2", "1e3.width == 2"), ("x-1.y.top == 7.top", nil),
            ("1e3.top == x-1.y.top + 1e-05", "1e3.top == x-1.y.top + 1e-05"),
            ("'it''s [me]'.top == '-'.top", "'it''s [me]'.top == '-'.top"),
        ] as [(String, String?)])
    func textsMean(text: String, canonical: String?) throws {
        let views = ["a", "b", "1e3", "x-1.y", "it's [me]", "-"].map { "{\"id\": \"\($0)\"}" }.joined(separator: ",")
        let document = scene(views, "\"\(text)\"")
        guard let canonical else {
            #expect(jsonRefusal(document).contains("there is no view or guide \"7\""))
            return
        }
        #expect(try layoutDocument(document).constraints[0].id == canonical)
    }

    @Test func idsOfConstraints() throws {
        let document = try layoutDocument(
            scene(
                #"{"id": "a"}"#,
                #""w: a.width == 1", "'H': a.height == 2", "3: a.width == 4", "'x:y': a.width == 5", "a.width == 5 @1""#
            ))
        #expect(document.constraints.map(\.id) == ["w", "H", "3", "x:y", "a.width == 5 @1"])
    }

    @Test func variationsOfConstraints() throws {
        let document = try layoutDocument(
            scene(
                #"{"id": "a"}"#,
                #"""
                {"constraint": "w: a.width == 1", "name": "n", "placeholder": true, "included": false, "variations": [
                  {"width": "regular", "height": "compact", "included": true, "constant": 2, "multiplier": 3, "priority": 4}]}
                """#))
        let constraint = document.constraints[0], variation = constraint.variations[0]
        #expect(constraint.id == "w" && constraint.name == "n" && constraint.isPlaceholder && !constraint.isIncluded)
        #expect(variation.classes == SizeClasses(width: .regular, height: .compact))
        #expect(variation.isIncluded == true && variation.constant == 2)
        #expect(variation.multiplier == 3 && variation.priority == 4)
    }
}
