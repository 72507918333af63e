import Tinamou

// Extents: bare numbers, multiples of each other, and distances between places.

extension LayoutAnchor where Kind == Dimension {
    /// The constraint self == constant.
    public func constraint(
        equalToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        relate(.equal, 1, nil, constant, file, line)
    }

    /// The constraint self >= constant.
    public func constraint(
        greaterThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        relate(.greaterOrEqual, 1, nil, constant, file, line)
    }

    /// The constraint self <= constant.
    public func constraint(
        lessThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        relate(.lessOrEqual, 1, nil, constant, file, line)
    }

    /// The constraint self == multiplier · other + constant.
    public func constraint(
        equalTo other: DimensionAnchor, multiplier: Double, constant: Double = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        relate(.equal, multiplier, other, constant, file, line)
    }

    /// The constraint self >= multiplier · other + constant.
    public func constraint(
        greaterThanOrEqualTo other: DimensionAnchor, multiplier: Double, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        relate(.greaterOrEqual, multiplier, other, constant, file, line)
    }

    /// The constraint self <= multiplier · other + constant.
    public func constraint(
        lessThanOrEqualTo other: DimensionAnchor, multiplier: Double, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        relate(.lessOrEqual, multiplier, other, constant, file, line)
    }
}

extension LayoutAnchor where Kind == XAxis {
    /// How far another place is from this one, as an extent: other − self, positive if the other lies further to the
    /// right; in reading direction if both speak of leading or trailing.
    public func anchorWithOffset(to other: XAxisAnchor) -> DimensionAnchor {
        DimensionAnchor(from: (item, attribute), to: other.item, other.attribute)
    }

    /// The constraint self == other + multiplier · the standard spacing, in reading direction.
    public func constraint(
        equalToSystemSpacingAfter other: XAxisAnchor, multiplier: Double = 1, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        relate(
            .equal, 1, other, multiplier * LayoutConstraint.standardSpacing, file, line, isSpacedByReading: true)
    }

    /// The constraint self >= other + multiplier · the standard spacing, in reading direction.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter other: XAxisAnchor, multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        relate(
            .greaterOrEqual, 1, other, multiplier * LayoutConstraint.standardSpacing, file, line,
            isSpacedByReading: true)
    }

    /// The constraint self <= other + multiplier · the standard spacing, in reading direction.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter other: XAxisAnchor, multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        relate(
            .lessOrEqual, 1, other, multiplier * LayoutConstraint.standardSpacing, file, line,
            isSpacedByReading: true)
    }
}

extension LayoutAnchor where Kind == YAxis {
    /// How far another place is from this one, as an extent: other − self, positive if the other lies further down.
    public func anchorWithOffset(to other: YAxisAnchor) -> DimensionAnchor {
        DimensionAnchor(from: (item, attribute), to: other.item, other.attribute)
    }

    /// The constraint self == other + multiplier · the spacing below that.
    ///
    /// The spacing is the standard one; if one of the two is a baseline, that of the upper item's text
    /// (``View/baselineSpacing``).
    public func constraint(
        equalToSystemSpacingBelow other: YAxisAnchor, multiplier: Double = 1, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        relate(.equal, 1, other, multiplier * spacing(below: other), file, line)
    }

    /// The constraint self >= other + multiplier · the spacing below that.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow other: YAxisAnchor, multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        relate(.greaterOrEqual, 1, other, multiplier * spacing(below: other), file, line)
    }

    /// The constraint self <= other + multiplier · the spacing below that.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow other: YAxisAnchor, multiplier: Double = 1,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        relate(.lessOrEqual, 1, other, multiplier * spacing(below: other), file, line)
    }

    private func spacing(below other: YAxisAnchor) -> Double {
        guard attribute.isBaseline || other.attribute.isBaseline, let above = other.item.view else {
            return LayoutConstraint.standardSpacing
        }
        return above.baselineSpacing
    }
}
