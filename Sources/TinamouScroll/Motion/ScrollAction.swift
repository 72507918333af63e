import TinamouLayout

/// What a gesture tells, in the order in which it is to be performed.
public enum ScrollAction: Sendable, Hashable {
    /// A finger begins to move the content.
    case willBeginDragging
    /// The offset has changed; told once for every change, whatever the cause.
    case didScroll(ScrollChange)
    /// A finger that has moved the content is lifted. The velocity is that of the offset, in points a *millisecond*;
    /// the target is where the content is expected to come to rest, inside the range. Whoever hears this may choose
    /// another: ``ScrollGesture/release(to:)``.
    case willEndDragging(velocity: Point, target: Point)
    /// The finger is off, and whether the content goes on by itself.
    case didEndDragging(willDecelerate: Bool)
    /// The content begins to move by itself: to the end of a flick, or back into its range.
    case willBeginDecelerating
    /// The content has come to rest, or was stopped.
    case didEndDecelerating
    /// An animated scroll has arrived, or was stopped.
    case didEndScrollingAnimation
    /// The status bar was tapped: ``ScrollGesture/scrollToTop(time:)`` is the answer yes, none the answer no.
    case shouldScrollToTop
    /// The content has arrived at its top after the status bar was tapped.
    case didScrollToTop
}

/// The actions of one event, at most six, in their order; kept without allocating.
public struct ScrollActions: Sendable, Hashable, RandomAccessCollection {
    // What lies at `count` and beyond is filler and always the same, so that equality means what it says.
    private var first, second, third, fourth, fifth, sixth: ScrollAction

    /// How many there are.
    public private(set) var count = 0

    /// No action.
    public init() {
        let filler = ScrollAction.shouldScrollToTop
        (first, second, third, fourth, fifth, sixth) = (filler, filler, filler, filler, filler, filler)
    }

    /// 0.
    public var startIndex: Int { 0 }

    /// The number of actions.
    public var endIndex: Int { count }

    /// An action.
    ///
    /// - Precondition: `position` is below ``count``.
    public subscript(position: Int) -> ScrollAction {
        precondition(position >= 0 && position < count, "there is no action \(position)")
        switch position {
        case 0: return first
        case 1: return second
        case 2: return third
        case 3: return fourth
        case 4: return fifth
        default: return sixth
        }
    }

    mutating func append(_ action: ScrollAction) {
        switch count {
        case 0: first = action
        case 1: second = action
        case 2: third = action
        case 3: fourth = action
        case 4: fifth = action
        case 5: sixth = action
        // The longest event is a call that interrupts: a last step, its end, a jump.
        default: preconditionFailure("no event has seven actions")
        }
        count += 1
    }
}

/// Why a gesture refuses an event. It is then as it was before.
public enum ScrollGestureError: Error, Sendable, Hashable {
    /// The event lies before one that was already told, in seconds.
    case timeRunsBackwards(from: Double, to: Double)
    /// A number of the event is infinite or none, or a viewport negative.
    case notFinite
    /// A finger is down already, and there is one only; or it holds the content that is to be animated.
    case fingerIsDown
    /// There is no finger to move or lift.
    case noFinger
    /// The finger has been lifted, and ``ScrollGesture/release(to:)`` has not been called.
    case awaitsRelease
    /// Nothing awaits ``ScrollGesture/release(to:)``.
    case nothingToRelease
}
