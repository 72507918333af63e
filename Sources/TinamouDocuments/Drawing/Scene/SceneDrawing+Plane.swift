import TinamouLayout

// The screen with what is on it, in layers: a picture has those that are asked for, a page all, and hides some.

extension SceneDrawing {
    /// Draws the screen.
    ///
    /// - Parameter isInteractive: whether views can be chosen, as in a page; otherwise they have titles.
    func drawPlane(in drawing: inout SVGDrawing, isInteractive: Bool = false) {
        let screen = plane.placed(Rect(size: scene.size))
        if plane.window.size != scene.size { drawing.rectangle(plane.area, style: "beyond") }
        drawing.rectangle(screen, style: "screen")
        outlines.draw(
            on: plane, in: &drawing, attributes: { attributes(of: $0, isInteractive) },
            title: { isInteractive ? nil : legend.rows[$0.number - 1].summary },
            mark: { SceneDrawing.mark(legend.rows[$0.number - 1], "ambiguous", "conflicting") })
        drawing.rectangle(screen, style: "screenEdge")
        layer("guides", isEmpty: guides.isEmpty, in: &drawing) { drawing in
            for guide in guides {
                let edges = SceneOutlines.edges(of: guide.frame, in: plane.window, on: plane)
                if !edges.isEmpty { drawing.path(edges, style: "guide") }
            }
        }
        layer("baselines", isEmpty: baselines.isEmpty, in: &drawing) { drawing in
            for line in baselines {
                let y = plane.y(line.y)
                drawing.line(
                    from: Point(x: plane.x(line.from), y: y), to: Point(x: plane.x(line.to), y: y), style: "baseline")
            }
        }
        layer("constraints", isEmpty: dimensions.isEmpty, in: &drawing) { drawing in
            for dimension in dimensions {
                drawing.beginGroup([("data-constraint", "\(dimension.line.constraint)")])
                draw(dimension, in: &drawing)
                drawing.endGroup()
            }
        }
        layer("guides", isEmpty: guides.isEmpty, in: &drawing) { drawing in
            for guide in guides {
                guard let place = guide.label else { continue }
                drawing.text(guide.name, x: place.minX, y: place.maxY - 2, style: "guideName")
            }
        }
        layer("names", isEmpty: labels.labels.isEmpty, in: &drawing) { drawing in
            for label in labels.labels { draw(label, isInteractive, in: &drawing) }
        }
        layer("constraints", isEmpty: dimensions.isEmpty, in: &drawing) { drawing in
            for dimension in dimensions {
                guard let place = dimension.label else { continue }
                drawing.beginGroup([("data-constraint", "\(dimension.line.constraint)")])
                drawing.text(
                    dimension.line.text, x: place.midX, y: place.maxY - 2,
                    style: "number \(dimension.line.state.rawValue)")
                drawing.endGroup()
            }
        }
    }

    private func layer(
        _ name: String, isEmpty: Bool, in drawing: inout SVGDrawing, _ draw: (inout SVGDrawing) -> Void
    ) {
        if isEmpty { return }
        drawing.beginGroup([("class", name)])
        draw(&drawing)
        drawing.endGroup()
    }

    // MARK: Views

    private func attributes(
        of outline: SceneOutlines.Outline, _ isInteractive: Bool
    ) -> [(name: String, value: String)] {
        if !isInteractive { return [] }
        let row = legend.rows[outline.number - 1]
        return [
            ("data-view", "\(outline.number)"), ("tabindex", "-1"), ("role", "button"), ("aria-label", row.summary),
        ]
    }

    private static func mark(_ row: SceneLegend.Row, _ ambiguous: String, _ conflicting: String) -> String {
        [row.isAmbiguous ? ambiguous : nil, row.isConflicting ? conflicting : nil].compactMap { $0 }
            .joined(separator: " ")
    }

    private func draw(_ label: SceneLabels.Label, _ isInteractive: Bool, in drawing: inout SVGDrawing) {
        let place = label.frame, row = legend.rows[label.number - 1]
        let mark = row.isConflicting ? " bad" : row.isAmbiguous ? " open" : ""
        if label.isBadge {
            if isInteractive { drawing.beginGroup([("data-badge", "\(label.number)")]) }
            drawing.rectangle(place, style: "badge \(row.family.rawValue)\(mark)", radius: 3)
            drawing.text("\(label.number)", x: place.midX, y: place.midY + 2.9, style: "badgeNumber\(mark)")
            if isInteractive { drawing.endGroup() }
            return
        }
        let y = place.midY + 3.7
        drawing.text("\(label.number)", x: place.minX, y: y, style: "index\(mark)")
        let nameX = place.minX + SceneLabels.numberWidth(label.number) + SceneLabels.gap
        drawing.text(label.name, x: nameX, y: y, style: "name\(mark)")
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
}
