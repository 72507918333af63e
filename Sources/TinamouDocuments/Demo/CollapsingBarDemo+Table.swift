import TinamouLayout
import TinamouScroll

extension CollapsingBarDemo: Demo {
    /// The modes, with what a column calls them.
    static let modes: [(mode: BarBehavior.Mode, name: String)] = [
        (.always, "always"), (.enterAlways, "enter"), (.enterAlwaysCollapsed, "enter*"), (.exitUntilCollapsed, "exit*"),
        (.revealAtOnce, "at once"),
    ]

    /// A bar that comes back with the list and settles: what the demonstration shows first.
    package convenience init() throws {
        try self.init(BarBehavior(.enterAlways, settles: true))
    }

    /// Where the bar is after each step of a script, in the mode that settles and in the others; what held at every
    /// frame, and what is proved for every value of the bar's constant.
    package func report() throws -> String {
        let seen = try CollapsingBarDemo().play()
        return try
            ([
                "A bar over a list, placed by constraints. \(CollapsingBarDemo.units)",
                "It goes with the list, comes back with it, and settles when the finger lifts.", "",
            ] + CollapsingBarDemo.scriptTable(seen).lines + [""] + otherModes() + [""] + held(seen) + [""] + proved())
            .joined(separator: "\n")
    }

    /// What the numbers of a table are.
    static let units = "Numbers are points and seconds, y down."

    /// What was seen after each step of the script.
    static func scriptTable(_ seen: Observed) -> DemoTable {
        var table = DemoTable(heads: ["time", "offset", "height", "hidden", "the bar is", "after this"], textCount: 2)
        for (moment, entry) in zip(seen.moments, script) {
            let numbers = [moment.time, moment.offset, moment.height, moment.hidden].map(points)
            table.rows.append(numbers + [moment.note, entry.text])
        }
        return table
    }

    /// The same finger in all modes, without settling: the bar's heights.
    private func otherModes() throws -> [String] {
        let modes = CollapsingBarDemo.modes
        let runs = try modes.map { try CollapsingBarDemo(BarBehavior($0.mode)).play().moments }
        var table = DemoTable(heads: modes.map(\.name) + ["the bar's height where nothing settles"])
        for (number, entry) in CollapsingBarDemo.script.enumerated() {
            table.rows.append(runs.map { points($0[number].height) } + [entry.text])
        }
        return table.lines + [
            "  enter* comes back to the collapsed height, 88, and exit* goes no further than that;",
            "  the rest comes at the list's start. at once comes back as a whole, and always settles.",
        ]
    }

    private func held(_ seen: Observed) -> [String] {
        let proofs = [
            DemoProof("the bar is between 44 and 134 high", holds: seen.staysInBounds),
            DemoProof("it hides no more than the list has scrolled", holds: seen.leavesNoGap),
            DemoProof("it moves no farther than a finger that drags", holds: seen.keepsToTheFinger),
        ]
        return ["At every one of \(seen.frames) frames of the first table:"] + proofs.map(\.line)
    }

    private func proved() throws -> [String] {
        let run = try run(-500...500)
        let turns = try run.path(of: bar.view.bottomAnchor).turns.map(points)
        return ["For every value of the bar's one constant from -500 through 500, whole or not:"]
            + (try proofs(run).map(\.line)) + [
                "  The bar's lower edge moves in straight lines that turn at "
                    + "\(turns.joined(separator: " and ")) hidden."
            ]
    }

    // MARK: The drawing

    /// Some moments of the script as a strip of pictures.
    package func drawing() throws -> String {
        let captions = [
            0: ["at rest"], 1: ["dragged up by 40"], 2: ["and by 120 more:", "hidden"],
            3: ["the finger turns:", "back by 30"], 4: ["lifted: on its", "way to hidden"],
            7: ["dragged down,", "lifted"],
        ]
        let demo = try CollapsingBarDemo()
        var panels: [FilmStrip.Panel] = []
        _ = try demo.play { number in
            if let notes = captions[number] { panels.append(demo.panel(notes)) }
        }
        return FilmStrip(title: "A collapsing bar: a state machine, and one constant edited", panels: panels).svg()
    }

    private func panel(_ notes: [String]) -> FilmStrip.Panel {
        let size = CollapsingBarDemo.screenSize, height = bar.view.frame.height
        let lines = stride(from: 0, to: CollapsingBarDemo.rowCount, by: 1).map { number in
            Rect(
                x: 0, y: rows.frameInRoot.minY + Double(number) * CollapsingBarDemo.rowHeight, width: size.width,
                height: CollapsingBarDemo.rowHeight)
        }.enumerated().filter { $1.maxY > 0 && $1.minY < size.height }
        var shapes = [FilmStrip.Shape(rows.frameInRoot, label: "", style: .surface)]
        shapes += lines.map { FilmStrip.Shape($1, label: "row \($0 + 1)", style: .part) }
        shapes.append(FilmStrip.Shape(bar.view.frameInRoot, label: "bar, \(points(height)) high", style: .emphasis))
        return FilmStrip.Panel(
            screen: size, window: Rect(size: size), shapes: shapes,
            guides: [(44, "44"), (134, "134")], caption: ["offset \(points(bar.state.offset))"] + notes)
    }
}
