import TinamouLayout

/// Lines over a common axis, with breakpoints, shaded ranges and a legend, as a drawing that a person can read.
///
/// At most ``mostLines`` lines are drawn, as more cannot be told apart; what is left out is said below the drawing. A
/// line that lies on an earlier one is dashed, so that both show.
public struct LinePlot: Sendable {
    /// How many lines are drawn at most.
    public static let mostLines = 8

    /// How many breakpoints are marked at most; of more, those at which a drawn line turns are, if these are not too
    /// many.
    public static let mostBreakpoints = 60

    /// A line through points.
    public struct Line: Sendable {
        /// What the legend calls it.
        public var name: String
        /// The points by increasing x. Each but the first and last gets a dot.
        public var points: [Point]

        /// A line from its parts.
        public init(name: String, points: [Point]) {
            self.name = name
            self.points = points
        }
    }

    /// Ranges of x that are shaded.
    public struct Band: Sendable {
        /// What the legend calls them.
        public var name: String
        /// The ranges.
        public var ranges: [ClosedRange<Double>]
        /// How they look.
        public var style: Style

        /// How a band looks.
        public enum Style: Sendable {
            /// Something is wrong there.
            case failure
            /// There is nothing there.
            case nothing
        }

        /// A band from its parts.
        public init(name: String, ranges: [ClosedRange<Double>], style: Style) {
            self.name = name
            self.ranges = ranges
            self.style = style
        }
    }

    /// What stands above the drawing.
    public var title: String

    /// What the horizontal axis is, and what the vertical one is.
    public var axes: (x: String, y: String)

    /// The range of the horizontal axis.
    public var range: ClosedRange<Double>

    /// The lines, the front one last.
    public var lines: [Line]

    /// Where a thin vertical line crosses the drawing.
    public var breakpoints: [Double]

    /// What is shaded, behind everything else.
    public var bands: [Band]

    /// What stands below the drawing, a line each.
    public var notes: [String]

    /// A plot from its parts.
    public init(
        title: String, axes: (x: String, y: String), range: ClosedRange<Double>, lines: [Line],
        breakpoints: [Double] = [], bands: [Band] = [], notes: [String] = []
    ) {
        self.title = title
        self.axes = axes
        self.range = range
        self.lines = lines
        self.breakpoints = breakpoints
        self.bands = bands
        self.notes = notes
    }

    // MARK: Drawing

    private static let width = 900.0
    /// The part of the drawing between the axes.
    private static let field = Rect(x: 76, y: 76, width: 592, height: 360)
    private static let lineHeight = 18.0
    /// How many characters of a name fit beside the field, and how many of a line below it.
    private static let nameLength = 26
    private static let noteLength = 118

    /// The plot as an SVG document.
    ///
    /// - Complexity: O(*p* · *l* · log *p*), *p* the number of points of all lines, *l* that of lines drawn.
    public func svg() -> String {
        let drawn = Array(lines.prefix(LinePlot.mostLines))
        let field = LinePlot.field
        let x = Scale(
            [range.lowerBound, range.upperBound], from: field.minX, to: field.maxX, isRounded: false, count: 10)
        let y = Scale(
            drawn.flatMap { $0.points.map(\.y) }, from: field.maxY, to: field.minY, isRounded: true, count: 8)
        let marked = markedBreakpoints(drawn)
        let below = footer(drawn.count, marked.count)
        var drawing = SVGDrawing(
            width: LinePlot.width, height: field.maxY + 62 + LinePlot.lineHeight * Double(below.count))
        drawing.text(shortened(title, to: 90), x: 20, y: 28, style: "title")
        drawBands(x, in: &drawing)
        drawAxes(x, y, in: &drawing)
        let names = draw(marked, x, in: &drawing)
        draw(drawn, x, y, in: &drawing)
        for name in names { drawing.text(name.text, x: name.x, y: field.minY - 6, style: "breakpointName") }
        drawLegend(drawn, in: &drawing)
        for (number, line) in below.enumerated() {
            let top = field.maxY + 62 + LinePlot.lineHeight * Double(number)
            if let style = line.style {
                drawing.rectangle(Rect(x: field.minX, y: top - 10, width: 22, height: 12), style: style)
            }
            let text = shortened(line.text, to: LinePlot.noteLength)
            drawing.text(text, x: field.minX + (line.style == nil ? 0 : 30), y: top, style: "note")
        }
        return drawing.document(styleSheet: LinePlot.styleSheet)
    }

