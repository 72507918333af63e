// Calls that decide at once. What cannot throw (`isActive = true`, `constant = 5`) takes effect in the next pass, which
// throws; these find out on the spot whether it can be had, and change nothing if not. Frames follow in the next pass
// all the same, and so does what is decided by them: heights of text, safe areas, and that no extent is below 0.

import Tinamou

extension LayoutEngine {
    /// Activates constraints together, if they can hold: all of them, or none.
    ///
    /// What else waits for the next pass is taken into the solver first.
    ///
    /// - Throws: ``LayoutError``; no constraint has been activated then. If it is what else waits that cannot be had, its
    ///   error is thrown.
    public func activate(_ constraints: [LayoutConstraint]) throws(LayoutError) {
        try bringUpToDate()
        let fresh = constraints.filter { !$0.isActive }
        LayoutConstraint.activate(fresh)
        do throws(LayoutError) {
            for constraint in fresh where constraint.engine !== self {
                try constraint.check()
                throw LayoutError.noCommonAncestor(LayoutError.Statement(constraint))
            }
            try bringUpToDate()
        } catch {
            LayoutConstraint.deactivate(fresh)
            forgetForsaken()
            throw error
        }
    }
}

extension LayoutConstraint {
    /// Activates the constraint, if it can hold.
    ///
    /// - Throws: ``LayoutError``; the constraint is not active then. ``LayoutError/noCommonAncestor(_:)`` if none of its
    ///   items is in a tree with an engine.
    public func activate() throws(LayoutError) {
        if isActive { return }
        guard let engine = first.item?.engine ?? second?.item?.engine else {
            try check()
            throw .noCommonAncestor(LayoutError.Statement(self))
        }
        try engine.activate([self])
    }

    /// Changes the constant, if the constraint can hold with it. Without an engine, nothing is decided.
    ///
    /// - Throws: ``LayoutError``; the constant is as before then.
    public func setConstant(_ constant: Double) throws(LayoutError) {
        try change {
            self.constant = constant
        } back: { [old = self.constant] in
            self.constant = old
        }
    }

    /// Changes the priority, if the constraint can hold with it. Without an engine, nothing is decided.
    ///
    /// - Throws: ``LayoutError``; the priority is as before then.
    public func setPriority(_ priority: LayoutPriority) throws(LayoutError) {
        try change {
            self.priority = priority
        } back: { [old = self.priority] in
            self.priority = old
        }
    }

    private func change(_ make: () -> Void, back: () -> Void) throws(LayoutError) {
        if let engine { try engine.bringUpToDate() }
        make()
        guard constant.isFinite, priority.strength.isValid else {
            let error = LayoutError.invalidNumber(LayoutError.Statement(self))
            back()
            engine?.forgetChange(of: self)  // the solver has not been told
            throw error
        }
        do throws(LayoutError) {
            if let engine { try engine.bringUpToDate() }
        } catch {
            back()
            // What the solver has taken in of it goes back as well; that much held before.
            if let engine { try? engine.bringUpToDate() }
            throw error
        }
    }
}
