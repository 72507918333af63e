import TinamouLayout

/// States constraints of an item, a chain for each.
public typealias ConstraintMaker = TinamouLayout.ConstraintMaker

/// What a chain has made, in SnapKit's word.
public typealias Constraint = MadeConstraint

/// How much a constraint matters, in SnapKit's word.
public typealias ConstraintPriority = UILayoutPriority

/// Attributes of a view or a guide as a target, in SnapKit's word.
public typealias ConstraintItem = AttributedItem

/// What chains can be related to, in SnapKit's word.
public typealias ConstraintRelatableTarget = ConstraintTarget

/// A view, in SnapKit's word.
public typealias ConstraintView = UIView

/// Distances inwards, in SnapKit's word.
public typealias ConstraintInsets = UIEdgeInsets

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
        get { view.contentHuggingPriority(for: .horizontal) }
        nonmutating set { view.setContentHuggingPriority(newValue, for: .horizontal) }
    }

    /// How much the view resists becoming higher than its content.
    public var contentHuggingVerticalPriority: UILayoutPriority {
        get { view.contentHuggingPriority(for: .vertical) }
        nonmutating set { view.setContentHuggingPriority(newValue, for: .vertical) }
    }

    /// How much the view resists becoming narrower than its content.
    public var contentCompressionResistanceHorizontalPriority: UILayoutPriority {
        get { view.contentCompressionResistancePriority(for: .horizontal) }
        nonmutating set { view.setContentCompressionResistancePriority(newValue, for: .horizontal) }
    }

    /// How much the view resists becoming lower than its content.
    public var contentCompressionResistanceVerticalPriority: UILayoutPriority {
        get { view.contentCompressionResistancePriority(for: .vertical) }
        nonmutating set { view.setContentCompressionResistancePriority(newValue, for: .vertical) }
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
