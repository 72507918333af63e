import Testing

/// What holds for all commands: help, version, and command lines that cannot be understood.
@Suite(.serialized) struct ToolTests {
    @Test func helpSaysWhatThereIs() throws {
        for option in ["--help", "-h"] {
            let run = try ToolRun([option])
            #expect(run.code == 0 && run.errors == "")
            #expect(run.lines.first == "usage: tinamou COMMAND …")
            #expect(run.output.contains("\n  solve     solves problem documents\n"))
            #expect(
                run.output.contains("\n  sweep     runs a constant, an offset or a size over a range, exactly\n"))
            #expect(run.output.contains("\n  replay    replays traces and checks what they expect\n"))
        }
    }

    @Test(arguments: ["solve", "replay"])
    func commandsExplainThemselves(command: String) throws {
        for arguments in [["--help"], ["-h"], ["no-such-file", "--help"]] {
            let run = try ToolRun([command] + arguments)
            #expect(run.code == 0 && run.errors == "")
            #expect(run.lines.first == "usage: tinamou \(command) FILE…")
        }
    }

    @Test func helpFitsATerminal() throws {
        for arguments in [
            ["--help"], ["solve", "--help"], ["sweep", "--help"], ["replay", "--help"], ["convert", "--help"],
        ] {
            #expect(try ToolRun(arguments).lines.allSatisfy { $0.count <= 80 })
        }
    }

    @Test func theVersion() throws {
        let run = try ToolRun(["--version"])
        #expect(run.output == "tinamou 0.1.0\n" && run.errors == "" && run.code == 0)
    }

    @Test(
        arguments: [
            ([], "tinamou: expected a command\n'tinamou --help' says more.\n"),
            (["slove"], "tinamou: there is no command 'slove'\n'tinamou --help' says more.\n"),
            (["--slove"], "tinamou: there is no option '--slove'\n'tinamou --help' says more.\n"),
            (["solve"], "tinamou solve: expected a file, or - for standard input\n'tinamou solve --help' says more.\n"),
            (
                ["solve", "--"],
                "tinamou solve: expected a file, or - for standard input\n'tinamou solve --help' says more.\n"
            ),
            (
                ["replay", "--fast", "x"],
                "tinamou replay: there is no option '--fast'\n'tinamou replay --help' says more.\n"
            ),
            (["solve", "-x"], "tinamou solve: there is no option '-x'\n'tinamou solve --help' says more.\n"),
            (
                ["solve", "--version"],
                "tinamou solve: there is no option '--version'\n'tinamou solve --help' says more.\n"
            ),
            (
                ["solve", "-", "-"],
                "tinamou solve: standard input (-) can be read only once\n'tinamou solve --help' says more.\n"
            ),
        ] as [([String], String)])
    func commandLinesThatCannotBeUnderstood(arguments: [String], message: String) throws {
        let run = try ToolRun(arguments)
        #expect(run.errors == message && run.output == "" && run.code == 2)
    }

    /// A reader that has had enough is no reason for a report, whether or not the signal is ignored by whoever
    /// starts the tool.
    @Test(arguments: ["", "trap '' PIPE; "])
    func aClosedPipeEndsTheToolQuietly(preparation: String) throws {
        let many = Array(repeating: "problems/first-use.json", count: 5000).joined(separator: " ")
        let run = try ToolRun(shell: "\(preparation)\"$TINAMOU\" solve \(many) | head -1")
        #expect(
            run.lines == [
                #"{"status":"solved","values":{"left":8,"width":367},"violations":{"750":133},"ambiguous":[]}"#
            ])
        #expect(run.errors == "" && run.code == 0)
    }

    /// A full disk is told, and is nobody's input.
    @Test(.enabled(if: hasFullDevice))
    func whatCannotBeWrittenIsTold() throws {
        let run = try ToolRun(shell: "\"$TINAMOU\" solve problems/first-use.json > /dev/full")
        #expect(run.errors == "tinamou: No space left on device\n" && run.code == 70)
    }
}

#if os(Linux)
    private let hasFullDevice = true
#else
    private let hasFullDevice = false
#endif
