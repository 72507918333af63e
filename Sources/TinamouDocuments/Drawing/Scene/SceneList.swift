import TinamouLayout

/// The list beside a picture, laid out in columns of numbers.
struct SceneList {
    private let rows: [SceneLegend.Row]
    private let numberWidth, nameWidth, kindWidth, frameWidth, remarkWidth: Double

    static let rowHeight = 16.0
    private static let size = 10.5
    private static let indent = 9.0
    private static let deepest = 12
    private static let gap = 12.0
    private static let swatch = 8.0
    private static let headHeight = 20.0
    private static let columnGap = 28.0

    init(_ legend: SceneLegend, _ scene: SceneLayout) {
        rows = legend.rows
        func widest(_ heading: String, _ texts: [String], limit: Double) -> Double {
            texts.reduce(TextWidth.of(heading, size: SceneList.size, limit: limit)) { widest, text in
                max(widest, min(limit, TextWidth.of(text, size: SceneList.size, limit: limit)))
            }
        }
        numberWidth = widest("", ["\(rows.count)"], limit: 60)
        let indents = rows.map { SceneList.indent(of: $0) }
        let names = rows.enumerated().map { place, row in
            indents[place] + TextWidth.of(SceneList.name(of: row), size: SceneList.size, limit: 260)
        }
        nameWidth = min(260, max(90, names.max() ?? 0))
        kindWidth = widest("kind", rows.map(\.kind), limit: 170)
        frameWidth = max(30, widest("height", rows.flatMap(\.frame), limit: 90))
        remarkWidth = widest("", rows.map(\.remark), limit: 190)
    }

    private static func indent(of row: SceneLegend.Row) -> Double { Double(min(row.depth, deepest)) * indent }

    /// What stands in a row for a view: its name, and its id if it has both.
    private static func name(of row: SceneLegend.Row) -> String { row.id.map { "\(row.name)  \($0)" } ?? row.name }

    // MARK: Size

    /// In how many columns a list beside a picture stands, so that it is not much longer than that.
    func columns(beside height: Double) -> Int {
        let perColumn = max(90, Int(1.5 * height / SceneList.rowHeight))
        return max(1, min(3, (rows.count + perColumn - 1) / perColumn))
    }

    func height(_ columns: Int) -> Double {
        SceneList.headHeight + Double((rows.count + columns - 1) / columns) * SceneList.rowHeight
    }

    private var columnWidth: Double {
        let remark = remarkWidth > 0 ? SceneList.gap + remarkWidth : 0
        return numberWidth + 8 + SceneList.swatch + 6 + nameWidth + SceneList.gap + kindWidth
            + 4 * (SceneList.gap + frameWidth) + remark
    }

    func width(_ columns: Int) -> Double {
        Double(columns) * columnWidth + Double(columns - 1) * SceneList.columnGap
    }

    // MARK: Drawing

    func draw(at origin: Point, columns: Int, in drawing: inout SVGDrawing) {
        let perColumn = (rows.count + columns - 1) / columns
        for column in 0..<columns {
            let some = rows.dropFirst(column * perColumn).prefix(perColumn)
            let x = origin.x + Double(column) * (columnWidth + SceneList.columnGap)
            draw(Array(some), at: Point(x: x, y: origin.y), in: &drawing)
        }
    }

    private func draw(_ rows: [SceneLegend.Row], at origin: Point, in drawing: inout SVGDrawing) {
        let nameX = origin.x + numberWidth + 8 + SceneList.swatch + 6
        let kindX = nameX + nameWidth + SceneList.gap
        let ends = (1...4).map { kindX + kindWidth + Double($0) * (SceneList.gap + frameWidth) }
        let head = origin.y + 10
        drawing.text("view", x: nameX, y: head, style: "head")
        drawing.text("kind", x: kindX, y: head, style: "head")
        for (end, text) in zip(ends, ["x", "y", "width", "height"]) {
            drawing.text(text, x: end, y: head, style: "head right")
        }
        for (place, row) in rows.enumerated() {
            let top = origin.y + SceneList.headHeight + Double(place) * SceneList.rowHeight
            let y = top + 11.5
            if place % 2 == 0 {
                let stripe = Rect(x: origin.x - 4, y: top, width: columnWidth + 8, height: SceneList.rowHeight)
                drawing.rectangle(stripe, style: "stripe")
            }
            let mark = row.isConflicting ? " bad" : row.isAmbiguous ? " open" : row.isHidden ? " hidden" : ""
            drawing.text("\(row.number)", x: origin.x + numberWidth, y: y, style: "cell right index\(mark)")
            if !row.isHidden {
                let swatch = Rect(
                    x: origin.x + numberWidth + 8, y: top + 4, width: SceneList.swatch, height: SceneList.swatch)
                drawing.rectangle(swatch, style: "swatch \(row.family.rawValue)", radius: 1.5)
            }
            drawName(row, x: nameX + SceneList.indent(of: row), y: y, end: nameX + nameWidth, mark, in: &drawing)
            let kind = TextWidth.fitted(row.kind, to: kindWidth, size: SceneList.size) ?? ""
            drawing.text(kind, x: kindX, y: y, style: "cell soft")
            for (end, number) in zip(ends, row.frame) {
                let text = TextWidth.fitted(number, to: frameWidth, size: SceneList.size) ?? ""
                drawing.text(text, x: end, y: y, style: "cell right\(row.isHidden ? " hidden" : "")")
            }
            if let remark = TextWidth.fitted(row.remark, to: remarkWidth, size: SceneList.size), !remark.isEmpty {
                drawing.text(remark, x: ends[3] + SceneList.gap, y: y, style: "cell soft\(mark)")
            }
        }
    }

    private func drawName(
        _ row: SceneLegend.Row, x: Double, y: Double, end: Double, _ mark: String, in drawing: inout SVGDrawing
    ) {
        guard let name = TextWidth.fitted(row.name, to: end - x, size: SceneList.size) else { return }
        drawing.text(name, x: x, y: y, style: "cell\(row.isHidden ? " hidden" : "")")
        guard let id = row.id, name == row.name else { return }
        let start = x + TextWidth.of(name, size: SceneList.size) + 6
        if let short = TextWidth.fitted(id, to: end - start, size: SceneList.size, least: 4) {
            drawing.text(short, x: start, y: y, style: "cell soft")
        }
    }
}
