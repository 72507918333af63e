import Testing
import TinamouLayout
import TinamouScroll

/// Section headers of 30 above sections of 300: they pin, push each other, and know the header above them.
@Suite struct SectionHeadersTests {
    /// Three sections in a viewport of 600 × 375, each with its header at its top.
    private final class Scene {
        let screen = View("screen"), scroll = ScrollView("scroll")
        let engine: LayoutEngine
        let sections = (1...3).map { View("section \($0)") }
        let titles = (1...3).map { View("title \($0)") }
        var sticky: StickyHeader?
        var headers: SectionHeaders?

        init(sticky bounds: (minimum: Double, maximum: Double)? = nil, inset: Double = 0) throws {
            screen.addSubview(scroll)
            scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
            scroll.fitContent(along: .horizontal)
            scroll.contentInset.top = inset
            for (number, section) in sections.enumerated() {
                scroll.addSubview(section)
                section.snp.makeConstraints { [sections] make in
                    make.leading.trailing.equalToSuperview()
                    make.height.equalTo(300)
                    if number == 0 {
                        make.top.equalToSuperview()
                    } else {
                        make.top.equalTo(sections[number - 1].snp.bottom)
                    }
                    if number == 2 { make.bottom.equalToSuperview() }
                }
            }
            engine = LayoutEngine(root: screen)
            if let bounds {
                sticky = try StickyHeader(
                    View("banner"), in: scroll, minimum: bounds.minimum, maximum: bounds.maximum)
            }
            let headers = SectionHeaders(in: scroll, below: sticky)
            for (title, section) in zip(titles, sections) {
                title.heightAnchor.constraint(equalToConstant: 30).isActive = true
                headers.add(title, for: section)
            }
            self.headers = headers
            try engine.layout(in: Size(width: 375, height: 600))
        }

        /// The tops of the titles in the viewport.
        func tops(at offset: Double) throws -> [Double] {
            scroll.contentOffset.y = offset
            try engine.layout(in: Size(width: 375, height: 600))
            return titles.map(\.frameInRoot.minY)
        }
    }

    private static let tops: [(offset: Double, tops: [Double])] = [
        (0, [0, 300, 600]), (100, [0, 200, 500]), (269, [0, 31, 331]), (270, [0, 30, 330]), (280, [-10, 20, 320]),
        (299, [-29, 1, 301]), (300, [-30, 0, 300]), (310, [-40, 0, 290]), (580, [-310, -10, 20]),
        (-50, [50, 350, 650]),
    ]

    @Test(arguments: tops)
    func theyPinAndPush(offset: Double, tops: [Double]) throws {
        let scene = try Scene()
        #expect(try scene.tops(at: offset) == tops)
        #expect(try scene.engine.ambiguities().isEmpty)
    }

    @Test("30: below a sticky header of 200 that keeps 64 they stick at 64, not at 200")
    func belowAStickyHeader() throws {
        let scene = try Scene(sticky: (64, 200))
        #expect(try scene.tops(at: -200) == [200, 500, 800])
        #expect(try scene.tops(at: -64) == [64, 364, 664])
        #expect(try scene.tops(at: 100) == [64, 200, 500])
        #expect(try scene.tops(at: 220) == [50, 80, 380])
        // Pulled down: below the header that stretches.
        #expect(try scene.tops(at: -260) == [260, 560, 860])
        // Titles lie behind the sticky header, and in front of the sections.
        #expect(scene.scroll.subviews.map(\.name).suffix(4) == ["title 1", "title 2", "title 3", "banner"])
    }

    @Test func belowTheAppsInset() throws {
        let scene = try Scene(inset: 20)
        #expect(try scene.tops(at: -20) == [20, 320, 620])
        #expect(try scene.tops(at: 50) == [20, 250, 550])
    }

    @Test func historyDoesNotMatter() throws {
        let scene = try Scene(sticky: (64, 200))
        let there = try scene.tops(at: 210)
        for offset in [-300.0, 500, 210, 5, 210, 1000, 210] where offset == 210 {
            #expect(try scene.tops(at: offset) == there)
        }
        let count = scene.engine.solver.constraints.count
        for step in 0..<200 { _ = try scene.tops(at: Double(step * 7 % 600) - 200) }
        #expect(scene.engine.solver.constraints.count == count)
    }
}
