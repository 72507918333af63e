import Generators
import Testing
import Tinamou
import TinamouLayout
import TinamouScroll

/// What holds for every path: drags, flicks with their rest and their bounces, jumps, rotations, insets, reloads, commands.
@Suite struct BarPropertyTests {
    /// What happens to a scene, in its order.
    private enum Step {
        case drag(Double)
        case lift(Double, Double)
        case glide(Double)
        case bounce
        case jump(Double)
        case touch
        case stopped
        case tick(Double)
        case command(CollapsingBarState.Command, Bool)
        case rotate
        case inset(Double)
        case reload(Double)
        case heights(Double, Double)
    }

    private func steps(_ seed: UInt64, count: Int) -> [Step] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            switch random.integer(below: 40) {
            case 0..<16: .drag(random.eighth(in: -60...60))
            case 16: .drag(random.eighth(in: -900...900))
            case 17, 18: .lift(random.eighth(in: -900...900), random.eighth(in: -400...400))
            case 19..<23: .glide(random.eighth(in: -90...90))
            case 23, 24: .bounce
            case 25: .jump(random.eighth(in: -300...4000))
            case 26: .jump(-1e6)
            case 27: .touch
            case 28: .stopped
            case 29..<34: .tick(random.eighth(in: 0...1) / 8)
            case 34: .command(random.pick(CollapsingBarState.Command.allCases), random.chance(percent: 50))
            case 35: .rotate
            case 36: .inset(random.eighth(in: 0...50))
            case 37: .reload(random.pick([0, 3, 17, 18, 40, 100]))
            case 38: .heights(random.eighth(in: 0...120), random.eighth(in: 0...120))
            default: .drag(0)
            }
        }
    }

    private func behavior(_ seed: UInt64) -> BarBehavior {
        var random = SplitMix64(seed: seed &+ 1000)
        return BarBehavior(
            random.pick(BarBehavior.Mode.allCases), settles: random.chance(percent: 50),
            hideThreshold: random.pick([0, 0, 7.5]), showThreshold: random.pick([0, 0, 20]),
            duration: random.pick([0.2, 0.2, 0]))
    }

    /// Carries a step out, without the pass.
    private func take(_ step: Step, _ scene: BarScene, _ time: inout Double) {
        let list = scene.list, offset = list.contentOffset.y, range = list.restingRange(along: .vertical)
        func scroll(_ offset: Double, _ cause: ScrollChange.Cause) {
            list.scroll(to: Point(x: list.contentOffset.x, y: offset), because: cause)
        }
        switch step {
        case .drag(let distance): scroll(offset + distance, .finger)
        case .lift(let speed, let way): scene.bar.lift(speed: speed, projectedOffset: offset + way)
        case .glide(let distance): scroll(offset + distance, .deceleration)
        case .bounce: scroll(min(max(offset, range.lowerBound), range.upperBound), .bounce)
        case .jump(let offset): scroll(min(max(offset, range.lowerBound), range.upperBound), .program)
        case .touch: scene.bar.touchDown()
        case .stopped: scene.bar.scrollingStopped()
        case .tick(let step):
            time += step
            scene.bar.tick(at: time)
        case .command(.show, let isAnimated): scene.bar.show(animated: isAnimated)
        case .command(.collapse, let isAnimated): scene.bar.collapse(animated: isAnimated)
        case .command(.hide, let isAnimated): scene.bar.hide(animated: isAnimated)
        case .rotate:
            let isUpright = scene.size.width < scene.size.height
            scene.size = Size(width: scene.size.height, height: scene.size.width)
            scene.engine.safeAreaInsets =
                isUpright ? EdgeInsets(left: 44, bottom: 21, right: 44) : EdgeInsets(top: 44, bottom: 34)
        case .inset(let top): scene.bar.contentInsetTop = top
        case .reload(let rows): scene.rowsHeight.constant = 40 * rows
        case .heights(let expanded, let collapsed): scene.bar.setHeights(expanded: expanded, collapsed: collapsed)
        }
    }

    private func check(_ scene: BarScene) throws {
        let state = scene.bar.state, safe = scene.engine.safeAreaInsets.top
        let range = scene.list.restingRange(along: .vertical), offset = scene.list.contentOffset.y
        state.checkInvariants()
        #expect(state.range == range && state.offset == offset)
        // The frames are those of the documented state, the size and the safe area.
        let bottom = safe + state.height
        func near(_ rect: Rect, _ y: Double, _ height: Double) -> Bool {
            abs(rect.minY - y) < 1e-9 && abs(rect.height - height) < 1e-9 && rect.width == scene.size.width
        }
        #expect(near(scene.bar.view.frameInRoot, 0, bottom))
        #expect(near(scene.bar.content.frameInRoot, bottom - state.heights.expanded, state.heights.expanded))
        #expect(near(scene.bar.cover.frameInRoot, 0, safe))
        #expect(near(scene.bar.divider.frameInRoot, bottom - 1, 1))
        // In its bounds; shown at the start and over what cannot scroll; no gap between it and the first row.
        #expect(state.height >= 0 && state.height <= state.heights.expanded)
        if offset <= range.lowerBound || range.lowerBound == range.upperBound { #expect(state.hidden == 0) }
        let rowsTop = scene.rows.frameInRoot.minY
        if offset >= range.lowerBound { #expect(bottom >= rowsTop - scene.bar.contentInsetTop - 1e-9) }
        #expect(state.progress >= 0 && state.progress <= 1 && state.expansion >= 0 && state.expansion <= 1)
    }

    @Test("Any path keeps the bar in its bounds, and to the finger", arguments: 0..<60)
    func anyPath(seed: UInt64) throws {
        let scene = BarScene(behavior(seed), collapsed: seed % 2 == 0 ? 40 : 0)
        try scene.layout()
        let count = scene.engine.solver.constraints.count
        // Without a duration, revealing at once is a jump.
        let jumps = scene.bar.behavior.mode == .revealAtOnce && scene.bar.behavior.duration == 0
        var time = 0.0
        for (place, step) in steps(seed, count: 120).enumerated() {
            let before = scene.bar.state
            take(step, scene, &time)
            let after = scene.bar.state
            switch step {
            case .drag(let distance), .glide(let distance):
                let moved = abs(after.hidden - before.hidden)
                // A glide after a decision lets out what the decision wants, no faster than the list goes.
                #expect(jumps || moved <= abs(distance) + 1e-9, "seed \(seed), step \(place): \(step)")
            case .jump, .bounce:
                // Only the start of the list, or a decision that waits for room.
                #expect(after.hidden >= before.hidden || after.hidden == after.offset - after.range.lowerBound)
            case .touch:
                #expect(after.hidden == before.hidden && !after.isAnimating)
            default: break
            }
            try scene.layout()
            try check(scene)
            #expect(scene.engine.solver.constraints.count == count)
        }
    }

    @Test("The same events give the same bits", arguments: 0..<20)
    func sameBits(seed: UInt64) throws {
        let one = BarScene(behavior(seed)), two = BarScene(behavior(seed))
        try one.layout()
        try two.layout()
        var times = (0.0, 0.0)
        for step in steps(seed, count: 80) {
            take(step, one, &times.0)
            take(step, two, &times.1)
            try one.layout()
            try two.layout()
            #expect(one.bar.state == two.bar.state)
            let frames = [one, two].map { [$0.bar.view, $0.bar.content, $0.label, $0.button].map(\.frameInRoot) }
            #expect(frames[0] == frames[1])
        }
    }

    @Test("A bar without settling or commands is what the one-line formula says", arguments: 0..<40)
    func formula(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var run = BarRun()
        var hidden = 0.0, last = -134.0
        for _ in 0..<200 {
            let offset = random.eighth(in: -300...600)
            let cause = random.pick([ScrollChange.Cause.finger, .finger, .deceleration, .program])
            let now = min(max(offset, -134), 3222)
            if cause != .program { hidden = min(max(hidden + now - last, 0), 90) }
            hidden = min(hidden, now + 134)
            last = now
            #expect(run.at(offset, cause) == 134 - hidden)
        }
    }

    @Test("An animation that is followed at any times never jumps", arguments: 0..<40)
    func noJumps(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var run = BarRun(BarBehavior(.revealAtOnce))
        run.at(1000, .program)
        var time = 0.0
        for _ in 0..<300 {
            let before = run.state.hidden
            var allowed = 0.0
            switch random.integer(below: 8) {
            case 0: run.handle(.command(random.pick(CollapsingBarState.Command.allCases), isAnimated: true))
            case 1: run.handle(.touched)
            case 2:
                allowed = abs(random.eighth(in: -20...20))
                run.at(max(0, run.state.offset + (random.chance(percent: 50) ? allowed : -allowed)))
            case 3: run.handle(.lifted(speed: random.eighth(in: -50...50), projected: run.state.offset))
            default:
                // The curve is at most half as steep again as a straight line: 90 in 0.2 s, 675 points a second.
                time += 0.01
                allowed = 6.75
                run.handle(.tick(time))
            }
            #expect(abs(run.state.hidden - before) <= allowed + 1e-9)
        }
    }
}
