import Testing
import TinamouLayout

/// What each rule of the language comes to in a superview of 300 × 200: frames worked out by hand.
@Suite struct VisualFormatFrameTests {
    let tree = FormatTree()
    let root: View
    let a: View
    let b: View

    init() {
        root = tree.root
        a = tree.a
        b = tree.b
    }

    // MARK: Distances

    @Test func aDistanceAndAWidth() throws {
        try tree.lay("H:|-20-[a(100)]")
        #expect(a.frame.minX == 20 && a.frame.width == 100)
    }

    @Test func betweenTheEdges() throws {
        try tree.lay("H:|-20-[b]-30-|")
        #expect(b.frame.minX == 20 && b.frame.width == 250)
    }

    @Test func downwards() throws {
        try tree.lay("V:|-10-[c]-20-|")
        #expect(tree.c.frame.minY == 10 && tree.c.frame.height == 170)
    }

    @Test func aFormatIsARowUnlessItSaysOtherwise() throws {
        try tree.lay("|-20-[a(100)]")
        #expect(a.frame == Rect(x: 20, y: 0, width: 100, height: 0))
    }

    @Test func nothingBetweenIsFlush() throws {
        try tree.lay("H:|[a(40)][b]|", "V:|[a(40)][b]|")
        #expect(a.frame == Rect(x: 0, y: 0, width: 40, height: 40))
        #expect(b.frame == Rect(x: 40, y: 40, width: 260, height: 160))
    }

    @Test func aDashIsTheStandardDistance() throws {
        try tree.lay("H:|[a(40)]-[b(60)]", "V:|[a(40)]-[b(60)]")
        #expect(b.frame == Rect(x: 48, y: 48, width: 60, height: 60))
    }

    @Test func aDashToTheSuperviewIsItsMargin() throws {
        try tree.lay("H:|-[a]-|", "V:|-[a]-|")
        #expect(a.frame == Rect(x: 8, y: 8, width: 284, height: 184))
        root.directionalLayoutMargins = DirectionalEdgeInsets(top: 5, leading: 12, bottom: 7, trailing: 20)
        try tree.lay()
        #expect(a.frame == Rect(x: 12, y: 5, width: 268, height: 188))
    }

    @Test func negativeDistancesOverlap() throws {
        try tree.lay("H:|-(-5)-[a(100)]-(-8)-[b(10)]")
        #expect(a.frame.minX == -5 && b.frame.minX == 87)
    }

    @Test func numbersAreThoseOfC() throws {
        try tree.lay("H:|-.5-[a(10.25)]-1e1-[b(+2.5E-1)]-(12.)-[c(0)]")
        #expect(a.frame.minX == 0.5 && a.frame.width == 10.25)
        #expect(b.frame.minX == 20.75 && b.frame.width == 0.25)
        #expect(tree.c.frame.minX == 33)
    }

    @Test func inequalities() throws {
        // A hundred wide and 30 from the end: the beginning is 170 away, which is at least 20.
        try tree.lay("H:|-(>=20)-[a(100)]-30-|")
        #expect(a.frame.minX == 170)
        try tree.lay("V:|->=20-[a(100)]-(>=0,<=200)-|", "V:|-1@1-[a]")
        #expect(a.frame.minY == 20)
    }

    @Test func aChain() throws {
        try tree.lay("H:|-5-[a(10)]-6-[b(20)][c(30)]-7-[d]-8-|")
        let frames = [a, b, tree.c, tree.d].map { [$0.frame.minX, $0.frame.width] }
        #expect(frames == [[5, 10], [21, 20], [41, 30], [78, 214]])
    }

    @Test func blanksAndLineEnds() throws {
        try tree.lay(
            """
              H : |  - 20 - [ a ( >= 30 @ 700 , 10 @ gap ) ]
                - ( 6 ) -
                [ b ( == a ) ]\t[c(1)]
            """, metrics: ["gap": 20])
        #expect(a.frame.minX == 20 && a.frame.width == 30)
        #expect(b.frame.minX == 56 && b.frame.width == 30 && tree.c.frame.minX == 86)
    }

