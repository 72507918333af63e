import Foundation
import TinamouLayout

/// Where an animation ends, or is.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where it ends by itself.
    case end
    /// Where it began.
    case start
    /// Somewhere on the way.
    case current
}

/// What an animator does.
public enum UIViewAnimatingState: Int, Sendable {
    /// Nothing yet, or no longer.
    case inactive
    /// It runs, or is held.
    case active
    /// It has been stopped on the way.
    case stopped
}

/// How the speed of an animation goes over its time.
public protocol UITimingCurveProvider {}

extension UIView {
    /// How the speed of an animation goes.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at first.
        case easeIn
        /// Slow at last.
        case easeOut
        /// The same all along.
        case linear

        fileprivate var layout: UIViewAnimation.Curve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }
}

/// An animation that can be held, put elsewhere and turned round.
///
/// What its closures change has its new values as soon as it is started or held; where things are seen meanwhile is
/// ``LayoutHost/presentationFrame(of:)``, at ``fractionComplete``. A host that shows the views runs it; without one, it
/// is over as soon as it is started. One that is turned round ends at its start as far as can be seen: what its closures
/// have changed stays for the completion to change back, as constants of constraints have to be with UIKit.
public final class UIViewPropertyAnimator {
    /// How long it takes, in seconds.
    public let duration: TimeInterval

    /// What it does.
    public private(set) var state = UIViewAnimatingState.inactive

    /// Whether it moves.
    public private(set) var isRunning = false

    private let curve: UIViewAnimation.Curve
    private var bodies: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var animation: UIViewAnimation?
    private weak var host: LayoutHost?

    private init(_ duration: TimeInterval, _ curve: UIViewAnimation.Curve, _ animations: (() -> Void)?) {
        self.duration = duration
        self.curve = curve
        if let animations { bodies.append(animations) }
    }

    /// An animation whose speed goes by a curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration, curve.layout, animations)
    }

    /// An animation as a spring: ``UIViewAnimation/Curve/spring(damping:velocity:)``, from rest.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration, .spring(damping: Double(ratio), velocity: 0), animations)
    }

    /// Adds what is animated. What is added after the start takes effect at once and is not animated.
    public func addAnimations(_ animation: @escaping () -> Void) {
        if state == .inactive { bodies.append(animation) } else { animation() }
    }

    /// Adds what is called when it is over.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Starts it, or lets it go on.
    public func startAnimation() {
        prepare()
        run()
    }

    /// Holds it where it is; one that has not started is at its start.
    public func pauseAnimation() {
        prepare()
        hold(at: place)
    }

    /// Lets it go on. It goes by its own curve and at its own pace.
    public func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
        run()
    }

    /// How far it is on its way from start to end, as a share of its time, from 0 to 1. One that is put somewhere is
    /// held there.
    public var fractionComplete: CGFloat {
        get { duration > 0 ? CGFloat(min(max(place / duration, 0), 1)) : state == .inactive ? 0 : 1 }
        set {
            prepare()
            hold(at: Double(min(max(newValue, 0), 1)) * duration)
        }
    }

    /// Whether it runs to its start.
    public var isReversed = false {
        willSet {
            let here = place
            animation?.isReversed = newValue
            if isRunning { begin(at: here) }
        }
    }

    /// Stops it on the way: for good, or until ``finishAnimation(at:)`` ends it.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        hold(at: place)
        state = .stopped
        if withoutFinishing { finish(nil) }
    }

    /// Ends one that has been stopped, and has completions called with a position.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if state == .stopped { finish(finalPosition) }
    }

    // MARK: What the host is told

    /// How much of its time lies behind the place where it is seen.
    private var place: TimeInterval {
        guard let animation, let host else { return state == .inactive ? 0 : duration }
        return animation.elapsed(at: host.time)
    }

    /// Carries out what is animated, once.
    private func prepare() {
        guard state == .inactive, animation == nil else { return }
        state = .active
        let made = UIViewAnimation(duration, 0, curve) { [weak self] _ in
            guard let self else { return }
            finish(isReversed ? .start : .end)
        }
        made.isReversed = isReversed
        animation = made
        made.record { for body in bodies { body() } }
        host = made.changes.lazy.compactMap { $0.view.tree?.host }.first
        host?.begin(made)
        if host != nil { hold(at: isReversed ? duration : 0) }
    }

    private func run() {
        guard state == .active, !isRunning else { return }
        if host == nil || duration <= 0 { return finish(isReversed ? .start : .end) }
        begin(at: place)
    }

    /// Has the time of the host count from now on.
    private func begin(at place: TimeInterval) {
        guard let animation, let host else { return }
        animation.held = nil
        animation.start = host.time - (animation.isReversed ? duration - place : place)
        isRunning = true
        keepAlive = self
    }

    private func hold(at place: TimeInterval) {
        animation?.held = place
        isRunning = false
        keepAlive = nil
    }

    /// While it runs, nobody else need keep it.
    private var keepAlive: UIViewPropertyAnimator?

    private func finish(_ position: UIViewAnimatingPosition?) {
        if let animation { host?.end(animation) }
        state = .inactive
        isRunning = false
        keepAlive = nil
        if let position { for completion in completions { completion(position) } }
        completions = []
    }
}
