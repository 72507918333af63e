import Tinamou
import TinamouLayout
import TinamouScroll

extension StickyHeaderDemo: Demo {
    /// Offsets that show what the header does.
    static let moments: [Double] = [-300, -260, -200, -130, -61, -60, 0, 331, 900]

    /// The offsets of which the table speaks: from pulled down to far below.
    static let shownOffsets = -300.0...900

    /// The header's frames at some offsets, in the viewport; what scrolling through all of them has cost; and what is
    /// proved for all.
    package func report() throws -> String {
        var table = DemoTable(heads: ["offset", "top", "bottom", "height", "header"])
        for offset in StickyHeaderDemo.moments {
            try scroll(to: offset)
            table.rows.append([offset, frame.minY, frame.maxY, frame.height].map(points) + [note])
        }
        let title = "A sticky header, laid out by constraints. Numbers are points in the viewport, y down."
        return try ([title, ""] + table.lines + ["", cost(), ""] + proof()).joined(separator: "\n")
    }

    /// Scrolls through every whole offset from −300 to 900, and says what was done for it.
    private func cost() throws(LayoutError) -> String {
        try scroll(to: -300)
        let constraints = engine.solver.constraints.count
        let before = engine.solver.statistics
        for offset in -299...900 { try scroll(to: Double(offset)) }
        let after = engine.solver.statistics
        let unchanged = engine.solver.constraints.count == constraints
        let direct = after.directEdits - before.directEdits
        let solved = after.evaluations - before.evaluations
        let taken = after.basisChanges - before.basisChanges
        return """
            Scrolled from -300 to 900 by 1: 1200 edits of one constant among \(constraints) constraints.
              \(unchanged ? "No" : "Some") constraint was added or removed.
              \(direct) edits moved the layout along a direction known from the edit before.
              The other \(1200 - direct) re-solved \(solved) constraints in all; \(taken) times another took over.
            """
    }

    /// What is true of every offset, whole or not, from the trajectory of the one constant.
    private func proof() throws -> [String] {
        let run = try run(StickyHeaderDemo.shownOffsets)
        let paths = try [banner.topAnchor, banner.bottomAnchor].map(run.path)
        let turns = Set(paths.flatMap(\.turns)).sorted().map(points)
        let jump = try [banner.topAnchor, banner.bottomAnchor].map { anchor in
            try run.trajectory.path(of: try run.expression(anchor)).largestJump
        }.max()
        let end =
            run.trajectory.isComplete ? "900" : "\(-run.trajectory.end), where the constraints contradict each other"
        return ["For every offset from -300 through \(end), whole or not:"] + (try proofs(run).map(\.line)) + [
            "  The header moves in straight lines that turn at \(turns.joined(separator: " and ")); "
                + "its largest jump is \(readable(jump ?? 0))."
        ]
    }

    // MARK: The drawing

    /// Some moments as a strip of pictures.
    package func drawing() throws -> String {
        var panels: [FilmStrip.Panel] = []
        for (offset, notes) in [
            (-300.0, ["stretched to 300"]), (-200, ["at rest"]), (-130, ["slides with", "the content"]),
            (-60, ["pinned:", "60 are left"]), (0, ["stays pinned"]), (331, ["stays pinned"]),
        ] {
            try scroll(to: offset)
            let line = scroll.frameInRoot.minY
            panels.append(
                FilmStrip.Panel(
                    screen: StickyHeaderDemo.screenSize, window: scroll.frameInRoot,
                    shapes: [
                        FilmStrip.Shape(content.frameInRoot, label: "", style: .surface),
                        FilmStrip.Shape(title.frameInRoot, label: "title", style: .part),
                        FilmStrip.Shape(cell.frameInRoot, label: "cell", style: .part),
                        FilmStrip.Shape(
                            banner.frameInRoot, label: "header, \(points(banner.frame.height)) high", style: .emphasis),
                    ],
                    guides: [(line, "top"), (line + StickyHeaderDemo.minimum, "60")],
                    caption: ["offset \(points(offset))"] + notes))
        }
        return FilmStrip(title: "A sticky header: one layout, one constant edited", panels: panels).svg()
    }
}
