import Foundation
import TinamouLayout

// Read next: LayoutHost+Fingers (dragging and what follows), TreeLayout (passes), UILayoutReport (what they leave out).

/// What a screen is for UIKit: gives a window its size and safe area, runs passes, is the finger and the clock.
///
/// ```swift
/// let host = LayoutHost(size: CGSize(width: 375, height: 812))
/// host.safeAreaInsets.top = 44
/// host.show(ProfileViewController())
/// host.drag(scrollView, to: CGPoint(x: 0, y: 120))
/// ```
///
/// Keep it as long as its window is to be shown. It has no clock: time is what ``advance(by:)`` says.
public final class LayoutHost {
    /// The window.
    public let window: UIWindow

    /// The time since the host was made, in seconds.
    public private(set) var time: TimeInterval = 0

    /// The animations that are running, in the order of their beginning.
    public private(set) var animations: [UIViewAnimation] = []

    var motions: [ScrollMotion] = []

    /// A host of a size, in points, with an empty window.
    public init(size: CGSize, safeAreaInsets: UIEdgeInsets = .zero) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        self.safeAreaInsets = safeAreaInsets
        tree.host = self
        tree.engine.safeAreaInsets = safeAreaInsets
    }

    var tree: TreeLayout { window.madeTree }

    // MARK: What the host gives

    /// The screen's size, in points. The next pass lays out in it.
    public var size: CGSize {
        get { window.frame.size }
        set { window.frame.size = newValue }
    }

    /// How far bars and the screen's corners reach into the window, in points.
    public var safeAreaInsets: UIEdgeInsets {
        didSet {
            tree.engine.safeAreaInsets = safeAreaInsets
            // What asks for insets in `layoutSubviews` need not have moved.
            for view in window.withDescendants { view.setNeedsLayout() }
        }
    }

    /// How high the keyboard stands above the bottom edge, in points; `nil` while it is hidden.
    public var keyboardHeight: CGFloat? {
        get { tree.engine.keyboardHeight.map { CGFloat($0) } }
        set { tree.engine.keyboardHeight = newValue.map { Double($0) } }
    }

    /// The direction in which what says nothing of it is read.
    public var layoutDirection: UIUserInterfaceLayoutDirection {
        get { window.core.effectiveLayoutDirection }
        set { window.core.forcedLayoutDirection = newValue }
    }

    /// What is said of the surroundings beside sizes. Views are told of a change, outer ones first, then controllers.
    public var traitCollection = UITraitCollection() {
        didSet {
            if traitCollection == oldValue { return }
            let views = window.withDescendants
            for view in views { view.traitCollectionDidChange(oldValue) }
            for view in views { view.controller?.traitCollectionDidChange(oldValue) }
        }
    }

    // MARK: Passes

    /// Shows a controller: its view fills the window.
    public func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    /// Carries out what waits for the next pass, if something does.
    public func runPass() { window.layoutIfNeeded() }

    /// What passes could not carry out, in order.
    public var reports: [UILayoutReport] { tree.reports }

    // MARK: Time

    func begin(_ animation: UIViewAnimation) {
        animation.start = time
        animations.append(animation)
    }

    /// Lets time pass, in seconds: in steps of a sixtieth, each with what moves by itself and a pass. Animations
    /// that are over say so, in the order of their beginning.
    public func advance(by seconds: TimeInterval) {
        let end = time + seconds, begin = time
        var steps = 0
        while time < end {
            steps += 1
            // Not a sum of sixtieths, which would not come out even. What is left is no step of its own.
            let next = begin + Double(steps) / 60
            time = next > end - 1e-6 ? end : next
            moveScrollViews()
            runPass()
            let over = animations.filter { time >= $0.start + $0.delay + $0.duration - 1e-9 }
            animations.removeAll { animation in over.contains { $0 === animation } }
            for animation in over { animation.completion?(true) }
            if !over.isEmpty { runPass() }
        }
    }

    /// The frame in which a view is seen now, in its superview's coordinates: on its way, while it is animated.
    ///
    /// Of several animations of one view, the last counts.
    public func presentationFrame(of view: UIView) -> CGRect {
        for animation in animations.reversed() {
            if let frame = animation.frame(of: view, at: time - animation.start) { return frame }
        }
        return view.frame
    }
}
