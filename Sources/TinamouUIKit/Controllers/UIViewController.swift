import Foundation
import TinamouLayout

/// How a controller is shown in front of another one.
public enum UIModalPresentationStyle: Int, Sendable {
    /// It covers the other one, which disappears.
    case fullScreen
    /// As a page: here as large as the window, and what is behind stays.
    case pageSheet
    /// As a form: here as large as the window, and what is behind stays.
    case formSheet
    /// It is in front, and what is behind stays.
    case overFullScreen = 5
    /// It is in front, and what is behind stays.
    case overCurrentContext
}

/// How a controller comes and goes in front of another one: kept for whoever draws.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical
    /// It turns.
    case flipHorizontal
    /// It dissolves.
    case crossDissolve
}

/// What a screen, or a part of one, is made of and does.
///
/// A window calls its root controller as UIKit does: `viewDidLoad`, `viewWillAppear`, a pass with
/// `viewWillLayoutSubviews` and `viewDidLayoutSubviews` around the view's own, `viewDidAppear`. Children that are added
/// when they are appear with their parent; one that is added later does not appear by itself.
open class UIViewController: UIResponder {
    private var loaded: UIView?

    /// The controllers inside this one.
    open internal(set) var children: [UIViewController] = []

    /// The controller that contains this one.
    open private(set) weak var parent: UIViewController?

    /// What bars call the screen.
    open var title: String? {
        didSet { navigationItem.title = title }
    }

    /// What bars show of the screen.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

    /// Under which bars the view reaches: all of them unless set. See ``UINavigationController``.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether it reaches under bars through which nothing shines, too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the scroll view that the screen is about is inset by bars even if its content fits: the rule of
    /// `UIScrollView/ContentInsetAdjustmentBehavior` called automatic.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }

    /// Whether the bar of tabs is not there while the screen is on a stack of navigation.
    open var hidesBottomBarWhenPushed = false

    /// Whether the controller is being put into its parent: so it is while it first appears in it.
    open internal(set) var isMovingToParent = false

    /// Whether the controller is leaving its parent: so it is while it disappears for that.
    open internal(set) var isMovingFromParent = false

    /// How the status bar is to be drawn: see ``LayoutHost/statusBarStyle``.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether there is to be no status bar: see ``LayoutHost/isStatusBarHidden``.
    open var prefersStatusBarHidden: Bool { false }

    /// How the status bar comes and goes, kept for whoever draws.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that says how the status bar is; this controller, for `nil`.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that says whether there is a status bar; this controller, for `nil`.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Says that the wishes for the status bar are others. A host asks whenever it is asked, so that it knows.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// A controller without a view, which it makes when it is first asked for it.
    ///
    /// - Precondition: there is no name: no archives here.
    public init(nibName: String?, bundle: Bundle?) {
        precondition(nibName == nil && bundle == nil, "there are no archives here")
        super.init()
    }

    /// A controller without a view.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Nothing: there are no archives here.
    public required init?(coder: NSCoder) { nil }

    // MARK: The view

