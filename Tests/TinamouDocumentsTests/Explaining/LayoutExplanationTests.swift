import Testing
import TinamouDocuments
import TinamouLayout

/// The explanations as people read them: by hand, but for the order of steps, which is that of asking.
@Suite struct LayoutExplanationTests {
    /// What is told of a view of the first scene.
    private func told(_ text: String, _ id: String, _ set: (inout LayoutEnvironment) -> Void = { _ in }) throws
        -> String
    {
        let document = try layoutDocument(text)
        var environment = LayoutEnvironment()
        set(&environment)
        let scene = try #require(DocumentLayout(document, for: environment).scenes.first)
        let explanation = try #require(scene.explanation(of: document.element(called: id)))
        return "\(explanation)".split(separator: "\n").map(squeezed).joined(separator: "\n")
    }

    /// A line without what only aligns it: two blanks before what says so.
    private func squeezed(_ line: Substring) -> String {
        guard let bracket = line.lastIndex(of: "["), line.hasPrefix("  ") else { return String(line) }
        let equation = line[..<bracket]
        let end = equation.lastIndex { $0 != " " } ?? equation.startIndex
        return equation[...end] + "  " + line[bracket...]
    }

    /// The example of the tool's help: the numbers are 44 + 53 = 97 and 97 + 16 = 113.
    @Test func aChain() throws {
        let text = """
            {"view": {"id": "root", "frame": [375, 600], "safeArea": [44, 0, 0, 0], "guides": {"safe": "safeArea"}, "views": [
              {"id": "header"}, {"id": "title", "intrinsicSize": [80, 20]}]},
             "constraints": ["header.top == safe.top", "header.height == 53", "H:|[header]|",
              {"id": "gap", "constraint": "title.top == header.bottom + 16"}, "title.left == root.left + 8"]}
            """
        let placed = text.replacingFirst(", \"safeArea\": [44, 0, 0, 0]", with: "")
            .replacingFirst("\"constraints\"", with: "\"safeArea\": [44, 0, 0, 0], \"constraints\"")
        #expect(
            try told(placed, "title") == """
                title: x 8, y 113, width 80, height 20 in root
                  left 8 = root.left 0 + 8  [title.left == root.left + 8, line 4]
                  width 80  [content size, resistance @750]
                  top 113 = header.bottom 97 + 16  [gap, line 4]
                  header.bottom 97 = header.top 44 + header.height 53
                  header.top 44 = root.safeArea.top 44  [header.top == safe.top, line 3]
                  root.safeArea.top 44 = root.top 0 + 44  [safe area]
                  header.height 53  [header.height == 53, line 3]
                  height 20  [content size, resistance @750]
                """)
    }

    /// Half of 300, less 5; two thirds as high; in the middle of what is left of 200.
    @Test func multipliersAndCentres() throws {
        #expect(
            try told(
                scene(
                    #"{"id": "a"}"#,
                    #"{"id": "half", "constraint": "a.width == 0.5 * root.width - 5"}, "a.height == 2/3 * a.width", "#
                        + #""a.centerY == root.centerY", "a.right == root.right""#),
                "a") == """
                    a: x 155, y 51.6666667, width 145, height 96.6666667 in root
                      left 155 = right 300 - width 145
                      right 300 = root.right 300  [a.right == root.right, line 2]
                      root.right 300  [the document's size]
                      width 145 = 0.5 · root.width 300 - 5  [half, line 2]
                      root.width 300  [the document's size]
                      top 51.6666667 = centerY 100 - height 96.6666667 / 2
                      centerY 100 = root.centerY 100  [a.centerY == root.centerY, line 2]
                      root.centerY 100  [the document's size]
                      height 96.6666667 = 2/3 · width 145  [a.height == 0.6666666666666666 * a.width, line 2]
                    """)
    }

    /// Two columns share 300 − 10 − 20 − 10 = 260.
    @Test func whatHangsTogether() throws {
        let text = scene(
            #"{"id": "a"}, {"id": "b"}"#,
            #""H:|-10-[a]-20-[b(==a)]-10-|", "V:|[a(30)]", "b.top == a.top", "b.height == a.height""#)
        let document = try layoutDocument(text)
        let layout = DocumentLayout(document)
        let explanation = try #require(layout.scenes[0].explanation(of: 1))
        #expect(
            explanation.groups.map { $0.solution.map { "\($0)" } } == ["width 130 = b.right 290 / 2 - left 10 / 2 - 10"]
        )
        let together = explanation.steps.filter { $0.group == 0 }.map { "\($0.equation)" }
        #expect(
            together == [
                "width 130 = b.width 130", "b.width 130 = b.right 290 - b.left 160", "b.left 160 = right 140 + 20",
                "right 140 = left 10 + width 130",
            ])
        #expect(
            "\(explanation)".contains("\n  width 130 = b.right 290 / 2 - left 10 / 2 - 10, as these together say:\n"))
    }

    /// The width wants 500 and gets 300 − 8; at least 20 is at its limit; 200 at 700 loses by 180.
    @Test func wishesAndLimits() throws {
        let text = scene(
            #"{"id": "a"}"#,
            """
            "a.left == root.left", "a.right <= root.right - 8", {"id": "wide", "constraint": "a.width == 500 @750"},
            "a.top == root.top", {"id": "low", "constraint": "a.height >= 20"},
            {"id": "tall", "constraint": "a.height == 200 @700"}, {"id": "flat", "constraint": "a.height == 0 @701"}
            """)
        #expect(
            try told(text, "a") == """
                a: x 0, y 0, width 292, height 20 in root
                  left 0 = root.left 0  [a.left == root.left, line 2]
                  width 292 = right 292 - left 0
                  right 292 = root.right 300 - 8  [a.right <= root.right - 8, line 2, ≤ at its limit]
                  root.right 300  [the document's size]
                  top 0 = root.top 0  [a.top == root.top, line 3]
                  height 20  [low, line 3, ≥ at its limit]
                  gives way by 208: a.width == 500 @750  [wide, line 2]
                  gives way by 20: a.height == 0 @701  [flat, line 4]
                  gives way by 180: a.height == 200 @700  [tall, line 4]
                """)
    }

    /// Nothing says where it is along one axis.
    @Test func whatIsOpen() throws {
        let told = try told(scene(#"{"id": "a"}"#, #""a.width == 20", "a.height == 10", "a.top == root.top + 3""#), "a")
        #expect(
            told == """
                a: x 0, y 3, width 20, height 10 in root
                  left 0  [nothing determines it]
                  width 20  [a.width == 20, line 2]
                  top 3 = root.top 0 + 3  [a.top == root.top + 3, line 2]
                  height 10  [a.height == 10, line 2]
                  open: a: horizontal position is not pinned
                """)
    }

    /// Leading is the right edge: 300 − 16 − 40.
    @Test func fromRightToLeft() throws {
        let told = try told(
            scene(
                #"{"id": "a"}"#,
                #"{"id": "inset", "constraint": "a.leading == root.leading + 16"}, "V:|[a(10)]", "a.width == 40""#), "a"
        ) { $0.direction = .rightToLeft }
        #expect(told.hasPrefix("a: x 244, y 0, width 40, height 10 in root\n  left 244 = right 284 - width 40\n"))
        #expect(
            told.contains(
                "  right 284 = root.right 300 - 16  [inset, line 2, a.leading == root.leading + 16]\n"))
    }

    /// A content scrolled by 50 stands 50 higher; frames are those in the content.
    @Test func inAScrollView() throws {
        let told = try told(
            scene(
                #"{"id": "list", "scroll": {"offset": 50}, "views": [{"id": "row"}]}"#,
                #""H:|[list]|", "V:|-10-[list]|", "V:|-30-[row(400)]|", "H:|[row(==list)]|""#), "row")
        #expect(told.hasPrefix("row: x 0, y 30, width 300, height 400 in list\n  in the root: x 0, y -10\n"))
        #expect(told.contains("  top -10 = list.content.top -40 + 30"))
        #expect(told.contains("  list.content.top -40 = list.top 10 - 50"))
        #expect(told.contains("[scrolled to 50]"))
    }

    /// What a stack says is told in words, not in guides of its own: 300 − 50 − 50 − 50 shared by two gaps.
    @Test func inAStack() throws {
        let told = try told(
            scene(
                """
                {"id": "row", "stack": {"distribution": "equalSpacing"}, "views": [
                  {"id": "a"}, {"id": "b"}, {"id": "c"}]}
                """,
                #""H:|[row]|", "V:|[row(20)]", "a.width == 50", "b.width == 50", "c.width == 50""#), "b")
        #expect(told.hasPrefix("b: x 125, y 0, width 50, height 20 in row\n"))
        #expect(told.contains("row.spacing 75 = left 125 - a.right 50"))
        #expect(told.contains("[stack row: equal spacing]"))
        #expect(!told.contains("gap"))
    }

    /// Equations stand below each other, and what says so beside them; a wide one does not move the others.
    @Test func alignment() throws {
        let layout = DocumentLayout(
            try layoutDocument(
                scene(#"{"id": "a"}"#, #""H:|-10-[a(20)]", "a.bottom == root.bottom - 5", "a.height == 30""#)))
        let lines = "\(try #require(layout.scenes[0].explanation(of: 1)))".split(separator: "\n")
        #expect(
            lines == [
                "a: x 10, y 165, width 20, height 30 in root",
                "  left 10 = root.left 0 + 10        [a.leading == root.leading + 10, line 2]",
                "  width 20                          [a.width == 20, line 2]",
                "  top 165 = bottom 195 - height 30",
                "  bottom 195 = root.bottom 200 - 5  [a.bottom == root.bottom - 5, line 2]",
                "  root.bottom 200                   [the document's size]",
                "  height 30                         [a.height == 30, line 2]",
            ])
    }

    /// What contradicts is left out, and that is told.
    @Test func contradictions() throws {
        let told = try told(
            scene(#"{"id": "a"}"#, #""H:|[a(100)]", "V:|[a(10)]", {"id": "b", "constraint": "a.right == root.right"}"#),
            "a")
        #expect(told.hasSuffix("\n  left out, as it contradicts others: a.right == root.right  [b, line 2]"))
    }

    /// The numbers of the root are given.
    @Test func theRoot() throws {
        #expect(
            try told(scene(), "root") == """
                root: x 0, y 0, width 300, height 200
                  width 300  [the document's size]
                  height 200  [the document's size]
                """)
        let small = try told(scene(), "root") { $0.device = Device.named("iPhone SE") }
        #expect(small.hasSuffix("\n  height 667  [iPhone SE]"))
    }

    /// Names stand in lines as they are shown elsewhere, whatever is in them.
    @Test func hostileIDs() throws {
        let told = try told(
            scene(
                #"{"id": "a\nb"}, {"id": "]\u001b[31m"}"#,
                #""'a\nb'.left == ']\u001b[31m'.right", "']\u001b[31m'.width == 5""#), "a\nb")
        #expect(told.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 })
        #expect(told.hasPrefix("\"aU+000Ab\": x 5, y 0"))
    }

    @Test func viewsThatAreNotThere() throws {
        let document = try layoutDocument(scene(#"{"id": "a", "included": false}"#))
        let scene = DocumentLayout(document).scenes[0]
        #expect(scene.explanation(of: 1) == nil)
        #expect(scene.explanations(of: [1, 0]).map { $0?.item.name } == [nil, "root"])
    }

    /// A stack's closed form for many views would be no explanation: the steps alone are told.
    @Test func longGroups() throws {
        let ids = (0..<70).map { "v\($0)" }
        let views = ids.map { #"{"id": "\#($0)"}"# }.joined(separator: ",")
        let text = scene(
            #"{"id": "row", "stack": {"distribution": "fillEqually"}, "views": [\#(views)]}"#,
            #""H:|[row]|", "V:|[row(20)]""#)
        let told = try told(text, "v3")
        #expect(told.contains("\n  as these together say:\n    "))
    }

    // MARK: Finding a view

    private func found(_ name: String) throws -> String {
        var document = try layoutDocument(
            scene(
                """
                {"id": "title", "name": "Title"}, {"id": "b1", "name": "Button"}, {"id": "b2", "name": "Button"},
                {"id": "subtitle"}
                """))
        document.name = "f"
        do throws(Diagnostic) {
            return document.elements[try document.element(called: name)].id
        } catch {
            return error.line
        }
    }

    @Test func views() throws {
        #expect(try found("title") == "title")
        #expect(try found("Title") == "title")
        #expect(try found("SUBTITLE") == "subtitle")
        #expect(
            try found("Button")
                == #"f: 2 views are called "Button": b1 in line 1 and b2 in line 1; give the id of one"#)
        #expect(
            try found("titel") == #"f: there is no view "titel" in the document; did you mean "Title" or "title"?"#)
        #expect(try found("zzz") == #"f: there is no view "zzz" in the document; 'tinamou layout' lists them"#)
        #expect(try found("x\n").hasPrefix(#"f: there is no view "xU+000A" in"#))
    }
}
