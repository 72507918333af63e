import Tinamou
import TinamouLayout

// The constraints of a document as layout constraints. One that mentions something which a variation has taken out is
// left out without a word; one that cannot be used is left out with a note.

extension SceneBuilder {
    /// States a constraint of the document, if it can be.
    mutating func state(_ place: Int) {
        var stated = document.constraints[place]
        if let constant = environment.constants[stated.id] { stated.constant = constant }
        guard stated.isIncluded, let first = item(stated.first, stated) else { return }
        var second: LayoutItem?
        if let side = stated.second {
            second = item(side, stated)
            if second == nil { return }
        }
        guard stated.constant.isFinite, stated.multiplier.isFinite, stated.priority > 0, stated.priority <= 1000 else {
            notes.append(note(.warning, .unusableNumber(constraint: stated.id), line: stated.line))
            return
        }
        if stated.mixesSides {
            notes.append(note(.warning, .mixedSides(constraint: stated.id), line: stated.line))
            let reader = (first as? View) ?? (first as? LayoutGuide)?.owningView
            stated.makePhysical(isRightToLeft: reader?.effectiveLayoutDirection == .rightToLeft)
        }
        do throws(LayoutError) {
            let made = try make(stated, first, second)
            made.identifier = shortened(stated.id)
            made.priority = LayoutPriority(stated.priority)
            made.isActive = true
            constraints.append((place, made))
            tellMargins(stated.first)
            tellMargins(stated.second)
        } catch {
            guard case .invalid(let reason, _) = error else { return }
            notes.append(note(.warning, .senseless(constraint: stated.id, reason: reason), line: stated.line))
        }
    }

    private func make(
        _ stated: LayoutDocument.Constraint, _ first: LayoutItem, _ second: LayoutItem?
    ) throws(LayoutError) -> LayoutConstraint {
        // A place that is multiplied counts in the coordinates of the view that holds the constraint.
        if let second, let side = stated.second, stated.multiplier != 1, !side.attribute.isExtent,
            let owner = views[stated.owner]
        {
            return try LayoutConstraint(
                first, stated.first.attribute, stated.relation, to: second, side.attribute,
                multiplier: stated.multiplier, constant: stated.constant, countedFrom: owner)
        }
        return try LayoutConstraint(
            first, stated.first.attribute, stated.relation, to: second, stated.second?.attribute,
            multiplier: stated.multiplier, constant: stated.constant)
    }

    /// The view or guide that a side mentions; `nil` if it is not there.
    private mutating func item(
        _ side: LayoutDocument.Constraint.Side, _ stated: LayoutDocument.Constraint
    ) -> LayoutItem? {
        guard let place = index.places[side.item] else {
            notes.append(note(.warning, .unknownItem(side.item, constraint: stated.id), line: stated.line))
            return nil
        }
        guard index.sceneOfElement[place.element] == index.sceneOfElement[scene.root] else {
            notes.append(note(.warning, .itemOfOtherScene(side.item, constraint: stated.id), line: stated.line))
            return nil
        }
        guard let view = views[place.element] else { return nil }
        if case .element = place { return view }
        return guides[side.item]
    }
}

extension LayoutAttribute {
    /// Whether the attribute is a width or a height.
    var isExtent: Bool { self == .width || self == .height }

    /// Whether the attribute lies inside the margins of a view.
    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// The side that leading or trailing is when read in a direction; other attributes are themselves.
    func physical(isRightToLeft: Bool) -> LayoutAttribute {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }

    /// 1 for leading and trailing, 2 for left and right, 0 for what is neither.
    fileprivate var sideKind: Int {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: 1
        case .left, .right, .leftMargin, .rightMargin: 2
        default: 0
        }
    }
}

extension LayoutDocument.Constraint {
    /// Whether leading or trailing is related to left or right.
    fileprivate var mixesSides: Bool {
        first.attribute.sideKind + (second?.attribute.sideKind ?? 0) == 3
            && first.attribute.sideKind != 0 && second?.attribute.sideKind != 0
    }

    /// Says left and right for leading and trailing.
    fileprivate mutating func makePhysical(isRightToLeft: Bool) {
        first.attribute = first.attribute.physical(isRightToLeft: isRightToLeft)
        if let side = second { second?.attribute = side.attribute.physical(isRightToLeft: isRightToLeft) }
    }
}
