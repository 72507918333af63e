import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `tinamou demo`. The frames are those of the sticky header's statements, and what a bar does, worked out by hand.
/// What the pages do is tested beside their sources.
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
        #expect(run.output.contains("1200 edits of one constant among 48 constraints"))
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

    @Test func theBarsTable() throws {
        let run = try ToolRun(["demo", "collapsing-bar"])
        #expect(run.code == 0 && run.errors == "")
        #expect(run.lines.allSatisfy { $0.count <= 110 })
        func rows(_ count: Int) -> [[Double]] {
            run.lines.map { $0.split(separator: " ").prefix(count).compactMap { Double($0) } }.filter {
                $0.count == count
            }
        }
        // offset, height and hidden amount after each step at which a finger is down, or has let a bar settle.
        let steps = rows(4).filter { $0[0] <= 6.4 && $0[0] != 1.8 }.map { Array($0.dropFirst()) }
        #expect(
            steps == [
                [-134, 134, 0], [-94, 94, 40], [26, 44, 90], [-4, 74, 60], [-4, 44, 90], [-64, 104, 30],
                [-134, 134, 0],
            ])
        // The same finger in five modes; the first rows differ as the modes' descriptions say.
        #expect(
            rows(5).prefix(4) == [
                [134, 134, 134, 134, 134], [134, 94, 94, 94, 94], [134, 44, 44, 88, 44], [134, 74, 74, 88, 134],
            ])
        #expect(rows(5).count == 14)
    }

    @Test func whatHoldsOfTheBarIsSaid() throws {
        let lines = try ToolRun(["demo", "collapsing-bar"]).lines
        let start = try #require(lines.firstIndex { $0.hasPrefix("At every one of ") })
        #expect(
            Array(lines[(start + 1)...]) == [
                "  the bar is between 44 and 134 high              holds",
                "  it hides no more than the list has scrolled     holds",
                "  it moves no farther than a finger that drags    holds",
                "For every value of the bar's one constant from -500 through 500, whole or not:",
                "  the bar is never lower than the status bar, 44  holds",
                "  the bar is never higher than 134                holds",
                "  its top stays at the screen's                   holds",
                "  what is in it stays 90 high, at its bottom      holds",
                "  the line stays at its lower edge                holds",
                "  nothing depends on where it was before          holds",
                "  The bar's lower edge moves in straight lines that turn at 0 and 90 hidden.",
            ])
    }

    @Test(arguments: ["sticky-header", "collapsing-bar"])
    func theSameRunGivesTheSameText(demo: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var texts: [[String]] = []
        for number in 0..<2 {
            let files = ["\(number).svg", "\(number).html"].map { folder.appending(path: $0) }
            let run = try ToolRun(["demo", demo, "--svg", files[0].path(), "--html", files[1].path()])
            #expect(run.code == 0 && run.errors == "")
            texts.append([run.output] + (try files.map { try String(contentsOf: $0, encoding: .utf8) }))
        }
        #expect(texts[0] == texts[1])
        #expect(XMLParser(data: Data(texts[0][1].utf8)).parse())
        #expect(texts[0][2].hasPrefix("<!DOCTYPE html>") && texts[0][2].hasSuffix("</html>\n"))
        // The table is the same with and without files.
        #expect(try ToolRun(["demo", demo]).output == texts[0][0])
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
                "tinamou demo: expected the name of a demo: sticky-header or collapsing-bar\n"
                    + "'tinamou demo --help' says more.\n"
            ),
            (
                ["demo", "bar"],
                "tinamou demo: expected the name of a demo: sticky-header or collapsing-bar, found 'bar'\n"
                    + "'tinamou demo --help' says more.\n"
            ),
            (
                ["demo", "sticky-header", "collapsing-bar"],
                "tinamou demo: expected the name of a demo: sticky-header or collapsing-bar, found "
                    + "'sticky-header collapsing-bar'\n'tinamou demo --help' says more.\n"
            ),
            (
                ["demo", "collapsing-bar", "--html"],
                "tinamou demo: expected a value after '--html'\n'tinamou demo --help' says more.\n"
            ),
            (
                ["demo", "collapsing-bar", "--html", "no/such/folder/x.html"],
                "tinamou demo: no/such/folder/x.html cannot be written: No such file or directory\n"
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
        #expect(run.code == 0 && run.lines.first == "usage: tinamou demo NAME [--svg FILE] [--html FILE]")
        #expect(run.lines.allSatisfy { $0.count <= 80 })
    }
}
