import Foundation
import Testing

/// `tinamou sweep`. What the runs say is worked out by hand in ProblemSweepTests and the goldens.
@Suite(.serialized) struct SweepCommandTests {
    private let header = ["sweeps/sticky-header.json", "--constant", "offset", "--from", "-300", "--through", "900"]
    private let good = #"{"constraints": [{"id": "c", "terms": {"x": 2}, "relation": "==", "constant": 5}]}"#

    /// bottom = 44 + max(60, −o), height = max(200, −o); both bend where the other of the two takes over.
    @Test func theTable() throws {
        let run = try ToolRun(["sweep"] + header + ["--variables", "header.bottom,header.height"])
        #expect(run.code == 0 && run.errors == "")
        #expect(
            run.lines == [
                "The constant of offset from -300 through 900: 3 straight pieces.",
                "               header.bottom   header.height",
                "piece           start  slope    start  slope",
                "------------   -------------   -------------",
                "-300 to -200      344     -1      300     -1",
                "    at -200: rest-height becomes active; stretch comes loose",
                "-200 to  -60      244     -1      200      0",
                "    at -60: keep-60 becomes active; follow gives way",
                " -60 to  900      104      0      200      0",
            ])
    }

    @Test func severalConditions() throws {
        let run = try ToolRun(
            ["sweep"] + header + ["--always", "header.bottom >= safe.top + 60", "--always", "header.height == 200"])
        #expect(
            run.lines.suffix(3) == [
                "always header.bottom >= safe.top + 60: holds for every value from -300 through 900",
                "always header.height == 200: fails", "    from -300 through -200: by 100 at worst, at -300",
            ])
        #expect(run.code == 1)
    }

    @Test(arguments: [
        (["--always", "header.height >= 200"], 0), (["--always", "header.height >= 201"], 1), ([], 0),
        (["--always", "header.height > 201"], 2), (["--variables", "x"], 2),
    ])
    func exitCodes(options: [String], code: Int) throws {
        #expect(try ToolRun(["sweep"] + header + options).code == code)
    }

    /// Beyond 19 the document has no solution, whatever is asked about it.
    @Test func aConflictIsAFailure() throws {
        let pushed = ["sweep", "sweeps/pushed.json", "--constant", "move", "--from", "0", "--through"]
        #expect(try ToolRun(pushed + ["19", "--always", "y <= 20"]).code == 0)
        for options in [[], ["--always", "y <= 20"], ["--json"]] {
            #expect(try ToolRun(pushed + ["20"] + options).code == 1)
        }
    }

    @Test func standardInput() throws {
        let run = try ToolRun(
            ["sweep", "-", "--constant", "c", "--from", "1", "--through", "2", "--json"],
            input: good)
        #expect(
            run.output == #"{"status":"swept","constant":"c","from":1,"through":2,"end":2,"#
                + #""pieces":[{"start":1,"end":2,"activated":[],"loosened":[],"broken":[]}],"#
                + #""knots":{"x":[{"at":1,"value":0.5,"slope":0.5}]},"historyDependent":[],"verdicts":[],"#
                + #""conflict":null}"# + "\n")
        #expect(run.code == 0 && run.errors == "")
    }

    @Test func aDrawingBesideTheTable() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "sweep-\(UUID()).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try ToolRun(["sweep"] + header + ["--svg", file.path()])
        #expect(run.code == 0 && run.lines.first?.hasPrefix("The constant of offset") == true)
        let drawing = try String(contentsOf: file, encoding: .utf8)
        #expect(drawing.contains(">header.height</text>") && drawing.hasSuffix("</svg>\n"))
        let refused = try ToolRun(["sweep"] + header + ["--svg", "no/such/folder/x.svg"])
        #expect(refused.errors == "tinamou sweep: no/such/folder/x.svg cannot be written: No such file or directory\n")
        #expect(refused.code == 2)
    }

    /// The last of several counts, as with every option but --always.
    @Test func anOptionGivenTwice() throws {
        let run = try ToolRun(["sweep"] + header + ["--through", "-250"])
        #expect(run.lines.first == "The constant of offset from -300 through -250: one straight piece.")
    }

    // MARK: What is refused

    @Test func conditionsThatCannotBeRead() throws {
        let run = try ToolRun(["sweep"] + header + ["--always", "safe.top >= 0", "--always", "header.bottom => 60"])
        #expect(
            run.errors == """
                --always:1:15: error: '=>' is not a relation; write '<=', '>=' or '=='
                header.bottom => 60
                              ^

                """)
        #expect(run.output == "" && run.code == 2)
    }

    @Test func constraintsAndVariablesThatAreNotThere() throws {
        let unknown = try ToolRun(
            ["sweep", "-", "--constant", "d", "--from", "0", "--through", "1", "--json"], input: good)
        let message = "there is no constraint \"d\" after the last step; there is \"c\""
        #expect(unknown.errors == "--constant: error: \(message)\n" && unknown.code == 2)
        let quoted = message.replacingOccurrences(of: "\"", with: "\\\"")
        #expect(unknown.output == "{\"status\":\"invalid\",\"message\":\"--constant: \(quoted)\"}\n")
        let variables = try ToolRun(
            ["sweep", "-", "--constant", "c", "--from", "0", "--through", "1", "--variables", "x, y"], input: good)
        #expect(
            variables.errors == """
                --variables:1:4: error: there is no variable "y" in the document; there is "x"
                x, y
                   ^

                """)
        #expect(variables.output == "" && variables.code == 2)
    }

    @Test func documentsThatCannotBeRun() throws {
        let range = ["--constant", "low", "--from", "0", "--through", "1"]
        let conflict = try ToolRun(["sweep", "problems/conflict.json"] + range)
        #expect(
            conflict.output
                == "There is nothing to run: low, order and high contradict each other in the document.\n")
        #expect(conflict.code == 1 && conflict.errors == "")
        let json = try ToolRun(["sweep", "problems/conflict.json", "--json"] + range)
        #expect(json.output == #"{"status":"unsatisfiable","step":-1,"conflict":["low","order","high"]}"# + "\n")
        let unknownKey = try ToolRun(["sweep", "problems/unknown-key.json"] + range)
        #expect(unknownKey.errors.hasPrefix("problems/unknown-key.json:") && unknownKey.code == 2)
        let overflow = try ToolRun(["sweep", "problems/overflow.json"] + range)
        #expect(overflow.errors.hasPrefix("problems/overflow.json: error: ") && overflow.code == 70)
        #expect(try ToolRun(["sweep", "no/such.json"] + range).code == 2)
    }

    @Test(
        arguments: [
            (["-"], "expected --constant ID"), (["-", "--constant", "c"], "expected --from A"),
            (["-", "--constant", "c", "--from", "1"], "expected --through B"),
            (["-", "--constant", "c", "--from", "one"], "expected a number after '--from', found 'one'"),
            (["-", "--constant", "c", "--from", "nan"], "expected a number after '--from', found 'nan'"),
            (["-", "--constant", "c", "--from", "0x10"], "expected a number after '--from', found '0x10'"),
            (
                ["-", "--constant", "c", "--from", "1", "--through", "1e999"],
                "expected a number after '--through', found '1e999'"
            ), (["a.json", "b.json"], "expected one file, found 'a.json b.json'"),
            ([], "expected a file, or - for standard input"),
            (["-", "--through"], "expected a value after '--through'"),
            (["-", "--sample"], "there is no option '--sample'"),
        ] as [([String], String)])
    func commandLinesThatCannotBeUnderstood(arguments: [String], message: String) throws {
        let run = try ToolRun(["sweep"] + arguments, input: good)
        #expect(run.errors == "tinamou sweep: \(message)\n'tinamou sweep --help' says more.\n")
        #expect(run.output == "" && run.code == 2)
    }

    @Test func helpExplains() throws {
        let run = try ToolRun(["sweep", "--help"])
        #expect(run.lines.first == "usage: tinamou sweep FILE --constant ID --from A --through B [OPTION…]")
        #expect(run.code == 0)
    }
}
