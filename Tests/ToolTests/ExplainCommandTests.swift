import Foundation
import Testing

// What `tinamou explain` does with views, options and files; the numbers are those of the fixtures, by hand.

@Suite struct ExplainCommandTests {
    /// The row is 100 below the top, in the middle 5 below that: (30 − 20) / 2.
    @Test func texts() throws {
        let run = try ToolRun(["explain", "InterfaceBuilder/stacks.xib", "equallyA"])
        #expect(run.code == 0 && run.errors == "")
        #expect(run.lines[0] == "equallyA: x 0, y 5, width 94, height 20 in equally")
        #expect(run.output.contains("\n  top 105 = centerY 115 - height 20 / 2\n"))
        #expect(run.output.contains("\n  width 94 = equallyC.right 300 / 3 - left 0 / 3 - 6, as these together say:\n"))
    }

    @Test func jsonIsALineForEachScreen() throws {
        let run = try ToolRun([
            "explain", "Layout/header.json", "title", "--format", "json", "--device", "iPhone SE", "--device",
            "iPad mini",
        ])
        #expect(run.code == 0 && run.lines.count == 2)
        let object = try JSONSerialization.jsonObject(with: Data(run.lines[1].utf8)) as? [String: Any]
        #expect(object?["target"] as? String == "iPad mini")
        #expect(object?["view"] as? String == "title" && object?["kind"] as? String == "label")
        // In the middle of 744: (744 − 80) / 2.
        #expect(object?["alignmentRectInRoot"] as? [Double] == [332, 134, 80, 20])
        let steps = try #require(object?["steps"] as? [[String: Any]])
        for step in steps {
            let terms = try #require(step["terms"] as? [[String: Any]])
            let sum = terms.reduce(step["constant"] as? Double ?? .nan) { sum, term in
                sum + (term["factor"] as? Double ?? .nan) * (term["value"] as? Double ?? .nan)
            }
            #expect(abs(sum - (step["value"] as? Double ?? .nan)) < 1e-9)
        }
        let sources = steps.compactMap { $0["source"] as? [String: Any] }
        #expect(
            sources.contains {
                $0["constraint"] as? String == "title.centerX == header.centerX" && $0["line"] as? Int == 16
            })
    }

    @Test func options() throws {
        let run = try ToolRun([
            "explain", "InterfaceBuilder/scrolling.xib", "content", "--offset", "scroll=100", "--set", "s1=50",
        ])
        #expect(run.output.contains("\n  scroll.content.top -90 = scroll.top 10 - 100"))
        #expect(run.output.contains("[scrolled to 100]"))
        #expect(run.output.contains("\n  height 50 "))
        let all = try ToolRun(["explain", "InterfaceBuilder/scrolling.xib", "content", "--all-devices"])
        #expect(all.lines[0] == "iPhone SE")
        #expect(all.output.contains("\n\niPhone SE landscape\n\ncontent: "))
    }

    @Test func contradictionsEndWithOne() throws {
        let run = try ToolRun(["explain", "InterfaceBuilder/conflict.xib", "box"])
        #expect(run.code == 1)
        #expect(
            run.output.hasSuffix(
                "  left out, as it contradicts others: view.trailing == box.trailing + 10  [r, line 20]\n"))
    }

    @Test(
        arguments: [
            (
                ["explain"],
                "tinamou explain: expected a file, or - for standard input, and a view\n'tinamou explain --help' says more.\n"
            ),
            (
                ["explain", "Layout/form.json"],
                "tinamou explain: expected a file and a view, found 'Layout/form.json'\n'tinamou explain --help' says more.\n"
            ),
            (
                ["explain", "Layout/form.json", "a", "b"],
                "tinamou explain: expected a file and a view, found 'Layout/form.json a b'\n'tinamou explain --help' says more.\n"
            ),
            (
                ["explain", "Layout/form.json", "save", "--format", "svg"],
                "tinamou explain: expected text or json after '--format', found 'svg'\n'tinamou explain --help' says more.\n"
            ),
            (["explain", "nowhere.xib", "a"], "nowhere.xib: error: cannot be read: No such file or directory\n"),
            (
                ["explain", "Layout/form.json", "titel"],
                "Layout/form.json: error: there is no view \"titel\" in the document; did you mean \"title\"?\n"
            ),
            (
                ["explain", "Layout/form.json", "zzz"],
                "Layout/form.json: error: there is no view \"zzz\" in the document; 'tinamou layout' lists them\n"
            ),
        ] as [([String], String)])
    func whatCannotBeUnderstood(arguments: [String], message: String) throws {
        let run = try ToolRun(arguments)
        #expect(run.errors == message && run.output == "" && run.code == 2)
    }

    /// A view that is there in other size classes only.
    @Test func viewsThatAreNotThere() throws {
        let text = #"{"view": {"id": "root", "frame": [9, 9], "views": [{"id": "a", "included": false}]}}"#
        let run = try ToolRun(["explain", "-", "a"], input: text)
        #expect(run.errors == "<stdin>: error: the view is not there, as a variation takes it out\n" && run.code == 2)
    }

    @Test func helpFitsATerminal() throws {
        for command in ["explain", "snapshot", "compare"] {
            let run = try ToolRun([command, "--help"])
            #expect(run.code == 0 && run.lines.first?.hasPrefix("usage: tinamou \(command) ") == true)
            #expect(run.lines.allSatisfy { $0.count <= 80 })
        }
    }
}
