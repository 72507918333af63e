// Constraints in the solver's words: what first ⋈ multiplier · second + constant means in lefts, tops, widths and
// heights. The only place that knows what attributes, directions, margins and baselines come to.

import Tinamou

/// A summand of a lowered constraint.
struct LoweredTerm {
    // Not counted: made and used while the items live.
    private let uncounted: Uncounted<LayoutItem>
    let unknown: Unknown
    let factor: Double

    init(_ item: Uncounted<LayoutItem>, _ unknown: Unknown, _ factor: Double) {
        uncounted = item
        self.unknown = unknown
        self.factor = factor
    }

    var item: LayoutItem { uncounted.object }

    /// The solver's variable, if the item has it.
    var variable: Variable? {
        @inline(__always) get { uncounted.with { $0.unknowns[unknown] } }
    }
}

/// A constraint as Σ factor · unknown ⋈ constant + shift. Kept for its memory.
struct Lowering {
    private(set) var terms: [LoweredTerm] = []

    /// What is added to the constraint's constant.
    private(set) var shift = 0.0

    /// Lowers a constraint that makes sense, and whose items are in one tree.
    mutating func lower(_ constraint: LayoutConstraint) {
        terms.removeAll(keepingCapacity: true)
        shift = 0
        if constraint.isPlain && lowerPlain(constraint) { return }
        guard let one = constraint.first.item else { return }
        let isRightToLeft = constraint.followsReading && one.view?.effectiveLayoutDirection == .rightToLeft
        let two = constraint.second?.item
        add(constraint.first.sign(isRightToLeft), constraint.first, isRightToLeft, inside: two)
        guard let second = constraint.second else { return }
        let sign = second.sign(isRightToLeft)
        add(-sign * constraint.multiplier, second, isRightToLeft, inside: one)
        if constraint.multiplier != 1 && second.kind != .extent {
            addAncestor(of: one, second, sign * (constraint.multiplier - 1), isRightToLeft)
        }
    }

    /// Lowers a constraint about edges, centres and extents, unless one of them is a scroll view's.
    ///
    /// Most constraints go this way: it asks each item once, and counts no references.
    ///
    /// - Returns: whether it has.
    private mutating func lowerPlain(_ constraint: LayoutConstraint) -> Bool {
        guard let one = constraint.firstReference.uncounted else { return false }
        let two = constraint.secondReference?.uncounted
        if one.with({ $0.hasContentArea }) || two?.with({ $0.hasContentArea }) == true {
            return false
        }
        let isRightToLeft =
            constraint.followsReading
            && one.with { $0.view?.effectiveLayoutDirection == .rightToLeft }
        let first = constraint.firstAttribute
        let sign = isRightToLeft && first.kind != .extent ? -1.0 : 1
        add(sign, one, first, isRightToLeft)
        if let two { add(-sign * constraint.multiplier, two, constraint.secondAttribute, isRightToLeft) }
        return true
    }

    /// Adds a side.
    private mutating func add(
        _ factor: Double, _ side: LayoutConstraint.Side, _ isRightToLeft: Bool, inside other: LayoutItem?
    ) {
        guard let item = side.item else { return }
        guard let attribute = side.startAttribute, let start = side.startItem else {
            return add(factor, item, side.attribute, isRightToLeft, seenFrom: other)
        }
        add(factor, item, side.attribute, isRightToLeft, seenFrom: start)
        add(-factor, start, attribute, isRightToLeft, seenFrom: item)
    }

    /// Adds a number of an item as another sees it: the edges of a scroll view are those of its content for what is inside.
    private mutating func add(
        _ factor: Double, _ item: LayoutItem, _ attribute: LayoutAttribute, _ isRightToLeft: Bool,
        seenFrom other: LayoutItem?
    ) {
        if let outer = item.asView, let area = outer.contentArea, let inner = other?.view, inner !== outer,
            inner.isDescendant(of: outer)
        {
            addContent(factor, outer, area, attribute, isRightToLeft)
        } else {
            add(factor, item, attribute, isRightToLeft)
        }
    }

    /// Adds a number of a scroll view as those inside see it: edges are the content's, extents and centres the frame's.
    private mutating func addContent(
        _ factor: Double, _ view: View, _ area: LayoutGuide, _ attribute: LayoutAttribute, _ isRightToLeft: Bool
    ) {
        let margins = view.layoutMargins
        switch attribute {
        case .left, .right, .leading, .trailing, .top, .bottom:
            add(factor, area, attribute, isRightToLeft)
        case .leftMargin:
            add(factor, area, .left, isRightToLeft)
            shift -= factor * margins.left
        case .rightMargin:
            add(factor, area, .right, isRightToLeft)
            shift += factor * margins.right
        case .topMargin:
            add(factor, area, .top, isRightToLeft)
            shift -= factor * margins.top
        case .bottomMargin:
            add(factor, area, .bottom, isRightToLeft)
            shift += factor * margins.bottom
        case .leadingMargin:
            addContent(factor, view, area, isRightToLeft ? .rightMargin : .leftMargin, isRightToLeft)
        case .trailingMargin:
            addContent(factor, view, area, isRightToLeft ? .leftMargin : .rightMargin, isRightToLeft)
        case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline, .centerXWithinMargins,
            .centerYWithinMargins:
            add(factor, view, attribute, isRightToLeft)
        }
    }

