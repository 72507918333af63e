import TinamouLayout

/// States constraints of an item, a chain for each.
public typealias ConstraintMaker = TinamouLayout.ConstraintMaker

/// What a chain has made, in SnapKit's word.
public typealias Constraint = MadeConstraint

/// Constraints of a view in SnapKit's manner: the layer's makers, which turn off the constraints that a view's frame
/// makes (``UIView/translatesAutoresizingMaskIntoConstraints``).
public struct ConstraintViewDSL: AttributeNaming {
    let view: UIView
    private var layout: ConstraintDSL<View> { view.core.snp }

    init(_ view: UIView) { self.view = view }

    /// Attributes of the view, as a target.
    public func attributes(_ attributes: [LayoutAttribute]) -> AttributedItem { layout.attributes(attributes) }

    /// States constraints, in addition to those before.
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        view.translatesAutoresizingMaskIntoConstraints = false
        layout.makeConstraints(closure)
    }

    /// Constraints that are not yet in force.
    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        return layout.prepareConstraints(closure)
    }

    /// States constraints in place of all that are remembered.
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        view.translatesAutoresizingMaskIntoConstraints = false
        layout.remakeConstraints(closure)
    }

    /// Gives remembered constraints the constants that the closure says; a view that remembers none makes them.
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        view.translatesAutoresizingMaskIntoConstraints = false
        layout.updateConstraints(closure)
    }

    /// Takes all that is remembered out of force.
    public func removeConstraints() { layout.removeConstraints() }

    /// How much the view resists becoming wider than its content.
    public var contentHuggingHorizontalPriority: UILayoutPriority {
        get { layout.contentHuggingHorizontalPriority }
        nonmutating set { layout.contentHuggingHorizontalPriority = newValue }
    }

    /// How much the view resists becoming higher than its content.
    public var contentHuggingVerticalPriority: UILayoutPriority {
        get { layout.contentHuggingVerticalPriority }
        nonmutating set { layout.contentHuggingVerticalPriority = newValue }
    }

    /// How much the view resists becoming narrower than its content.
    public var contentCompressionResistanceHorizontalPriority: UILayoutPriority {
        get { layout.contentCompressionResistanceHorizontalPriority }
        nonmutating set { layout.contentCompressionResistanceHorizontalPriority = newValue }
    }

    /// How much the view resists becoming lower than its content.
    public var contentCompressionResistanceVerticalPriority: UILayoutPriority {
        get { layout.contentCompressionResistanceVerticalPriority }
        nonmutating set { layout.contentCompressionResistanceVerticalPriority = newValue }
    }
}

extension UIView {
    /// Constraints of the view, in SnapKit's manner.
    public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

extension UILayoutGuide {
    /// Constraints of the guide, in SnapKit's manner.
    public var snp: ConstraintDSL<LayoutGuide> { guide.snp }
}
