import Foundation
import TinamouLayout

/// Screens side by side, of which one is seen above a bar of tabs: 49 points above the bottom of the safe area.
///
/// A screen reaches under the bar; its safe area ends above it. A stack of navigation whose last screen says so
/// (``UIViewController/hidesBottomBarWhenPushed``) and is not its first has no bar below it.
open class UITabBarController: UIViewController {
    /// The bar.
    public let tabBar = UITabBar()

    /// The screens.
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            shown?.disappear()
            shown = nil
            for controller in children { controller.removeFromParent() }
            for controller in newValue ?? [] {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            selectedIndex = 0
        }
    }

    /// Which screen is seen.
    open var selectedIndex = 0 {
        didSet { if isViewLoaded { showSelected() } }
    }

    /// The screen that is seen.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { if let place = children.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
    }

    /// The screen that is seen says it.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }

    /// The screen that is seen says it.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    private let around = UIView()
    private weak var shown: UIViewController?

    private static let barHeight: CGFloat = 49

    /// States the constraints.
    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let view else { return }
        around.frame = view.bounds
        around.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tabBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(around)
        view.addSubview(tabBar)
        NSLayoutConstraint.activate([
            tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tabBar.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -UITabBarController.barHeight),
        ])
        showSelected()
    }

    /// Takes over what the screen says of the bar.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateBar()
    }

    private func showSelected() {
        guard let selected = selectedViewController, selected !== shown, let screen = selected.view else { return }
        let isSeen = viewIfLoaded?.window != nil
        shown?.disappear()
        shown = selected
        around.fill(with: screen)
        updateBar()
        if !isSeen { return }
        selected.appear { $0.viewWillAppear(false) }
        view.layoutIfNeeded()
        selected.appear { $0.viewDidAppear(false) }
    }

    private func updateBar() {
        let stack = selectedViewController as? UINavigationController
        let isHidden = (stack?.children.count ?? 0) > 1 && stack?.topViewController?.hidesBottomBarWhenPushed == true
        tabBar.isHidden = isHidden
        around.core.additionalSafeAreaInsets = UIEdgeInsets(
            top: 0, left: 0, bottom: isHidden ? 0 : UITabBarController.barHeight, right: 0)
        let main = selectedViewController
        main?.mainScrollView?.scroll.isMainScrollView = main?.automaticallyAdjustsScrollViewInsets ?? true
    }
}
