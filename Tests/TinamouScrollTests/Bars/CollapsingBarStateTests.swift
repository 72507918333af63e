import Testing
import TinamouLayout
import TinamouScroll

/// The reference vectors, and each known defect of bars written by hand: numbers from the table of defects.
@Suite struct CollapsingBarStateTests {
    @Test("The reference vectors: from the start of the list through a rubber band, and at its end")
    func referenceVectors() {
        var run = BarRun()
        let vector: [(Double, Double)] = [
            (-134, 134), (-124, 124), (-100, 100), (-44, 44), (0, 44), (100, 44), (97, 47), (90, 54), (60, 84),
            (10, 134),
            (5, 134), (0, 134), (50, 84), (-20, 134), (-134, 134), (-150, 134), (-170, 134), (-150, 134), (-134, 134),
        ]
        for (offset, height) in vector { #expect(run.at(offset) == height, "at \(offset)") }
        #expect(run.at(3000) == 44)
        #expect(run.at([3222, 3262, 3240, 3222, 3212, 3132]) == [44, 44, 44, 44, 54, 134])
    }

    @Test("E1: the first drag counts from where the list rests")
    func e1() {
        var run = BarRun(range: -44...3222)
        #expect(run.at([-43, -42, -41]) == [133, 132, 131])
    }

    @Test("E2: no sample is lost, however large")
    func e2() {
        var run = BarRun(range: -44...3222)
        #expect(run.at([-20, 0, 20, 40, 60]) == [110, 90, 70, 50, 44])
    }

    @Test("E3: what a program scrolls is no drag")
    func e3() {
        var run = BarRun()
        run.at(400)
        #expect(run.at([191, 209, 210]) == [134, 116, 115])
        #expect(run.at(710, .program) == 115)
        #expect(run.at(711) == 114)
    }

    @Test("E4: after a fling back the next drag counts at once")
    func e4() {
        var run = BarRun()
        run.at(1480)
        #expect(run.at(1000, .deceleration) == 134)
        #expect(run.at([1005, 1010, 1015]) == [129, 124, 119])
    }

    @Test("E5: nothing happens without a move, and three points are three points")
    func e5() {
        var run = BarRun(range: -44...3222)
        run.at(500)
        run.at(-42 + 508)
        var toggled = run
        toggled.state.behavior = BarBehavior(.revealAtOnce, showThreshold: 10)
        let height = run.state.height
        #expect(run.at(466) == height && run.actions.isEmpty)
        #expect(run.at(463) == height + 3)
        // At once, but not before the threshold.
        #expect(toggled.at(463) == height && !toggled.state.isAnimating)
        #expect(toggled.at(456) == height && !toggled.state.isAnimating)
        #expect(toggled.at(455) == height && toggled.actions == .startTicks)
    }

    @Test("E6: a finger that wobbles moves the bar back and forth from where it is")
    func e6() {
        // 52 hidden at 8.
        var run = BarRun(range: -44...3222)
        #expect(run.at(8) == 82)
        #expect(run.at([5, 6, 7, 8]) == [85, 84, 83, 82])
    }

    @Test("E7: an animation is caught where it is seen")
    func e7() {
        var run = BarRun(BarBehavior(.revealAtOnce))
        #expect(run.at(500) == 44)
        #expect(run.at(499) == 44 && run.actions == .startTicks)
        // A quarter of the time: 5/32 of the way, 14.0625.
        #expect(run.after(0.05) == 58.0625)
        #expect(run.at(501) == 56.0625 && run.actions == [.place, .stopTicks])
        #expect(run.handle(.tick(20)) == 56.0625)
        // And by a touch that does not move.
        run.at(499)
        let seen = run.after(0.1)
        #expect(run.handle(.touched) == seen && run.actions == .stopTicks)
        #expect(run.handle(.tick(99)) == seen)
    }

    @Test(
        "E8: a lift without speed goes to the nearer edge", arguments: [(44.0, 134.0), (45, 134), (46, 44), (50, 44)])
    func e8(hidden: Double, height: Double) {
        for mode in [BarBehavior.Mode.enterAlways, .revealAtOnce] {
            var run = BarRun(BarBehavior(mode, settles: true))
            run.at(500, .program)
            run.at(500 + hidden)
            #expect(run.handle(.lifted(speed: 0, projected: 500 + hidden)) == 134 - hidden)
            #expect(run.after(0.1) == (134 - hidden + height) / 2)
            #expect(run.after(0.2) == height && run.actions == [.place, .stopTicks])
        }
    }

    @Test("E9: near the start a small flick does not hide more than has been scrolled")
    func e9() {
        for mode in [BarBehavior.Mode.enterAlways, .revealAtOnce] {
            var run = BarRun(BarBehavior(mode, settles: true))
            run.at(-130)
            // The list may be asked to go along; here it is not.
            #expect(run.state.restingOffset(projected: -104, speed: 300) == -44)
            run.handle(.lifted(speed: 300, projected: -104))
            for offset in stride(from: -129.0, through: -104, by: 1) {
                run.at(offset, .deceleration)
                run.handle(.tick(offset / 100))
            }
            #expect(run.state.height == 134)
        }
    }

    @Test("E9: a flick that goes far enough hides all, and never more than has been scrolled")
    func e9Along() {
        var run = BarRun(BarBehavior(.enterAlways, settles: true))
        run.at(-130)
        run.handle(.lifted(speed: 900, projected: -44))
        for (place, offset) in stride(from: -128.0, through: -44, by: 2).enumerated() {
            run.at(offset, .deceleration)
            run.handle(.tick(Double(place) * 0.005))
            #expect(run.state.hidden <= offset + 134)
        }
        #expect(run.state.height == 44)
    }

    @Test("E10: in the rubber band at the start the bar stays shown")
    func e10() {
        var run = BarRun(range: -44...3222)
        #expect(run.at([-144, -140, -136, -132, -120, -110, -100]).allSatisfy { $0 == 134 })
        #expect(run.at(-80, .bounce) == 134 && run.at(-44, .bounce) == 134)
    }

    @Test("E11: the rubber band at the end is no way back")
    func e11() {
        var run = BarRun()
        run.at(3262)
        #expect(run.at([3240, 3222, 3212]) == [44, 44, 54])
    }

    @Test("E12, 37: the start of the list shows the bar, however it is reached", arguments: ScrollChange.Cause.allCases)
    func e12(cause: ScrollChange.Cause) {
        for mode in BarBehavior.Mode.allCases {
            for settles in [false, true] {
                var run = BarRun(BarBehavior(mode, settles: settles))
                run.at(1000)
                run.handle(.lifted(speed: 500, projected: 1100))
                run.after(1)
                #expect(run.state.height == (mode == .always ? 134 : 44))
                #expect(run.at(-134, cause) == 134)
                // And it does not go again by itself.
                #expect(run.at(600, .program) == 134)
                #expect(run.after(1) == 134)
            }
        }
    }

    @Test("E13, 36: a list that cannot scroll far enough keeps the bar", arguments: [0.0, 20, 89.5])
    func e13(room: Double) {
        for mode in BarBehavior.Mode.allCases {
            var run = BarRun(BarBehavior(mode, settles: true), range: -134...(-134 + room))
            #expect(run.at([-120, -100, -34]).allSatisfy { $0 == 134 })
            #expect(run.handle(.lifted(speed: 800, projected: 100)) == 134)
            #expect(run.at(-134 + room, .bounce) == 134)
            #expect(run.after(1) == 134)
            for command in CollapsingBarState.Command.allCases {
                #expect(run.handle(.command(command, isAnimated: false)) == 134)
            }
        }
    }

    @Test("36: a reload to a short list brings a hidden bar back")
    func reload() {
        var run = BarRun()
        #expect(run.at(2000) == 44)
        #expect(run.handle(.range(-134 ... -114)) == 134)
        #expect(run.at(-114, .layout) == 134)
    }

    @Test("E18: without a move there is no direction, and the first one starts its own threshold")
    func e18() {
        var run = BarRun(BarBehavior(hideThreshold: 5, showThreshold: 20))
        run.at(500, .program)
        #expect(run.at([503, 505, 506, 526]) == [134, 134, 133, 113])
        // Back: 20 for nothing; a turn starts anew.
        #expect(run.at([510, 506, 505]) == [113, 113, 114])
        #expect(run.at([509, 510, 511]) == [114, 114, 113])
        run.handle(.touched)
        #expect(run.at([515, 516, 518]) == [113, 113, 111])
    }

    @Test("E20: a flick ends where its projection says", arguments: [(1200.0, 44.0), (1080, 44), (950, 134)])
    func e20(projected: Double, height: Double) {
        var run = BarRun(BarBehavior(.enterAlways, settles: true))
        run.at(960)
        run.at(990)
        run.at(980)
        let speed = projected - 980
        run.handle(.lifted(speed: speed, projected: projected))
        // On its way the list passes what would move the bar otherwise.
        for part in 1...10 { run.at(980 + speed * Double(part) / 10, .deceleration) }
        #expect(run.after(0.2) == height)
    }

    @Test("E20: a flick back to the start in a mode in which only the start brings the bar back")
    func e20AtTheStart() {
        var run = BarRun(
            BarBehavior(.exitUntilCollapsed, settles: true),
            heights: BarHeights(hidden: 0, collapsed: 56, expanded: 200),
            range: -200...3000)
        run.at(800)
        run.handle(.lifted(speed: -2000, projected: -200))
        for offset in stride(from: 790.0, through: -200, by: -10) {
            #expect(run.at(offset, .deceleration) == min(200, max(56, -offset)))
        }
        run.at(800)
        run.handle(.lifted(speed: -100, projected: 700))
        #expect(run.after(1) == 56)
    }

    @Test func aListThatStopsElsewhereSettlesTheBarAgain() {
        var run = BarRun(BarBehavior(.enterAlways, settles: true))
        run.at(-130)
        run.handle(.lifted(speed: 900, projected: 200))
        run.at(-100, .deceleration)
        run.after(0.2)
        #expect(run.state.height == 100)
        run.handle(.stopped)
        #expect(run.state.height == 100)
        #expect(run.after(0.2) == 134)
        run.at(200)
        run.handle(.lifted(speed: 900, projected: 400))
        run.handle(.stopped)
        #expect(run.after(0.2) == 44)
    }

    @Test func whereTheListShouldRest() {
        var run = BarRun(BarBehavior(.enterAlways, settles: true))
        run.at(-100)
        #expect(run.state.restingOffset(projected: -100, speed: 0) == -134)
        #expect(run.state.restingOffset(projected: -80, speed: 0) == -44)
        #expect(run.state.restingOffset(projected: -80, speed: -50) == -134)
        #expect(run.state.restingOffset(projected: -44, speed: 50) == -44)
        #expect(run.state.restingOffset(projected: 333, speed: 50) == 333)
        run.at(-80)
        run.handle(.lifted(speed: 0, projected: -44))
        run.after(0.2)
        #expect(run.at(-44, .deceleration) == 44)
        run.state.behavior.settles = false
        #expect(run.state.restingOffset(projected: -100, speed: 0) == -100)
    }
}
