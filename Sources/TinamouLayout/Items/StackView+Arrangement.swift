import Tinamou

// What a stack states along its axis: gaps, shares, hidden views, and the order that breaks ties.
//
// The order. Views that hug and resist equally are open in size: however they share what is left over, or what is
// missing, the same wishes are broken by as much. So each view but the first is asked, at the lowest of priorities, to
// start where it and all behind it would have no extent. Such a wish is broken by the sum of the sizes from that view
// on, and together the wishes count a size once for each view before it: least is broken where the sizes lie as far to
// the front as all else allows. What is left over then grows the first of those that may grow, what is missing is
// taken from the last. Wishes for single sizes would need different weights for that, or a level of priority each.

/// A point of an item along an axis, or its extent.
enum StackMark {
    case start
    case center
    case end
    case firstBaseline
    case lastBaseline
    case size
}

/// The distance from a mark of one item to a mark of the next.
struct StackGap {
    var from: (item: LayoutItem, mark: StackMark)
    var to: (item: LayoutItem, mark: StackMark)
    /// How long it is, or is at least, in points.
    var length: Double
    /// Whether it is there for the sake of spacing; otherwise it is where an outermost view touches the stack.
    var isSpacing: Bool
}

extension LayoutPriority {
    /// Centres are equally far apart: below what views hug, so that their sizes come first.
    fileprivate static let equalCentering = LayoutPriority(150)

    /// What is open is decided: below everything that means something.
    static let stackOrder = LayoutPriority(1e-3)
}

extension StackView {
    /// The arranged views that are not hidden, in order.
    final var visible: [View] { places.compactMap { $0.view.isHidden ? nil : $0.view } }

