import TinamouLayout
import TinamouScroll

/// A gesture and all that it has told, for tests that read like time lines. The range is 0 to 1000, the viewport 734
/// high.
struct ScrollScript {
    var gesture: ScrollGesture
    var actions: [ScrollAction] = []
    let frame = 1.0 / 60

    init(_ range: ClosedRange<Double> = 0...1000, offset: Double? = nil, bounces: Bool? = nil) {
        let limits = ScrollLimits(vertical: .init(range, viewport: 734, bounces: bounces))
        gesture = ScrollGesture(limits: limits, offset: offset.map { Point(y: $0) })
    }

    var y: Double { gesture.offset.y }

    /// The offsets that were told.
    var offsets: [Double] {
        actions.compactMap { if case .didScroll(let change) = $0 { change.new.y } else { nil } }
    }

    /// What was told, in short; changes of offset with the same cause that follow each other are one word.
    var story: String {
        var words: [String] = []
        for action in actions {
            let word =
                switch action {
                case .willBeginDragging: "willDrag"
                case .didScroll(let change): "\(change.cause)"
                case .willEndDragging: "willLift"
                case .didEndDragging(let goesOn): goesOn ? "lifted+" : "lifted"
                case .willBeginDecelerating: "willGoOn"
                case .didEndDecelerating: "stopped"
                case .didEndScrollingAnimation: "arrived"
                case .shouldScrollToTop: "top?"
                case .didScrollToTop: "top"
                }
            if case .didScroll = action, words.last == word { continue }
            words.append(word)
        }
        return words.joined(separator: " ")
    }

    mutating func touch(_ y: Double = 500) throws {
        actions += try gesture.touchDown(at: Point(y: y), time: gesture.time)
    }

    /// Moves the finger a frame later.
    mutating func drag(_ positions: Double...) throws {
        for y in positions { actions += try gesture.drag(to: Point(y: y), time: gesture.time + frame) }
    }

    /// Lifts the finger some time later, and lets go.
    mutating func lift(after wait: Double = 0, to target: Double? = nil) throws {
        actions += try gesture.lift(time: gesture.time + wait)
        if gesture.phase == .lifted { actions += try gesture.release(to: target.map { Point(y: $0) }) }
    }

    /// Lets a number of frames pass.
    mutating func run(_ frames: Int) throws {
        for _ in 0..<frames { actions += try gesture.advance(to: gesture.time + frame) }
    }

    /// Lets frames pass until nothing moves, at most ten seconds.
    mutating func settle() throws {
        var left = 600
        while gesture.isHeld && left > 0 {
            try run(1)
            left -= 1
        }
    }

    mutating func limit(_ range: ClosedRange<Double>, viewport: Double = 734, bounces: Bool? = nil) throws {
        let limits = ScrollLimits(vertical: .init(range, viewport: viewport, bounces: bounces))
        actions += try gesture.change(limits: limits, time: gesture.time)
    }
}
