import Generators
import Testing
import TinamouLayout
import TinamouScroll

/// Random ways to an offset: drags, flicks with what follows them, jumps, rotations, other insets, contents and bounds.
/// Where a header is must follow from the offset alone. It is held against the formulas of CSS' sticky positions,
/// written out here, and against a screen that has been built anew and put at the same offset.
@Suite struct HeaderPropertyTests {
    /// What surrounds a header: all that may count beside the offset.
    private final class Setting {
        let style: StickyHeader.Style
        let isFullBleed: Bool
        var isUpright = true
        var inset = 0.0
        var cell = 1000.0
        var minimum = 60.0
        var maximum = 200.0

        init(_ style: StickyHeader.Style, isFullBleed: Bool) {
            self.style = style
            self.isFullBleed = isFullBleed
        }

        var text: String {
            "\(style), \(isFullBleed ? "full-bleed, " : "")\(size), inset \(inset), cell \(cell), \(minimum) to \(maximum)"
        }

        var size: Size { isUpright ? HeaderScene.screenSize : Size(width: 812, height: 375) }
        var safeArea: EdgeInsets {
            isUpright ? EdgeInsets(top: 44, bottom: 34) : EdgeInsets(top: 10, left: 44, bottom: 21, right: 44)
        }
        /// The line below which the minimum stays, in the viewport.
        var line: Double { inset + (isFullBleed ? safeArea.top : 0) }

        func apply(to scene: HeaderScene) throws {
            scene.scroll.contentInset.top = inset
            // Whether or not the content fits.
            scene.scroll.contentInsetAdjustmentBehavior = .always
            scene.cellHeight.constant = cell
            scene.engine.safeAreaInsets = safeArea
            try scene.header.setBounds(minimum: minimum, maximum: maximum)
            try scene.layOut(size)
        }

        /// The header's top and bottom in the viewport, by the formulas.
        func edges(at offset: Double) -> (top: Double, bottom: Double) {
            let bottom = max(line + minimum, -offset)
            switch style {
            case .slide, .slideShrinkingContent: return (min(line, bottom - maximum), bottom)
            case .shrink: return (line, bottom)
            case .slideWithoutStretching: return (bottom - maximum, bottom)
            }
        }
    }

    private func check(
        _ scene: HeaderScene, _ setting: Setting, _ seed: UInt64, _ step: Int, isWithFresh: Bool = true
    ) throws {
        let offset = scene.scroll.contentOffset.y, (top, bottom) = setting.edges(at: offset)
        let banner = scene.inViewport(scene.banner), width = scene.scroll.frameInRoot.width
        func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
        let place: Comment =
            "seed \(seed), step \(step): \(banner) at \(offset), not \(top) to \(bottom); \(setting.text)"
        #expect(near(banner.minY, top) && near(banner.maxY, bottom), place)
        #expect(near(banner.minX, 0) && near(banner.width, width), place)
        let progress = (setting.maximum - (bottom - setting.line)) / max(setting.maximum - setting.minimum, 1e-9)
        let expected = setting.maximum == setting.minimum ? 0 : min(max(progress, 0), 1)
        #expect(near(scene.header.progress, expected), place)
        #expect(near(scene.header.stretch, max(0, bottom - top - setting.maximum)), place)
        // The content is moved by the offset alone.
        #expect(near(scene.inViewport(scene.content).minY, -offset), place)
        if !isWithFresh { return }
        // A screen that has never been anywhere else.
        let fresh = try HeaderScene(
            setting.style, minimum: setting.minimum, maximum: setting.maximum, isFullBleed: setting.isFullBleed)
        try setting.apply(to: fresh)
        fresh.scroll.contentOffset = scene.scroll.contentOffset
        try fresh.layOut(setting.size)
        let other = fresh.inViewport(fresh.banner)
        #expect(near(other.minY, banner.minY) && near(other.maxY, banner.maxY), place)
        #expect(near(fresh.scroll.restingRange(along: .vertical).upperBound, end(of: scene)), place)
    }

    private func end(of scene: HeaderScene) -> Double { scene.scroll.restingRange(along: .vertical).upperBound }

    /// A step of a random path.
    private func move(
        _ scene: HeaderScene, _ setting: Setting, _ finger: ScrollDriver, _ random: inout SplitMix64,
        _ everyFrame: () throws -> Void
    ) throws {
        switch random.integer(below: 10) {
        case 0...2:
            try finger.drag(by: Point(x: 0, y: random.eighth(in: -300...300)), over: 0.1)
            if random.chance(percent: 60) { try finger.lift() }
        case 3, 4:
            try finger.flick(velocity: Point(x: 0, y: random.eighth(in: -4000...4000)))
            for _ in 0..<random.integer(below: 40) {
                try finger.run(until: finger.time + 1 / 60)
                try everyFrame()
            }
        case 5:
            try finger.setOffset(Point(x: 0, y: random.eighth(in: -400...900)), animated: random.chance(percent: 50))
        case 6: try finger.settle()
        case 7: setting.isUpright.toggle()
        case 8: setting.inset = random.pick([0, 0, 16, 40.5])
        default:
            setting.cell = random.pick([100, 700, 1000, 3000])
            setting.minimum = random.pick([0, 44, 60])
            setting.maximum = random.pick([60, 200, 260.5])
        }
    }

