/// A rectangle in a tree of rectangles, whose frame comes from constraints.
///
/// Nothing visual. A view's place is stated with its anchors, relative to other views of the same tree; a
/// ``LayoutEngine`` on the tree's root computes the frames.
open class View {
    /// What reports and drawings call the view; decides nothing.
    public var name: String

    /// The view that contains this one.
    ///
    /// Reset by the superview when that goes; a weak reference would cost a table for each view and a detour for each
    /// step to the root.
    public private(set) unowned(unsafe) var superview: View?

    /// The views inside this one, the last in front.
    public private(set) var subviews: [View] = []

    /// The active constraints that mention this view, in the order of their activation.
    public internal(set) var constraints: [LayoutConstraint] = []

    /// The rectangle of the last successful layout pass, in the root's coordinates.
    public internal(set) var frameInRoot = Rect()

    /// The engine that lays out the tree of which this view is the root.
    ///
    /// Reset by the engine when that goes.
    unowned(unsafe) var engine: LayoutEngine?

    /// The solver's variables for this view, made when a constraint first needs them.
    var unknowns = Unknowns()

    /// A view without superview and subviews.
    public init(_ name: String = "") {
        self.name = name
    }

    deinit {
        for view in subviews { view.superview = nil }
    }

    /// The rectangle of the last successful layout pass, in the superview's coordinates. An extent that no
    /// constraint mentions is 0.
    public var frame: Rect {
        guard let superview else { return frameInRoot }
        return frameInRoot.offsetBy(x: -superview.frameInRoot.minX, y: -superview.frameInRoot.minY)
    }

    // MARK: The tree

    /// Puts a view inside this one, in front of the others. A view that was inside another is taken out there first.
    ///
    /// - Precondition: the view does not contain this one, and is not this one.
    public func addSubview(_ view: View) {
        precondition(!isDescendant(of: view), "a view cannot be inside itself")
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        root.engine?.attach(view)
    }

    /// Takes the view out of its superview. Constraints that join the inside of the view with the outside are
    /// deactivated; those wholly inside stay active.
    ///
    /// - Complexity: O(views and constraints inside the view).
    public func removeFromSuperview() {
        guard let superview else { return }
        let engine = root.engine
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        detachConstraints(of: self)
        engine?.detach(self)
    }

    /// Whether the view is another one or inside it.
    public func isDescendant(of view: View) -> Bool {
        var here: View? = self
        while let current = here {
            if current === view { return true }
            here = current.superview
        }
        return false
    }

    /// The outermost view of the tree.
    public var root: View {
        var here = self
        while let above = here.superview { here = above }
        return here
    }

    /// Calls `body` with this view and all views inside it, each before its subviews.
    public func forEachDescendant(_ body: (View) -> Void) {
        body(self)
        for view in subviews { view.forEachDescendant(body) }
    }

    /// Deactivates the constraints of a view, and of those inside it, that mention a view outside this one.
    private func detachConstraints(of view: View) {
        for constraint in view.constraints where !constraint.joinsOnly({ $0.isDescendant(of: self) }) {
            constraint.isActive = false
        }
        for inner in view.subviews { detachConstraints(of: inner) }
    }
}
