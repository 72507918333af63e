import Testing
import Tinamou
import TinamouLayout

/// What a scroll view's anchors mean inside and outside, and what the content's size is.
@Suite struct ScrollViewTests {
    let root = View("root")
    let scroll = ScrollView("scroll")
    let container = View("container")
    let engine: LayoutEngine
    let size = Size(width: 400, height: 600)

    init() {
        root.addSubview(scroll)
        scroll.addSubview(container)
        engine = LayoutEngine(root: root)
        scroll.pin(20, 40, 320, 480)
    }

    @Test("23: without a bottom the content's height is open, and with one it is 1516")
    func contentSize() throws {
        container.pin(8, 8, 312, 1500)
        container.trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
        try engine.layout(in: size)
        #expect(try scroll.openContentAxes() == [.vertical])
        #expect(
            try engine.ambiguities().map { "\($0)" } == [
                "scroll: content height is open: nothing inside is tied to the content's bottom edge"
            ])
        container.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -8).isActive = true
        try engine.layout(in: size)
        #expect(scroll.contentSize == Size(width: 320, height: 1516))
        #expect(try scroll.openContentAxes().isEmpty && engine.ambiguities().isEmpty)
        #expect(container.frame == Rect(x: 8, y: 8, width: 312, height: 1500))
    }

    @Test("24: a vertical scroller ties the content's width to the frame's in one line")
    func contentAsWideAsTheFrame() throws {
        for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try LayoutConstraint(container, attribute, .equal, to: scroll, attribute).isActive = true
        }
        container.heightAnchor.constraint(equalToConstant: 900).isActive = true
        try engine.layout(in: size)
        #expect(try scroll.openContentAxes() == [.horizontal])
        scroll.fitContent(along: .horizontal)
        try engine.layout(in: size)
        #expect(scroll.contentSize == Size(width: 320, height: 900))
    }

    /// By hand: the content is 1000 × 2000 and moves by the offset; what is said of places on it holds in its own space.
    @Test(
        "a multiple of a place on the content is measured from the content's side", arguments: LayoutDirection.allCases)
    func multiplesOfPlacesOnTheContent(_ direction: LayoutDirection) throws {
        root.forcedLayoutDirection = direction
        container.pin(0, 0, 1000, 2000)
        for attribute in [LayoutAttribute.right, .bottom] {
            try LayoutConstraint(container, attribute, .equal, to: scroll, attribute).isActive = true
        }
        func dot(
            _ across: LayoutAttribute, _ x: LayoutAttribute, _ down: LayoutAttribute, _ y: LayoutAttribute,
            of item: LayoutItem, times factor: Double
        ) throws -> View {
            let dot = View("dot")
            scroll.addSubview(dot)
            for extent in [dot.widthAnchor, dot.heightAnchor] {
                extent.constraint(equalToConstant: 10).isActive = true
            }
            try LayoutConstraint(dot, across, .equal, to: item, x, multiplier: factor).isActive = true
            try LayoutConstraint(dot, down, .equal, to: item, y, multiplier: factor).isActive = true
            return dot
        }
        let middle = try dot(.leading, .trailing, .centerY, .bottom, of: scroll, times: 0.5)
        let twice = try dot(.leading, .trailing, .top, .bottom, of: middle, times: 1.5)
        let ofGuide = try dot(.left, .right, .top, .bottom, of: scroll.contentLayoutGuide, times: 0.25)
        // The centre is that of the frame: what hangs on it stays where it is seen.
        let seen = try dot(.centerX, .centerX, .centerY, .centerY, of: scroll, times: 0.5)
        for offset in [Point(x: 0, y: 0), Point(x: 300, y: 700), Point(x: -20, y: -50)] {
            scroll.contentOffset = offset
            try engine.layout(in: size)
            let isMirrored = direction == .rightToLeft
            #expect(middle.frame.minX == (isMirrored ? 490 : 500) && middle.frame.midY == 1000)
            // The middle's trailing edge is 510 from the leading side, and its bottom 1005 from the top.
            #expect(twice.frame.minX == (isMirrored ? 1000 - 765 - 10 : 765) && twice.frame.minY == 1507.5)
            #expect(ofGuide.frame.minX == 250 && ofGuide.frame.minY == 500)
            #expect(seen.frameInRoot.midX == 20 + 80 && seen.frameInRoot.midY == 40 + 120)
        }
    }

    @Test("insets that are no numbers, or too large, are refused by the pass and forgotten with it")
    func insetsThatAreNoNumbers() throws {
        container.pin(0, 0, 100, 2000)
        container.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
        scroll.contentInset = EdgeInsets(top: .nan)
        #expect(scroll.restingRange(along: .vertical) == 0...0)  // before the first pass
        let huge = Double.greatestFiniteMagnitude
        let wrong = [
            EdgeInsets(top: .nan), EdgeInsets(left: .infinity), EdgeInsets(bottom: -.infinity), EdgeInsets(right: .nan),
        ]
        for insets in wrong {
            scroll.contentInset = insets
            #expect(throws: LayoutError.invalidSize(of: "the range of scroll with its insets")) {
                try engine.layout(in: size)
            }
        }
        scroll.contentInset = EdgeInsets(top: huge, bottom: huge)
        try engine.layout(in: size)
        scroll.contentInset = EdgeInsets(top: 10)
        try engine.layout(in: size)
        #expect(scroll.restingRange(along: .vertical) == -10...1520)
    }

    @Test func scrollingMovesTheContentAndNotWhatIsTiedToTheFrame() throws {
        let header = View("header"), centred = View("centred")
        scroll.addSubview(header)
        scroll.addSubview(centred)
        container.pin(0, 0, 320, 2000)
        container.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
        scroll.fitContent(along: .horizontal)
        // Pinned at the top of the root's rectangle below 50, else where the content has it.
        LayoutConstraint.activate([
            header.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            header.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            header.heightAnchor.constraint(equalToConstant: 30),
            header.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 50),
            centred.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            centred.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
            centred.widthAnchor.constraint(equalToConstant: 10),
            centred.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 0.25),
        ])
        let rest = header.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 100)
        rest.priority = .defaultHigh
        rest.isActive = true
        for offset in [0.0, 60, 90, 91, 500, -40] {
            let count = engine.solver.constraints.count
            scroll.contentOffset = Point(x: 0, y: offset)
            try engine.layout(in: size)
            if offset > 0 { #expect(engine.solver.constraints.count == count, "offsets are edits") }
            #expect(container.frameInRoot.minY == 40 - offset)
            #expect(container.frame.minY == 0, "in the content's coordinates nothing moves")
            #expect(header.frameInRoot.minY == max(50, 140 - offset))
            #expect(header.frame.minY == max(10 + offset, 100))
            #expect(centred.frameInRoot == Rect(x: 175, y: 220, width: 10, height: 120))
            #expect(scroll.contentLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 320, height: 2000))
            #expect(scroll.frameLayoutGuide.layoutFrame == Rect(x: 0, y: offset, width: 320, height: 480))
        }
    }

    @Test func distancesInsideAreMeasuredInTheContent() throws {
        container.pin(0, 0, 320, 700)
        container.constraints.first { $0.first.attribute == .top }?.isActive = false
        scroll.topAnchor.anchorWithOffset(to: container.topAnchor).constraint(equalToConstant: 10).isActive = true
        container.bottomAnchor.anchorWithOffset(to: scroll.bottomAnchor).constraint(equalToConstant: 20).isActive = true
        scroll.contentOffset = Point(x: 0, y: -100)
        try engine.layout(in: size)
        #expect(container.frame.minY == 10 && container.frameInRoot.minY == 150)
        #expect(scroll.contentSize.height == 730)
    }

    @Test func outsideTheAnchorsMeanTheFrame() throws {
        let beside = View("beside")
        root.addSubview(beside)
        LayoutConstraint.activate([
            beside.leftAnchor.constraint(equalTo: scroll.rightAnchor),
            beside.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
            beside.widthAnchor.constraint(equalToConstant: 5), beside.heightAnchor.constraint(equalToConstant: 5),
        ])
        container.pin(0, 0, 1000, 1000)
        scroll.contentOffset = Point(x: 70, y: 80)
        try engine.layout(in: size)
        #expect(beside.frame == Rect(x: 340, y: 510, width: 5, height: 5))
        #expect(container.frameInRoot == Rect(x: -50, y: -40, width: 1000, height: 1000))
    }

    @Test func marginsAreInsideTheContent() throws {
        scroll.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let pairs: [(LayoutAttribute, LayoutAttribute)] = [
            (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
        ]
        for (own, margin) in pairs {
            try LayoutConstraint(container, own, .equal, to: scroll, margin).isActive = true
        }
        container.widthAnchor.constraint(equalToConstant: 500).isActive = true
        container.heightAnchor.constraint(equalToConstant: 600).isActive = true
        try engine.layout(in: size)
        #expect(scroll.contentSize == Size(width: 506, height: 604))
        #expect(container.frame.origin == Point(x: 2, y: 1))
        scroll.directionalLayoutMargins.leading = 10
        root.forcedLayoutDirection = .rightToLeft
        try engine.layout(in: size)
        #expect(scroll.contentSize == Size(width: 514, height: 604))
        #expect(container.frame.origin == Point(x: 4, y: 1))
    }

    @Test func contentIsNeverSmallerThanNothing() throws {
        container.pin(30, 0)
        container.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: 50).isActive = true
        container.widthAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(throws: LayoutError.self) { try engine.layout(in: size) }
    }
}

