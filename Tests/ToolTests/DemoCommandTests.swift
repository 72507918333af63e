import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `tinamou demo`. The frames are those of the sticky header's statements, worked out by hand.
@Suite(.serialized) struct DemoCommandTests {
    @Test func theTable() throws {
        let run = try ToolRun(["demo", "sticky-header"])
        #expect(run.code == 0 && run.errors == "")
        let rows = run.lines.compactMap { line -> [Int]? in
            let numbers = line.split(separator: " ").prefix(4).compactMap { Int($0) }
            return numbers.count == 4 ? numbers : nil
        }
        // offset, top, bottom, height: bottom = max(60, −offset), height = max(200, −offset)
        #expect(
            rows == [
                [-300, 0, 300, 300], [-260, 0, 260, 260], [-200, 0, 200, 200], [-130, -70, 130, 200],
                [-61, -139, 61, 200], [-60, -140, 60, 200], [0, -140, 60, 200], [331, -140, 60, 200],
                [900, -140, 60, 200],
            ])
        #expect(run.output.contains("1200 edits of one constant among 26 constraints"))
        #expect(run.output.contains("No constraint was added or removed"))
        #expect(run.lines.allSatisfy { $0.count <= 90 })
    }

    /// What is true of bottom = max(60, −o) and top = min(0, …) at every offset; both bend at −200 and −60, where one
    /// takes over from the other.
    @Test func whatHoldsEverywhereIsSaid() throws {
        let lines = try ToolRun(["demo", "sticky-header"]).lines
        let start = try #require(lines.firstIndex(of: "For every offset from -300 through 900, whole or not:"))
        #expect(
            Array(lines[(start + 1)...]) == [
                "  bottom is never above the viewport's top + 60   holds",
                "  top is never below the viewport's top           holds",
                "  bottom is never above the content's top         holds",
                "  height is never below 200                       holds",
                "  no edge moves faster than the content           holds",
                "  nothing depends on where it was before          holds",
                "  The header moves in straight lines that turn at -200 and -60; its largest jump is 0.",
            ])
    }

    @Test func theReadmeShowsWhatItPrints() throws {
        let readme = try String(
            contentsOf: Places.fixtures.deletingLastPathComponent().deletingLastPathComponent().appending(
                path: "README.md"), encoding: .utf8)
        let shown = try #require(readme.components(separatedBy: "$ swift run tinamou demo sticky-header\n").last)
        let lines = shown.components(separatedBy: "```")[0].split(separator: "\n").map(String.init)
        let printed = try ToolRun(["demo", "sticky-header"]).lines
        for line in lines where line != "…" { #expect(printed.contains(line), "\(line)") }
        #expect(lines.count > 8)
    }

    @Test func theFilmStrip() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "strip-\(UUID()).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try ToolRun(["demo", "--svg", file.path(), "sticky-header"])
        #expect(run.code == 0 && run.errors == "")
        let drawing = try String(contentsOf: file, encoding: .utf8)
        #expect(XMLParser(data: Data(drawing.utf8)).parse())
        for text in [
            "offset -300", "offset -60", "header, 300 high", "header, 200 high", "stays pinned", "title", "cell",
        ] {
            #expect(drawing.contains(">\(text)<"), "\(text)")
        }
        // Six screens of 375 points at a scale of 0.4, and the header of the first where it is stretched.
        #expect(drawing.components(separatedBy: "class=\"screen\"").count == 7)
        #expect(drawing.contains("width=\"150\" height=\"120\" class=\"emphasis\""))
    }

    @Test(
        arguments: [
            (
                ["demo"],
                "tinamou demo: expected the name of a demo: sticky-header\n'tinamou demo --help' says more.\n"
            ),
            (
                ["demo", "bar"],
                "tinamou demo: expected the name of a demo: sticky-header, found 'bar'\n'tinamou demo --help' says more.\n"
            ),
            (
                ["demo", "sticky-header", "--svg"],
                "tinamou demo: expected a value after '--svg'\n'tinamou demo --help' says more.\n"
            ),
            (
                ["demo", "sticky-header", "--svg", "no/such/folder/x.svg"],
                "tinamou demo: no/such/folder/x.svg cannot be written: No such file or directory\n"
            ),
        ] as [([String], String)])
    func whatItRefuses(arguments: [String], message: String) throws {
        let run = try ToolRun(arguments)
        #expect(run.code == 2)
        #expect(run.errors == message)
    }

    @Test func helpExplains() throws {
        let run = try ToolRun(["demo", "--help"])
        #expect(run.code == 0 && run.lines.first == "usage: tinamou demo sticky-header [--svg FILE]")
        #expect(run.lines.allSatisfy { $0.count <= 84 })
    }
}
