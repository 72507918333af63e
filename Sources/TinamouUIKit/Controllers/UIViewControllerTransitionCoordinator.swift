import Foundation

/// What is said of a change of size while it happens.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change is animated: a host's is not.
    var isAnimated: Bool { get }
    /// How long the change takes, in seconds.
    var transitionDuration: TimeInterval { get }
}

/// Who carries out what is to happen with a change of size.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Has a closure called when the size is the new one, before the pass, and another after it.
    ///
    /// - Returns: `true`.
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Has a closure called when the size is the new one, before the pass.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The host's.
final class SizeTransition: UIViewControllerTransitionCoordinator {
    private var beside: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var after: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []

    var isAnimated: Bool { false }
    var transitionDuration: TimeInterval { 0 }

    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { beside.append(animation) }
        if let completion { after.append(completion) }
        return true
    }

    func runBeside() { for body in beside { body(self) } }
    func runAfter() { for body in after { body(self) } }
}
