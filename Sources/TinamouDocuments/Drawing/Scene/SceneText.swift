import TinamouLayout

/// Paragraphs below a picture, in lines.
enum SceneText {
    /// A heading with lines below it.
    struct Paragraph {
        /// What stands above the lines.
        var heading: String
        /// How the heading looks.
        var style: String
        /// The lines, each of which may be longer than there is room.
        var lines: [String]
    }

    static let lineHeight = 15.0
    private static let size = 10.5
    private static let indent = 12.0

    /// A line of a picture, with its style and how far it is indented.
    typealias Line = (text: String, style: String, indent: Double)

    /// The paragraphs in lines of a width, with an empty line between two of them.
    static func lines(_ paragraphs: [Paragraph], width: Double) -> [Line] {
        var lines: [Line] = []
        for paragraph in paragraphs {
            if !lines.isEmpty { lines.append(("", "note", 0)) }
            for text in TextWidth.lines(paragraph.heading, width: width / 1.13, size: size) {
                lines.append((text, "note heading \(paragraph.style)", 0))
            }
            for line in paragraph.lines {
                let text = String(line.drop { $0 == " " })
                for (place, part) in TextWidth.lines(text, width: width - 2 * indent, size: size).enumerated() {
                    lines.append((part, "note", place == 0 ? indent : 2 * indent))
                }
            }
        }
        return lines
    }

    /// Draws lines, the first with its baseline at a point.
    static func draw(_ lines: [Line], at origin: Point, in drawing: inout SVGDrawing) {
        for (place, line) in lines.enumerated() where !line.text.isEmpty {
            drawing.text(
                line.text, x: origin.x + line.indent, y: origin.y + Double(place) * lineHeight, style: line.style)
        }
    }
}
