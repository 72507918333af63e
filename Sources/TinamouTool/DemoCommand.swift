import TinamouDocuments

/// `tinamou demo`: layouts that show what the solver is for.
enum DemoCommand: Command {
    static let name = "demo"
    static let summary = "lays out a header or a bar and shows how it scrolls"
    static let operand = "the name of a demo: sticky-header or collapsing-bar"
    static let optionsWithValue = ["--svg", "--html"]
    static let help = """
        usage: tinamou demo NAME [--svg FILE] [--html FILE]

        sticky-header lays out a sticky header from real constraints, scrolls it by
        editing one constant, and prints its frames at offsets at which it is
        stretched, at rest, sliding, and pinned; then what scrolling through all
        offsets has cost, and what is proved for all of them.

        collapsing-bar has a finger drag and flick a list under a bar that hides, and
        prints where the bar is after each step, in the mode that settles and in all
        modes; then what held at every frame, and what is proved for every value of
        the bar's one constant.

        options:
          --svg FILE   also draws the moments as a film strip
          --html FILE  also writes a page with a phone that can be scrolled, for any
                       browser; it needs no network
          -h, --help   shows this text
        """

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let demo: any Demo
        switch arguments.operands {
        case ["sticky-header"]: demo = try StickyHeaderDemo()
        case ["collapsing-bar"]: demo = try CollapsingBarDemo()
        default: throw UsageError.unknownOperand(arguments.operands.joined(separator: " "), operand, name)
        }
        try console.print(try demo.report())
        for (option, text) in [("--svg", { try demo.drawing() }), ("--html", { try demo.page() })] {
            guard let file = arguments.values[option] else { continue }
            do {
                try console.write(try text(), to: file)
            } catch let error as SystemError {
                console.complain("tinamou demo: \(file) cannot be written: \(error)")
                return .badInput
            }
        }
        return .success
    }
}
