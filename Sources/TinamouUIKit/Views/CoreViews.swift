import TinamouLayout

// A UIView has a view of the layout layer, rather than being one: UIKit's members have the layer's names and other
// types (CGRect, setters that do not throw), which a subclass could not give them. The layer's view asks its UIView for
// everything that a subclass may say. There is one class for each class of the layer that has behaviour of its own.

/// A view of the layer that asks its UIView.
protocol CoreView: View {
    var owner: UIView? { get set }
}

/// What stands for a plain view.
final class PlainCore: View, CoreView {
    weak var owner: UIView?

    override var alignmentRectInsets: EdgeInsets { owner?.alignmentRectInsets ?? EdgeInsets() }
    override var intrinsicContentSize: (width: Double?, height: Double?) { owner?.wantedSize ?? (nil, nil) }
    override func intrinsicHeight(forWidth width: Double) -> Double? { owner?.wantedHeight(forWidth: width) }
    override var firstBaselineFromTop: Double? { owner?.firstBaselineOffset }
    override var lastBaselineFromBottom: Double? { owner?.lastBaselineOffset }
    override var viewForFirstBaseline: View? { owner?.baselineStandIn(\.forFirstBaselineLayout) }
    override var viewForLastBaseline: View? { owner?.baselineStandIn(\.forLastBaselineLayout) }
    override func updateConstraints() { owner?.performUpdate() }
    override func layoutSubviews() { owner?.performLayout() }
}

/// What stands for a scroll view.
final class ScrollCore: ScrollView, CoreView {
    weak var owner: UIView?

    override var alignmentRectInsets: EdgeInsets { owner?.alignmentRectInsets ?? EdgeInsets() }
    override var intrinsicContentSize: (width: Double?, height: Double?) { owner?.wantedSize ?? (nil, nil) }
    override func intrinsicHeight(forWidth width: Double) -> Double? { owner?.wantedHeight(forWidth: width) }
    override func updateConstraints() { owner?.performUpdate() }
    override func layoutSubviews() { owner?.performLayout() }
}

/// What stands for a stack view.
final class StackCore: StackView, CoreView {
    weak var owner: UIView?

    override var alignmentRectInsets: EdgeInsets { owner?.alignmentRectInsets ?? EdgeInsets() }
    override var intrinsicContentSize: (width: Double?, height: Double?) { owner?.wantedSize ?? (nil, nil) }

    override func updateConstraints() {
        super.updateConstraints()
        owner?.performUpdate()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        owner?.performLayout()
    }
}

extension UIView {
    /// The view or guide of UIKit's names that an item of the layer belongs to.
    static func uiItem(_ item: LayoutItem) -> AnyObject? {
        if let core = item as? CoreView { return core.owner }
        guard let guide = item as? LayoutGuide, let owner = (guide.owningView as? CoreView)?.owner else { return nil }
        return owner.ownGuides.first { $0.guide === guide } ?? owner.wrap(guide)
    }

    /// The intrinsic size in the layer's terms.
    var wantedSize: (width: Double?, height: Double?) {
        let size = intrinsicContentSize
        func extent(_ extent: CGFloat) -> Double? { extent == UIView.noIntrinsicMetric ? nil : Double(extent) }
        return (extent(size.width), extent(size.height))
    }

    func baselineStandIn(_ place: KeyPath<UIView, UIView>) -> View? {
        let view = self[keyPath: place]
        return view === self ? nil : view.core
    }

    /// Brings the view's own constraints up to date, in a pass.
    func performUpdate() {
        if isFrameAhead { tree?.ahead.append(self) }
        if !hasBeenLaidOut { core.setNeedsLayout() }
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
}
