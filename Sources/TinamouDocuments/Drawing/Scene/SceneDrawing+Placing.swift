import TinamouLayout

// Where constraints, guides and baselines stand in a picture, beside the names that are there.

extension SceneDrawing {
    /// The font size of numbers at dimension lines, in pixels, and the height of their line.
    static let numberSize = 8.5
    private static let numberHeight = 10.0

    /// Constraints where their lines do not lie on each other and their numbers have room, as far as this can be; none
    /// that is outside the window.
    static func dimensions(
        _ lines: [SceneDimensions.Line], on plane: DrawingPlane, _ labels: inout SceneLabels
    ) -> [Dimension] {
        // Where lines run, by axis and place across in steps: from where to where.
        var lanes: [Lane: [(from: Double, to: Double)]] = [:]
        return lines.compactMap { line in
            guard var dimension = dimension(line, on: plane) else { return nil }
            if line.isAlignment && line.state == .holds { return dimension }
            func lane(_ across: Double) -> Lane {
                Lane(axis: line.axis, place: Int((across * plane.scale / 4).rounded(.down)))
            }
            let isInWindow = line.across.filter { abs($0) < 1e6 }
            let free = isInWindow.filter { across in
                lanes[lane(across)]?.allSatisfy { $0.to <= line.from || line.to <= $0.from } ?? true
            }
            for across in free + isInWindow {
                guard let spot = labels.place(spots(for: dimension, across, on: plane), within: plane.area) else {
                    continue
                }
                (dimension.across, dimension.label) = (across, spot)
                break
            }
            if abs(dimension.across) < 1e6 { lanes[lane(dimension.across), default: []].append((line.from, line.to)) }
            return dimension
        }
    }

    /// Where lines may run beside each other.
    private struct Lane: Hashable {
        var axis: LayoutAxis
        var place: Int
    }

    /// A constraint at the first place, without its number; `nil` outside the window.
    private static func dimension(_ line: SceneDimensions.Line, on plane: DrawingPlane) -> Dimension? {
        let window = plane.window
        let (low, high) = line.axis == .horizontal ? (window.minX, window.maxX) : (window.minY, window.maxY)
        guard line.to >= low, line.from <= high, let first = line.across.first else { return nil }
        return Dimension(line: line, across: first)
    }

    /// Where the number may stand if the line runs at a place: in its middle, on one side or the other.
    private static func spots(for dimension: Dimension, _ across: Double, on plane: DrawingPlane) -> [Rect] {
        let line = dimension.line, window = plane.window, isRow = line.axis == .horizontal
        let (low, high) = isRow ? (window.minX, window.maxX) : (window.minY, window.maxY)
        let middle = (max(line.from, low) + min(line.to, high)) / 2
        let width = TextWidth.of(line.text, size: numberSize)
        return isRow
            ? spots(above: plane.x(middle), plane.y(across), width)
            : spots(beside: plane.x(across), plane.y(middle), width)
    }

    private static func spots(above x: Double, _ y: Double, _ width: Double) -> [Rect] {
        [y - numberHeight - 1, y + 2].map { Rect(x: x - width / 2, y: $0, width: width, height: numberHeight) }
    }

    private static func spots(beside x: Double, _ y: Double, _ width: Double) -> [Rect] {
        [x + 3, x - width - 3].map { Rect(x: $0, y: y - numberHeight / 2, width: width, height: numberHeight) }
    }

    // MARK: Guides and baselines

    static func guides(
        _ scene: SceneLayout, _ outlines: SceneOutlines, on plane: DrawingPlane, _ labels: inout SceneLabels
    ) -> [Guide] {
        var guides: [Guide] = []
        for outline in outlines.outlines {
            for guide in scene.document.elements[outline.element].guides {
                guard let frame = scene.frameInRoot(ofGuide: guide.id) else { continue }
                let name = guide.title
                let width = TextWidth.of(name, size: numberSize), height = numberHeight
                let place = plane.placed(frame.intersection(plane.window) ?? frame)
                // Near the corners, inside first.
                let spots = [
                    (place.maxX - width - 3, place.maxY - height - 1), (place.minX + 3, place.maxY - height - 1),
                    (place.maxX - width - 3, place.minY + 1), (place.minX + 3, place.minY + 1),
                    (place.midX - width / 2, place.maxY - height - 1), (place.midX - width / 2, place.minY + 1),
                    (place.maxX - width, place.maxY + 1), (place.minX, place.maxY + 1),
                    (place.maxX - width, place.minY - height - 1), (place.minX, place.minY - height - 1),
                ].map { Rect(x: $0.0, y: $0.1, width: width, height: height) }
                guides.append(Guide(frame: frame, name: name, label: labels.place(spots, within: plane.area)))
            }
        }
        return guides
    }

    /// - Parameter lines: how far down the first and the last line of each outline's text stand.
    static func baselines(
        _ lines: [(first: Double, last: Double)?], _ outlines: SceneOutlines, on plane: DrawingPlane,
        _ labels: SceneLabels
    ) -> [Baseline] {
        let texts = Dictionary(uniqueKeysWithValues: labels.labels.map { ($0.outline, $0.frame) })
        return zip(outlines.outlines, lines).enumerated().flatMap { place, pair -> [Baseline] in
            guard let visible = pair.0.visible, let (first, last) = pair.1 else { return [] }
            // Less than a point apart they are one line to the eye.
            let lines = abs(first - last) < 1 ? [first] : [first, last]
            return lines.filter { $0 >= visible.minY && $0 <= visible.maxY }.flatMap { y -> [Baseline] in
                let all = Baseline(from: visible.minX, to: visible.maxX, y: y)
                // A line through the name would strike it out.
                guard let text = texts[place], text.minY <= plane.y(y), plane.y(y) <= text.maxY else { return [all] }
                let before = (text.minX - 2 - plane.x(0)) / plane.scale,
                    after = (text.maxX + 3 - plane.x(0)) / plane.scale
                return [Baseline(from: all.from, to: before, y: y), Baseline(from: after, to: all.to, y: y)].filter {
                    $0.from < $0.to
                }
            }
        }
    }
}