/// Insets, the safe area's part in them, and the range in which an offset rests.
@Suite struct ScrollInsetsTests {
    let root = View("root")
    let scroll = ScrollView("scroll")
    let content = View("content")
    let engine: LayoutEngine
    let size = Size(width: 375, height: 812)
    let height: LayoutConstraint

    init() {
        root.addSubview(scroll)
        scroll.addSubview(content)
        engine = LayoutEngine(root: root)
        engine.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
        scroll.pin(0, 0, 375, 812)
        content.snp.makeConstraints { $0.edges.equalToSuperview() }
        height = content.heightAnchor.constraint(equalToConstant: 1065)
        height.isActive = true
        scroll.fitContent(along: .horizontal)
    }

    @Test func theFirstPassPutsTheContentAtTheStartOfItsRange() throws {
        scroll.contentInset.top = 200
        try engine.layout(in: size)
        #expect(scroll.adjustedContentInset == EdgeInsets(top: 244, bottom: 34))
        #expect(scroll.restingRange(along: .vertical) == -244...287)
        #expect(scroll.contentOffset == Point(x: 0, y: -244))
        #expect(content.frameInRoot.minY == 244)
        scroll.contentOffset.y = 30
        try engine.layout(in: size)
        #expect(content.frameInRoot.minY == -30)
    }