    /// The view, made when it is first asked for. Optional as UIKit's is, so that code that unwraps it compiles.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded?.controller = nil
            loaded = newValue
            newValue?.controller = self
            newValue?.core.additionalSafeAreaInsets = additionalSafeAreaInsets
            // What has been set before stays.
            if let newValue, newValue.layoutMargins == UIViewController.marginsOfViews { takeOverMargins(newValue) }
        }
    }

    // MARK: Margins

    private static let marginsOfViews = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// The least margins at the sides of the controller's view: 16 points, on screens at least 414 points wide and high 20.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let screen = UIScreen.main.bounds, least: Double = min(screen.width, screen.height) < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: least, bottom: 0, trailing: least)
    }

    /// Whether the view's margins are never less than the least ones.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            guard let loaded, viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
            if viewRespectsSystemMinimumLayoutMargins {
                loaded.directionalLayoutMargins = widened(loaded.directionalLayoutMargins)
            } else if loaded.directionalLayoutMargins == systemMinimumLayoutMargins {
                loaded.directionalLayoutMargins = .zero
            }
        }
    }

    private func takeOverMargins(_ view: UIView) {
        view.core.directionalLayoutMargins = viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
    }

    /// Margins that are no less than the least ones.
    func widened(_ margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        if !viewRespectsSystemMinimumLayoutMargins { return margins }
        let least = systemMinimumLayoutMargins
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: max(margins.leading, least.leading), bottom: margins.bottom,
            trailing: max(margins.trailing, least.trailing))
    }

    /// Margins that are no less than the least ones, which are the same on both sides.
    func widened(_ margins: UIEdgeInsets) -> UIEdgeInsets {
        if !viewRespectsSystemMinimumLayoutMargins { return margins }
        let least = systemMinimumLayoutMargins.leading
        return UIEdgeInsets(
            top: margins.top, left: max(margins.left, least), bottom: margins.bottom, right: max(margins.right, least))
    }

    /// The view, if it has been made.
    open var viewIfLoaded: UIView? { loaded }

    /// Whether the view has been made.
    open var isViewLoaded: Bool { loaded != nil }

    /// Makes the view if that has not happened.
    open func loadViewIfNeeded() {
        if loaded != nil { return }
        loadView()
        viewDidLoad()
    }

    /// Makes the view: one as large as the screen.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// What the controller takes off the safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { loaded?.core.additionalSafeAreaInsets = additionalSafeAreaInsets }
    }

    // MARK: To override

    /// Called once when the view has been made.
    open func viewDidLoad() {}

    /// Called before the view is first laid out in a window.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called after the view has been laid out in a window.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves its window.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view has left its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called in a pass before the view's `layoutSubviews`.
    open func viewWillLayoutSubviews() {}

    /// Called in a pass after the view's `layoutSubviews`.
    open func viewDidLayoutSubviews() {}

    /// Told in a pass that the view's safe area has become another.
    open func viewSafeAreaInsetsDidChange() {}

    /// Told in a pass that the view's margins in force have become others.
    open func viewLayoutMarginsDidChange() {}

    /// Brings constraints up to date: the view's own. Called in its place.
    open func updateViewConstraints() { loaded?.updateConstraints() }

    /// Told that the host's traits have become others.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Told that another controller is about to contain this one, or none.
    open func willMove(toParent parent: UIViewController?) {}

    /// Told that another controller contains this one, or none.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: In front of it

    /// The controller that is shown in front of this one, or of one around it.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// The controller in front of which this one, or one around it, is shown.
    open var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }

    /// How the controller is shown in front of another one: as large as the window in any case; what covers it entirely
    /// has what is behind it disappear.
    open var modalPresentationStyle = UIModalPresentationStyle.fullScreen

    /// How it comes and goes: kept, it is there at once.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    private var presented: UIViewController?
    private weak var presenting: UIViewController?

    /// Shows a controller in front of the outermost one around this one, in its window; at once.
    ///
    /// - Precondition: the view is in a window, and no other controller is shown in front.
    open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        if let parent { return parent.present(viewController, animated: animated, completion: completion) }
        precondition(presented == nil, "another controller is shown in front already")
        guard let window = viewIfLoaded?.window, let front = viewController.view else {
            preconditionFailure("a controller is shown in front of one whose view is in a window")
        }
        presented = viewController
        viewController.presenting = self
        window.fill(with: front)
        viewController.appear { $0.viewWillAppear(animated) }
        if viewController.modalPresentationStyle == .fullScreen { disappear() }
        window.layoutIfNeeded()
        viewController.appear { $0.viewDidAppear(animated) }
        completion?()
    }

    /// Takes away what is shown in front of this controller; without that, this one, if it is shown in front itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let front = presented else {
            presentingViewController?.dismiss(animated: animated, completion: completion)
            return
        }
        if front.presented != nil { front.dismiss(animated: animated) }
        let window = front.viewIfLoaded?.window
        presented = nil
        front.presenting = nil
        if let window, let view, view.window == nil {
            window.fill(with: view)
            window.sendSubviewToBack(view)
            appear { $0.viewWillAppear(animated) }
            front.disappear()
            window.layoutIfNeeded()
            appear { $0.viewDidAppear(animated) }
        } else {
            front.disappear()
            window?.layoutIfNeeded()
        }
        completion?()
    }

    /// Told that the host is about to have another size. Children are told by this.
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        for child in children where child.isViewLoaded { child.viewWillTransition(to: size, with: coordinator) }
    }

    // MARK: Children

    /// Takes in a controller. Its view is put somewhere by whoever calls this, as is `didMove(toParent:)` called.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
    }

    /// Takes the controller out of its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// The controller, and children whose views are in its own, however deep.
    private var withSeenChildren: [UIViewController] {
        [self] + children.filter { $0.viewIfLoaded?.window != nil }.flatMap(\.withSeenChildren)
    }

    /// Tells the controller, and children whose views are in its own, that they come.
    func appear(_ tell: (UIViewController) -> Void) { for controller in withSeenChildren { tell(controller) } }

    /// Takes the view out of its superview, and tells the same that they go, if they were seen.
    func disappear() {
        let seen = viewIfLoaded?.window == nil ? [] : withSeenChildren
        for controller in seen { controller.viewWillDisappear(false) }
        viewIfLoaded?.removeFromSuperview()
        for controller in seen { controller.viewDidDisappear(false) }
    }
}
