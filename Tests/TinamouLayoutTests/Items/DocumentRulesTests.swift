import Testing
import Tinamou
import TinamouLayout

/// What documents ask of stacks, safe areas and places beyond what programs do. Numbers by hand.
@Suite struct DocumentRulesTests {
    private static let size = Size(width: 300, height: 100)

    /// A row in the corner of a root of 300 × 100, as wide as that.
    private func row(_ views: [View], _ change: (StackView) -> Void) throws -> (StackView, LayoutEngine) {
        let root = View("root"), row = StackView("row", arrangedSubviews: views)
        root.addSubview(row)
        change(row)
        LayoutConstraint.activate([
            row.leftAnchor.constraint(equalTo: root.leftAnchor), row.topAnchor.constraint(equalTo: root.topAnchor),
            row.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        let engine = LayoutEngine(root: root)
        return (row, engine)
    }

    /// A view of a height that is required, and a width.
    private func box(_ name: String, height: Double, width: Double? = nil) -> View {
        let view = View(name)
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        return view
    }

    @Test func hiddenViewsNeedNotCollapse() throws {
        let seen = box("seen", height: 10), hidden = box("hidden", height: 10, width: 40)
        hidden.isHidden = true
        let (row, engine) = try row([seen, hidden]) { _ in }
        #expect(throws: LayoutError.self) { try engine.layout(in: Self.size) }
        row.hidingPriority = LayoutPriority(1e-3)
        try engine.layout(in: Self.size)
        #expect(seen.frame == Rect(x: 0, y: 0, width: 300, height: 10))
        #expect(hidden.frame.width == 40)
    }

    /// In the middle of a row of the height of what is seen, or of all.
    @Test(arguments: [(false, 10.0, 0.0), (true, 30.0, 10.0)])
    func hiddenViewsMayCount(counts: Bool, height: Double, top: Double) throws {
        let seen = box("seen", height: 10), hidden = box("hidden", height: 30)
        hidden.isHidden = true
        let (row, engine) = try row([seen, hidden]) {
            $0.alignment = .center
            $0.spansHiddenViews = counts
        }
        try engine.layout(in: Self.size)
        #expect(row.frame.height == height)
        #expect(seen.frame.minY == top)
    }

    /// Two views that share what is left: the first takes it, and both are open once the stack leaves open what it may.
    @Test func whatIsDecidedCanBeLeftOpen() throws {
        let one = box("one", height: 10), two = box("two", height: 10)
        let (row, engine) = try row([one, two]) { _ in }
        try engine.layout(in: Self.size)
        #expect(try engine.ambiguities().isEmpty)
        row.leavesOpen = true
        try engine.layout(in: Self.size)
        #expect(Set(try engine.ambiguities().map(\.item.name)) == ["one", "two"])
        #expect(one.frame.width == 300 && two.frame.minX == 300)  // nothing has moved
        row.leavesOpen = false
        try engine.layout(in: Self.size)
        #expect(try engine.ambiguities().isEmpty)
    }

    /// A safe area that is given to a view inside, and what views inside that have left of it.
    @Test func safeAreasCanBeGiven() throws {
        let root = View("root"), inner = View("inner"), innermost = View("innermost")
        root.addSubview(inner)
        inner.addSubview(innermost)
        inner.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
        innermost.snp.makeConstraints { $0.edges.equalToSuperview().inset(2) }
        _ = innermost.safeAreaLayoutGuide
        let engine = LayoutEngine(root: root)
        engine.safeAreaInsets = EdgeInsets(top: 50)
        try engine.layout(in: Self.size)
        #expect(inner.safeAreaInsets.top == 40 && innermost.safeAreaInsets.top == 38)
        inner.givenSafeAreaInsets = EdgeInsets(top: 7, right: 1)
        try engine.layout(in: Self.size)
        #expect(inner.safeAreaInsets == EdgeInsets(top: 7, right: 1))
        #expect(innermost.safeAreaInsets == EdgeInsets(top: 5))
        inner.givenSafeAreaInsets = nil
        try engine.layout(in: Self.size)
        #expect(inner.safeAreaInsets.top == 40)
    }

    /// 300 − 2 · 8 is 84 more than 200: 42 on each side.
    @Test func marginsMayFollowTheReadableWidth() throws {
        let root = View("root")
        root.layoutMarginsFollowReadableWidth = true
        _ = root.layoutMarginsGuide
        let engine = LayoutEngine(root: root)
        engine.readableWidth = 200
        try engine.layout(in: Self.size)
        #expect(root.layoutMarginsGuide.layoutFrame == Rect(x: 50, y: 8, width: 200, height: 84))
    }

    /// Half of the way from an outer view's near edge to the far edge of one inside: from the left 70 / 2, from the
    /// right 260 / 2.
    @Test(arguments: [(LayoutDirection.leftToRight, 35.0), (.rightToLeft, 170.0)])
    func placesCountFromAnyViewAround(direction: LayoutDirection, left: Double) throws {
        let root = View("root"), middle = View("middle"), one = View("one"), two = View("two")
        root.forcedLayoutDirection = direction
        root.addSubview(middle)
        middle.addSubview(one)
        middle.addSubview(two)
        middle.snp.makeConstraints { $0.edges.equalToSuperview().inset(30) }
        for view in [one, two] {
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            view.topAnchor.constraint(equalTo: middle.topAnchor).isActive = true
        }
        two.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 30).isActive = true
        let half = try LayoutConstraint(
            one, .leading, .equal, to: two, .trailing, multiplier: 0.5, constant: 0, countedFrom: root)
        half.isActive = true
        let engine = LayoutEngine(root: root)
        try engine.layout(in: Self.size)
        // Leading is the right edge when read from right to left: 300 − (300 − 60) / 2 is 180, and 10 to the left of
        // that begins the view.
        #expect(one.frameInRoot.minX == left)
        #expect(throws: LayoutError.self) {
            _ = try LayoutConstraint(
                one, .leading, .equal, to: two, .width, multiplier: 2, constant: 0, countedFrom: root)
        }
    }
}