    /// Adds a number of an item.
    private mutating func add(
        _ factor: Double, _ item: LayoutItem, _ attribute: LayoutAttribute, _ isRightToLeft: Bool
    ) {
        switch attribute {
        case .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .width, .height:
            add(factor, Uncounted(item), attribute, isRightToLeft)
        case .firstBaseline:
            let view = item.standIn(\.viewForFirstBaseline)
            add(factor, view ?? item, .top, isRightToLeft)
            shift -= factor * (view?.firstBaselineFromTop ?? 0)
        case .lastBaseline:
            let view = item.standIn(\.viewForLastBaseline)
            add(factor, view ?? item, .bottom, isRightToLeft)
            shift += factor * (view?.lastBaselineFromBottom ?? 0)
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            if let view = item.view, let within = attribute.withinMargins {
                add(factor, view.layoutMarginsGuide, within, isRightToLeft)
            }
        }
    }

    /// Adds a number of an item's rectangle itself (``LayoutAttribute/isOfFrame``).
    private mutating func add(
        _ factor: Double, _ item: Uncounted<LayoutItem>, _ attribute: LayoutAttribute, _ isRightToLeft: Bool
    ) {
        switch attribute {
        case .left: add(factor, item, .left)
        case .right: add(factor, item, .left, .width, 1)
        case .leading: isRightToLeft ? add(factor, item, .left, .width, 1) : add(factor, item, .left)
        case .trailing: isRightToLeft ? add(factor, item, .left) : add(factor, item, .left, .width, 1)
        case .centerX: add(factor, item, .left, .width, 0.5)
        case .top: add(factor, item, .top)
        case .bottom: add(factor, item, .top, .height, 1)
        case .centerY: add(factor, item, .top, .height, 0.5)
        case .width: add(factor, item, .width)
        case .height: add(factor, item, .height)
        default: preconditionFailure("\(attribute) is not a number of the rectangle itself")
        }
    }

    /// Takes a place that is multiplied relative to the side of the nearest common ancestor.
    private mutating func addAncestor(
        of one: LayoutItem, _ second: LayoutConstraint.Side, _ factor: Double, _ isRightToLeft: Bool
    ) {
        guard let two = second.item, let ancestor = one.nearestCommonAncestor(with: two) else { return }
        // first − origin == m · (second − origin) + constant
        add(factor, ancestor, second.kind == .verticalPlace ? .top : .leading, isRightToLeft)
    }

    private mutating func add(_ factor: Double, _ item: Uncounted<LayoutItem>, _ unknown: Unknown) {
        terms.append(LoweredTerm(item, unknown, factor))
    }

    private mutating func add(
        _ factor: Double, _ item: Uncounted<LayoutItem>, _ origin: Unknown, _ extent: Unknown, _ share: Double
    ) {
        add(factor, item, origin)
        add(factor * share, item, extent)
    }
}

extension LayoutConstraint.Side {
    /// −1 for what counts to the left: a place in a constraint that is read from right to left, and a distance in
    /// reading direction there.
    fileprivate func sign(_ isRightToLeft: Bool) -> Double {
        if !isRightToLeft { return 1 }
        guard let startAttribute else { return kind == .extent ? 1 : -1 }
        return attribute.followsReading && startAttribute.followsReading ? -1 : 1
    }
}

extension LayoutConstraint {
    /// Makes the guides for the margins of which the constraint speaks.
    func makeMarginsGuides() {
        if !speaksOfMargins { return }
        if first.attribute.withinMargins != nil { _ = first.item?.asView?.layoutMarginsGuide }
        if second?.attribute.withinMargins != nil { _ = second?.item?.asView?.layoutMarginsGuide }
    }
}

extension LayoutItem {
    /// The view that is aligned by baselines in the item's place: the item, or a view inside that stands in for it.
    fileprivate func standIn(_ next: (View) -> View?) -> View? {
        guard var here = asView else { return nil }
        while let inner = next(here), inner !== here, inner.isDescendant(of: here) {
            here = inner
            here.isStandIn = true
        }
        return here
    }

    /// The innermost view that contains both items, or is one of them.
    func nearestCommonAncestor(with other: LayoutItem) -> View? {
        guard var one = view, var two = other.view else { return nil }
        var depths = (one.depth, two.depth)
        while one !== two {
            if depths.0 >= depths.1 {
                guard let above = one.container else { return nil }
                (one, depths.0) = (above, depths.0 - 1)
            } else {
                guard let above = two.container else { return nil }
                (two, depths.1) = (above, depths.1 - 1)
            }
        }
        return one
    }
}

extension View {
    /// How many views contain this one.
    final var depth: Int {
        var depth = 0
        var here = container
        while let above = here {
            depth += 1
            here = above.container
        }
        return depth
    }
}
