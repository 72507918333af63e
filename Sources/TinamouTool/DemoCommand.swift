import TinamouDocuments
import TinamouLayout

/// `tinamou demo`: layouts that show what the solver is for.
enum DemoCommand: Command {
    static let name = "demo"
    static let summary = "lays out a sticky header and shows how it scrolls"
    static let operand = "the name of a demo: sticky-header"
    static let optionsWithValue = ["--svg"]
    static let help = """
        usage: tinamou demo sticky-header [--svg FILE]

        Lays out a sticky header from real constraints, scrolls it by editing one constant,
        and prints its frames at offsets at which it is stretched, at rest, sliding, and
        pinned; then what scrolling through all offsets has cost, and what is proved for
        all of them.

        options:
          --svg FILE  also draws the moments as a film strip
          -h, --help  shows this text
        """

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        guard arguments.operands == ["sticky-header"] else {
            throw UsageError.unknownOperand(arguments.operands.joined(separator: " "), operand, name)
        }
        let demo = StickyHeaderDemo()
        try console.print(try demo.report())
        if let file = arguments.values["--svg"] {
            do {
                try console.write(try demo.filmStrip().svg(), to: file)
            } catch let error as SystemError {
                console.complain("tinamou demo: \(file) cannot be written: \(error)")
                return .badInput
            }
        }
        return .success
    }
}
