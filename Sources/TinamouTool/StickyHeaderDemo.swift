import Tinamou
import TinamouDocuments
import TinamouLayout

/// A sticky, stretchy header from real constraints: "slide and stretch".
///
/// Screen 375 × 812 with 44 kept free above and 34 below. The header is 200 high at rest, slides away with the
/// content until 60 are left, stays there, and stretches when the content is pulled down. Four constraints say so,
/// with no branch on where the offset is:
///
///     header.bottom >= viewport.top + 60       required
///     header.top    <= viewport.top            required
///     header.bottom == content.top             750
///     header.height == 200                     500
///
/// The scroll offset is the constant of one constraint, content.top == viewport.top − offset; scrolling edits that.
final class StickyHeaderDemo {
    static let screenSize = Size(width: 375, height: 812)

    let viewport = View("viewport")
    let content = View("content")
    let title = View("title")
    let cell = View("cell")
    let header = View("header")
    let engine: LayoutEngine
    private let offset: LayoutConstraint

    init() {
        let screen = View("screen")
        screen.addSubview(viewport)
        viewport.addSubview(content)
        content.addSubview(title)
        content.addSubview(cell)
        viewport.addSubview(header)
        offset = content.topAnchor.constraint(equalTo: viewport.topAnchor)
        let rest = header.bottomAnchor.constraint(equalTo: content.topAnchor)
        rest.priority = .defaultHigh
        let height = header.heightAnchor.constraint(equalToConstant: 200)
        height.priority = LayoutPriority(500)
        LayoutConstraint.activate([
            viewport.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            viewport.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            viewport.topAnchor.constraint(equalTo: screen.topAnchor, constant: 44),
            viewport.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -34),
            offset,
            content.centerXAnchor.constraint(equalTo: viewport.centerXAnchor),
            content.widthAnchor.constraint(equalTo: viewport.widthAnchor),
            title.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
            title.widthAnchor.constraint(equalToConstant: 50),
            title.heightAnchor.constraint(equalToConstant: 29),
            cell.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
            cell.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            cell.widthAnchor.constraint(equalTo: content.widthAnchor, constant: -24),
            cell.heightAnchor.constraint(equalToConstant: 1000),
            cell.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
            header.centerXAnchor.constraint(equalTo: viewport.centerXAnchor),
            header.widthAnchor.constraint(equalTo: viewport.widthAnchor),
            header.bottomAnchor.constraint(greaterThanOrEqualTo: viewport.topAnchor, constant: 60),
            header.topAnchor.constraint(lessThanOrEqualTo: viewport.topAnchor),
            rest,
            height,
        ])
        engine = LayoutEngine(root: screen)
    }

    /// Scrolls to an offset: edits one constant and lays out.
    func scroll(to offset: Double) throws(LayoutError) {
        self.offset.constant = -offset
        try engine.layout(in: StickyHeaderDemo.screenSize)
    }

    // MARK: The table

    /// Moments that show what the header does, and what it does there.
    static let moments: [(offset: Double, note: String)] = [
        (-300, "pulled down: stretched"), (-260, "pulled down: stretched"), (-200, "at rest"),
        (-130, "slides with the content"), (-61, "slides with the content"), (-60, "pinned: 60 are left"),
        (0, "stays pinned"), (331, "stays pinned"), (900, "stays pinned"),
    ]

    /// The header's frames at the moments, in the viewport; what scrolling through all offsets has cost; and what is
    /// proved for all of them.
    func report() throws -> String {
        var lines = [
            "A sticky header, laid out by constraints. Numbers are points in the viewport, y down.", "",
            row(["offset", "top", "bottom", "height", "header"]), row(["------", "---", "------", "------", "------"]),
        ]
        for moment in StickyHeaderDemo.moments {
            try scroll(to: moment.offset)
            let frame = header.frame
            let numbers = [moment.offset, frame.minY, frame.maxY, frame.height].map { "\(Int($0.rounded()))" }
            lines.append(row(numbers + [moment.note]))
        }
        return try (lines + ["", cost(), ""] + proof()).joined(separator: "\n")
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

    private func row(_ columns: [String]) -> String {
        columns.enumerated().reduce(into: "") { line, column in
            let isNote = column.offset == columns.count - 1
            let space = String(repeating: " ", count: max(0, 8 - column.element.count))
            line += isNote ? "   \(column.element)" : space + column.element
        }
    }

    // MARK: The proof

    /// What is true of every offset from −300 to 900, whole or not, from the trajectory of the one constant.
    ///
    /// The first two are stated as constraints; the others follow from all of them together. The constant is the offset
    /// with its sign changed, so that the run goes downwards.
    private func proof() throws -> [String] {
        guard let handle = engine.handle(of: offset) else { throw NotLaidOut() }
        let run = try engine.solver.trajectory(of: handle, from: 300, through: -900)
        let top = try expression(header.topAnchor), bottom = try expression(header.bottomAnchor)
        let screenTop = try expression(viewport.topAnchor), contentTop = try expression(content.topAnchor)
        let height = try expression(header.heightAnchor)
        let paths = try [top, bottom, height].map(run.path)
        let turns = Set(paths.flatMap { $0.knots.dropFirst().map { Int(-$0.at) } }).sorted().map { "\($0)" }
        let jump = paths.map(\.largestJump).max() ?? 0
        let speed = paths.flatMap(\.knots).map { abs($0.slope) }.max() ?? 0
        let reach = run.isComplete ? "900" : "\(-run.end), where the constraints contradict each other"
        return [
            "For every offset from -300 through \(reach), whole or not:",
            statement("bottom is never above the viewport's top + 60", try run.verdict(on: bottom >= screenTop + 60)),
            statement("top is never below the viewport's top", try run.verdict(on: top <= screenTop)),
            statement("bottom is never above the content's top", try run.verdict(on: bottom >= contentTop)),
            statement("height is never below 200", try run.verdict(on: height >= 200)),
            statement("no edge moves faster than the content", holds: speed <= 1),
            statement("nothing depends on where it was before", holds: run.historyDependent.isEmpty),
            "  The header moves in straight lines that turn at \(turns.joined(separator: " and ")); "
                + "its largest jump is \(jump == 0 ? "0" : "\(jump)").",
        ]
    }

    private func statement(_ text: String, _ verdict: Verdict) -> String {
        let parts = verdict.failures.map { "from \(-$0.start) through \(-$0.end)" }
        return statement(text, holds: verdict.holds) + (verdict.holds ? "" : " " + parts.joined(separator: ", "))
    }

    private func statement(_ text: String, holds: Bool) -> String {
        let space = String(repeating: " ", count: max(0, 48 - text.count))
        return "  \(text)\(space)\(holds ? "holds" : "FAILS")"
    }

    private func expression<Kind>(_ anchor: LayoutAnchor<Kind>) throws(NotLaidOut) -> Expression {
        guard let expression = engine.expression(of: anchor) else { throw NotLaidOut() }
        return expression
    }

    /// Something is asked for that no pass has laid out.
    private struct NotLaidOut: Error {}

    // MARK: The drawing

    /// The moments as a strip of pictures.
    func filmStrip() throws(LayoutError) -> FilmStrip {
        var panels: [FilmStrip.Panel] = []
        for (offset, notes) in [
            (-300.0, ["stretched to 300"]), (-200, ["at rest"]), (-130, ["slides with", "the content"]),
            (-60, ["pinned:", "60 are left"]), (0, ["stays pinned"]), (331, ["stays pinned"]),
        ] {
            try scroll(to: offset)
            panels.append(
                FilmStrip.Panel(
                    screen: StickyHeaderDemo.screenSize, window: viewport.frameInRoot,
                    shapes: [
                        FilmStrip.Shape(content.frameInRoot, label: "", style: .surface),
                        FilmStrip.Shape(title.frameInRoot, label: "title", style: .part),
                        FilmStrip.Shape(cell.frameInRoot, label: "cell", style: .part),
                        FilmStrip.Shape(
                            header.frameInRoot, label: "header, \(Int(header.frame.height)) high", style: .emphasis),
                    ],
                    guides: [(viewport.frameInRoot.minY, "top"), (viewport.frameInRoot.minY + 60, "60")],
                    caption: ["offset \(Int(offset))"] + notes))
        }
        return FilmStrip(title: "A sticky header: one layout, one constant edited", panels: panels)
    }
}
