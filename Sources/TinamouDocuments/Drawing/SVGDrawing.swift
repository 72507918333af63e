import TinamouLayout

/// An SVG document in the making: rectangles, lines and texts, each with a class of a style sheet.
struct SVGDrawing {
    private let width: Double
    private let height: Double
    private var body = ""

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    mutating func rectangle(_ frame: Rect, style: String, radius: Double = 0) {
        let corners = SVGDrawing.corners(radius)
        body += "<rect \(SVGDrawing.attributes(frame))\(corners) class=\"\(style)\"/>\n"
    }

    mutating func line(from start: Point, to end: Point, style: String) {
        let numbers = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
        body +=
            "<line \(numbers.map { "\($0)=\"\(SVGDrawing.number($1))\"" }.joined(separator: " ")) class=\"\(style)\"/>\n"
    }

    mutating func polyline(_ points: [Point], style: String) {
        let list = points.map { "\(SVGDrawing.number($0.x)),\(SVGDrawing.number($0.y))" }.joined(separator: " ")
        body += "<polyline points=\"\(list)\" class=\"\(style)\"/>\n"
    }

    mutating func dot(at center: Point, radius: Double, style: String) {
        let numbers = [("cx", center.x), ("cy", center.y), ("r", radius)]
        let place = numbers.map { "\($0)=\"\(SVGDrawing.number($1))\"" }.joined(separator: " ")
        body += "<circle \(place) class=\"\(style)\"/>\n"
    }

    mutating func path(_ commands: String, style: String) {
        body += "<path d=\"\(commands)\" class=\"\(style)\"/>\n"
    }

    /// What is drawn until `endGroup` belongs together.
    mutating func beginGroup(_ attributes: [(name: String, value: String)]) {
        let list = attributes.map { " \($0.name)=\"\(SVGDrawing.escaped(drawable($0.value)))\"" }
        body += "<g\(list.joined())>\n"
    }

    /// What viewers show under the pointer, first in a group.
    mutating func title(_ text: String) {
        body += "<title>\(SVGDrawing.escaped(drawable(text)))</title>\n"
    }

    mutating func endGroup() {
        body += "</g>\n"
    }

    mutating func text(_ text: String, x: Double, y: Double, style: String) {
        body += "<text x=\"\(SVGDrawing.number(x))\" y=\"\(SVGDrawing.number(y))\" class=\"\(style)\">"
        body += "\(SVGDrawing.escaped(drawable(text)))</text>\n"
    }

    /// What is drawn until `endClip` shows inside a rectangle only.
    mutating func beginClip(_ name: String, _ frame: Rect, radius: Double = 0) {
        let corners = SVGDrawing.corners(radius)
        body += "<clipPath id=\"\(name)\"><rect \(SVGDrawing.attributes(frame))\(corners)/></clipPath>\n"
        body += "<g clip-path=\"url(#\(name))\">\n"
    }

    mutating func endClip() {
        body += "</g>\n"
    }

    /// The document.
    func document(styleSheet: String) -> String {
        let size = "\(SVGDrawing.number(width))\" height=\"\(SVGDrawing.number(height))"
        let box = "0 0 \(SVGDrawing.number(width)) \(SVGDrawing.number(height))"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" viewBox="\(box)">
            <style>
            \(styleSheet)
            </style>
            <rect width="100%" height="100%" fill="#ffffff"/>
            \(body)</svg>

            """
    }

    /// The drawing as a part of a page, whose style sheet is the page's.
    func element(style: String) -> String {
        let box = "0 0 \(SVGDrawing.number(width)) \(SVGDrawing.number(height))"
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\" class=\"\(style)\">\n\(body)</svg>"
    }

    private static func corners(_ radius: Double) -> String {
        radius == 0 ? "" : " rx=\"\(number(radius))\""
    }

    private static func attributes(_ frame: Rect) -> String {
        let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
        return numbers.map { "\($0)=\"\(number($1))\"" }.joined(separator: " ")
    }

    /// A number with at most two decimals, which is finer than any screen.
    static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// A text as XML and HTML show it.
    ///
    /// Scalar by scalar: a character of several, such as `<` with an accent, is markup all the same.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
    }

    /// Whether a character may stand in XML at all, also as an escape.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t", "\n", "\r": true
        case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": false
        default: true
        }
    }
}