    private func markedBreakpoints(_ drawn: [Line]) -> [Double] {
        if breakpoints.count <= LinePlot.mostBreakpoints { return breakpoints.sorted() }
        let turns = Set(drawn.flatMap { $0.points.dropFirst().dropLast().map(\.x) })
        let marked = breakpoints.filter { turns.contains($0) }
        return marked.count <= LinePlot.mostBreakpoints ? marked.sorted() : []
    }

    private func footer(_ drawn: Int, _ marked: Int) -> [(text: String, style: String?)] {
        var lines: [(String, String?)] = bands.enumerated().map { ($1.name, LinePlot.style($1, $0)) }
        let rest = self.lines.count - drawn
        if rest > 0 { lines.append(("\(rest) more \(rest == 1 ? "line is" : "lines are") left out.", nil)) }
        if marked < breakpoints.count {
            lines.append(("\(breakpoints.count - marked) of \(breakpoints.count) breakpoints are not marked.", nil))
        }
        return lines + notes.map { ($0, nil) }
    }

    private static func style(_ band: Band, _ number: Int) -> String {
        band.style == .nothing ? "nothing" : "failure\(number % 3)"
    }

    private func drawBands(_ x: Scale, in drawing: inout SVGDrawing) {
        let field = LinePlot.field
        for (number, band) in bands.enumerated() {
            for range in band.ranges {
                let left = x.place(of: range.lowerBound)
                // A range that is a single constant is seen all the same.
                let width = max(1.5, x.place(of: range.upperBound) - left)
                let place = Rect(x: left, y: field.minY, width: width, height: field.height)
                drawing.rectangle(place, style: LinePlot.style(band, number))
            }
        }
    }

    private func drawAxes(_ x: Scale, _ y: Scale, in drawing: inout SVGDrawing) {
        let field = LinePlot.field
        for tick in lines.isEmpty ? [] : y.ticks {
            let place = y.place(of: tick.number)
            drawing.line(
                from: Point(x: field.minX, y: place), to: Point(x: field.maxX, y: place),
                style: tick.number == 0 ? "zero" : "grid")
            drawing.text(tick.text, x: field.minX - 8, y: place + 4, style: "yTick")
        }
        for tick in x.ticks {
            let place = x.place(of: tick.number)
            drawing.line(from: Point(x: place, y: field.maxY), to: Point(x: place, y: field.maxY + 5), style: "axis")
            drawing.text(tick.text, x: place, y: field.maxY + 19, style: "xTick")
        }
        drawing.line(
            from: Point(x: field.minX, y: field.maxY), to: Point(x: field.maxX, y: field.maxY), style: "axis")
        drawing.line(
            from: Point(x: field.minX, y: field.minY), to: Point(x: field.minX, y: field.maxY), style: "axis")
        drawing.text(shortened(axes.x, to: 80), x: field.midX, y: field.maxY + 38, style: "axisName")
        if !lines.isEmpty { drawing.text(axes.y, x: 20, y: field.minY - 20, style: "note") }
    }

    /// Draws lines at breakpoints; returns their names, as far as these have room beside each other.
    private func draw(_ breakpoints: [Double], _ x: Scale, in drawing: inout SVGDrawing) -> [(text: String, x: Double)]
    {
        let field = LinePlot.field
        var names: [(text: String, x: Double)] = []
        var free = -Double.infinity
        for breakpoint in breakpoints {
            let place = x.place(of: breakpoint)
            drawing.line(
                from: Point(x: place, y: field.minY), to: Point(x: place, y: field.maxY), style: "breakpoint")
            let text = readable(breakpoint)
            let reach = 3.2 * Double(text.count) + 3
            if place - reach >= free {
                names.append((text, place))
                free = place + reach
            }
        }
        return names
    }

    private func draw(_ drawn: [Line], _ x: Scale, _ y: Scale, in drawing: inout SVGDrawing) {
        let dashes = LinePlot.dashes(of: drawn)
        for (number, line) in drawn.enumerated() {
            let points = line.points.map { Point(x: x.place(of: $0.x), y: y.place(of: $0.y)) }
            drawing.polyline(points, style: "line color\(number) dash\(dashes[number])")
            for point in points.dropFirst().dropLast() {
                drawing.dot(at: point, radius: 3.5, style: "dot color\(number)")
            }
        }
    }

