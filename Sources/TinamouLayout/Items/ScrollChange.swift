/// A change of a scroll view's offset.
public struct ScrollChange: Sendable, Hashable {
    /// Who has changed the offset.
    public enum Cause: Sendable, Hashable, CaseIterable {
        /// A finger that drags.
        case finger
        /// What a flick has left of its speed.
        case deceleration
        /// The way back from beyond an end of the range.
        case bounce
        /// A call of the program, at once or as a step of an animation.
        case program
        /// Layout: insets, the content's size or the frame have changed.
        case layout
    }

    /// The offset before.
    public var old: Point

    /// The offset now.
    public var new: Point

    /// Who has changed it.
    public var cause: Cause

    /// A change from one offset to another.
    public init(from old: Point, to new: Point, cause: Cause) {
        self.old = old
        self.new = new
        self.cause = cause
    }
}

/// Someone who is told of changes of offset, until this is cancelled or let go.
public final class ScrollObservation {
    private(set) var body: ((ScrollView, ScrollChange) -> Void)?

    init(_ body: @escaping (ScrollView, ScrollChange) -> Void) {
        self.body = body
    }

    /// Stops the telling.
    public func cancel() { body = nil }
}

/// The observations of a scroll view, which does not keep them alive.
struct ScrollObservers {
    private struct Entry {
        weak var observation: ScrollObservation?
    }

    private var entries: [Entry] = []

    mutating func add(_ observation: ScrollObservation) {
        entries.removeAll { $0.observation?.body == nil }
        entries.append(Entry(observation: observation))
    }

    /// Tells all, in the order of their coming.
    func tell(_ view: ScrollView, _ change: ScrollChange) {
        for entry in entries { entry.observation?.body?(view, change) }
    }
}
