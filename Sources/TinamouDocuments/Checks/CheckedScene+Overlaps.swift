import TinamouLayout

// Siblings that cover each other.
//
// Most that do are meant to: backgrounds, overlays, badges. Told of is what covers another in part, with nothing that
// says so. Along an axis an overlap is meant if one view lies within the other, or if an equation between the two states
// where they are. It is told of if along one axis it is neither, both views show something, and neither is open.

extension CheckedScene {
    /// Siblings that cover each other in part, without a constraint that says so.
    func overlappingSiblings() -> [CheckDraft] {
        guard hasOwnFrames else { return [] }
        return visible.flatMap { parent -> [CheckDraft] in
            let element = document.elements[parent]
            if element.children.count < 2 || element.stack != nil { return [] }
            return overlaps(inside: parent)
        }
    }

    /// - Complexity: O(*n* log *n* + pairs whose vertical ranges meet), *n* the views inside.
    private func overlaps(inside parent: Int) -> [CheckDraft] {
        let shown = document.elements[parent].children.filter { isVisible($0) && showsSomething($0) }
        var places: [(number: Int, rect: Rect)] = shown.compactMap { number in
            alignmentRect(number).flatMap { $0.width > 0 && $0.height > 0 ? (number, $0) : nil }
        }
        places.sort { ($0.rect.minY, $0.number) < ($1.rect.minY, $1.number) }
        var drafts: [CheckDraft] = []
        for (place, one) in places.enumerated() {
            for other in places[(place + 1)...] {
                if other.rect.minY >= one.rect.maxY { break }
                let (back, front) = one.number < other.number ? (one, other) : (other, one)
                if let draft = overlap(back.number, back.rect, front.number, front.rect) { drafts.append(draft) }
            }
        }
        return drafts
    }

    private func overlap(_ back: Int, _ backRect: Rect, _ front: Int, _ frontRect: Rect) -> CheckDraft? {
        guard let common = backRect.intersection(frontRect), common.width > CheckedScene.overlapTolerance,
            common.height > CheckedScene.overlapTolerance
        else { return nil }
        for axis in LayoutAxis.allCases {
            if isOpen(back, axis) || isOpen(front, axis) { return nil }
        }
        let axes = LayoutAxis.allCases.filter { axis in
            !CheckedScene.isWithin(backRect, frontRect, axis)
                && !uses.equations(between: back, and: front).contains { $0.first.isAlong(axis) && !$0.first.isExtent }
        }
        guard let axis = axes.first else { return nil }
        let (one, two) = (document.elements[back], document.elements[front])
        var draft = CheckDraft(
            .overlap, [one.id, two.id], line: two.line ?? one.line,
            "\(called(front)) covers \(short(common.width)) × \(short(common.height)) of \(called(back)); add a "
                + "constraint that keeps them apart \(axis == .horizontal ? "horizontally" : "vertically"), or that says where "
                + "one is on the other")
        draft.details = ["\(plainly(two.id)): \(short(frontRect))", "\(plainly(one.id)): \(short(backRect))"]
        draft.amount = min(common.width, common.height)
        draft.elements = [back, front]
        return draft
    }

    /// By how much views must cover each other to be told of, in points: more than shadows and roundings.
    private static let overlapTolerance = 1.0

    /// Whether along an axis one of two rectangles lies within the other.
    private static func isWithin(_ one: Rect, _ other: Rect, _ axis: LayoutAxis) -> Bool {
        func contains(_ outer: Rect, _ inner: Rect) -> Bool {
            axis == .horizontal
                ? inner.minX >= outer.minX - tolerance && inner.maxX <= outer.maxX + tolerance
                : inner.minY >= outer.minY - tolerance && inner.maxY <= outer.maxY + tolerance
        }
        return contains(one, other) || contains(other, one)
    }

    /// Whether there is something in a view that must not be covered, or that must not cover: a plain one with nothing inside is a
    /// background or a line.
    private func showsSomething(_ number: Int) -> Bool {
        let element = document.elements[number]
        // Headers and bars lie over what they go with.
        if element.bar != nil || element.header != nil { return false }
        return element.kind != "view" || !element.children.isEmpty || element.intrinsicSize != LayoutDocument.Extents()
    }
}
