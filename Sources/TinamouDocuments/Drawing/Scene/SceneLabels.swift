// Where the names of views stand in a picture. In this order of priority: no two texts cover each other; a name stands
// inside its view, where no other is in front and no edge crosses it; a name that has no room is shortened, and one
// that has none at all gives way to a badge with the view's number, at the view's edge. A badge that has no room
// either is left out: the list beside the picture has every view.
//
// A raster decides what is free. Looking for the best place of all labels together would be a hard problem; one after
// the other, each at the first free place from its view's top left corner, is what a reader expects anyway.

import TinamouLayout

/// The names and badges of a picture of a scene.
package struct SceneLabels {
    /// A name or badge.
    package struct Label {
        /// The place of its view among the outlines.
        package var outline: Int
        /// The number of the view.
        package var number: Int
        /// The name, as much of it as has room; empty for a badge.
        package var name: String
        /// What the view shows, where it has room after the name; empty for nothing.
        package var text = ""
        /// Where it stands in the picture, in pixels.
        package var frame: Rect
        /// Whether it is a number alone.
        package var isBadge: Bool { name.isEmpty }
    }

    /// The labels, in the order of the outlines; at most one for each.
    package private(set) var labels: [Label] = []

    /// What is free beside them.
    private(set) var raster: DrawingRaster

    /// Beyond how many views none has a label: the raster costs their number times the picture, and nobody reads it.
    package static let viewLimit = 5000

    /// The sizes of fonts, in pixels, and of what stands around texts.
    static let nameSize = 10.5
    static let numberSize = 8.0
    static let lineHeight = 13.0
    static let gap = 4.0
    static let badgeHeight = 11.0
    private static let inset = 3.0

    /// How many letters of a name have to have room.
    private static let leastLetters = 5

    /// The labels for outlines on a plane.
    ///
    /// - Parameters:
    ///   - names: the name of each outline.
    ///   - texts: what each shows; empty for nothing that can be written.
    /// - Complexity: O(views · squares of the picture), and as much again for looking for room.
    init(_ outlines: [SceneOutlines.Outline], names: [String], texts: [String], on plane: DrawingPlane) {
        raster = DrawingRaster(plane.area)
        guard outlines.count <= SceneLabels.viewLimit else { return }
        let screen = plane.window
        // Where a view is seen, or else where it would be.
        let places = outlines.map { outline in
            (outline.visible ?? SceneLabels.touching(outline.frame, screen)).map { plane.placed($0) }
        }
        for (place, outline) in outlines.enumerated() {
            if !outline.isAllVisible {
                raster.cross(plane.placed(SceneLabels.touching(outline.frame, screen) ?? Rect()))
            }
            if outline.visible != nil, let frame = places[place] { raster.lay(place, frame) }
        }
        var waiting: [Int] = []
        for (place, outline) in outlines.enumerated() {
            guard let frame = places[place] else { continue }
            let isSeen = outline.visible != nil
            guard isSeen, let label = named(place, outline.number, names[place], texts[place], in: frame) else {
                waiting.append(place)
                continue
            }
            add(label)
        }
        // First those with room of their own, so that no other takes it from them.
        for isOwn in [true, false] {
            waiting.removeAll { place in
                guard let frame = places[place],
                    let label = badge(place, outlines[place].number, isOwn, in: frame, within: plane.area)
                else { return false }
                add(label)
                return true
            }
        }
        labels.sort { $0.outline < $1.outline }
    }

    private mutating func add(_ label: Label) {
        raster.take(label.frame)
        labels.append(label)
    }

    /// The part of a rectangle in a window, which may be a line or a point; `nil` for one outside.
    private static func touching(_ frame: Rect, _ window: Rect) -> Rect? {
        let left = max(frame.minX, window.minX), right = min(frame.maxX, window.maxX)
        let top = max(frame.minY, window.minY), bottom = min(frame.maxY, window.maxY)
        return left <= right && top <= bottom ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }

    // MARK: Names

    /// How wide a number is.
    static func numberWidth(_ number: Int) -> Double { TextWidth.of("\(number)", size: numberSize, isBold: true) }

    private func named(_ place: Int, _ number: Int, _ name: String, _ text: String, in frame: Rect) -> Label? {
        let before = SceneLabels.numberWidth(number) + SceneLabels.gap
        let room = frame.width - 2 * SceneLabels.inset
        guard frame.height >= SceneLabels.lineHeight + 2, room > before else { return nil }
        let full = TextWidth.of(name, size: SceneLabels.nameSize, limit: room)
        if !text.isEmpty {
            let more = SceneLabels.gap + TextWidth.of(text, size: SceneLabels.nameSize, limit: room)
            if before + full + more <= room, let found = spot(for: place, width: before + full + more, in: frame) {
                return Label(outline: place, number: number, name: name, text: text, frame: found)
            }
        }
        if before + full <= room, let found = spot(for: place, width: before + full, in: frame) {
            return Label(outline: place, number: number, name: name, frame: found)
        }
        // Shorter and shorter: what is free may be much narrower than the view.
        var width = min(room, before + full)
        while let short = TextWidth.fitted(
            name, to: width - before, size: SceneLabels.nameSize, least: SceneLabels.leastLetters)
        {
            let used = before + TextWidth.of(short, size: SceneLabels.nameSize)
            if let found = spot(for: place, width: used, in: frame) {
                return Label(outline: place, number: number, name: short, frame: found)
            }
            width = used * 0.75
        }
        return nil
    }

    /// The first free place for a line in a view, row by row.
    private func spot(for place: Int, width: Double, in frame: Rect) -> Rect? {
        let inset = SceneLabels.inset, height = SceneLabels.lineHeight
        let last = frame.maxY - height - 1
        // A single line stands in the middle of its view.
        var y = frame.height < 2 * height ? frame.midY - height / 2 : frame.minY + 2
        while y <= last {
            var x = frame.minX + inset
            while x + width <= frame.maxX - inset + 1e-6 {
                let here = Rect(x: x, y: y, width: width, height: height)
                // The view's own edges are no obstacle, which is why the squares at them do not count.
                let inner = Rect(x: max(x, frame.minX + 5), y: max(y, frame.minY + 5), width: 0, height: 0)
                let tested = Rect(
                    x: inner.minX, y: inner.minY, width: min(here.maxX, frame.maxX - 5) - inner.minX,
                    height: min(here.maxY, frame.maxY - 5) - inner.minY)
                guard let edge = raster.obstacle(in: tested, for: place) else { return here }
                x = max(x + DrawingRaster.step, edge + 2)
            }
            y += DrawingRaster.step
        }
        return nil
    }

    // MARK: Badges

    /// A badge where there is room for it.
    ///
    /// - Parameter isOwn: whether it has to be where no other view is in front.
    private func badge(_ place: Int, _ number: Int, _ isOwn: Bool, in frame: Rect, within area: Rect) -> Label? {
        let size = Size(width: SceneLabels.numberWidth(number) + 5, height: SceneLabels.badgeHeight)
        let isSmall = frame.width < size.width + 2 || frame.height < size.height + 2
        let inside = isSmall ? [] : SceneLabels.spots(of: size, inside: frame)
        func first(_ spots: [Rect], for view: Int? = nil, mayCross: Bool = true) -> Rect? {
            spots.first { spot in
                spot.minX >= area.minX - 1 && spot.maxX <= area.maxX + 1 && spot.minY >= area.minY - 1
                    && spot.maxY <= area.maxY + 1 && raster.isFree(spot, for: view, mayCross: mayCross)
            }
        }
        var found: Rect?
        if isOwn {
            found = first(inside, for: place)
        } else if isSmall {
            // Beside a dot, where there is nothing else; or else on it.
            let isDot = frame.width < size.width + 2 && frame.height < size.height + 2
            found =
                (isDot ? first(SceneLabels.spots(of: size, around: frame), mayCross: false) : nil)
                ?? first([SceneLabels.middle(of: frame, size, within: area)])
        } else {
            // On the upper edge rather than inside a view in front; then anywhere at the edges.
            found = first(SceneLabels.spots(of: size, on: frame) + inside)
        }
        return found.map { Label(outline: place, number: number, name: "", frame: $0) }
    }

    /// Where a badge stands on a view that is smaller, as near to its middle as an area lets it.
    private static func middle(of frame: Rect, _ size: Size, within area: Rect) -> Rect {
        Rect(
            x: max(area.minX, min(frame.midX - size.width / 2, area.maxX - size.width)),
            y: max(area.minY, min(frame.midY - size.height / 2, area.maxY - size.height)), width: size.width,
            height: size.height)
    }

    /// Where a badge may stand inside a view, along its edges.
    private static func spots(of size: Size, inside frame: Rect) -> [Rect] {
        let step = DrawingRaster.step
        func spot(_ x: Double, _ y: Double) -> Rect { Rect(origin: Point(x: x, y: y), size: size) }
        let left = frame.minX + 1, right = frame.maxX - size.width - 1
        let top = frame.minY + 1, bottom = frame.maxY - size.height - 1
        let across = Array(stride(from: left, through: right, by: step))
        let down = Array(stride(from: top, through: bottom, by: step))
        return across.map { spot($0, top) } + down.map { spot(left, $0) } + down.map { spot(right, $0) }
            + across.map { spot($0, bottom) }
    }

    /// Where a badge may stand on the upper edge of a view.
    private static func spots(of size: Size, on frame: Rect) -> [Rect] {
        stride(from: frame.minX + 3, through: frame.maxX - size.width - 3, by: DrawingRaster.step).map {
            Rect(origin: Point(x: $0, y: frame.minY - size.height / 2), size: size)
        }
    }

    /// Where a badge may stand around a view that is too small for it.
    private static func spots(of size: Size, around frame: Rect) -> [Rect] {
        let x = frame.midX - size.width / 2, y = frame.midY - size.height / 2, away = 3.0
        let corners = [
            (frame.maxX + away, y), (x, frame.minY - size.height - away), (x, frame.maxY + away),
            (frame.minX - size.width - away, y),
        ]
        return corners.map { Rect(origin: Point(x: $0.0, y: $0.1), size: size) }
    }

    // MARK: Other texts

    /// Keeps the first free one of several rectangles for a text.
    mutating func place(_ spots: [Rect], within area: Rect) -> Rect? {
        let found = spots.first { spot in
            spot.minX >= area.minX && spot.maxX <= area.maxX && spot.minY >= area.minY && spot.maxY <= area.maxY
                && raster.isFree(spot, for: nil, mayCross: true)
        }
        if let found { raster.take(found) }
        return found
    }
}
