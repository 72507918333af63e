import Testing
import TinamouLayout

/// Margins, safe areas, keyboards and scroll views, as people ask about them: frames by hand, as UIKit has them.
@Suite struct GuideReportsTests {
    @Test func equalWidthsInScrollContent() throws {
        let page = View("page"), scroll = ScrollView("scroll"), a = Tile("a", 40, 30), b = Tile("b", 90, 30),
            c = Tile("c", 60, 30)
        page.add(scroll)
        scroll.add(a, b, c)
        scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
        a.snp.makeConstraints { $0.leading.top.equalToSuperview().inset(10) }
        b.snp.makeConstraints {
            $0.leading.equalTo(a.snp.trailing).offset(10); $0.top.equalTo(a); $0.width.equalTo(a)
        }
        c.snp.makeConstraints {
            $0.leading.equalTo(b.snp.trailing).offset(10); $0.top.equalTo(a); $0.width.equalTo(a);
            $0.trailing.equalToSuperview().inset(10)
        }
        a.snp.makeConstraints { $0.bottom.equalToSuperview().inset(10) }
        let engine = LayoutEngine(root: page)
        try engine.layout(in: Size(width: 200, height: 100))
        #expect(isClose(b.frame, Rect(x: 110, y: 10, width: 90, height: 30)))
        #expect(scroll.contentSize == Size(width: 310, height: 50))
    }

