import Foundation
import Testing

// A golden stands in Tests/Goldens at the path of its fixture, with .txt added. It begins with comments, the first
// of which says where the expected answer comes from; then come the command, what it prints (standard error marked
// with "! "), and its exit code. With TINAMOU_REGENERATE=1 in the environment the goldens that differ are written
// anew, comments kept, and the tests fail once.
//
// A run of a constant needs more than a fixture, a demo needs none: their command lines stand below. A
// drawing is a golden as it is, after a first line that says where it comes from.

@Suite(.serialized) struct GoldenTests {
    @Test(arguments: try GoldenTests.fixtures("problems", "json"))
    func problems(fixture: String) throws {
        try check(fixture, "solve")
    }

    @Test(arguments: try GoldenTests.fixtures("traces", "trace"))
    func traces(fixture: String) throws {
        try check(fixture, "replay")
    }

    @Test(arguments: try GoldenTests.fixtures("Layout", "json"))
    func layouts(fixture: String) throws {
        try check(fixture, "layout")
    }

    @Test(arguments: SweepGolden.allCases)
    func sweeps(golden: SweepGolden) throws {
        try check("sweeps/\(golden.rawValue)", ["sweep"] + golden.arguments)
    }

    @Test(arguments: CheckGolden.allCases)
    func checks(golden: CheckGolden) throws {
        try check("checks/\(golden.rawValue)", ["check"] + golden.arguments)
    }

    @Test(arguments: GoldenTests.demos)
    func demoTables(demo: String) throws {
        try check("demos/\(demo)", ["demo", demo])
    }

    @Test(arguments: SweepGolden.allCases)
    func plots(golden: SweepGolden) throws {
        try checkDrawing("sweeps/\(golden.rawValue)", ["sweep"] + golden.arguments)
    }

    @Test(arguments: GoldenTests.demos)
    func filmStrips(demo: String) throws {
        try checkDrawing("demos/\(demo)", ["demo", demo])
    }

    @Test(arguments: DrawingGolden.allCases)
    func drawings(golden: DrawingGolden) throws {
        try checkDrawing("drawings/\(golden.rawValue)", golden.arguments, option: "--output")
    }

    @Test(arguments: ExplanationGolden.allCases)
    func explanations(golden: ExplanationGolden) throws {
        try check("explanations/\(golden.rawValue)", ["explain"] + golden.arguments)
    }

    @Test(arguments: ComparisonGolden.allCases)
    func comparisons(golden: ComparisonGolden) throws {
        try check("comparisons/\(golden.rawValue)", golden.arguments)
    }

    @Test func overlays() throws {
        try checkDrawing(
            "comparisons/\(ComparisonGolden.table.rawValue)", ComparisonGolden.table.arguments, option: "--drawing")
    }

    private static let demos = ["collapsing-bar", "sticky-header"]

    private func checkDrawing(_ name: String, _ arguments: [String], option: String = "--svg") throws {
        let drawing = FileManager.default.temporaryDirectory.appending(path: "drawing-\(UUID()).svg")
        defer { try? FileManager.default.removeItem(at: drawing) }
        _ = try ToolRun(arguments + [option, drawing.path()])
        let found = "<!-- Recorded, and looked at. -->\n" + (try String(contentsOf: drawing, encoding: .utf8))
        let file = Places.goldens.appending(path: "\(name).svg")
        let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if found != expected && GoldenTests.isRegenerating {
            try write(found, to: file)
            Issue.record("\(name).svg has been written anew; look at it")
            return
        }
        #expect(found == expected)
    }

