// CGFloat, CGRect, NSCoder, IndexPath and the like are Foundation's, and come along as they do with UIKit.
@_exported import Foundation
import TinamouLayout

/// Distances inwards from the four edges of a rectangle.
public typealias UIEdgeInsets = EdgeInsets

/// Distances inwards from the four edges of a rectangle, the sides by reading direction.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

extension CGRect {
    /// The rectangle inside this one at these distances from its edges.
    public func inset(by insets: UIEdgeInsets) -> CGRect { CGRect(layout.inset(by: insets)) }

    init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }

    var layout: Rect { Rect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
}

extension CGSize {
    init(_ size: Size) { self.init(width: size.width, height: size.height) }

    var layout: Size { Size(width: width, height: height) }
}

extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }

    var layout: Point { Point(x: x, y: y) }

    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }

    static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
}

// In chains of makers, UIKit's numbers are targets as the layer's own are.

extension CGFloat: LayoutNumber {
    /// The number.
    public var asPoints: Double { Double(self) }
}

extension CGSize: ConstraintTarget {
    /// The size as a target.
    public var constraintTarget: ConstraintTargetValue { layout.constraintTarget }
}

extension CGPoint: ConstraintTarget {
    /// The point as a target.
    public var constraintTarget: ConstraintTargetValue { layout.constraintTarget }
}

extension ConstraintMaker.Related {
    /// Adds a width to widths and a height to heights.
    @discardableResult
    public func offset(_ amount: CGSize) -> ConstraintMaker.Related { offset(amount.layout) }

    /// Adds `x` to what is horizontal and `y` to what is vertical.
    @discardableResult
    public func offset(_ amount: CGPoint) -> ConstraintMaker.Related { offset(amount.layout) }
}

extension IndexPath {
    /// The path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section.
    public var section: Int { self[0] }

    /// The row in its section.
    public var row: Int { self[1] }
}
