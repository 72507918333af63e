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
        return drawing.document(styleSheet: SceneDrawing.styleSheet(\.light))
    }

    /// How wide the column of the picture is at least, so that keys and texts have room in it.
    private static let leastWidth = 260.0

    /// What the picture is of: the document and the scene, and the screen.
    private var titles: [String] {
        let name = TextWidth.fitted(scene.title, to: 560, size: 11.5) ?? ""
        let file = TextWidth.fitted(scene.document.fileName, to: 900, size: 16, isBold: true) ?? ""
        return [file, "\(name), \(screenTitle)"]
    }

    /// What the screen is called, and its size.
    var screenTitle: String {
        let size = "\(readable(scene.size.width)) × \(readable(scene.size.height))"
        return [target == size ? nil : target, size].compactMap { $0 }.joined(separator: ", ")
    }

    private var problems: [SceneText.Paragraph] {
        let findings = scene.analysis.findings.filter { !$0.isHidden }.map(\.text)
        var paragraphs = scene.conflicts.map { conflict -> SceneText.Paragraph in
            .init(
                heading: SceneLayout.conflictHeading + ":", style: "bad",
                lines: scene.lines(of: conflict).map { "  " + $0 })
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
        return drawing.document(styleSheet: SceneDrawing.styleSheet(\.light))
    }

    // MARK: Keys

    /// What a line of the picture means.
    struct Key {
        /// How the line looks.
        var style: String
        /// What it means.
        var text: String
        /// With what it is drawn; `nil` for always.
        var aspect: Aspect?
    }

    private static let keyHeight = 15.0

    /// What the picture's lines mean, as far as they are in it.
    var keys: [Key] {
        let rows = legend.rows.filter { !$0.isHidden }
        var keys: [Key] = []
        if rows.contains(where: \.isAmbiguous) {
            keys.append(Key(style: "view ambiguous", text: "ambiguous: constraints leave something open"))
        }
        if rows.contains(where: \.isConflicting) {
            keys.append(Key(style: "view conflicting", text: "in a contradiction"))
        }
        if outlines.outlines.contains(where: { !$0.isAllVisible }) {
            keys.append(
                Key(style: "view container unseen", text: "not to be seen: beyond a scroll view or the screen"))
        }
        if !guides.isEmpty { keys.append(Key(style: "guide", text: "guide", aspect: .guides)) }
        if !baselines.isEmpty { keys.append(Key(style: "baseline", text: "baseline", aspect: .baselines)) }
        let states: [(SceneDimensions.State, String)] = [
            (.holds, "constraint"), (.broken, "constraint that gives way to stronger ones"),
            (.conflicting, "constraint in a contradiction"), (.leftOut, "constraint left out"),
        ]
        for (state, text) in states where dimensions.contains(where: { $0.line.state == state }) {
            keys.append(Key(style: "dimension \(state.rawValue)", text: text, aspect: .constraints))
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