    @Test func noGoldenIsLeftOver() throws {
        let names = SweepGolden.allCases.map { "sweeps/\($0.rawValue)" } + GoldenTests.demos.map { "demos/\($0)" }
        let runs =
            names.flatMap { ["\($0).txt", "\($0).svg"] } + DrawingGolden.allCases.map { "drawings/\($0.rawValue).svg" }
        let expected =
            try
            (GoldenTests.fixtures("problems", "json") + GoldenTests.fixtures("traces", "trace")
            + GoldenTests.fixtures("Layout", "json")).map { $0 + ".txt" } + runs
            + ExplanationGolden.allCases.map { "explanations/\($0.rawValue).txt" }
            + ComparisonGolden.allCases.map { "comparisons/\($0.rawValue).txt" }
            + ["comparisons/\(ComparisonGolden.table.rawValue).svg"]
            + CheckGolden.allCases.map { "checks/\($0.rawValue).txt" }
        for folder in [
            "problems", "traces", "sweeps", "demos", "Layout", "drawings", "explanations", "comparisons", "checks",
        ] {
            let goldens = try FileManager.default.contentsOfDirectory(
                atPath: Places.goldens.appending(path: folder).path())
            for golden in goldens { #expect(expected.contains("\(folder)/\(golden)"), "\(golden)") }
        }
    }

    private static var isRegenerating: Bool { ProcessInfo.processInfo.environment["TINAMOU_REGENERATE"] == "1" }

    private static func fixtures(_ folder: String, _ suffix: String) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: Places.fixtures.appending(path: folder).path())
        return names.filter { $0.hasSuffix("." + suffix) }.sorted().map { "\(folder)/\($0)" }
    }

    private func check(_ fixture: String, _ command: String) throws {
        try check(fixture, [command, fixture])
    }

    private func check(_ name: String, _ arguments: [String]) throws {
        let file = Places.goldens.appending(path: name + ".txt")
        let run = try ToolRun(arguments)
        let line = arguments.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
        let found = GoldenTests.text(of: run, "tinamou \(line)")
        let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let lines = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let comments = lines.prefix { $0.hasPrefix("#") }
        let expected = lines.dropFirst(comments.count).joined(separator: "\n")
        if found != expected && GoldenTests.isRegenerating {
            let kept = comments.isEmpty ? ["# Recorded: what came out, not what is right."] : Array(comments)
            try write(kept.map { $0 + "\n" }.joined() + found, to: file)
            Issue.record("\(name).txt has been written anew; look at what has changed")
            return
        }
        #expect(found == expected)
        #expect(
            ["# By hand", "# By construction", "# By oracle", "# Published", "# Recorded"].contains {
                comments.first?.hasPrefix($0) ?? false
            }, "the golden says where its answer comes from")
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private static func text(of run: ToolRun, _ command: String) -> String {
        let errors = run.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "! \($0)\n" }
        return "$ \(command)\n" + run.output + errors.joined() + "exit \(run.code)\n"
    }
}

/// Runs of constants whose text and drawing are goldens, by their names.
enum SweepGolden: String, CaseIterable, Sendable {
    /// A header that stretches, slides and pins; a condition that holds and one that does not.
    case stickyHeader = "sticky-header"
    /// The same for a program.
    case stickyHeaderJSON = "sticky-header-json"
    /// A contradiction ends the run, and a variable depends on history.
    case conflict
    /// More variables than fit beside each other, and more lines than can be told apart.
    case columns
    /// The offset of a layout: a header that is laid out by its behaviour.
    case layoutOffset = "layout-offset"
    /// The width of a layout, of Interface Builder.
    case layoutWidth = "layout-width"

    var arguments: [String] {
        let header = ["sweeps/sticky-header.json", "--constant", "offset", "--from", "-300", "--through", "900"]
        return switch self {
        case .stickyHeader:
            header + ["--always", "header.bottom - safe.top >= 60", "--always", "header.height <= 250"]
        case .stickyHeaderJSON: header + ["--json", "--variables", "header.top, header.height"]
        case .conflict:
            ["sweeps/pushed.json", "--constant", "move", "--from", "-10", "--through", "40"]
                + ["--always", "y <= 15", "--always", "free >= x"]
        case .columns:
            ["sweeps/columns.json", "--constant", "total", "--from", "120", "--through", "500"]
                + ["--always", "column.9.width <= column.8.width"]
        case .layoutOffset:
            ["Layout/header.json", "--scroll", "list", "--from", "-300", "--through", "900"]
                + ["--always", "header.bottom >= list.top + 60", "--always", "header.height == 200"]
        case .layoutWidth:
            ["InterfaceBuilder/attributes.xib", "--width", "--from", "600", "--through", "100"]
                + ["--variables", "limits.width, third.right", "--always", "limits.width <= 0.1 * view.width"]
        }
    }
}

