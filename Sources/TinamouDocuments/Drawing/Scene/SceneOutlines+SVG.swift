import TinamouLayout

// Outlines as SVG: a tint and the edges that are seen, and dashed, faintly, what is not.

extension SceneOutlines {
    /// Draws the outlines, the front one last.
    ///
    /// - Parameters:
    ///   - plane: where they come to lie.
    ///   - mark: a further class of the style sheet for a view by its element; empty for none.
    func draw(on plane: DrawingPlane, in drawing: inout SVGDrawing, mark: (Int) -> String = { _ in "" }) {
        for outline in outlines {
            let more = mark(outline.element)
            let style = "view \(outline.family.rawValue)" + (more.isEmpty ? "" : " \(more)")
            if outline.isAllVisible {
                drawing.rectangle(plane.placed(outline.frame), style: style)
                continue
            }
            let rest = Self.edges(of: outline.frame, in: plane.window, on: plane)
            if !rest.isEmpty { drawing.path(rest, style: "\(style) unseen") }
            guard let visible = outline.visible else { continue }
            drawing.rectangle(plane.placed(visible), style: "\(style) part")
            drawing.path(Self.edges(of: outline.frame, in: visible, on: plane), style: "\(style) edges")
        }
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

    /// The colours of families, for outlines and what goes with them.
    static let colours: KeyValuePairs<Family, String> = [
        .container: "#5f6f80", .stack: "#8a7458", .scroll: "#3f7f86", .text: "#2f6db3", .control: "#2f7d4f",
        .picture: "#7d5ba6",
    ]

    /// How outlines look. `ambiguous` and `conflicting` are what views may be marked with.
    static var styleSheet: String {
        let families = colours.map { ".\($0.key.rawValue) { stroke: \($0.value); fill: \($0.value) }" }
        return families.joined(separator: "\n") + """

            .view { fill-opacity: 0.07; stroke-width: 1 }
            .container, .stack, .scroll { fill-opacity: 0.04 }
            .stack { stroke-opacity: 0.75 }
            .view.part { stroke: none }
            .view.edges, .view.unseen { fill: none; stroke-linecap: square }
            .view.unseen { stroke-opacity: 0.5; stroke-width: 0.8; stroke-dasharray: 2 3; stroke-linecap: butt }
            .view.ambiguous { stroke: #c45a00; fill: #c45a00; fill-opacity: 0.04; stroke-width: 1.5; stroke-dasharray: 6 3 }
            .view.conflicting { stroke: #c62828; fill: #c62828; fill-opacity: 0.03; stroke-width: 1.7 }
            .view.part.ambiguous, .view.part.conflicting { stroke: none }
            .view.edges.ambiguous, .view.edges.conflicting, .view.unseen.ambiguous, .view.unseen.conflicting { fill: none }
            .view.unseen.ambiguous, .view.unseen.conflicting { stroke-dasharray: 2 3 }
            """
    }
}
