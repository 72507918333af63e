import Foundation
import Testing

// What `tinamou check` does with options, files and folders. What it finds is by hand: see the fixtures, and the small
// documents below.

@Suite struct CheckCommandTests {
    /// A document in which x says what w says, and a has no height.
    private static let faulty = """
        {"view": {"id": "root", "frame": [300, 200], "views": [
          {"id": "a"}]},
         "constraints": ["H:|[a]", "V:|[a]",
           "w: a.width == 10",
           "x: a.width == 10"]}
        """

    /// A document in which only x is too much.
    private static let wordy = faulty.replacingOccurrences(of: "V:|[a]", with: "V:|[a]|")

    /// A folder with files by their paths, which is gone afterwards.
    private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        // A repository of its own, so that no configuration above counts.
        try FileManager.default.createDirectory(at: folder.appending(path: ".git"), withIntermediateDirectories: true)
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try body(folder)
    }

    // MARK: Exit codes

    @Test func exitCodes() throws {
        try withFolder(["wordy.json": Self.wordy, "faulty.json": Self.faulty, "bad.json": "{"]) { folder throws in
            func code(_ arguments: [String]) throws -> Int { try ToolRun(["check"] + arguments, in: folder).code }
            #expect(try code(["wordy.json"]) == 0)
            #expect(try code(["wordy.json", "--strict"]) == 1)
            #expect(try code(["wordy.json", "--strict", "--disable", "redundant-constraint"]) == 0)
            #expect(try code(["faulty.json"]) == 1)
            #expect(try code(["faulty.json", "--only", "redundant-constraint"]) == 0)
            #expect(try code(["faulty.json", "bad.json"]) == 2)
            #expect(try code(["nowhere.json"]) == 2)
            #expect(try code([]) == 2)
            #expect(try code(["--list-rules"]) == 0)
        }
    }

    /// A file that cannot be read does not keep the others from being checked.
    @Test func badFilesDoNotStopTheRest() throws {
        let run = try ToolRun(["check", "nowhere.xib", "problems/empty.json", "Checks/settings.xib"])
        #expect(run.code == 2)
        #expect(run.output.contains("Checks/settings.xib:29: error: view open: "))
        #expect(run.output.hasSuffix("\n2 errors and 4 warnings in 1 file; 2 files could not be read\n"))
        let lines = run.errors.split(separator: "\n")
        #expect(lines[0] == "nowhere.xib: error: cannot be read: No such file or directory")
        #expect(lines[1].hasPrefix("problems/empty.json:1:1: error: "))
    }

    @Test(arguments: [
        ["--format", "pdf"], ["--disable", "overlaps"], ["--only", "all"], ["--jobs", "0"], ["--jobs", "many"],
        ["--direction", "up"], ["--device", "toaster"], ["--nonsense"],
    ])
    func optionsThatAreNone(options: [String]) throws {
        let run = try ToolRun(["check", "Checks/settings.xib"] + options)
        #expect(run.code == 2 && run.output == "")
        #expect(run.errors.hasPrefix("tinamou check: "))
    }

    @Test func standardInput() throws {
        let run = try ToolRun(["check", "-"], input: Self.faulty)
        #expect(run.code == 1)
        #expect(run.lines.first?.hasPrefix("<stdin>:2: error: view a: height is not determined") == true)
    }

    // MARK: Folders

    /// All documents in a folder and the folders in it, in the order of their paths; what has another name is none.
    @Test func folders() throws {
        let files = [
            "b/z.layout.json": Self.wordy, "b/a.layout.json": Self.wordy, "a.layout.json": Self.wordy,
            "b.layout.json": Self.wordy, "package.json": "{}", ".hidden/c.layout.json": Self.wordy, "b/note.txt": "",
        ]
        try withFolder(files) { folder throws in
            // A link back must not lead round and round.
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "b/loop"), withDestinationURL: folder)
            let run = try ToolRun(["check", "."], in: folder)
            #expect(
                run.lines.filter { !$0.hasPrefix(" ") }.map { $0.split(separator: ":")[0] }.dropLast() == [
                    "./a.layout.json", "./b.layout.json", "./b/a.layout.json", "./b/z.layout.json",
                ])
            #expect(run.lines.last == "4 warnings in 4 of 4 files")
            #expect(try ToolRun(["check", "b/"], in: folder).lines[0].hasPrefix("b/a.layout.json:"))
            let empty = try ToolRun(["check", ".hidden", "b"], in: folder)
            #expect(empty.lines.last == "3 warnings in 3 of 3 files")
        }
    }

    /// A document for another system, or one without views, is nothing to check where nobody has named it.
    @Test func documentsOfOtherKinds() throws {
        let files = [
            "mac.xib": "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
            "none.xib": "<document targetRuntime=\"iOS.CocoaTouch\"><objects/></document>", "a.layout.json": Self.wordy,
        ]
        try withFolder(files) { folder throws in
            let found = try ToolRun(["check", "."], in: folder)
            #expect(found.code == 0 && found.errors == "" && found.output.hasSuffix("1 warning in 1 of 3 files\n"))
            let named = try ToolRun(["check", "mac.xib", "none.xib"], in: folder)
            #expect(named.code == 2 && named.output == "nothing checked; 2 files could not be read\n")
        }
    }

    /// The same text whatever is checked at a time, and however often.
    @Test func orderIsThatOfTheFiles() throws {
        var files: [String: String] = [:]
        for number in 0..<60 {
            // Some take much longer than others.
            let views = (0..<(number % 7 * 40)).map { "{\"id\": \"v\($0)\"}" }.joined(separator: ",")
            files["f\(100 + number).layout.json"] =
                "{\"view\": {\"id\": \"root\", \"frame\": [300, 200], \"views\": [\(views)]}}"
        }
        try withFolder(files) { folder throws in
            let one = try ToolRun(["check", ".", "--jobs", "1", "--format", "json"], in: folder)
            #expect(one.lines.count == 60)
            for jobs in ["2", "3", "16"] {
                for _ in 0..<3 {
                    let many = try ToolRun(["check", ".", "--jobs", jobs, "--format", "json"], in: folder)
                    #expect(many.output == one.output && many.code == one.code)
                }
            }
        }
    }

    // MARK: Configuration

    @Test func configurations() throws {
        let files = [
            ".tinamou.json": """
            {"rules": {"redundant-constraint": "error"}, "exclude": ["Pods/"],
             "overrides": [{"files": ["Legacy/**"], "rules": {"redundant-constraint": "off"}}]}
            """,
            "a.layout.json": Self.wordy, "Legacy/deep/b.layout.json": Self.wordy, "Pods/c.layout.json": Self.wordy,
            "own/.tinamou.json": #"{"rules": {"redundant-constraint": "note"}}"#, "own/d.layout.json": Self.wordy,
            "strict.json": #"{"rules": {"redundant-constraint": "error"}}"#,
        ]
        try withFolder(files) { folder throws in
            func places(_ arguments: [String], in here: URL) throws -> [String] {
                try ToolRun(["check"] + arguments, in: here).lines.filter { $0.contains("redundant-constraint") }
                    .map { $0.split(separator: ":")[0...2].joined(separator: ":") }
            }
            #expect(try places(["."], in: folder) == ["./a.layout.json:5: error", "./own/d.layout.json:5: note"])
            // Wherever one stands.
            #expect(
                try places(["../a.layout.json", "deep/b.layout.json"], in: folder.appending(path: "Legacy"))
                    == ["../a.layout.json:5: error"])
            #expect(
                try places(["Legacy", "own", "--config", "strict.json"], in: folder) == [
                    "Legacy/deep/b.layout.json:5: error", "own/d.layout.json:5: error",
                ])
            // What is asked for by name is looked for.
            #expect(
                try places(["Legacy", "--only", "redundant-constraint"], in: folder)
                    == ["Legacy/deep/b.layout.json:5: warning"])
        }
    }

    @Test func wrongConfigurations() throws {
        let files = [".tinamou.json": "{\"rules\": {\n  \"overlaps\": \"off\"}}", "a.json": Self.wordy]
        try withFolder(files) { folder throws in
            let run = try ToolRun(["check", "a.json"], in: folder)
            #expect(run.code == 2 && run.output == "")
            #expect(
                run.errors.contains(
                    ".tinamou.json:2:3: error: \"overlaps\" is not the name of a rule, which may be conflict, "))
            #expect(try ToolRun(["check", "a.json", "--config", "none.json"], in: folder).code == 2)
        }
    }

    // MARK: Baselines

    @Test func baselines() throws {
        try withFolder(["sub/a.json": Self.faulty, "b.json": Self.wordy]) { folder throws in
            func run(_ arguments: [String], in here: URL? = nil) throws -> ToolRun {
                try ToolRun(["check"] + arguments, in: here ?? folder)
            }
            let written = try run(["sub/a.json", "b.json", "--write-baseline", "base.json"])
            #expect(written.code == 0 && written.output == "base.json: 3 findings written\n")
            #expect(
                try String(contentsOf: folder.appending(path: "base.json"), encoding: .utf8) == """
                    {
                      "version": 1,
                      "findings": [
                        {"file": "b.json", "rule": "redundant-constraint", "subjects": ["x"]},
                        {"file": "sub/a.json", "rule": "ambiguous", "subjects": ["a", "vertical"]},
                        {"file": "sub/a.json", "rule": "redundant-constraint", "subjects": ["x"]}
                      ]
                    }

                    """)
            let known = try run(["sub/a.json", "b.json", "--baseline", "base.json"])
            #expect(known.code == 0 && known.output == "nothing found in 2 files; 3 known from the baseline\n")
            // From another folder, with all lines shifted, and something new.
            let shifted = Self.faulty.replacingOccurrences(
                of: "{\"id\": \"a\"}", with: "\n\n{\"id\": \"a\"}, {\"id\": \"b\"}")
            try shifted.write(to: folder.appending(path: "sub/a.json"), atomically: true, encoding: .utf8)
            let new = try run(["a.json", "--baseline", "../base.json"], in: folder.appending(path: "sub"))
            #expect(new.code == 1)
            #expect(new.lines.filter { !$0.hasPrefix(" ") }.count == 3)
            #expect(new.lines.allSatisfy { !$0.contains("view a:") && !$0.contains("redundant") })
            // What has been mended is to be taken out.
            try Self.wordy.write(to: folder.appending(path: "sub/a.json"), atomically: true, encoding: .utf8)
            let mended = try run(["sub/a.json", "--baseline", "base.json"])
            #expect(
                mended.output
                    == "nothing found in 1 file; 1 known from the baseline; 1 entry of the baseline is found no more: "
                    + "write it anew\n")
            #expect(try run(["b.json", "--baseline", "none.json"]).code == 2)
            #expect(try run(["b.json", "--write-baseline", "none/base.json"]).code == 2)
        }
    }

    // MARK: Formats

    /// What readers of the format require: OASIS, SARIF 2.1.0, sections 3.13, 3.14, 3.18, 3.19, 3.20, 3.27.
    @Test func sarif() throws {
        try withFolder(["näme & co/a b.json": Self.faulty, "bad.json": "{"]) { folder throws in
            let run = try ToolRun(["check", "näme & co/a b.json", "bad.json", "--format", "sarif"], in: folder)
            let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            #expect(log["version"] as? String == "2.1.0")
            #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
            let runs = try #require(log["runs"] as? [[String: Any]])
            #expect(runs.count == 1)
            let tool = try #require(runs[0]["tool"] as? [String: Any])
            let driver = try #require(tool["driver"] as? [String: Any])
            #expect(driver["name"] as? String == "tinamou" && driver["version"] is String)
            let rules = try #require(driver["rules"] as? [[String: Any]])
            let results = try #require(runs[0]["results"] as? [[String: Any]])
            #expect(results.count == 2)
            for result in results {
                let index = try #require(result["ruleIndex"] as? Int)
                #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
                #expect(["error", "warning", "note"].contains(result["level"] as? String ?? ""))
                #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
                #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
                let locations = try #require(result["locations"] as? [[String: Any]])
                let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
                // By hand: ä is C3 A4.
                #expect(
                    (place["artifactLocation"] as? [String: Any])?["uri"] as? String
                        == "n%C3%A4me%20%26%20co/a%20b.json")
                #expect((place["region"] as? [String: Any])?["startLine"] as? Int ?? 0 > 0)
            }
            let invocations = try #require(runs[0]["invocations"] as? [[String: Any]])
            #expect(invocations[0]["executionSuccessful"] as? Bool == false)
            #expect((invocations[0]["toolExecutionNotifications"] as? [[String: Any]])?.count == 1)
        }
    }

    /// Without findings, and without files, it is a log all the same.
    @Test func emptySarif() throws {
        try withFolder(["none/note.txt": ""]) { folder throws in
            for arguments in [["none"], []] {
                let input = arguments.isEmpty ? ["-"] : arguments
                let run = try ToolRun(
                    ["check"] + input + ["--format", "sarif"],
                    input: #"{"view": {"id": "v", "frame": [1, 1]}}"#, in: folder)
                let log = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
                let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [Any]
                #expect(results?.isEmpty == true && run.code == (arguments.isEmpty ? 0 : 2))
                if !arguments.isEmpty {
                    #expect(
                        run.errors
                            == "none: error: there are no documents in it: no *.xib, *.storyboard, *.layout.json\n")
                }
            }
        }
    }

    /// A line for each file, and all of it JSON.
    @Test func json() throws {
        let run = try ToolRun(["check", "Checks", "problems/empty.json", "--format", "json"])
        #expect(run.lines.count == 4)
        for line in run.lines {
            let file = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(file["file"] is String && file["findings"] is [[String: Any]])
        }
    }

    // MARK: Terminals

    /// Whoever looks at standard error is told how far things are; a pipe is not.
    @Test(.enabled(if: CheckCommandTests.hasTerminal, "no script of util-linux to make a terminal"))
    func progress() throws {
        let command = "$TINAMOU check Checks >/dev/null"
        let watched = try ToolRun(shell: "script -qec \"\(command)\" /dev/null")
        #expect(watched.output.contains("\rchecked 2 of 3 files\u{1B}[K"))
        #expect(watched.output.hasSuffix("\r\u{1B}[K"))
        #expect(try ToolRun(shell: command).errors == "")
    }

    private static let hasTerminal =
        (try? ToolRun(shell: "script -qec true /dev/null"))?.code == 0

    /// A document as deep as they may be, on a thread with a stack of its own.
    @Test func deepDocuments() throws {
        let depth = 900
        let open = (0..<depth).map {
            "<view id=\"v\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/><subviews>"
        }
        // XML counts two elements for each view.
        let shown = open.prefix(450).joined() + String(repeating: "</subviews></view>", count: 450)
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>\(shown)</objects></document>"
        let run = try ToolRun(["check", "-", "--all-devices"], input: text)
        #expect(run.code == 0 && run.errors == "")
        let deep = (0..<999).map { "{\"in\": \"v\($0)\", \"id\": \"v\($0 + 1)\"}" }.joined(separator: ",")
        let json = "{\"view\": {\"id\": \"v0\", \"frame\": [10, 10]}, \"views\": [\(deep)]}"
        #expect(try ToolRun(["check", "-", "--disable", "ambiguous"], input: json).code == 0)
    }
}
