import Testing
import TinamouLayout

/// Constraints and views that come, go and change, as people ask about them: frames by hand, as UIKit has them.
@Suite struct LifecycleReportsTests {
    @Test func remadeThenUpdated() throws {
        let p = View("p"), v = View("v")
        p.add(v)
        v.snp.makeConstraints {
            $0.leading.top.equalToSuperview(); $0.size.equalTo(50)
        }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 300, height: 300))
        v.snp.remakeConstraints {
            $0.center.equalToSuperview(); $0.size.equalTo(50)
        }
        v.snp.updateConstraints { $0.size.equalTo(100) }
        try engine.layout(in: Size(width: 300, height: 300))
        #expect(isClose(v.frame, Rect(x: 100, y: 100, width: 100, height: 100)))
        v.snp.updateConstraints { $0.width.equalTo(20) }
        try engine.layoutIfNeeded()
        #expect(isClose(v.frame, Rect(x: 140, y: 100, width: 20, height: 100)))
    }

    @Test func movedBetweenParents() throws {
        let p = View("p"), a = View("a"), b = View("b"), v = View("v"), w = View("w")
        p.add(a, b)
        a.add(v)
        v.add(w)
        a.snp.makeConstraints {
            $0.leading.top.bottom.equalToSuperview(); $0.width.equalTo(100)
        }
        b.snp.makeConstraints {
            $0.trailing.top.bottom.equalToSuperview(); $0.leading.equalTo(a.snp.trailing)
        }
        v.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
        w.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
        let engine = LayoutEngine(root: p)
        let s = Size(width: 300, height: 100)
        try engine.layout(in: s)
        #expect(isClose(w.frame, Rect(x: 5, y: 5, width: 70, height: 70)))
        b.addSubview(v)
        v.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
        try engine.layout(in: s)
        #expect(isClose(v.frame, Rect(x: 20, y: 20, width: 160, height: 60)))
        #expect(isClose(w.frame, Rect(x: 5, y: 5, width: 150, height: 50)))
    }

    @Test func leftIsNotLeading() throws {
        let p = View("p"), a = View("a"), b = View("b")
        p.add(a, b)
        p.forcedLayoutDirection = .rightToLeft
        a.snp.makeConstraints {
            $0.left.top.equalToSuperview().offset(10); $0.size.equalTo(20)
        }
        b.snp.makeConstraints {
            $0.leading.equalToSuperview().offset(10); $0.top.equalToSuperview(); $0.size.equalTo(20)
        }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(a.frame.minX == 10)
        #expect(b.frame.minX == 70)
    }

    @Test func oneSetForAnother() throws {
        let p = View("p"), v = View("v")
        p.add(v)
        let narrow = [v.widthAnchor.constraint(equalToConstant: 50)],
            wide = [v.widthAnchor.constraint(equalTo: p.widthAnchor)]
        v.snp.makeConstraints {
            $0.leading.top.equalToSuperview(); $0.height.equalTo(10)
        }
        LayoutConstraint.activate(narrow)
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 100, height: 100))
        LayoutConstraint.activate(wide)
        LayoutConstraint.deactivate(narrow)  // the other order than is safe in UIKit without a log
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(v.frame.width == 100)
    }

    @Test func twiceAsFarFromTheEnd() throws {
        let p = View("p"), a = View("a")
        p.add(a)
        a.snp.makeConstraints {
            $0.top.bottom.equalToSuperview(); $0.width.equalTo(40)
        }
        let l = p.leadingAnchor.anchorWithOffset(to: a.leadingAnchor),
            r = a.trailingAnchor.anchorWithOffset(to: p.trailingAnchor)
        l.constraint(equalTo: r, multiplier: 0.5).isActive = true
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(a.frame.minX == 20)
        p.forcedLayoutDirection = .rightToLeft
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(a.frame.minX == 40)
    }

    @Test func constraintsMadeInUpdateConstraints() throws {
        final class C: View {
            var n = 0; let inner = View("i");
            override func updateConstraints() {
                if n == 0 { addSubview(inner); inner.snp.makeConstraints { $0.edges.equalToSuperview() } }; n += 1;
                super.updateConstraints()
            }
        }
        let p = View("p"), c = C("c")
        p.add(c)
        c.snp.makeConstraints { $0.edges.equalToSuperview() }
        let engine = LayoutEngine(root: p)
        try engine.layout(in: Size(width: 10, height: 10))
        try engine.layout(in: Size(width: 20, height: 10))
        #expect(c.n == 1 && c.inner.frame.width == 20)
    }
}
