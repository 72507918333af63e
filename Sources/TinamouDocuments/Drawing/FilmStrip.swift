import TinamouLayout

/// Pictures of one layout at several moments, side by side, as a drawing that a person can read.
///
/// Each panel shows a screen with rectangles in it, in the order in which they lie on each other, and a caption
/// under it. What is outside its panel's window is hidden, but for emphasised rectangles, of which it shows as a
/// dashed outline. A label over which another rectangle lies is left out.
public struct FilmStrip: Sendable {
    /// How a rectangle looks.
    public enum Style: String, Sendable {
        /// A light surface with an outline.
        case surface
        /// A part of a surface.
        case part
        /// What the drawing is about.
        case emphasis
    }

    /// A rectangle in a panel, in the screen's coordinates.
    public struct Shape: Sendable {
        /// Where it is, in points.
        public var frame: Rect
        /// What stands in its visible part.
        public var label: String
        /// How it looks.
        public var style: Style

        /// A rectangle with a label.
        public init(_ frame: Rect, label: String, style: Style) {
            self.frame = frame
            self.label = label
            self.style = style
        }
    }

    /// One moment.
    public struct Panel: Sendable {
        /// The screen's size, in points.
        public var screen: Size
        /// The part of the screen in which the rectangles show.
        public var window: Rect
        /// The rectangles, the front one last.
        public var shapes: [Shape]
        /// Heights at which a thin line with a name crosses the screen.
        public var guides: [(y: Double, name: String)]
        /// What stands under the panel: the first line large.
        public var caption: [String]

        /// A moment from its parts.
        public init(
            screen: Size, window: Rect, shapes: [Shape], guides: [(y: Double, name: String)], caption: [String]
        ) {
            self.screen = screen
            self.window = window
            self.shapes = shapes
            self.guides = guides
            self.caption = caption
        }
    }

    /// What stands above the panels.
    public var title: String

    /// The moments from left to right.
    public var panels: [Panel]

    /// A strip of panels.
    public init(title: String, panels: [Panel]) {
        self.title = title
        self.panels = panels
    }

    // MARK: Drawing

    private static let scale = 0.4
    private static let margin = 28.0
    private static let gap = 40.0
    private static let headroom = 78.0
    private static let footroom = 70.0

    /// The strip as an SVG document.
    ///
    /// - Complexity: O(shapes).
    public func svg() -> String {
        let widths = panels.map { $0.screen.width * FilmStrip.scale }
        let tallest = (panels.map { $0.screen.height }.max() ?? 0) * FilmStrip.scale
        let width = 2 * FilmStrip.margin + widths.reduce(0, +) + FilmStrip.gap * Double(max(0, panels.count - 1))
        let height = FilmStrip.headroom + tallest + FilmStrip.footroom
        var drawing = SVGDrawing(width: width, height: height)
        drawing.text(title, x: FilmStrip.margin, y: 26, style: "title")
        var x = FilmStrip.margin
        for (index, panel) in panels.enumerated() {
            draw(panel, number: index, at: Point(x: x, y: FilmStrip.headroom), in: &drawing)
            x += widths[index] + FilmStrip.gap
        }
        return drawing.document(styleSheet: FilmStrip.styleSheet)
    }

    private func draw(_ panel: Panel, number: Int, at origin: Point, in drawing: inout SVGDrawing) {
        func placed(_ frame: Rect) -> Rect {
            Rect(
                x: origin.x + frame.minX * FilmStrip.scale, y: origin.y + frame.minY * FilmStrip.scale,
                width: frame.width * FilmStrip.scale, height: frame.height * FilmStrip.scale)
        }
        let screen = placed(Rect(size: panel.screen))
        drawing.rectangle(screen, style: "screen", radius: 12)
        drawing.beginClip("screen\(number)", screen, radius: 12)
        drawing.beginClip("window\(number)", placed(panel.window))
        for shape in panel.shapes { drawing.rectangle(placed(shape.frame), style: shape.style.rawValue) }
        drawing.endClip()
        drawing.endClip()
        for shape in panel.shapes where shape.style == .emphasis && !FilmStrip.contains(panel.window, shape.frame) {
            drawing.rectangle(placed(shape.frame), style: "ghost")
        }
        for guide in panel.guides {
            let y = origin.y + guide.y * FilmStrip.scale
            drawing.line(from: Point(x: screen.minX - 4, y: y), to: Point(x: screen.maxX + 4, y: y), style: "guide")
            drawing.text(guide.name, x: screen.maxX + 6, y: y + 3, style: "guideName")
        }
        for (place, shape) in panel.shapes.enumerated() {
            guard let visible = shape.frame.intersection(panel.window) else { continue }
            let isCovered = panel.shapes[(place + 1)...].contains { FilmStrip.covers($0.frame, visible) }
            if !isCovered { label(shape, placed(visible), in: &drawing) }
        }
        drawing.rectangle(screen, style: "frame", radius: 12)
        for (line, text) in panel.caption.enumerated() {
            drawing.text(
                text, x: screen.midX, y: screen.maxY + 22 + 17 * Double(line), style: line == 0 ? "caption" : "note")
        }
    }

    /// Writes a label into the visible part of a rectangle, if that has room.
    private func label(_ shape: Shape, _ place: Rect, in drawing: inout SVGDrawing) {
        if place.height <= 10 || shape.label.isEmpty { return }
        // Low in a tall rectangle, clear of the guides that cross it near the top.
        let y = shape.style == .emphasis && place.height > 30 ? place.maxY - 8 : place.midY + 4
        drawing.text(shape.label, x: place.midX, y: y, style: "label on-\(shape.style.rawValue)")
    }

    /// Whether a rectangle in front lies on the middle of another, where that has its label, or nearly so.
    private static func covers(_ front: Rect, _ visible: Rect) -> Bool {
        let line = 5 / scale
        return front.minX < visible.midX && visible.midX < front.maxX && front.minY < visible.midY + line
            && visible.midY - line < front.maxY
    }

    private static func contains(_ outer: Rect, _ inner: Rect) -> Bool {
        outer.minX <= inner.minX && inner.maxX <= outer.maxX && outer.minY <= inner.minY && inner.maxY <= outer.maxY
    }

    private static let styleSheet = """
        text { font-family: "DejaVu Sans", "Helvetica Neue", Arial, sans-serif; fill: #1f2933 }
        .title { font-size: 15px; font-weight: bold }
        .label { font-size: 10px; text-anchor: middle }
        .on-emphasis { fill: #ffffff; font-weight: bold; paint-order: stroke; stroke: #5594cc; stroke-width: 3px }
        .caption { font-size: 13px; font-weight: bold; text-anchor: middle }
        .note { font-size: 11px; text-anchor: middle; fill: #52606d }
        .guideName { font-size: 8px; fill: #b44d12 }
        .screen { fill: #e4e7eb }
        .frame { fill: none; stroke: #1f2933; stroke-width: 2 }
        .surface { fill: #ffffff; stroke: #9aa5b1 }
        .part { fill: #f0f4f8; stroke: #9aa5b1 }
        .emphasis { fill: #2f80c2; fill-opacity: 0.82; stroke: #144a75 }
        .ghost { fill: none; stroke: #144a75; stroke-dasharray: 3 3 }
        .guide { stroke: #b44d12; stroke-width: 0.8; stroke-dasharray: 5 3 }
        """
}
