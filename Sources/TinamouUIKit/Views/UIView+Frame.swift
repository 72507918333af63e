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
        let old = frame
        if newBounds.size == old.size { return }
        frame = CGRect(
            x: old.midX - newBounds.width / 2, y: old.midY - newBounds.height / 2, width: newBounds.width,
            height: newBounds.height)
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

    /// The point in the root's coordinates from which the view's own are measured.
    private var originInRoot: CGPoint {
        var sum = CGPoint.zero - boundsOrigin
        var here = self
        while let above = here.superview {
            sum = sum + here.frame.origin - above.boundsOrigin
            here = above
        }
        return sum
    }

    /// A point of this view, in the coordinates of another; of the window, for `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point + originInRoot - (view ?? rootView).originInRoot
    }

    /// A point of another view, or of the window for `nil`, in this view's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { (view ?? rootView).convert(point, to: self) }

    /// A rectangle of this view, in the coordinates of another; of the window, for `nil`.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// A rectangle of another view, or of the window for `nil`, in this view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

}
