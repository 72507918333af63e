import Foundation
import Testing

/// The examples of Docs/Formats.md give the results that stand below them.
@Suite(.serialized) struct FormatsTests {
    private static let page = Places.fixtures.deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "Docs/Formats.md")

    @Test func examplesAreRight() throws {
        let blocks = FormatsTests.blocks(try String(contentsOf: FormatsTests.page, encoding: .utf8))
        var count = 0
        for (example, result) in zip(blocks, blocks.dropFirst()) where result.kind == "result" {
            let command = example.kind == "trace" ? "replay" : "solve"
            let run = try ToolRun([command, "-"], input: example.text)
            #expect(run.output.replacingOccurrences(of: "<stdin>", with: "FILE") == result.text)
            count += 1
        }
        #expect(count == 4)
    }

    /// Those of `tinamou sweep`, `tinamou layout` and `tinamou explain`: a document, and blocks that begin with a command line on it.
    @Test func runsOfConstantsAreRight() throws {
        let blocks = FormatsTests.blocks(try String(contentsOf: FormatsTests.page, encoding: .utf8))
        var document = ""
        var count = 0
        for block in blocks {
            if block.kind == "json" { document = block.text }
            guard block.kind == "console", let line = block.text.split(separator: "\n").first else { continue }
            let command = line.dropFirst("$ tinamou ".count).replacingOccurrences(of: "FILE", with: "-")
            let run = try ToolRun(shell: "printf %s '\(document)' | \"$TINAMOU\" \(command)")
            #expect(line + "\n" + run.output.replacingOccurrences(of: "<stdin>", with: "FILE") == block.text)
            count += 1
        }
        #expect(count == 5)
    }

    /// The blocks between lines of three backquotes, with the word that follows the first of these.
    private static func blocks(_ text: String) -> [(kind: String, text: String)] {
        let parts = text.components(separatedBy: "\n```")
        return parts.indices.filter { $0 % 2 == 1 }.map { index in
            let lines = parts[index].split(separator: "\n", omittingEmptySubsequences: false)
            return (String(lines[0]), lines.dropFirst().map { $0 + "\n" }.joined())
        }
    }
}
