/// The options and files after the name of a command.
struct Arguments {
    /// Whether `--help` is among them.
    private(set) var asksForHelp = false

    /// The options, with their dashes.
    private(set) var options: Set<String> = []

    /// The files in their order; `-` is standard input.
    private(set) var files: [String] = []

    /// Takes arguments apart. After `--` everything is a file.
    init(_ arguments: [String], for command: any Command.Type) throws(UsageError) {
        var areOptionsOver = false
        for argument in arguments {
            if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
                files.append(argument)
            } else if argument == "--" {
                areOptionsOver = true
            } else if argument == "--help" || argument == "-h" {
                asksForHelp = true
            } else if command.options.contains(argument) {
                options.insert(argument)
            } else {
                throw .unknownOption(argument, command.name)
            }
        }
        if asksForHelp { return }
        if files.isEmpty { throw .noFiles(command.name) }
        if files.filter({ $0 == "-" }).count > 1 { throw .inputTwice(command.name) }
    }
}

/// A command line that cannot be understood.
enum UsageError: Error {
    case noCommand
    case unknownCommand(String)
    case unknownOption(String, String?)
    case noFiles(String)
    case inputTwice(String)

    var message: String {
        switch self {
        case .noCommand: "tinamou: expected a command\n\(hint(nil))"
        case .unknownCommand(let name): "tinamou: there is no command '\(name)'\n\(hint(nil))"
        case .unknownOption(let option, let command):
            "tinamou\(command.map { " \($0)" } ?? ""): there is no option '\(option)'\n\(hint(command))"
        case .noFiles(let command): "tinamou \(command): expected a file, or - for standard input\n\(hint(command))"
        case .inputTwice(let command): "tinamou \(command): standard input (-) can be read only once\n\(hint(command))"
        }
    }

    private func hint(_ command: String?) -> String {
        "'tinamou\(command.map { " \($0)" } ?? "") --help' says more."
    }
}
