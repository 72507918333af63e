import Tinamou

/// The kind of anchors that are places from left to right.
public enum XAxis {}

/// The kind of anchors that are places from top to bottom.
public enum YAxis {}

/// The kind of anchors that are extents.
public enum Dimension {}

/// A place from left to right: an edge or the centre of a view.
public typealias XAxisAnchor = LayoutAnchor<XAxis>

/// A place from top to bottom: an edge or the centre of a view.
public typealias YAxisAnchor = LayoutAnchor<YAxis>

/// An extent: the width or the height of a view.
public typealias DimensionAnchor = LayoutAnchor<Dimension>

/// An attribute of a view, with which constraints are made.
///
/// Only anchors of one kind can be related, so that a vertical place cannot meet a horizontal one. A value; two
/// anchors for one attribute of one view are the same. Constants are in points, positive to the right and
/// downwards.
///
/// Every constraint is made inactive and at ``LayoutPriority/required``.
public struct LayoutAnchor<Kind> {
    /// The view.
    public let item: View

    /// Which number of the view it is.
    public let attribute: LayoutAttribute

    init(_ item: View, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }

    /// The constraint self == other + constant.
    public func constraint(
        equalTo other: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        relate(.equal, 1, other, constant, file, line)
    }

    /// The constraint self >= other + constant.
    public func constraint(
        greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        relate(.greaterOrEqual, 1, other, constant, file, line)
    }

    /// The constraint self <= other + constant.
    public func constraint(
        lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint {
        relate(.lessOrEqual, 1, other, constant, file, line)
    }

    private func relate(
        _ relation: Relation, _ multiplier: Double, _ other: LayoutAnchor?, _ constant: Double,
        _ file: StaticString, _ line: UInt
    ) -> LayoutConstraint {
        LayoutConstraint(
            first: LayoutConstraint.Side(item: item, attribute: attribute), relation: relation, multiplier: multiplier,
            second: other.map { LayoutConstraint.Side(item: $0.item, attribute: $0.attribute) }, constant: constant,
            location: SourceLocation(file: file, line: line))
    }
}

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

extension View {
    /// The edge at which reading starts: the left one.
    public var leadingAnchor: XAxisAnchor { XAxisAnchor(self, .leading) }

    /// The edge at which reading ends: the right one.
    public var trailingAnchor: XAxisAnchor { XAxisAnchor(self, .trailing) }

    /// The left edge.
    public var leftAnchor: XAxisAnchor { XAxisAnchor(self, .left) }

    /// The right edge.
    public var rightAnchor: XAxisAnchor { XAxisAnchor(self, .right) }

    /// The horizontal centre.
    public var centerXAnchor: XAxisAnchor { XAxisAnchor(self, .centerX) }

    /// The top edge.
    public var topAnchor: YAxisAnchor { YAxisAnchor(self, .top) }

    /// The bottom edge.
    public var bottomAnchor: YAxisAnchor { YAxisAnchor(self, .bottom) }

    /// The vertical centre.
    public var centerYAnchor: YAxisAnchor { YAxisAnchor(self, .centerY) }

    /// The extent to the right.
    public var widthAnchor: DimensionAnchor { DimensionAnchor(self, .width) }

    /// The extent downwards.
    public var heightAnchor: DimensionAnchor { DimensionAnchor(self, .height) }
}
