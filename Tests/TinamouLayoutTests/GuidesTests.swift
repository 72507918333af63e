import Foundation
import Testing
import Tinamou
import TinamouLayout

/// The code in Docs/Guides, compiled here word for word, and the results that it states.
@Suite struct GuidesTests {
    @Test func anchors() throws {
        let screen = View("screen"), photo = View("photo"), caption = View("caption")
        screen.addSubview(photo)
        screen.addSubview(caption)
        LayoutConstraint.activate([
            photo.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
            photo.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
            photo.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
            caption.leadingAnchor.constraint(equalTo: photo.leadingAnchor),
            caption.widthAnchor.constraint(lessThanOrEqualTo: photo.widthAnchor),
            caption.topAnchor.constraint(equalToSystemSpacingBelow: photo.bottomAnchor),
            caption.heightAnchor.constraint(equalToConstant: 30),
        ])
        let wish = caption.widthAnchor.constraint(equalToConstant: 500)
        wish.priority = .defaultHigh
        wish.isActive = true
        let engine = LayoutEngine(root: screen)
        try engine.layout(in: Size(width: 320, height: 480))
        print(photo.frame)  // x 16, y 20, width 288, height 216
        #expect("\(photo.frame)" == "x 16, y 20, width 288, height 216")
        print(caption.frame)  // x 16, y 244, width 288, height 30
        #expect("\(caption.frame)" == "x 16, y 244, width 288, height 30")
    }

