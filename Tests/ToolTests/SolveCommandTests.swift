import Foundation
import Testing

@Suite(.serialized) struct SolveCommandTests {
    private let good = #"{"constraints": [{"id": "c", "terms": {"x": 2}, "relation": "==", "constant": 5}]}"#
    private let goodResult = #"{"status":"solved","values":{"x":2.5},"violations":{},"ambiguous":[]}"#

    @Test func standardInput() throws {
        let run = try ToolRun(["solve", "-"], input: good)
        #expect(run.output == goodResult + "\n" && run.errors == "" && run.code == 0)
    }

    @Test func anEmptyInputIsNoDocument() throws {
        let run = try ToolRun(["solve", "-"], input: "")
        let message = "expected a value, found the end of the text"
        #expect(run.output == "{\"status\":\"invalid\",\"message\":\"<stdin>:1:1: \(message)\"}\n")
        #expect(run.errors == "<stdin>:1:1: error: \(message)\n\n^\n" && run.code == 2)
    }

    /// One result a file, in their order, and the largest code.
    @Test func severalFiles() throws {
        let files = [
            "problems/conflict.json", "problems/first-use.json", "-", "no/such/file.json", "problems/unknown-key.json",
        ]
        let run = try ToolRun(["solve"] + files, input: good)
        #expect(run.lines.count == 5)
        #expect(
            run.lines.map { $0.prefix(21) }.map(String.init) == [
                #"{"status":"unsatisfia"#, #"{"status":"solved","v"#, #"{"status":"solved","v"#,
                #"{"status":"invalid",""#,
                #"{"status":"invalid",""#,
            ])
        #expect(run.lines[2] == goodResult)
        #expect(
            run.lines[3]
                == #"{"status":"invalid","message":"no/such/file.json: cannot be read: No such file or directory"}"#)
        #expect(run.errors.hasPrefix("no/such/file.json: error: cannot be read: No such file or directory\n"))
        #expect(run.code == 2)
    }

    @Test(arguments: [
        (["problems/first-use.json"], 0), (["problems/first-use.json", "problems/conflict.json"], 1),
        (["problems/conflict.json", "problems/first-use.json"], 1),
        (["problems/unknown-key.json", "problems/conflict.json"], 2),
        (["problems/overflow.json", "problems/unknown-key.json"], 70),
    ])
    func theLargestCodeCounts(files: [String], code: Int) throws {
        #expect(try ToolRun(["solve"] + files).code == code)
    }

    @Test func afterTwoDashesEverythingIsAFile() throws {
        let run = try ToolRun(["solve", "--", "--help"])
        #expect(
            run.output == #"{"status":"invalid","message":"--help: cannot be read: No such file or directory"}"# + "\n")
        #expect(run.code == 2)
    }

    @Test func aFolderCannotBeRead() throws {
        let run = try ToolRun(["solve", "problems"])
        #expect(run.errors == "problems: error: cannot be read: Is a directory\n" && run.code == 2)
    }

    @Test func hundredsOfFilesAreOneCall() throws {
        let files = Array(repeating: "problems/steps.json", count: 600)
        let start = ContinuousClock.now
        let run = try ToolRun(["solve"] + files)
        #expect(run.lines.count == 600 && Set(run.lines).count == 1 && run.code == 0)
        // Three orders of magnitude more than it takes: what is wanted is no start-up for each.
        #expect(start.duration(to: .now) < .seconds(60))
    }

    /// A document larger than any buffer, in one line, through standard input.
    @Test func aLargeDocument() throws {
        let count = 20_000
        let constraints = (0..<count).map { number in
            let terms = number == 0 ? "\"v0\": 1" : "\"v\(number)\": 1, \"v\(number - 1)\": -1"
            return "{\"id\": \"c\(number)\", \"terms\": {\(terms)}, \"relation\": \"==\", \"constant\": 1}"
        }
        let run = try ToolRun(["solve", "-"], input: "{\"constraints\": [\(constraints.joined(separator: ", "))]}")
        #expect(run.output.hasPrefix(#"{"status":"solved","values":{"v0":1,"v1":2,"v2":3,"#))
        #expect(run.output.hasSuffix("\"v\(count - 1)\":\(count)},\"violations\":{},\"ambiguous\":[]}\n"))
        #expect(run.errors == "" && run.code == 0)
    }
}
