import TinamouLayout

// The picture as SVG.

extension SceneDrawing {
    /// The picture as an SVG document.
    ///
    /// - Complexity: O(views + constraints drawn).
    public func svg() -> String {
        let margin = SceneDrawing.origin.x
        let list = SceneList(legend, scene)
        let problems = problems
        if let failure = scene.failure { return failureDrawing(failure) }
        let area = plane.area
        let left = max(area.width, SceneDrawing.leastWidth)
        let listX = margin + left + 32
        let rows = list.columns(beside: area.height)
        let listHeight = list.height(rows)
        // What is wrong stands below the shorter one of picture and list.
        let keyBottom = area.maxY + 10 + SceneDrawing.keyHeight * Double(keys.count)
        let isBesideRight = area.minY + listHeight <= keyBottom
        let textX = isBesideRight ? listX : margin
        let textY = (isBesideRight ? area.minY + listHeight : keyBottom) + 26
        let textWidth = isBesideRight ? list.width(rows) : left
        let lines = SceneText.lines(problems, width: textWidth)
        let bottom = max(
            keyBottom, area.minY + listHeight, lines.isEmpty ? 0 : textY + Double(lines.count) * SceneText.lineHeight)
        let titles = self.titles
        let width = max(listX + list.width(rows), margin + TextWidth.of(titles[0], size: 16, isBold: true)) + margin
        var drawing = SVGDrawing(width: width.rounded(.up), height: (bottom + margin).rounded(.up))
        drawing.text(titles[0], x: margin, y: 34, style: "title")
        drawing.text(titles[1], x: margin, y: 53, style: "subtitle")
        drawPlane(in: &drawing)
        drawKeys(at: Point(x: margin, y: area.maxY + 10), in: &drawing)
        list.draw(at: Point(x: listX, y: area.minY), columns: rows, in: &drawing)
        SceneText.draw(lines, at: Point(x: textX, y: textY), in: &drawing)
        return drawing.document(styleSheet: SceneDrawing.styleSheet)
    }

    /// How wide the column of the picture is at least, so that keys and texts have room in it.
    private static let leastWidth = 260.0

    /// What the picture is of: the document and the scene, and the screen.
    private var titles: [String] {
        let size = "\(readable(scene.size.width)) × \(readable(scene.size.height))"
        let screen = [target == size ? nil : target, size].compactMap { $0 }.joined(separator: ", ")
        let name = TextWidth.fitted(scene.title, to: 560, size: 11.5) ?? ""
        // Without its folders, which are another's on another machine.
        let file = scene.document.name.split(separator: "/").last.map(String.init) ?? scene.document.name
        return [TextWidth.fitted(file, to: 900, size: 16, isBold: true) ?? "", "\(name), \(screen)"]
    }

    private var problems: [SceneText.Paragraph] {
        let findings = scene.analysis.findings.filter { !$0.isHidden }.map(\.text)
        var paragraphs = scene.conflicts.map { conflict -> SceneText.Paragraph in
            let lines = scene.text(conflict)
            return .init(heading: lines[0], style: "bad", lines: Array(lines.dropFirst()))
        }
        if !findings.isEmpty { paragraphs.append(.init(heading: "open:", style: "open", lines: findings)) }
        if let failure = scene.analysis.failure { paragraphs.append(.init(heading: failure, style: "open", lines: [])) }
        return paragraphs
    }

    private func failureDrawing(_ failure: String) -> String {
        let lines = SceneText.lines([.init(heading: "not laid out:", style: "bad", lines: [failure])], width: 600)
        var drawing = SVGDrawing(width: 960, height: 110 + Double(lines.count) * SceneText.lineHeight)
        drawing.text(titles[0], x: 24, y: 34, style: "title")
        drawing.text(titles[1], x: 24, y: 53, style: "subtitle")
        SceneText.draw(lines, at: Point(x: 24, y: 86), in: &drawing)
        return drawing.document(styleSheet: SceneDrawing.styleSheet)
    }