    @Test("Where a header is follows from the offset alone", arguments: 0..<24)
    func header(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let styles = StickyHeader.Style.allCases
        let setting = Setting(styles[Int(seed) % styles.count], isFullBleed: seed % 8 >= 4)
        let scene = try HeaderScene(setting.style, isFullBleed: setting.isFullBleed)
        let finger = ScrollDriver(scene.scroll)
        finger.onFrame = { _ in try? scene.layOut(setting.size) }
        let count = scene.engine.solver.constraints.count
        for step in 0..<20 {
            // What is done while the finger is down may be refused; then nothing happens.
            do {
                try move(scene, setting, finger, &random) { try check(scene, setting, seed, step, isWithFresh: false) }
            } catch is ScrollGestureError {}
            try setting.apply(to: scene)
            try check(scene, setting, seed, step)
        }
        #expect(scene.engine.solver.constraints.count == count)
    }
}

/// Headers of sections, with and without a sticky header above them, on random ways.
@Suite struct SectionHeaderPropertyTests {
    /// A list of sections of random heights, each with a header, in a screen.
    private final class Scene {
        let screen = View("screen"), list = ScrollView("list"), banner = View("banner")
        let sections: [View], titles: [View], heights: [Double], titleHeights: [Double]
        let header: StickyHeader?
        let headers: SectionHeaders
        let engine: LayoutEngine

        init(_ seed: UInt64) throws {
            var random = SplitMix64(seed: seed)
            let count = random.integer(in: 1...6)
            heights = (0..<count).map { _ in random.eighth(in: 40...400) }
            titleHeights = (0..<count).map { _ in random.eighth(in: 10...40) }
            sections = (0..<count).map { View("section \($0)") }
            titles = (0..<count).map { View("title \($0)") }
            screen.addSubview(list)
            list.snp.makeConstraints { $0.edges.equalToSuperview() }
            list.fitContent(along: .horizontal)
            for section in sections { list.addSubview(section) }
            header = seed % 2 == 0 ? try StickyHeader(banner, in: list, minimum: 64, maximum: 200) : nil
            headers = SectionHeaders(in: list, below: header)
            engine = LayoutEngine(root: screen)
            state()
        }

        private func state() {
            var above: View?
            for (place, section) in sections.enumerated() {
                section.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview()
                    make.height.equalTo(heights[place])
                    if let above { make.top.equalTo(above.snp.bottom) } else { make.top.equalToSuperview() }
                    if place == sections.count - 1 { make.bottom.equalToSuperview() }
                }
                titles[place].snp.makeConstraints { $0.height.equalTo(titleHeights[place]) }
                headers.add(titles[place], for: section)
                above = section
            }
        }

        /// Where titles begin in the viewport, by the formula: not above the line nor the section's start, and not beyond
        /// the section's end.
        func tops(_ line: Double) -> [Double] {
            var top = -list.contentOffset.y
            return heights.indices.map { place in
                defer { top += heights[place] }
                return min(max(top, line), top + heights[place] - titleHeights[place])
            }
        }
    }

    @Test("Titles follow from the offset alone, and push each other", arguments: 0..<16)
    func sections(seed: UInt64) throws {
        let scene = try Scene(seed)
        var random = SplitMix64(seed: seed &+ 100)
        var size = Size(width: 375, height: 400), inset = 0.0
        try scene.engine.layout(in: size)
        let finger = ScrollDriver(scene.list)
        for step in 0..<20 {
            switch random.integer(below: 6) {
            case 0: size = Size(width: size.height, height: size.width)
            case 1:
                inset = random.pick([0, 20, 33.5])
                scene.list.contentInset.top = inset
            case 2:
                try? finger.flick(velocity: Point(x: 0, y: random.eighth(in: -3000...3000)))
                try? finger.run(until: finger.time + 0.2)
            default: scene.list.contentOffset.y = random.eighth(in: -300...1500)
            }
            try scene.engine.layout(in: size)
            let offset = scene.list.contentOffset.y
            let line = scene.header == nil ? inset : max(inset + 64, -offset)
            let tops = scene.titles.map { $0.frameInRoot.minY - scene.list.frameInRoot.minY }
            for (top, expected) in zip(tops, scene.tops(line)) {
                #expect(abs(top - expected) < 1e-6, "seed \(seed), step \(step), at \(offset): \(tops)")
            }
            for title in scene.titles { #expect(title.frameInRoot.width == size.width) }
            let fresh = try Scene(seed)
            fresh.list.contentInset.top = inset
            try fresh.engine.layout(in: size)
            fresh.list.contentOffset = scene.list.contentOffset
            try fresh.engine.layout(in: size)
            for (one, other) in zip(scene.titles, fresh.titles) {
                #expect(abs(one.frameInRoot.minY - other.frameInRoot.minY) < 1e-6, "seed \(seed), step \(step)")
            }
        }
    }
}
