import Tinamou

/// Items in a row or a column, with gaps between them that are guides.
///
/// Made by ``ItemsDSL/distribute(along:gaps:lead:tail:overlap:file:line:)``. The gaps belong to the items' superview,
/// and lie in its reading direction. Nothing is said about the items' own extents.
public final class Distribution {
    /// How wide the gaps between items are.
    public enum Gaps: Sendable, Hashable {
        /// All the same; how wide, the rest decides.
        case equal
        /// All so many points. A negative number lets items overlap.
        case fixed(Double)
    }

    /// What is between the superview's edge and the item beside it.
    public enum End: Sendable, Hashable {
        /// A gap like those between items.
        case gap
        /// So many points.
        case fixed(Double)
        /// Nothing is said about it.
        case open
    }

    /// What becomes of equal gaps for which there is no room.
    public enum Overlap: Sendable, Hashable {
        /// No gap is below 0: what does not fit is a contradiction, which the pass throws.
        case refused
        /// Items overlap; ``Distribution/overlap`` says how far.
        case allowed
    }

    /// The gaps, the leading or the upper one first.
    public private(set) var gaps: [LayoutGuide] = []

    /// The constraints, all of them required.
    public private(set) var layoutConstraints: [LayoutConstraint] = []

    private let axis: LayoutAxis
    private let superview: View?

    fileprivate init(_ axis: LayoutAxis, in superview: View?) {
        self.axis = axis
        self.superview = superview
    }

    /// How wide the gaps are, in points, as of the last pass; `nil` without a gap. Negative where items overlap.
    public var gap: Double? {
        gaps.first.map { axis == .horizontal ? $0.layoutFrame.width : $0.layoutFrame.height }
    }

    /// How far neighbouring items overlap, in points, as of the last pass; 0 if they do not.
    public var overlap: Double { max(0, -(gap ?? 0)) }

    /// Whether the distribution is in force.
    public var isActive: Bool { layoutConstraints.contains(where: \.isActive) }

    /// Takes the distribution out of force, and its gaps out of the superview. It is not used again.
    public func remove() {
        LayoutConstraint.deactivate(layoutConstraints)
        for gap in gaps { superview?.removeLayoutGuide(gap) }
        layoutConstraints = []
        gaps = []
    }
}

extension Distribution: CustomStringConvertible {
    /// The gap of the last pass, and a warning if it is below 0.
    public var description: String {
        guard let gap else { return "no gaps" }
        let text = "gap \(LayoutConstraint.short(gap))"
        return overlap > 0 ? "\(text): neighbours overlap by \(LayoutConstraint.short(overlap))" : text
    }
}

/// What can be said of several items at once.
public struct ItemsDSL {
    let items: [LayoutItem]

    /// Puts the items beside or below each other, in this order and in the superview's reading direction, with gaps
    /// between.
    ///
    /// Nothing about the items' extents is added: whoever wants equal widths states them. Without items, nothing is
    /// stated. A mistake is thrown by the next pass, and so is what cannot hold.
    ///
    /// - Parameters:
    ///   - axis: beside or below each other.
    ///   - gaps: how wide the gaps between items are.
    ///   - lead: what is before the first item.
    ///   - tail: what is after the last item.
    ///   - overlap: what becomes of equal gaps for which there is no room.
    ///   - file: where this is written, for reports.
    ///   - line: where this is written, for reports.
    /// - Returns: what tells the gaps, and ends the distribution; empty after a mistake.
    @discardableResult
    public func distribute(
        along axis: LayoutAxis, gaps: Distribution.Gaps = .equal, lead: Distribution.End = .gap,
        tail: Distribution.End = .gap, overlap: Distribution.Overlap = .refused, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Distribution {
        let plan = DistributionPlan(items, axis, gaps, lead, tail, overlap, SourceLocation(file: file, line: line))
        do throws(LayoutError) {
            let distribution = try plan.distribution()
            LayoutConstraint.activate(distribution.layoutConstraints)
            return distribution
        } catch {
            if case .mistakes(let mistakes) = error { items.first?.note(mistakes) }
            return Distribution(axis, in: nil)
        }
    }

    /// Puts the items beside or below each other, if that can hold: as
    /// ``distribute(along:gaps:lead:tail:overlap:file:line:)``.
    ///
    /// - Throws: ``LayoutError``; nothing has been stated then.
    @discardableResult
    public func tryDistribute(
        along axis: LayoutAxis, gaps: Distribution.Gaps = .equal, lead: Distribution.End = .gap,
        tail: Distribution.End = .gap, overlap: Distribution.Overlap = .refused, file: StaticString = #fileID,
        line: UInt = #line
    ) throws(LayoutError) -> Distribution {
        let plan = DistributionPlan(items, axis, gaps, lead, tail, overlap, SourceLocation(file: file, line: line))
        let distribution = try plan.distribution()
        do throws(LayoutError) {
            try LayoutConstraint.replace([], by: distribution.layoutConstraints)
        } catch {
            distribution.remove()
            throw error
        }
        return distribution
    }
}

extension Array where Element: LayoutItem {
    /// What can be said of the items at once.
    public var snp: ItemsDSL { ItemsDSL(items: self) }
}

extension Distribution {
    fileprivate func take(_ gap: LayoutGuide) {
        superview?.addLayoutGuide(gap)
        gaps.append(gap)
    }

