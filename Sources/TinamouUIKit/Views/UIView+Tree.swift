import TinamouLayout

extension UIView {
    /// The window that the view is in.
    public var window: UIWindow? { rootView as? UIWindow }

    /// Puts a view inside this one, behind another.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, 0) }

    /// Puts a view inside this one, in front of another.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, 1) }

    /// Puts a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { insert(view, at: subviews.count - 1) }
    }

    /// Puts a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { insert(view, at: 0) }
    }

    /// Exchanges the places of two subviews.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (one, two) = (subviews[low], subviews[high])
        insert(two, at: low)
        insert(one, at: high)
    }

    private func insert(_ view: UIView, beside sibling: UIView, _ step: Int) {
        let others = subviews.filter { $0 !== view }
        insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + step } ?? others.count)
    }

    func insert(_ view: UIView, at index: Int) {
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: index)
            core.insertSubview(view.core, at: index)
            return
        }
        let oldWindow = view.window
        view.willMove(toSuperview: self)
        view.detach()
        view.ownTree = nil
        subviews.insert(view, at: index)
        view.superview = self
        core.insertSubview(view.core, at: index)
        view.setFrameAhead(view.modelFrame)
        didAddSubview(view)
        view.didMoveToSuperview()
        if oldWindow !== window { view.tellOfWindow() }
    }

    /// Leaves the superview.
    func leave() {
        if superview == nil { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        detach()
        didMoveToSuperview()
        if oldWindow != nil { tellOfWindow() }
    }

    private func detach() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        modelFrame = currentFrame
        isFrameAhead = true
        core.removeFromSuperview()
        frameConstraints = []
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
    }

    private func tellOfWindow() {
        for view in withDescendants { view.didMoveToWindow() }
    }

    /// Whether the view is another one or inside it.
    public func isDescendant(of view: UIView) -> Bool { core.isDescendant(of: view.core) }

    /// This view, or one inside it, with a tag.
    public func viewWithTag(_ tag: Int) -> UIView? { withDescendants.first { $0.tag == tag } }

    /// The view and all inside it, each before its subviews.
    var withDescendants: [UIView] {
        var found: [UIView] = [], waiting = [self]
        while let view = waiting.popLast() {
            found.append(view)
            waiting += view.subviews.reversed()
        }
        return found
    }
}
