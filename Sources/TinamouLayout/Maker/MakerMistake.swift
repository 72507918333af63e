import Tinamou

/// What makes no sense of what was said to a constraint maker: a chain, and why it cannot be.
///
/// A closure with a mistake in it changes nothing. A call with `try` in its name throws
/// ``LayoutError/mistakes(_:)`` on the spot; of one without, the next layout pass throws it, once. An item that is in
/// no engine's tree keeps its mistakes until it is.
public struct MakerMistake: Sendable, Hashable {
    /// Why a chain cannot be.
    public enum Reason: Sendable, Hashable {
        /// The chain speaks of the superview, and there is none.
        case noSuperview
        /// Several attributes are related to several others, and which belongs to which is not clear.
        case compositesDiffer
        /// A size is the target, or the offset, of a place.
        case sizeForPlace
        /// A point is the target, or the offset, of an extent.
        case pointForExtent
        /// An attribute is excluded from a chain that it is not in.
        case notInChain(LayoutAttribute)
        /// There is nothing with these items, attributes and this relation that could be updated.
        case nothingToUpdate
        /// What could be updated has another multiplier, this one.
        case multiplierIsFixed(Double)
        /// The chain has made no constraints, so that there are none to change.
        case nothingMade
        /// A constant or a multiplier is not finite, or the priority not above 0 and at most 1000.
        case invalidNumber
        /// What a chain comes to is a constraint that makes no sense.
        case invalid(LayoutError.Reason)
        /// Items with different superviews are to be distributed together.
        case differentSuperviews
    }

    /// Why it cannot be.
    public var reason: Reason

    /// Tells which item the chain belongs to: its identity.
    public var item: ObjectIdentifier

    /// What was said, `box.left.right == root.top`.
    public var text: String

    /// Where it was said, as `file:line`.
    public var location: String

    init(_ reason: Reason, _ item: LayoutItem, _ text: String, _ location: SourceLocation) {
        self.reason = reason
        self.item = ObjectIdentifier(item)
        self.text = text
        self.location = location.description
    }
}

extension MakerMistake: CustomStringConvertible {
    /// What is wrong, what was said and where.
    public var description: String { "\(reason):\n  \(text)  (\(location))" }
}

extension MakerMistake.Reason: CustomStringConvertible {
    /// What is wrong, and what to say instead.
    public var description: String {
        switch self {
        case .noSuperview:
            "there is no superview; put the item into one first, or relate it to another item"
        case .compositesDiffer:
            "several attributes can be related to the same ones, to their margins, to a single one, or to a bare item"
        case .sizeForPlace:
            "a size is meant for widths and heights"
        case .pointForExtent:
            "a point is meant for places, not for widths and heights"
        case .notInChain(let attribute):
            "\(attribute) is excluded, but is not among the attributes"
        case .nothingToUpdate:
            "no active constraint has these items, attributes and this relation; make it, or remake all"
        case .multiplierIsFixed(let multiplier):
            "the multiplier is \(LayoutConstraint.short(multiplier)) and cannot be changed; remake the constraints"
        case .nothingMade:
            "this chain has made no constraints"
        case .invalidNumber:
            "a number is not finite, or the priority not above 0 and at most 1000"
        case .invalid(let reason):
            reason.description
        case .differentSuperviews:
            "what is distributed must have one superview"
        }
    }
}
