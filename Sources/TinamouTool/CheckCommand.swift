import TinamouDocuments

/// `tinamou check`: layout documents in, what is wrong with them out.
enum CheckCommand: Command {
    static let name = "check"
    static let summary = "looks for what is wrong with layouts, on any device"
    static let operand = "a file or folder, or - for standard input"
    static let options = ["--all-devices", "--strict"]
    static let loneOptions = ["--list-rules"]
    static let optionsWithValue = [
        "--format", "--size", "--device", "--direction", "--set", "--offset", "--inputs", "--config", "--disable",
        "--only",
        "--baseline", "--write-baseline", "--jobs",
    ]
    static let help = """
        usage: tinamou check FILE… [OPTION…]

        Looks through layout documents, of Interface Builder or in JSON, for contradictions,
        ambiguity, views that are misplaced, outside, covered, clipped or too large, and
        constraints that say nothing. A folder stands for all .xib, .storyboard and
        .layout.json files in it; the file - is standard input. Docs/Checks.md tells what each
        rule finds and how to switch it off. For example

          tinamou check Sources --all-devices --direction both --baseline layouts.json

        options:
          --all-devices          checks on all current devices, both ways of holding them;
                                 without a screen, the document's own is meant
          --device NAME          checks on a device; may be given several times
          --size WxH             checks in a size
          --direction D          ltr, rtl for right to left, or both
          --format FORMAT        text, json (an object a line for each file), github or sarif
          --config FILE          in place of the nearest .tinamou.json above each document
          --disable RULE         leaves a rule out; may be given several times
          --only RULE            looks for this rule; may be given several times
          --list-rules           lists the rules and ends
          --strict               warnings count as errors
          --baseline FILE        tells only what FILE does not have
          --write-baseline FILE  writes what is found to FILE, and tells nothing
          --inputs FILE, --set ID=C, --offset ID=Y
                                 as for tinamou layout
          --jobs N               checks so many files at once; as many as there are
                                 processors, if it is missing
          -h, --help             shows this text

        exit codes: 0 nothing is found but warnings and notes, 1 errors, 2 a document or the
        command line cannot be understood, 70 a layout is out of reach. Of several, the
        largest counts.
        """

    @MainActor static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
        if arguments.options.contains("--list-rules") {
            try console.print(CheckRule.table)
            return .success
        }
        do {
            return try await CheckRun(arguments, console).carryOut(console)
        } catch let error as Diagnostic {
            console.complain(error.report)
            return .badInput
        }
    }
}
