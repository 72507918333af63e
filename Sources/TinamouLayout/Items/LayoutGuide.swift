/// An invisible rectangle that a view owns: for spacing, for aligning several things to one, for margins.
///
/// ```swift
/// let gap = LayoutGuide("gap")
/// view.addLayoutGuide(gap)
/// gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1).isActive = true
/// ```
public final class LayoutGuide: LayoutItem {
    /// A guide that no view owns yet.
    public init(_ name: String = "") {
        isOfLayer = false
        super.init(name: name, isView: false)
    }

    /// A guide that the layer makes for a view.
    init(_ name: String, ownedBy owner: View?) {
        isOfLayer = true
        super.init(name: name, isView: false)
        container = owner
    }

    /// Whether the layer has made the guide: for margins, the safe area, a stack.
    package let isOfLayer: Bool

    /// The view to which the guide belongs.
    public var owningView: View? { container }

    /// The rectangle of the last successful layout pass, in the owning view's coordinates.
    public var layoutFrame: Rect {
        guard let owner = container else { return alignmentRectInRoot }
        let origin = owner.originInRoot
        return alignmentRectInRoot.offsetBy(x: -origin.x, y: -origin.y)
    }

    override var view: View? { container }
}