    // MARK: The screen

    private func drawPlane(in drawing: inout SVGDrawing) {
        let screen = plane.placed(Rect(size: scene.size))
        if plane.window.size != scene.size { drawing.rectangle(plane.area, style: "beyond") }
        drawing.rectangle(screen, style: "screen")
        let rows = Dictionary(uniqueKeysWithValues: legend.rows.map { ($0.element, $0) })
        outlines.draw(on: plane, in: &drawing) { element in
            guard let row = rows[element] else { return "" }
            return [row.isAmbiguous ? "ambiguous" : nil, row.isConflicting ? "conflicting" : nil].compactMap { $0 }
                .joined(separator: " ")
        }
        drawing.rectangle(screen, style: "screenEdge")
        for guide in guides {
            let edges = SceneOutlines.edges(of: guide.frame, in: plane.window, on: plane)
            if !edges.isEmpty { drawing.path(edges, style: "guide") }
        }
        for line in baselines {
            let y = plane.y(line.y)
            drawing.line(
                from: Point(x: plane.x(line.from), y: y), to: Point(x: plane.x(line.to), y: y), style: "baseline")
        }
        for dimension in dimensions { draw(dimension, in: &drawing) }
        for guide in guides {
            if let place = guide.label {
                drawing.text(guide.name, x: place.minX, y: place.maxY - 2, style: "guideName")
            }
        }
        for label in labels.labels { draw(label, rows[outlines.outlines[label.outline].element], in: &drawing) }
        for dimension in dimensions {
            guard let place = dimension.label else { continue }
            drawing.text(
                dimension.line.text, x: place.midX, y: place.maxY - 2, style: "number \(dimension.line.state.rawValue)")
        }
    }

    private func draw(_ label: SceneLabels.Label, _ row: SceneLegend.Row?, in drawing: inout SVGDrawing) {
        let place = label.frame
        let mark = row?.isConflicting == true ? " bad" : row?.isAmbiguous == true ? " open" : ""
        if label.isBadge {
            drawing.rectangle(place, style: "badge \(row?.family.rawValue ?? "")\(mark)", radius: 3)
            drawing.text("\(label.number)", x: place.midX, y: place.midY + 2.9, style: "badgeNumber\(mark)")
            return
        }
        let isUnseen = outlines.outlines[label.outline].visible == nil ? " faint" : ""
        let y = place.midY + 3.7
        drawing.text("\(label.number)", x: place.minX, y: y, style: "index\(mark)")
        let nameX = place.minX + SceneLabels.numberWidth(label.number) + SceneLabels.gap
        drawing.text(label.name, x: nameX, y: y, style: "name\(mark)\(isUnseen)")
        if label.text.isEmpty { return }
        let textX = nameX + TextWidth.of(label.name, size: SceneLabels.nameSize) + SceneLabels.gap
        drawing.text(label.text, x: textX, y: y, style: "name soft")
    }

    // MARK: Constraints

