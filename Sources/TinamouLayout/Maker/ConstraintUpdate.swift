// Which constraint an update means.

import Tinamou

/// A constraint in force, and what it is to become.
struct ConstraintUpdate {
    let part: ConstraintPart
    private let wish: ConstraintPart
    private let draft: ChainDraft

    /// Finds for everything that chains state the constraint that it updates.
    ///
    /// - Throws: ``LayoutError/mistakes(_:)``, with all that have none.
    static func updates(
        of known: [ConstraintPart], by drafts: [ChainDraft]
    ) throws(LayoutError) -> [ConstraintUpdate] {
        var mistakes: [MakerMistake] = []
        var free = known
        var updates: [ConstraintUpdate] = []
        for draft in drafts {
            for wish in draft.parts(&mistakes) {
                let same = free.indices.filter { free[$0].constraint.relatesTheSame(as: wish.constraint) }
                let fitting = same.filter { free[$0].constraint.multiplier == wish.constraint.multiplier }
                let priority = wish.constraint.priority
                if let place = fitting.first(where: { free[$0].constraint.priority == priority }) ?? fitting.first {
                    updates.append(ConstraintUpdate(part: free.remove(at: place), wish: wish, draft: draft))
                } else {
                    let reason = same.first.map {
                        MakerMistake.Reason.multiplierIsFixed(free[$0].constraint.multiplier)
                    }
                    mistakes.append(draft.mistake(reason ?? .nothingToUpdate, wish.constraint))
                }
            }
        }
        if !mistakes.isEmpty { throw .mistakes(mistakes) }
        for draft in drafts { draft.made.take(updates.filter { $0.draft === draft }.map(\.part)) }
        return updates
    }

    /// Takes over what the chain says.
    func carryOut() {
        part.offset = wish.offset
        part.inset = wish.inset
        part.bringUpToDate()
        if let priority = draft.priority { part.constraint.priority = priority }
        if let label = draft.label { part.constraint.identifier = label }
    }
}

extension LayoutConstraint {
    /// Whether items, attributes and relation are the same.
    fileprivate func relatesTheSame(as other: LayoutConstraint) -> Bool {
        relation == other.relation && first.item === other.first.item && first.attribute == other.first.attribute
            && second?.item === other.second?.item && second?.attribute == other.second?.attribute
    }
}
