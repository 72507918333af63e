import Foundation
import TinamouLayout

// The place of a screen under bars, stated once:
//
//     bar.top == safe area's top                    or, hidden: bar.bottom == view's top
//     screen's top == view's top                    or, where it does not reach under the bar: == bar's bottom
//     screen's left, right, bottom == view's
//
// The screen's safe area begins below the bar, since what lies around it takes the bar's height off its own.

/// A stack of screens, of which the last is seen below a bar.
///
/// A screen reaches under the bar if ``UIViewController/edgesForExtendedLayout`` contains the top edge, and the bar is
/// translucent or the screen says that this is no matter; its safe area begins below the bar in any case. Pushing and
/// popping happens at once.
open class UINavigationController: UIViewController {
    /// The bar: 44 points high, below the status bar.
    public let navigationBar = UINavigationBar()

    /// Whether there is no bar.
    open var isNavigationBarHidden = false {
        didSet { if isViewLoaded { updateBar() } }
    }

    /// The screens, the one that is seen last.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    private let around = UIView()
    private var shown, hidden, under, below: NSLayoutConstraint?

    /// A stack that begins with a screen.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    /// A stack without screens.
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    /// Nothing: there are no archives here.
    public required init?(coder: NSCoder) { nil }

    /// The screen that is seen.
    open var topViewController: UIViewController? { children.last }

    /// The screen that is seen.
    open var visibleViewController: UIViewController? { children.last }

    /// Shows or hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// The screen that is seen says it.
    open override var childForStatusBarStyle: UIViewController? { topViewController }

    /// The screen that is seen says it.
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    // MARK: The stack

    /// Puts a screen on the others.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        exchange(for: children + [viewController])
    }

    /// Takes the last screen away, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        children.count > 1 ? pop(to: children.count - 1).first : nil
    }

    /// Takes all screens away but the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1) }

    /// Takes away the screens after one that is on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        children.firstIndex { $0 === viewController }.map { pop(to: $0 + 1) }
    }

    /// Puts other screens in place of those that are there.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        exchange(for: viewControllers)
    }

    private func pop(to count: Int) -> [UIViewController] {
        let leaving = Array(children.dropFirst(count))
        exchange(for: Array(children.prefix(count)))
        return leaving
    }

    /// Changes the stack, and has the screens that come and go told in UIKit's order.
    private func exchange(for new: [UIViewController]) {
        let old = children, oldTop = topViewController, isSeen = viewIfLoaded?.window != nil
        func isIn(_ list: [UIViewController], _ one: UIViewController) -> Bool { list.contains { $0 === one } }
        let leaving = old.filter { !isIn(new, $0) }, entering = new.filter { !isIn(old, $0) }
        for controller in leaving {
            controller.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        if oldTop !== new.last { oldTop?.disappear() }
        for controller in leaving {
            controller.removeFromParent()
            controller.isMovingFromParent = false
        }
        for controller in entering {
            controller.isMovingToParent = true
            addChild(controller)
        }
        children = new
        // Whose bar may be there for some screens only.
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        if isViewLoaded { showTop(isSeen && oldTop !== new.last) }
        for controller in entering {
            controller.didMove(toParent: self)
            controller.isMovingToParent = false
        }
    }

    /// Puts the view of the last screen into its place.
    private func showTop(_ isSeen: Bool) {
        guard let top = topViewController, let screen = top.view else { return }
        if screen.superview !== around { around.fill(with: screen) }
        updateBar()
        if !isSeen { return }
        top.appear { $0.viewWillAppear(false) }
        view.layoutIfNeeded()
        top.appear { $0.viewDidAppear(false) }
    }

    // MARK: The place of the screen

    /// States the constraints.
    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let view else { return }
        for part in [around, navigationBar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        shown = navigationBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
        hidden = navigationBar.bottomAnchor.constraint(equalTo: view.topAnchor)
        under = around.topAnchor.constraint(equalTo: view.topAnchor)
        below = around.topAnchor.constraint(equalTo: navigationBar.bottomAnchor)
        NSLayoutConstraint.activate([
            navigationBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            navigationBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            navigationBar.heightAnchor.constraint(equalToConstant: UINavigationController.barHeight),
            around.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            around.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            around.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        showTop(false)
    }

    private static let barHeight: CGFloat = 44

    /// Takes over what the screen says of bars.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateBar()
    }

    private func updateBar() {
        guard let top = topViewController else { return }
        let reachesUnder =
            top.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || top.extendedLayoutIncludesOpaqueBars)
        let isUnder = isNavigationBarHidden || reachesUnder
        navigationBar.isHidden = isNavigationBarHidden
        for (constraint, isActive) in [
            (shown, !isNavigationBarHidden), (hidden, isNavigationBarHidden), (under, isUnder), (below, !isUnder),
        ] where constraint?.isActive == true && !isActive {
            constraint?.isActive = false
        }
        for constraint in [isNavigationBarHidden ? hidden : shown, isUnder ? under : below] {
            if constraint?.isActive == false { constraint?.isActive = true }
        }
        let covered = isNavigationBarHidden || !isUnder ? 0 : UINavigationController.barHeight
        around.core.additionalSafeAreaInsets = UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0)
        top.mainScrollView?.scroll.isMainScrollView = top.automaticallyAdjustsScrollViewInsets
    }
}

extension UIView {
    /// Puts a view inside that is as large as this one.
    func fill(with view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}
