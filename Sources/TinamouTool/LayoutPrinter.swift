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

    /// Shows the layout of a document on a screen, by the name that reports call it.
    mutating func add(_ layout: DocumentLayout, on screen: String?) throws {
        switch look.format {
        case .json: try output.print(layout.jsonLine)
        case .html: page.add(layout, target: screen)
        case .table:
            if !isFirst { try output.print("") }
            if let screen { try output.print(screen + "\n") }
            try output.print(layout.table)
        case .svg:
            for scene in layout.scenes {
                let count = layout.document.scenes.count
                let number: (Int, Int, String)? = count > 1 ? (scene.scene + 1, count, scene.name) : nil
                let name = names.next(
                    document: layout.document.name, scene: number, target: screen, suffix: "svg")
                let drawing = SceneDrawing(scene, target: screen, showing: look.aspects)
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