    @Test func anOffsetThatIsGivenIsKept() throws {
        scroll.contentOffset = Point()
        try engine.layout(in: size)
        #expect(scroll.contentOffset == Point())
    }

    /// A content of 400 in 812, and one of 1065: what each behaviour adds at top and bottom.
    @Test(arguments: [
        (ContentInsetAdjustment.never, 0.0, 0.0), (.always, 44, 44), (.scrollableAxes, 0, 44), (.automatic, 0, 44),
    ])
    func behaviours(behaviour: ContentInsetAdjustment, short: Double, long: Double) throws {
        scroll.contentInsetAdjustmentBehavior = behaviour
        try engine.layout(in: size)
        #expect(scroll.adjustedContentInset.top == long)
        height.constant = 400
        try engine.layout(in: size)
        #expect(scroll.adjustedContentInset.top == short)
        scroll.alwaysBounceVertical = true
        try engine.layout(in: size)
        #expect(scroll.adjustedContentInset.top == long)
        scroll.alwaysBounceVertical = false
        scroll.isMainScrollView = true
        try engine.layout(in: size)
        #expect(scroll.adjustedContentInset.top == (behaviour == .automatic ? 44 : short))
    }

    @Test func insideTheSafeAreaNothingIsAdded() throws {
        scroll.constraints.first { $0.first.attribute == .top }?.constant = 44
        scroll.constraints.first { $0.first.attribute == .height }?.constant = 734
        scroll.contentInset.top = 200
        try engine.layout(in: size)
        #expect(scroll.adjustedContentInset == EdgeInsets(top: 200))
        #expect(scroll.restingRange(along: .vertical) == -200...331)
    }

    @Test func aTopInsetThatChangesTakesAContentAtRestAlong() throws {
        try engine.layout(in: size)
        #expect(scroll.contentOffset.y == -44)
        scroll.contentInset.top = 100
        try engine.layout(in: size)
        #expect(scroll.contentOffset.y == -144)
        scroll.contentOffset.y = 50
        scroll.contentInset.top = 20
        try engine.layout(in: size)
        #expect(scroll.contentOffset.y == 50)
        // Beyond the end after the content has become shorter.
        scroll.contentOffset.y = 280
        height.constant = 900
        try engine.layout(in: size)
        #expect(scroll.restingRange(along: .vertical) == -64...122)
        #expect(scroll.contentOffset.y == 122)
        // A content that fits rests at one offset.
        height.constant = 300
        try engine.layout(in: size)
        #expect(scroll.restingRange(along: .vertical) == -20...(-20))
        scroll.isOffsetHeld = true
        scroll.contentInset.top = 70
        try engine.layout(in: size)
        #expect(scroll.contentOffset.y == -20, "held, it stays")
    }

    @Test func everyChangeIsToldOnceToEverybody() throws {
        var first: [ScrollChange] = [], second: [ScrollChange] = []
        let one = scroll.observe { first.append($1) }
        var two: ScrollObservation? = scroll.observe { second.append($1) }
        try engine.layout(in: size)
        scroll.contentOffset.y = 10
        scroll.contentOffset.y = 10
        two = nil
        scroll.scroll(to: Point(x: 0, y: 12), because: .finger)
        #expect(two == nil && second.count == 2)
        #expect(first.map(\.new.y) == [-44, 10, 12] && first.map(\.cause) == [.layout, .program, .finger])
        one.cancel()
        scroll.contentOffset.y = 0
        #expect(first.count == 3)
    }
}
