import Foundation
import Testing

// A golden stands in Tests/Goldens at the path of its fixture, with .txt added. It begins with comments, the first
// of which says where the expected answer comes from; then come the command, what it prints (standard error marked
// with "! "), and its exit code. With TINAMOU_REGENERATE=1 in the environment the goldens that differ are written
// anew, comments kept, and the tests fail once.

@Suite(.serialized) struct GoldenTests {
    @Test(arguments: try GoldenTests.fixtures("problems", "json"))
    func problems(fixture: String) throws {
        try check(fixture, "solve")
    }

    @Test(arguments: try GoldenTests.fixtures("traces", "trace"))
    func traces(fixture: String) throws {
        try check(fixture, "replay")
    }

    @Test func noGoldenIsLeftOver() throws {
        let expected = try GoldenTests.fixtures("problems", "json") + GoldenTests.fixtures("traces", "trace")
        for folder in ["problems", "traces"] {
            let goldens = try FileManager.default.contentsOfDirectory(
                atPath: Places.goldens.appending(path: folder).path())
            for golden in goldens { #expect(expected.contains("\(folder)/\(golden.dropLast(4))"), "\(golden)") }
        }
    }

    private static func fixtures(_ folder: String, _ suffix: String) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: Places.fixtures.appending(path: folder).path())
        return names.filter { $0.hasSuffix("." + suffix) }.sorted().map { "\(folder)/\($0)" }
    }

    private func check(_ fixture: String, _ command: String) throws {
        let file = Places.goldens.appending(path: fixture + ".txt")
        let run = try ToolRun([command, fixture])
        let found = GoldenTests.text(of: run, "tinamou \(command) \(fixture)")
        let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let lines = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let comments = lines.prefix { $0.hasPrefix("#") }
        let expected = lines.dropFirst(comments.count).joined(separator: "\n")
        if found != expected && ProcessInfo.processInfo.environment["TINAMOU_REGENERATE"] == "1" {
            try rewrite(
                file, comments.isEmpty ? ["# Recorded: what came out, not what is right."] : Array(comments), found)
            Issue.record("\(fixture).txt has been written anew; look at what has changed")
            return
        }
        #expect(found == expected)
        #expect(
            ["# By hand", "# By construction", "# By oracle", "# Published", "# Recorded"].contains {
                comments.first?.hasPrefix($0) ?? false
            }, "the golden says where its answer comes from")
    }

    private func rewrite(_ file: URL, _ comments: [Substring], _ text: String) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let whole = comments.map { $0 + "\n" }.joined() + text
        try whole.write(to: file, atomically: true, encoding: .utf8)
    }

    private static func text(of run: ToolRun, _ command: String) -> String {
        let errors = run.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "! \($0)\n" }
        return "$ \(command)\n" + run.output + errors.joined() + "exit \(run.code)\n"
    }
}
