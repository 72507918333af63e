import Foundation
import TinamouLayout

/// Who is told what a scroll view does. Every method has a default that does nothing.
public protocol UIScrollViewDelegate: AnyObject {
    /// The offset is another, whatever the cause; before the pass that follows.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is about to lift: at a speed in points per millisecond, with where the content would come to rest,
    /// which may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger has lifted.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content begins to run out.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of the offset is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The status bar is tapped: whether that is to scroll to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// A tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The adjusted insets have become others, in a pass.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A view that shows a part of its content.
///
/// Fingers are the host's: ``LayoutHost/touchDown(on:)``, ``LayoutHost/drag(_:to:)``, ``LayoutHost/lift(_:velocity:)``.
open class UIScrollView: UIView {
    /// How much of the safe area becomes part of the insets.
    public typealias ContentInsetAdjustmentBehavior = ContentInsetAdjustment

    /// How fast what is left of a flick runs out: the factor for each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor.
        public let rawValue: CGFloat

        /// The rate with a factor, above 0 and below 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Who is told. Of a table view, a ``UITableViewDelegate`` may be.
    open weak var delegate: UIScrollViewDelegate?

    /// What the finger does, as values that the host sets.
    public let panGestureRecognizer = UIPanGestureRecognizer()

    /// Whether a finger is down.
    public internal(set) var isTracking = false

    /// Whether a finger has moved the content.
    public internal(set) var isDragging = false

    /// Whether the content runs out.
    public internal(set) var isDecelerating = false

    /// How fast it runs out.
    open var decelerationRate = DecelerationRate.normal

    /// Whether a finger moves the content.
    open var isScrollEnabled = true

    /// Whether a finger may pull the content beyond its ends.
    open var bounces = true

    /// Whether the content comes to rest at multiples of the view's size: the next one in the direction of a flick, or
    /// the nearest.
    open var isPagingEnabled = false

    /// Whether a tap on the status bar scrolls to the top (``LayoutHost/tapStatusBar()``).
    open var scrollsToTop = true

    /// Whether a finger that begins to go along one axis moves the content along that only: a host's finger goes where
    /// it is said to.
    open var isDirectionalLockEnabled = false

    /// What the keyboard does when the content is dragged: kept, a host's keyboard does what it is said to.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// What the keyboard does when the content is dragged.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It stays.
        case none
        /// It goes.
        case onDrag
        /// It goes with the finger.
        case interactive
    }

    /// Where scroll indicators begin and end, kept for whoever draws.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Where the vertical indicator begins and ends, kept for whoever draws.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

    /// Where the horizontal indicator begins and ends, kept for whoever draws.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    /// Whether there is a vertical indicator, kept for whoever draws.
    open var showsVerticalScrollIndicator = true

    /// Whether there is a horizontal indicator, kept for whoever draws.
    open var showsHorizontalScrollIndicator = true

    private var observation: ScrollObservation?
    private var sizeConstraints: (width: NSLayoutConstraint, height: NSLayoutConstraint)?
    /// What is set and not laid out yet.
    private var sizeAhead: CGSize?
    private var safeAhead: UIEdgeInsets?
    /// How often frames had been handed out when that was set.
    private var setAfter = 0
    private var knownInset: UIEdgeInsets?
    var sizeObservers = SizeObservers()

    var scroll: ScrollCore {
        guard let scroll = core as? ScrollCore else { preconditionFailure("a scroll view is made with its core") }
        return scroll
    }

    override class func makeCore() -> CoreView { ScrollCore() }

