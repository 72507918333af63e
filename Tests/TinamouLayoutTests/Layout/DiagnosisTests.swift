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
        one.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        try engine.layout(in: size)
        #expect(try engine.ambiguities().isEmpty)
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
