/// How a bar goes with a list: what scrolling hides and what it brings back.
public struct BarBehavior: Sendable, Hashable {
    /// What a finger that scrolls does to the bar. In all modes the bar is fully visible when the list is at its start, and
    /// comes out from under the edge point by point as the list gets there.
    public enum Mode: Sendable, Hashable, CaseIterable {
        /// Nothing: the bar stays.
        case always
        /// The bar goes with the list and comes back with it, anywhere in the list, point by point.
        case enterAlways
        /// As ``enterAlways``, but the bar comes back to its collapsed height only; the rest comes at the start of the list.
        case enterAlwaysCollapsed
        /// The bar goes with the list to its collapsed height and stays there; the rest comes back at the start of the list.
        case exitUntilCollapsed
        /// The bar goes with the list point by point, and comes back as a whole, animated, as soon as the list is dragged
        /// back. When the finger lifts, it is settled, whether or not ``BarBehavior/settles``; what a flick has left of its
        /// speed does not move it.
        case revealAtOnce
    }

    /// What scrolling does.
    public var mode: Mode

    /// Whether a bar that is between two of its resting heights when the finger lifts goes on to one of them: the next in
    /// the direction of the flick, or the nearer one.
    public var settles: Bool

    /// How far a finger has to drag onwards, after it has come down or turned, before the bar begins to hide: points, from 0.
    public var hideThreshold: Double

    /// How far a finger has to drag back, after it has come down or turned, before the bar begins to return: points, from 0.
    public var showThreshold: Double

    /// The speed from which a lift is a flick, which has a direction: points a second, from 0.
    public var flickSpeed: Double

    /// How long an animation takes, whatever its way: seconds, from 0. At 0, the bar jumps.
    public var duration: Double

    /// A behaviour.
    ///
    /// - Precondition: all numbers are finite and at least 0.
    public init(
        _ mode: Mode = .enterAlways, settles: Bool = false, hideThreshold: Double = 0, showThreshold: Double = 0,
        flickSpeed: Double = 1, duration: Double = 0.2
    ) {
        for number in [hideThreshold, showThreshold, flickSpeed, duration] {
            precondition(number.isFinite && number >= 0, "the numbers of a behaviour are finite, from 0")
        }
        self.mode = mode
        self.settles = settles
        self.hideThreshold = hideThreshold
        self.showThreshold = showThreshold
        self.flickSpeed = flickSpeed
        self.duration = duration
    }
}