    /// A scroll view with a frame, without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        observation = scroll.observe { [weak self] _, _ in
            guard let self else { return }
            delegate?.scrollViewDidScroll(self)
            offsetHasChanged()
        }
    }

    /// Nothing: there are no archives here.
    public required init?(coder: NSCoder) { nil }

    /// Has a table see which rows are visible.
    func offsetHasChanged() {}

    override func performLayout() {
        // What has been set since, by a view around that has been laid out before, is still ahead.
        if setAfter < tree?.handOuts ?? 0 {
            sizeAhead = nil
            safeAhead = nil
        }
        for tell in sizeObservers.take(contentSize) { tell() }
        if let knownInset, knownInset != adjustedContentInset {
            adjustedContentInsetDidChange()
            delegate?.scrollViewDidChangeAdjustedContentInset(self)
        }
        knownInset = adjustedContentInset
        super.performLayout()
    }

    /// Told in a pass that the adjusted insets have become others.
    open func adjustedContentInsetDidChange() {}

    // MARK: Content

    /// How far the content is scrolled. One that is set is not bounded by anything.
    open var contentOffset: CGPoint {
        get { CGPoint(scroll.contentOffset) }
        set { scroll.contentOffset = newValue.layout }
    }

    /// Scrolls; animated in 0.3 s by the host, with ``UIScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)``
    /// at the end; at once where there is no host.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, contentOffset != self.contentOffset else {
            self.contentOffset = contentOffset
            return
        }
        if let host = tree?.host {
            host.animate(self, to: contentOffset)
        } else {
            self.contentOffset = contentOffset
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Scrolls as little as it takes to show a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset, shown = bounds.inset(by: inset)
        func step(_ from: CGFloat, _ to: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            from < start ? from - start : to > end ? min(to - end, from - start) : 0
        }
        let offset = CGPoint(
            x: contentOffset.x + step(rect.minX, rect.maxX, shown.minX, shown.maxX),
            y: contentOffset.y + step(rect.minY, rect.maxY, shown.minY, shown.maxY))
        setContentOffset(offset, animated: animated)
    }

    /// The size of the content: what constraints determine, along an axis along which they do; else what is set.
    open var contentSize: CGSize {
        get { sizeAhead ?? CGSize(scroll.contentSize) }
        set {
            sizeAhead = newValue
            setAfter = tree?.handOuts ?? 0
            if let sizeConstraints {
                sizeConstraints.width.constant = Double(newValue.width)
                sizeConstraints.height.constant = Double(newValue.height)
            } else {
                let guide = scroll.contentLayoutGuide
                let made = (
                    guide.widthAnchor.constraint(equalToConstant: Double(newValue.width)),
                    guide.heightAnchor.constraint(equalToConstant: Double(newValue.height))
                )
                for one in [made.0, made.1] {
                    one.identifier = "content size"
                    // Below everything that means something.
                    one.priority = UILayoutPriority(1e-3)
                    one.isActive = true
                }
                sizeConstraints = made
            }
            setNeedsLayout()
            for tell in sizeObservers.take(newValue) { tell() }
        }
    }

    /// The rectangle of the content.
    public var contentLayoutGuide: UILayoutGuide { wrap(scroll.contentLayoutGuide) }

    /// The rectangle of the visible frame.
    public var frameLayoutGuide: UILayoutGuide { wrap(scroll.frameLayoutGuide) }

    // MARK: Insets

    /// How far the content may be scrolled beyond its edges.
    open var contentInset: UIEdgeInsets {
        get { scroll.contentInset }
        set {
            if newValue == scroll.contentInset { return }
            let old = scroll.contentInset, adjusted = adjustedContentInset
            let safe = UIEdgeInsets(
                top: adjusted.top - old.top, left: adjusted.left - old.left, bottom: adjusted.bottom - old.bottom,
                right: adjusted.right - old.right)
            scroll.contentInset = newValue
            safeAhead = safe
            setAfter = tree?.handOuts ?? 0
            setNeedsLayout()
        }
    }

    /// The insets with what the safe area adds: what is set now, and of the last pass.
    open var adjustedContentInset: UIEdgeInsets {
        safeAhead.map { scroll.contentInset + $0 } ?? scroll.adjustedContentInset
    }

    /// How much of the safe area is added.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { scroll.contentInsetAdjustmentBehavior }
        set { scroll.contentInsetAdjustmentBehavior = newValue }
    }

    /// Whether a finger may pull the content up and down although it fits.
    open var alwaysBounceVertical: Bool {
        get { scroll.alwaysBounceVertical }
        set { scroll.alwaysBounceVertical = newValue }
    }

    /// Whether a finger may pull the content sideways although it fits.
    open var alwaysBounceHorizontal: Bool {
        get { scroll.alwaysBounceHorizontal }
        set { scroll.alwaysBounceHorizontal = newValue }
    }
}

/// What a finger does on a scroll view: values that the host sets, not events.
public final class UIPanGestureRecognizer {
    /// What a finger does.
    public enum State: Int, Sendable {
        /// Nothing yet: it may be down.
        case possible
        /// It begins to move the content.
        case began
        /// It moves it on.
        case changed
        /// It has lifted.
        case ended
    }

    /// What the finger does.
    public internal(set) var state = State.possible

    var translation = CGPoint.zero
    var velocity = CGPoint.zero

    /// How far the finger has moved since it came down.
    public func translation(in view: UIView?) -> CGPoint { translation }

    /// How fast the finger moves, in points per second.
    public func velocity(in view: UIView?) -> CGPoint { velocity }
}
