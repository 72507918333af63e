import Foundation
import Testing
import Tinamou
import TinamouLayout
import TinamouScroll

/// The code in the guides to scrolling, compiled here word for word, and the results that it states.
@Suite struct ScrollGuidesTests {
    @Test func stickyHeader() throws {
        var printed: [String] = []
        func print(_ values: Any...) { printed.append(values.map { "\($0)" }.joined(separator: " ")) }
        let screen = View("screen"), scroll = ScrollView("scroll"), article = View("article")
        screen.addSubview(scroll)
        scroll.addSubview(article)
        scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
        article.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.height.equalTo(2000)
        }
        scroll.fitContent(along: .horizontal)
        let banner = View("banner")
        let header = try StickyHeader(banner, in: scroll, minimum: 60, maximum: 200)
        let engine = LayoutEngine(root: screen)
        try engine.layout(in: Size(width: 375, height: 700))
        print(banner.frameInRoot)  // x 0, y 0, width 375, height 200
        scroll.contentOffset.y = -130
        try engine.layout(in: Size(width: 375, height: 700))
        print(banner.frameInRoot, header.progress)  // x 0, y -70, width 375, height 200 0.5
        scroll.contentOffset.y = 500
        try engine.layout(in: Size(width: 375, height: 700))
        print(banner.frameInRoot.maxY, header.progress)  // 60.0 1.0
        scroll.contentOffset.y = -260
        try engine.layout(in: Size(width: 375, height: 700))
        print(banner.frameInRoot, header.stretch)  // x 0, y 0, width 375, height 260 60.0
        try expectResults("StickyHeader", 0, printed)
    }

    @Test func sectionHeaders() throws {
        var printed: [String] = []
        func print(_ values: Any...) { printed.append(values.map { "\($0)" }.joined(separator: " ")) }
        let page = View("page"), list = ScrollView("list")
        page.addSubview(list)
        list.snp.makeConstraints { $0.edges.equalToSuperview() }
        list.fitContent(along: .horizontal)
        let sections = [View("first"), View("second")], titles = [View("A"), View("B")]
        for (place, section) in sections.enumerated() {
            list.addSubview(section)
            section.snp.makeConstraints { make in
                make.leading.trailing.equalToSuperview()
                make.height.equalTo(300)
                make.top.equalToSuperview().offset(300 * place)
            }
        }
        sections[1].snp.makeConstraints { $0.bottom.equalToSuperview() }
        let headers = SectionHeaders(in: list)
        for (title, section) in zip(titles, sections) {
            title.snp.makeConstraints { $0.height.equalTo(30) }
            headers.add(title, for: section)
        }
        let engine = LayoutEngine(root: page)
        list.contentOffset.y = 280
        try engine.layout(in: Size(width: 375, height: 400))
        print(titles.map(\.frameInRoot.minY))  // [-10.0, 20.0]
        try expectResults("SectionHeaders", 0, printed)
    }

    @Test func collapsingBar() throws {
        var printed: [String] = []
        func print(_ values: Any...) { printed.append(values.map { "\($0)" }.joined(separator: " ")) }
        let screen = View("screen"), list = ScrollView("list"), rows = View("rows")
        screen.addSubview(list)
        list.addSubview(rows)
        list.snp.makeConstraints { $0.edges.equalToSuperview() }
        rows.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.height.equalTo(4000)
        }
        list.fitContent(along: .horizontal)
        let behavior = BarBehavior(.enterAlways, settles: true)
        let bar = CollapsingBar(over: list, in: screen, expandedHeight: 90, behavior: behavior)
        let engine = LayoutEngine(root: screen)
        engine.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
        try engine.layout(in: Size(width: 375, height: 812))
        print(bar.view.frame.height, list.contentOffset.y)  // 134.0 -134.0
        let finger = ScrollDriver(list)
        finger.onFrame = { _ in try? engine.layout(in: Size(width: 375, height: 812)) }
        bar.touchDown()
        try finger.drag(by: Point(x: 0, y: -50), over: 0.5)
        print(bar.view.frame.height.rounded())  // 84.0
        try finger.drag(by: Point(x: 0, y: 20), over: 0.5)
        print(bar.view.frame.height.rounded())  // 104.0
        try expectResults("CollapsingBar", 0, printed)
    }

    @Test func testingScrolling() throws {
        var printed: [String] = []
        func print(_ values: Any...) { printed.append(values.map { "\($0)" }.joined(separator: " ")) }
        let screen = View("screen"), list = ScrollView("list"), rows = View("rows")
        screen.addSubview(list)
        list.addSubview(rows)
        list.snp.makeConstraints { $0.edges.equalToSuperview() }
        rows.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.height.equalTo(3000)
        }
        list.fitContent(along: .horizontal)
        let engine = LayoutEngine(root: screen)
        try engine.layout(in: Size(width: 375, height: 734))
        let finger = ScrollDriver(list)
        finger.onFrame = { _ in try? engine.layout(in: Size(width: 375, height: 734)) }
        try finger.drag(by: Point(x: 0, y: 100), over: 0.2)
        print((-list.contentOffset.y * 10).rounded() / 10)  // 51.2
        try finger.lift()
        try finger.settle()
        print(list.contentOffset.y)  // 0.0
        try finger.flick(velocity: Point(x: 0, y: -1000))
        try finger.settle()
        print(list.contentOffset.y.rounded())  // 549.0
        try expectResults("TestingScrolling", 0, printed)
    }

    // MARK: The guides

    private var guides: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Docs/Guides")
    }

    /// Holds what a block prints against the comments in it, and the block against this file.
    private func expectResults(_ guide: String, _ number: Int, _ printed: [String]) throws {
        let text = try String(contentsOf: guides.appending(path: "\(guide).md"), encoding: .utf8)
        let block = text.components(separatedBy: "```swift\n")[number + 1].components(separatedBy: "```")[0]
        let lines = block.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let stated = lines.compactMap { line in
            line.hasPrefix("print(") ? line.components(separatedBy: "  // ").last : nil
        }
        #expect(printed == stated, "\(guide)")
        let compiled = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
            .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        var place = compiled.startIndex
        for line in lines where !line.isEmpty {
            guard let found = compiled[place...].firstIndex(of: line) else {
                Issue.record("\(guide): '\(line)' is not compiled here")
                return
            }
            place = found + 1
        }
    }
}
