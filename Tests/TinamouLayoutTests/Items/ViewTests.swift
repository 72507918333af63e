import Testing
import TinamouLayout

@Suite struct ViewTests {
    @Test func theTree() {
        let root = View("root"), a = View("a"), b = View("b"), inner = View("inner")
        root.addSubview(a)
        root.addSubview(b)
        a.addSubview(inner)
        #expect(root.subviews.map(\.name) == ["a", "b"])
        #expect(inner.root === root && inner.superview === a)
        #expect(inner.isDescendant(of: root) && inner.isDescendant(of: inner) && !inner.isDescendant(of: b))
        b.addSubview(inner)
        #expect(a.subviews.isEmpty && inner.superview === b)
        root.addSubview(a)  // comes to the front
        #expect(root.subviews.map(\.name) == ["b", "a"])
        var names: [String] = []
        root.forEachDescendant { names.append($0.name) }
        #expect(names == ["root", "b", "inner", "a"])
        inner.removeFromSuperview()
        inner.removeFromSuperview()
        #expect(inner.superview == nil && b.subviews.isEmpty)
    }

    @Test func takingAViewOutDeactivatesWhatCrossesTheCut() {
        let root = View("root"), box = View("box"), inner = View("inner")
        root.addSubview(box)
        box.addSubview(inner)
        let crossing = inner.leftAnchor.constraint(equalTo: root.leftAnchor)
        let within = inner.topAnchor.constraint(equalTo: box.topAnchor)
        let alone = box.widthAnchor.constraint(equalToConstant: 5)
        LayoutConstraint.activate([crossing, within, alone])
        box.removeFromSuperview()
        #expect(!crossing.isActive && within.isActive && alone.isActive)
        #expect(root.constraints.isEmpty && inner.constraints.count == 1)
    }

    @Test func aViewKnowsItsActiveConstraints() {
        let view = View(), other = View()
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        let square = view.widthAnchor.constraint(equalTo: view.heightAnchor)
        let link = view.leftAnchor.constraint(equalTo: other.leftAnchor)
        for constraint in [width, square, link, width] { constraint.isActive = true }
        #expect(view.constraints.count == 3 && other.constraints.count == 1)
        LayoutConstraint.deactivate([width, link, link])
        #expect(view.constraints.count == 1 && other.constraints.isEmpty)
    }

    @Test func aViewDoesNotKeepItsSuperviewAlive() {
        let inner = View("inner")
        do {
            let outer = View("outer")
            outer.addSubview(inner)
            #expect(inner.superview != nil)
        }
        #expect(inner.superview == nil)
    }

    @Test func whatOutlivesItsSuperviewHasBeenTakenOut() throws {
        let one = View("one"), two = View("two"), inside = View("inside"), guide = LayoutGuide("guide")
        one.addSubview(inside)
        let within = inside.leftAnchor.constraint(equalTo: one.leftAnchor)
        let alone = one.widthAnchor.constraint(equalToConstant: 20)
        let crossing = [
            two.leftAnchor.constraint(equalTo: one.rightAnchor), inside.topAnchor.constraint(equalTo: two.topAnchor),
            guide.leftAnchor.constraint(equalTo: one.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 5),
        ]
        do {
            let outermost = View("outermost"), outer = View("outer")
            outermost.forcedLayoutDirection = .rightToLeft
            outermost.addSubview(outer)
            for view in [one, two] { outer.addSubview(view) }
            outer.addLayoutGuide(guide)
            LayoutConstraint.activate(crossing + [within, alone])
            #expect(inside.effectiveLayoutDirection == .rightToLeft)
        }
        #expect(crossing.allSatisfy { !$0.isActive } && within.isActive && alone.isActive)
        #expect(inside.effectiveLayoutDirection == .leftToRight && guide.owningView == nil)
        // Another tree knows nothing of it.
        let root = View("root")
        root.addSubview(one)
        one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).isActive = true
        try LayoutEngine(root: root).layout(in: Size(width: 100, height: 100))
        #expect(one.frame == Rect(x: 3, y: 0, width: 20, height: 0) && inside.frameInRoot.minX == 3)
    }
}
