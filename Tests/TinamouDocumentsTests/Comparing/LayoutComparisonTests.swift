import Testing
import TinamouDocuments
import TinamouLayout

/// What is otherwise, by hand.
@Suite struct LayoutComparisonTests {
    private func view(_ id: String, _ numbers: [Double], in container: String? = "root") -> LayoutSnapshot.View {
        LayoutSnapshot.View(
            id: id, in: container, frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    private func layout(_ views: [LayoutSnapshot.View], root: String = "root") -> LayoutSnapshot.Layout {
        var layout = LayoutSnapshot.Layout(.own)
        layout.scenes = [LayoutSnapshot.Scene(views: [view(root, [0, 0, 100, 100], in: nil)] + views)]
        return layout
    }

    private func comparison(
        _ before: [LayoutSnapshot.View], _ after: [LayoutSnapshot.View], tolerance: Double = 0
    ) -> LayoutComparison {
        LayoutComparison(
            [LayoutComparison.Pair(before: [layout(before)], after: [layout(after)])], tolerance: tolerance)
    }

    private func changes(
        _ before: [LayoutSnapshot.View], _ after: [LayoutSnapshot.View], tolerance: Double = 0
    ) -> [String] {
        comparison(before, after, tolerance: tolerance).layouts.flatMap(\.scenes).flatMap(\.changes).map {
            "\($0.id) \($0.kind.rawValue): \($0.difference)"
        }
    }

    @Test func kinds() {
        let before = [
            view("same", [1, 2, 3, 4]), view("moved", [0, 0, 5, 5]), view("resized", [0, 0, 5, 5]),
            view("both", [0, 0, 5, 5]), view("gone", [0, 0, 5, 5]), view("hides", [0, 0, 5, 5]),
        ]
        var hides = view("hides", [0, 0, 5, 5])
        hides.isHidden = true
        let after = [
            view("same", [1, 2, 3, 4]), view("new", [7, 7, 7, 7]), view("moved", [0, -3, 5, 5]),
            view("resized", [0, 0, 5.5, 5]), view("both", [1, 0, 4, 5]), hides,
        ]
        #expect(
            changes(before, after) == [
                "new appeared: appeared", "moved moved: y -3", "resized resized: width +0.5",
                "both movedAndResized: x +1, width -1", "hides hidden: now hidden", "gone vanished: vanished",
            ])
        #expect(changes(after, before).contains("hides shown: no longer hidden"))
        #expect(changes(before, before) == [] && comparison(before, before).isSame)
        #expect(
            comparison(before, after).summary
                == "6 of 8 views differ: 1 moved, 1 resized, 1 moved and resized, 1 appeared, 1 vanished, 1 now hidden")
        #expect(comparison(before, before).summary == "7 views, all the same")
    }

    /// Just as far apart as the tolerance is the same, whatever binary fractions make of 0.1; the least more is not.
    @Test(
        arguments: [
            (0.1, 0.2, 0.1, true), (0.3, 0.4, 0.1, true), (100.1, 100.2, 0.1, true), (0.1, 0.200001, 0.1, false),
            (5, 5.01, 0.01, true), (5, 5.010001, 0.01, false), (5, 4.99, 0.01, true), (5, 4.989999, 0.01, false),
            (5, 5.000001, 0, false), (5, 5, 0, true), (1e9, 1e9 + 1, 1, true), (1e9, 1e9 + 2, 1, false),
        ] as [(Double, Double, Double, Bool)])
    func tolerances(before: Double, after: Double, tolerance: Double, isSame: Bool) {
        for place in 0..<4 {
            var numbers = [[1.0, 1, 1, 1], [1.0, 1, 1, 1]]
            (numbers[0][place], numbers[1][place]) = (before, after)
            let found = comparison([view("a", numbers[0])], [view("a", numbers[1])], tolerance: tolerance)
            #expect(found.isSame == isSame)
        }
    }

