import Foundation
import Testing

// `tinamou snapshot` and `tinamou compare` on two versions of a document, which stand in Fixtures/compare: the card
// is 8 lower in the second and so is all below it, the badge is gone, a button is new. Frames by hand.

@Suite struct CompareCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "tinamou-compare-\(UUID())")

    /// Runs `body` with a folder for files, which is taken away afterwards.
    private func withFolder(_ body: (String) throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path())
    }

    @Test func aSnapshotIsTheSameAsItsDocument() throws {
        try withFolder { folder in
            let file = folder + "/a.snapshot.json"
            let made = try ToolRun(["snapshot", "compare/before.json", "--device", "iPhone SE", "--output", file])
            #expect(made.code == 0 && made.output == "" && made.errors == "")
            let same = try ToolRun(["compare", file, "compare/before.json"])
            #expect(same.output == "7 views, all the same within 0.01\n" && same.errors == "" && same.code == 0)
            let other = try ToolRun(["compare", file, "compare/after.json"])
            #expect(other.code == 1)
            #expect(other.output.contains("\niPhone SE: root\n"))
            // The other way round, and two snapshots.
            #expect(try ToolRun(["compare", "compare/before.json", file]).code == 0)
            #expect(try ToolRun(["compare", file, file]).code == 0)
        }
    }

    /// Without `--output` it goes to standard output; on all screens, in order, and alike every time.
    @Test func snapshotsOfSeveral() throws {
        let arguments = [
            "snapshot", "compare/before.json", "InterfaceBuilder/owners.xib", "--size", "320x480", "--size", "400x480",
        ]
        let run = try ToolRun(arguments)
        #expect(run.code == 0)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let documents = try #require(object?["documents"] as? [[String: Any]])
        #expect(documents.map { $0["file"] as? String } == ["compare/before.json", "InterfaceBuilder/owners.xib"])
        let layouts = documents.flatMap { $0["layouts"] as? [[String: Any]] ?? [] }
        #expect(layouts.map { $0["target"] as? String } == ["320x480", "400x480", "320x480", "400x480"])
        #expect(try ToolRun(arguments).output == run.output)
    }

    @Test func tolerance() throws {
        let files = ["compare", "compare/before.json", "compare/after.json"]
        #expect(try ToolRun(files + ["--tolerance", "7.999"]).output.contains("y +8"))
        let wide = try ToolRun(files + ["--tolerance", "8"])
        #expect(!wide.output.contains("y +8") && wide.output.contains("appeared") && wide.code == 1)
    }

    @Test func screens() throws {
        let files = ["compare", "compare/before.json", "compare/after.json"]
        let run = try ToolRun(files + ["--size", "320x480", "--direction", "rtl"])
        #expect(run.output.contains("\n320 × 480, right to left: root\n"))
        // What options say goes before what the snapshot says.
        try withFolder { folder in
            let file = folder + "/a.json"
            _ = try ToolRun(["snapshot", "compare/before.json", "--size", "320x480", "--output", file])
            #expect(try ToolRun(["compare", file, "compare/before.json", "--size", "320x480"]).code == 0)
            let set = try ToolRun(["compare", file, "compare/before.json", "--set", "gap=24"])
            #expect(set.code == 1 && set.output.contains("y +8"))
            let missing = try ToolRun(["compare", file, "compare/before.json", "--size", "321x480"])
            #expect(
                missing.errors
                    == "\(file): error: there is no layout for 321 × 480 in the snapshot, which has 320 × 480\n")
            #expect(missing.code == 2)
        }
    }

    /// What the snapshot was made with, its document is laid out with again.
    @Test func whatASnapshotRemembers() throws {
        try withFolder { folder in
            let file = folder + "/a.json", inputs = folder + "/inputs.json"
            try #"{"intrinsic": {"title": [10, 10]}}"#.write(toFile: inputs, atomically: true, encoding: .utf8)
            _ = try ToolRun([
                "snapshot", "compare/before.json", "--set", "gap=50", "--direction", "rtl", "--inputs", inputs,
                "--output", file,
            ])
            #expect(try ToolRun(["compare", file, "compare/before.json"]).code == 0)
            #expect(try ToolRun(["compare", file, "compare/before.json", "--direction", "ltr"]).code == 1)
            #expect(try ToolRun(["compare", file, "compare/before.json", "--set", "gap=51"]).code == 1)
        }
    }

    @Test func json() throws {
        let run = try ToolRun(["compare", "compare/before.json", "compare/after.json", "--format", "json"])
        #expect(run.code == 1 && run.lines.count == 1)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(object?["same"] as? Bool == false)
    }

    @Test func contradictions() throws {
        let run = try ToolRun(["snapshot", "InterfaceBuilder/conflict.xib"])
        #expect(run.code == 1 && run.output.hasPrefix("{"))
        #expect(
            run.errors
                == "InterfaceBuilder/conflict.xib: error: view: required constraints contradict each other; "
                + "'tinamou layout' tells which, and what is left out\n")
    }

    /// Nothing is written that is not whole; the other documents are looked at all the same.
    @Test func whatCannotBeRead() throws {
        try withFolder { folder in
            let file = folder + "/a.json"
            let run = try ToolRun([
                "snapshot", "nowhere.xib", "compare/before.json", "Layout/wrong-key.json", "--output", file,
            ])
            #expect(run.code == 2)
            #expect(run.errors.hasPrefix("nowhere.xib: error: cannot be read: No such file or directory\n"))
            #expect(run.errors.contains("Layout/wrong-key.json:"))
            #expect(!FileManager.default.fileExists(atPath: file))
            let unwritable = try ToolRun(["snapshot", "compare/before.json", "--output", folder])
            #expect(
                unwritable.errors == "tinamou snapshot: \(folder) cannot be written: Is a directory\n"
                    && unwritable.code == 2)
            let drawing = try ToolRun(["compare", "compare/before.json", "compare/before.json", "--drawing", folder])
            #expect(
                drawing.errors == "tinamou compare: \(folder) cannot be written: Is a directory\n" && drawing.code == 2)
        }
    }

    @Test(
        arguments: [
            (["compare", "a"], "expected two files, found 'a'"),
            (["compare", "a", "b", "c"], "expected two files, found 'a b c'"),
            (["compare"], "expected two files, snapshots or layout documents"),
            (["compare", "a", "b", "--tolerance", "-1"], "expected a number from 0 after '--tolerance', found '-1'"),
            (["compare", "a", "b", "--tolerance", "nan"], "expected a number from 0 after '--tolerance', found 'nan'"),
            (["compare", "a", "b", "--format", "svg"], "expected table or json after '--format', found 'svg'"),
            (["compare", "-", "-"], "standard input (-) can be read only once"),
        ] as [([String], String)])
    func commandLines(arguments: [String], message: String) throws {
        let run = try ToolRun(arguments)
        #expect(run.errors == "tinamou compare: \(message)\n'tinamou compare --help' says more.\n")
        #expect(run.code == 2 && run.output == "")
    }

    @Test func snapshotsThatAreNone() throws {
        let empty = try ToolRun(
            ["compare", "-", "compare/before.json"], input: #"{"snapshot": 1, "documents": []}"#)
        #expect(
            empty.errors
                == "<stdin>: error: there is nothing of \"compare/before.json\" in the snapshot, which is empty\n")
        #expect(empty.code == 2)
        let text = #"{"snapshot": 1, "documents": [{"file": "a", "layouts": [{"scenes": [{"views": []}]}]}]}"#
        let run = try ToolRun(["compare", "-", "compare/before.json"], input: text)
        #expect(run.errors.hasPrefix("<stdin>:1:79: error: a scene has at least one view, its root\n") && run.code == 2)
    }
}
