import Testing
import Tinamou
import TinamouLayout
import TinamouScroll

/// D1 to D12: what goes wrong where such headers are written by hand, and reported faults of kind C.
@Suite struct StickyHeaderDefectTests {
    private static func frame(_ top: Double, _ height: Double) -> Rect {
        Rect(x: 0, y: top, width: 375, height: height)
    }

    @Test("D1: nothing is ambiguous, at any offset and in any style", arguments: StickyHeader.Style.allCases)
    func nothingIsOpen(style: StickyHeader.Style) throws {
        let scene = try HeaderScene(style)
        for offset in [-300.0, -200, -130, -60, 0, 331] {
            try scene.banner(at: offset)
            #expect(try scene.engine.ambiguities().isEmpty, "at \(offset)")
        }
    }

    @Test("D2, D3: every path to an offset gives one frame", arguments: StickyHeader.Style.allCases)
    func paths(style: StickyHeader.Style) throws {
        let scene = try HeaderScene(style)
        let offsets = [-200.0, -260, -180, -200, -200.33, -200, 0, 331, -60, -59.5, -300, 120]
        var seen: [Double: Rect] = [:]
        for first in offsets {
            for second in offsets {
                try scene.banner(at: first)
                let frame = try scene.banner(at: second)
                #expect(seen[second] == nil || seen[second] == frame, "\(first) to \(second)")
                seen[second] = frame
            }
        }
    }

    @Test("D4: full-bleed, the line is the bottom of the bars: one point of pull stretches by one point")
    func fullBleed() throws {
        let scene = try HeaderScene(isFullBleed: true)
        #expect(scene.scroll.adjustedContentInset.top == 244)
        #expect(scene.scroll.contentOffset.y == -244)
        #expect(scene.inViewport(scene.banner) == Self.frame(44, 200))
        #expect(try scene.banner(at: -245) == Self.frame(44, 201))
        #expect(try scene.banner(at: -304) == Self.frame(44, 260))
        #expect(try scene.banner(at: 0) == Self.frame(-96, 200))
        // The bars go: the header follows, and rests where it rested.
        try scene.banner(at: -244)
        scene.engine.safeAreaInsets = EdgeInsets()
        try scene.layOut()
        #expect(scene.inViewport(scene.banner) == Self.frame(0, 200) && scene.scroll.contentOffset.y == -200)
    }

    @Test("D5: turned to landscape nothing scrolls sideways")
    func rotation() throws {
        let scene = try HeaderScene()
        scene.engine.safeAreaInsets = EdgeInsets(left: 44, bottom: 21, right: 44)
        try scene.layOut(Size(width: 812, height: 375))
        #expect(scene.scroll.frame == Rect(x: 44, y: 0, width: 724, height: 354))
        #expect(scene.scroll.contentSize.width == 724)
        #expect(scene.scroll.restingRange(along: .horizontal) == 0...0)
        #expect(scene.banner.frame.width == 724)
    }

    @Test("D6, D8: the inset follows what the header's own content needs, at the width that it has")
    func heightFromItsOwnContent() throws {
        let scene = try HeaderScene(maximum: nil)
        let text = Wrapping("text", letters: 100)
        scene.banner.addSubview(text)
        text.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
        try scene.layOut()
        // 33 letters in a line of 335: 4 lines of 20, and 40 around.
        #expect(scene.header.height == 120 && scene.scroll.contentInset.top == 0)
        #expect(scene.scroll.adjustedContentInset.top == 120 && scene.scroll.contentOffset.y == -120)
        #expect(scene.inViewport(scene.banner) == Self.frame(0, 120))
        text.letters = 200
        try scene.layOut()
        #expect(scene.header.height == 180 && scene.scroll.contentOffset.y == -180)
        #expect(scene.inViewport(scene.banner) == Self.frame(0, 180))
        // A maximum that is less than the content needs gives way to it.
        try scene.header.setBounds(minimum: 60, maximum: 100)
        try scene.layOut()
        #expect(scene.header.height == 180)
        text.letters = 20
        try scene.layOut()
        #expect(scene.header.height == 100 && scene.inViewport(scene.banner) == Self.frame(0, 100))
    }

    @Test("D7: after the first layout the content rests below the header")
    func theFirstLayout() throws {
        #expect(try HeaderScene().scroll.contentOffset == Point(x: 0, y: -200))
    }