    /// What is inside goes along and is not told; into another view it is, by where it is on the screen.
    @Test func views() {
        let before = [view("box", [10, 10, 50, 50]), view("a", [1, 1, 5, 5], in: "box")]
        #expect(
            changes(before, [view("box", [20, 10, 50, 50]), view("a", [1, 1, 5, 5], in: "box")]) == ["box moved: x +10"]
        )
        let out = [view("box", [10, 10, 50, 50]), view("a", [11, 11, 5, 5])]
        #expect(changes(before, out) == [])
        #expect(
            changes(before, [view("box", [10, 10, 50, 50]), view("a", [11, 14, 5, 5])]) == [
                "a moved: y +3, now in root"
            ])
    }

    /// In a scroll view, the place on the screen depends on the offset.
    @Test func scrolledContents() {
        var list = view("list", [0, 10, 100, 90])
        list.offset = Point(x: 0, y: 30)
        let before = [list, view("a", [0, 40, 5, 5], in: "list")]
        #expect(changes(before, [list, view("a", [0, 20, 5, 5])]) == [])
    }

    /// A root may be called otherwise, and may be elsewhere on the editor's canvas.
    @Test func roots() {
        var moved = layout([view("a", [1, 1, 5, 5], in: "top")], root: "top")
        moved.scenes[0].views[0].frame.origin = Point(x: 500, y: 300)
        let found = LayoutComparison(
            [LayoutComparison.Pair(before: [layout([view("a", [1, 1, 5, 5])])], after: [moved])], tolerance: 0)
        #expect(found.isSame)
    }

    @Test func scenesAndLayouts() throws {
        var two = layout([])
        two.scenes.append(LayoutSnapshot.Scene(name: "Second", views: [view("other", [0, 0, 9, 9], in: nil)]))
        var wide = layout([])
        wide.target = try #require(LayoutTarget(size: "200x100"))
        let found = LayoutComparison(
            [LayoutComparison.Pair(file: "f", before: [layout([])], after: [two, wide])], tolerance: 0)
        #expect(
            found.table == """
                2 of 3 views differ: 2 appeared

                f, the document's own screen: other (Second), new

                  view   before  after        difference
                  other  -       0, 0, 9 × 9  appeared

                f, 200 × 100: root, new

                  view  before  after            difference
                  root  -       0, 0, 100 × 100  appeared
                """)
    }

    @Test func json() {
        let found = comparison([view("a", [0, 0, 5, 5])], [view("a", [0, 1, 5, 5])], tolerance: 0.5)
        #expect(
            found.jsonLine
                == #"{"same":false,"tolerance":0.5,"layouts":[{"title":"the document's own screen","scenes":"#
                + #"[{"root":"root","views":2,"changes":[{"id":"a","kind":"moved","before":[0,0,5,5],"after":[0,1,5,5]}]}]}]}"#
        )
    }

    /// Whatever an id is, the drawing is XML in which nothing but text comes of it, and the table has a line for it.
    @Test func hostileIDs() {
        let ids = ["</text><script>", "a\nb", "\u{202E}x", "&\"'", String(repeating: "w", count: 500), "日本語"]
        let before = ids.enumerated().map { view($1, [Double($0), 0, 5, 5]) }
        let after = ids.enumerated().map { view($1, [Double($0) + 20, 0, 5, 5]) }
        let found = comparison(before, after)
        let drawing = found.drawing(before: "<a>\n", after: "b")
        #expect(!drawing.contains("<script") && !drawing.contains("</text><"))
        #expect(drawing.contains("&lt;a&gt;"))
        #expect(found.table.split(separator: "\n").count == 3 + ids.count)
    }

    /// Numbers that no viewer takes stay out of a drawing.
    @Test func hugeFrames() {
        let found = comparison(
            [view("a", [0, 0, 5, 5])], [view("a", [-1e12, 1e300, 1e15, 1e12])])
        let drawing = found.drawing(before: "a", after: "b")
        let shapes = drawing.split(separator: "\n").filter { $0.contains("/>") }
        #expect(shapes.count > 5 && !shapes.contains { $0.contains("e+") || $0.contains("nan") || $0.contains("inf") })
    }

    @Test func drawings() {
        let same = comparison([view("a", [0, 0, 5, 5])], [view("a", [0, 0, 5, 5])])
        #expect(same.drawing(before: "a", after: "b").contains("2 views, all the same"))
        let found = comparison(
            [view("a", [0, 0, 20, 20]), view("b", [40, 40, 20, 20])],
            [view("a", [30, 0, 20, 20]), view("b", [40, 40, 20, 20])])
        let drawing = found.drawing(before: "a", after: "b")
        func count(_ text: String) -> Int {
            drawing.split(separator: "\n").count { $0.contains("class=\"\(text)\"/>") }
        }
        // One of each in the legend; the picture is 200 wide, twice as large as the layout.
        #expect(count("before") == 2 && count("after") == 2 && count("same") == 2 && count("way") == 1)
        #expect(drawing.contains(#"<rect x="24" y="114" width="40" height="40" class="before"/>"#))
        #expect(drawing.contains(#"<rect x="84" y="114" width="40" height="40" class="after"/>"#))
    }
}
