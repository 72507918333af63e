import Foundation
import TinamouLayout

extension UIView {
    // MARK: Passes

    /// Calls ``updateConstraints()`` of views of the tree that have asked for it, inner ones first. Frames stay until the
    /// next pass, so that it can be animated. Nothing happens within a pass.
    public func updateConstraintsIfNeeded() { madeTree.updateConstraints() }

    // MARK: Constraints

    /// The constraints of which this view is the nearest view that contains all their items; in no particular order.
    ///
    /// Without those that frames make.
    public var constraints: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var known: Set<ObjectIdentifier> = []
        for view in withDescendants {
            let items = [view.core as LayoutItem] + (view.ownGuides + view.layerGuides).map(\.guide)
            for constraint in items.flatMap(\.constraints)
            where !constraint.isOfFrame && known.insert(constraint.id).inserted && isHome(of: constraint) {
                found.append(constraint)
            }
        }
        return found
    }

    private func isHome(of constraint: NSLayoutConstraint) -> Bool {
        func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
        guard let one = view(constraint.firstItem) else { return false }
        guard constraint.second != nil else { return one === self }
        guard let two = view(constraint.secondItem) else { return false }
        var here: UIView? = one
        while let candidate = here, !two.isDescendant(of: candidate) { here = candidate.superview }
        return here === self
    }

    /// Activates a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    /// Deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    // MARK: Diagnosis

    /// Whether the constraints of the last pass leave the view room.
    public var hasAmbiguousLayout: Bool { isAmbiguous(core) }

    /// The constraints of the last pass that determine the view along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(affecting: core, along: axis)
    }

    /// Moves a view that has room to another place that its constraints allow as well.
    public func exerciseAmbiguityInLayout() { asking { try $0.exerciseAmbiguity(of: core) } }

    func isAmbiguous(_ item: LayoutItem) -> Bool { asking { try !$0.ambiguities(of: item).isEmpty } ?? false }

    func constraints(affecting item: LayoutItem, along axis: LayoutAxis) -> [NSLayoutConstraint] {
        asking { try $0.constraints(affecting: item, along: axis) } ?? []
    }

    /// Asks the engine; what it cannot answer for its numbers goes to the reports.
    @discardableResult
    private func asking<Answer>(_ ask: (LayoutEngine) throws -> Answer) -> Answer? {
        guard let tree else { return nil }
        do {
            return try ask(tree.engine)
        } catch {
            if let error = error as? LayoutError { tree.reports.append(UILayoutReport(error: error, leftOut: nil)) }
            return nil
        }
    }
}
