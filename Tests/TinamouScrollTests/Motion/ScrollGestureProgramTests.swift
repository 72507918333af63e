import Testing
import TinamouLayout
import TinamouScroll

/// What programs and rotations do to an offset, in each phase. The numbers are worked out by hand.
@Suite struct ScrollGestureProgramTests {
    @Test func aProgramScrollsAtOnceAlsoBeyondTheEnd() throws {
        var script = ScrollScript()
        script.actions += try script.gesture.scroll(to: Point(y: 1500), time: 1)
        #expect(
            script.actions == [.didScroll(ScrollChange(from: Point(), to: Point(y: 1500), cause: .program))])
        script.actions += try script.gesture.scroll(to: Point(y: 1500), time: 1)
        #expect(script.actions.count == 1, "no change, nothing told")
    }

    @Test("Half the time is half the way, a quarter of it 5/32")
    func animation() throws {
        var script = ScrollScript()
        script.actions += try script.gesture.animate(to: Point(y: 320), time: 0)
        #expect(script.actions.isEmpty && script.gesture.isAnimating && !script.gesture.isDecelerating)
        for (time, offset) in [(0.075, 50.0), (0.15, 160), (0.3, 320)] {
            script.actions += try script.gesture.advance(to: time)
            #expect((script.y - offset).magnitude < 1e-9)
        }
        #expect(script.y == 320 && script.story == "program arrived")
    }

    @Test func theStatusBarAsksAndScrollsToTheTop() throws {
        var script = ScrollScript(-200...331, offset: 100)
        script.actions += try script.gesture.tapStatusBar(time: 0)
        #expect(script.actions == [.shouldScrollToTop] && !script.gesture.isHeld)
        script.actions += try script.gesture.scrollToTop(time: 0)
        try script.settle()
        #expect(script.story == "top? program top" && script.y == -200)
        script.actions = []
        script.actions += try script.gesture.scrollToTop(time: 2)
        #expect(script.story == "top", "it is there already")
        script.actions = []
        try script.touch()
        script.actions += try script.gesture.tapStatusBar(time: 2)
        #expect(script.actions.isEmpty, "the finger has precedence")
    }

    @Test func aTouchStopsAnAnimationWhereItIs() throws {
        for isToTop in [false, true] {
            var script = ScrollScript(offset: 640)
            script.actions +=
                isToTop
                ? try script.gesture.scrollToTop(time: 0) : try script.gesture.animate(to: Point(), time: 0)
            script.actions += try script.gesture.advance(to: 0.15)
            let caught = script.y
            try script.touch()
            try script.drag(500, 490)
            #expect(script.y == caught + 10)
            #expect(script.story == (isToTop ? "program willDrag finger" : "program arrived willDrag finger"))
        }
    }

    @Test func aProgramStopsAFlick() throws {
        for isAnimated in [false, true] {
            var script = ScrollScript()
            try script.touch()
            try script.drag(490, 480, 470)
            try script.lift()
            try script.run(3)
            script.actions = []
            let time = script.gesture.time
            script.actions +=
                isAnimated
                ? try script.gesture.animate(to: Point(y: 7), time: time)
                : try script.gesture.scroll(to: Point(y: 7), time: time)
            try script.settle()
            #expect(script.y == 7)
            #expect(script.story == (isAnimated ? "stopped program arrived" : "stopped program"))
        }
    }

    @Test func aFingerGoesOnFromWhereAProgramHasPutTheContent() throws {
        var script = ScrollScript()
        try script.touch()
        try script.drag(490)
        script.actions += try script.gesture.scroll(to: Point(y: 400), time: script.gesture.time)
        try script.drag(480)
        #expect(script.offsets == [10, 400, 410])
    }

    // MARK: Rotation

    @Test func atRestTheOffsetFollowsItsRange() throws {
        var script = ScrollScript(-200...331)
        try script.limit(-134...400)
        #expect(script.y == -134, "it rested at the start")
        script.actions += try script.gesture.scroll(to: Point(y: 300), time: 0)
        try script.limit(-134...250)
        #expect(script.y == 250)
        try script.limit(-300...250)
        #expect(script.y == 250 && script.story == "layout program layout")
    }

    @Test func underAFingerTheContentStaysWhereItIsSeen() throws {
        for position in [400.0, 700] {
            var script = ScrollScript()
            try script.touch()
            try script.drag(position)
            let seen = script.y
            script.actions = []
            try script.limit(-100...50, viewport: 300)
            #expect(script.actions.isEmpty && script.y == seen && script.gesture.isDragging)
            try script.drag(position)
            #expect(script.y == seen)
            try script.drag(position + 1)
            #expect(script.y < seen && script.y >= seen - 1)
            try script.lift(after: 1)
            try script.settle()
            #expect((-100...50).contains(script.y))
        }
    }

    @Test func withoutBouncesAFingerCannotHoldWhatIsBeyondTheEnd() throws {
        var script = ScrollScript()
        try script.touch()
        try script.drag(400)
        try script.limit(0...50, bounces: false)
        #expect(script.y == 50 && script.story == "willDrag finger layout")
    }

    @Test func aFlickIsCutOffByTheNewEnd() throws {
        var script = ScrollScript()
        try script.touch()
        try script.drag(490, 480, 470)
        try script.lift()
        try script.run(3)
        let seen = script.y
        try script.limit(0...100)
        #expect(script.y == seen && script.gesture.isDecelerating)
        try script.settle()
        #expect(script.y == 100)
        #expect(script.story == "willDrag finger willLift lifted+ willGoOn deceleration bounce stopped")
    }

    @Test func aFlickThatIsBeyondTheNewEndTurnsBackWithoutAJump() throws {
        var script = ScrollScript()
        try script.touch()
        try script.drag(490, 480, 470)
        try script.lift()
        try script.run(3)
        let seen = script.y
        try script.limit(0...40)
        #expect(script.y == seen)
        try script.run(1)
        #expect((script.y - seen).magnitude < 600.0 / 60)
        try script.settle()
        #expect(script.y == 40)
    }

    @Test func aFlickWithAChosenTargetStaysInTheNewRange() throws {
        var script = ScrollScript()
        try script.touch()
        try script.drag(490, 480, 470)
        try script.lift(to: 500)
        try script.run(3)
        try script.limit(0...300)
        try script.settle()
        #expect(script.y == 300 && script.offsets.allSatisfy { $0 <= 300 })
    }

    @Test func aBounceGoesToTheNewEnd() throws {
        for end in [-150.0, -20, 30] {
            var script = ScrollScript()
            try script.touch()
            try script.drag(600)
            try script.lift(after: 1)
            try script.run(3)
            let seen = script.y
            #expect(seen < -20)
            try script.limit(end...1000)
            #expect(script.y == seen)
            try script.settle()
            #expect(script.y >= end && !script.gesture.isHeld)
            if end >= -20 { #expect(script.y == end) }
        }
    }

    @Test func anAnimationGoesWhereItsTargetHasGone() throws {
        var script = ScrollScript(-200...331, offset: 100)
        script.actions += try script.gesture.scrollToTop(time: 0)
        script.actions += try script.gesture.advance(to: 0.15)
        let seen = script.y
        try script.limit(-134...331)
        #expect(script.y == seen)
        script.actions += try script.gesture.advance(to: 0.151)
        #expect((script.y - seen).magnitude < 0.1, "no jump: it begins anew, slowly")
        script.actions += try script.gesture.advance(to: 0.3)
        #expect(script.y == -134 && script.story == "program top")
    }
}
