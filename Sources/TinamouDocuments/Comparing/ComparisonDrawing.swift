// Two layouts over each other: what was, in one colour and dashed, what is, in another; what is the same stays faint.
// Beside each picture stands a list of what is otherwise, by numbers that stand at the views as well: names have room in
// the list, whatever the picture is like. ComparisonLabels places what stands in the picture.

import TinamouLayout

/// An overlaid drawing of a comparison.
struct ComparisonDrawing {
    private let comparison: LayoutComparison
    private let title: String
    private var panels: [Panel] = []

    /// A scene that is otherwise.
    private struct Panel {
        let heading: String
        let picture: ComparisonPicture
        let rows: [ListRow]

        var height: Double {
            Measures.heading + max(picture.size.height, Double(rows.count) * Measures.row) + Measures.gap
        }
    }

    /// A line of the list.
    private struct ListRow {
        let number: String
        let name: String
        let difference: String
        let style: String
    }

    /// Lengths in pixels.
    private enum Measures {
        static let margin = 24.0
        static let top = 84.0
        static let heading = 30.0
        static let row = 17.0
        static let gap = 36.0
        static let listGap = 28.0
        static let number = 30.0
    }

    /// How many letters of a name and of a difference stand in the list.
    private static let letters = (name: 32, difference: 60)

    /// A drawing of what is otherwise.
    ///
    /// - Parameters:
    ///   - before: what the layout before is called.
    ///   - after: what the layout after is called.
    init(_ comparison: LayoutComparison, before: String, after: String) {
        self.comparison = comparison
        title = "\(inOneLine(before)) → \(inOneLine(after))"
        for layout in comparison.layouts {
            for scene in layout.scenes where !scene.changes.isEmpty {
                let name = scene.present.name.map { " (\(inOneLine($0)))" } ?? ""
                panels.append(
                    Panel(
                        heading: "\(layout.title): \(plainly(scene.present.root))\(name)",
                        picture: ComparisonPicture(scene), rows: ComparisonDrawing.rows(scene)))
            }
        }
    }

    private static func rows(_ scene: LayoutComparison.Scene) -> [ListRow] {
        scene.changes.enumerated().map { place, change in
            ListRow(
                number: "\(place + 1)", name: shortened(change.title, to: letters.name),
                difference: shortened(change.difference, to: letters.difference),
                style: change.after == nil ? "was" : "is")
        }
    }

    // MARK: The document

    /// The drawing as an SVG document.
    var document: String {
        let nameWidth = panels.flatMap(\.rows).map { ComparisonLabels.width($0.name) }.max() ?? 0
        let differenceWidth = panels.flatMap(\.rows).map { ComparisonLabels.width($0.difference) }.max() ?? 0
        let listWidth = Measures.number + nameWidth + 16 + differenceWidth
        let pictureWidth = panels.map(\.picture.size.width).max() ?? 0
        let heading = panels.map { ComparisonLabels.width($0.heading, size: 13) }.max() ?? 0
        let texts = max(
            ComparisonLabels.width(title, size: 15), ComparisonLabels.width(comparison.summary), heading, 380)
        let width = 2 * Measures.margin + max(pictureWidth + Measures.listGap + listWidth, texts)
        let height = Measures.top + panels.reduce(0) { $0 + $1.height } + (panels.isEmpty ? Measures.margin : 0)
        var drawing = SVGDrawing(width: width.rounded(.up), height: height.rounded(.up))
        drawHead(&drawing)
        var y = Measures.top
        for (place, panel) in panels.enumerated() {
            drawing.text(panel.heading, x: Measures.margin, y: y + 14, style: "heading")
            let origin = Point(x: Measures.margin, y: y + Measures.heading)
            panel.picture.draw(&drawing, at: origin, clip: "picture-\(place + 1)")
            let x = Measures.margin + panel.picture.size.width + Measures.listGap
            for (line, row) in panel.rows.enumerated() {
                let base = origin.y + Double(line) * Measures.row + 12
                drawing.text(row.number, x: x + Measures.number - 10, y: base, style: "number \(row.style)")
                drawing.text(row.name, x: x + Measures.number, y: base, style: "name")
                drawing.text(row.difference, x: x + Measures.number + nameWidth + 16, y: base, style: "text")
            }
            y += panel.height
        }
        return drawing.document(styleSheet: ComparisonDrawing.styleSheet)
    }

    private func drawHead(_ drawing: inout SVGDrawing) {
        drawing.text(title, x: Measures.margin, y: 30, style: "title")
        drawing.text(comparison.summary, x: Measures.margin, y: 49, style: "text")
        var x = Measures.margin
        for (style, text) in [("before", "before"), ("after", "after"), ("same", "the same in both")] {
            drawing.rectangle(Rect(x: x, y: 58, width: 18, height: 12), style: style, radius: 2)
            drawing.text(text, x: x + 25, y: 68, style: "text")
            x += 25 + ComparisonLabels.width(text) + 22
        }
    }

    // Orange and blue are told apart by all eyes; dashes say it without colours.
    private static let styleSheet = """
        text { font: 11px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #343a40; }
        .title { font-size: 15px; font-weight: bold; fill: #212529; }
        .heading { font-size: 13px; font-weight: bold; fill: #212529; }
        .name, .label { font-weight: bold; fill: #212529; }
        .number { text-anchor: end; font-weight: bold; }
        .number.is, .label.is { fill: #1864ab; }
        .number.was, .label.was { fill: #c2410c; }
        .screen { fill: #ffffff; stroke: #868e96; }
        .same { fill: none; stroke: #ced4da; }
        .before { fill: #fd7e14; fill-opacity: 0.08; stroke: #c2410c; stroke-width: 1.25; stroke-dasharray: 4 2.5; }
        .after { fill: #228be6; fill-opacity: 0.12; stroke: #1864ab; stroke-width: 1.25; }
        .before.hollow, .after.hollow { fill: none; }
        .way { stroke: #495057; stroke-width: 0.75; }
        .end { fill: #495057; }
        .plate { fill: #ffffff; fill-opacity: 0.85; }
        """
}

extension LayoutComparison {
    /// A drawing of what is otherwise, as an SVG document: for each scene that differs, views before and after over each
    /// other, with a list.
    ///
    /// - Parameters:
    ///   - before: what the layout before is called.
    ///   - after: what the layout after is called.
    public func drawing(before: String, after: String) -> String {
        ComparisonDrawing(self, before: before, after: after).document
    }
}