    private func drawLegend(_ drawn: [Line], in drawing: inout SVGDrawing) {
        let left = LinePlot.field.maxX + 22
        let dashes = LinePlot.dashes(of: drawn)
        for (number, line) in drawn.enumerated() {
            let y = LinePlot.field.minY + 8 + 22 * Double(number)
            drawing.polyline(
                [Point(x: left, y: y), Point(x: left + 26, y: y)], style: "line color\(number) dash\(dashes[number])")
            drawing.text(shortened(line.name, to: LinePlot.nameLength), x: left + 34, y: y + 4, style: "name")
        }
    }

    // MARK: Lines on each other

    /// For each line the first pattern that no earlier line has on which it lies somewhere; 0 is no dashes.
    private static func dashes(of lines: [Line]) -> [Int] {
        // A hundredth of the field is about the width of a line.
        let numbers = lines.flatMap { $0.points.map(\.y) }
        let nearness = ((numbers.max() ?? 0) / 2 - (numbers.min() ?? 0) / 2) * 0.01
        var dashes: [Int] = []
        for (number, line) in lines.enumerated() {
            let taken = (0..<number).filter { coincide(line, lines[$0], nearness) }.map { dashes[$0] }
            dashes.append((0..<4).first { !taken.contains($0) } ?? 3)
        }
        return dashes
    }

    /// Whether two lines lie on each other between two neighbouring points.
    private static func coincide(_ one: Line, _ other: Line, _ nearness: Double) -> Bool {
        let places = (one.points + other.points).map(\.x).sorted()
        var (first, second) = (Walk(one.points), Walk(other.points))
        var wasNear = false
        var last: Double?
        for place in places where place != last {
            let isNear = abs(first.height(at: place) / 2 - second.height(at: place) / 2) <= nearness
            if isNear && wasNear { return true }
            wasNear = isNear
            last = place
        }
        return false
    }

    /// Walks along a line from left to right.
    private struct Walk {
        private let points: [Point]
        /// The first point that is not to the left of where the walk is.
        private var next = 0

        init(_ points: [Point]) {
            self.points = points
        }

        /// Where the line is at a place that is not to the left of the one before; beyond its ends, where these are.
        mutating func height(at x: Double) -> Double {
            while next < points.count, points[next].x < x { next += 1 }
            guard next < points.count else { return points.last?.y ?? 0 }
            let right = points[next]
            if next == 0 || right.x == x { return right.y }
            let left = points[next - 1]
            return left.y + (right.y - left.y) * ((x - left.x) / (right.x - left.x))
        }
    }

    /// The colours are those of Okabe and Ito, told apart with any kind of colour vision, without the yellow, which is
    /// too light for a line.
    private static let styleSheet = """
        text { font-family: "DejaVu Sans", "Helvetica Neue", Arial, sans-serif; fill: #1f2933; font-size: 11px }
        .title { font-size: 15px; font-weight: bold }
        .note { fill: #52606d }
        .axisName { text-anchor: middle; fill: #52606d }
        .xTick { text-anchor: middle }
        .yTick { text-anchor: end }
        .breakpointName { text-anchor: middle; font-size: 10px; fill: #7b8794 }
        .axis { stroke: #1f2933 }
        .grid { stroke: #e4e7eb }
        .zero { stroke: #9aa5b1 }
        .breakpoint { stroke: #7b8794; stroke-width: 0.8; stroke-dasharray: 2 3 }
        .failure0 { fill: #d64545; fill-opacity: 0.18 }
        .failure1 { fill: #8a5cd6; fill-opacity: 0.18 }
        .failure2 { fill: #d69e2e; fill-opacity: 0.22 }
        .nothing { fill: #9aa5b1; fill-opacity: 0.35 }
        .line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
        .dot { stroke: #ffffff; stroke-width: 1 }
        .dash1 { stroke-dasharray: 8 6 }
        .dash2 { stroke-dasharray: 3 5 }
        .dash3 { stroke-dasharray: 12 4 3 4 }
        \(zip(0..., ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#4d4d4d", "#7a4fb5"])
            .map { ".line.color\($0) { stroke: \($1) } .dot.color\($0) { fill: \($1) }" }.joined(separator: "\n"))
        """
}
