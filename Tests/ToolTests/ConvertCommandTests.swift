import Foundation
import Testing

/// `tinamou convert`: what is converted is laid out alike.
@Suite(.serialized) struct ConvertCommandTests {
    @Test func toStandardOutput() throws {
        let run = try ToolRun(["convert", "InterfaceBuilder/owners.xib"])
        #expect(run.code == 0 && run.errors == "" && run.output.hasPrefix("{\n") && run.output.hasSuffix("}\n"))
        // By hand: see the fixture.
        let layout = try ToolRun(["layout", "-"], input: run.output)
        let original = try ToolRun(["layout", "InterfaceBuilder/owners.xib"])
        #expect(
            layout.output == original.output.replacingOccurrences(of: "InterfaceBuilder/owners.xib", with: "<stdin>"))
        // What is converted is converted already.
        #expect(try ToolRun(["convert", "-"], input: run.output).output == run.output)
    }

    @Test func toAFile() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "convert-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try ToolRun(["convert", "InterfaceBuilder/stacks.xib", "--output", file.path()])
        #expect(run.code == 0 && run.output == "" && run.errors == "")
        #expect(
            try String(contentsOf: file, encoding: .utf8) == ToolRun(["convert", "InterfaceBuilder/stacks.xib"]).output)
        let refused = try ToolRun(["convert", "Layout/form.json", "--output", "no/such/folder/x.json"])
        #expect(
            refused.errors == "tinamou convert: no/such/folder/x.json cannot be written: No such file or directory\n")
        #expect(refused.code == 2)
    }

    @Test func whatIsLeftOutIsTold() throws {
        let run = try ToolRun(["convert", "InterfaceBuilder/odd.xib"])
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "odd.xib:24: warning: the constraint n mentions nobody, which is not in the document; it is left out\n")
        )
    }

    @Test(arguments: [
        (["Layout/wrong-key.json"], "Layout/wrong-key.json:2:15: error: \"intrinsicsize\" is not a key of a view"),
        (["no/such.json"], "no/such.json: error: cannot be read: No such file or directory"),
        ([], "tinamou convert: expected a file"), (["a", "b"], "tinamou convert: expected one file, found 'a b'"),
        (["a", "--format"], "tinamou convert: there is no option '--format'"),
    ])
    func refusals(arguments: [String], message: String) throws {
        let run = try ToolRun(["convert"] + arguments)
        #expect(run.code == 2 && run.output == "" && run.errors.hasPrefix(message))
    }

    @Test func helpExplains() throws {
        #expect(try ToolRun(["convert", "--help"]).lines.first == "usage: tinamou convert FILE [--output FILE]")
    }
}
