import TinamouLayout

// Outlines as SVG: a tint and the edges that are seen, and dashed, faintly, what is not.

extension SceneOutlines {
    /// Draws the outlines, the front one last, each as a group.
    ///
    /// - Parameters:
    ///   - plane: where they come to lie.
    ///   - attributes: what the group of an outline says of it.
    ///   - title: what viewers show under the pointer; `nil` for nothing.
    ///   - mark: a further class of the style sheet for an outline; empty for none.
    func draw(
        on plane: DrawingPlane, in drawing: inout SVGDrawing,
        attributes: (Outline) -> [(name: String, value: String)] = { _ in [] },
        title: (Outline) -> String? = { _ in nil }, mark: (Outline) -> String = { _ in "" }
    ) {
        for outline in outlines {
            drawing.beginGroup(attributes(outline))
            if let title = title(outline) { drawing.title(title) }
            draw(outline, on: plane, in: &drawing, mark: mark(outline))
            drawing.endGroup()
        }
    }

    private func draw(_ outline: Outline, on plane: DrawingPlane, in drawing: inout SVGDrawing, mark: String) {
        let style = "view \(outline.family.rawValue)" + (mark.isEmpty ? "" : " \(mark)")
        if outline.isAllVisible {
            drawing.rectangle(plane.placed(outline.frame), style: style)
            return
        }
        let rest = Self.edges(of: outline.frame, in: plane.window, on: plane)
        if !rest.isEmpty { drawing.path(rest, style: "\(style) unseen") }
        guard let visible = outline.visible else { return }
        drawing.rectangle(plane.placed(visible), style: "\(style) part")
        let edges = Self.edges(of: outline.frame, in: visible, on: plane)
        if !edges.isEmpty { drawing.path(edges, style: "\(style) edges") }
    }

    /// The parts of a rectangle's edges that lie in a window, as the commands of a path.
    static func edges(of frame: Rect, in window: Rect, on plane: DrawingPlane) -> String {
        let left = max(frame.minX, window.minX), right = min(frame.maxX, window.maxX)
        let top = max(frame.minY, window.minY), bottom = min(frame.maxY, window.maxY)
        guard left <= right, top <= bottom else { return "" }
        var commands: [String] = []
        func add(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
            let start = "\(SVGDrawing.number(plane.x(x1))) \(SVGDrawing.number(plane.y(y1)))"
            commands.append("M\(start)L\(SVGDrawing.number(plane.x(x2))) \(SVGDrawing.number(plane.y(y2)))")
        }
        if frame.minY >= window.minY { add(left, top, right, top) }
        if frame.maxX <= window.maxX { add(right, top, right, bottom) }
        if frame.maxY <= window.maxY { add(right, bottom, left, bottom) }
        if frame.minX >= window.minX { add(left, bottom, left, top) }
        return commands.joined()
    }

    /// How outlines look. `ambiguous` and `conflicting` are what views may be marked with.
    static func styleSheet(_ colour: (DrawingColour) -> String) -> String {
        let families: [(Family, DrawingColour)] = [
            (.container, .container), (.stack, .stack), (.scroll, .scroll), (.text, .text), (.control, .control),
            (.picture, .picture),
        ]
        let rules = families.map { ".\($0.rawValue) { stroke: \(colour($1)); fill: \(colour($1)) }" }
        let ambiguous = colour(.ambiguous), conflict = colour(.conflict)
        return rules.joined(separator: "\n") + """

            .view { fill-opacity: 0.07; stroke-width: 1 }
            .container, .stack, .scroll { fill-opacity: 0.04 }
            .stack { stroke-opacity: 0.75 }
            .view.part { stroke: none }
            .view.edges, .view.unseen { fill: none; stroke-linecap: square }
            .view.unseen { stroke-opacity: 0.5; stroke-width: 0.8; stroke-dasharray: 2 3; stroke-linecap: butt }
            .view.ambiguous { stroke: \(ambiguous); fill: \(ambiguous); fill-opacity: 0.04; stroke-width: 1.5 }
            .view.ambiguous { stroke-dasharray: 6 3 }
            .view.conflicting { stroke: \(conflict); fill: \(conflict); fill-opacity: 0.03; stroke-width: 1.7 }
            .view.part.ambiguous, .view.part.conflicting { stroke: none }
            .view.edges.ambiguous, .view.edges.conflicting { fill: none }
            .view.unseen.ambiguous, .view.unseen.conflicting { fill: none; stroke-dasharray: 2 3 }
            """
    }
}
