import Testing
import TinamouLayout
import TinamouScroll

/// What a finger does, and what is told of it in which order. The numbers are worked out by hand.
@Suite struct ScrollGestureTests {
    private func isNear(_ a: Double, _ b: Double, _ by: Double = 1e-9) -> Bool { (a - b).magnitude <= by }

    @Test func aDragThatRestsBeforeItIsLiftedStays() throws {
        var script = ScrollScript()
        try script.touch()
        #expect(script.gesture.isTracking && !script.gesture.isDragging && script.actions.isEmpty)
        try script.drag(490, 470, 440)
        #expect(script.gesture.isTracking && script.gesture.isDragging)
        try script.lift(after: 0.2)
        #expect(script.story == "willDrag finger willLift lifted")
        #expect(script.offsets == [10, 30, 60])
        #expect(script.actions.contains(.willEndDragging(velocity: Point(), target: Point(y: 60))))
        #expect(script.gesture.phase == .resting)
    }

    @Test("A flick of 600 a second from 30 goes 0.6 · 499 further, and ends exactly where it was told to")
    func flick() throws {
        var script = ScrollScript()
        try script.touch()
        try script.drag(490, 480, 470)
        try script.lift()
        #expect(script.gesture.isDecelerating && !script.gesture.isTracking && !script.gesture.isDragging)
        var target = 0.0
        for case .willEndDragging(let velocity, let point) in script.actions {
            #expect(isNear(velocity.y, 0.6) && velocity.x == 0)
            target = point.y
        }
        #expect(isNear(target, 30 + 0.6 * 499, 1e-6))
        // After 100 ms, six frames: by the table 90.6 at 1000 a second.
        try script.run(6)
        #expect(isNear(script.y, 30 + 0.6 * 90.6, 0.2))
        try script.settle()
        #expect(script.story == "willDrag finger willLift lifted+ willGoOn deceleration stopped")
        #expect(script.y == target)
        let last = script.offsets.suffix(2)
        #expect(last[last.endIndex - 1] - last[last.startIndex] < 1.1 / 60, "it arrives at the stopping speed")
        #expect(isNear(script.gesture.time, 3.0 / 60 + 3.195, 0.05), "ln (1/600) / ln 0.998 = 3195 ms")
    }

