import Foundation
import TinamouLayout

/// An invisible rectangle that a view owns.
open class UILayoutGuide: NSObject, UILayoutItem {
    let guide: LayoutGuide

    /// The item of the layout layer that carries the guide's constraints.
    public var layoutItem: LayoutItem { guide }

    /// The view to which the guide belongs.
    public internal(set) weak var owningView: UIView?

    /// A guide that no view owns yet.
    public override init() {
        guide = LayoutGuide()
        super.init()
    }

    init(_ guide: LayoutGuide, of view: UIView, insets: ((UIView) -> UIEdgeInsets)?) {
        self.guide = guide
        self.insets = insets
        super.init()
        owningView = view
    }

    /// What reports call the guide.
    public var identifier: String {
        get { guide.name }
        set { guide.name = newValue }
    }

    /// The rectangle of the last pass, in the owning view's coordinates. That of a safe area or of margins is there as soon
    /// as it is asked for, also within a pass that began before.
    public var layoutFrame: CGRect {
        if let insets, let owningView, !owningView.bounds.isEmpty {
            return owningView.bounds.inset(by: insets(owningView))
        }
        return CGRect(guide.layoutFrame)
    }

    /// How far from the edges of its view a guide is that has no place of its own.
    private var insets: ((UIView) -> UIEdgeInsets)?

    /// Whether the constraints of the last pass leave the guide room.
    public var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(guide) ?? false }

    /// The constraints of the last pass that determine the guide along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraints(affecting: guide, along: axis) ?? []
    }
}

extension UIView {
    /// The guides that have been added, in the order of their adding.
    public var layoutGuides: [UILayoutGuide] { ownGuides }

    /// Gives the view a guide. A guide that belonged to another view is taken away there first.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        core.addLayoutGuide(layoutGuide.guide)
        layoutGuide.owningView = self
        ownGuides.append(layoutGuide)
    }

    /// Takes a guide away. The constraints that mention it are deactivated.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        core.removeLayoutGuide(layoutGuide.guide)
        ownGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The rectangle that no bar covers.
    public var safeAreaLayoutGuide: UILayoutGuide {
        wrap(core.safeAreaLayoutGuide) { $0.core.safeAreaInsets }
    }

    /// The rectangle inside the margins.
    public var layoutMarginsGuide: UILayoutGuide {
        wrap(core.layoutMarginsGuide) { $0.core.effectiveLayoutMargins }
    }

    /// The rectangle inside the margins, no wider than lines are well read.
    public var readableContentGuide: UILayoutGuide { wrap(core.readableContentGuide) }

    /// The rectangle that the keyboard covers at the bottom of the view.
    public var keyboardLayoutGuide: UILayoutGuide { wrap(core.keyboardLayoutGuide) }

    /// The one object for a guide that the layer has made.
    func wrap(_ guide: LayoutGuide, insets: ((UIView) -> UIEdgeInsets)? = nil) -> UILayoutGuide {
        if let known = layerGuides.first(where: { $0.guide === guide }) { return known }
        let made = UILayoutGuide(guide, of: self, insets: insets)
        layerGuides.append(made)
        return made
    }
}