    @Test("D9: a minimum above the maximum is refused, and changes nothing")
    func boundsInTheWrongOrder() throws {
        let scroll = ScrollView("scroll"), view = View("banner")
        #expect(throws: StickyHeader.Mistake.maximum(50, minimum: 60)) {
            try StickyHeader(view, in: scroll, minimum: 60, maximum: 50)
        }
        #expect(throws: StickyHeader.Mistake.minimum(-1)) { try StickyHeader(view, in: scroll, minimum: -1) }
        #expect(throws: StickyHeader.Mistake.self) {
            try StickyHeader(view, in: scroll, minimum: 1, maximum: .infinity)
        }
        #expect(scroll.subviews.isEmpty && scroll.addedContentInset == EdgeInsets())
        let scene = try HeaderScene()
        #expect(throws: StickyHeader.Mistake.self) { try scene.header.setBounds(minimum: 300, maximum: 200) }
        #expect(scene.header.minimum == 60)
    }

    @Test("D10: a short content rests at one offset, unless it is given room below")
    func shortContent() throws {
        let scene = try HeaderScene()
        scene.cellHeight.constant = 235  // content 300
        try scene.layOut()
        #expect(scene.scroll.restingRange(along: .vertical) == -200...(-200))
        scene.header.padsShortContent = true
        try scene.layOut()
        #expect(scene.scroll.adjustedContentInset.bottom == 374)
        #expect(scene.scroll.restingRange(along: .vertical) == -200...(-60))
        #expect(try scene.banner(at: -60) == Self.frame(-140, 200))
    }

    @Test("D11: indicators begin below what the header covers")
    func indicators() throws {
        let scene = try HeaderScene()
        for (offset, inset) in [(-200.0, 200.0), (-130, 130), (-60, 60), (331, 60)] {
            try scene.banner(at: offset)
            try scene.layOut()
            #expect(scene.header.indicatorInset == inset, "at \(offset)")
        }
    }

    @Test("D12: whoever else listens to the scroll view, the header follows")
    func severalListeners() throws {
        let scene = try HeaderScene()
        var heard = 0
        let observation = scene.scroll.observe { _, _ in heard += 1 }
        #expect(try scene.banner(at: 0) == Self.frame(-140, 200))
        #expect(heard == 1)
        observation.cancel()
        #expect(try scene.banner(at: -60) == Self.frame(-140, 200))
    }

    @Test("39: minimum and maximum alike: it scrolls, and progress has a value")
    func boundsThatAreEqual() throws {
        let scene = try HeaderScene(minimum: 80, maximum: 80)
        #expect(scene.scroll.restingRange(along: .vertical) == -80...331)
        for offset in [-80.0, 0, 331, -120] {
            try scene.banner(at: offset)
            #expect(scene.header.progress == 0)
            #expect(scene.inViewport(scene.banner).maxY == max(80, -offset))
        }
    }

    @Test func progressAndStretch() throws {
        let scene = try HeaderScene()
        for (offset, progress, stretch) in [
            (-200.0, 0.0, 0.0), (-130, 0.5, 0), (-60, 1, 0), (331, 1, 0), (-260, 0, 60),
        ] {
            try scene.banner(at: offset)
            #expect(scene.header.progress == progress && scene.header.stretch == stretch, "at \(offset)")
        }
    }

    @Test("32: insets add up once: the app's, the bars', the header's")
    func insetsAddUp() throws {
        let scene = try HeaderScene(minimum: 64, maximum: 64, isFullBleed: true)
        scene.engine.safeAreaInsets = EdgeInsets()
        try scene.layOut()
        #expect(scene.scroll.adjustedContentInset.top == 64)
        scene.scroll.contentInset = EdgeInsets(top: 10, bottom: 5)
        try scene.layOut()
        #expect(scene.scroll.adjustedContentInset == EdgeInsets(top: 74, bottom: 5))
        #expect(scene.scroll.contentInset == EdgeInsets(top: 10, bottom: 5), "the app's own stays the app's")
        // The header rests between the app's inset and the content.
        #expect(scene.scroll.contentOffset.y == -74 && scene.inViewport(scene.banner) == Self.frame(10, 64))
    }

    @Test("33: a header of 300 that keeps 200 in 800: the last row ends at 800")
    func theLastRowIsReached() throws {
        let scene = try HeaderScene(minimum: 200, maximum: 300, isFullBleed: true)
        scene.engine.safeAreaInsets = EdgeInsets()
        try scene.layOut(Size(width: 375, height: 800))
        scene.scroll.contentOffset.y = scene.scroll.restingRange(along: .vertical).upperBound
        try scene.layOut(Size(width: 375, height: 800))
        #expect(scene.inViewport(scene.content).maxY == 800)
        #expect(scene.inViewport(scene.banner).maxY == 200)
    }

    @Test func aHeaderThatIsLetGoLeavesNothingBehind() throws {
        let scroll = ScrollView("scroll"), view = View("banner")
        var header: StickyHeader? = try StickyHeader(view, in: scroll, minimum: 10, maximum: 20)
        #expect(header?.height == 20 && scroll.addedContentInset.top == 20 && !view.constraints.isEmpty)
        header = nil
        #expect(scroll.addedContentInset.top == 0 && view.constraints.isEmpty)
    }
}

/// Text in lines of 20, each letter 10 wide.
private final class Wrapping: View {
    var letters: Int { didSet { invalidateIntrinsicContentSize() } }

    init(_ name: String, letters: Int) {
        self.letters = letters
        super.init(name)
    }

    override var intrinsicContentSize: (width: Double?, height: Double?) { (Double(10 * letters), nil) }

    override func intrinsicHeight(forWidth width: Double) -> Double? {
        let lettersInLine = max(1, Int(width / 10))
        return Double(20 * ((letters + lettersInLine - 1) / lettersInLine))
    }
}
