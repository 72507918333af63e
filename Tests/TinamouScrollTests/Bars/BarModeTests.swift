import Testing
import TinamouLayout
import TinamouScroll

/// What scrolling hides and brings back in each mode; commands, heights, animations.
@Suite struct BarModeTests {
    private let three = BarHeights(hidden: 0, collapsed: 56, expanded: 200)

    private func run(_ mode: BarBehavior.Mode, settles: Bool = false) -> BarRun {
        BarRun(BarBehavior(mode, settles: settles), heights: three, range: -200...3000)
    }

    @Test func always() {
        var run = run(.always, settles: true)
        #expect(run.at([-100, 0, 900, 100, -230]).allSatisfy { $0 == 200 })
        #expect(run.handle(.lifted(speed: 900, projected: 900)) == 200 && run.actions.isEmpty)
    }

    @Test func enterAlways() {
        var run = run(.enterAlways)
        #expect(run.at([-100, 0, 900, 850, 650, 600]) == [100, 0, 0, 50, 200, 200])
    }

    @Test func enterAlwaysCollapsed() {
        var run = run(.enterAlwaysCollapsed)
        // Back to 56 anywhere; the rest when less than 56 is left to the start.
        #expect(run.at([-100, 0, 900, 880, 800, 0, -56, -80, -200]) == [100, 0, 0, 20, 56, 56, 56, 80, 200])
    }

    @Test func exitUntilCollapsed() {
        var run = run(.exitUntilCollapsed)
        #expect(run.at([-100, -56, 0, 900, 500, 0, -56, -57, -200]) == [100, 56, 56, 56, 56, 56, 56, 57, 200])
    }

    @Test func revealAtOnce() {
        var run = run(.revealAtOnce)
        #expect(run.at([-150, -100, 50, 900]) == [150, 100, 0, 0])
        #expect(run.at(899) == 0 && run.actions == .startTicks)
        #expect(run.at([890, 880]) == [0, 0] && run.actions.isEmpty, "it is on its way")
        #expect(run.after(0.1) == 100 && run.after(0.2) == 200)
        // A flick's rest does nothing.
        #expect(run.at(1400, .deceleration) == 200)
    }

    @Test("41: hidden, collapsed and expanded are all to be had by the program", arguments: BarBehavior.Mode.allCases)
    func commands(mode: BarBehavior.Mode) {
        for isAnimated in [false, true] {
            var run = run(mode, settles: true)
            run.at(900, .program)
            for (command, height) in [
                (CollapsingBarState.Command.collapse, 56.0), (.hide, 0), (.show, 200), (.hide, 0), (.collapse, 56),
                (.show, 200),
            ] {
                run.handle(.command(command, isAnimated: isAnimated))
                #expect(run.state.isAnimating == isAnimated)
                if isAnimated { run.after(0.2) }
                #expect(run.state.height == height && !run.state.isAnimating)
                // It stays so when the list is scrolled by the program or lifted from without a move.
                run.at(950, .program)
                run.handle(.touched)
                run.handle(.lifted(speed: 0, projected: 950))
                #expect(run.after(1) == height)
            }
        }
    }

    @Test func aHiddenBarInAModeThatCollapsesComesBackAtTheStart() {
        var run = run(.exitUntilCollapsed)
        run.at(900)
        #expect(run.handle(.command(.hide, isAnimated: false)) == 0)
        #expect(run.at([950, 300, -100, -200]) == [0, 0, 100, 200])
    }

    @Test func atTheStartACommandCannotMakeAGap() {
        var run = run(.enterAlways)
        #expect(run.handle(.command(.hide, isAnimated: false)) == 200)
        #expect(run.at(-150, .program) == 150)
    }

