/// The options and operands after the name of a command.
struct Arguments {
    /// Whether `--help` is among them.
    private(set) var asksForHelp = false

    /// The options without a value, with their dashes.
    private(set) var options: Set<String> = []

    /// The values of options that take one, by the option with its dashes; all of them, for one that may be given
    /// several times.
    private(set) var allValues: [String: [String]] = [:]

    /// The values of options that take one; the last counts if one is given twice.
    var values: [String: String] { allValues.compactMapValues(\.last) }

    /// What is no option, in its order: files, for most commands; `-` is standard input.
    private(set) var operands: [String] = []

    /// Takes arguments apart. After `--` everything is an operand.
    init(_ arguments: [String], for command: any Command.Type) throws(UsageError) {
        var rest = arguments[...]
        var areOptionsOver = false
        while let argument = rest.popFirst() {
            if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
                operands.append(argument)
            } else if argument == "--" {
                areOptionsOver = true
            } else if argument == "--help" || argument == "-h" {
                asksForHelp = true
            } else if command.options.contains(argument) || command.loneOptions.contains(argument) {
                options.insert(argument)
            } else if command.optionsWithValue.contains(argument) {
                guard let value = rest.popFirst() else { throw .noValue(argument, command.name) }
                allValues[argument, default: []].append(value)
            } else {
                throw .unknownOption(argument, command.name)
            }
        }
        if asksForHelp || command.loneOptions.contains(where: options.contains) { return }
        if operands.isEmpty { throw .noOperand(command.operand, command.name) }
        if operands.filter({ $0 == "-" }).count > 1 { throw .inputTwice(command.name) }
    }
}

/// A command line that cannot be understood.
enum UsageError: Error {
    case noCommand
    case unknownCommand(String)
    case unknownOption(String, String?)
    case noValue(String, String)
    case noOperand(String, String)
    case inputTwice(String)
    case unknownOperand(String, String, String)
    case severalDrawings(String)
    case oneFile(String, String)
    case needless(String, String, String)

    /// What is wrong, and where to read more.
    var message: String {
        switch self {
        case .noCommand: text("expected a command", nil)
        case .unknownCommand(let name): text("there is no command '\(name)'", nil)
        case .unknownOption(let option, let command): text("there is no option '\(option)'", command)
        case .noValue(let option, let command): text("expected a value after '\(option)'", command)
        case .noOperand(let operand, let command): text("expected \(operand)", command)
        case .inputTwice(let command): text("standard input (-) can be read only once", command)
        case .unknownOperand(let found, let expected, let command):
            text("expected \(expected), found '\(found)'", command)
        case .severalDrawings(let command):
            text(
                "there are several drawings; '--output FOLDER' puts each into a file, '--scene ROOT' draws one", command
            )
        case .oneFile(let file, let command):
            text("there are several drawings for '\(file)'; '--output FOLDER' puts each into a file", command)
        case .needless(let option, let needed, let command): text("'\(option)' goes with \(needed)", command)
        }
    }

    private func text(_ trouble: String, _ command: String?) -> String {
        let name = command.map { "tinamou \($0)" } ?? "tinamou"
        return "\(name): \(trouble)\n'\(name) --help' says more."
    }
}
