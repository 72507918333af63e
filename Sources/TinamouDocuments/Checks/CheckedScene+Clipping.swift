import TinamouLayout

// Texts and controls with less room than their content wants.
//
// The size that a text wants is the one that the document has stored, which is that of the text only where the content
// decides it: a label between two edges is as wide as those are apart. So a stored size counts only if in the document
// itself the content determines it. Images are scaled, and texts that wrap go on in the next line.

extension CheckedScene {
    /// The views whose content has less room than it wants.
    func clippedContents() -> [CheckDraft] {
        guard hasOwnFrames else { return [] }
        return visible.compactMap { number -> CheckDraft? in
            number == root ? nil : clipped(number)
        }
    }

    private func clipped(_ number: Int) -> CheckDraft? {
        let element = document.elements[number]
        guard element.kind != "imageView", element.placement == .constraints, let view = layout.views[number],
            let rect = alignmentRect(number), element.isIncluded
        else { return nil }
        let wanted = view.intrinsicContentSize
        var parts: [(axis: LayoutAxis, has: Double, wants: Double)] = []
        if let width = wanted.width, width - rect.width > CheckedScene.rounding, !element.wraps {
            parts.append((.horizontal, rect.width, width))
        }
        if let height = wanted.height, height - rect.height > CheckedScene.rounding {
            parts.append((.vertical, rect.height, height))
        }
        parts = parts.filter { part in
            // Of no extent at all is what is meant not to be seen.
            part.has > 0 && !isOpen(number, part.axis) && isKnown(number, part.axis, part.wants)
        }
        guard let worst = parts.max(by: { $0.wants - $0.has < $1.wants - $1.has }) else { return nil }
        let what = worst.axis == .horizontal ? "wide" : "high"
        var draft = CheckDraft(
            .clippedContent, [element.id], line: element.line,
            "\(called(number)) is \(short(worst.has)) \(what), and its content wants \(short(worst.wants)); give it room, "
                + "or let others give way first: lower their compression resistance")
        draft.amount = worst.wants - worst.has
        draft.elements = [number]
        return draft
    }

    /// Whether an extent is really what the content wants.
    private func isKnown(_ number: Int, _ axis: LayoutAxis, _ wanted: Double) -> Bool {
        let element = document.elements[number], insets = element.alignmentInsets
        guard let frame = element.frame?.size else { return true }
        let extent =
            axis == .horizontal
            ? frame.width - insets.left - insets.right : frame.height - insets.top - insets.bottom
        return abs(extent - wanted) > 1e-6 || stored?.isOfContent(number, axis) == true
    }
}
