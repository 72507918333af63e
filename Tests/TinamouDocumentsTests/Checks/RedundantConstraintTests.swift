import Testing
import TinamouDocuments

// Expected findings by hand: each constraint that is named follows from those listed.

@Suite struct RedundantConstraintTests {
    private let boxes = [#"{"id": "a"}"#, #"{"id": "b"}"#]

    private func found(_ views: [String], _ constraints: [String], _ more: String = "") throws -> [String] {
        try check(layoutText(views, constraints, more), [.redundantConstraint]).map { $0.subjects[0] }
    }

    @Test func duplicates() throws {
        let text = layoutText(boxes, ["one: a.width == 10", "two: a.width == 10", "V:|[a]|", "H:|[b]|", "V:|[b]|"])
        let found = try check(text, [.redundantConstraint])
        #expect(found.map(\.short) == ["redundant-constraint 7: two"])
        #expect(
            found[0].message == "the constraint two, a.width == 10, says nothing that one does not say; remove it")
        #expect(found[0].details == ["a.width == 10  [one, line 6]"])
        // With another priority it matters when the first one goes.
        #expect(try self.found(boxes, ["one: a.width == 10", "two: a.width == 10 @500", "V:|[a]|"]) == [])
    }

    /// The same said from the other side, and with both sides doubled.
    @Test func equationsInOtherWords() throws {
        #expect(try found(boxes, ["x: a.left == b.right + 8", "y: b.right == a.left - 8"]) == ["y"])
        #expect(try found(boxes, ["x: a.width == 2 * b.width", "y: b.width == 0.5 * a.width"]) == ["y"])
        #expect(try found(boxes, ["x: a.width == 2 * b.width", "y: b.width == 0.5 * a.width + 1"]).isEmpty)
    }

    /// left, width and right; edges and centre.
    @Test func sums() throws {
        let edges = ["l: a.left == b.left", "r: a.right == b.right"]
        #expect(try found(boxes, edges + ["w: a.width == b.width"]) == ["w"])
        #expect(try found(boxes, edges + ["c: a.centerX == b.centerX"]) == ["c"])
        #expect(try found(boxes, edges + ["c: a.centerY == b.centerY"]) == [])
        // All equal, in a ring.
        let three = boxes + [#"{"id": "c"}"#]
        #expect(try found(three, ["a.top == b.top", "b.top == c.top", "ring: c.top == a.top"]) == ["ring"])
    }

    @Test func bounds() throws {
        #expect(try found(boxes, ["x: a.width >= 10", "y: a.width >= 20"]) == ["x"])
        #expect(try found(boxes, ["x: a.width >= 10", "y: a.width >= 10"]) == ["y"])
        #expect(try found(boxes, ["x: a.width <= 10", "y: a.width >= 10"]) == [])
        #expect(try found(boxes, ["x: a.width >= 10", "y: a.width == 20"]) == ["x"])
        #expect(try found(boxes, ["x: a.width >= 10", "y: b.width >= 30", "z: a.width == b.width"]) == ["x"])
        #expect(try found(boxes, ["x: a.left >= b.left + 8", "y: b.left <= a.left - 4"]) == ["y"])
    }

    /// The root's size is that of a screen, and safe areas are those of a device: neither is a reason.
    @Test func whatTheScreenSays() throws {
        #expect(try found(boxes, ["a.left == root.left", "a.right == root.right", "w: a.width == 300"]) == [])
        let safe = """
            {"view": {"id": "root", "frame": [300, 200], "guides": {"safe": "safeArea"}, "views": [{"id": "a"}]},
            "safeArea": [20, 0, 0, 0], "constraints": ["a.top == safe.top", "x: a.top == root.top + 20"]}
            """
        #expect(try check(safe, [.redundantConstraint]) == [])
    }

    /// What a size class or the running app changes is no reason, and cannot go.
    @Test func whatVaries() throws {
        let varied =
            #"{"id": "y", "constraint": "a.width == 10", "variations": [{"width": "compact", "constant": 20}]}"#
        #expect(try found(boxes, ["x: a.width == 10", varied]) == [])
        let placeholder = #"{"id": "y", "constraint": "a.width == 10", "placeholder": true}"#
        #expect(try found(boxes, [placeholder, "x: a.width == 10"]) == [])
        let comes = #"{"id": "b", "variations": [{"width": "compact", "included": false}]}"#
        #expect(
            try found([boxes[0], comes], ["a.width == b.width", "b.width == 10", "x: a.width == 10"]) == [])
    }

    /// From left to right leading is left; in the other direction it is not.
    @Test func directions() throws {
        #expect(try found(boxes, ["a.left == b.left", "x: a.leading == b.leading"]) == [])
        #expect(try found(boxes, ["a.leading == b.leading", "x: b.leading == a.leading"]) == ["x"])
    }

    @Test func stacksAndGivenFrames() throws {
        let column = #"{"id": "s", "stack": {"axis": "vertical"}, "views": [{"id": "a"}, {"id": "b"}]}"#
        let stacked = ["H:|[s]|", "V:|[s]|", "a.height == b.height"]
        let text = layoutText([column], stacked + ["x: a.width == s.width"])
        let found = try check(text, [.redundantConstraint])
        #expect(found.map(\.subjects) == [["x"]])
        #expect(found[0].message.hasSuffix("says nothing that stacks and given frames do not say; remove it"))
        // Along the axis the stack's views may be hidden.
        #expect(try self.found([column], stacked + ["x: a.bottom == b.top"]) == [])
        #expect(try self.found([column], stacked + ["x: a.top == s.top"]) == [])
        let given = #"{"id": "a", "frame": [10, 10, 50, 20], "placement": "frame"}"#
        #expect(try self.found([given], ["x: a.width == 50"]) == ["x"])
        #expect(try self.found([given], ["x: a.left == root.left + 10", "V:|[a]"]) == ["x"])
        #expect(try self.found([given], ["x: a.leading == root.leading + 10"]) == [])
    }

    /// All that is found can go together: the rest determines as much.
    @Test func whatIsFoundCanGoTogether() throws {
        let constraints = [
            "a.left == b.left", "a.right == b.right", "a.width == b.width", "b.width == a.width",
            "a.centerX == b.centerX",
            "H:|-10-[b]-10-|", "V:|[a]|", "V:|[b]|", "b.height == a.height", "b.width >= 5", "a.width >= 4",
            "a.width >= 5",
        ]
        let text = layoutText(boxes, constraints)
        let names = Set(try check(text, [.redundantConstraint]).map { $0.subjects[0] })
        #expect(names.count == 6)
        var document = try LayoutDocument(json: SourceText(name: "f", text: text))
        let before = DocumentLayout(document)
        document.constraints.removeAll { names.contains($0.id) }
        let after = DocumentLayout(document)
        for width in [300.0, 500, 77] {
            var environment = LayoutEnvironment()
            environment.size = .init(width: width, height: 100)
            let one = DocumentLayout(before.document, for: environment),
                two = DocumentLayout(document, for: environment)
            for id in ["a", "b"] { #expect(one.frame(id) == two.frame(id)) }
            #expect(two.openIDs.isEmpty)
        }
        #expect(after.openIDs.isEmpty)
    }
}
