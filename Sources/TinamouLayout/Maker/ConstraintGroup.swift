import Tinamou

/// Constraints of any items that are replaced as a whole, in Cartography's manner.
///
/// ```swift
/// group.replace { make in
///     make(header).height.equalTo(64)
///     make(list).top.equalTo(header.snp.bottom).offset(8)
/// }
/// ```
///
/// The group's constraints are its own: makers of the items do not update, remake or remove them. They outlive the
/// group.
public final class ConstraintGroup {
    private var parts: [ConstraintPart] = []

    /// An empty group.
    public init() {}

    /// The constraints, in the order in which they were stated.
    public var layoutConstraints: [LayoutConstraint] { parts.map(\.constraint) }

    /// Whether one of the constraints is in force.
    public var isActive: Bool { parts.contains { $0.constraint.isActive } }

    /// What is handed to a group's closure: a maker for each item that is named.
    public final class Makers {
        fileprivate private(set) var makers: [ConstraintMaker] = []

        /// The maker of an item. Chains are stated in the order in which items were first named.
        public func callAsFunction(_ item: LayoutItem) -> ConstraintMaker {
            if let known = makers.first(where: { $0.item === item }) { return known }
            let maker = ConstraintMaker(item)
            makers.append(maker)
            return maker
        }
    }

    /// States constraints in place of those before. With a mistake in the closure, those stay.
    public func replace(_ closure: (Makers) -> Void) {
        let drafts = drafts(closure)
        do throws(LayoutError) {
            let new = try ChainDraft.make(drafts).parts
            LayoutConstraint.deactivate(layoutConstraints)
            LayoutConstraint.activate(new.map(\.constraint))
            take(new)
        } catch {
            if case .mistakes(let mistakes) = error { note(mistakes, of: drafts) }
        }
    }

    /// States constraints in place of those before, if they can hold.
    ///
    /// - Throws: ``LayoutError``; those before are still in force then.
    public func tryReplace(_ closure: (Makers) -> Void) throws(LayoutError) {
        let new = try ChainDraft.make(drafts(closure)).parts
        try LayoutConstraint.replace(layoutConstraints, by: new.map(\.constraint))
        take(new)
    }

    /// Takes all constraints out of force, and forgets them.
    public func removeConstraints() {
        LayoutConstraint.deactivate(layoutConstraints)
        parts = []
    }

    /// Keeps the constraints, and has the items tell them of another direction.
    private func take(_ parts: [ConstraintPart]) {
        self.parts = parts
        for part in parts {
            part.isOfGroup = true
            part.constraint.first.item?.makerMemory.remember([part])
        }
    }

    private func note(_ mistakes: [MakerMistake], of drafts: [ChainDraft]) {
        for draft in drafts { draft.item.note(mistakes.filter { $0.item == ObjectIdentifier(draft.item) }) }
    }

    private func drafts(_ closure: (Makers) -> Void) -> [ChainDraft] {
        let makers = Makers()
        closure(makers)
        return makers.makers.flatMap(\.drafts)
    }
}
