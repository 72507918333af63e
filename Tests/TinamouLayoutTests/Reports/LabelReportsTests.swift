import Testing
import TinamouLayout

/// Labels, contents and sizes, as people ask about them: frames by hand, as UIKit has them.
@Suite struct LabelReportsTests {
    @Test func aspectRatioWithLimits() throws {
        for (w, h, ex) in [
            (300.0, 400.0, (0.0, 125.0, 300.0, 150.0)), (900, 400, (200, 75, 500, 250)), (900, 200, (250, 0, 400, 200)),
        ] {
            let page = View("page"), video = View("video")
            page.add(video)
            video.snp.makeConstraints { m in
                m.center.equalToSuperview()
                m.width.equalTo(video.snp.height).multipliedBy(2)
                m.width.height.lessThanOrEqualToSuperview()
                m.width.lessThanOrEqualTo(500)
                m.width.equalToSuperview().priority(750)
                m.height.equalToSuperview().priority(749)
            }
            let engine = LayoutEngine(root: page)
            try engine.layout(in: Size(width: w, height: h))
            #expect(isClose(video.frame, Rect(x: ex.0, y: ex.1, width: ex.2, height: ex.3)))
        }
    }

    @Test func aCellSizesItself() throws {
        let cell = View("cell"), l = text("l", 60), icon = View("icon")
        cell.add(icon, l)
        icon.snp.makeConstraints {
            $0.leading.top.equalToSuperview().inset(10); $0.size.equalTo(40);
            $0.bottom.lessThanOrEqualToSuperview().inset(10)
        }
        l.snp.makeConstraints {
            $0.leading.equalTo(icon.snp.trailing).offset(10); $0.top.trailing.bottom.equalToSuperview().inset(10)
        }
        let s = try cell.fittingSize(
            Size(width: 270, height: 0), horizontally: .required, vertically: .fittingSizeLevel)
        // 200 wide: three lines of 20 letters.
        #expect(s == Size(width: 270, height: 80))
        let t = try cell.fittingSize(Size(width: 770), horizontally: .required)
        #expect(t == Size(width: 770, height: 60))
        // Compressed, a label still resists: 600 in one line, beside 10 + 40 + 10 + 10.
        #expect(try cell.fittingSize().width == 670)
    }

    @Test func fittingDoesNotShrinkLabels() throws {
        let v = View("v"), l = Label("l", letters: 10)
        v.add(l)
        l.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
        #expect(try v.fittingSize() == Size(width: 110, height: 30))
        #expect(try v.fittingSize(Size(width: 10000, height: 10000)) == Size(width: 110, height: 30))
    }

