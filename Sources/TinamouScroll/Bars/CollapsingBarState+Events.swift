import TinamouLayout

extension CollapsingBarState {
    /// What happens to a bar.
    public enum Event: Sendable, Hashable {
        /// The list's offset has changed.
        case scrolled(from: Double, to: Double, because: ScrollChange.Cause)
        /// A finger has come down: it catches the bar where it is seen.
        case touched
        /// The finger has gone, with a speed, in points a second, positive onwards in the list.
        ///
        /// `projected` is the offset at which the list will come to rest, if nothing interferes.
        case lifted(speed: Double, projected: Double)
        /// The list has come to rest without a finger: what was expected of its way no longer counts.
        case stopped
        /// It is now a time, in seconds of any clock.
        case tick(Double)
        /// The program wants something.
        case command(Command, isAnimated: Bool)
        /// The list rests at other offsets: it has been reloaded, rotated, or its insets have changed.
        case range(ClosedRange<Double>)
        /// The bar has other heights. One that rests, rests; else it hides as much as before, as far as it can.
        case heights(BarHeights)

        /// The change of a scroll view's vertical offset.
        public static func scrolled(_ change: ScrollChange) -> Event {
            .scrolled(from: change.old.y, to: change.new.y, because: change.cause)
        }

        var isFinite: Bool {
            switch self {
            case .scrolled(let from, let to, _): from.isFinite && to.isFinite
            case .lifted(let speed, let projected): speed.isFinite && projected.isFinite
            case .tick(let time): time.isFinite
            case .range(let range): range.lowerBound.isFinite && range.upperBound.isFinite
            case .touched, .stopped, .command, .heights: true
            }
        }
    }

    /// What the program may want. In every mode, all three are to be had; but a list at its start shows the whole bar, and one
    /// that is not far enough from it as much as is needed to leave no gap.
    public enum Command: Sendable, Hashable, CaseIterable {
        /// The expanded height.
        case show
        /// The collapsed height.
        case collapse
        /// The hidden height.
        case hide
    }

    /// What is to be done after an event.
    public struct Actions: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt8

        /// Actions by their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The bar has another hidden amount or another height: place it.
        public static let place = Actions(rawValue: 1)

        /// An animation has begun: send a tick now and for each picture from now on.
        public static let startTicks = Actions(rawValue: 2)

        /// No animation runs any more.
        public static let stopTicks = Actions(rawValue: 4)
    }
}
