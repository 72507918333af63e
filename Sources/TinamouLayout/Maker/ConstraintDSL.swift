// The door to makers: `view.snp`, `guide.snp`. Read next: ConstraintMaker (what can be said), ChainDraft (what it
// comes to), MadeConstraint (what is given back), MakerMistake (what is refused).

import Tinamou

/// Constraints of an item in SnapKit's manner: made, updated, remade and removed by closures, and remembered meanwhile.
///
/// What a closure says takes effect as a whole, or not at all. Of each call there are two. `makeConstraints` cannot
/// throw: a mistake in its closure, and constraints that cannot hold, are thrown by the next layout pass.
/// `tryMakeConstraints` decides at once: it throws, and changes nothing if it does. (Of what is contradictory rather
/// than mistaken, it is the engine that decides; without one, the first pass does.)
///
/// An item remembers what its makers have stated and what is still in force, and no more than that; constraints of a
/// ``ConstraintGroup`` are the group's.
public struct ConstraintDSL<Item: LayoutItem>: AttributeNaming {
    /// The item.
    public let item: Item

    init(_ item: Item) { self.item = item }

    /// Attributes of the item, as a target: `other.snp.left`, `other.snp.edges`.
    public func attributes(_ attributes: [LayoutAttribute]) -> AttributedItem {
        AttributedItem(item: item, named: attributes)
    }

    // MARK: Making

    /// States constraints, in addition to those before.
    public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
        noting { () throws(LayoutError) in
            let parts = try chains(closure).parts
            LayoutConstraint.activate(parts.map(\.constraint))
            item.makerMemory.remember(parts)
        }
    }

    /// States constraints, in addition to those before, if all can hold.
    ///
    /// - Throws: ``LayoutError``; no constraint has been made then.
    public func tryMakeConstraints(_ closure: (ConstraintMaker) -> Void) throws(LayoutError) {
        let parts = try chains(closure).parts
        try LayoutConstraint.replace([], by: parts.map(\.constraint))
        item.makerMemory.remember(parts)
    }

    /// Constraints that are not yet in force, a handle for each chain; none if there is a mistake.
    public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [MadeConstraint] {
        var prepared: [MadeConstraint] = []
        noting { () throws(LayoutError) in prepared = try tryPrepareConstraints(closure) }
        return prepared
    }

    /// Constraints that are not yet in force, a handle for each chain.
    ///
    /// - Throws: ``LayoutError/mistakes(_:)``.
    public func tryPrepareConstraints(
        _ closure: (ConstraintMaker) -> Void
    ) throws(LayoutError) -> [MadeConstraint] {
        try chains(closure).made
    }

    // MARK: Remaking

    /// States constraints in place of all that are remembered. With a mistake in the closure, those stay.
    public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        noting { () throws(LayoutError) in
            let parts = try chains(closure).parts
            removeConstraints()
            LayoutConstraint.activate(parts.map(\.constraint))
            item.makerMemory.remember(parts)
        }
    }

    /// States constraints in place of all that are remembered, if they can hold.
    ///
    /// - Throws: ``LayoutError``; those that were remembered still are then, and in force.
    public func tryRemakeConstraints(_ closure: (ConstraintMaker) -> Void) throws(LayoutError) {
        let parts = try chains(closure).parts
        let old = item.makerMemory.activeParts().map(\.constraint)
        try LayoutConstraint.replace(old, by: parts.map(\.constraint))
        item.makerMemory.remember(parts)
    }

    /// Takes all that is remembered out of force, and forgets it.
    public func removeConstraints() {
        guard let memory = item.made else { return }
        LayoutConstraint.deactivate(memory.activeParts().map(\.constraint))
        memory.forgetInactiveParts()
    }

    // MARK: Updating

    /// Gives remembered constraints the constants, priorities and labels that the closure says.
    ///
    /// What is updated has the same items, attributes, relation and multiplier, and each constraint is updated once.
    /// If there are several, it is the one with the priority that the chain says, or required if it says none; else
    /// the first. A priority or a label that a chain does not mention stays. Nothing is added: without such a
    /// constraint, it is a mistake. An item that remembers nothing makes the constraints.
    public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
        noting { () throws(LayoutError) in
            guard let updates = try updates(closure) else { return makeConstraints(closure) }
            for update in updates { update.carryOut() }
        }
    }

    /// Gives remembered constraints the constants, priorities and labels that the closure says, if they can hold with
    /// them: as ``updateConstraints(_:)``.
    ///
    /// - Throws: ``LayoutError``; nothing has changed then.
    public func tryUpdateConstraints(_ closure: (ConstraintMaker) -> Void) throws(LayoutError) {
        guard let updates = try updates(closure) else { return try tryMakeConstraints(closure) }
        let before = updates.map { ($0.part.offset, $0.part.inset) }
        do throws(LayoutError) {
            try LayoutConstraint.change(updates.map(\.part.constraint)) {
                for update in updates { update.carryOut() }
            }
        } catch {
            for (update, (offset, inset)) in zip(updates, before) {
                (update.part.offset, update.part.inset) = (offset, inset)
            }
            throw error
        }
    }

    /// What is to be updated, and to what; `nil` if nothing is remembered.
    private func updates(_ closure: (ConstraintMaker) -> Void) throws(LayoutError) -> [ConstraintUpdate]? {
        guard let known = item.made?.activeParts(), !known.isEmpty else { return nil }
        let maker = ConstraintMaker(item)
        closure(maker)
        return try ConstraintUpdate.updates(of: known, by: maker.drafts)
    }

    // MARK: Carrying out

    /// The constraints that a closure states, all or none.
    private func chains(
        _ closure: (ConstraintMaker) -> Void
    ) throws(LayoutError) -> (made: [MadeConstraint], parts: [ConstraintPart]) {
        let maker = ConstraintMaker(item)
        closure(maker)
        return try ChainDraft.make(maker.drafts)
    }

    /// Hands mistakes to the next pass.
    private func noting(_ body: () throws(LayoutError) -> Void) {
        do throws(LayoutError) {
            try body()
        } catch {
            if case .mistakes(let mistakes) = error { item.note(mistakes) }
        }
    }
}

extension View {
    /// Constraints of the view, in SnapKit's manner.
    public final var snp: ConstraintDSL<View> { ConstraintDSL(self) }
}

extension LayoutGuide {
    /// Constraints of the guide, in SnapKit's manner.
    public final var snp: ConstraintDSL<LayoutGuide> { ConstraintDSL(self) }
}
