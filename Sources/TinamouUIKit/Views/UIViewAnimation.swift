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
        /// As a spring: with a damping ratio above 0, 1 and more for none of the overshooting, and a speed at the start,
        /// in ways per animation.
        case spring(damping: Double, velocity: Double)

        /// How far the animation is when a share of its time has passed: from 0 to 1, a spring beyond for a while.
        ///
        /// Cubics: 3t² − 2t³ for both ends, t² for the start, 2t − t² for the end. A spring is so stiff that a
        /// thousandth of its swing is left at the end.
        public func progress(_ time: Double) -> Double {
            let time = min(max(time, 0), 1)
            return switch self {
            case .easeInOut: time * time * (3 - 2 * time)
            case .easeIn: time * time
            case .easeOut: time * (2 - time)
            case .linear: time
            case .spring(let damping, let velocity): Curve.spring(min(max(damping, 0.01), 1), velocity, time)
            }
        }

        private static func spring(_ damping: Double, _ velocity: Double, _ time: Double) -> Double {
            if time <= 0 || time >= 1 { return time }
            // The logarithm of a thousand.
            let decay = 6.907755278982137, frequency = decay / damping, rest = Foundation.pow(1000, -time)
            if damping == 1 { return 1 - rest * (1 + (frequency - velocity) * time) }
            let swing = frequency * (1 - damping * damping).squareRoot()
            return 1 - rest * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
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
    private let beginsWhereSeen: Bool
    let completion: ((Bool) -> Void)?

    init(
        _ duration: TimeInterval, _ delay: TimeInterval, _ curve: Curve, beginsWhereSeen: Bool = false,
        _ completion: ((Bool) -> Void)?
    ) {
        (self.duration, self.delay, self.curve, self.completion) = (duration, delay, curve, completion)
        self.beginsWhereSeen = beginsWhereSeen
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

    // MARK: Stopping

    /// How much of its time has passed where it is held, and which way it runs: an animator's.
    var held: TimeInterval?
    var isReversed = false

    /// How much of its time has passed at a time of the host's, in seconds.
    func elapsed(at time: TimeInterval) -> TimeInterval {
        if let held { return held }
        return isReversed ? delay + duration - (time - start) : time - start
    }

    /// Whether nothing moves any more at a time of the host's.
    func isOver(at time: TimeInterval) -> Bool { held == nil && time >= start + delay + duration - 1e-9 }

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
        guard known.insert(ObjectIdentifier(view)).inserted else { return }
        if beginsWhereSeen, let host = view.tree?.host {
            noted.append((view, host.presentationFrame(of: view), host.presentationAlpha(of: view)))
        } else {
            noted.append((view, view.frame, view.alpha))
        }
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
        /// Views begin where they are seen, not where they are: for what moves already.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Views may be touched meanwhile: a host lets them be in any case.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// What is old and what is new dissolve into each other: kept for whoever draws.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Subviews are laid out with it: what moves in a closure is animated in any case.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
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
        run(
            UIViewAnimation(
                duration, delay, options.curve, beginsWhereSeen: options.contains(.beginFromCurrentState), completion),
            animations)
    }

    /// Animates what a closure changes as a spring does: ``UIViewAnimation/Curve/spring(damping:velocity:)``.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            UIViewAnimation(
                duration, delay, .spring(damping: Double(dampingRatio), velocity: Double(velocity)),
                beginsWhereSeen: options.contains(.beginFromCurrentState), completion),
            animations)
    }

    /// Animates what a closure changes inside a view: as `animate`, where nothing is drawn that could dissolve.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
    }

    private static func run(_ animation: UIViewAnimation, _ animations: () -> Void) {
        animation.record(animations)
        let roots = animation.changes.map(\.view.rootView)
        if let host = roots.lazy.compactMap({ $0.ownTree?.host }).first, animation.duration + animation.delay > 0 {
            host.begin(animation)
        } else {
            roots.first?.madeTree.lastAnimations = [animation]
            animation.completion?(true)
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
