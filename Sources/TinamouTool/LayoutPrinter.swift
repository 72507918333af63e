import TinamouDocuments

/// Shows layouts, one after the other, in the format that is asked for.
struct LayoutPrinter {
    private let look: LayoutLook
    private var output: LayoutOutput
    private var names = DrawingNames()
    private var page: LayoutPage
    private var isFirst = true

    init(_ look: LayoutLook, _ output: LayoutOutput) {
        self.look = look
        self.output = output
        page = LayoutPage(showing: look.aspects)
    }

    /// Shows the layout of a document on a screen.
    mutating func add(_ layout: DocumentLayout, _ target: LayoutTarget) throws {
        switch look.format {
        case .json: try output.print(layout.jsonLine)
        case .html: page.add(layout, target: target.title)
        case .table:
            if !isFirst { try output.print("") }
            if let title = target.title { try output.print(title + "\n") }
            try output.print(layout.table)
        case .svg:
            for scene in layout.scenes {
                let count = layout.document.scenes.count
                let number: (Int, Int, String)? = count > 1 ? (scene.scene + 1, count, scene.name) : nil
                let name = names.next(
                    document: layout.document.name, scene: number, target: target.title, suffix: "svg")
                let drawing = SceneDrawing(scene, target: target.title, showing: look.aspects)
                try output.draw(drawing.svg(), name: name)
            }
        }
        isFirst = false
    }

    /// Shows what still waits.
    mutating func finish() throws {
        if look.format == .html && !isFirst { try output.print(page.document, terminator: "") }
        try output.finish()
    }
}
