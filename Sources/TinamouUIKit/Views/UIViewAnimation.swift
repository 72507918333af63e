import Foundation
import TinamouLayout

// UIView.animate. Model values change at once, as with UIKit; what is seen meanwhile is a value that can be asked for.

/// What a call of `UIView.animate` has moved: for each view, from where to where, and how long that takes.
///
/// Kept by the root of the views that have moved (``UIView/animations``). A ``LayoutHost`` gives it the time;
/// without one, it is over at once.
public final class UIViewAnimation {
    /// How the speed goes.
    public enum Curve: Sendable, Hashable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at first.
        case easeIn
        /// Slow at last.
        case easeOut
        /// The same all along.
        case linear

        /// How far the animation is when a share of its time has passed; both from 0 to 1.
        ///
        /// Cubics: 3t² − 2t³ for both ends, t² for the start, 2t − t² for the end.
        public func progress(_ time: Double) -> Double {
            let time = min(max(time, 0), 1)
            return switch self {
            case .easeInOut: time * time * (3 - 2 * time)
            case .easeIn: time * time
            case .easeOut: time * (2 - time)
            case .linear: time
            }
        }
    }

    /// A view that has moved.
    public struct Change {
        /// The view.
        public let view: UIView
        /// The frame before and after, in the superview's coordinates.
        public let frame: (from: CGRect, to: CGRect)
        /// The opacity before and after.
        public let alpha: (from: CGFloat, to: CGFloat)
    }

    /// How long it takes, in seconds.
    public let duration: TimeInterval

    /// How long it waits first, in seconds.
    public let delay: TimeInterval

    /// How the speed goes.
    public let curve: Curve

    /// What has moved, outer views first.
    public private(set) var changes: [Change] = []

    /// The host's time at which it began, in seconds.
    public internal(set) var start: TimeInterval = 0

    private var noted: [(view: UIView, frame: CGRect, alpha: CGFloat)] = []
    private var known: Set<ObjectIdentifier> = []
    let completion: ((Bool) -> Void)?

    init(_ duration: TimeInterval, _ delay: TimeInterval, _ curve: Curve, _ completion: ((Bool) -> Void)?) {
        (self.duration, self.delay, self.curve, self.completion) = (duration, delay, curve, completion)
    }

    /// A view's frame when some time has passed since the call, in seconds; `nil` for a view that has not moved.
    public func frame(of view: UIView, at time: TimeInterval) -> CGRect? {
        guard let change = changes.first(where: { $0.view === view }) else { return nil }
        let share = progress(at: time)
        func between(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + CGFloat(share) * (two - one) }
        let (from, to) = change.frame
        return CGRect(
            x: between(from.minX, to.minX), y: between(from.minY, to.minY), width: between(from.width, to.width),
            height: between(from.height, to.height))
    }

    /// A view's opacity when some time has passed since the call, in seconds; `nil` for a view that has not changed.
    public func alpha(of view: UIView, at time: TimeInterval) -> CGFloat? {
        guard let change = changes.first(where: { $0.view === view }) else { return nil }
        return change.alpha.from + CGFloat(progress(at: time)) * (change.alpha.to - change.alpha.from)
    }

    private func progress(at time: TimeInterval) -> Double {
        duration > 0 ? curve.progress((time - delay) / duration) : 1
    }

    // MARK: Recording

    /// The animation whose closure is running. Bound to the task, because UIKit's call is a static one.
    @TaskLocal fileprivate static var current: Recording?

    /// An animation and the thread that is in its closure: which is the only one to see it.
    fileprivate struct Recording: @unchecked Sendable {
        let animation: UIViewAnimation
    }

    /// Takes note of a view that is about to change.
    static func note(_ view: UIView) { current?.animation.take(view) }

    /// Takes note of all views of a tree that is about to be laid out.
    static func noteAll(around view: UIView) {
        guard let animation = current?.animation else { return }
        for view in view.rootView.withDescendants { animation.take(view) }
    }

    private func take(_ view: UIView) {
        if known.insert(ObjectIdentifier(view)).inserted { noted.append((view, view.frame, view.alpha)) }
    }

    func record(_ animations: () -> Void) {
        UIViewAnimation.$current.withValue(Recording(animation: self)) { animations() }
        for (view, frame, alpha) in noted where view.frame != frame || view.alpha != alpha {
            changes.append(Change(view: view, frame: (frame, view.frame), alpha: (alpha, view.alpha)))
        }
        noted = []
        known = []
    }
}

extension UIView {
    /// What can be said of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt

        /// The options of a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Slow at both ends: as without an option.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed all along.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        fileprivate var curve: UIViewAnimation.Curve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// Animates what a closure changes: frames, by themselves or by `layoutIfNeeded`, and opacities.
    ///
    /// The values are the new ones at once. The completion is called when the host's time has passed the end
    /// (``LayoutHost/advance(by:)``); at once if nothing has moved that a host shows, or if it takes no time.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let animation = UIViewAnimation(duration, delay, options.curve, completion)
        animation.record(animations)
        let roots = animation.changes.map(\.view.rootView)
        if let host = roots.lazy.compactMap({ $0.ownTree?.host }).first, duration + delay > 0 {
            host.begin(animation)
        } else {
            roots.first?.madeTree.lastAnimations = [animation]
            completion?(true)
        }
    }

    /// Animates what a closure changes, and says when it is over.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Changes things within the closure of an animation without animating them.
    public class func performWithoutAnimation(_ actions: () -> Void) { UIViewAnimation.pause(actions) }

    /// The animations of the view's tree: those that the host is showing; without a host, the last one.
    public var animations: [UIViewAnimation] { tree.map { $0.host?.animations ?? $0.lastAnimations } ?? [] }
}

extension UIViewAnimation {
    fileprivate static func pause(_ actions: () -> Void) { $current.withValue(nil) { actions() } }
}