    private func draw(_ dimension: Dimension, in drawing: inout SVGDrawing) {
        let line = dimension.line, isRow = line.axis == .horizontal
        let style = "dimension \(line.state.rawValue)"
        func point(_ along: Double, _ across: Double) -> Point {
            isRow ? Point(x: plane.x(along), y: plane.y(across)) : Point(x: plane.x(across), y: plane.y(along))
        }
        if line.isAlignment {
            guard let (low, high) = alignment(line) else { return }
            drawing.line(
                from: point(line.from, low), to: point(line.from, high), style: "alignment \(line.state.rawValue)")
            return
        }
        // From an edge that does not reach so far.
        for reach in line.reaches {
            let near = min(max(dimension.across, min(reach.from, reach.to)), max(reach.from, reach.to))
            if abs(near - dimension.across) * plane.scale > 1, isInside(reach.at, line.axis) {
                drawing.line(from: point(reach.at, near), to: point(reach.at, dimension.across), style: "extension")
            }
        }
        let ends = [line.from, line.to].map { inside($0, line.axis) }
        drawing.line(
            from: point(ends[0], dimension.across), to: point(ends[1], dimension.across), style: style)
        let size = min(4, (line.to - line.from) * plane.scale / 3)
        for (end, away) in [(line.from, size), (line.to, -size)] where isInside(end, line.axis) {
            let (x, y) = (point(end, dimension.across).x, point(end, dimension.across).y)
            let corners: [(Double, Double)]
            if line.isExtent {
                // An arrow.
                corners =
                    isRow
                    ? [(x + away, y - 2), (x, y), (x + away, y + 2)] : [(x - 2, y + away), (x, y), (x + 2, y + away)]
            } else {
                corners = isRow ? [(x, y - 3), (x, y + 3)] : [(x - 3, y), (x + 3, y)]
            }
            drawing.polyline(corners.map { Point(x: $0.0, y: $0.1) }, style: "\(style) tip")
        }
    }

    /// From where to where a line goes on which two things stand: from one to the other, or a little beyond the one that
    /// is inside the other.
    private func alignment(_ line: SceneDimensions.Line) -> (Double, Double)? {
        guard let first = line.reaches.first, let second = line.reaches.last else { return nil }
        var low = min(first.from, second.from), high = max(first.to, second.to)
        for (inner, outer) in [(first, second), (second, first)]
        where outer.from <= inner.from && inner.to <= outer.to {
            let more = 6 / plane.scale
            (low, high) = (inner.from - more, inner.to + more)
        }
        return (inside(low, line.axis.other), inside(high, line.axis.other))
    }

    /// A place along an axis, or the edge of the window that is nearest to it.
    private func inside(_ place: Double, _ axis: LayoutAxis) -> Double {
        let window = plane.window
        return axis == .horizontal
            ? min(max(place, window.minX), window.maxX) : min(max(place, window.minY), window.maxY)
    }

    private func isInside(_ place: Double, _ axis: LayoutAxis) -> Bool { inside(place, axis) == place }

    // MARK: Keys

    private static let keyHeight = 15.0

    /// What the picture's lines mean, as far as they are in it.
    private var keys: [(style: String, text: String)] {
        let rows = legend.rows
        var keys: [(style: String, text: String)] = []
        if rows.contains(where: { $0.isAmbiguous && !$0.isHidden }) {
            keys.append(("view ambiguous", "ambiguous: constraints leave something open"))
        }
        if rows.contains(where: { $0.isConflicting && !$0.isHidden }) {
            keys.append(("view conflicting", "in a contradiction"))
        }
        if outlines.outlines.contains(where: { !$0.isAllVisible }) {
            keys.append(("view container unseen", "not to be seen: beyond a scroll view or the screen"))
        }
        if !guides.isEmpty { keys.append(("guide", "guide")) }
        if !baselines.isEmpty { keys.append(("baseline", "baseline")) }
        let states: [(SceneDimensions.State, String)] = [
            (.holds, "constraint"), (.broken, "constraint that gives way to stronger ones"),
            (.conflicting, "constraint in a contradiction"), (.leftOut, "constraint left out"),
        ]
        for (state, text) in states where dimensions.contains(where: { $0.line.state == state }) {
            keys.append(("dimension \(state.rawValue)", text))
        }
        return keys
    }

    private func drawKeys(at origin: Point, in drawing: inout SVGDrawing) {
        for (place, key) in keys.enumerated() {
            let y = origin.y + SceneDrawing.keyHeight * (Double(place) + 0.5)
            drawing.line(from: Point(x: origin.x, y: y), to: Point(x: origin.x + 24, y: y), style: key.style)
            drawing.text(key.text, x: origin.x + 32, y: y + 3.5, style: "key")
        }
    }
}
