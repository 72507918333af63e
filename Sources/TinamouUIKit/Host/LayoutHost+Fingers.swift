import Foundation
import TinamouLayout

/// A scroll view that moves by itself.
struct ScrollMotion {
    /// How it moves.
    enum Kind {
        /// What is left of a flick: the distance to the target shrinks by a factor each millisecond.
        case deceleration(rate: Double)
        /// An animation: 0.3 s, slow at both ends; `isToTop` if a tap on the status bar is why.
        case animation(isToTop: Bool)
    }

    let scrollView: UIScrollView
    let kind: Kind
    let from: CGPoint
    let target: CGPoint
    let start: TimeInterval

    private static let duration = 0.3

    /// Where it is when a time has passed, in seconds; `nil` when it has arrived.
    func offset(after time: TimeInterval) -> CGPoint? {
        let rest: Double
        switch kind {
        case .deceleration(let rate):
            rest = Foundation.pow(rate, time * 1000)
            // Half a pixel of the finest screens from the target is at it.
            if max(abs(target.x - from.x), abs(target.y - from.y)) * CGFloat(rest) < 0.25 { return nil }
        case .animation:
            if time >= ScrollMotion.duration - 1e-9 { return nil }
            rest = 1 - UIViewAnimation.Curve.easeInOut.progress(time / ScrollMotion.duration)
        }
        return CGPoint(
            x: target.x + (from.x - target.x) * CGFloat(rest), y: target.y + (from.y - target.y) * CGFloat(rest))
    }
}

// The finger. It is said where the content goes, not how far the finger moves: how the one follows from the other
// beyond the ends is a matter of physics (the module TinamouScroll). Delegates are told in UIKit's order.

extension LayoutHost {
    /// A finger comes down on a scroll view. What moves by itself stops.
    public func touchDown(on scrollView: UIScrollView) {
        motions.removeAll { $0.scrollView === scrollView }
        scrollView.isDecelerating = false
        scrollView.isTracking = true
        scrollView.scroll.isOffsetHeld = true
        scrollView.panGestureRecognizer.state = .possible
        scrollView.panGestureRecognizer.translation = .zero
        scrollView.panGestureRecognizer.velocity = .zero
    }

    /// The finger drags the content to an offset, and a pass follows. A finger that is not down comes down first.
    ///
    /// - Parameters:
    ///   - scrollView: the scroll view.
    ///   - offset: the offset after it, beyond the ends as well.
    ///   - seconds: how long that takes, for the finger's speed.
    public func drag(_ scrollView: UIScrollView, to offset: CGPoint, in seconds: TimeInterval = 1.0 / 60) {
        if !scrollView.isTracking { touchDown(on: scrollView) }
        guard scrollView.isScrollEnabled else { return runPass() }
        let offset = scrollView.bounces ? offset : scrollView.resting(offset)
        let step = scrollView.contentOffset - offset
        let pan = scrollView.panGestureRecognizer
        pan.translation = pan.translation + step
        pan.velocity = CGPoint(x: step.x / CGFloat(seconds), y: step.y / CGFloat(seconds))
        pan.state = scrollView.isDragging ? .changed : .began
        if !scrollView.isDragging {
            scrollView.isDragging = true
            calling { scrollView.delegate?.scrollViewWillBeginDragging(scrollView) }
        }
        calling { scrollView.scroll.scroll(to: offset.layout, because: .finger) }
        runPass()
    }

    /// The finger lifts; the content runs out with ``advance(by:)`` if it is moving or beyond an end.
    ///
    /// - Parameters:
    ///   - scrollView: the scroll view.
    ///   - velocity: the content's speed, in points per millisecond; positive to larger offsets.
    public func lift(_ scrollView: UIScrollView, velocity: CGPoint = .zero) {
        calling { release(scrollView, velocity) }
        runPass()
    }