    @Test("39: with equal heights the bar stays, and its progress is defined")
    func equalHeights() {
        var run = BarRun(heights: BarHeights(hidden: 80, collapsed: 80, expanded: 80), range: -80...500)
        for offset in [-80.0, 0, 300, 100] {
            #expect(run.at(offset) == 80 && run.state.offset == offset)
            #expect(run.state.progress == 1 && run.state.expansion == 1)
        }
        let clamped = BarHeights(hidden: 50, collapsed: 90, expanded: 30)
        #expect(clamped == BarHeights(hidden: 50, collapsed: 50, expanded: 50))
    }

    @Test func progress() {
        var run = run(.enterAlways)
        #expect(run.state.progress == 1 && run.state.expansion == 1)
        run.at(-128)
        #expect(run.state.progress == 0.64 && run.state.expansion == 0.5)
        run.at(0)
        #expect(run.state.progress == 0 && run.state.expansion == 0)
    }

    @Test func settlingKnowsThreeHeights() {
        // Hidden amounts 0, 144, 200; after a drag by some distance from the expanded bar, without speed and with some.
        for (distance, speed, height) in [
            (70.0, 0.0, 200.0), (73, 0, 56), (170, 0, 56), (173, 0, 0), (10, 5, 56), (150, 5, 0), (170, -5, 56),
            (10, 1500, 0),
        ] {
            var run = run(.enterAlwaysCollapsed, settles: true)
            run.at(500, .program)
            run.at(500 + distance)
            run.handle(.lifted(speed: speed, projected: 500 + distance + speed / 10))
            #expect(run.after(0.2) == height, "after \(distance) at \(speed)")
        }
    }

    @Test func aBarThatRestsIsNotSettledElsewhere() {
        for mode in BarBehavior.Mode.allCases {
            var run = run(mode, settles: true)
            run.at(900)
            run.handle(.lifted(speed: 0, projected: 900))
            let height = run.after(1)
            #expect(run.handle(.lifted(speed: 0, projected: 900)) == height && run.actions.isEmpty)
        }
    }

    @Test func otherHeightsKeepWhatTheBarShows() {
        let taller = BarHeights(hidden: 0, collapsed: 40, expanded: 120)
        for (command, height) in [(CollapsingBarState.Command.hide, 0.0), (.collapse, 40), (.show, 120)] {
            var run = run(.enterAlways)
            run.at(900, .program)
            run.handle(.command(command, isAnimated: true))
            run.after(0.05)
            run.handle(.heights(taller))
            #expect(run.after(0.3) == height)
        }
        var run = run(.enterAlways)
        run.at(900, .program)
        run.at(950)
        #expect(run.handle(.heights(taller)) == 70)
    }

    @Test func anAnimationIsAFunctionOfTime() throws {
        var run = run(.enterAlways)
        run.at(900, .program)
        run.handle(.command(.hide, isAnimated: true))
        let begun = try #require(run.state.animation)
        #expect(begun.value(at: 5) == 0 && !begun.isOver(at: 5), "its clock starts with the first tick")
        run.handle(.tick(7))
        let running = try #require(run.state.animation)
        #expect([6, 7, 7.1, 7.2, 9].map(running.value) == [0, 0, running.value(at: 7.1), 200, 200])
        #expect(abs(running.value(at: 7.1) - 100) < 1e-9)
        var last = 0.0
        for part in 0...200 {
            let value = running.value(at: 7 + Double(part) / 1000)
            #expect(value >= last && value <= 200)
            last = value
        }
        // Another command begins where the bar is seen.
        let seen = run.handle(.tick(7.07))
        #expect(run.handle(.command(.show, isAnimated: true)) == seen && run.actions.isEmpty)
        #expect(run.handle(.tick(7.08)) == seen)
        #expect(run.handle(.tick(7.28)) == 200 && run.actions == [.place, .stopTicks])
    }

    @Test func withoutADurationItJumps() {
        var run = BarRun(BarBehavior(.revealAtOnce, duration: 0))
        run.at(900)
        #expect(run.at(899) == 134 && run.actions == .place)
    }
}
