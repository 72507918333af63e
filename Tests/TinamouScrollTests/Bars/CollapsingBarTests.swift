import Testing
import Tinamou
import TinamouLayout
import TinamouScroll

/// The bar's frames over a list.
@Suite struct CollapsingBarTests {
    @Test("S2-1, S2-7: the frames at rest, in the bar")
    func rest() throws {
        let scene = BarScene()
        try scene.layout()
        #expect(scene.bar.view.frame == Rect(x: 0, y: 0, width: 375, height: 134))
        #expect(scene.list.frame == Rect(x: 0, y: 0, width: 375, height: 812))
        #expect(scene.inBar(scene.bar.content) == Rect(x: 0, y: 44, width: 375, height: 90))
        #expect(scene.inBar(scene.label) == Rect(x: 20, y: 44, width: 335, height: 35))
        #expect(scene.inBar(scene.button) == Rect(x: 275, y: 93, width: 100, height: 40))
        #expect(scene.inBar(scene.bar.divider) == Rect(x: 0, y: 133, width: 375, height: 1))
        #expect(scene.inBar(scene.bar.cover) == Rect(x: 0, y: 0, width: 375, height: 44))
        #expect(try scene.engine.ambiguities().isEmpty)
    }

    @Test("S2-2, S2-3, E16: the part goes up under the cover with the finger; the line stays in front")
    func hiding() throws {
        let scene = BarScene()
        try scene.layout()
        for hidden in [1.0, 30, 89.5, 90, 200] {
            try scene.height(at: -134 + hidden)
            let r = min(90, hidden)
            #expect(scene.bar.view.frame == Rect(x: 0, y: 0, width: 375, height: 134 - r))
            #expect(scene.inBar(scene.bar.content) == Rect(x: 0, y: 44 - r, width: 375, height: 90))
            #expect(scene.inBar(scene.label).minY == 44 - r && scene.inBar(scene.button).minY == 93 - r)
            #expect(scene.inBar(scene.bar.divider) == Rect(x: 0, y: 133 - r, width: 375, height: 1))
            #expect(scene.inBar(scene.bar.cover) == Rect(x: 0, y: 0, width: 375, height: 44))
        }
        let order = scene.bar.view.subviews.map(ObjectIdentifier.init)
        let wanted = [scene.bar.content, scene.bar.cover, scene.bar.divider].map(ObjectIdentifier.init)
        #expect(order.filter(wanted.contains) == wanted)
        #expect(scene.root.subviews.last === scene.bar.view)
    }

    @Test("S2-4: a drag back reveals the whole bar in 0.2 s")
    func reveal() throws {
        let scene = BarScene(BarBehavior(.revealAtOnce))
        try scene.layout()
        try scene.height(at: 1000)
        #expect(try scene.height(at: 999.5) == 44)
        #expect(scene.asked == [true])
        for (time, height) in [(3.0, 44.0), (3.05, 58.0625), (3.1, 89), (3.2, 134)] {
            scene.bar.tick(at: time)
            try scene.layout()
            #expect(abs(scene.bar.view.frame.height - height) < 1e-9)
        }
        #expect(scene.asked == [true, false])
    }

    @Test("S2-5: a lift with speed hides the whole bar in 0.2 s")
    func flick() throws {
        let scene = BarScene(BarBehavior(.revealAtOnce))
        try scene.layout()
        try scene.height(at: 500, by: .program)
        #expect(try scene.height(at: 510) == 124)
        scene.bar.lift(speed: 40, projectedOffset: 520)
        for time in [0, 0.1, 0.2] { scene.bar.tick(at: time) }
        try scene.layout()
        #expect(scene.bar.view.frame.height == 44)
    }

    @Test("S2-6: loading, reloading and what is left of a flick do not move the bar")
    func others() throws {
        let scene = BarScene(BarBehavior(.revealAtOnce))
        try scene.layout()
        #expect(scene.bar.view.frame.height == 134 && scene.list.contentOffset.y == -134)
        try scene.height(at: 500, by: .program)
        try scene.height(at: 540)
        #expect(try scene.height(at: 900, by: .deceleration) == 94)
        scene.rowsHeight.constant = 3000
        #expect(try scene.height(at: 700, by: .deceleration) == 94)
        scene.rowsHeight.constant = 1400
        try scene.layout()
        #expect(scene.list.contentOffset.y == 622 && scene.bar.view.frame.height == 94)
    }