    private func release(_ scrollView: UIScrollView, _ velocity: CGPoint) {
        scrollView.isTracking = false
        scrollView.scroll.isOffsetHeld = false
        if !scrollView.isDragging { return }
        let pan = scrollView.panGestureRecognizer
        pan.state = .ended
        pan.velocity = CGPoint(x: -1000 * velocity.x, y: -1000 * velocity.y)
        let rate = Double(scrollView.decelerationRate.rawValue), offset = scrollView.contentOffset
        // What is travelled until rest: the sum of the speeds of all milliseconds to come.
        let reach = CGFloat(rate / (1 - rate))
        let projected = offset + CGPoint(x: velocity.x * reach, y: velocity.y * reach)
        var target = scrollView.resting(
            scrollView.isPagingEnabled ? scrollView.page(from: offset, velocity) : projected)
        scrollView.delegate?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: &target)
        scrollView.isDragging = false
        let isMoving = target != offset
        scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: isMoving)
        if isMoving {
            scrollView.isDecelerating = true
            scrollView.scroll.isOffsetHeld = true
            scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView)
            motions.append(
                ScrollMotion(
                    scrollView: scrollView, kind: .deceleration(rate: rate), from: offset, target: target, start: time))
        }
    }

    // MARK: Taps

    /// A finger taps at a point of the window, and a pass follows: a control that is met (`hitTest`) does what it is told
    /// to do on `touchUpInside`; a row that is met is chosen, and its table's delegate told.
    ///
    /// - Returns: the view that was met.
    @discardableResult
    public func tap(at point: CGPoint) -> UIView? {
        let hit = calling { window.hitTest(point, with: nil) }
        defer { runPass() }
        var here = hit
        while let view = here {
            if let control = view as? UIControl {
                if control.isEnabled {
                    calling { control.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
                }
                return hit
            }
            if let cell = view as? UITableViewCell, let table = cell.superview as? UITableView,
                let path = table.indexPath(for: cell)
            {
                calling { table.tap(path) }
                return hit
            }
            here = view.superview
        }
        return hit
    }

    /// A finger taps a view in its middle.
    @discardableResult
    public func tap(_ view: UIView) -> UIView? {
        tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
    }

    /// A finger taps the status bar: the one scroll view in the window that lets itself be scrolled to the top
    /// (``UIScrollView/scrollsToTop``) begins to, if its delegate agrees; of several, none. It arrives with ``advance(by:)``.
    public func tapStatusBar() {
        let all = window.withDescendants.compactMap { $0 as? UIScrollView }.filter { $0.scrollsToTop && !$0.isHidden }
        guard all.count == 1, let scrollView = all.first else { return }
        let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        guard calling({ scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true }) else {
            return runPass()
        }
        animate(scrollView, to: top, isToTop: true)
        runPass()
    }

    func animate(_ scrollView: UIScrollView, to offset: CGPoint, isToTop: Bool = false) {
        motions.removeAll { $0.scrollView === scrollView }
        scrollView.isDecelerating = false
        scrollView.scroll.isOffsetHeld = true
        motions.append(
            ScrollMotion(
                scrollView: scrollView, kind: .animation(isToTop: isToTop), from: scrollView.contentOffset,
                target: offset, start: time))
    }

    /// Moves what moves by itself to where it is now.
    func moveScrollViews() {
        for motion in motions {
            // A delegate may have stopped it meanwhile.
            guard motions.contains(where: { $0.scrollView === motion.scrollView && $0.start == motion.start }) else {
                continue
            }
            let scrollView = motion.scrollView
            let isDeceleration = if case .deceleration = motion.kind { true } else { false }
            let isToTop = if case .animation(isToTop: true) = motion.kind { true } else { false }
            let cause = isDeceleration ? ScrollChange.Cause.deceleration : .program
            let offset = motion.offset(after: time - motion.start)
            scrollView.scroll.scroll(to: (offset ?? motion.target).layout, because: cause)
            if offset != nil { continue }
            motions.removeAll { $0.scrollView === scrollView && $0.start == motion.start }
            scrollView.scroll.isOffsetHeld = false
            if isDeceleration {
                scrollView.isDecelerating = false
                scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
            } else if isToTop {
                scrollView.delegate?.scrollViewDidScrollToTop(scrollView)
            } else {
                scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
            }
        }
    }
}

extension UIScrollView {
    /// The page at which the content comes to rest: of the two on both sides, the one in the direction of the flick.
    func page(from offset: CGPoint, _ velocity: CGPoint) -> CGPoint {
        func multiple(_ offset: CGFloat, _ extent: CGFloat, _ velocity: CGFloat) -> CGFloat {
            if extent <= 0 { return offset }
            let pages = offset / extent
            return extent * pages.rounded(velocity > 0 ? .up : velocity < 0 ? .down : .toNearestOrAwayFromZero)
        }
        return CGPoint(
            x: multiple(offset.x, bounds.width, velocity.x), y: multiple(offset.y, bounds.height, velocity.y))
    }

    /// The nearest offset at which the content may rest.
    func resting(_ offset: CGPoint) -> CGPoint {
        func clamp(_ value: CGFloat, _ range: ClosedRange<Double>) -> CGFloat {
            min(max(value, CGFloat(range.lowerBound)), CGFloat(range.upperBound))
        }
        return CGPoint(
            x: clamp(offset.x, scroll.restingRange(along: .horizontal)),
            y: clamp(offset.y, scroll.restingRange(along: .vertical)))
    }
}
