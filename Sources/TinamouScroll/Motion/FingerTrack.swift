import TinamouLayout

/// The last positions of a finger, and its speed when it is lifted.
///
/// The speed is the mean from the oldest of the last four positions that is at most a tenth of a second old, to the
/// moment of lifting; so a finger that rests before it is lifted is slow, and after a tenth of a second still.
/// Positions of the same time count as one, the last. Four positions are three frames of movement: one alone would
/// follow the noise of the digitizer, more would remember a direction that the finger has left.
struct FingerTrack: Sendable, Hashable {
    private struct Sample: Sendable, Hashable {
        var position: Point
        var time: Double
    }

    /// How long a position counts, in seconds.
    static let memory = 0.1

    // At first all are the touch. Stored one by one: an array would allocate.
    private var oldest, older, old, newest: Sample

    /// A finger that has come down.
    init(_ position: Point, time: Double) {
        let sample = Sample(position: position, time: time)
        (oldest, older, old, newest) = (sample, sample, sample, sample)
    }

    /// Where the finger is.
    var position: Point { newest.position }

    mutating func add(_ position: Point, time: Double) {
        let sample = Sample(position: position, time: time)
        // The touch itself stays, even if the finger is told to be elsewhere at once: the content has moved that far.
        if time == newest.time && old.time < time {
            newest = sample
        } else {
            (oldest, older, old, newest) = (older, old, newest, sample)
        }
    }

    /// The speed of a finger lifted at `time`, in points a second.
    func speed(at time: Double) -> Point {
        func isRecent(_ sample: Sample) -> Bool { time - sample.time <= Self.memory }
        let from = isRecent(oldest) ? oldest : isRecent(older) ? older : isRecent(old) ? old : newest
        let duration = time - from.time
        // A finger that has moved in no time has no speed that means anything; one that has rested too long has none,
        // as it has not moved since its newest position.
        if duration <= 0 { return Point() }
        return Point(
            x: (newest.position.x - from.position.x) / duration, y: (newest.position.y - from.position.y) / duration)
    }
}
