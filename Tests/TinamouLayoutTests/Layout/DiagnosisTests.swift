import Testing
import TinamouLayout

/// What is open, what determines, what contradicts: in words that name what to do.
@Suite struct DiagnosisTests {
    let root = View("root")
    let header = View("header")
    let engine: LayoutEngine
    let size = Size(width: 400, height: 300)

    init() {
        root.addSubview(header)
        engine = LayoutEngine(root: root)
    }

    private func findings(_ constraints: LayoutConstraint...) throws -> [String] {
        LayoutConstraint.activate(constraints)
        try engine.layout(in: size)
        return try engine.ambiguities().map { "\($0)" }
    }

    private var horizontal: [LayoutConstraint] {
        [
            header.leftAnchor.constraint(equalTo: root.leftAnchor),
            header.rightAnchor.constraint(equalTo: root.rightAnchor),
        ]
    }

    @Test func aMissingPosition() throws {
        LayoutConstraint.activate(horizontal)
        #expect(
            try findings(header.heightAnchor.constraint(equalToConstant: 44))
                == ["header: vertical position is not pinned"])
    }

    @Test(arguments: [("top", "top"), ("bottom", "bottom"), ("centerY", "centerY")])
    func aMissingExtent(edge: String, named: String) throws {
        LayoutConstraint.activate(horizontal)
        let anchors = ["top": \View.topAnchor, "bottom": \.bottomAnchor, "centerY": \.centerYAnchor]
        let anchor = try #require(anchors[edge])
        #expect(
            try findings(header[keyPath: anchor].constraint(equalTo: root[keyPath: anchor]))
                == ["header: height is not determined, only its \(named) is pinned"])
    }

    @Test func nothingAtAll() throws {
        #expect(
            try findings() == [
                "header: horizontal position and width are not determined",
                "header: vertical position and height are not determined",
            ])
        // The root is given.
        #expect(try engine.ambiguities(of: root).isEmpty)
    }

    /// Below 0 no extent goes, so that one that wants to be at most 0 is 0.
    @Test func anExtentThatCannotBeLess() throws {
        LayoutConstraint.activate(horizontal)
        let atMost = header.heightAnchor.constraint(lessThanOrEqualToConstant: 0)
        atMost.priority = LayoutPriority(750)
        let top = header.topAnchor.constraint(equalTo: root.topAnchor)
        #expect(try findings(top, atMost).isEmpty)
        atMost.constant = 1
        #expect(try findings() == ["header: height is not determined, only its top is pinned"])
    }

    @Test func whatHangsOnSomethingOpen() throws {
        let badge = View("badge")
        root.addSubview(badge)
        badge.pin(0, 0, 10, 10)
        badge.constraints.first { $0.first.attribute == .top }?.isActive = false
        LayoutConstraint.activate(horizontal)
        #expect(
            try findings(
                header.heightAnchor.constraint(equalToConstant: 44),
                badge.topAnchor.constraint(equalTo: header.bottomAnchor)) == [
                    "header: vertical position is not pinned",
                    "badge: vertical position is not determined before that of header is",
                ])
        #expect(try engine.ambiguities(of: badge).count == 1)
    }

    @Test func aTieIsNamed() throws {
        let one = Label("one", letters: 30), two = Label("two", letters: 30)
        for label in [one, two] {
            root.addSubview(label)
            label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        header.pin(0, 0, 1, 1)
        let found = try findings(
            one.leftAnchor.constraint(equalTo: root.leftAnchor),
            two.leftAnchor.constraint(equalTo: one.rightAnchor),
            two.rightAnchor.constraint(equalTo: root.rightAnchor))
        #expect(found.count == 2)
        #expect(found[0].hasPrefix("one: width is left open by a tie: content compression resistance: "))
        // Both sides of it, whichever of the two is asked about, and what to do.
        for text in found {
            for name in ["one", "two"] {
                #expect(text.contains("content compression resistance: \(name).width >= 300 @750"), "\(text)")
            }
            #expect(text.hasSuffix("cannot both have what they want; give one of them another priority"))
        }
        one.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        try engine.layout(in: size)
        #expect(try engine.ambiguities().isEmpty)
    }

    /// Each question whether an edge is pinned is about the whole tree: they are asked together.
    @Test func muchThatIsOpenIsFoundTogether() throws {
        var above = header
        header.pin(0, 0, 1, 1)
        for place in 0..<1500 {
            let row = View("row \(place)")
            root.addSubview(row)
            row.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true
            row.heightAnchor.constraint(equalToConstant: 2).isActive = true
            row.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
            above = row
        }
        try engine.layout(in: size)
        let found = try engine.ambiguities().map { "\($0)" }
        #expect(found == (0..<1500).map { "row \($0): width is not determined, only its right is pinned" })
    }

    @Test func whatDeterminesAnItem() throws {
        let icon = View("icon")
        root.addSubview(icon)
        LayoutConstraint.activate(horizontal)
        let height = header.heightAnchor.constraint(equalToConstant: 44)
        let top = header.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
        let below = icon.topAnchor.constraint(equalTo: header.bottomAnchor)
        let side = icon.heightAnchor.constraint(equalToConstant: 10)
        let slack = icon.heightAnchor.constraint(lessThanOrEqualToConstant: 100)
        LayoutConstraint.activate([height, top, below, side, slack])
        try engine.layout(in: size)
        let affecting = try engine.constraints(affecting: icon, along: .vertical)
        #expect(Set(affecting.map(\.id)) == Set([height, top, below, side].map(\.id)))
        #expect(try engine.constraints(affecting: icon, along: .horizontal).isEmpty)
        #expect(try engine.constraints(affecting: View(), along: .horizontal).isEmpty)
    }

    @Test func exercisingMovesWhatIsOpenAndNothingElse() throws {
        LayoutConstraint.activate(horizontal)
        header.heightAnchor.constraint(equalToConstant: 44).isActive = true
        try engine.layout(in: size)
        let before = header.frame
        try engine.exerciseAmbiguity(of: header)
        #expect(header.frame == before.offsetBy(x: 0, y: 16))
        try engine.exerciseAmbiguity(of: header)
        #expect(header.frame == before)
        header.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        try engine.layout(in: size)
        try engine.exerciseAmbiguity(of: header)
        #expect(header.frame == Rect(x: 0, y: 0, width: 400, height: 44))
    }

    @Test func whatWasExercisedStaysThroughARefusedPass() throws {
        final class Hooked: View {}
        let hooked = Hooked("hooked")
        root.addSubview(hooked)
        LayoutConstraint.activate(horizontal)
        try engine.layout(in: size)
        try engine.exerciseAmbiguity(of: header)
        let frame = header.frame
        #expect(frame.minY == 16)
        let wrong = header.heightAnchor.constraint(equalToConstant: .nan)
        wrong.isActive = true
        #expect(throws: LayoutError.self) { try engine.layout(in: size) }
        #expect(header.frame == frame)
    }

    @Test func exercisingTurnsNothingInsideOut() throws {
        // Its right edge is pinned: moved by 16, its left edge would be beyond that.
        header.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
        header.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        try engine.layout(in: size)
        for _ in 0..<3 {
            try engine.exerciseAmbiguity(of: header)
            #expect(header.frame.width >= 0 && header.frame.height >= 0 && header.frame.maxX == 5)
        }
    }

    @Test("a conflict names its members and how each could mend it, and what it says is true")
    func mendingConstants() throws {
        header.pin(20, 0, nil, 30)
        let width = header.widthAnchor.constraint(equalToConstant: 500)
        let right = header.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -20)
        right.identifier = "inside"
        LayoutConstraint.activate([width, right])
        let conflict = try conflict()
        // 20 + 500 <= 400 − 20 lacks 140.
        #expect(conflict.members.map(\.mendingConstant) == [-120, 360, 120, 540])
        let text = "\(conflict)"
        #expect(text.contains("inside") && text.contains("the root's width is given: 400"))
        #expect(text.contains("header.width == 500: 360 instead of 500"))
        width.constant = 360
        try engine.layout(in: size)
        #expect(header.frame == Rect(x: 20, y: 0, width: 360, height: 30))
        width.constant = 361
        _ = try self.conflict()
    }

    @Test func whatTheLayerSaysIsNamedByWhomItIsSaidFor() throws {
        let row = StackView("row", arrangedSubviews: ["one", "two", "three"].map { View($0) })
        header.addSubview(row)
        header.pin(0, 0, 300, 40)
        row.snp.makeConstraints { $0.edges.equalTo(header.snp.margins) }
        row.spacing = 10
        for view in row.arrangedSubviews { view.snp.makeConstraints { $0.width.equalTo(100) } }
        let lines = "\(try conflict())".split(separator: "\n").map(String.init)
        #expect(lines.contains("  stack spacing: H:[one]-(10)-[two]  (by the stack row)"))
        #expect(lines.contains("  stack edge: row.trailing == three.trailing  (by the stack row)"))
        #expect(lines.contains("  header.margins.left == header.left + 8  (by the layer, for a guide)"))
        // In the order of saying, also of what shares no item.
        let widths = lines.prefix { $0.hasPrefix("  ") || $0.hasPrefix("these") }.filter { $0.contains("width == 100") }
        #expect(widths.map { $0.dropFirst(2).prefix { $0 != "." } } == ["one", "two", "three"])
        // Only what a program can give another constant is said to mend it.
        let mendings = lines.drop { !$0.hasPrefix("to mend") }
        #expect(mendings.contains("  stack spacing: H:[one]-(10)-[two]: -26 instead of 10"))
        #expect(mendings.contains("  header.margins.left == header.left + 8: -28 instead of 8"))
        #expect(!mendings.contains { $0.contains("stack edge") })
    }

    @Test func aContentRequiredToBeLargerIsNamed() throws {
        let label = Label("label", letters: 50)
        root.addSubview(label)
        label.pin(0, 0)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor).isActive = true
        #expect(
            "\(try conflict())".contains(
                "  content compression resistance: label.width >= 500  (by the content of label)\n"))
    }

    @Test func aForgottenSubviewIsNamed() throws {
        let badge = View("badge"), dot = View()
        badge.addSubview(dot)
        dot.topAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
        do {
            try engine.layout(in: size)
            Issue.record("it is in no tree")
        } catch {
            let text = "the items of this constraint are not in one tree; badge[0] is not inside what is laid out "
            #expect("\(error)".hasPrefix(text + "(is an addSubview missing?):\n  badge[0].top == header.bottom  ("))
        }
    }

    @Test("of a content tied to both its edges, what is missing is an extent", arguments: LayoutDirection.allCases)
    func contentWithoutAnExtent(_ direction: LayoutDirection) throws {
        root.forcedLayoutDirection = direction
        let scroll = ScrollView("scroll"), column = View("column")
        root.addSubview(scroll)
        scroll.addSubview(column)
        scroll.pin(0, 0, 100, 100)
        header.pin(0, 0, 1, 1)
        let first = try findings(
            column.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            column.topAnchor.constraint(equalTo: scroll.topAnchor))
        let isMirrored = direction == .rightToLeft
        let untied = "scroll: content height is open: nothing inside is tied to the content's bottom edge"
        #expect(first[1] == untied)
        let found = try findings(
            column.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            column.heightAnchor.constraint(equalToConstant: 50))
        #expect(
            found[0]
                == "scroll: content width is open: what is tied to its left and right edges has no width of its own; "
                + "give it one, or tie the content to the frame: fitContent(along: .horizontal)")
        #expect(found[1] == untied && (isMirrored || first[0].contains("right edge")))
        scroll.fitContent(along: .horizontal)
        let last = try findings(column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor))
        #expect(last.isEmpty)
    }

    private func conflict() throws -> LayoutConflict {
        do {
            try engine.layout(in: size)
        } catch {
            guard case .unsatisfiable(let conflict) = error else { throw error }
            return conflict
        }
        throw NoConflict()
    }

    private struct NoConflict: Error {}
}
