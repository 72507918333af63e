/// What makers have stated for an item: the constraints that are to be removed, remade and updated, those of groups,
/// which are only told of another direction, and mistakes that wait for an engine.
///
/// I1: `parts` holds each part once, those with `isRemembered`. What has gone out of force is forgotten by the next
/// call that looks, so that the list grows with what is in force and not with what has been.
final class MakerMemory {
    private var parts: [ConstraintPart] = []
    private var mistakes: [MakerMistake] = []

    /// The parts in force that are the makers' own, in the order in which they came in.
    func activeParts() -> [ConstraintPart] {
        forgetInactiveParts()
        return parts.filter { !$0.isOfGroup }
    }

    func forgetInactiveParts() {
        for part in parts where !part.constraint.isActive { part.isRemembered = false }
        parts.removeAll { !$0.isRemembered }
    }

    /// Remembers parts that have come into force.
    func remember(_ added: [ConstraintPart]) {
        forgetInactiveParts()
        for part in added where !part.isRemembered && part.constraint.isActive {
            part.isRemembered = true
            parts.append(part)
        }
    }

    /// Takes over the insets that the item's direction turns round.
    func directionHasChanged() {
        for part in parts where part.inset.dependsOnDirection(of: part.constraint) { part.bringUpToDate() }
    }

    /// Keeps mistakes, each once.
    func keep(_ made: [MakerMistake]) {
        for mistake in made where !mistakes.contains(mistake) { mistakes.append(mistake) }
    }

    /// Hands out the mistakes, and forgets them.
    func takeMistakes() -> [MakerMistake] {
        defer { mistakes = [] }
        return mistakes
    }
}

extension LayoutItem {
    /// What makers have stated for the item, from now on.
    final var makerMemory: MakerMemory {
        if let made { return made }
        let memory = MakerMemory()
        made = memory
        return memory
    }

    /// Has the next pass throw mistakes: of this item's tree, as soon as it has an engine.
    final func note(_ mistakes: [MakerMistake]) {
        if mistakes.isEmpty { return }
        guard let engine else { return makerMemory.keep(mistakes) }
        engine.note(mistakes)
    }
}
