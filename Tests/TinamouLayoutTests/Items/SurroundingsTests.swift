import Testing
import TinamouLayout

/// Guides, margins, safe areas: where they lie, worked out by hand.
@Suite struct SurroundingsTests {
    let root = View("root")
    let engine: LayoutEngine
    let size = Size(width: 400, height: 800)

    init() {
        engine = LayoutEngine(root: root)
    }

    /// A view that fills a guide.
    private func filler(_ guide: LayoutGuide, in view: View) -> View {
        let filler = View("filler")
        view.addSubview(filler)
        LayoutConstraint.activate([
            filler.leftAnchor.constraint(equalTo: guide.leftAnchor),
            filler.rightAnchor.constraint(equalTo: guide.rightAnchor),
            filler.topAnchor.constraint(equalTo: guide.topAnchor),
            filler.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        return filler
    }

    @Test func aGuideOfOnesOwn() throws {
        let guide = LayoutGuide("gap")
        root.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            guide.widthAnchor.constraint(equalToConstant: 50),
            guide.heightAnchor.constraint(equalToConstant: 60),
        ])
        let filler = filler(guide, in: root)
        try engine.layout(in: size)
        #expect(filler.frame == Rect(x: 30, y: 40, width: 50, height: 60))
        #expect(guide.layoutFrame == filler.frame && guide.owningView === root)
        #expect(root.layoutGuides.count == 1)
        root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && guide.constraints.isEmpty)
        #expect(filler.constraints.isEmpty)
        try engine.layout(in: size)
    }

    @Test func theSafeAreaOfTheRootAndOfWhatIsInside() throws {
        let inner = View("inner"), away = View("away")
        root.addSubview(inner)
        root.addSubview(away)
        inner.pin(10, 20, 300, 780)  // reaches to the bottom edge
        away.pin(50, 100, 100, 100)
        let fillers = [root, inner, away].map { filler($0.safeAreaLayoutGuide, in: $0) }
        engine.safeAreaInsets = EdgeInsets(top: 47, left: 20, bottom: 34, right: 0)
        try engine.layout(in: size)
        #expect(fillers[0].frame == Rect(x: 20, y: 47, width: 380, height: 719))
        // Of the inner view: 27 at the top, 10 at the left, 34 at the bottom.
        #expect(fillers[1].frame == Rect(x: 10, y: 27, width: 290, height: 719))
        #expect(inner.safeAreaInsets == EdgeInsets(top: 27, left: 10, bottom: 34, right: 0))
        #expect(fillers[2].frame == Rect(x: 0, y: 0, width: 100, height: 100))
        // A bar of one's own, for all inside.
        root.additionalSafeAreaInsets = EdgeInsets(top: 44)
        try engine.layout(in: size)
        #expect(fillers[0].frame.minY == 91 && inner.safeAreaInsets.top == 71)
        // What moves gets another safe area in the same pass.
        inner.constraints.first { $0.first.attribute == .top }?.constant = 60
        inner.constraints.first { $0.first.attribute == .height }?.constant = 100
        try engine.layout(in: size)
        #expect(inner.safeAreaInsets == EdgeInsets(top: 31, left: 10, bottom: 0, right: 0))
        #expect(fillers[1].frame == Rect(x: 10, y: 31, width: 290, height: 69))
    }

    @Test func margins() throws {
        let inner = View("inner")
        root.addSubview(inner)
        inner.pin(4, 0, 396, 800)
        root.layoutMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let outer = filler(root.layoutMarginsGuide, in: root), within = filler(inner.layoutMarginsGuide, in: inner)
        try engine.layout(in: size)
        #expect(outer.frame == Rect(x: 16, y: 0, width: 368, height: 800))
        #expect(within.frame == Rect(x: 8, y: 8, width: 380, height: 784), "8 on all sides unless set")
        engine.safeAreaInsets = EdgeInsets(top: 44)
        try engine.layout(in: size)
        #expect(outer.frame.minY == 44 && within.frame.minY == 52, "a margin of 52 is 8 + 44")
        inner.insetsLayoutMarginsFromSafeArea = false
        inner.preservesSuperviewLayoutMargins = true
        try engine.layout(in: size)
        // The root's margins are 12 from the inner view's left edge, 16 from the right, 44 from the top.
        #expect(within.frame == Rect(x: 12, y: 44, width: 368, height: 748))
    }

    @Test func marginsTurnRound() throws {
        root.directionalLayoutMargins = DirectionalEdgeInsets(leading: 10, trailing: 30)
        let filler = filler(root.layoutMarginsGuide, in: root)
        try engine.layout(in: size)
        #expect(filler.frame == Rect(x: 10, y: 0, width: 360, height: 800))
        root.forcedLayoutDirection = .rightToLeft
        try engine.layout(in: size)
        #expect(filler.frame == Rect(x: 30, y: 0, width: 360, height: 800))
        #expect(root.layoutMargins == EdgeInsets(left: 30, right: 10))
    }

    @Test("a guide that the first mention of a margin makes does not keep others from following")
    func marginsAndSafeAreaInOnePass() throws {
        let inner = View("inner")
        let filler = filler(root.safeAreaLayoutGuide, in: root)
        root.addSubview(inner)
        inner.pin(0, 0, nil, 10)
        try LayoutConstraint(inner, .right, .equal, to: root, .rightMargin).isActive = true
        engine.safeAreaInsets = EdgeInsets(top: 47, left: 20, bottom: 34, right: 10)
        try engine.layout(in: size)
        #expect(filler.frame == Rect(x: 20, y: 47, width: 370, height: 719))
        #expect(inner.frame == Rect(x: 0, y: 0, width: 382, height: 10))
    }

    @Test("what moves twice in a pass has the safe area of where it ends")
    func movingTwiceInAPass() throws {
        let inner = View("inner")
        root.addSubview(inner)
        inner.pin(0, 100, 100)
        // The bottom edge is at 790 until the safe area is known, and at 756 then: 10 above where it ends.
        inner.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor, constant: -10).isActive = true
        let filler = filler(inner.safeAreaLayoutGuide, in: inner)
        engine.safeAreaInsets = EdgeInsets(bottom: 34)
        try engine.layout(in: size)
        #expect(inner.safeAreaInsets == EdgeInsets())
        #expect(filler.frame == Rect(x: 0, y: 0, width: 100, height: 656))
    }

    @Test("margins that cannot be had are no trouble once they are others again")
    func marginsThatAreTakenBack() throws {
        let box = View("box")
        root.addSubview(box)
        box.pin(0, 0, 380, 10)
        try LayoutConstraint(box, .right, .lessOrEqual, to: root, .rightMargin).isActive = true
        try engine.layout(in: size)
        root.layoutMargins = EdgeInsets(all: 50)
        #expect(throws: LayoutError.self) { try engine.layout(in: size) }
        root.layoutMargins = EdgeInsets(all: 20)
        try engine.layout(in: size)
        #expect(root.layoutMarginsGuide.layoutFrame == Rect(x: 20, y: 20, width: 360, height: 760))
    }

    @Test("what comes into a view that had no need of a safe area has it handed down")
    func aViewThatBringsTheNeed() throws {
        let panel = View("panel"), inner = View("inner")
        root.addSubview(panel)
        panel.pin(0, 0, 400, 800)
        engine.safeAreaInsets = EdgeInsets(top: 47)
        try engine.layout(in: size)
        let filler = filler(inner.safeAreaLayoutGuide, in: inner)
        panel.addSubview(inner)
        inner.pin(0, 0, 100, 100)
        try engine.layout(in: size)
        #expect(filler.frame == Rect(x: 0, y: 47, width: 100, height: 53))
    }

    @Test func readableContentIsNoWiderThanLinesAreReadWell() throws {
        let filler = filler(root.readableContentGuide, in: root)
        try engine.layout(in: size)
        #expect(filler.frame == Rect(x: 8, y: 8, width: 384, height: 784))
        try engine.layout(in: Size(width: 1000, height: 800))
        #expect(filler.frame == Rect(x: 164, y: 8, width: 672, height: 784))
        engine.readableWidth = 500
        try engine.layout(in: Size(width: 1000, height: 800))
        #expect(filler.frame == Rect(x: 250, y: 8, width: 500, height: 784))
    }

    @Test func theKeyboard() throws {
        engine.safeAreaInsets = EdgeInsets(bottom: 34)
        let filler = filler(root.keyboardLayoutGuide, in: root)
        try engine.layout(in: size)
        #expect(filler.frame == Rect(x: 0, y: 766, width: 400, height: 34))
        engine.keyboardHeight = 300
        try engine.layout(in: size)
        #expect(filler.frame == Rect(x: 0, y: 500, width: 400, height: 300))
        engine.keyboardHeight = nil
        root.keyboardLayoutGuideUsesBottomSafeArea = false
        try engine.layout(in: size)
        #expect(filler.frame == Rect(x: 0, y: 800, width: 400, height: 0))
    }

    @Test func aGuideThatIsAskedForLate() throws {
        let inner = View("inner")
        root.addSubview(inner)
        inner.pin(0, 0, 100, 100)
        try engine.layout(in: size)
        let filler = filler(inner.layoutMarginsGuide, in: inner)
        try engine.layout(in: size)
        #expect(filler.frame == Rect(x: 8, y: 8, width: 84, height: 84))
        // The view goes to another place, and comes back, with its guide.
        inner.removeFromSuperview()
        try engine.layout(in: size)
        root.addSubview(inner)
        inner.pin(5, 5)
        try engine.layout(in: size)
        #expect(inner.frame == Rect(x: 5, y: 5, width: 100, height: 100))
        #expect(filler.frame == Rect(x: 8, y: 8, width: 84, height: 84))
    }
}
