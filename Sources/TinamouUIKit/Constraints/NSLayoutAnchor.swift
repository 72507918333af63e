import TinamouLayout

/// An attribute of a view or a guide, with which constraints are made.
public typealias NSLayoutAnchor = LayoutAnchor

/// A place from left to right.
public typealias NSLayoutXAxisAnchor = XAxisAnchor

/// A place from top to bottom.
public typealias NSLayoutYAxisAnchor = YAxisAnchor

/// An extent.
public typealias NSLayoutDimension = DimensionAnchor

/// A view or a guide: what has anchors.
public protocol UILayoutItem: AnyObject, ConstraintTarget {
    /// The item of the layout layer that carries the constraints.
    var layoutItem: LayoutItem { get }
}

extension UILayoutItem {
    /// The item as a target in chains of makers.
    public var constraintTarget: ConstraintTargetValue { layoutItem.constraintTarget }

    /// The edge at which reading starts.
    public var leadingAnchor: NSLayoutXAxisAnchor { layoutItem.leadingAnchor }

    /// The edge at which reading ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { layoutItem.trailingAnchor }

    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { layoutItem.leftAnchor }

    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { layoutItem.rightAnchor }

    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { layoutItem.centerXAnchor }

    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { layoutItem.topAnchor }

    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { layoutItem.bottomAnchor }

    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { layoutItem.centerYAnchor }

    /// The extent to the right.
    public var widthAnchor: NSLayoutDimension { layoutItem.widthAnchor }

    /// The extent downwards.
    public var heightAnchor: NSLayoutDimension { layoutItem.heightAnchor }
}

extension UIView {
    /// Where the first line of text stands.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { core.firstBaselineAnchor }

    /// Where the last line of text stands.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { core.lastBaselineAnchor }
}
