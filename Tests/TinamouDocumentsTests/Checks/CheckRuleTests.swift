import Testing
import TinamouDocuments
import TinamouLayout

// Expected findings by hand: each document is small enough to see what is wrong with it, and what is not.

@Suite struct CheckRuleTests {
    // MARK: Contradictions

    /// By hand: 10 + 100 + 10 is not 300.
    @Test func contradictions() throws {
        let text = layoutText(
            [#"{"id": "box"}"#],
            [
                "w: box.width == 100", "l: box.leading == root.leading + 10", "r: root.trailing == box.trailing + 10",
                "V:|[box]|",
            ])
        let found = try check(text, [.conflict])
        #expect(found.map(\.short) == ["conflict 7: w, l, r"])
        #expect(found[0].severity == .error)
        #expect(
            found[0].details == [
                "box.width == 100  [w, line 5]", "box.leading == root.leading + 10  [l, line 6]",
                "root.trailing == box.trailing + 10  [r, line 7]  left out", "the width of root is 300",
            ])
        // An optional one gives way.
        let milder = text.replacingFirst("w: box.width == 100", with: "w: box.width == 100 @999")
        #expect(try check(milder, [.conflict]) == [])
    }

    // MARK: Ambiguity

    /// By hand: a has no height, b stands below it.
    @Test func whatIsOpenIsToldWithItsReason() throws {
        let text = layoutText(
            [#"{"id": "a"}"#, #"{"id": "b"}"#],
            ["H:|[a]|", "H:|[b]|", "a.top == root.top", "b.top == a.bottom + 8", "b.height == 20"])
        let found = try check(text, [.ambiguous])
        #expect(found.map(\.short) == ["ambiguous 2: a, vertical"])
        #expect(found[0].message == "view a: height is not determined, only its top is pinned")
        #expect(found[0].affected == ["b"])
        #expect(
            found[0].details == [
                "add a constraint for its height, or for another of top, bottom or centerY",
                "b depends on it, and is open as well",
            ])
        let mended = text.replacingFirst("b.height == 20", with: "b.height == 20\", \"a.height == 10")
        #expect(try check(mended) == [])
    }

    /// By hand: nothing says how far above 95 the height is.
    @Test func boundsAreNoAnswer() throws {
        let text = layoutText(
            [#"{"id": "outer", "views": [{"id": "a"}]}"#],
            ["H:|[outer]|", "outer.centerY == root.centerY", "H:|[a]|", "V:|[a]|", "least: a.height >= 95"])
        let found = try check(text, [.ambiguous])
        #expect(found.map(\.short) == ["ambiguous 2: outer, vertical"])
        #expect(found[0].message == "view outer: height is not determined, only bounded by least: a.height >= 95")
        #expect(found[0].affected == ["a"])
    }

    /// By hand: two texts of one priority share what is too little; that is one tie. The stack in the middle says
    /// nothing of how high it is beyond its view.
    @Test func tiesAndSpansAreToldOnce() throws {
        let tie = layoutText(
            [
                #"{"id": "a", "kind": "label", "intrinsicSize": [200, 20]}"#,
                #"{"id": "b", "kind": "label", "intrinsicSize": [200, 20]}"#,
            ], ["H:|[a][b]|", "V:|[a]", "V:|[b]"])
        let found = try check(tie, [.ambiguous])
        #expect(found.map(\.short) == ["ambiguous 2: a, horizontal"])
        #expect(found[0].affected == ["b"] && found[0].message.contains("is left open by a tie: "))
        let span = layoutText(
            [
                #"{"id": "row", "stack": {"alignment": "center"}, "views": [{"id": "a", "kind": "label", "intrinsicSize": [20, 20]}]}"#
            ], ["H:|[row]", "row.top == root.top"])
        let open = try check(span, [.ambiguous])
        #expect(open.map(\.short) == ["ambiguous 2: row, vertical"])
        #expect(
            open[0].message
                == "stackView row: height is not determined; a stack that centres its views may be larger than they are"
        )
    }