    @Test func preservedMargins() throws {
        let p = View("p"), inner = View("inner"), t = View("t")
        p.add(inner)
        inner.add(t)
        p.layoutMargins = EdgeInsets(top: 20, left: 30, bottom: 20, right: 40)
        inner.preservesSuperviewLayoutMargins = true
        inner.snp.makeConstraints {
            $0.edges.equalToSuperview().inset(EdgeInsets(top: 5, left: 10, bottom: 25, right: 0))
        }
        t.snp.makeConstraints { $0.edges.equalTo(inner.layoutMarginsGuide) }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 200, height: 200))
        // margins: top max(8, 15), left max(8, 20), bottom max(8, -5), right max(8, 40)
        #expect(isClose(t.frame, Rect(x: 20, y: 15, width: 190 - 20 - 40, height: 170 - 15 - 8)))
    }

    @Test func safeAreaInsideAScrollView() throws {
        let p = View("p"), s = ScrollView("s"), c = View("c"), t = View("t")
        p.add(s)
        s.add(c)
        c.add(t)
        s.snp.makeConstraints { $0.edges.equalToSuperview() }
        s.contentInsetAdjustmentBehavior = .never
        c.snp.makeConstraints {
            $0.edges.width.equalToSuperview(); $0.height.equalTo(1000)
        }
        t.snp.makeConstraints {
            $0.top.equalTo(c.safeAreaLayoutGuide); $0.leading.equalToSuperview(); $0.size.equalTo(10)
        }
        let engine = LayoutEngine(root: p)
        engine.safeAreaInsets = EdgeInsets(top: 44)
        try engine.layout(in: Size(width: 100, height: 300))
        #expect(t.frame.minY == 44)
        s.contentOffset.y = 20
        try engine.layout(in: Size(width: 100, height: 300))
        #expect(t.frame.minY == 64)
    }

    @Test func readableWidth() throws {
        let p = View("p"), t = View("t")
        p.add(t)
        t.snp.makeConstraints { $0.edges.equalTo(p.readableContentGuide) }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 1000, height: 100))
        #expect(isClose(t.frame, Rect(x: 164, y: 8, width: 672, height: 84)))
        try engine.layout(in: Size(width: 300, height: 100))
        #expect(isClose(t.frame, Rect(x: 8, y: 8, width: 284, height: 84)))
    }

    @Test func aBarAboveTheKeyboard() throws {
        let p = View("p"), bar = View("bar")
        p.add(bar)
        bar.snp.makeConstraints {
            $0.leading.trailing.equalToSuperview(); $0.height.equalTo(50);
            $0.bottom.equalTo(p.keyboardLayoutGuide.snp.top)
        }
        let engine = LayoutEngine(root: p)
        engine.safeAreaInsets = EdgeInsets(bottom: 34)
        let s = Size(width: 100, height: 800)
        try engine.layout(in: s)
        #expect(bar.frame.maxY == 766)
        engine.keyboardHeight = 300
        try engine.layout(in: s)
        #expect(bar.frame.maxY == 500)
        engine.keyboardHeight = 10
        try engine.layout(in: s)
        #expect(bar.frame.maxY == 766)
        p.keyboardLayoutGuideUsesBottomSafeArea = false
        engine.keyboardHeight = nil
        try engine.layout(in: s)
        #expect(bar.frame.maxY == 800)
    }

    @Test func aStackInAScrollView() throws {
        let p = View("p"), s = ScrollView("s"), st = StackView("st", axis: .vertical)
        p.add(s)
        s.add(st)
        s.snp.makeConstraints { $0.edges.equalToSuperview() }
        st.snp.makeConstraints {
            $0.edges.equalToSuperview().inset(16); $0.width.equalToSuperview().offset(-32)
        }
        for i in 0..<10 {
            let v = View("r\(i)"); v.snp.makeConstraints { $0.height.equalTo(100) }; st.addArrangedSubview(v)
        }
        st.spacing = 8
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 320, height: 480))
        #expect(s.contentSize == Size(width: 320, height: 1104))
        #expect(st.arrangedSubviews[9].frame.width == 288)
        #expect(try engine.ambiguities().isEmpty)
    }

    @Test func contentAtLeastAsHighAsTheFrame() throws {
        let p = View("p"), s = ScrollView("s"), c = View("c"), f = View("f")
        p.add(s)
        s.add(c)
        c.add(f)
        s.snp.makeConstraints { $0.edges.equalToSuperview() }
        c.snp.makeConstraints {
            $0.edges.width.equalToSuperview(); $0.height.greaterThanOrEqualTo(s); $0.height.equalTo(s).priority(250)
        }
        f.snp.makeConstraints {
            $0.leading.trailing.bottom.equalToSuperview(); $0.height.equalTo(50);
            $0.top.greaterThanOrEqualToSuperview().offset(200)
        }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 320, height: 480))
        #expect(f.frame.minY == 430)
        try engine.layout(in: Size(width: 320, height: 100))
        #expect(s.contentSize.height == 250 && f.frame.minY == 200)
    }

    @Test func equalSpacers() throws {
        let p = View("p"), a = Tile("a", 50, 10), b = Tile("b", 70, 10)
        p.add(a, b)
        let g = (0..<3).map { LayoutGuide("g\($0)") }
        g.forEach { p.addLayoutGuide($0) }
        g[0].leadingAnchor.constraint(equalTo: p.leadingAnchor).isActive = true
        for (l, r) in [(g[0] as LayoutItem, a as LayoutItem), (a, g[1]), (g[1], b), (b, g[2])] {
            r.leadingAnchor.constraint(equalTo: l.trailingAnchor).isActive = true
        }
        g[2].trailingAnchor.constraint(equalTo: p.trailingAnchor).isActive = true
        for x in g[1...] { x.widthAnchor.constraint(equalTo: g[0].widthAnchor).isActive = true }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 300, height: 10))
        #expect(a.frame.minX == 60 && b.frame.minX == 170)
    }

    @Test func additionalSafeArea() throws {
        let p = View("p"), child = View("child"), t = View("t")
        p.add(child)
        child.add(t)
        child.snp.makeConstraints { $0.edges.equalToSuperview() }
        child.additionalSafeAreaInsets = EdgeInsets(top: 50)
        t.snp.makeConstraints { $0.edges.equalTo(child.safeAreaLayoutGuide) }
        let engine = LayoutEngine(root: p)
        engine.safeAreaInsets = EdgeInsets(top: 20, bottom: 10)
        try engine.layout(in: Size(width: 100, height: 200))
        #expect(isClose(t.frame, Rect(x: 0, y: 70, width: 100, height: 120)))
        #expect(child.safeAreaInsets.top == 70)
    }

    @Test func marginsWithoutTheSafeArea() throws {
        let p = View("p"), t = View("t")
        p.add(t)
        t.snp.makeConstraints { $0.edges.equalTo(p.layoutMarginsGuide) }
        let engine = LayoutEngine(root: p)
        engine.safeAreaInsets = EdgeInsets(top: 20)
        try engine.layout(in: Size(width: 100, height: 200))
        #expect(t.frame.minY == 28)
        p.insetsLayoutMarginsFromSafeArea = false
        try engine.layout(in: Size(width: 100, height: 200))
        #expect(t.frame.minY == 8)
    }
}
