import Foundation
import Testing

// What `tinamou layout` does with options and files; the frames are those of the fixtures, by hand.

@Suite struct LayoutCommandTests {
    @Test func tables() throws {
        let run = try ToolRun(["layout", "InterfaceBuilder/owners.xib"])
        #expect(run.code == 0 && run.errors == "")
        #expect(
            run.output == """
                InterfaceBuilder/owners.xib: view view, 400 × 300

                  view               x    y  width  height
                  view view          0    0    400     300
                    view box       100  100    200     100
                      view inBox   100   50     10      10
                      view inView   50    0     10      10

                """)
    }

    @Test func contradictionsEndWithOne() throws {
        let run = try ToolRun(["layout", "InterfaceBuilder/conflict.xib"])
        #expect(run.code == 1)
        #expect(run.output.contains("these required constraints cannot all hold:\n  box.width == 100  [w, line 12]\n"))
        #expect(run.output.contains("  view.trailing == box.trailing + 10  [r, line 20]  left out\n"))
    }

    @Test func jsonIsALineForEachDocument() throws {
        let run = try ToolRun([
            "layout", "InterfaceBuilder/owners.xib", "InterfaceBuilder/conflict.xib", "--format", "json",
        ])
        #expect(run.lines.count == 2)
        let object = try JSONSerialization.jsonObject(with: Data(run.lines[0].utf8)) as? [String: Any]
        let scenes = try #require(object?["scenes"] as? [[String: Any]])
        let views = try #require(scenes.first?["views"] as? [[String: Any]])
        #expect(views.map { $0["id"] as? String } == ["view", "box", "inBox", "inView"])
        #expect(views[2]["frame"] as? [Double] == [100, 50, 10, 10])
    }

    @Test func options() throws {
        let file = "InterfaceBuilder/scrolling.xib"
        func frames(_ options: [String]) throws -> String {
            try ToolRun(["layout", file] + options).output
        }
        #expect(try frames(["--size", "400x500"]).hasPrefix("400 × 500\n\n\(file): view view, 400 × 500\n"))
        #expect(try frames(["--device", "iPhone SE landscape"]).hasPrefix("iPhone SE landscape\n"))
        #expect(try frames(["--set", "s1=50"]).contains("      view content             5    5    270      50\n"))
        #expect(
            try frames(["--offset", "scroll=100"]).contains("      view float             260   90     30      30\n"))
        #expect(try frames(["--direction", "rtl"]).contains("    scrollView guidedScroll  200    0    100      50\n"))
        let both = try frames(["--direction", "both"])
        #expect(both.hasPrefix("the document's own screen\n\n"))
        #expect(both.contains("\nthe document's own screen (right to left)\n\n"))
        #expect(both.contains("    scrollView guidedScroll  200    0    100      50\n"))
        let all = try frames(["--all-devices"])
        #expect(all.contains("iPad Pro 13-inch landscape\n") && all.contains("\niPhone Air\n"))
    }

    @Test(arguments: [
        ["--size", "big"], ["--device", "toaster"], ["--direction", "up"], ["--set", "a"], ["--set", "a=b"],
        ["--offset", "a=1,2,3"], ["--format", "pdf"], ["--nonsense"],
    ])
    func optionsThatAreNone(options: [String]) throws {
        let run = try ToolRun(["layout", "InterfaceBuilder/owners.xib"] + options)
        #expect(run.code == 2 && run.output == "")
        #expect(run.errors.hasPrefix("tinamou layout: "))
    }

    @Test func inputsAndAssumptions() throws {
        let inputs = FileManager.default.temporaryDirectory.appending(path: "inputs-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: inputs) }
        try Data(#"{"safeArea": {"listView": [1, 2, 3, 4]}}"#.utf8).write(to: inputs)
        let run = try ToolRun([
            "layout", "InterfaceBuilder/bars.storyboard", "--inputs", inputs.path(), "--assumptions",
        ])
        #expect(run.output.contains("    view listBox     2   1    369     663\n"))
        #expect(
            run.errors.contains(
                "InterfaceBuilder/bars.storyboard:84: assumption: the safe area of sheetView keeps 20 (top), 0 (left), "
                    + "0 (bottom) and 0 (right) from its edges\n"))
        #expect(!run.errors.contains("listView"))
        let missing = try ToolRun(["layout", "InterfaceBuilder/owners.xib", "--inputs", "nowhere.json"])
        #expect(
            missing.code == 2 && missing.errors == "nowhere.json: error: cannot be read: No such file or directory\n")
    }

    /// One bad file does not keep the others from being laid out.
    @Test func badFilesDoNotStopTheRest() throws {
        let run = try ToolRun([
            "layout", "nowhere.xib", "InterfaceBuilder", "problems/empty.json", "InterfaceBuilder/owners.xib",
        ])
        #expect(run.code == 2)
        #expect(run.output.contains("view inView"))
        let lines = run.errors.split(separator: "\n")
        #expect(lines[0] == "nowhere.xib: error: cannot be read: No such file or directory")
        #expect(lines[1] == "InterfaceBuilder: error: cannot be read: Is a directory")
        #expect(lines[2].hasPrefix("problems/empty.json:1:1: error: "))
    }

    /// Warnings go to standard error, with the line.
    @Test func warnings() throws {
        let run = try ToolRun(["layout", "InterfaceBuilder/odd.xib"])
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "InterfaceBuilder/odd.xib:36: warning: <mystery> in <subviews> is not understood, and is passed over\n")
        )
    }

    @Test func standardInput() throws {
        let text = try String(
            contentsOf: Places.fixtures.appending(path: "InterfaceBuilder/owners.xib"), encoding: .utf8)
        #expect(try ToolRun(["layout", "-"], input: text).output.hasPrefix("<stdin>: view view, 400 × 300\n"))
    }

    @Test func closedPipes() throws {
        let run = try ToolRun(shell: "$TINAMOU layout InterfaceBuilder/*.xib --all-devices | head -1")
        #expect(run.lines.count == 1)
    }
}
