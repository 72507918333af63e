import Testing
import Tinamou
import TinamouLayout
import TinamouScroll

/// S1-1 to S1-16: what a sticky header does, in numbers. V is the viewport, o the offset.
@Suite struct StickyHeaderStatementTests {
    private static func frame(_ top: Double, _ height: Double) -> Rect {
        Rect(x: 0, y: top, width: 375, height: height)
    }

    @Test("S1-1 to S1-4: at rest")
    func atRest() throws {
        let scene = try HeaderScene()
        #expect(scene.scroll.frame == Rect(x: 0, y: 44, width: 375, height: 734))
        #expect(scene.content.frame == Rect(x: 0, y: 0, width: 375, height: 1065))
        #expect(scene.title.frame == Rect(x: 12, y: 12, width: 50, height: 29))
        #expect(scene.cell.frame == Rect(x: 12, y: 53, width: 351, height: 1000))
        #expect(scene.scroll.adjustedContentInset.top == 200)
        #expect(scene.scroll.restingRange(along: .vertical) == -200...331)
        #expect(scene.scroll.contentOffset.y == -200)
        #expect(scene.inViewport(scene.banner) == Self.frame(0, 200))
        #expect(scene.banner.frame.maxY == 0, "its bottom touches the content")
    }

    @Test(
        "S1-5 to S1-8: it slides, pins and stretches",
        arguments: [
            (-200.0, 0.0, 200.0), (-130, -70, 200), (-61, -139, 200), (-60, -140, 200), (-59, -140, 200),
            (0, -140, 200),
            (331, -140, 200), (-260, 0, 260), (-300, 0, 300),
        ])
    func slides(offset: Double, top: Double, height: Double) throws {
        #expect(try HeaderScene().banner(at: offset) == Self.frame(top, height))
    }

    @Test("S1-5, S1-7: and in the content's coordinates")
    func inTheContent() throws {
        let scene = try HeaderScene()
        for (offset, top) in [(-130.0, -200.0), (0, -140), (331, 191), (-260, -260)] {
            try scene.banner(at: offset)
            #expect(scene.banner.frame.minY == top)
        }
    }

    @Test(
        "S1-9, S1-14: for every offset, by the exact run: bottom = max(60, −o), top = min(0, −200 − o) until pinned, no jump"
    )
    func everyOffset() throws {
        let scene = try HeaderScene()
        try scene.banner(at: -200)
        let constraint = try #require(scene.scroll.offsetConstraint(along: .vertical))
        let handle = try #require(scene.engine.handle(of: constraint))
        // The constant is minus the offset: from pulled down by 200 to far below.
        let run = try scene.engine.solver.trajectory(of: handle, from: 400, through: -900)
        let top = try #require(scene.engine.expression(of: scene.banner.topAnchor))
        let bottom = try #require(scene.engine.expression(of: scene.banner.bottomAnchor))
        let viewport = try #require(scene.engine.expression(of: scene.scroll.frameLayoutGuide.topAnchor))
        #expect(try run.proves(bottom - viewport >= 60))
        #expect(try run.proves(top <= viewport))
        // From −o = 400 to 200 the top stays; to 60 it moves; then it stays. The bottom moves to 60.
        #expect(try turns(run.path(of: top - viewport)) == [[400, 0], [200, 1], [60, 0]])
        #expect(try turns(run.path(of: bottom - viewport)) == [[400, 1], [60, 0]])
        #expect(run.historyDependent.isEmpty)
        #expect(try run.path(of: top).largestJump == 0 && run.path(of: bottom).largestJump == 0)
    }

    /// Where a path begins and turns, and how steep it is from there on.
    private func turns(_ path: Path) -> [[Double]] {
        var turns: [[Double]] = []
        for knot in path.knots where turns.last?[1] != knot.slope { turns.append([knot.at, knot.slope]) }
        return turns
    }

    @Test("S1-10: history does not matter")
    func history() throws {
        let scene = try HeaderScene()
        for offset in [-200.0, -260, -180, -200] { try scene.banner(at: offset) }
        #expect(try scene.banner(at: 0) == Self.frame(-140, 200))
        #expect(try scene.banner(at: -200) == Self.frame(0, 200))
        // D3: a bounce that ends a third of a point off.
        try scene.banner(at: -200.33)
        #expect(try scene.banner(at: -200) == Self.frame(0, 200))
    }

    @Test("S1-11: scrolled sideways it stays where it is, as wide as the frame")
    func sideways() throws {
        let scene = try HeaderScene()
        for x in [0.0, 40, -25] {
            scene.scroll.contentOffset.x = x
            try scene.layOut()
            #expect(scene.inViewport(scene.banner).minX == 0 && scene.banner.frame.width == 375)
        }
    }

    @Test("S1-12, S1-13: only the offset moves the content; the header is in front")
    func theContentIsItsOwn() throws {
        let scene = try HeaderScene()
        for offset in [-300.0, -100, 50, 331] {
            try scene.banner(at: offset)
            #expect(scene.inViewport(scene.content).minY == -offset && scene.content.frame.height == 1065)
        }
        #expect(scene.scroll.subviews.last === scene.banner)
    }

    @Test("S1-15: shrinking instead of sliding")
    func shrinks() throws {
        let scene = try HeaderScene(.shrink)
        for (offset, height) in [(-200.0, 200.0), (-130, 130), (-60, 60), (331, 60), (-260, 260)] {
            #expect(try scene.banner(at: offset) == Self.frame(0, height))
        }
    }

    @Test("S1-16: without stretching")
    func comesDownAsAWhole() throws {
        let scene = try HeaderScene(.slideWithoutStretching)
        for (offset, top) in [(-200.0, 0.0), (-130, -70), (-60, -140), (331, -140), (-260, 60)] {
            #expect(try scene.banner(at: offset) == Self.frame(top, 200))
        }
    }

    @Test("what is inside shrinks with the part that is seen")
    func shrinkingContent() throws {
        let scene = try HeaderScene(.slideShrinkingContent)
        let picture = View("picture")
        scene.banner.addSubview(picture)
        picture.snp.makeConstraints { make in
            if let visible = scene.header.visibleGuide { make.edges.equalTo(visible) }
        }
        for (offset, height) in [(-200.0, 200.0), (-130, 130), (-60, 60), (331, 60), (-260, 260)] {
            try scene.banner(at: offset)
            #expect(scene.inViewport(picture) == Self.frame(0, height))
        }
    }

    @Test("a tick edits one constant, and adds or removes no constraint")
    func aTick() throws {
        let scene = try HeaderScene()
        let count = scene.engine.solver.constraints.count
        try scene.banner(at: -100)
        for step in 0..<500 { try scene.banner(at: Double(step % 100) * 5 - 250) }
        #expect(scene.engine.solver.constraints.count == count)
    }
}
