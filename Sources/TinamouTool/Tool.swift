// The command-line tool: arguments in, results and diagnostics out. Read next:
//   Command          what a command is; a new one gets a file of its own and a line in Tool.commands
//   Arguments        options and operands of a command line
//   DemoCommand, LayoutCommand, CheckCommand, ExplainCommand, SnapshotCommand, CompareCommand, ConvertCommand,
//   SolveCommand, SweepCommand, ReplayCommand
//   LayoutLook, LayoutPrinter, LayoutOutput
//                    how layouts are shown, and where it goes
//   Console          the standard streams and files
//   Folder           folders and paths

/// The tool `tinamou`.
enum Tool {
    static let version = "0.1.0"

    /// The commands in the order in which the help lists them. A further command takes its place here.
    static var commands: [any Command.Type] {
        [
            DemoCommand.self, LayoutCommand.self, CheckCommand.self, ExplainCommand.self, SnapshotCommand.self,
            CompareCommand.self, ConvertCommand.self, SolveCommand.self, SweepCommand.self, ReplayCommand.self,
        ]
    }

    /// Carries a command line out.
    ///
    /// - Parameter arguments: what follows the name of the tool.
    @MainActor static func run(_ arguments: [String]) async -> ExitCode {
        let console = Console()
        do {
            return try await run(arguments, console)
        } catch let error as UsageError {
            console.complain(error.message)
            return .badInput
        } catch {
            console.complain("tinamou: \(error)")
            return .internalError
        }
    }

    @MainActor private static func run(_ arguments: [String], _ console: Console) async throws -> ExitCode {
        guard let name = arguments.first else { throw UsageError.noCommand }
        switch name {
        case "--help", "-h":
            try console.print(help)
            try console.flush()
            return .success
        case "--version":
            try console.print("tinamou \(version)")
            try console.flush()
            return .success
        default:
            guard let command = commands.first(where: { $0.name == name }) else {
                throw name.hasPrefix("-") ? UsageError.unknownOption(name, nil) : .unknownCommand(name)
            }
            let code = try await run(command, Array(arguments.dropFirst()), console)
            try console.flush()
            return code
        }
    }

    @MainActor private static func run(
        _ command: any Command.Type, _ arguments: [String], _ console: Console
    ) async throws -> ExitCode {
        let parsed = try Arguments(arguments, for: command)
        if parsed.asksForHelp {
            try console.print(command.help)
            return .success
        }
        return try await command.run(parsed, console)
    }

    private static var help: String {
        let width = commands.map { $0.name.count }.max() ?? 0
        let list = commands.map { command in
            "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  \(command.summary)"
        }
        return """
            usage: tinamou COMMAND …

            Solves systems of linear constraints with strengths.

            commands:
            \(list.joined(separator: "\n"))

            'tinamou COMMAND --help' says more about a command.

            options:
              -h, --help  shows this text
              --version   shows the version

            exit codes:
              0  all went well
              1  constraints contradict each other, or an expectation failed
              2  an input or the command line cannot be understood
              70 trouble inside the tool
            """
    }
}
