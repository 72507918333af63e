import Generators
import Testing
import TinamouLayout
import TinamouScroll

/// Random events, and what must hold whatever happens.
@Suite struct ScrollScriptProperties {
    /// A run of a random script, checked at every event.
    struct Run {
        var gesture: ScrollGesture
        var random: SplitMix64
        var told: [ScrollAction] = []
        var finger = Point()
        /// No faster than this may the content move by itself, in points a second.
        var speed = 0.0
        var faults: [String] = []

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            gesture = ScrollGesture(limits: Self.limits(&random), physics: .init(rate: seed % 2 == 0 ? .normal : .fast))
            gesture.locksDirection = seed % 3 == 0
        }

        static func limits(_ random: inout SplitMix64) -> ScrollLimits {
            func axis() -> ScrollLimits.Axis {
                let start = -Double(random.integer(below: 200))
                let length = random.chance(percent: 20) ? 0 : Double(random.integer(below: 3000))
                return .init(start...(start + length), viewport: Double(random.integer(in: 0...800)), bounces: true)
            }
            return ScrollLimits(horizontal: axis(), vertical: axis())
        }

        static func distance(_ a: Point, _ b: Point) -> Double { max((a.x - b.x).magnitude, (a.y - b.y).magnitude) }

        mutating func spot(_ size: Int) -> Point {
            Point(x: Double(random.integer(in: -size...size)), y: Double(random.integer(in: -size...size)))
        }

        mutating func hear(_ actions: ScrollActions, since before: Point, elapsed: Double, moved: Double) {
            gesture.checkInvariants()
            var offset = before
            for action in actions {
                if case .didScroll(let change) = action {
                    if change.old != offset || change.new == offset { faults.append("told wrongly: \(change)") }
                    offset = change.new
                    let step = Self.distance(change.old, change.new)
                    switch change.cause {
                    case .finger: if step > moved + 1e-6 { faults.append("\(step) for a finger's \(moved)") }
                    case .deceleration, .bounce:
                        let limit = speed * elapsed + 2 * ScrollPhysics.settledOverscroll
                        if step > limit { faults.append("\(step) in \(elapsed) s, at \(speed)") }
                    case .program, .layout: break
                    }
                }
            }
            if offset != gesture.offset { faults.append("a change was not told") }
            told += actions
        }

        var overscroll: Double { Self.distance(gesture.offset, gesture.limits.clamp(gesture.offset)) }

        /// One random event.
        mutating func step() throws {
            let before = gesture.offset
            let elapsed = random.chance(percent: 20) ? 0 : Double(random.integer(in: 1...20)) / 1000
            let time = gesture.time + elapsed
            switch random.integer(below: 100) {
            case 0..<8 where !gesture.isTracking:
                finger = spot(300)
                hear(try gesture.touchDown(at: finger, time: time), since: before, elapsed: elapsed, moved: 0)
                let caught = gesture.offset
                if !(try gesture.drag(to: finger, time: time)).isEmpty || gesture.offset != caught {
                    faults.append("a finger that does not move moves the content")
                }
            case 8..<70 where gesture.isTracking:
                let way = spot(30)
                finger = Point(x: finger.x + way.x, y: finger.y + way.y)
                let moved = Self.distance(way, Point())
                hear(try gesture.drag(to: finger, time: time), since: before, elapsed: elapsed, moved: moved)
            case 70..<80 where gesture.isTracking: try lift(time, before, elapsed)
            case 80..<83 where !gesture.isTracking:
                let target = gesture.limits.clamp(spot(3000))
                hear(try gesture.animate(to: target, time: time), since: before, elapsed: elapsed, moved: 0)
            case 83..<84 where !gesture.isTracking:
                hear(try gesture.scrollToTop(time: time), since: before, elapsed: elapsed, moved: 0)
            case 84..<85:
                let target = gesture.limits.clamp(spot(3000))
                hear(try gesture.scroll(to: target, time: time), since: before, elapsed: elapsed, moved: 0)
            case 85..<88:
                let limits = Self.limits(&random)
                hear(try gesture.change(limits: limits, time: time), since: before, elapsed: elapsed, moved: 0)
                // A bounce that begins here, or a chosen target that is nearer: see AxisMotion.
                speed += 10 * overscroll + 4.1 * 3500
            default: hear(try gesture.advance(to: time), since: before, elapsed: elapsed, moved: 0)
            }
        }

        mutating func lift(_ time: Double, _ before: Point, _ elapsed: Double) throws {
            let actions = try gesture.lift(time: time)
            hear(actions, since: before, elapsed: elapsed, moved: 0)
            speed = 10 * overscroll + 2
            guard case .willEndDragging(let velocity, let target) = actions.last else { return }
            speed += 1020 * Self.distance(velocity, Point())
            if gesture.limits.clamp(target) != target { faults.append("a target beyond an end") }
            let wish = random.chance(percent: 30) ? spot(3000) : target
            // Half the way left counts double where the flick is short: 2 · 2.002 a second for each point.
            speed += wish == target ? 0 : 11 * Self.distance(gesture.limits.clamp(wish), gesture.offset) * 2
            hear(try gesture.release(to: wish), since: gesture.offset, elapsed: 0, moved: 0)
        }

        /// Lifts the finger and lets everything come to rest.
        mutating func end() throws {
            if gesture.isTracking { try lift(gesture.time, gesture.offset, 0) }
            for _ in 0..<1000 where gesture.isHeld {
                let before = gesture.offset
                hear(
                    try gesture.advance(to: gesture.time + 0.02), since: before, elapsed: 0.02, moved: 0)
            }
            if gesture.isHeld { faults.append("it never comes to rest") }
            if overscroll != 0 { faults.append("it rests \(overscroll) beyond an end") }
        }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func whateverHappensItIsContinuousToldOnceAndEndsInTheRange(seed: UInt64) throws {
        var runs = [Run(seed: seed), Run(seed: seed)]
        for index in runs.indices {
            for _ in 0..<400 { try runs[index].step() }
            try runs[index].end()
        }
        #expect(runs[0].faults == [], "seed \(seed)")
        #expect(runs[0].told == runs[1].told && runs[0].gesture == runs[1].gesture, "the same bits")
        let told = runs[0].told
        func count(_ action: ScrollAction) -> Int { told.count { $0 == action } }
        #expect(count(.willBeginDecelerating) == count(.didEndDecelerating))
        let lifted = told.count { if case .didEndDragging = $0 { true } else { false } }
        #expect(count(.willBeginDragging) == lifted)
    }
}
