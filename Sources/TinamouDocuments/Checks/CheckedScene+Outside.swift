import TinamouLayout

// Views that reach outside the view around them.
//
// Not told of is what is meant to: contents of scroll views; views without an extent, or in one without; views that a
// constraint with the view around puts outside by itself (a negative inset, a centre on an edge, a factor above 1);
// and what is open, or stands where constraints had to be left out, which other rules tell.

extension CheckedScene {
    /// Views that reach outside the view around them, and those among them that are too large for a smaller screen.
    func viewsOutsideTheirParents() -> [CheckDraft] {
        guard hasOwnFrames else { return [] }
        return visible.compactMap(outside)
    }

    private func outside(_ number: Int) -> CheckDraft? {
        let element = document.elements[number]
        guard let parent = element.parent, number != root, document.elements[parent].scroll == nil,
            element.bar == nil, element.header == nil,
            // Cells place the texts that they bring along by code.
            element.placement == .constraints || document.scenes[layout.scene].kind != .tableCell,
            let overflow = overflow(number, in: layout)
        else { return nil }
        let told = overflow.edges.filter { edge in
            !isOpen(number, edge.axis) && !isOpen(parent, edge.axis) && !isStated(number, parent, edge)
        }
        guard let worst = told.max(by: { $0.amount < $1.amount }) else { return nil }
        let place = parent == root ? "the edge of \(called(parent))" : called(parent)
        let sides = told.map { "\(short($0.amount)) \($0.side)" }.list("and")
        let wasFine = stored.map { self.overflow(number, in: $0.layout) == nil } ?? false
        var draft: CheckDraft
        if wasFine, let (fixed, extent) = fixedExtent(number, worst.axis) {
            let constraint = document.constraints[fixed]
            draft = CheckDraft(
                .doesNotFit, [element.id, constraint.id], line: constraint.line ?? element.line,
                "\(called(number)) has a fixed \(worst.axis == .horizontal ? "width" : "height") of \(short(extent)), "
                    + "and reaches \(sides) \(place); let it shrink: make \(plainly(constraint.id)) an inequality, or "
                    + "give it a priority below 1000")
            draft.constraints = [fixed]
        } else {
            draft = CheckDraft(
                .outsideParent, [element.id], line: element.line,
                "\(called(number)) reaches \(sides) \(place); tie it to that edge, or make it smaller")
        }
        draft.amount = worst.amount
        draft.elements = [number]
        if let frame = layout.frame(of: number), let outer = layout.frame(of: parent) {
            draft.details = [
                "its frame: \(short(frame)); the view around it: \(short(outer.width)) × \(short(outer.height))"
            ]
        }
        return draft
    }

    // MARK: By how much

    private struct Edge {
        var attributes: Set<LayoutAttribute>
        var opposite: Set<LayoutAttribute>
        var axis: LayoutAxis
        var amount: Double
        /// Whether the edge is the far one of its axis.
        var isFar: Bool
        var side: String
    }

    private struct Overflow {
        var edges: [Edge]
    }

    /// By how much a view reaches outside the one around it; `nil` if it does not, or if one of them has no extent.
    private func overflow(_ number: Int, in layout: SceneLayout) -> Overflow? {
        guard let parent = document.elements[number].parent, let rect = alignmentRect(number, in: layout),
            let outer = layout.frame(of: parent)?.size, rect.width > 0, rect.height > 0, outer.width > 0,
            outer.height > 0
        else { return nil }
        let isRightToLeft = layout.views[number]?.effectiveLayoutDirection == .rightToLeft
        let lefts: Set<LayoutAttribute> = [.left, isRightToLeft ? .trailing : .leading]
        let rights: Set<LayoutAttribute> = [.right, isRightToLeft ? .leading : .trailing]
        let edges = [
            Edge(
                attributes: lefts, opposite: rights, axis: .horizontal, amount: -rect.minX, isFar: false,
                side: "to the left of"),
            Edge(
                attributes: rights, opposite: lefts, axis: .horizontal, amount: rect.maxX - outer.width, isFar: true,
                side: "to the right of"),
            Edge(
                attributes: [.top], opposite: [.bottom], axis: .vertical, amount: -rect.minY, isFar: false,
                side: "above"),
            Edge(
                attributes: [.bottom], opposite: [.top], axis: .vertical, amount: rect.maxY - outer.height,
                isFar: true, side: "below"),
        ].filter { $0.amount > CheckedScene.tolerance }
        return edges.isEmpty ? nil : Overflow(edges: edges)
    }

    // MARK: What is stated

    /// Whether a constraint puts a view outside the one around it by itself.
    private func isStated(_ number: Int, _ parent: Int, _ edge: Edge) -> Bool {
        // A stack that lines up baselines lets others than the first stick out.
        if let stack = document.elements[parent].stack, edge.axis != stack.axis,
            stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        {
            return true
        }
        let reachesBeyond = uses.all[number, default: []].contains { equation in
            edge.attributes.contains(equation.first) && edge.attributes.contains(equation.second.outermost)
                && equation.multiplier == 1 && abs(equation.constant) > edge.amount - CheckedScene.tolerance
        }
        return reachesBeyond
            || uses.equations(between: number, and: parent).contains { equation in
                let first = equation.first, second = equation.second
                guard first.isAlong(edge.axis) else { return false }
                if first.isExtent {
                    return equation.multiplier > 1 || (equation.multiplier == 1 && equation.constant > 0)
                }
                // The view's own edge, tied to that edge; or its middle or far edge tied to it.
                if edge.attributes.contains(first.outermost) { return true }
                return edge.attributes.contains(second.outermost)
            }
    }

    /// The required constraint that fixes a view's extent along an axis, and the extent.
    private func fixedExtent(_ number: Int, _ axis: LayoutAxis) -> (constraint: Int, extent: Double)? {
        for place in uses.extents[number] ?? [] {
            let constraint = document.constraints[place]
            guard constraint.first.attribute.isExtent, constraint.first.attribute.isAlong(axis),
                constraint.relation != .lessOrEqual, let stated = layout.constraints[place],
                let frame = alignmentRect(number)
            else { continue }
            let extent = axis == .horizontal ? frame.width : frame.height
            if abs(stated.constant - extent) < CheckedScene.tolerance { return (place, extent) }
        }
        return nil
    }
}

extension LayoutAttribute {
    /// The edge of the view itself for one inside its margins.
    var outermost: LayoutAttribute {
        switch self {
        case .firstBaseline: .top
        case .lastBaseline: .bottom
        default: withinMargins ?? self
        }
    }
}