    fileprivate func take(_ constraint: LayoutConstraint) { layoutConstraints.append(constraint) }
}

/// What a distribution comes to.
private struct DistributionPlan {
    let items: [LayoutItem]
    let axis: LayoutAxis
    let gaps: Distribution.Gaps
    let lead: Distribution.End
    let tail: Distribution.End
    let overlap: Distribution.Overlap
    let location: SourceLocation
    let start: LayoutAttribute
    let end: LayoutAttribute
    let extent: LayoutAttribute

    init(
        _ items: [LayoutItem], _ axis: LayoutAxis, _ gaps: Distribution.Gaps, _ lead: Distribution.End,
        _ tail: Distribution.End, _ overlap: Distribution.Overlap, _ location: SourceLocation
    ) {
        self.items = items
        self.axis = axis
        self.gaps = gaps
        self.lead = lead
        self.tail = tail
        self.overlap = overlap
        self.location = location
        (start, end, extent) = axis == .horizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
    }

    /// The gaps, in the superview, and the constraints, inactive.
    ///
    /// - Throws: ``LayoutError/mistakes(_:)``; the superview has no gaps then.
    func distribution() throws(LayoutError) -> Distribution {
        guard let first = items.first, let last = items.last else { return Distribution(axis, in: nil) }
        guard let superview = first.container else { throw mistake(.noSuperview, first) }
        for item in items where item.container !== superview { throw mistake(.differentSuperviews, item) }
        for case .fixed(let number) in [lead, tail] where !number.isFinite { throw mistake(.invalidNumber, first) }
        if case .fixed(let number) = gaps, !number.isFinite { throw mistake(.invalidNumber, first) }

        let distribution = Distribution(axis, in: superview)
        // The first item of each constraint is the superview or a guide of it, so that its direction counts.
        switch lead {
        case .gap: addGap(to: distribution, after: (superview, start), before: (first, start))
        case .fixed(let number): distribution.take(relate(superview, start, first, start, -number))
        case .open: break
        }
        for (item, next) in zip(items, items.dropFirst()) {
            addGap(to: distribution, after: (item, end), before: (next, start))
        }
        switch tail {
        case .gap: addGap(to: distribution, after: (last, end), before: (superview, end))
        case .fixed(let number): distribution.take(relate(superview, end, last, end, number))
        case .open: break
        }
        return distribution
    }

    private typealias Place = (item: LayoutItem, attribute: LayoutAttribute)

    private func addGap(to distribution: Distribution, after: Place, before: Place) {
        let gap = LayoutGuide("gap \(distribution.gaps.count + 1)")
        let model = distribution.gaps.first
        distribution.take(gap)
        distribution.take(relate(gap, start, after.item, after.attribute))
        distribution.take(relate(gap, end, before.item, before.attribute))
        if case .fixed(let number) = gaps {
            distribution.take(relate(gap, extent, nil, nil, number))
        } else if let model {
            distribution.take(relate(gap, extent, model, extent))
        } else if overlap == .refused {
            distribution.take(relate(gap, extent, nil, nil, 0, .greaterOrEqual))
        }
    }

    private func relate(
        _ one: LayoutItem, _ attribute: LayoutAttribute, _ two: LayoutItem?, _ second: LayoutAttribute?,
        _ constant: Double = 0, _ relation: Relation = .equal
    ) -> LayoutConstraint {
        var side: LayoutConstraint.Side?
        if let two, let second {
            side = LayoutConstraint.Side(reference: two.reference, attribute: second, start: nil)
        }
        return LayoutConstraint(
            first: LayoutConstraint.Side(reference: one.reference, attribute: attribute, start: nil),
            relation: relation, multiplier: 1, second: side, constant: constant, location: location)
    }

    private func mistake(_ reason: MakerMistake.Reason, _ item: LayoutItem) -> LayoutError {
        let names = items.map(\.label).joined(separator: ", ")
        return .mistakes([MakerMistake(reason, item, "distribute \(names)", location)])
    }
}
