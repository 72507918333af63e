/// Something that the constraints leave open about an item along one axis, and the constraint that is missing.
public struct LayoutAmbiguity {
    /// What is open.
    public enum Kind: Sendable, Hashable {
        /// Where the item is.
        case position
        /// How large it is.
        case extent
        /// Both, and no edge nor the centre is where it must be.
        case positionAndExtent
        /// How large it is, and with that the other edge; this edge or the centre is where it must be.
        case extentFrom(LayoutAttribute)
    }

    /// Why it is open.
    public enum Cause {
        /// Nothing holds the item.
        case unpinned
        /// The item hangs on another, of which something is open.
        case follows(LayoutItem)
        /// Several constraints of one priority cannot all have what they want, and nothing says which is to give way;
        /// one of them.
        case tied(LayoutConstraint)
    }

    /// The item.
    public let item: LayoutItem

    /// The axis along which it has room.
    public let axis: LayoutAxis

    /// What is open.
    public let kind: Kind

    /// Why it is open.
    public let cause: Cause

    /// With a tie, another constraint that cannot have what it wants together with the one that is named; `nil` if
    /// none is found.
    public let rival: LayoutConstraint?
}

extension LayoutAmbiguity: CustomStringConvertible {
    /// What is open and what would close it: `header: vertical position is not pinned`.
    public var description: String {
        let extent = axis == .horizontal ? "width" : "height"
        if let scroll = item.container, scroll.contentArea === item {
            return "\(scroll.label): content \(extent) is open: \(scroll.openContent(axis))"
        }
        let position = axis == .horizontal ? "horizontal position" : "vertical position"
        let what =
            switch kind {
            case .position: position
            case .extent, .extentFrom: extent
            case .positionAndExtent: "\(position) and \(extent)"
            }
        let verb = kind == .positionAndExtent ? "are" : "is"
        var text = "\(item.label): \(what) \(verb) "
        switch cause {
        case .unpinned:
            text += kind == .position ? "not pinned" : "not determined"
            if case .extentFrom(let edge) = kind { text += ", only its \(edge) is pinned" }
        case .follows(let other):
            text += "not determined before that of \(other.label) is"
        case .tied(let constraint) where constraint.priority == .required:
            // A bound that holds with equality, though nothing wants it to.
            text += "not determined, only bounded by \(constraint)"
        case .tied(let constraint):
            let other = rival.map { "\($0)" } ?? "another of that priority"
            // The item's own first.
            let isOwn = rival?.first.item === item && constraint.first.item !== item
            let tie = isOwn ? "\(other) and \(constraint)" : "\(constraint) and \(other)"
            text += "left open by a tie: \(tie) cannot both have what they want; "
            text += "give one of them another priority"
        }
        return text
    }
}

extension View {
    /// What is missing from edge to edge of a scroll view's content.
    fileprivate func openContent(_ axis: LayoutAxis) -> String {
        let isRow = axis == .horizontal
        let ends: [LayoutAttribute] =
            isRow
            ? [.right, effectiveLayoutDirection == .leftToRight ? .trailing : .leading] : [.bottom, .lastBaseline]
        let uses = uses + (contentArea?.uses ?? [])
        let isTied = uses.contains { use in
            [use.object.first, use.object.second].contains { side in
                guard let side, side.item === self || side.item === contentArea else { return false }
                return ends.contains(side.attribute.withinMargins ?? side.attribute)
                    && use.object.reaches(inside: self)
            }
        }
        if !isTied { return "nothing inside is tied to the content's \(isRow ? "right" : "bottom") edge" }
        return
            "what is tied to its \(isRow ? "left and right edges has no width" : "top and bottom edges has no height")"
            + " of its own; give it one, or tie the content to the frame: fitContent(along: .\(axis))"
    }
}

extension LayoutConstraint {
    /// Whether the constraint mentions something inside a view.
    fileprivate func reaches(inside view: View) -> Bool {
        [first.item, second?.item].contains { item in
            guard let inner = item?.view else { return false }
            return inner !== view && inner.isDescendant(of: view)
        }
    }
}
