import Foundation
import TinamouLayout

/// The root of a tree of views.
open class UIWindow: UIView {
    private(set) var isShown = false

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        willSet {
            if isShown, let old = rootViewController, old !== newValue { old.disappear() }
        }
        didSet { if isShown && rootViewController !== oldValue { show() } }
    }

    /// Shows the window: its controller's view comes into it, appears and is laid out.
    open func makeKeyAndVisible() {
        if isShown { return layoutIfNeeded() }
        isShown = true
        show()
    }

    private func show() {
        guard let controller = rootViewController, let view = controller.view else { return layoutIfNeeded() }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        controller.appear { $0.viewWillAppear(false) }
        layoutIfNeeded()
        controller.appear { $0.viewDidAppear(false) }
    }
}
