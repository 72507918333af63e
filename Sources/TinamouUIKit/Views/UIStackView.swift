import Foundation
import TinamouLayout

/// A view that arranges others in a row or a column, by the layer's constraints.
open class UIStackView: UIView {
    /// How the views share the stack's length.
    public typealias Distribution = StackView.Distribution

    /// Where the views stand across the axis.
    public typealias Alignment = StackView.Alignment

    /// A spacing that stands for the stack's own.
    public static let spacingUseDefault = CGFloat(StackView.spacingUseDefault)

    /// A spacing that stands for what is standard.
    public static let spacingUseSystem = CGFloat(StackView.spacingUseSystem)

    private var stack: StackCore {
        guard let stack = core as? StackCore else { preconditionFailure("a stack view is made with its core") }
        return stack
    }

    override class func makeCore() -> CoreView { StackCore() }

    /// A stack that arranges views, which become its subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// The direction in which the views follow each other.
    open var axis: NSLayoutConstraint.Axis {
        get { stack.axis }
        set { stack.axis = newValue }
    }

    /// How the views share the stack's length.
    open var distribution: Distribution {
        get { stack.distribution }
        set { stack.distribution = newValue }
    }

    /// Where the views stand across the axis.
    open var alignment: Alignment {
        get { stack.alignment }
        set { stack.alignment = newValue }
    }

    /// How far apart neighbours are.
    open var spacing: CGFloat {
        get { CGFloat(stack.spacing) }
        set { stack.spacing = Double(newValue) }
    }

    /// Whether views are arranged inside the margins.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { stack.isLayoutMarginsRelativeArrangement }
        set { stack.isLayoutMarginsRelativeArrangement = newValue }
    }

    /// Whether the spacing of a column counts between lines of text.
    open var isBaselineRelativeArrangement: Bool {
        get { stack.isBaselineRelativeArrangement }
        set { stack.isBaselineRelativeArrangement = newValue }
    }

    /// The arranged views in order, hidden ones included.
    open var arrangedSubviews: [UIView] { stack.arrangedSubviews.compactMap { ($0 as? CoreView)?.owner } }

    /// Arranges a view behind the others. Its frame no longer holds it.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains(view) ? 1 : 0))
    }

    /// Arranges a view before the one at an index. Its frame no longer holds it.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        stack.insertArrangedSubview(view.core, at: stackIndex)
    }

    /// Takes a view out of the arrangement. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) { stack.removeArrangedSubview(view.core) }

    /// Sets how far the next view is from one.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        stack.setCustomSpacing(Double(spacing), after: arrangedSubview.core)
    }

    /// The spacing that has been set after a view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        CGFloat(stack.customSpacing(after: arrangedSubview.core))
    }
}
