import TinamouDocuments

/// `tinamou sweep`: a problem document and a range in, what happens between out.
enum SweepCommand: Command {
    static let name = "sweep"
    static let summary = "runs a constant over a range and says what happens, exactly"
    static let options = ["--json"]
    static let optionsWithValue = ["--constant", "--from", "--through", "--always", "--variables", "--svg"]
    static let help = """
        usage: tinamou sweep FILE --constant ID --from A --through B [OPTION…]

        Carries a problem document out, then runs the constant of a constraint over a
        range, and prints where constraints become active, come loose and give way, and
        how the variables move between. Nothing is sampled: the pieces are straight. The
        file - is standard input.

        options:
          --constant ID      the constraint whose constant runs; 'suggest NAME' is a
                             suggestion of the document's steps
          --from A           the first constant
          --through B        the last constant; below A to run downwards
          --always CONDITION checks that a condition such as '2 * a <= header.top + 8'
                             holds for every constant, and says where not; may be given
                             several times
          --variables A,B    shows these variables; without it all up to six, or else
                             those that move
          --json             prints one JSON object instead of a table
          --svg FILE         also draws the run as a line plot
          -h, --help         shows this text

        exit codes: 0 the run reaches B and all conditions hold, 1 a condition fails or
        required constraints contradict each other, 2 an input cannot be understood, 70
        the solver cannot decide.
        """

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        guard arguments.operands.count == 1, let file = arguments.operands.first else {
            throw UsageError.unknownOperand(arguments.operands.joined(separator: " "), "one file", name)
        }
        let constant = try value(of: "--constant", "ID", arguments)
        let start = try number(after: "--from", "A", arguments)
        let goal = try number(after: "--through", "B", arguments)
        let result: SweepResult
        var chosen: [String]?
        do throws(Diagnostic) {
            let document = try ProblemDocument(reading: console.read(file))
            let conditions = try conditions(arguments, document)
            chosen = try variables(arguments, document)
            result = document.sweep(constantOf: constant, from: start, through: goal, always: conditions)
        } catch {
            result = .stopped(.invalid(error))
        }
        return switch result {
        case .swept(let sweep): try show(sweep, chosen, arguments, console)
        case .stopped(let problem): try show(problem, file, arguments, console)
        }
    }

    // MARK: Options

    private static func conditions(
        _ arguments: Arguments, _ document: ProblemDocument
    ) throws(Diagnostic) -> [LinearCondition] {
        var conditions: [LinearCondition] = []
        for text in arguments.allValues["--always"] ?? [] {
            let source = SourceText(name: "--always", text: text)
            conditions.append(try LinearCondition(reading: source, variables: document.variables))
        }
        return conditions
    }

    private static func variables(
        _ arguments: Arguments, _ document: ProblemDocument
    ) throws(Diagnostic) -> [String]? {
        guard let text = arguments.values["--variables"] else { return nil }
        let source = SourceText(name: "--variables", text: text)
        return try LinearCondition.variables(reading: source, among: document.variables).map { document.variables[$0] }
    }

    private static func value(
        of option: String, _ placeholder: String, _ arguments: Arguments
    ) throws(UsageError) -> String {
        guard let value = arguments.values[option] else { throw .noOperand("\(option) \(placeholder)", name) }
        return value
    }

    private static func number(
        after option: String, _ placeholder: String, _ arguments: Arguments
    ) throws(UsageError) -> Double {
        let text = try value(of: option, placeholder, arguments)
        guard let number = Double(text), number.isFinite, text.allSatisfy({ "0123456789+-.eE".contains($0) }) else {
            throw .unknownOperand(text, "a number after '\(option)'", name)
        }
        return number
    }

    // MARK: Results

    private static func show(
        _ sweep: ProblemSweep, _ chosen: [String]?, _ arguments: Arguments, _ console: Console
    ) throws -> ExitCode {
        let isJSON = arguments.options.contains("--json")
        try console.print(isJSON ? sweep.jsonLine(variables: chosen) : sweep.table(variables: chosen))
        if let drawing = arguments.values["--svg"] {
            do throws(SystemError) {
                try console.write(sweep.plot(variables: chosen).svg(), to: drawing)
            } catch {
                console.complain("tinamou sweep: \(drawing) cannot be written: \(error)")
                return .badInput
            }
        }
        return sweep.isProved ? .success : .failure
    }

    /// Says why there is no run: what cannot be understood or decided on standard error, and with `--json` also as `solve`
    /// does.
    private static func show(
        _ problem: ProblemResult, _ file: String, _ arguments: Arguments, _ console: Console
    ) throws -> ExitCode {
        let isJSON = arguments.options.contains("--json")
        if isJSON { try console.print(problem.jsonLine) }
        switch problem {
        case .solved: return .internalError
        case .unsatisfiable:
            if !isJSON { try console.print("There is nothing to run: \(problem.contradiction ?? "")") }
            return .failure
        case .invalid(let diagnostic):
            console.complain(diagnostic.report)
            return .badInput
        case .trouble(_, let message):
            console.complain("\(file): error: \(message)")
            return .internalError
        }
    }
}
