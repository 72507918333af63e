import Tinamou

/// What a chain has made: one constraint for each of its attributes, changed and brought into force together.
///
/// Kept by whoever wants to change it; nothing else depends on it. Of each call there are two: `update(offset:)`
/// takes effect in the next pass, which throws what is wrong; `tryUpdate(offset:)` decides at once, throws, and
/// changes nothing if it does.
public final class MadeConstraint {
    private let item: ItemReference
    private let location: SourceLocation
    private var parts: [ConstraintPart] = []

    init(_ item: LayoutItem, _ location: SourceLocation) {
        self.item = item.reference
        self.location = location
    }

    /// The constraints, in the order of the chain's attributes. Of a chain in a closure that updates, those that it has
    /// found; empty until the closure has ended, and if there was a mistake in it.
    public var layoutConstraints: [LayoutConstraint] { parts.map(\.constraint) }

    /// Whether one of the constraints is in force; set, the same as ``activate()`` and ``deactivate()``.
    public var isActive: Bool {
        get { parts.contains { $0.constraint.isActive } }
        set { newValue ? activate() : deactivate() }
    }

    func take(_ parts: [ConstraintPart]) { self.parts = parts }

    // MARK: Being in force

    /// Brings the constraints into force; they are then among those that the item's makers update, remake and remove.
    public func activate() {
        do throws(LayoutError) {
            let parts = try checkedParts()
            catchUpWithDirection()
            LayoutConstraint.activate(parts.map(\.constraint))
            remember()
        } catch {
            note(error)
        }
    }

    /// Brings the constraints into force, if they can hold.
    ///
    /// - Throws: ``LayoutError``; nothing has come into force then.
    public func tryActivate() throws(LayoutError) {
        let parts = try checkedParts()
        catchUpWithDirection()
        try LayoutConstraint.replace([], by: parts.map(\.constraint))
        remember()
    }

    /// Takes the constraints out of force; the item's makers forget them.
    public func deactivate() {
        LayoutConstraint.deactivate(parts.map(\.constraint))
    }

    /// What is out of force is not told of another direction.
    private func catchUpWithDirection() {
        for part in parts where !part.constraint.isActive && part.inset.dependsOnDirection(of: part.constraint) {
            part.bringUpToDate()
        }
    }

    private func remember() { item.item?.makerMemory.remember(parts) }

    // MARK: Changing

    /// Replaces what is added as it is: the chain's offsets, and the number, point or size that it was related to.
    ///
    /// `height.equalTo(50)`, updated with an offset of 80, gives 80. Insets and priority stay.
    public func update(offset: some LayoutNumber) { change(.offset(offset.asPoints)) }

    /// Replaces what is added inwards, the same for all edges: the chain's insets, and those that it was related to.
    /// Offsets and priority stay.
    public func update(inset: some LayoutNumber) {
        change(.inset(ChainInset(physical: EdgeInsets(all: inset.asPoints))))
    }

    /// Replaces what is added inwards: the chain's insets, and those that it was related to. Offsets and priority stay.
    public func update(inset: EdgeInsets) { change(.inset(ChainInset(physical: inset))) }

    /// Replaces what is added inwards, by reading direction: the chain's insets, and those that it was related to.
    /// Offsets and priority stay.
    public func update(inset: DirectionalEdgeInsets) { change(.inset(ChainInset(reading: inset))) }

    /// Replaces the priority; to required and from it as well. Constants stay.
    public func update(priority: LayoutPriority) { change(.priority(priority)) }

    /// Replaces the priority, as a number; to required and from it as well. Constants stay.
    public func update(priority: some LayoutNumber) { change(.priority(LayoutPriority(priority.asPoints))) }

}

// The same, decided at once.

extension MadeConstraint {
    /// Replaces what is added as it is, if the constraints can hold with that: as `update(offset:)`.
    ///
    /// - Throws: ``LayoutError``; nothing has changed then.
    public func tryUpdate(offset: some LayoutNumber) throws(LayoutError) { try tryChange(.offset(offset.asPoints)) }

    /// Replaces what is added inwards, if the constraints can hold with that: as `update(inset:)`.
    ///
    /// - Throws: ``LayoutError``; nothing has changed then.
    public func tryUpdate(inset: some LayoutNumber) throws(LayoutError) {
        try tryChange(.inset(ChainInset(physical: EdgeInsets(all: inset.asPoints))))
    }

    /// Replaces what is added inwards, if the constraints can hold with that: as `update(inset:)`.
    ///
    /// - Throws: ``LayoutError``; nothing has changed then.
    public func tryUpdate(inset: EdgeInsets) throws(LayoutError) { try tryChange(.inset(ChainInset(physical: inset))) }

    /// Replaces what is added inwards, if the constraints can hold with that: as `update(inset:)`.
    ///
    /// - Throws: ``LayoutError``; nothing has changed then.
    public func tryUpdate(inset: DirectionalEdgeInsets) throws(LayoutError) {
        try tryChange(.inset(ChainInset(reading: inset)))
    }

    /// Replaces the priority, if the constraints can hold with that: as `update(priority:)`.
    ///
    /// - Throws: ``LayoutError``; nothing has changed then.
    public func tryUpdate(priority: LayoutPriority) throws(LayoutError) { try tryChange(.priority(priority)) }

    /// Replaces the priority, if the constraints can hold with that: as `update(priority:)`.
    ///
    /// - Throws: ``LayoutError``; nothing has changed then.
    public func tryUpdate(priority: some LayoutNumber) throws(LayoutError) {
        try tryChange(.priority(LayoutPriority(priority.asPoints)))
    }
}

// What both kinds of calls do.

extension MadeConstraint {
    private func change(_ change: ChainChange) {
        do throws(LayoutError) {
            for part in try checkedParts(for: change) { part.apply(change) }
        } catch {
            note(error)
        }
    }

    private func tryChange(_ change: ChainChange) throws(LayoutError) {
        let parts = try checkedParts(for: change)
        let before = parts.map { ($0.offset, $0.inset) }
        do throws(LayoutError) {
            try LayoutConstraint.change(parts.map(\.constraint)) { for part in parts { part.apply(change) } }
        } catch {
            for (part, (offset, inset)) in zip(parts, before) { (part.offset, part.inset) = (offset, inset) }
            throw error
        }
    }

    /// The parts, if there are some and the change makes sense.
    private func checkedParts(for change: ChainChange? = nil) throws(LayoutError) -> [ConstraintPart] {
        // Without the item there is nothing left to change, and nobody to tell.
        guard let owner = item.item else { return [] }
        if parts.isEmpty { throw .mistakes([MakerMistake(.nothingMade, owner, owner.label, location)]) }
        if let change, !change.isValid {
            let text = parts.map(\.constraint.description).joined(separator: ", ")
            throw .mistakes([MakerMistake(.invalidNumber, owner, text, location)])
        }
        return parts
    }

    private func note(_ error: LayoutError) {
        if case .mistakes(let mistakes) = error { item.item?.note(mistakes) }
    }
}

/// What can be changed of a chain's constraints.
private enum ChainChange {
    case offset(Double)
    case inset(ChainInset)
    case priority(LayoutPriority)

    var isValid: Bool {
        switch self {
        case .offset(let offset): offset.isFinite
        case .inset(let inset): inset.isFinite
        case .priority(let priority): priority.strength.isValid
        }
    }
}

extension ConstraintPart {
    fileprivate func apply(_ change: ChainChange) {
        switch change {
        case .offset(let offset): self.offset = offset
        case .inset(let inset): self.inset = inset
        case .priority(let priority): constraint.priority = priority
        }
        bringUpToDate()
    }
}
