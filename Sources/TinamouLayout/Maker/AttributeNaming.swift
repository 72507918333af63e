/// What attributes can be named on, one after the other: a maker, a chain, or an item that is a target.
///
/// A composite is only a name for several attributes.
public protocol AttributeNaming {
    /// What naming an attribute gives.
    associatedtype Named

    /// Names attributes, in addition to those before.
    func attributes(_ attributes: [LayoutAttribute]) -> Named
}

extension AttributeNaming {
    /// The left edge.
    public var left: Named { attributes([.left]) }

    /// The right edge.
    public var right: Named { attributes([.right]) }

    /// The top edge.
    public var top: Named { attributes([.top]) }

    /// The bottom edge.
    public var bottom: Named { attributes([.bottom]) }

    /// The edge at which reading starts.
    public var leading: Named { attributes([.leading]) }

    /// The edge at which reading ends.
    public var trailing: Named { attributes([.trailing]) }

    /// The extent to the right.
    public var width: Named { attributes([.width]) }

    /// The extent downwards.
    public var height: Named { attributes([.height]) }

    /// The horizontal centre.
    public var centerX: Named { attributes([.centerX]) }

    /// The vertical centre.
    public var centerY: Named { attributes([.centerY]) }

    /// Where the first line of text stands; the top edge of an item without text.
    public var firstBaseline: Named { attributes([.firstBaseline]) }

    /// Where the last line of text stands; the bottom edge of an item without text.
    public var lastBaseline: Named { attributes([.lastBaseline]) }

    /// The left edge inside the view's margins.
    public var leftMargin: Named { attributes([.leftMargin]) }

    /// The right edge inside the view's margins.
    public var rightMargin: Named { attributes([.rightMargin]) }

    /// The top edge inside the view's margins.
    public var topMargin: Named { attributes([.topMargin]) }

    /// The bottom edge inside the view's margins.
    public var bottomMargin: Named { attributes([.bottomMargin]) }

    /// The edge at which reading starts, inside the view's margins.
    public var leadingMargin: Named { attributes([.leadingMargin]) }

    /// The edge at which reading ends, inside the view's margins.
    public var trailingMargin: Named { attributes([.trailingMargin]) }

    /// The horizontal centre of what the view's margins leave.
    public var centerXWithinMargins: Named { attributes([.centerXWithinMargins]) }

    /// The vertical centre of what the view's margins leave.
    public var centerYWithinMargins: Named { attributes([.centerYWithinMargins]) }
}

// Composites.

extension AttributeNaming {
    /// Top, left, bottom and right.
    public var edges: Named { attributes([.top, .left, .bottom, .right]) }

    /// Left and right.
    public var horizontalEdges: Named { attributes([.left, .right]) }

    /// Top and bottom.
    public var verticalEdges: Named { attributes([.top, .bottom]) }

    /// Top, leading, bottom and trailing.
    public var directionalEdges: Named { attributes([.top, .leading, .bottom, .trailing]) }

    /// Leading and trailing.
    public var directionalHorizontalEdges: Named { attributes([.leading, .trailing]) }

    /// Top and bottom: reading does not turn them round.
    public var directionalVerticalEdges: Named { attributes([.top, .bottom]) }

    /// Width and height.
    public var size: Named { attributes([.width, .height]) }

    /// The horizontal and the vertical centre.
    public var center: Named { attributes([.centerX, .centerY]) }

    /// The four edges inside the view's margins.
    public var margins: Named { attributes([.topMargin, .leftMargin, .bottomMargin, .rightMargin]) }

    /// The four edges inside the view's margins, by reading direction.
    public var directionalMargins: Named { attributes([.topMargin, .leadingMargin, .bottomMargin, .trailingMargin]) }

    /// The centre of what the view's margins leave.
    public var centerWithinMargins: Named { attributes([.centerXWithinMargins, .centerYWithinMargins]) }
}