    @Test func contentChangesInLayoutSubviews() throws {
        /// Half as high as it has come out wide.
        final class Tag: View {
            var height = 10.0
            override var intrinsicContentSize: (width: Double?, height: Double?) { (100, height) }
            override func layoutSubviews() {
                if height == frame.width / 2 { return }
                height = frame.width / 2
                invalidateIntrinsicContentSize()
            }
        }
        let p = View("p"), t = Tag("t")
        p.add(t)
        t.snp.makeConstraints {
            $0.leading.top.equalToSuperview(); $0.width.equalTo(80)
        }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 300, height: 300))
        #expect(isClose(t.frame, Rect(x: 0, y: 0, width: 80, height: 40)))
    }

    @Test func baselinesOfSeveralLines() throws {
        let p = View("p"), a = text("a", 20), b = Label("b", letters: 3)
        p.add(a, b)
        a.snp.makeConstraints {
            $0.leading.top.equalToSuperview(); $0.width.equalTo(100)
        }
        b.snp.makeConstraints {
            $0.leading.equalTo(a.snp.trailing).offset(8); $0.lastBaseline.equalTo(a)
        }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 300, height: 300))
        #expect(isClose(a.frame, Rect(x: 0, y: 0, width: 100, height: 40)))
        #expect(isClose(b.frame, Rect(x: 108, y: 20, width: 30, height: 20)))
        b.snp.remakeConstraints {
            $0.leading.equalTo(a.snp.trailing).offset(8); $0.firstBaseline.equalTo(a)
        }
        try engine.layout(in: Size(width: 300, height: 300))
        #expect(b.frame.minY == 0)
        b.snp.remakeConstraints {
            $0.leading.equalTo(a.snp.trailing).offset(8); $0.firstBaseline.equalTo(a.snp.lastBaseline).offset(24)
        }
        try engine.layout(in: Size(width: 300, height: 300))
        #expect(b.frame.minY == 40 - 5 + 24 - 15)
    }

    @Test func whoIsCompressedFirst() throws {
        let p = View("p"), a = Label("a", letters: 20), b = Label("b", letters: 20), c = Label("c", letters: 20)
        p.add(a, b, c)
        a.snp.makeConstraints { $0.leading.top.equalToSuperview() }
        b.snp.makeConstraints {
            $0.leading.equalTo(a.snp.trailing); $0.top.equalToSuperview()
        }
        c.snp.makeConstraints {
            $0.leading.equalTo(b.snp.trailing); $0.top.trailing.equalToSuperview()
        }
        b.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
        a.setContentCompressionResistancePriority(LayoutPriority(748), for: .horizontal)
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 450, height: 100))
        #expect([a, b, c].map(\.frame.width) == [50, 200, 200])
        try engine.layout(in: Size(width: 350, height: 100))
        #expect([a, b, c].map(\.frame.width) == [0, 150, 200])
        try engine.layout(in: Size(width: 50, height: 100))
        #expect([a, b, c].map(\.frame.width) == [0, 0, 50])
    }

    @Test func equalWidthsOutvoteHugging() throws {
        let p = View("p"), a = Label("a", letters: 5), b = Label("b", letters: 10)
        p.add(a, b)
        a.snp.makeConstraints { $0.leading.top.equalToSuperview() }
        b.snp.makeConstraints {
            $0.leading.equalTo(a.snp.trailing).offset(10); $0.top.trailing.equalToSuperview();
            $0.width.equalTo(a).priority(251)
        }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 310, height: 100))
        #expect([a, b].map(\.frame.width) == [150, 150])
    }

    @Test func centredWithinLimits() throws {
        for (n, x, w) in [(10, 100.0, 100.0), (40, 20, 260)] {
            let p = View("p"), l = Label("l", letters: n)
            p.add(l)
            l.snp.makeConstraints {
                $0.centerX.equalToSuperview(); $0.top.equalToSuperview();
                $0.leading.greaterThanOrEqualToSuperview().offset(20);
                $0.trailing.lessThanOrEqualToSuperview().inset(20)
            }
            let engine = LayoutEngine(root: p)
            try engine.layout(in: Size(width: 300, height: 10))
            #expect(l.frame.minX == x && l.frame.width == w)
        }
    }

    @Test func aBadgeBeyondTheAlignmentRectangle() throws {
        final class Badge: View {
            override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 10, left: 0, bottom: 0, right: 10) }
            override var intrinsicContentSize: (width: Double?, height: Double?) { (40, 40) }
        }
        let p = View("p"), b = Badge("b")
        p.add(b)
        b.snp.makeConstraints { $0.center.equalToSuperview() }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(isClose(b.frame, Rect(x: 30, y: 20, width: 50, height: 50)))
        #expect(try b.fittingSize() == Size(width: 50, height: 50))
    }

    @Test func noHeightByAMultiplier() throws {
        let p = View("p"), v = View("v")
        p.add(v)
        v.snp.makeConstraints {
            $0.leading.top.trailing.equalToSuperview(); $0.height.equalToSuperview().multipliedBy(0)
        }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(v.frame.height == 0)
    }

    @Test func imageWithItsRatio() throws {
        let p = View("p"), image = Tile("image", 400, 300)
        p.add(image)
        image.snp.makeConstraints {
            $0.leading.top.equalToSuperview(); $0.width.lessThanOrEqualToSuperview();
            $0.height.equalTo(image.snp.width).multipliedBy(0.75)
        }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 200, height: 500))
        #expect(isClose(image.frame, Rect(x: 0, y: 0, width: 200, height: 150)))
        try engine.layout(in: Size(width: 900, height: 500))
        #expect(isClose(image.frame, Rect(x: 0, y: 0, width: 400, height: 300)))
    }

    @Test func equalHeightsOfText() throws {
        let p = View("p"), a = text("a", 30), b = text("b", 5)
        p.add(a, b)
        a.snp.makeConstraints {
            $0.leading.top.equalToSuperview(); $0.width.equalTo(100)
        }
        b.snp.makeConstraints {
            $0.leading.equalTo(a.snp.trailing); $0.top.trailing.equalToSuperview(); $0.height.equalTo(a)
        }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 200, height: 100))
        #expect(a.frame.height == 60 && b.frame.height == 60)
        #expect(try engine.ambiguities().isEmpty)
    }

    private func text(_ name: String, _ letters: Int) -> Label {
        let label = Label(name, letters: letters)
        label.wraps = true
        return label
    }
}
