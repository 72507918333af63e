/// One of the things that the tool does.
protocol Command {
    /// What selects it on the command line.
    static var name: String { get }

    /// What it does, in a line of the tool's help.
    static var summary: String { get }

    /// What `--help` shows.
    static var help: String { get }

    /// What it wants at least one of, as the report says that finds none.
    static var operand: String { get }

    /// The options without a value that it knows, with their dashes, besides `--help`.
    static var options: [String] { get }

    /// The options that take the argument after them for their value.
    static var optionsWithValue: [String] { get }

    /// The options with which nothing else is wanted.
    static var loneOptions: [String] { get }

    /// Does it.
    @MainActor static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode
}

extension Command {
    static var operand: String { "a file, or - for standard input" }
    static var options: [String] { [] }
    static var optionsWithValue: [String] { [] }
    static var loneOptions: [String] { [] }
}

/// What the tool tells whoever started it.
enum ExitCode: Int32 {
    case success = 0
    /// Constraints contradict each other, or an expectation failed.
    case failure = 1
    /// An input or the command line cannot be understood.
    case badInput = 2
    /// Trouble inside the tool or the solver.
    case internalError = 70

    /// The code for two files together: the larger one.
    func combined(with other: ExitCode) -> ExitCode {
        other.rawValue > rawValue ? other : self
    }
}
