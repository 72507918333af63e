import Testing
import TinamouLayout

/// Directions, alignments and baselines, in a superview of 300 × 200: frames worked out by hand.
@Suite struct VisualFormatOptionsTests {
    let tree = FormatTree()

    private func span(_ view: View) -> [Double] { [view.frame.minX, view.frame.maxX] }

    // MARK: Direction

    @Test func aRowRunsInReadingDirection() throws {
        tree.root.forcedLayoutDirection = .rightToLeft
        tree.root.directionalLayoutMargins = DirectionalEdgeInsets(top: 5, leading: 12, bottom: 7, trailing: 20)
        try tree.lay("|-20-[a(100)]", "|[b(40)]-[c(60)]", "|-[d]-|")
        #expect(span(tree.a) == [180, 280])
        #expect(span(tree.b) == [260, 300] && span(tree.c) == [192, 252])
        #expect(span(tree.d) == [20, 288])
    }

    @Test(arguments: LayoutDirection.allCases)
    func leftToRightIsTheSameHoweverViewsAreRead(direction: LayoutDirection) throws {
        tree.root.forcedLayoutDirection = direction
        tree.root.layoutMargins = EdgeInsets(top: 5, left: 12, bottom: 7, right: 20)
        try tree.lay(
            "|-20-[a(100)]", "|[b(40)]-[c(60)]", "|-[d]-|", options: VisualFormatOptions(direction: .leftToRight))
        #expect(span(tree.a) == [20, 120])
        #expect(span(tree.b) == [0, 40] && span(tree.c) == [48, 108])
        #expect(span(tree.d) == [12, 280])
    }

    @Test(arguments: LayoutDirection.allCases)
    func rightToLeftIsTheSameHoweverViewsAreRead(direction: LayoutDirection) throws {
        tree.root.forcedLayoutDirection = direction
        tree.root.layoutMargins = EdgeInsets(top: 5, left: 12, bottom: 7, right: 20)
        try tree.lay(
            "|-20-[a]-30-|", "|[b(40)]-(>=8)-[c(60)]-(180@1)-|", "|-[d]-|",
            options: VisualFormatOptions(direction: .rightToLeft))
        #expect(span(tree.a) == [30, 280])
        #expect(span(tree.b) == [260, 300] && span(tree.c) == [180, 240])
        #expect(span(tree.d) == [12, 280])
        try tree.lay("V:|-5-[a(10)]-5-[b(20)]", options: VisualFormatOptions(direction: .rightToLeft))
        #expect(tree.a.frame.minY == 5 && tree.b.frame.minY == 20)
    }

    // MARK: Alignment

    // The first view is 20 high from 50 on, its text stands 15 below its top and 4 above its bottom; the second is 40
    // high, its text stands at 30 and 10.
    @Test(arguments: [
        (VisualFormatOptions.Alignment.top, 50.0), (.bottom, 30), (.centerY, 40), (.firstBaseline, 35),
        (.lastBaseline, 36),
    ])
    func alignmentOfARow(alignment: VisualFormatOptions.Alignment, y: Double) throws {
        (tree.a.first, tree.a.last, tree.b.first, tree.b.last) = (15, 4, 30, 10)
        try tree.lay("V:|-50-[a(20)]", "V:[b(40)]")
        try tree.lay("|-5-[a(10)]-5-[b(10)]", options: VisualFormatOptions(alignment: alignment))
        #expect(tree.b.frame == Rect(x: 20, y: y, width: 10, height: 40))
    }

    // The first view is 20 wide from 50 on, the second 40.
    @Test(arguments: [
        (VisualFormatOptions.Alignment.left, 50.0, 50.0), (.right, 30, 30), (.leading, 50, 30), (.trailing, 30, 50),
        (.centerX, 40, 40),
    ])
    func alignmentOfAColumn(alignment: VisualFormatOptions.Alignment, x: Double, mirrored: Double) throws {
        try tree.lay("|-50-[a(20)]", "[b(40)]", options: VisualFormatOptions(direction: .leftToRight))
        try tree.lay("V:|[a(10)][b(10)]", options: VisualFormatOptions(alignment: alignment))
        #expect(tree.b.frame == Rect(x: x, y: 10, width: 40, height: 10))
        tree.root.forcedLayoutDirection = .rightToLeft
        try tree.lay()
        #expect(tree.b.frame.minX == mirrored)
    }

    @Test func allViewsAreAligned() throws {
        try tree.lay("V:|-50-[a(20)]")
        try tree.lay("|[a(5)][b(6)][c(7)]|", options: VisualFormatOptions(alignment: [.top, .bottom]), metrics: [:]) {
            $0.first?.priority = .defaultLow
        }
        #expect(tree.b.frame == Rect(x: 287, y: 50, width: 6, height: 20))
        #expect(tree.c.frame == Rect(x: 293, y: 50, width: 7, height: 20))
    }

    // MARK: Spacing

    @Test func distancesBetweenBaselines() throws {
        (tree.a.first, tree.a.last, tree.b.first, tree.b.last) = (15, 4, 30, 10)
        let options = VisualFormatOptions(spacing: .baselineToBaseline)
        // The upper text stands at 10 + 20 - 4 = 26, the lower one 8 below; the edge of the superview is an edge.
        try tree.lay("V:|-10-[a(20)]-8-[b(40)]", options: options)
        #expect(tree.a.frame.minY == 10 && tree.b.frame.minY == 4)
        let other = FormatTree()
        (other.a.last, other.b.first) = (4, 30)
        // The standard distance is that of the upper view's text, 12; a view without text has its edges, and 8.
        try other.lay("V:|-10-[a(20)]-[b(40)]-[c(5)]-[d(5)]", options: options)
        #expect(other.b.frame.minY == 8 && other.c.frame.minY == 60 && other.d.frame.minY == 73)
        let last = FormatTree()
        last.a.last = 4
        try last.lay("V:[a(20)]-6-|", options: options)
        #expect(last.a.frame.minY == 174)
    }
}

extension FormatTree {
    /// The same, with a chance to change the constraints.
    func lay(
        _ format: String, options: VisualFormatOptions, metrics: [String: Double], change: ([LayoutConstraint]) -> Void
    ) throws {
        let made = try make(format, options: options, metrics: metrics)
        change(made)
        LayoutConstraint.activate(made)
        try engine.layout(in: Size(width: 300, height: 200))
    }
}