    @Test func longForm() throws {
        let panel = View("panel"), dot = View("dot")
        panel.addSubview(dot)
        // A third down the panel: a multiplied place counts from the common ancestor's side.
        try LayoutConstraint(dot, .centerY, .equal, to: panel, .bottom, multiplier: 1.0 / 3).isActive = true
        try LayoutConstraint(dot, .leading, .equal, to: panel, .leadingMargin).isActive = true
        LayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 6), dot.heightAnchor.constraint(equalToConstant: 6),
        ])
        try LayoutEngine(root: panel).layout(in: Size(width: 100, height: 90))
        #expect(dot.frame == Rect(x: 8, y: 27, width: 6, height: 6))
    }

    @Test func margins() throws {
        let page = View("page"), text = View("text")
        page.addSubview(text)
        page.directionalLayoutMargins = DirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        LayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: page.layoutMarginsGuide.trailingAnchor),
            text.topAnchor.constraint(equalTo: page.layoutMarginsGuide.topAnchor),
            text.bottomAnchor.constraint(lessThanOrEqualTo: page.keyboardLayoutGuide.topAnchor),
            text.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
        ])
        let tall = text.heightAnchor.constraint(equalToConstant: 1000)
        tall.priority = .defaultLow
        tall.isActive = true
        let engine = LayoutEngine(root: page)
        engine.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
        try engine.layout(in: Size(width: 390, height: 844))
        print(text.frame)  // x 20, y 57, width 350, height 753
        #expect("\(text.frame)" == "x 20, y 57, width 350, height 753")
        engine.keyboardHeight = 336
        try engine.layout(in: Size(width: 390, height: 844))
        print(text.frame)  // x 20, y 57, width 350, height 451
        #expect("\(text.frame)" == "x 20, y 57, width 350, height 451")
    }

    @Test func scrolling() throws {
        let window = View("window"), scroll = ScrollView("scroll"), column = View("column")
        window.addSubview(scroll)
        scroll.addSubview(column)
        scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
        column.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(8)
            make.height.equalTo(1500)
        }
        scroll.fitContent(along: .horizontal)
        let engine = LayoutEngine(root: window)
        scroll.contentOffset = Point(x: 0, y: 100)
        try engine.layout(in: Size(width: 320, height: 480))
        print(scroll.contentSize)  // 320 × 1516
        #expect("\(scroll.contentSize)" == "320 × 1516")
        print(column.frameInRoot)  // x 8, y -92, width 304, height 1500
        #expect("\(column.frameInRoot)" == "x 8, y -92, width 304, height 1500")
    }

    @Test func contents() throws {
        let row = View("row"), name = Caption("name"), note = Caption("note")
        row.addSubview(name)
        row.addSubview(note)
        name.text = "Tinamou"
        note.text = "the one relative of the cassowary and the kiwi that flies"
        name.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        name.snp.makeConstraints { $0.leading.top.equalToSuperview() }
        note.snp.makeConstraints { make in
            make.leading.equalTo(name.snp.trailing).offset(8)
            make.trailing.top.equalToSuperview()
        }
        let engine = LayoutEngine(root: row)
        try engine.layout(in: Size(width: 224, height: 200))
        print(name.frame)  // x 0, y 0, width 56, height 20
        #expect("\(name.frame)" == "x 0, y 0, width 56, height 20")
        print(note.frame)  // x 64, y 0, width 160, height 60
        #expect("\(note.frame)" == "x 64, y 0, width 160, height 60")
        print(try row.fittingSize(Size(width: 384), horizontally: .required))  // 384 × 0
        #expect(try "\(row.fittingSize(Size(width: 384), horizontally: .required))" == "384 × 0")
    }

    @Test func conflict() throws {
        let screen = View("screen"), label = View("label"), icon = View("icon")
        screen.addSubview(label)
        screen.addSubview(icon)
        label.snp.makeConstraints { make in
            make.leading.equalToSuperview().offset(16)
            make.width.equalTo(200).labeled("the label's width")
        }
        icon.snp.makeConstraints { make in
            make.leading.equalTo(label.snp.trailing).offset(8)
            make.trailing.equalToSuperview().inset(16)
            make.width.greaterThanOrEqualTo(100)
        }
        do {
            try LayoutEngine(root: screen).layout(in: Size(width: 320, height: 100))
        } catch {
            print(error)
            let text = "\(error)".components(separatedBy: "\n").map { $0.components(separatedBy: "  (")[0] }
            #expect(try printed("ConflictsAndAmbiguity", 0) == text)
        }
    }

    @Test func conflictInAHiddenRow() throws {
        let form = StackView("form", axis: .vertical), row = View("row"), button = View("button")
        form.addArrangedSubview(row)
        row.addSubview(button)
        button.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.top.bottom.equalToSuperview().inset(8)
        }
        row.isHidden = true
        do {
            try LayoutEngine(root: form).layout(in: Size(width: 320, height: 480))
        } catch {
            print(error)
            let text = "\(error)".components(separatedBy: "\n").map { $0.components(separatedBy: "  (")[0] }
            #expect(try printed("ConflictsAndAmbiguity", 1) == text)
        }
    }

    @Test func ambiguitiesOfScrollViewsAndLabels() throws {
        let screen = View("screen"), scroll = ScrollView("scroll"), name = Caption("name"), value = Caption("value")
        screen.addSubview(scroll)
        for caption in [name, value] { scroll.addSubview(caption) }
        name.text = "Weight"
        value.text = "900 g"
        scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
        name.snp.makeConstraints { $0.leading.top.equalToSuperview() }
        value.snp.makeConstraints { make in
            make.leading.equalTo(name.snp.trailing).offset(8)
            make.trailing.top.equalToSuperview()
        }
        scroll.fitContent(along: .horizontal)
        let page = LayoutEngine(root: screen)
        try page.layout(in: Size(width: 320, height: 480))
        for ambiguity in try page.ambiguities() { print(ambiguity) }
        #expect(try printed("ConflictsAndAmbiguity", 3) == page.ambiguities().map { "\($0)" })
    }

    @Test func ambiguity() throws {
        let page = View("page"), header = View("header"), badge = View("badge")
        page.addSubview(header)
        page.addSubview(badge)
        header.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.height.equalTo(44)
        }
        badge.snp.makeConstraints { make in
            make.leading.equalToSuperview()
            make.size.equalTo(20)
            make.top.equalTo(header.snp.bottom)
        }
        let engine = LayoutEngine(root: page)
        try engine.layout(in: Size(width: 320, height: 480))
        for ambiguity in try engine.ambiguities() { print(ambiguity) }
        #expect(try printed("ConflictsAndAmbiguity", 2) == engine.ambiguities().map { "\($0)" })
    }

    @Test func uikit() throws {
        typealias NSLayoutConstraint = LayoutConstraint
        let screen = View("screen"), button = View("button")
        screen.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
            button.bottomAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.bottomAnchor, constant: -20),
            button.widthAnchor.constraint(equalToConstant: 200),
            button.heightAnchor.constraint(equalToConstant: 44),
        ])
        let engine = LayoutEngine(root: screen)
        engine.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
        try engine.layout(in: Size(width: 390, height: 844))
        print(button.frame)  // x 95, y 746, width 200, height 44
        #expect("\(button.frame)" == "x 95, y 746, width 200, height 44")
    }

    @Test func stacks() throws {
        let toolbar = StackView("toolbar", axis: .horizontal)
        let items = ["back", "title", "done"].map { View($0) }
        for item in items { toolbar.addArrangedSubview(item) }
        toolbar.spacing = 8
        toolbar.alignment = .center
        items[0].snp.makeConstraints { $0.size.equalTo(30).priority(999) }
        items[1].snp.makeConstraints { $0.height.equalTo(20) }
        items[2].snp.makeConstraints { $0.size.equalTo(Size(width: 60, height: 30)) }
        let engine = LayoutEngine(root: toolbar)
        try engine.layout(in: Size(width: 320, height: 44))
        print(items.map(\.frame.minX))  // [0.0, 38.0, 260.0]
        #expect("\(items.map(\.frame.minX))" == "[0.0, 38.0, 260.0]")
        items[0].isHidden = true
        try engine.layout(in: Size(width: 320, height: 44))
        print(items[1].frame)  // x 0, y 12, width 252, height 20
        #expect("\(items[1].frame)" == "x 0, y 12, width 252, height 20")
    }

    @Test func visualFormat() throws {
        let panel = View("panel"), name = View("name"), field = View("field")
        panel.addSubview(name)
        panel.addSubview(field)
        let views = ["name": name, "field": field]
        LayoutConstraint.activate(
            try LayoutConstraint.constraints(
                withVisualFormat: "H:|-20-[name(60)]-[field(>=100)]-edge-|",
                options: VisualFormatOptions(alignment: [.top, .bottom]), metrics: ["edge": 20], views: views))
        LayoutConstraint.activate(try LayoutConstraint.constraints(withVisualFormat: "V:|-12-[name(30)]", views: views))
        let engine = LayoutEngine(root: panel)
        try engine.layout(in: Size(width: 300, height: 200))
        print(field.frame)  // x 88, y 12, width 192, height 30
        #expect("\(field.frame)" == "x 88, y 12, width 192, height 30")
    }

    @Test func visualFormatFault() throws {
        let views = ["name": View("name")]
        do {
            _ = try LayoutConstraint.constraints(withVisualFormat: "H:|-20-[nam]", views: views)
        } catch {
            print(error)
            #expect(try printed("VisualFormat", 0) == "\(error)".components(separatedBy: "\n"))
        }
    }

    @Test func maker() throws {
        let screen = View("screen"), avatar = View("avatar"), title = View("title")
        screen.addSubview(avatar)
        screen.addSubview(title)
        avatar.snp.makeConstraints { make in
            make.leading.top.equalToSuperview().inset(16)
            make.size.equalTo(40)
        }
        title.snp.makeConstraints { make in
            make.leading.equalTo(avatar.snp.trailing).offset(12)
            make.trailing.lessThanOrEqualToSuperview().inset(16)
            make.centerY.equalTo(avatar)
            make.height.equalTo(24)
            make.width.equalTo(500).priority(.high)
        }
        let engine = LayoutEngine(root: screen)
        try engine.layout(in: Size(width: 320, height: 480))
        print(title.frame)  // x 68, y 24, width 236, height 24
        #expect("\(title.frame)" == "x 68, y 24, width 236, height 24")
    }

    @Test func snapKit() throws {
        let card = View("card"), image = View("image")
        card.addSubview(image)
        var top: MadeConstraint?
        image.snp.makeConstraints { make in
            top = make.top.equalToSuperview().offset(10).constraint
            make.leading.trailing.equalToSuperview().inset(20)
            make.height.equalTo(image.snp.width).dividedBy(2)
        }
        let engine = LayoutEngine(root: card)
        try engine.layout(in: Size(width: 240, height: 200))
        print(image.frame)  // x 20, y 10, width 200, height 100
        #expect("\(image.frame)" == "x 20, y 10, width 200, height 100")
        top?.update(offset: 30)
        try engine.layout(in: Size(width: 240, height: 200))
        print(image.frame.minY)  // 30.0
        #expect("\(image.frame.minY)" == "30.0")
    }

    // MARK: The guides

    private var guides: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Docs/Guides")
    }

    private func text(_ guide: String) throws -> String {
        try String(contentsOf: guides.appending(path: "\(guide).md"), encoding: .utf8)
    }

    /// The lines of a block without a language: what code prints.
    private func printed(_ guide: String, _ number: Int) throws -> [String] {
        let blocks = try text(guide).components(separatedBy: "\n```\n")
        // What is between two such fences in a row is outside a block or in it, by turns; code blocks open otherwise.
        let outputs = blocks.filter { !$0.contains("```swift") && $0.contains("\n") && !$0.contains("|---|") }
            .filter { !$0.hasPrefix("\n") }
        return outputs[number].components(separatedBy: "\n")
    }

    @Test("Every line of Swift in the guides stands in this file, in its order")
    func everyLineIsCompiled() throws {
        let compiled = lines(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
        // Those of the modules above are compiled among their tests.
        let others = [
            "C.md", "LayoutDrawings.md", "UIKitNames.md", "StickyHeader.md", "SectionHeaders.md", "CollapsingBar.md",
            "TestingScrolling.md",
        ]
        let names = try FileManager.default.contentsOfDirectory(atPath: guides.path).filter {
            $0.hasSuffix(".md") && !others.contains($0)
        }
        #expect(names.count == 9)
        for name in names {
            for block in try text(String(name.dropLast(3))).components(separatedBy: "```swift\n").dropFirst() {
                let code = lines(block.components(separatedBy: "```")[0])
                // The block as a whole somewhere: from a first line like its own, the others follow.
                let isCompiled = compiled.indices.contains { start in
                    var place = start
                    for line in code {
                        guard let found = compiled[place...].firstIndex(of: line) else { return false }
                        if line == code[0] && found != start { return false }
                        place = found + 1
                    }
                    return true
                }
                #expect(isCompiled, "\(name): a block that begins with '\(code[0])' is not compiled here")
            }
        }
    }

    /// The lines of a text that are not empty, white space folded.
    private func lines(_ text: String) -> [String] {
        text.components(separatedBy: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter {
            !$0.isEmpty
        }
    }
}

final class Caption: View {
    var text = "" { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: (width: Double?, height: Double?) { (Double(8 * text.count), 20) }

    override func intrinsicHeight(forWidth width: Double) -> Double? {
        let lettersInLine = max(1, Int(width / 8))
        return Double(20 * ((text.count + lettersInLine - 1) / lettersInLine))
    }
}
