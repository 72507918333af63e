import Foundation
import TinamouLayout

// Read next: UIView+Frame (frames that are set and frames that are found), UIView+Autoresizing, UIView+Layout (passes,
// constraints), Host/TreeLayout (what the root keeps).

/// What responds to events in UIKit. Here, the common ancestor of views and controllers.
open class UIResponder: NSObject {}

/// A rectangle with UIKit's names, laid out without UIKit.
///
/// What a view shows is kept, not drawn. A tree without a ``UIWindow`` can be laid out too: its outermost view has the
/// size of its frame. A pass carries out the whole tree, whichever view asks for it.
open class UIView: UIResponder, UILayoutItem {
    /// The layer's view.
    let core: CoreView

    /// The item of the layout layer that carries the view's constraints.
    public var layoutItem: LayoutItem { core }

    // MARK: What is kept for whoever draws

    /// A number by which the view is found.
    open var tag = 0

    /// How opaque the view is, from 0 to 1.
    open var alpha: CGFloat = 1 {
        willSet { UIViewAnimation.note(self) }
    }

    /// The colour behind the content.
    open var backgroundColor: UIColor?

    /// The colour of what is active.
    open var tintColor: UIColor?

    /// Whether what is inside is cut off at the view's edges.
    open var clipsToBounds = false

    /// How the content is placed.
    open var contentMode = ContentMode.scaleToFill

    /// Whether nothing behind the view is seen.
    open var isOpaque = true

    /// Whether a touch may hit the view or what is inside it: see ``hitTest(_:with:)``.
    open var isUserInteractionEnabled = true

    /// Whether the view is one of those that are read out.
    open var isAccessibilityElement = false

    /// What is read out for the view.
    open var accessibilityLabel: String?

    /// The class of ``layer``: ``CALayer``, or a subclass.
    open class var layerClass: AnyClass { CALayer.self }

    /// What is drawn of the view itself: corners, border, shadow.
    open private(set) lazy var layer: CALayer = {
        let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        layer.owner = self
        return layer
    }()

    /// How the view is moved, scaled and turned about its centre when it is seen. Constraints mean the view without it,
    /// as do ``bounds`` and ``center``; ``frame`` is the smallest upright rectangle around the view with it.
    open var transform = CGAffineTransform.identity {
        willSet { UIViewAnimation.note(self) }
    }

    /// A name for tests and reports.
    open var accessibilityIdentifier: String? {
        didSet { core.name = accessibilityIdentifier ?? "\(type(of: self))" }
    }

    /// Whether the view is left out by a stack view that arranges it, and not drawn.
    open var isHidden: Bool {
        get { core.isHidden }
        set { core.isHidden = newValue }
    }

    /// How a view's content is placed.
    public enum ContentMode: Int, Sendable {
        /// Stretched.
        case scaleToFill
        /// As large as it fits.
        case scaleAspectFit
        /// As small as it fills.
        case scaleAspectFill
        /// Drawn anew.
        case redraw
        /// In the middle, as it is.
        case center
        /// At the top, as it is.
        case top
        /// At the bottom, as it is.
        case bottom
        /// At the left, as it is.
        case left
        /// At the right, as it is.
        case right
    }

    // MARK: The tree

    /// The views inside this one, the last in front.
    open internal(set) var subviews: [UIView] = []

    /// The view that contains this one.
    open internal(set) weak var superview: UIView?

    var ownGuides: [UILayoutGuide] = []
    var layerGuides: [UILayoutGuide] = []
    var ownTree: TreeLayout?
    weak var controller: UIViewController?

    // MARK: Frames, see UIView+Frame

    /// The frame that has been set, in the superview's coordinates.
    var modelFrame: CGRect
    /// Whether that has not been laid out yet.
    var isFrameAhead = true
    var frameConstraints: [NSLayoutConstraint] = []
    var knownSafeArea = UIEdgeInsets()
    private var knownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Whether a pass has come by: the first one lays out every view.
    var hasBeenLaidOut = false

