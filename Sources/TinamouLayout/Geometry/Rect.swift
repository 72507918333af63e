/// A point, in points; y grows downwards.
public struct Point: Sendable, Hashable {
    /// The distance from the left.
    public var x: Double

    /// The distance from the top.
    public var y: Double

    /// The point (0, 0).
    public static let zero = Point()

    /// The point (`x`, `y`).
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }
}

/// A width and a height, in points.
public struct Size: Sendable, Hashable {
    /// The extent to the right.
    public var width: Double

    /// The extent downwards.
    public var height: Double

    /// No extent.
    public static let zero = Size()

    /// The size `width` × `height`.
    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }
}

/// A rectangle, in points; y grows downwards.
public struct Rect: Sendable, Hashable {
    /// The corner at the top left.
    public var origin: Point

    /// The extent from there.
    public var size: Size

    /// No extent, at (0, 0).
    public static let zero = Rect()

    /// The rectangle of a size at a point.
    public init(origin: Point = Point(), size: Size = Size()) {
        self.origin = origin
        self.size = size
    }

    /// The rectangle `width` × `height` with its top left corner at (`x`, `y`).
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    /// The left edge.
    public var minX: Double { origin.x }

    /// The top edge.
    public var minY: Double { origin.y }

    /// The right edge.
    public var maxX: Double { origin.x + size.width }

    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }

    /// The horizontal centre.
    public var midX: Double { origin.x + size.width / 2 }

    /// The vertical centre.
    public var midY: Double { origin.y + size.height / 2 }

    /// The extent to the right.
    public var width: Double { size.width }

    /// The extent downwards.
    public var height: Double { size.height }

    /// The same rectangle moved right by `x` and down by `y`.
    public func offsetBy(x: Double, y: Double) -> Rect {
        Rect(x: minX + x, y: minY + y, width: width, height: height)
    }
}

extension Rect {
    /// The part that two rectangles share, or `nil` if there is none with an extent.
    public func intersection(_ other: Rect) -> Rect? {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let width = min(maxX, other.maxX) - left
        let height = min(maxY, other.maxY) - top
        return width > 0 && height > 0 ? Rect(x: left, y: top, width: width, height: height) : nil
    }
}

extension Point: CustomStringConvertible {
    /// The point as `x 16, y 20`.
    public var description: String { "x \(LayoutConstraint.short(x)), y \(LayoutConstraint.short(y))" }
}

extension Size: CustomStringConvertible {
    /// The size as `320 × 480`.
    public var description: String { "\(LayoutConstraint.short(width)) × \(LayoutConstraint.short(height))" }
}

extension Rect: CustomStringConvertible {
    /// The rectangle as `x 16, y 20, width 288, height 216`.
    public var description: String {
        "\(origin), width \(LayoutConstraint.short(width)), height \(LayoutConstraint.short(height))"
    }
}
