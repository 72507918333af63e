import Tinamou

/// The kind of anchors that are places from left to right.
public enum XAxis {}

/// The kind of anchors that are places from top to bottom.
public enum YAxis {}

/// The kind of anchors that are extents.
public enum Dimension {}

/// A place from left to right: an edge or the centre of an item.
public typealias XAxisAnchor = LayoutAnchor<XAxis>

/// A place from top to bottom: an edge, the centre or a baseline of an item.
public typealias YAxisAnchor = LayoutAnchor<YAxis>

/// An extent: the width or the height of an item, or how far one place is from another.
public typealias DimensionAnchor = LayoutAnchor<Dimension>

/// An attribute of an item, with which constraints are made.
///
/// Only anchors of one kind can be related, so that a vertical place cannot meet a horizontal one. A value; two
/// anchors for one attribute of one item are the same. Constants are in points; they count to the right and downwards,
/// and with leading and trailing in reading direction (``LayoutConstraint``).
///
/// Every constraint is made inactive and at ``LayoutPriority/required``.
public struct LayoutAnchor<Kind> {
    /// The item.
    public let item: LayoutItem

    /// Which number of the item it is.
    public let attribute: LayoutAttribute

    /// What is subtracted, for a distance.
    let start: (item: LayoutItem, attribute: LayoutAttribute)?

    init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
        start = nil
    }

    init(from start: (item: LayoutItem, attribute: LayoutAttribute), to item: LayoutItem, _ attribute: LayoutAttribute)
    {
        self.item = item
        self.attribute = attribute
        self.start = start
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

    func relate(
        _ relation: Relation, _ multiplier: Double, _ other: LayoutAnchor?, _ constant: Double,
        _ file: StaticString, _ line: UInt, isSpacedByReading: Bool = false
    ) -> LayoutConstraint {
        let location = SourceLocation(file: file, line: line)
        if start == nil && other?.start == nil {
            return LayoutConstraint(
                item.reference, attribute, relation, multiplier, other?.item.reference, other?.attribute, constant,
                location, isSpacedByReading: isSpacedByReading)
        }
        return LayoutConstraint(
            first: side, relation: relation, multiplier: multiplier, second: other?.side, constant: constant,
            location: location, isSpacedByReading: isSpacedByReading)
    }

    private var side: LayoutConstraint.Side {
        LayoutConstraint.Side(
            reference: item.reference, attribute: attribute,
            start: start.map { ($0.item.reference, $0.attribute) })
    }
}

extension LayoutAnchor: Equatable {
    /// Whether two anchors are the same number of the same item.
    public static func == (left: LayoutAnchor, right: LayoutAnchor) -> Bool {
        left.item === right.item && left.attribute == right.attribute && left.start?.item === right.start?.item
            && left.start?.attribute == right.start?.attribute
    }
}

extension LayoutItem {
    /// The edge at which reading starts.
    public final var leadingAnchor: XAxisAnchor { XAxisAnchor(self, .leading) }

    /// The edge at which reading ends.
    public final var trailingAnchor: XAxisAnchor { XAxisAnchor(self, .trailing) }

    /// The left edge.
    public final var leftAnchor: XAxisAnchor { XAxisAnchor(self, .left) }

    /// The right edge.
    public final var rightAnchor: XAxisAnchor { XAxisAnchor(self, .right) }

    /// The horizontal centre.
    public final var centerXAnchor: XAxisAnchor { XAxisAnchor(self, .centerX) }

    /// The top edge.
    public final var topAnchor: YAxisAnchor { YAxisAnchor(self, .top) }

    /// The bottom edge.
    public final var bottomAnchor: YAxisAnchor { YAxisAnchor(self, .bottom) }

    /// The vertical centre.
    public final var centerYAnchor: YAxisAnchor { YAxisAnchor(self, .centerY) }

    /// The extent to the right.
    public final var widthAnchor: DimensionAnchor { DimensionAnchor(self, .width) }

    /// The extent downwards.
    public final var heightAnchor: DimensionAnchor { DimensionAnchor(self, .height) }
}

extension View {
    /// Where the first line of text stands; the top edge of a view without text.
    public final var firstBaselineAnchor: YAxisAnchor { YAxisAnchor(self, .firstBaseline) }

    /// Where the last line of text stands; the bottom edge of a view without text.
    public final var lastBaselineAnchor: YAxisAnchor { YAxisAnchor(self, .lastBaseline) }
}