    // MARK: Sizes

    @Test func boundsOfASize() throws {
        for (wish, width) in [(300.0, 100.0), (10, 70), (80, 80)] {
            let tree = FormatTree()
            try tree.lay("H:|[a(>=70,<=100,wish@1)]", metrics: ["wish": wish])
            #expect(tree.a.frame.width == width)
        }
    }

    @Test func sizesOfOtherViews() throws {
        try tree.lay("H:|[a]-10-[b(==a)]|", "V:|[a(b)]", "V:|[b(44)]")
        #expect(a.frame == Rect(x: 0, y: 0, width: 145, height: 44))
        #expect(b.frame == Rect(x: 155, y: 0, width: 145, height: 44))
        try tree.lay("H:|[c(>=a,10@1)]", "V:|[c(<=a,100@1)]")
        #expect(tree.c.frame == Rect(x: 0, y: 0, width: 145, height: 44))
    }

    // MARK: Priorities and metrics

    @Test func prioritiesDecide() throws {
        try tree.lay("H:|[a(100@500,200@250)]", "V:|[a(>=120@750,100@250)]")
        #expect(a.frame == Rect(x: 0, y: 0, width: 100, height: 120))
        try tree.lay("H:|-8@500-[b(10)]", "H:|-20@600-[b]", "V:|-(5@1,6@2)-[b]")
        #expect(b.frame.minX == 20 && b.frame.minY == 6)
    }

    @Test func aConstraintIsRequiredUnlessItSaysOtherwise() throws {
        let made = try tree.make("H:|-8-[a(100@low)]-(>=8@749.5)-|", metrics: ["low": 250])
        #expect(made.map(\.priority) == [.required, .defaultLow, LayoutPriority(749.5)])
        #expect(made.allSatisfy { !$0.isActive })
    }

    @Test func metricsAreNumbers() throws {
        try tree.lay("H:|-gap-[a(size@high)]-(-8)-[b(>=_1)]", metrics: ["gap": 15, "size": 90, "high": 900, "_1": 33])
        #expect(a.frame.minX == 15 && a.frame.width == 90)
        #expect(b.frame.minX == 97 && b.frame.width == 33)
        try tree.lay("V:|-(overlap)-[a]", metrics: ["overlap": -4])
        #expect(a.frame.minY == -4)
    }

    // MARK: Items

    @Test func theBarIsTheSuperviewOfTheFirstView() throws {
        let inner = View("inner")
        a.addSubview(inner)
        try tree.lay("H:|-40-[a(100)]", "H:|-3-[inner]-4-|", views: ["a": a, "inner": inner])
        #expect(inner.frame.minX == 3 && inner.frame.width == 93 && inner.frameInRoot.minX == 43)
    }

    @Test func guidesAreItems() throws {
        let gap = LayoutGuide("gap")
        root.addLayoutGuide(gap)
        try tree.lay(
            "H:|-10-[gap(50)][a]-|", "V:[größe(safe)]", "H:[größe(<=gap,100@1)]",
            views: ["gap": gap, "a": a, "safe": root.safeAreaLayoutGuide, "größe": b])
        #expect(gap.layoutFrame.minX == 10 && a.frame.minX == 60 && a.frame.width == 232)
        #expect(b.frame == Rect(x: 0, y: 0, width: 50, height: 200))
    }

    @Test func constraintsAreThoseOfTheTextInItsOrder() throws {
        let made = try tree.make(
            "|-20-[a(100,<=b)]-(>=8@500)-[b]-|", options: VisualFormatOptions(alignment: [.bottom, .top]))
        #expect(
            made.map(\.equation) == [
                "a.leading == root.leading + 20", "a.width == 100", "a.width <= b.width",
                "b.leading >= a.trailing + 8 @500", "root.trailingMargin == b.trailing", "b.top == a.top",
                "b.bottom == a.bottom",
            ])
        #expect(made.allSatisfy { $0.location.description.contains("FormatTree.swift") })
        #expect(try tree.make("[a]").isEmpty)
    }
}
