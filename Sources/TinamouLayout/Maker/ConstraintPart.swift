/// One constraint of a chain, and what its constant is made of.
final class ConstraintPart {
    let constraint: LayoutConstraint

    /// What is added as it is: by a target that is a number, a point or a size, and by offsets.
    var offset: Double

    /// What is added inwards: by a target that is insets, and by insets.
    var inset: ChainInset

    /// Whether the part belongs to a group, and not to the item's makers.
    var isOfGroup = false

    /// Whether the item's memory holds the part.
    var isRemembered = false

    init(_ constraint: LayoutConstraint, offset: Double, inset: ChainInset) {
        self.constraint = constraint
        self.offset = offset
        self.inset = inset
        bringUpToDate()
    }

    /// The sum of both.
    var constant: Double { offset + inset.distance(of: constraint) }

    /// Has the constraint take over the sum.
    func bringUpToDate() {
        constraint.constant = constant
    }
}
