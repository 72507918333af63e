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
}

extension LayoutAmbiguity: CustomStringConvertible {
    /// What is open and what would close it: `header: vertical position is not pinned`.
    public var description: String {
        let extent = axis == .horizontal ? "width" : "height"
        if let scroll = item.container, scroll.contentArea === item {
            let edge = axis == .horizontal ? "right" : "bottom"
            return "\(scroll.label): content \(extent) is open: nothing inside is tied to the content's \(edge) edge"
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
        case .tied(let constraint):
            text +=
                "left open by a tie: \(constraint), and another of that priority, which cannot both have what they want"
        }
        return text
    }
}
