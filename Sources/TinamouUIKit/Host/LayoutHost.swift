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
    ///
    /// A screen that is shown is told before, and what it wants to do besides is done with the new size, in the pass that
    /// follows at once (`viewWillTransition(to:with:)`).
    public var size: CGSize {
        get { window.frame.size }
        set { change(size: newValue, safeAreaInsets: safeAreaInsets) }
    }

    /// Turns the screen: gives it another size and another safe area at once. See ``size``.
    public func change(size: CGSize, safeAreaInsets: UIEdgeInsets) {
        let transition = SizeTransition(), shown = window.isShown ? window.rootViewController : nil
        let isOther = size != window.frame.size
        var told = shown
        while isOther, let controller = told {
            calling { controller.viewWillTransition(to: size, with: transition) }
            told = controller.presentedViewController
        }
        window.frame.size = size
        if safeAreaInsets != self.safeAreaInsets { self.safeAreaInsets = safeAreaInsets }
        guard isOther, shown != nil else { return }
        calling { transition.runBeside() }
        runPass()
        calling { transition.runAfter() }
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

    /// The pictures that `UIImage(named:)` finds, with their sizes in points.
    public var images: [String: CGSize] = [:]

    /// Pixels for each point, for `UIScreen.main`: 3 unless set.
    public var scale: CGFloat = 3

    // MARK: What the program asks of statics

    /// Calls `body` as the host calls the program: `UIScreen.main`, `UIApplication.shared` and `UIImage(named:)` are the
    /// host's within it. All calls of the host are made so; this is for what a test calls.
    public func calling<Result>(_ body: () throws -> Result) rethrows -> Result {
        let screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale)
        return try HostContext.$current.withValue(HostContext(host: self)) {
            try UIScreen.withMain(screen) { try UIImage.withNamed(images, body) }
        }
    }

    /// Who says how the status bar is: the controller that is shown, or the child that it names.
    private func statusBarSource(
        _ child: KeyPath<UIViewController, UIViewController?>
    ) -> UIViewController? {
        var here = window.rootViewController
        while let front = here?.presentedViewController { here = front }
        while let next = here?[keyPath: child] { here = next }
        return here
    }

    /// How the status bar is drawn, as the screen that is shown wants it.
    public var statusBarStyle: UIStatusBarStyle {
        statusBarSource(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }

    /// Whether there is no status bar, as the screen that is shown wants it. The safe area is what the host says in any case.
    public var isStatusBarHidden: Bool {
        statusBarSource(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }

    // MARK: Passes

    /// Shows a controller: its view fills the window. One that is made in the call is made as the host calls the program.
    public func show(_ controller: @autoclosure () -> UIViewController) {
        calling {
            window.rootViewController = controller()
            window.makeKeyAndVisible()
        }
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

    /// Ends an animation that has been stopped, without telling.
    func end(_ animation: UIViewAnimation) { animations.removeAll { $0 === animation } }

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
            calling { moveScrollViews() }
            runPass()
            let over = animations.filter { $0.isOver(at: time) }
            animations.removeAll { animation in over.contains { $0 === animation } }
            calling { for animation in over { animation.completion?(true) } }
            if !over.isEmpty { runPass() }
        }
    }

    /// The frame in which a view is seen now, in its superview's coordinates: on its way, while it is animated.
    ///
    /// Of several animations of one view, the last counts.
    public func presentationFrame(of view: UIView) -> CGRect {
        for animation in animations.reversed() {
            if let frame = animation.frame(of: view, at: animation.elapsed(at: time)) { return frame }
        }
        return view.frame
    }

    /// The opacity with which a view is seen now: on its way, while it is animated.
    public func presentationAlpha(of view: UIView) -> CGFloat {
        for animation in animations.reversed() {
            if let alpha = animation.alpha(of: view, at: animation.elapsed(at: time)) { return alpha }
        }
        return view.alpha
    }
}
