import Testing
import TinamouLayout

/// Stacks, as people ask about them: frames by hand, as UIKit has them.
@Suite struct StackReportsTests {
    @Test func stackMargins() throws {
        let st = StackView("st", axis: .vertical), a = Tile("a", 50, 20), b = Tile("b", 80, 30)
        st.addArrangedSubview(a)
        st.addArrangedSubview(b)
        st.spacing = 5
        st.isLayoutMarginsRelativeArrangement = true
        st.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(try st.fittingSize() == Size(width: 140, height: 95))
        a.isHidden = true
        #expect(try st.fittingSize() == Size(width: 140, height: 70))
    }

    @Test func customSpacingOfHiddenViews() throws {
        let st = StackView("st"), v = (0..<3).map { Tile("\($0)", 20, 10) }
        v.forEach { st.addArrangedSubview($0) }
        st.spacing = 4
        st.setCustomSpacing(30, after: v[1])
        #expect(try st.fittingSize().width == 94)
        v[2].isHidden = true
        #expect(try st.fittingSize().width == 44)
        v[2].isHidden = false
        v[1].isHidden = true
        #expect(try st.fittingSize().width == 44)
    }

    @Test func stacksInAStack() throws {
        let outer = StackView("outer", axis: .vertical), r1 = StackView("r1"), r2 = StackView("r2")
        outer.spacing = 10
        outer.alignment = .leading
        for (r, n) in [(r1, [30.0, 40]), (r2, [50, 60, 70])] {
            for w in n { r.addArrangedSubview(Tile("t", w, 20)) }; r.spacing = 5; outer.addArrangedSubview(r)
        }
        let p = View("p")
        p.add(outer)
        outer.snp.makeConstraints { $0.leading.top.equalToSuperview() }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 500, height: 500))
        #expect(isClose(r1.frame, Rect(x: 0, y: 0, width: 75, height: 20)))
        #expect(isClose(r2.frame, Rect(x: 0, y: 30, width: 190, height: 20)))
        #expect(isClose(outer.frame, Rect(x: 0, y: 0, width: 190, height: 50)))
    }

    @Test func equalCentres() throws {
        let st = StackView("st"), v = [20.0, 60, 20].map { Tile("tile", $0, 10) }
        v.forEach { st.addArrangedSubview($0) }
        st.distribution = .equalCentering
        let engine = LayoutEngine(root: st)
        try engine.layout(in: Size(width: 300, height: 10))
        #expect(v.map(\.frame.midX) == [10, 150, 290])
    }

    @Test func centredInAStack() throws {
        let st = StackView("st", axis: .vertical), a = View("a")
        st.alignment = .center
        st.addArrangedSubview(a)
        a.snp.makeConstraints { $0.size.equalTo(40) }
        let engine = LayoutEngine(root: st)
        try engine.layout(in: Size(width: 100, height: 40))
        #expect(isClose(a.frame, Rect(x: 30, y: 0, width: 40, height: 40)))
    }

    @Test func theLeastHuggingGrows() throws {
        let st = StackView("st", axis: .vertical), a = Tile("a", 10, 20), b = Tile("b", 10, 20)
        st.addArrangedSubview(a)
        st.addArrangedSubview(b)
        b.setContentHuggingPriority(LayoutPriority(249), for: .vertical)
        let engine = LayoutEngine(root: st)
        try engine.layout(in: Size(width: 10, height: 100))
        #expect(b.frame.height == 80)
    }
}
