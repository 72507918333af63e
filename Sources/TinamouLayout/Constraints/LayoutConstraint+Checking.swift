import Tinamou

// What can be said, and what cannot.

extension LayoutConstraint {
    /// The constraint first.attribute ⋈ multiplier · second.attribute + constant: the long form, the only road to
    /// multipliers of places and to attributes within margins.
    ///
    /// A place is multiplied as a distance from the same side, in reading direction if the constraint follows that, of
    /// the items' nearest common ancestor.
    ///
    /// - Parameters:
    ///   - first: the item on the left.
    ///   - attribute: its number.
    ///   - relation: how the sides are compared.
    ///   - second: the item on the right; `nil` for a bare number.
    ///   - secondAttribute: its number; `nil` for a bare number.
    ///   - multiplier: what that number is multiplied by.
    ///   - constant: what is added to it.
    ///   - file: where the constraint is written, for reports.
    ///   - line: where the constraint is written, for reports.
    /// - Throws: ``LayoutError/invalid(_:_:)``, ``LayoutError/invalidNumber(_:)``.
    public convenience init(
        _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: Relation, to second: LayoutItem? = nil,
        _ secondAttribute: LayoutAttribute? = nil, multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) throws(LayoutError) {
        var other: Side?
        if let second, let secondAttribute {
            other = Side(reference: second.reference, attribute: secondAttribute, start: nil)
        }
        self.init(
            first: Side(reference: first.reference, attribute: attribute, start: nil), relation: relation,
            multiplier: multiplier, second: other, constant: constant,
            location: SourceLocation(file: file, line: line))
        if (second == nil) != (secondAttribute == nil) {
            throw .invalid(.halfSecondSide, LayoutError.Statement(self))
        }
        try check()
    }

    /// The same between two places, with both counted from the near edge of a view instead of the nearest common ancestor's:
    /// from the inside of a scroll view, of its content.
    ///
    /// - Throws: ``LayoutError/invalid(_:_:)``, ``LayoutError/invalidNumber(_:)``.
    package convenience init(
        _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: Relation, to second: LayoutItem,
        _ secondAttribute: LayoutAttribute, multiplier: Double, constant: Double, countedFrom origin: View
    ) throws(LayoutError) {
        // What is wrong with the sides is found in the plain form: as distances they would pass.
        _ = try LayoutConstraint(
            first, attribute, relation, to: second, secondAttribute, multiplier: multiplier, constant: constant)
        let follows = attribute.followsReading || secondAttribute.followsReading
        let start: LayoutAttribute = attribute.kind == .verticalPlace ? .top : follows ? .leading : .left
        // A distance counts in reading direction if both its ends do.
        func side(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Side {
            Side(reference: item.reference, attribute: attribute, start: (origin.reference, start))
        }
        self.init(
            first: side(first, attribute), relation: relation, multiplier: multiplier,
            second: side(second, secondAttribute), constant: constant,
            location: SourceLocation(file: #fileID, line: #line))
    }

    /// Refuses what makes no sense.
    ///
    /// - Throws: ``LayoutError/invalid(_:_:)``, ``LayoutError/invalidNumber(_:)``.
    func check() throws(LayoutError) {
        guard constant.isFinite, multiplier.isFinite, priority.strength.isValid else {
            throw .invalidNumber(LayoutError.Statement(self))
        }
        if let reason = reasonAgainst() { throw .invalid(reason, LayoutError.Statement(self)) }
    }

    private func reasonAgainst() -> LayoutError.Reason? {
        if !mentionsOnly({ _ in true }) { return .itemIsGone }
        if speaksOfMargins && (first.wantsMarginsOfGuide || second?.wantsMarginsOfGuide == true) {
            return .guideHasNoMargins
        }
        let kind = hasDistances ? first.kind : firstAttribute.kind
        guard secondReference != nil, multiplier != 0 else { return kind == .extent ? nil : .placeWithoutAnother }
        let other = hasDistances ? second?.kind : secondAttribute.kind
        if kind != other { return kind == .extent || other == .extent ? .placeAndExtent : .twoAxes }
        let one = firstAttribute, two = secondAttribute
        let mixesSides =
            (one.followsReading && two.isPhysicalSide) || (one.isPhysicalSide && two.followsReading)
        return kind == .horizontalPlace && mixesSides ? .readingAndPhysical : nil
    }
}

extension LayoutConstraint.Side {
    /// What the side measures.
    var kind: LayoutAttribute.Kind { start == nil ? attribute.kind : .extent }

    fileprivate var wantsMarginsOfGuide: Bool {
        attribute.withinMargins != nil && item?.asView == nil
            || startAttribute?.withinMargins != nil && startItem?.asView == nil
    }
}
