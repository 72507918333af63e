import TinamouLayout
import TinamouScroll

extension CollapsingBarDemo {
    /// What a finger or the program does to the list.
    enum Step: Sendable {
        /// Nothing, for no time.
        case rest
        /// A finger that is down, or comes down, moves the content by so much in half a second: onwards if positive.
        case drag(Double)
        /// The finger goes; so much time passes.
        case lift(Double)
        /// A finger flicks the content with so many points a second, onwards if positive; time passes until all is at
        /// rest.
        case flick(Double)
        /// The status bar is tapped; time passes until all is at rest.
        case tap
    }

    /// The script: each step with what it says in the table.
    static let script: [(step: Step, text: String)] = [
        (.rest, "at rest"),
        (.drag(40), "a finger drags the list up by 40"),
        (.drag(120), "it goes on, up by 120"),
        (.drag(-30), "it turns, down by 30"),
        (.lift(0.1), "it lifts; a tenth of a second later"),
        (.lift(1), "and a second later"),
        (.drag(-60), "a finger drags down by 60"),
        (.lift(3), "it lifts; list and bar come to rest together"),
        (.flick(2000), "a flick up, 2000 points a second"),
        (.flick(-300), "a flick down, 300 a second"),
        (.flick(1000), "a flick up, 1000 a second"),
        (.tap, "the status bar is tapped"),
        (.drag(-100), "the finger pulls it down by 100: a rubber band"),
        (.lift(1), "it lifts; a second later"),
    ]

    /// What was seen after a step.
    package struct Moment: Sendable {
        /// When, in seconds.
        package var time: Double
        /// The list's offset.
        package var offset: Double
        /// How much of the bar is hidden, in points.
        package var hidden: Double
        /// How high the bar is, with the status bar, in points.
        package var height: Double
        /// What the bar is doing.
        package var note: String
    }

    /// What was checked at the end of every frame of a script.
    package struct Observed: Sendable {
        /// What was seen after each step.
        package var moments: [Moment] = []
        /// How many frames there were.
        package var frames = 0
        /// Whether the bar was always between its lowest and its highest.
        package var staysInBounds = true
        /// Whether it never hid more than the list had been scrolled.
        package var leavesNoGap = true
        /// Whether it never moved farther than a finger that dragged.
        package var keepsToTheFinger = true
    }

    /// Has the finger do what the script says.
    ///
    /// - Parameter frame: what is called after each step, with its number.
    /// - Throws: what the layout or the gesture throws.
    package func play(then frame: (Int) -> Void = { _ in }) throws -> Observed {
        let player = ScriptPlayer(self)
        for (number, entry) in CollapsingBarDemo.script.enumerated() {
            try player.take(entry.step)
            frame(number)
        }
        return player.observed
    }
}

/// A finger, a bar and a clock, tied together as an app would.
private final class ScriptPlayer {
    private(set) var observed = CollapsingBarDemo.Observed()
    private let demo: CollapsingBarDemo
    private let driver: ScrollDriver
    private var failure: (any Error)?
    private var last: (offset: Double, hidden: Double)

    init(_ demo: CollapsingBarDemo) {
        self.demo = demo
        driver = ScrollDriver(demo.list)
        last = (demo.list.contentOffset.y, demo.bar.state.hidden)
        let bar = demo.bar
        driver.targetOfFlick = { velocity, proposed in
            // Velocities are points a millisecond.
            let speed = velocity.y * 1000
            let target = bar.state.restingOffset(projected: proposed.y, speed: speed)
            bar.lift(speed: speed, projectedOffset: target)
            return Point(x: proposed.x, y: target)
        }
        driver.onAction = { if $0 == .didEndDecelerating { bar.scrollingStopped() } }
        driver.onFrame = { [weak self] driver in self?.endFrame(at: driver.time) }
    }

    private func endFrame(at time: Double) {
        let bar = demo.bar
        if bar.state.isAnimating { bar.tick(at: time) }
        do { try demo.layOut() } catch { failure = failure ?? error }
        let now = (offset: demo.list.contentOffset.y, hidden: bar.state.hidden)
        let start = demo.list.restingRange(along: .vertical).lowerBound
        let height = bar.view.frame.height
        observed.frames += 1
        if height < 44 || height > 134 { observed.staysInBounds = false }
        if now.hidden > max(0, now.offset - start) { observed.leavesNoGap = false }
        // Frames round: the offset is a difference of positions of the finger.
        if driver.gesture.isDragging, abs(now.hidden - last.hidden) > abs(now.offset - last.offset) + 1e-9 {
            observed.keepsToTheFinger = false
        }
        last = now
    }

    func take(_ step: CollapsingBarDemo.Step) throws {
        switch step {
        case .rest: break
        case .drag(let distance):
            if !driver.gesture.isTracking { demo.bar.touchDown() }
            try driver.drag(by: Point(x: 0, y: -distance), over: 0.5)
        case .lift(let time):
            if driver.gesture.isTracking {
                // A finger that has rested for a moment lifts without a flick.
                try driver.run(until: driver.time + 0.15)
                try driver.lift()
            }
            try driver.run(until: driver.time + time)
        case .flick(let speed):
            demo.bar.touchDown()
            try driver.flick(velocity: Point(x: 0, y: -speed))
            try settle()
        case .tap:
            try driver.scrollToTop()
            try settle()
        }
        if let failure { throw failure }
        let state = demo.bar.state
        observed.moments.append(
            CollapsingBarDemo.Moment(
                time: driver.time, offset: state.offset, hidden: state.hidden, height: demo.bar.view.frame.height,
                note: demo.note))
    }

    /// Lets time pass until neither list nor bar moves.
    private func settle() throws {
        repeat { try driver.settle() } while demo.bar.state.isAnimating
    }
}