    /// Whether the frame and the mask hold the view, by four required constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints == oldValue { return }
            if translatesAutoresizingMaskIntoConstraints && !isFrameAhead { modelFrame = CGRect(core.frame) }
            updateFrameConstraints()
        }
    }

    /// Which of the distances to the superview's edges, and which extents, follow its size.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { updateFrameConstraints() } }
    }

    /// The direction in which the view is read.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { core.forcedLayoutDirection = semanticContentAttribute.direction }
    }

    // MARK: Making

    /// A view with a frame, in coordinates of the superview to come.
    public init(frame: CGRect) {
        core = Self.makeCore()
        modelFrame = frame
        super.init()
        core.owner = self
        core.name = "\(type(of: self))"
        UILayoutPriority.setContentDefaults(of: core)
        // Has the layer keep the safe area of each view up to date.
        core.insetsLayoutMarginsFromSafeArea = true
    }

    /// A view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// Nothing: there are no archives here. For subclasses to override, as they must with UIKit.
    public required init?(coder: NSCoder) { nil }

    /// Whether views of the class are laid out by constraints. Here every view is; for subclasses to override.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The layer's view for this class.
    class func makeCore() -> CoreView { PlainCore() }

    // MARK: Frames

    /// The view's rectangle, in the superview's coordinates.
    ///
    /// One that is set is read back at once, and holds the view if ``translatesAutoresizingMaskIntoConstraints``;
    /// otherwise it lasts until the next pass.
    ///
    /// With a ``transform``, it is the rectangle around what that makes of the view; one that is set then reads back
    /// with moves, growths and quarter turns, and has the right centre with others.
    open var frame: CGRect {
        get { transform.isIdentity ? currentFrame : seenFrame }
        set { give(transform.isIdentity ? newValue : unseen(newValue)) }
    }

    /// The view's rectangle in its own coordinates: at the origin, at the offset of a scroll view.
    ///
    /// - Precondition: only a scroll view's has another origin than zero.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: currentFrame.size) }
        set { giveBounds(newValue) }
    }

    /// The middle of the view without its transform, in the superview's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: currentFrame.midX, y: currentFrame.midY) }
        set {
            let size = currentFrame.size
            give(
                CGRect(
                    x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
                    height: size.height))
        }
    }

    /// The size that suits the view, for a size that is there: the one it has, unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that suits it.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    // MARK: Touches

    /// Whether a point, in the view's own coordinates, is on the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view that a touch at a point meets, in this view's coordinates: this one, or the frontmost inside it; `nil`
    /// where there is none that is shown, at least a hundredth opaque and may be touched.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    // MARK: Subviews

    /// Puts a view inside this one, in front of the others.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count - (view.superview === self ? 1 : 0)) }

    /// Puts a view inside this one, at an index among the others.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Takes the view out of its superview. Constraints that join its inside with the outside are deactivated.
    open func removeFromSuperview() { leave() }

    // MARK: Asking for passes

    /// Has the next pass call ``layoutSubviews()``.
    open func setNeedsLayout() { core.setNeedsLayout() }

    /// Has the next pass call ``updateConstraints()``.
    open func setNeedsUpdateConstraints() { core.setNeedsUpdateConstraints() }

    /// Has the next pass ask for the content's size again.
    open func invalidateIntrinsicContentSize() { core.invalidateIntrinsicContentSize() }

    /// Carries out what waits for the next pass of the view's tree, if something does. Nothing happens within a pass.
    ///
    /// In the closure of an animation, what moves is animated.
    open func layoutIfNeeded() {
        UIViewAnimation.noteAll(around: self)
        madeTree.run()
    }

    /// The size with which the view best fits what is inside it; how near to a target, priorities say.
    ///
    /// What is inside and cannot hold is left out, by the rule of ``UILayoutReport``, here without a report.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The size with which the view best fits what is inside it, as near to a target as that allows.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The view's own margins: 8 at each side unless set. At the sides of a controller's view at least what the
    /// controller says (``UIViewController/systemMinimumLayoutMargins``), and 0 above and below unless set.
    open var layoutMargins: UIEdgeInsets {
        get { core.layoutMargins }
        set { core.layoutMargins = controller?.widened(newValue) ?? newValue }
    }

    /// The view's own margins, by reading direction. See ``layoutMargins``.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { core.directionalLayoutMargins }
        set { core.directionalLayoutMargins = controller?.widened(newValue) ?? newValue }
    }

    // MARK: To override

    /// Lays out what is inside by hand; called in a pass when the view or one of its subviews has moved, and after
    /// ``setNeedsLayout()``.
    open func layoutSubviews() {}

    /// Brings the view's own constraints up to date; called in the first pass, and after
    /// ``setNeedsUpdateConstraints()``.
    open func updateConstraints() {}

    /// The size that the content wants; ``noIntrinsicMetric`` along an axis along which it does not mind.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// An extent of no content: −1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// How much further the frame reaches than the rectangle to which constraints refer.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The subview that stands for this view where it is aligned by first baselines.
    open var forFirstBaselineLayout: UIView { self }

    /// The subview that stands for this view where it is aligned by last baselines.
    open var forLastBaselineLayout: UIView { self }

    /// Told in a pass that the safe area has become another.
    open func safeAreaInsetsDidChange() {}

    /// Told in a pass that the margins in force have become others.
    open func layoutMarginsDidChange() {}

    /// Told that the host's traits have become others.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Told that a view has become a subview.
    open func didAddSubview(_ subview: UIView) {}

    /// Told that a subview is about to go.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Told that the view is about to have another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Told that the view has another superview, or none.
    open func didMoveToSuperview() {}

    /// Told that the view has come into a window, or out of one.
    open func didMoveToWindow() {}

    /// Does the view's own work with frames that have been found, in a pass.
    func performLayout() {
        hasBeenLaidOut = true
        let insets = safeAreaInsets
        if insets != knownSafeArea {
            knownSafeArea = insets
            safeAreaInsetsDidChange()
            controller?.viewSafeAreaInsetsDidChange()
        }
        let margins = core.effectiveLayoutMargins
        if margins != knownMargins {
            knownMargins = margins
            layoutMarginsDidChange()
            controller?.viewLayoutMarginsDidChange()
        }
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    // What a view of the module says of text.

    /// The content's height at a width; `nil` where it does not depend on the width.
    func wantedHeight(forWidth width: Double) -> Double? { nil }
    var firstBaselineOffset: Double? { nil }
    var lastBaselineOffset: Double? { nil }

    /// The view's class, its name and its frame.
    open override var description: String {
        "<\(type(of: self)): \(accessibilityIdentifier ?? "") \(frame.layout)>"
    }
}
