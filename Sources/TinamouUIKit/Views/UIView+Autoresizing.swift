import Foundation
import TinamouLayout

// Frame and mask as four required constraints. Along an axis the superview's extent S is a distance before the
// view, the view's extent, and a distance behind it. When S becomes S', the difference is shared among those of the
// three that are flexible, in proportion to what they were when the frame was set, equally if all of those were 0;
// if none is flexible, the distance behind is. So
//
//     place = superview's start + k * S' + c,   extent = l * S' + d
//
// with k and l the shares of what lies before the view, and of the view.

extension UIView {
    /// What follows the superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt

        /// The mask of a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance from the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Brings the four constraints up to date with frame, mask and superview.
    func updateFrameConstraints() {
        guard let superview, translatesAutoresizingMaskIntoConstraints else {
            NSLayoutConstraint.deactivate(frameConstraints)
            frameConstraints = []
            return
        }
        let outer = superview.currentFrame.size, own = CGRect(modelFrame.layout.inset(by: alignmentRectInsets))
        let mask = autoresizingMask
        let across = Sharing(
            own.minX, own.width, outer.width - own.maxX, mask.contains(.flexibleLeftMargin),
            mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        let down = Sharing(
            own.minY, own.height, outer.height - own.maxY, mask.contains(.flexibleTopMargin),
            mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        let wishes = [across.place, across.extent, down.place, down.extent]
        if frameConstraints.count == 4, zip(frameConstraints, wishes).allSatisfy({ $0.multiplier == $1.factor }),
            frameConstraints.allSatisfy(\.isActive)
        {
            for (constraint, wish) in zip(frameConstraints, wishes) { constraint.constant = wish.constant }
            return
        }
        NSLayoutConstraint.deactivate(frameConstraints)
        let (inner, around) = (core, superview.core)
        // Frames are in the coordinates of a scroll view's content.
        let start: LayoutItem = (superview as? UIScrollView)?.scroll.contentLayoutGuide ?? around
        frameConstraints = [
            start.leftAnchor.anchorWithOffset(to: inner.leftAnchor).constraint(
                equalTo: around.widthAnchor, multiplier: across.place.factor, constant: across.place.constant),
            inner.widthAnchor.constraint(
                equalTo: around.widthAnchor, multiplier: across.extent.factor, constant: across.extent.constant),
            start.topAnchor.anchorWithOffset(to: inner.topAnchor).constraint(
                equalTo: around.heightAnchor, multiplier: down.place.factor, constant: down.place.constant),
            inner.heightAnchor.constraint(
                equalTo: around.heightAnchor, multiplier: down.extent.factor, constant: down.extent.constant),
        ]
        for constraint in frameConstraints { constraint.identifier = frameConstraintName }
        NSLayoutConstraint.activate(frameConstraints)
    }
}

/// The identifier of constraints that frames make.
private let frameConstraintName = "frame of a view that translates its autoresizing mask"

extension NSLayoutConstraint {
    /// Whether a view's frame has made the constraint.
    var isOfFrame: Bool { identifier == frameConstraintName }
}

/// Who takes which share when the superview's extent becomes another.
private struct Sharing {
    /// The place as factor · superview's extent + constant.
    let place: (factor: Double, constant: Double)
    /// The extent in the same way.
    let extent: (factor: Double, constant: Double)

    init(
        _ before: CGFloat, _ extent: CGFloat, _ behind: CGFloat, _ isBefore: Bool, _ isExtent: Bool, _ isBehind: Bool
    ) {
        let lengths = [(before, isBefore), (extent, isExtent), (behind, isBehind)]
        let flexible = lengths.filter(\.1).count
        let total = lengths.reduce(0) { $1.1 ? $0 + Double($1.0) : $0 }
        func share(_ length: CGFloat, _ isFlexible: Bool) -> Double {
            if !isFlexible { return 0 }
            if flexible == 1 { return 1 }
            return total == 0 ? 1 / Double(flexible) : Double(length) / total
        }
        let sum = Double(before + extent + behind)
        let (k, l) = (share(before, isBefore), share(extent, isExtent))
        place = (k, Double(before) - k * sum)
        self.extent = (l, Double(extent) - l * sum)
    }
}
