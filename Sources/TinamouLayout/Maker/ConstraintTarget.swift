/// What a chain can be related to.
///
/// - A view or a guide: its same attributes.
/// - Attributes of one, `view.snp.left`, `view.snp.edges`: the only one, or the same ones, or those that differ by
///   margins.
/// - A number: an extent of so many points; or a place so far from the superview's, to the right and downwards, in
///   reading direction for leading and trailing. Centres are measured from the superview's left and top.
/// - A size: widths and heights, no places.
/// - A point: places, as by numbers; no extents.
/// - Insets: the superview's rectangle, smaller by them; all attributes of it.
public protocol ConstraintTarget {
    /// What it comes to.
    var constraintTarget: ConstraintTargetValue { get }
}

/// What a ``ConstraintTarget`` comes to.
public struct ConstraintTargetValue {
    enum Kind {
        case item(LayoutItem, [LayoutAttribute])
        case superview
        case distance(ChainDistance)
        case inset(ChainInset)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
}

/// A distance by attribute: one for all, or by what is horizontal and vertical.
enum ChainDistance {
    case number(Double)
    case size(Size)
    case point(Point)

    /// The distance for an attribute, or why there is none.
    func along(_ attribute: LayoutAttribute) -> Result<Double, ChainFault> {
        switch (self, attribute.kind) {
        case (.number(let number), _): .success(number)
        case (.size(let size), .extent): .success(attribute == .width ? size.width : size.height)
        case (.size, _): .failure(ChainFault(reason: .sizeForPlace))
        case (.point(let point), .horizontalPlace): .success(point.x)
        case (.point(let point), .verticalPlace): .success(point.y)
        case (.point, .extent): .failure(ChainFault(reason: .pointForExtent))
        }
    }
}

/// Why an attribute of a chain cannot be, before it is known of which chain.
struct ChainFault: Error {
    var reason: MakerMistake.Reason
}

/// A number of points, of whatever type.
public protocol LayoutNumber: ConstraintTarget {
    /// The number.
    var asPoints: Double { get }
}

extension LayoutNumber {
    /// The number as a target.
    public var constraintTarget: ConstraintTargetValue { ConstraintTargetValue(.distance(.number(asPoints))) }
}

extension Int: LayoutNumber {
    /// The number.
    public var asPoints: Double { Double(self) }
}

extension UInt: LayoutNumber {
    /// The number.
    public var asPoints: Double { Double(self) }
}

extension Float: LayoutNumber {
    /// The number.
    public var asPoints: Double { Double(self) }
}

extension Double: LayoutNumber {
    /// The number.
    public var asPoints: Double { self }
}

extension Size: ConstraintTarget {
    /// The size as a target.
    public var constraintTarget: ConstraintTargetValue { ConstraintTargetValue(.distance(.size(self))) }
}

extension Point: ConstraintTarget {
    /// The point as a target.
    public var constraintTarget: ConstraintTargetValue { ConstraintTargetValue(.distance(.point(self))) }
}

extension EdgeInsets: ConstraintTarget {
    /// The insets as a target.
    public var constraintTarget: ConstraintTargetValue {
        ConstraintTargetValue(.inset(ChainInset(physical: self)))
    }
}

extension DirectionalEdgeInsets: ConstraintTarget {
    /// The insets as a target.
    public var constraintTarget: ConstraintTargetValue {
        ConstraintTargetValue(.inset(ChainInset(reading: self)))
    }
}

extension LayoutItem: ConstraintTarget {
    /// The item as a target: its attributes that are the same.
    public final var constraintTarget: ConstraintTargetValue { ConstraintTargetValue(.item(self, [])) }
}

/// Attributes of an item, as a target: `view.snp.left`, `view.snp.edges`.
public struct AttributedItem: ConstraintTarget, AttributeNaming {
    let item: LayoutItem
    let named: [LayoutAttribute]

    /// The attributes as a target.
    public var constraintTarget: ConstraintTargetValue { ConstraintTargetValue(.item(item, named)) }

    /// The item with further attributes.
    public func attributes(_ attributes: [LayoutAttribute]) -> AttributedItem {
        AttributedItem(item: item, named: named + attributes)
    }
}