    @Test func aFlickBeyondTheEndBouncesBack() throws {
        var script = ScrollScript(offset: 900)
        try script.touch()
        try script.drag(480, 460, 440)
        try script.lift()
        #expect(
            script.actions.contains { if case .willEndDragging(_, let target) = $0 { target.y == 1000 } else { false } }
        )
        try script.settle()
        #expect(script.story == "willDrag finger willLift lifted+ willGoOn deceleration bounce stopped")
        #expect(script.y == 1000)
        // It is at 960 with 1200 a second, so about 1120 at the end: 1120/10/e = 41 is as far as it comes.
        let furthest = script.offsets.max() ?? 0
        #expect(furthest > 1038 && furthest < 1042)
    }

    @Test func whoWantsTheProposedTargetHasTheBounceToo() throws {
        var stories: [[Double]] = []
        for wish in [nil, 1000.0] {
            var script = ScrollScript(offset: 900)
            try script.touch()
            try script.drag(480, 460, 440)
            try script.lift(to: wish)
            try script.settle()
            stories.append(script.offsets)
        }
        #expect(stories[0] == stories[1])
    }

    @Test func withoutBouncesAFlickEndsAtTheEnd() throws {
        var script = ScrollScript(offset: 900, bounces: false)
        try script.touch()
        try script.drag(480, 460, 440)
        try script.lift()
        try script.settle()
        #expect(script.y == 1000 && script.offsets.max() == 1000)
        try script.touch()
        try script.drag(300)
        #expect(script.y == 1000)
    }

    @Test("Of the table: a finger 60, 100, 200, 400 beyond the start shows 31.6, 51.2, 95.7, 169.3")
    func overscroll() throws {
        var script = ScrollScript()
        try script.touch()
        try script.drag(560, 600, 700, 900)
        for (offset, shown) in zip(script.offsets, [31.6, 51.2, 95.7, 169.3]) { #expect(isNear(-offset, shown, 0.05)) }
        try script.drag(700, 500)
        #expect(isNear(script.offsets[4], script.offsets[2]) && script.y == 0, "the way back is the same")
        try script.drag(600)
        try script.lift(after: 1)
        #expect(script.actions.suffix(2) == [.didEndDragging(willDecelerate: true), .willBeginDecelerating])
        try script.settle()
        #expect(script.y == 0)
        #expect(script.story == "willDrag finger willLift lifted+ willGoOn bounce stopped")
    }

    @Test func aTouchCatchesAFlickWithoutAJump() throws {
        var script = ScrollScript()
        try script.touch()
        try script.drag(490, 480, 470)
        try script.lift()
        try script.run(10)
        let caught = script.y
        script.actions = []
        try script.touch(200)
        #expect(script.actions == [.didEndDecelerating] && script.y == caught)
        try script.drag(200, 199)
        #expect(isNear(script.y, caught + 1))
        try script.lift(after: 0.2)
        #expect(script.gesture.phase == .resting)
        // A touch that does not move tells nothing more.
        script.actions = []
        try script.touch()
        try script.lift()
        #expect(script.actions.isEmpty)
    }

    @Test func aTouchCatchesABounceWithoutAJump() throws {
        var script = ScrollScript()
        try script.touch()
        try script.drag(600)
        try script.lift(after: 1)
        try script.run(6)
        let caught = script.y
        #expect(caught < -5)
        script.actions = []
        try script.touch(300)
        try script.drag(300)
        #expect(script.y == caught && !script.gesture.isDragging)
        // Held so far beyond the end, the content follows with the slope of the rubber band there.
        try script.drag(301)
        let slope = ScrollPhysics.slope(overscroll: caught, viewport: 734)
        #expect(isNear(script.y, caught - slope, 1e-3))
        try script.drag(300)
        #expect(script.y == caught)
        try script.lift(after: 1)
        try script.settle()
        #expect(script.story == "stopped willDrag finger willLift lifted+ willGoOn bounce stopped")
        #expect(script.y == 0)
    }

    @Test func aTouchThatOnlyStopsABounceLetsItGoOn() throws {
        var script = ScrollScript()
        try script.touch()
        try script.drag(600)
        try script.lift(after: 1)
        try script.run(6)
        script.actions = []
        try script.touch()
        try script.run(30)
        try script.lift()
        try script.settle()
        #expect(script.story == "stopped willGoOn bounce stopped" && script.y == 0)
    }

    @Test func aFastFlickFromBeyondTheEndGoesOnInside() throws {
        var script = ScrollScript()
        try script.touch()
        try script.drag(600, 590, 560, 525)
        try script.lift()
        let goal = script.actions.compactMap {
            if case .willEndDragging(_, let target) = $0 { target.y } else { nil }
        }
        try script.settle()
        #expect(script.y > 0 && isNear(script.y, goal[0], 1e-6))
        #expect(script.story == "willDrag finger willLift lifted+ willGoOn bounce deceleration stopped")
    }

    @Test func theTargetMayBeReplaced() throws {
        for (wish, goal) in [(500.0, 500.0), (20, 20), (-300, 0), (4000, 1000)] {
            var script = ScrollScript()
            try script.touch()
            try script.drag(490, 480, 470)
            try script.lift(to: wish)
            try script.settle()
            #expect(script.y == goal)
            #expect(script.story == "willDrag finger willLift lifted+ willGoOn deceleration stopped")
            let rest = script.offsets.dropFirst(3)
            #expect(rest.allSatisfy { $0 >= min(30, goal) && $0 <= max(30, goal) }, "no way round")
        }
        // Also a finger that rested may be sent on; and one that flicked may be told to stay.
        var script = ScrollScript()
        try script.touch()
        try script.drag(470)
        try script.lift(after: 1, to: 60)
        try script.settle()
        #expect(script.y == 60)
        try script.touch()
        try script.drag(450)
        try script.lift(to: 110)
        #expect(script.gesture.phase == .resting && script.actions.last == .didEndDragging(willDecelerate: false))
    }

    @Test func theSpeedIsThatOfTheLastThreeMoves() throws {
        var script = ScrollScript()
        try script.touch()
        // Back and forth before, then 6 a frame.
        try script.drag(480, 520, 480, 474, 468, 462)
        script.actions = try Array(script.gesture.lift(time: script.gesture.time))
        guard case .willEndDragging(let velocity, _) = script.actions.last else { return #expect(Bool(false)) }
        #expect(isNear(velocity.y, 0.36))
    }

    @Test func bothAxesMoveUnlessTheDirectionIsLocked() throws {
        let axis = ScrollLimits.Axis(0...1000, viewport: 734)
        for isLocked in [false, true] {
            var gesture = ScrollGesture(limits: ScrollLimits(horizontal: axis, vertical: axis))
            gesture.locksDirection = isLocked
            _ = try gesture.touchDown(at: Point(x: 500, y: 500), time: 0)
            _ = try gesture.drag(to: Point(x: 490, y: 495), time: 0.01)
            _ = try gesture.drag(to: Point(x: 480, y: 400), time: 0.02)
            #expect(gesture.offset == Point(x: 20, y: isLocked ? 0 : 100))
            _ = try gesture.lift(time: 0.02)
            _ = try gesture.release()
            while gesture.isHeld { _ = try gesture.advance(to: gesture.time + 0.1) }
            // 1000 and 5000 a second: 499 further, and to the end.
            #expect(isNear(gesture.offset.x, 519, 1e-6) && gesture.offset.y == (isLocked ? 0 : 1000))
        }
    }

    @Test func stepsDoNotMatter() throws {
        var coarse = ScrollScript(offset: 500), fine = ScrollScript(offset: 500)
        for step in [0, 1] {
            var script = step == 0 ? coarse : fine
            try script.touch()
            try script.drag(460, 420, 380)
            try script.lift()
            if step == 0 { coarse = script } else { fine = script }
        }
        let start = coarse.gesture.time
        for count in 1...60 {
            _ = try coarse.gesture.advance(to: start + Double(count) / 30)
            _ = try fine.gesture.advance(to: start + (Double(count) - 0.3) / 30)
            _ = try fine.gesture.advance(to: start + Double(count) / 30)
            if coarse.gesture.isHeld { #expect(coarse.gesture.offset == fine.gesture.offset) }
        }
        #expect(!coarse.gesture.isHeld && coarse.y == 1000 && fine.y == 1000)
        // All at once is a step too.
        var once = ScrollScript(offset: 500)
        try once.touch()
        try once.drag(460, 420, 380)
        try once.lift()
        once.actions = try Array(once.gesture.advance(to: 100))
        #expect(once.story == "deceleration stopped" && once.y == 1000)
    }

    @Test func whatIsRefusedChangesNothing() throws {
        var script = ScrollScript()
        try script.touch()
        try script.drag(490)
        let before = script.gesture
        #expect(throws: ScrollGestureError.timeRunsBackwards(from: script.frame, to: 0)) {
            try script.gesture.advance(to: 0)
        }
        #expect(throws: ScrollGestureError.notFinite) { try script.gesture.advance(to: .infinity) }
        #expect(throws: ScrollGestureError.notFinite) { try script.gesture.drag(to: Point(y: .nan), time: 1) }
        #expect(throws: ScrollGestureError.fingerIsDown) { try script.gesture.touchDown(at: Point(), time: 1) }
        #expect(throws: ScrollGestureError.fingerIsDown) { try script.gesture.animate(to: Point(), time: 1) }
        #expect(throws: ScrollGestureError.fingerIsDown) { try script.gesture.scrollToTop(time: 1) }
        #expect(throws: ScrollGestureError.nothingToRelease) { try script.gesture.release() }
        #expect(script.gesture == before)
        _ = try script.gesture.lift(time: 1)
        #expect(throws: ScrollGestureError.awaitsRelease) { try script.gesture.advance(to: 2) }
        _ = try script.gesture.release()
        #expect(throws: ScrollGestureError.noFinger) { try script.gesture.lift(time: 2) }
        #expect(throws: ScrollGestureError.noFinger) { try script.gesture.drag(to: Point(), time: 2) }
    }
}
