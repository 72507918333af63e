import Foundation
import Tinamou
import TinamouLayout

/// A relation between two views or guides, or between an extent and a number.
///
/// The layer's own constraint, under UIKit's name and with UIKit's members. What UIKit answers with an exception is a
/// failed precondition with the layer's report; what cannot hold is left out by the pass (``UILayoutReport``).
public typealias NSLayoutConstraint = LayoutConstraint

extension LayoutConstraint {
    /// A number of an item.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The edge at which reading starts.
        case leading
        /// The edge at which reading ends.
        case trailing
        /// The extent to the right.
        case width
        /// The extent downwards.
        case height
        /// The horizontal centre.
        case centerX
        /// The vertical centre.
        case centerY
        /// Where the last line of text stands.
        case lastBaseline
        /// Where the first line of text stands.
        case firstBaseline
        /// The left edge inside the margins.
        case leftMargin
        /// The right edge inside the margins.
        case rightMargin
        /// The top edge inside the margins.
        case topMargin
        /// The bottom edge inside the margins.
        case bottomMargin
        /// The edge at which reading starts, inside the margins.
        case leadingMargin
        /// The edge at which reading ends, inside the margins.
        case trailingMargin
        /// The horizontal centre inside the margins.
        case centerXWithinMargins
        /// The vertical centre inside the margins.
        case centerYWithinMargins
        /// No attribute: of a constraint without a second item.
        case notAnAttribute = 0

        // In the order of the cases above.
        private static let layout: [LayoutAttribute] = [
            .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
            .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins,
        ]

        var layout: LayoutAttribute? { self == .notAnAttribute ? nil : Attribute.layout[rawValue - 1] }

        init(_ attribute: LayoutAttribute?) {
            let place = attribute.flatMap { Attribute.layout.firstIndex(of: $0) }
            self = place.flatMap { Attribute(rawValue: $0 + 1) } ?? .notAnAttribute
        }
    }

    /// How the sides are compared.
    public typealias Relation = Tinamou.Relation

    /// One of the two directions of the plane.
    public typealias Axis = LayoutAxis

    /// The constraint first.attribute ⋈ multiplier · second.attribute + constant, inactive.
    ///
    /// - Precondition: the items are views or guides, and the constraint makes sense (`LayoutError/Reason`).
    public convenience init(
        item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
        attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        guard let one = first as? UILayoutItem, let firstAttribute = attribute.layout else {
            preconditionFailure("a constraint needs a view or a guide and an attribute")
        }
        let two = second.map { second -> LayoutItem in
            guard let item = second as? UILayoutItem else { preconditionFailure("the item is no view and no guide") }
            return item.layoutItem
        }
        do throws(LayoutError) {
            try self.init(
                one.layoutItem, firstAttribute, relation, to: two, two == nil ? nil : secondAttribute.layout,
                multiplier: Double(multiplier), constant: Double(constant), file: file, line: line)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// A constraint about nothing, for variables that get another one later. It cannot come into force.
    public convenience init() {
        let gone = LayoutGuide()
        do throws(LayoutError) {
            try self.init(gone, .width, .greaterOrEqual, to: nil, nil, multiplier: 1, constant: 0)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// The item on the left: a view or a guide.
    public var firstItem: AnyObject? { first.item.flatMap(UIView.uiItem) }

    /// The number of the item on the left.
    public var firstAttribute: Attribute { Attribute(first.attribute) }

    /// The item on the right: a view or a guide.
    public var secondItem: AnyObject? { second?.item.flatMap(UIView.uiItem) }

    /// The number of the item on the right.
    public var secondAttribute: Attribute { Attribute(second?.attribute) }
}

extension Tinamou.Relation {
    /// At least.
    public static var greaterThanOrEqual: Tinamou.Relation { .greaterOrEqual }

    /// At most.
    public static var lessThanOrEqual: Tinamou.Relation { .lessOrEqual }
}
