// Several constraints that come, go and change together, decided at once: all of it can be had, or nothing happens.

extension LayoutConstraint {
    /// Brings constraints into force in place of others.
    ///
    /// Without an engine, only that the items are in one tree is decided; the rest, by the first pass.
    ///
    /// - Throws: ``LayoutError``; what was in force still is then, and nothing else.
    static func replace(_ old: [LayoutConstraint], by new: [LayoutConstraint]) throws(LayoutError) {
        let before = old.filter(\.isActive)
        LayoutConstraint.deactivate(before)
        var engine: LayoutEngine?
        for constraint in new where engine == nil { engine = constraint.engineOfItems }
        do throws(LayoutError) {
            if let engine {
                try engine.activate(new)
            } else {
                for constraint in new where !constraint.isWithinOneTree {
                    throw LayoutError.noCommonAncestor(LayoutError.Statement(constraint))
                }
                LayoutConstraint.activate(new)
            }
        } catch {
            LayoutConstraint.activate(before)
            // What the solver has given up of it comes back as well; that much held before.
            if !before.isEmpty, let engine { try? engine.bringUpToDate() }
            throw error
        }
    }

    /// Lets constants and priorities change. Without an engine, nothing is decided.
    ///
    /// - Throws: ``LayoutError``; constants and priorities are as before then.
    static func change(_ constraints: [LayoutConstraint], _ change: () -> Void) throws(LayoutError) {
        var engine: LayoutEngine?
        for constraint in constraints where engine == nil { engine = constraint.engine }
        if let engine { try engine.bringUpToDate() }
        let before = constraints.map { ($0, $0.constant, $0.priority, $0.identifier) }
        change()
        do throws(LayoutError) {
            if let engine { try engine.bringUpToDate() }
        } catch {
            for (constraint, constant, priority, identifier) in before {
                constraint.constant = constant
                constraint.priority = priority
                constraint.identifier = identifier
            }
            if let engine { try? engine.bringUpToDate() }
            throw error
        }
    }

    /// The engine in whose tree the items are.
    private var engineOfItems: LayoutEngine? { first.item?.engine ?? second?.item?.engine }

    /// Whether all items that the constraint mentions are in one tree.
    private var isWithinOneTree: Bool {
        guard let root = first.item?.rootView else { return second == nil && first.start == nil }
        return mentionsOnly { $0.rootView === root }
    }
}