    /// By hand: a table knows its content; a scroll view has to be told.
    @Test func contentsOfTables() throws {
        func text(_ kind: String) -> String {
            layoutText(
                [#"{"id": "s", "kind": "\#(kind)", "scroll": {}, "views": [{"id": "a"}]}"#],
                ["H:|[s]|", "V:|[s]|", "H:|[a(10)]", "V:|[a(10)]"])
        }
        #expect(try check(text("tableView"), [.ambiguous]) == [])
        #expect(
            try check(text("scrollView"), [.ambiguous]).map(\.short) == [
                "ambiguous 2: s, horizontal content", "ambiguous 2: s, vertical content",
            ])
    }

    /// By hand: at 300 both texts have what is stored for them. At 200 they have not; whether the text of b, which takes
    /// what is left, wants more than that nobody knows. Two texts that are stored as large as they are wide do tie.
    @Test func tiesOfContentsThatNobodyKnows() throws {
        func text(_ more: String) -> String {
            layoutText(
                [
                    #"{"id": "a", "kind": "label", "frame": [0, 0, 100, 20], "intrinsicSize": [100, 20]}"#,
                    #"{"id": "b", "kind": "label", "frame": [100, 0, 200, 20], "intrinsicSize": [200, 20], "hugging": 200}"#,
                ], ["H:|[a][b]" + more, "V:|[a]", "V:|[b]"])
        }
        #expect(try check(text("|"), [.ambiguous], on: ["200x200"]) == [])
        #expect(
            try check(text("-(>=0)-|"), [.ambiguous], on: ["200x200"]).map(\.short) == ["ambiguous 2: a, horizontal"])
    }

    /// By hand: what is hidden in a stack is nowhere; what a contradiction opens is told with that.
    @Test func whatNobodySeesIsNotTold() throws {
        let hidden = layoutText(
            [
                #"{"id": "row", "stack": {}, "views": [{"id": "a", "intrinsicSize": [20, 20]}, {"id": "b", "hidden": true}]}"#
            ], ["row.left == root.left", "row.top == root.top"])
        #expect(try check(hidden, [.ambiguous]) == [])
        let torn = layoutText(
            [#"{"id": "a"}"#], ["V:|[a]|", "a.left == root.left", "w: a.width == 10", "v: a.width == 20"])
        #expect(try check(torn, [.ambiguous, .conflict]).map(\.short) == ["conflict 8: w, v"])
        // Neither are frames that nobody has stated: w is left out, and 400 are too wide, too small, and in the way.
        let views = [
            #"{"id": "a", "kind": "label", "intrinsicSize": [900, 9], "frame": [0, 0, 1, 1]}"#,
            #"{"id": "b", "kind": "label"}"#,
        ]
        let wide = [
            "v: a.width == 400", "w: a.width == 10", "a.left == root.left", "V:|-[a]-|", "V:|[b(20)]", "H:[b(50)]|",
        ]
        #expect(try check(layoutText(views, wide)).map(\.rule) == [.conflict])
        // With one of them, each is told.
        let mended = try check(layoutText(views, wide.filter { !$0.hasPrefix("w:") }))
        #expect(mended.map(\.rule) == [.outsideParent, .clippedContent, .overlap])
    }

    /// By hand: only the system knows what the parts of a stack in proportion come to.
    @Test func proportionsAreANote() throws {
        let text = layoutText(
            [
                #"{"id": "row", "stack": {"distribution": "fillProportionally"}, "views": [{"id": "a", "intrinsicSize": [10, 10]}, {"id": "b", "intrinsicSize": [20, 10]}]}"#
            ], ["H:|[row]|", "V:|[row(10)]"])
        let found = try check(text)
        #expect(found.map(\.short) == ["proportional-fill 2: row"])
        #expect(found[0].severity == .note && found[0].affected == ["a", "b"])
    }

    // MARK: Frames that are stored

    /// By hand: a is stored 2 from where it belongs, b half a point, c knows that it is, d follows a's size.
    @Test func misplacedViews() throws {
        let text = layoutText(
            [
                #"{"id": "a", "frame": [12, 0, 50, 20], "views": [{"id": "d", "frame": [0, 0, 50, 20], "views": [{"id": "e", "frame": [0, 0, 50, 20]}]}]}"#,
                #"{"id": "b", "frame": [10.5, 30, 50, 20]}"#, #"{"id": "c", "frame": [0, 0, 5, 5], "stale": true}"#,
            ],
            [
                "a.left == root.left + 10", "a.top == root.top", "a.width == 60", "a.height == 20", "H:|[d]|",
                "H:|[e]|", "V:|[e]|",
                "V:|[d]|",
                "H:|-10-[b(50)]", "V:|-30-[b(20)]", "H:|[c(1)]", "V:|[c(1)]",
            ])
        let found = try check(text, [.misplaced])
        #expect(found.map(\.short) == ["misplaced 2: a"])
        #expect(
            found[0].message
                == "view a is stored at x 12, y 0, 50 × 20, but its constraints give x 10, y 0, 60 × 20; update the frame, "
                + "or mend the constraints")
        #expect(found[0].affected == ["d", "e"])
        // It is a question about the document, whatever screen it is checked on.
        #expect(try check(text, [.misplaced], on: ["400x400"]).map(\.short) == ["misplaced 2: a"])
    }

    /// By hand: the screen of an iPhone 16e is taken to have 47 above, but 44 may have been so when it was stored.
    @Test func whatHangsOnAssumptionsIsNotMisplaced() throws {
        let text = """
            {"device": "iPhone 16e", "view": {"id": "root", "frame": [390, 844], "guides": {"safe": "safeArea"},
              "views": [{"id": "a", "frame": [0, 44, 390, 20]}]}, "kind": "screen",
             "constraints": ["H:|[a]|", "a.top == safe.top", "a.height == 20"]}
            """
        #expect(try check(text, [.misplaced]) == [])
        var inputs = LayoutInputs()
        inputs.safeAreas["root"] = EdgeInsets(top: 47)
        #expect(try check(text, [.misplaced], inputs: inputs).map(\.short) == ["misplaced 2: a"])
        inputs.safeAreas["root"] = EdgeInsets(top: 44)
        #expect(try check(text, [.misplaced], inputs: inputs) == [])
    }

    // MARK: Outside

    /// By hand: a is 20 too wide by a width of its own.
    @Test func viewsOutsideTheirParents() throws {
        let text = layoutText(
            [#"{"id": "a"}"#], ["a.left == root.left + 10", "a.width == 310", "V:|[a]|"])
        let found = try check(text, [.outsideParent])
        #expect(found.map(\.short) == ["outside-parent 2: a"])
        #expect(
            found[0].message
                == "view a reaches 20 to the right of the edge of view root; tie it to that edge, or make it smaller")
        #expect(found[0].details == ["its frame: x 10, y 0, 310 × 200; the view around it: 300 × 200"])
    }

    /// By hand: each reaches outside because a constraint says so, or cannot be seen, or scrolls.
    @Test(
        arguments: [
            ([#"{"id": "a"}"#], ["H:|-(-10)-[a]-(-10)-|", "V:|[a]|"]),
            ([#"{"id": "a"}"#], ["a.centerX == root.right", "a.width == 20", "V:|[a]|"]),
            ([#"{"id": "a"}"#], ["a.left == root.right", "a.width == 20", "V:|[a]|"]),
            ([#"{"id": "a"}"#], ["a.width == 1.5 * root.width", "a.centerX == root.centerX", "V:|[a]|"]),
            ([#"{"id": "a", "hidden": true}"#], ["a.left == root.left", "a.width == 400", "V:|[a]|"]),
            ([#"{"id": "a"}"#], ["a.left == root.left", "a.width == 400", "a.top == root.top", "a.height == 0"]),
            ([#"{"id": "a"}"#], ["a.left == root.left", "a.width == 300.4", "V:|[a]|"]),
            (
                [#"{"id": "s", "scroll": {}, "views": [{"id": "a"}]}"#],
                ["H:|[s]|", "V:|[s]|", "H:|[a(900)]|", "V:|[a(900)]|"]
            ),
            (
                [#"{"id": "b"}"#, #"{"id": "a"}"#],
                [
                    "H:|[b]|", "V:|[b]|", "a.left == b.left - 4", "a.right == b.right + 4", "a.top == b.top",
                    "a.bottom == b.bottom",
                ]
            ),
        ] as [([String], [String])])
    func whatIsMeantToBeOutside(views: [String], constraints: [String]) throws {
        #expect(try check(layoutText(views, constraints), [.outsideParent, .doesNotFit]) == [])
    }

    /// By hand: 280 fits 300, and not 200; on both of the smaller screens, worst on the smallest.
    @Test func fixedExtentsThatDoNotFit() throws {
        let text = layoutText(
            [#"{"id": "a"}"#], ["a.left == root.left + 10", "w: a.width == 280", "V:|[a]|"])
        let rules: [CheckRule] = [.doesNotFit, .outsideParent]
        #expect(try check(text, rules) == [])
        let found = try check(text, rules, on: ["300x200", "200x200", "250x200"])
        #expect(found.map(\.short) == ["does-not-fit 6: a, w"])
        #expect(
            found[0].message
                == "view a has a fixed width of 280, and reaches 90 to the right of the edge of view root; let it shrink: "
                + "make w an inequality, or give it a priority below 1000")
        #expect(found[0].targets == ["200 × 200", "250 × 200"])
        #expect(found[0].details.last == "on 2 of 3 screens: 200 × 200 and 250 × 200")
    }

    // MARK: Overlaps

    /// By hand: two labels in a row, each held at its own side, are 160 and 180 wide in 300: 40 of them are the same.
    @Test func overlappingSiblings() throws {
        let labels = [
            #"{"id": "a", "kind": "label", "intrinsicSize": [160, 20]}"#,
            #"{"id": "b", "kind": "label", "intrinsicSize": [180, 20]}"#,
        ]
        let row = ["a.left == root.left", "b.right == root.right", "a.top == root.top", "b.centerY == a.centerY"]
        let found = try check(layoutText(labels, row), [.overlap])
        #expect(found.map(\.short) == ["overlap 3: a, b"])
        #expect(
            found[0].message
                == "label b covers 40 × 20 of label a; add a constraint that keeps them apart horizontally, or that says "
                + "where one is on the other")
        // On a wider screen there is room.
        #expect(try check(layoutText(labels, row), [.overlap], on: ["340x200"]) == [])
    }

    /// By hand: backgrounds, badges, things that only touch, and plain views with nothing to see.
    @Test(
        arguments: [
            (["label", "label"], ["H:|[a]|", "V:|[a]|", "H:|-10-[b(50)]", "V:|-10-[b(20)]"]),
            (
                ["label", "label"],
                [
                    "H:|[a(100)]", "V:|[a(100)]", "b.centerX == a.right", "b.centerY == a.bottom", "b.width == 20",
                    "b.height == 20",
                ]
            ),
            (
                ["label", "label"],
                ["H:|[a(100)]", "V:|[a(100)]", "b.left == a.right - 20", "V:|[b(100)]", "b.width == 100"]
            ),
            (["label", "label"], ["H:|[a(100)]", "V:|[a(100)]", "H:|-99-[b(50)]", "V:|[b(100)]"]),
            (["view", "label"], ["H:|[a(100)]", "V:|[a(100)]", "H:|-50-[b(100)]", "V:|-50-[b(100)]"]),
        ] as [([String], [String])])
    func whatIsMeantToOverlap(kinds: [String], constraints: [String]) throws {
        let views = zip(["a", "b"], kinds).map { #"{"id": "\#($0)", "kind": "\#($1)"}"# }
        #expect(try check(layoutText(views, constraints), [.overlap]) == [])
        // The same with something to see where neither is inside the other is told.
        if kinds[0] == "view" {
            let text = layoutText([#"{"id": "a", "kind": "label"}"#, views[1]], constraints)
            #expect(try check(text, [.overlap]).map(\.short) == ["overlap 3: a, b"])
        }
    }

    /// By hand: a collapsing bar lies over its list, and is pushed up.
    @Test func barsAreMeantToBeWhereTheyAre() throws {
        let text = """
            {"view": {"id": "root", "frame": [375, 812], "views": [
              {"id": "list", "scroll": {"offset": 50}, "views": [{"id": "content", "intrinsicSize": [null, 2000]}]},
              {"id": "bar", "bar": {"over": "list", "expanded": 96}, "views": [{"id": "a", "kind": "label", "intrinsicSize": [9, 9]}]}]},
             "constraints": ["H:|[list]|", "V:|[list]|", "H:|[content]|", "V:|[content]|", "content.width == list.width",
               "H:|-[a]", "V:|-[a]"]}
            """
        #expect(try check(text, [.outsideParent, .overlap]) == [])
    }

    // MARK: Contents

    /// By hand: 120 are wanted, 100 are there.
    @Test func clippedContents() throws {
        func text(_ view: String) -> String {
            layoutText(
                ["{\"id\": \"a\", \(view)}"], ["H:|[a(100)]", "V:|[a(30)]"])
        }
        let found = try check(text(#""kind": "label", "intrinsicSize": [120, 20]"#), [.clippedContent])
        #expect(found.map(\.short) == ["clipped-content 2: a"])
        #expect(found[0].message.hasPrefix("label a is 100 wide, and its content wants 120; "))
        #expect(try check(text(#""kind": "label", "intrinsicSize": [100.4, 20]"#), [.clippedContent]) == [])
        #expect(
            try check(text(#""kind": "label", "wraps": true, "intrinsicSize": [120, 20]"#), [.clippedContent]) == [])
        #expect(try check(text(#""kind": "imageView", "intrinsicSize": [120, 20]"#), [.clippedContent]) == [])
        let high = try check(text(#""kind": "label", "wraps": true, "intrinsicSize": [20, 50]"#), [.clippedContent])
        #expect(high.map(\.message).first?.hasPrefix("label a is 30 high, and its content wants 50; ") == true)
    }

    /// By hand: a label between two edges is stored as wide as these are apart, which says nothing of its text; one that
    /// its text alone makes 200 wide wants 200.
    @Test func storedSizesCountWhereContentsDecide() throws {
        let label = #"{"id": "a", "kind": "label", "frame": [0, 0, 200, 20], "intrinsicSize": [200, 20]}"#
        let free = layoutText([label], ["a.left == root.left", "a.right <= root.right", "V:|[a]"])
        #expect(try check(free, [.clippedContent], on: ["150x200"]).map(\.short) == ["clipped-content 2: a"])
        let tied = layoutText([label], ["a.left == root.left", "a.right == root.right - 100", "V:|[a]"])
        #expect(try check(tied, [.clippedContent], on: ["150x200"]) == [])
    }

    // MARK: What is not understood

    @Test func notesOfReading() throws {
        let text = xib(
            #"<subviews><gizmo id="g"><rect key="frame" x="0" y="0" width="1" height="1"/></gizmo></subviews>"#)
        let found = try check(text, [.notUnderstood])
        #expect(found.map(\.rule) == [.notUnderstood] && found[0].line == 3)
        #expect(
            found[0].message == "<gizmo> is not a view that is known; it is taken for one without content of its own")
    }

    /// What is said of a layout that has a size on a screen only is said for that screen.
    @Test func notesOfScreens() throws {
        let text =
            #"{"view": {"id": "root", "views": [{"id": "a"}]}, "constraints": ["H:|[a]|", "V:|[a]|", "a.width == root.width"]}"#
        #expect(try check(text).map(\.rule) == [.notUnderstood])
        #expect(try check(text, on: ["300x200"]).map(\.rule) == [.redundantConstraint])
    }

    // MARK: Several screens

    /// By hand: from right to left b stands at the left, and a at the right, as far apart as before; the row is as narrow.
    @Test func screensAndDirections() throws {
        let text = layoutText(
            [#"{"id": "a"}"#], ["a.left == root.left + 10", "a.width == 310", "V:|[a]|"])
        let found = try check(text, [.outsideParent], on: ["300x200", "310x200"], [.leftToRight, .rightToLeft])
        #expect(
            found.map(\.targets) == [
                ["300 × 200", "300 × 200 (right to left)", "310 × 200", "310 × 200 (right to left)"]
            ])
        #expect(found[0].details.last == "on all 4 screens")
        #expect(found[0].message.contains("reaches 20 to the right"))
    }

    /// Findings are in the order of lines, then of rules.
    @Test func order() throws {
        let text = layoutText(
            [#"{"id": "a", "kind": "label", "intrinsicSize": [400, 20]}"#],
            ["a.left == root.left", "w: a.width == 310", "x: a.width == 310", "V:|[a]|"])
        #expect(
            try check(text).map(\.short) == [
                "outside-parent 2: a", "clipped-content 2: a", "redundant-constraint 7: x",
            ])
    }

    @Test func noTwoRulesAreTheSame() {
        #expect(Set(CheckRule.allCases.map(\.summary)).count == CheckRule.allCases.count)
        for rule in CheckRule.allCases { #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" }) }
    }
}