    @Test(
        "E14, 32, 34: the first row begins at the bar's bottom; insets add up",
        arguments: ContentInsetAdjustment.allCases)
    func insets(adjustment: ContentInsetAdjustment) throws {
        for rows in [100.0, 3] {
            for own in [0.0, 20, 0.1] {
                let scene = BarScene(rows: rows, ownTop: own, adjustment: adjustment)
                try scene.layout()
                #expect(scene.list.adjustedContentInset.top == 134 + own)
                #expect(scene.list.contentOffset.y == -134 - own)
                #expect(scene.firstRow.frameInRoot.minY == 134 + own)
                // What the bar does never takes from the app's inset.
                for offset in [0.0, 500, 300] {
                    try scene.height(at: offset)
                    #expect(scene.list.adjustedContentInset.top == 134 + own && scene.bar.contentInsetTop == own)
                }
                try scene.height(at: -134 - own)
                scene.bar.contentInsetTop = 7
                try scene.layout()
                #expect(scene.firstRow.frameInRoot.minY == 141)
                // An app that knows nothing of the bar.
                scene.list.contentInset.top = 30
                scene.bar.view.setNeedsLayout()
                try scene.layout()
                #expect(scene.firstRow.frameInRoot.minY == 164 && scene.bar.contentInsetTop == 30)
            }
        }
    }

    @Test func indicatorsKeepToWhatIsSeen() throws {
        let scene = BarScene()
        try scene.layout()
        #expect(scene.bar.indicatorInsets == EdgeInsets(top: 134, bottom: 34))
        try scene.height(at: 500)
        #expect(scene.bar.indicatorInsets == EdgeInsets(top: 44, bottom: 34))
    }

    @Test("E15: the number of constraints never changes")
    func constraintCount() throws {
        let scene = BarScene(BarBehavior(.revealAtOnce))
        try scene.layout()
        let count = scene.engine.solver.constraints.count
        for round in 0..<100 {
            try scene.height(at: Double(round % 7) * 40)
            scene.bar.tick(at: Double(round) / 50)
            if round % 10 == 0 { scene.bar.setHeights(expanded: 90 + Double(round % 20)) }
            scene.size = round % 25 < 12 ? Size(width: 375, height: 812) : Size(width: 812, height: 375)
            try scene.layout()
            #expect(scene.engine.solver.constraints.count == count)
        }
    }

    @Test("E17: rotation and a call bar: heights follow the safe area, and what was hidden is")
    func rotation() throws {
        for (offset, height) in [(-134.0, 90.0), (700, 0)] {
            let scene = BarScene()
            try scene.layout()
            try scene.height(at: offset)
            scene.size = Size(width: 812, height: 375)
            scene.engine.safeAreaInsets = EdgeInsets(left: 44, bottom: 21, right: 44)
            try scene.layout()
            #expect(scene.bar.view.frame == Rect(x: 0, y: 0, width: 812, height: height))
            #expect(scene.list.contentOffset.y == (offset == -134 ? -90 : 700))
            #expect(scene.list.restingRange(along: .vertical) == -90...3646)
            scene.size = Size(width: 375, height: 812)
            scene.engine.safeAreaInsets = EdgeInsets(top: 64, bottom: 34)
            try scene.layout()
            #expect(scene.bar.view.frame == Rect(x: 0, y: 0, width: 375, height: height + 64))
            #expect(scene.bar.cover.frame.height == 64)
            #expect(scene.list.adjustedContentInset.top == 154)
        }
    }

    @Test("E19: all views are the bar's own")
    func ownViews() throws {
        let scene = BarScene()
        #expect(scene.root.subviews.count == 2 && scene.list.subviews.count == 1 && scene.rows.subviews.count == 1)
        for part in [scene.bar.content, scene.bar.cover, scene.bar.divider] {
            #expect(part.superview === scene.bar.view)
        }
    }

    @Test(
        "36: a reload to few rows while hidden: the bar is shown, the first row at its bottom",
        arguments: [4.0, 16, 17])
    func reload(rows: Double) throws {
        let scene = BarScene(BarBehavior(.enterAlways, settles: true))
        try scene.layout()
        #expect(try scene.height(at: 2000) == 44)
        scene.rowsHeight.constant = 40 * rows
        try scene.layout()
        #expect(scene.bar.view.frame.height == 134)
        let range = scene.list.restingRange(along: .vertical)
        #expect(range.upperBound - range.lowerBound < 90)
        try scene.height(at: range.lowerBound, by: .program)
        #expect(scene.firstRow.frameInRoot.minY == 134 && scene.bar.view.frame.height == 134)
    }

