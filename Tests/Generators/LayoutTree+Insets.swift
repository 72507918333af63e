import TinamouLayout

// What follows from frames: safe areas, margins, heights of text. Worked out from the frames that a layout has come to,
// so that it can be asked whether those are the right ones for what follows from them.

extension LayoutTree {
    /// Distances from the four edges of a view: left, top, right, bottom.
    typealias Distances = (left: Double, top: Double, right: Double, bottom: Double)

    /// How far a view's safe area is from its edges.
    ///
    /// The host's for the root; else what the safe area of the superview cuts off, where it cuts off something of that
    /// itself; nothing of a view that does not overlap its superview. What the view takes off is added.
    func safeArea(of view: Int, _ rects: [Rect]) -> Distances {
        let own = items[view].additionalSafeArea
        var found: Distances = (own.left, own.top, own.right, own.bottom)
        guard let parent = items[view].parent else {
            found.left += hostSafeArea.left
            found.top += hostSafeArea.top
            found.right += hostSafeArea.right
            found.bottom += hostSafeArea.bottom
            return found
        }
        let (here, there) = (rects[view], rects[parent])
        let (right, bottom) = (here.minX + here.width, here.minY + here.height)
        let (outerRight, outerBottom) = (there.minX + there.width, there.minY + there.height)
        let overlaps =
            min(right, outerRight) > max(here.minX, there.minX) && min(bottom, outerBottom) > max(here.minY, there.minY)
        if !overlaps { return found }
        let outer = safeArea(of: parent, rects)
        if outer.left != 0 { found.left += max(0, there.minX + outer.left - here.minX) }
        if outer.top != 0 { found.top += max(0, there.minY + outer.top - here.minY) }
        if outer.right != 0 { found.right += max(0, right - (outerRight - outer.right)) }
        if outer.bottom != 0 { found.bottom += max(0, bottom - (outerBottom - outer.bottom)) }
        return found
    }

    /// How far a view's margins guide is from its edges.
    func margins(of view: Int, _ rects: [Rect]) -> Distances {
        let item = items[view], own = item.margins
        let isMirrored = direction(of: view) == .rightToLeft
        var found: Distances = (
            isMirrored ? own.trailing : own.leading, own.top, isMirrored ? own.leading : own.trailing, own.bottom
        )
        if item.insetsMarginsFromSafeArea {
            let safe = safeArea(of: view, rects)
            found = (found.left + safe.left, found.top + safe.top, found.right + safe.right, found.bottom + safe.bottom)
        }
        if item.preservesSuperviewMargins, let parent = item.parent {
            let outer = margins(of: parent, rects), here = rects[view], there = rects[parent]
            found.left = max(found.left, there.minX + outer.left - here.minX)
            found.top = max(found.top, there.minY + outer.top - here.minY)
            found.right = max(found.right, here.minX + here.width - (there.minX + there.width - outer.right))
            found.bottom = max(found.bottom, here.minY + here.height - (there.minY + there.height - outer.bottom))
        }
        return found
    }
}

extension LayoutTree.Content {
    /// The height of text in a width.
    ///
    /// A line ends a little before the width does, so that widths that are right to the last bit but one have as many.
    package func height(inWidth width: Double) -> Double? {
        guard let letters else { return nil }
        let inLine = max(1, Int(min(width / letterWidth + 0.0271, 1e6)))
        return lineHeight * Double((letters + inLine - 1) / inLine)
    }
}
