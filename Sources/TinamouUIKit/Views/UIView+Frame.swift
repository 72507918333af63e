import Foundation
import TinamouLayout

// A frame is what was last said of it: by the program, until the next pass has handed out frames; then by that.

extension UIView {
    /// Takes over a frame that is set.
    func give(_ newFrame: CGRect) {
        if newFrame == currentFrame && (isFrameAhead || !frameConstraints.isEmpty) { return }
        UIViewAnimation.note(self)
        setFrameAhead(newFrame)
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Takes over bounds that are set: about the same centre.
    func giveBounds(_ newBounds: CGRect) {
        if newBounds.origin != boundsOrigin {
            guard let scroll = self as? UIScrollView else {
                preconditionFailure("only scroll views have bounds with an origin")
            }
            scroll.contentOffset = newBounds.origin
        }
        let old = currentFrame
        if newBounds.size == old.size { return }
        give(
            CGRect(
                x: old.midX - newBounds.width / 2, y: old.midY - newBounds.height / 2, width: newBounds.width,
                height: newBounds.height))
    }

    // MARK: Transforms

    /// The rectangle around what the transform makes of the view.
    var seenFrame: CGRect {
        let own = currentFrame
        let aroundCentre = CGRect(x: -own.width / 2, y: -own.height / 2, width: own.width, height: own.height)
        return aroundCentre.applying(transform).offsetBy(dx: own.midX, dy: own.midY)
    }

    /// The frame without the transform for one that is to be seen.
    func unseen(_ seen: CGRect) -> CGRect {
        let size = seen.size.applying(transform.inverted())
        let (width, height) = (abs(size.width), abs(size.height))
        return CGRect(
            x: seen.midX - transform.tx - width / 2, y: seen.midY - transform.ty - height / 2, width: width,
            height: height)
    }

    /// A point of the view, in its superview's coordinates.
    private func toSuperview(_ point: CGPoint) -> CGPoint {
        let origin = currentFrame.origin - boundsOrigin
        if transform.isIdentity { return point + origin }
        let middle = center
        return (point + origin - middle).applying(transform) + middle
    }

    /// A point of the superview, in the view's coordinates.
    private func fromSuperview(_ point: CGPoint) -> CGPoint {
        let origin = currentFrame.origin - boundsOrigin
        if transform.isIdentity { return point - origin }
        let middle = center
        return (point - middle).applying(transform.inverted()) + middle - origin
    }

    /// Whether the view, or one around it, is seen elsewhere than where it is laid out.
    private var isTransformed: Bool {
        var here: UIView? = self
        while let view = here {
            if !view.transform.isIdentity { return true }
            here = view.superview
        }
        return false
    }

    var boundsOrigin: CGPoint { (self as? UIScrollView)?.contentOffset ?? .zero }

    var currentFrame: CGRect { superview == nil || isFrameAhead ? modelFrame : CGRect(core.frame) }

    /// Takes over a frame that the next pass has not seen yet.
    func setFrameAhead(_ frame: CGRect) {
        modelFrame = frame
        if superview != nil {
            // One that has been ahead is in the list already, or will be when the pass comes by.
            if !isFrameAhead { tree?.ahead.append(self) }
            isFrameAhead = true
        }
        updateFrameConstraints()
    }

    // MARK: Other coordinates

    /// The point in the root's coordinates from which the view's own are measured, without transforms.
    private var originInRoot: CGPoint {
        var sum = CGPoint.zero - boundsOrigin
        var here = self
        while let above = here.superview {
            sum = sum + here.currentFrame.origin - above.boundsOrigin
            here = above
        }
        return sum
    }

    /// A point of this view, in the coordinates of another; of the window, for `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let other = view ?? rootView
        if !isTransformed && !other.isTransformed { return point + originInRoot - other.originInRoot }
        var inRoot = point
        var here: UIView = self
        while let above = here.superview {
            inRoot = here.toSuperview(inRoot)
            here = above
        }
        var path: [UIView] = []
        here = other
        while let above = here.superview {
            path.append(here)
            here = above
        }
        return path.reversed().reduce(inRoot) { $1.fromSuperview($0) }
    }

    /// A point of another view, or of the window for `nil`, in this view's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { (view ?? rootView).convert(point, to: self) }

    /// A rectangle of this view, in the coordinates of another; of the window, for `nil`. With transforms between the
    /// two, the smallest upright one around it.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let start = convert(rect.origin, to: view)
        if !isTransformed && !(view?.isTransformed ?? false) { return CGRect(origin: start, size: rect.size) }
        let others = [(rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)].map {
            convert(CGPoint(x: $0.0, y: $0.1), to: view)
        }
        let xs = others.map(\.x) + [start.x], ys = others.map(\.y) + [start.y]
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0), (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// A rectangle of another view, or of the window for `nil`, in this view's coordinates. With transforms between the
    /// two, the smallest upright one around it.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { (view ?? rootView).convert(rect, to: self) }
}