    /// What the views are arranged in: the stack, or what its margins leave of it.
    final var canvas: LayoutItem { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

    /// All that the stack states at present.
    final func arrangement() -> [StackStatement] {
        let views = visible, gaps = distances()
        var wanted: [StackStatement] = []
        wanted.reserveCapacity(places.count * 5 + 4)
        for gap in gaps where !gap.isSpacing || distribution != .equalSpacing {
            wanted.append(statement(of: gap))
        }
        switch distribution {
        case .fill: break
        case .fillEqually: fillEqually(views, &wanted)
        case .fillProportionally: fillProportionally(views, &wanted)
        case .equalSpacing: spaceEqually(gaps, &wanted)
        case .equalCentering: centerEqually(views, &wanted)
        }
        hide(&wanted)
        if views.isEmpty {
            wanted.append(collapse(canvas, axis, .order, .stackOrder))
        } else if leavesSizesOpen {
            order(views, gaps, &wanted)
        }
        align(views, &wanted)
        if leavesOpen { wanted.removeAll(where: \.mayBeLeftOpen) }
        return wanted
    }

    // MARK: Gaps

    /// The distances from the stack's start to its end, in order; none if nothing is visible.
    final func distances() -> [StackGap] {
        let shown = places.filter { !$0.view.isHidden }
        guard let first = shown.first, let last = shown.last else { return [] }
        let canvas = canvas
        let atEnds = hasSpacingAtEnds ? points(spacing, after: nil) : 0
        var gaps: [StackGap] = []
        gaps.reserveCapacity(shown.count + 1)
        gaps.append(
            StackGap(from: (canvas, .start), to: (first.view, .start), length: atEnds, isSpacing: hasSpacingAtEnds))
        for (one, next) in zip(shown, shown.dropFirst()) {
            gaps.append(
                StackGap(
                    from: (one.view, countsFromBaselines ? .lastBaseline : .end),
                    to: (next.view, countsFromBaselines ? .firstBaseline : .start),
                    length: points(one.customSpacing, after: one.view), isSpacing: true))
        }
        gaps.append(
            StackGap(from: (last.view, .end), to: (canvas, .end), length: atEnds, isSpacing: hasSpacingAtEnds))
        return gaps
    }

    private var countsFromBaselines: Bool { isBaselineRelativeArrangement && axis == .vertical }

    /// A spacing after a view, or at an end, in points.
    private func points(_ given: Double, after view: View?) -> Double {
        let own = given == StackView.spacingUseDefault ? spacing : given
        switch own {
        case StackView.spacingUseDefault: return 0
        case StackView.spacingUseSystem:
            guard countsFromBaselines, let view else { return LayoutConstraint.standardSpacing }
            return view.baselineSpacing
        default: return own
        }
    }

    private func statement(of gap: StackGap) -> StackStatement {
        guard gap.isSpacing else { return relate(.edge, gap.to, to: gap.from) }
        return relate(
            .spacing, gap.to, distribution == .equalCentering ? .greaterOrEqual : .equal, to: gap.from,
            constant: gap.length,
            priority: spacingPriority)
    }

    // MARK: Shares

    private func fillEqually(_ views: [View], _ wanted: inout [StackStatement]) {
        guard let first = views.first else { return }
        for view in views.dropFirst() { wanted.append(relate(.fillEqually, (view, .size), to: (first, .size))) }
    }

    private func fillProportionally(_ views: [View], _ wanted: inout [StackStatement]) {
        let shares = proportions(of: views)
        statedProportions = shares
        guard let reference = shares.firstIndex(where: { $0.map { $0 > 0 } ?? false }), let unit = shares[reference]
        else { return }
        for (view, share) in zip(views, shares) where view !== views[reference] {
            guard let share else { continue }
            if share == 0 {
                wanted.append(collapse(view, axis, .fillProportionally, .required))
            } else {
                var statement = relate(.fillProportionally, (view, .size), to: (views[reference], .size))
                statement.multiplier = share / unit
                wanted.append(statement)
            }
        }
    }

    /// The intrinsic sizes along the axis, 0 at least; `nil` for views that have none.
    final func proportions(of views: [View]) -> [Double?] {
        views.map { view in
            let (width, height) = view.statedContentSize
            if axis == .horizontal { return width }
            let byWidth = view.intrinsicHeight(forWidth: view.solved.width > 0 ? view.solved.width : width ?? 0)
            return (byWidth ?? height).map { max(0, $0) }
        }
    }

    /// All gaps are as long as a guide, and that is as long as the largest spacing. Without it, each gap would have a
    /// bound of its own, and all of these would be reached at once.
    private func spaceEqually(_ gaps: [StackGap], _ wanted: inout [StackStatement]) {
        let spaces = gaps.filter(\.isSpacing)
        // What is no number is handed on, for the pass to refuse.
        let lengths = spaces.map(\.length)
        guard let least = lengths.first(where: { !$0.isFinite }) ?? lengths.max() else { return }
        let gap = self.wanted(\.gap, "gap")
        for space in spaces {
            wanted.append(
                StackStatement(
                    purpose: .equalSpacing, first: distance(space.from, space.to),
                    second: side((gap, .size), axis, false)))
        }
        wanted.append(
            StackStatement(
                purpose: .spacing, first: side((gap, .size), axis, false), relation: .greaterOrEqual,
                constant: least, priority: spacingPriority))
    }

    private func centerEqually(_ views: [View], _ wanted: inout [StackStatement]) {
        guard views.count > 2 else { return }
        for place in 2..<views.count {
            wanted.append(
                StackStatement(
                    purpose: .equalCentering, first: distance((views[place - 1], .center), (views[place], .center)),
                    second: distance((views[0], .center), (views[1], .center)), priority: .equalCentering))
        }
    }

    // MARK: Hidden views

    /// A hidden view has no extent and, where nobody else says, stands at the end of the visible one before it.
    private func hide(_ wanted: inout [StackStatement]) {
        var end: (LayoutItem, StackMark) = (canvas, .start)
        for place in places {
            guard place.view.isHidden else {
                end = (place.view, .end)
                continue
            }
            wanted.append(collapse(place.view, axis, .hiding, hidingPriority))
            wanted.append(relate(.hiding, (place.view, .start), to: end, priority: .stackOrder))
        }
    }

    // MARK: Order

    /// Whether what is stated otherwise may leave open which view is larger.
    private var leavesSizesOpen: Bool {
        switch distribution {
        case .fillEqually: false
        case .fillProportionally:
            statedProportions.contains { $0 == nil } || !statedProportions.contains { $0 != 0 }
        case .fill, .equalSpacing, .equalCentering: true
        }
    }

    private func order(_ views: [View], _ gaps: [StackGap], _ wanted: inout [StackStatement]) {
        guard views.count > 1 else { return }
        // The gaps behind each view; gaps[place + 1] is the one after views[place].
        var behind = 0.0
        for place in stride(from: views.count - 1, to: 0, by: -1) {
            behind += gaps[place + 1].length
            wanted.append(
                relate(
                    .order, (views[place], .start), to: (canvas, .end), constant: -behind, priority: .stackOrder))
        }
    }

    // MARK: In words of constraints

    /// The statement that a mark of one item, along an axis, is that of another plus a number in reading direction.
    ///
    /// A constraint is read as its first item is. For a view that is read otherwise than the stack, leading and
    /// trailing are spelled out as left and right.
    final func relate(
        _ purpose: StackStatement.Purpose, _ first: (item: LayoutItem, mark: StackMark),
        _ relation: Relation = .equal, to second: (item: LayoutItem, mark: StackMark), along other: LayoutAxis? = nil,
        constant: Double = 0, priority: LayoutPriority = .required
    ) -> StackStatement {
        let axis = other ?? axis
        let isSpelledOut = axis == .horizontal && isReadOtherwise(first.item)
        let isMirrored =
            isSpelledOut && effectiveLayoutDirection == .rightToLeft && first.mark != .size && first.mark != .center
        let mirrored: Relation =
            relation == .equal ? .equal : relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual
        return StackStatement(
            purpose: purpose, first: side(first, axis, isSpelledOut), relation: isMirrored ? mirrored : relation,
            second: side(second, axis, isSpelledOut), constant: isMirrored ? -constant : constant,
            priority: priority)
    }

    /// The distance between two marks along the stack's axis, to stand first: in reading direction, except between
    /// centres.
    private func distance(
        _ from: (item: LayoutItem, mark: StackMark), _ to: (item: LayoutItem, mark: StackMark)
    ) -> LayoutConstraint.Side {
        let isSpelledOut = axis == .horizontal && isReadOtherwise(to.item)
        // From left to right where that is spelled out.
        let isSwapped = isSpelledOut && effectiveLayoutDirection == .rightToLeft && to.mark != .center
        let (start, end) = isSwapped ? (to, from) : (from, to)
        return LayoutConstraint.Side(
            reference: end.item.reference, attribute: attribute(end.mark, axis, isSpelledOut),
            start: (start.item.reference, attribute(start.mark, axis, isSpelledOut)))
    }

    /// The statement that an item has no extent along an axis.
    final func collapse(
        _ item: LayoutItem, _ axis: LayoutAxis, _ purpose: StackStatement.Purpose, _ priority: LayoutPriority
    ) -> StackStatement {
        StackStatement(purpose: purpose, first: side((item, .size), axis, false), priority: priority)
    }

    private func isReadOtherwise(_ item: LayoutItem) -> Bool {
        item.view.map { $0.effectiveLayoutDirection != effectiveLayoutDirection } ?? false
    }

    private func side(
        _ place: (item: LayoutItem, mark: StackMark), _ axis: LayoutAxis, _ isSpelledOut: Bool
    ) -> LayoutConstraint.Side {
        LayoutConstraint.Side(
            reference: place.item.reference, attribute: attribute(place.mark, axis, isSpelledOut), start: nil)
    }

    private func attribute(_ mark: StackMark, _ axis: LayoutAxis, _ isSpelledOut: Bool) -> LayoutAttribute {
        let isHorizontal = axis == .horizontal
        let startsRight = effectiveLayoutDirection == .rightToLeft
        switch mark {
        case .start: return isHorizontal ? isSpelledOut ? startsRight ? .right : .left : .leading : .top
        case .end: return isHorizontal ? isSpelledOut ? startsRight ? .left : .right : .trailing : .bottom
        case .center: return isHorizontal ? .centerX : .centerY
        case .size: return isHorizontal ? .width : .height
        case .firstBaseline: return .firstBaseline
        case .lastBaseline: return .lastBaseline
        }
    }
}