    @Test("36: a list that becomes short under an offset that stays is noticed in the same pass")
    func rangeWithoutAnOffset() throws {
        let scene = BarScene(adjustment: .always)
        try scene.layout()
        #expect(try scene.height(at: -124) == 124)
        // 812 − 34 − 134 = 644 fits; 664 leaves 20.
        scene.rowsHeight.constant = 664
        try scene.layout()
        #expect(scene.list.contentOffset.y == -124 && scene.bar.view.frame.height == 134)
    }

    @Test("37: a scroll to the top by code with a hidden bar")
    func scrollToTop() throws {
        let scene = BarScene()
        try scene.layout()
        #expect(try scene.height(at: 1000) == 44)
        #expect(try scene.height(at: -134, by: .program) == 134)
        #expect(scene.firstRow.frameInRoot.minY == 134)
    }

    @Test("39: a bar that cannot hide leaves the list free")
    func equalHeights() throws {
        let scene = BarScene(expanded: 60, collapsed: 60)
        try scene.layout()
        scene.bar.setHeights(expanded: 0, collapsed: 0)
        #expect(try scene.height(at: 300) == 44)
        #expect(scene.rows.frameInRoot.minY == -300 && scene.bar.state.progress == 1)
    }

    @Test("41: hidden, collapsed and expanded by code, as frames")
    func commands() throws {
        let scene = BarScene(BarBehavior(.exitUntilCollapsed), expanded: 200, collapsed: 56)
        try scene.layout()
        #expect(try scene.height(at: 900) == 100)
        scene.bar.hide()
        try scene.layout()
        #expect(scene.bar.view.frame.height == 44)
        scene.bar.show(animated: true)
        for time in [1, 1.3] { scene.bar.tick(at: time) }
        try scene.layout()
        #expect(scene.bar.view.frame.height == 244)
        scene.bar.collapse()
        try scene.layout()
        #expect(scene.bar.view.frame.height == 100)
    }

    @Test("44: the bar moves, and the offset of a list scrolled by code does not")
    func offsetIsLeftAlone() throws {
        let scene = BarScene()
        try scene.layout()
        try scene.height(at: 730, by: .program)
        for command in [scene.bar.hide, scene.bar.show, scene.bar.collapse] {
            command(true)
            for time in [0, 0.1, 0.2] { scene.bar.tick(at: time) }
            try scene.layout()
            #expect(scene.list.contentOffset.y == 730 && scene.rows.frameInRoot.minY == -730)
        }
    }

    @Test func observersGetAlong() throws {
        let scene = BarScene()
        var told: [Double] = []
        let observation = scene.list.observe { told.append($1.new.y) }
        try scene.layout()
        #expect(try scene.height(at: -100) == 100)
        #expect(told == [-134, -100])
        observation.cancel()
    }

    @Test func theBarEndsWithItsOwner() throws {
        let host = View("host"), list = ScrollView("list")
        var bar: CollapsingBar? = CollapsingBar(over: list, in: host, expandedHeight: 90)
        weak let gone = bar
        bar = nil
        #expect(gone == nil)
        list.contentOffset.y = 100
        try LayoutEngine(root: host).layout(in: Size(width: 375, height: 812))
    }

    @Test("A trajectory proves the bar's bounds for every value of its constant")
    func boundsAreProved() throws {
        let scene = BarScene()
        try scene.layout()
        let handle = try #require(scene.engine.handle(of: scene.bar.placing))
        func place(_ anchor: YAxisAnchor) throws -> Expression { try #require(scene.engine.expression(of: anchor)) }
        let bottom = try place(scene.bar.view.bottomAnchor), top = try place(scene.bar.view.topAnchor)
        let part = try place(scene.bar.content.topAnchor), line = try place(scene.bar.divider.bottomAnchor)
        let run = try scene.engine.solver.trajectory(of: handle, from: 500, through: -500)
        let claims: [Constraint] = [
            bottom - top >= 44, bottom - top <= 134, part <= 44, part >= -46, line == bottom, bottom == part + 90,
            top == 0,
        ]
        for claim in claims { #expect(try run.proves(claim), "\(claim)") }
        // One to one between the bounds, and nothing beyond.
        #expect(
            try run.path(of: bottom).knots == [
                .init(at: 500, value: 134, slope: 0), .init(at: 0, value: 134, slope: 1),
                .init(at: -90, value: 44, slope: 0),
            ])
        #expect(try !run.proves(bottom <= 133))
    }
}
