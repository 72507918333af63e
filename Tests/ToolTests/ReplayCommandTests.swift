import Testing

@Suite(.serialized) struct ReplayCommandTests {
    @Test func standardInput() throws {
        let run = try ToolRun(["replay", "-"], input: "V 1\nS 0 3\n= 0 3 0\n= 0 4 0.5\n")
        #expect(run.output == "<stdin>:4:5: expected variable 0 to be 4 within 0.5, found 3\n2 passed, 1 failed\n")
        #expect(run.errors == "" && run.code == 1)
    }

    @Test func nothingToReplay() throws {
        let run = try ToolRun(["replay", "-"], input: "")
        #expect(run.output == "0 passed, 0 failed\n" && run.errors == "" && run.code == 0)
    }

    @Test func severalFilesAreAddedUp() throws {
        let files = ["traces/passing.trace", "no/such.trace", "traces/failing.trace", "traces/unknown-line.trace"]
        let run = try ToolRun(["replay"] + files)
        #expect(run.lines.last == "18 passed, 4 failed")
        #expect(run.lines.count == 5 && run.lines.dropLast().allSatisfy { $0.hasPrefix("traces/failing.trace:") })
        #expect(run.errors.hasPrefix("no/such.trace: error: cannot be read: No such file or directory\n"))
        #expect(run.errors.contains("\ntraces/unknown-line.trace:3:1: error: "))
        #expect(run.code == 2)
    }

    @Test(arguments: [
        (["traces/passing.trace"], 0), (["traces/failing.trace", "traces/passing.trace"], 1),
        (["traces/unknown-line.trace", "traces/failing.trace"], 2), (["no/such.trace"], 2),
    ])
    func theLargestCodeCounts(files: [String], code: Int) throws {
        #expect(try ToolRun(["replay"] + files).code == code)
    }
}