/// Drawings of layouts that are goldens, by their names.
enum DrawingGolden: String, CaseIterable, Sendable {
    /// Names, texts, a hidden view; with constraints of which some only align, guides and baselines.
    case form
    /// A contradiction, and the constraint that was left out.
    case conflict
    /// What is open, about views and about the content of a scroll view.
    case open
    /// What scroll views do not show.
    case scrolling
    /// From right to left, on a tablet.
    case attributes

    var arguments: [String] {
        let svg = ["--format", "svg"]
        return switch self {
        case .form:
            ["layout", "Layout/form.json", "--size", "320x240", "--show", "constraints,guides,baselines"] + svg
        case .conflict: ["layout", "InterfaceBuilder/conflict.xib", "--show", "constraints"] + svg
        case .open: ["layout", "InterfaceBuilder/open.xib"] + svg
        case .scrolling:
            ["layout", "InterfaceBuilder/scrolling.xib", "--show", "guides", "--show", "constraints"] + svg
        case .attributes:
            ["layout", "InterfaceBuilder/attributes.xib", "--direction", "rtl", "--device", "iPad mini"] + svg
        }
    }
}

/// Explanations whose text is a golden, by their names.
enum ExplanationGolden: String, CaseIterable, Sendable {
    /// A header of a scroll view, laid out by its behaviour.
    case header
    /// Views of equal widths in a stack.
    case stack
    /// The same, in the words of programs.
    case json
    /// A gap that is shared, between views that are centred.
    case spacing
    /// Margins, from right to left, on a device.
    case margins
    /// What a tie leaves open.
    case open

    var arguments: [String] {
        switch self {
        case .header: ["Layout/header.json", "title", "--offset", "list=100"]
        case .stack: ["InterfaceBuilder/stacks.xib", "equallyB"]
        case .json: ["Layout/form.json", "save", "--size", "320x400", "--format", "json"]
        case .spacing: ["InterfaceBuilder/stacks.xib", "spacedB"]
        case .margins:
            ["InterfaceBuilder/margins.storyboard", "directionalInside", "--direction", "rtl", "--device", "iPhone 16"]
        case .open: ["InterfaceBuilder/open.xib", "two"]
        }
    }
}

/// Snapshots and comparisons whose text is a golden, by their names.
enum ComparisonGolden: String, CaseIterable, Sendable {
    /// Two versions of a document; with a drawing.
    case table
    /// The same for a program.
    case json
    /// What is kept of one.
    case snapshot

    var arguments: [String] {
        switch self {
        case .table: ["compare", "compare/before.json", "compare/after.json"]
        case .json:
            ["compare", "compare/before.json", "compare/after.json", "--size", "320x480", "--format", "json"]
        case .snapshot: ["snapshot", "compare/before.json", "--device", "iPhone SE", "--set", "gap=24"]
        }
    }
}

/// Checks whose report is a golden, by their names.
enum CheckGolden: String, CaseIterable, Sendable {
    /// A folder, for people.
    case text
    /// The same for programs, with a file that cannot be read.
    case json, github, sarif
    /// Several screens and directions.
    case screens
    /// The rules.
    case rules

    var arguments: [String] {
        switch self {
        case .text: ["Checks"]
        case .json, .github, .sarif: ["Checks", "problems/cut-off.json", "--format", rawValue]
        case .screens:
            [
                "Checks/card.layout.json", "--device", "iPhone SE", "--device", "iPhone SE landscape", "--size",
                "1000x1000",
            ]
                + ["--direction", "both"]
        case .rules: ["--list-rules"]
        }
    }
}
