import TinamouDocuments

/// `tinamou sweep`: a document and a range in, what happens between out.
enum SweepCommand: Command {
    static let name = "sweep"
    static let summary = "runs a constant, an offset or a size over a range, exactly"
    static let options = ["--json", "--width", "--height"]
    static let optionsWithValue = [
        "--constant", "--scroll", "--from", "--through", "--always", "--variables", "--svg", "--scene", "--size",
        "--device", "--direction", "--set", "--offset", "--inputs",
    ]
    static let help = """
        usage: tinamou sweep FILE --constant ID --from A --through B [OPTION…]

        Carries a problem document out, then runs the constant of a constraint over a
        range, and prints where constraints become active, come loose and give way, and
        how the variables move between. Nothing is sampled: the pieces are straight. In
        a layout document, of Interface Builder or in JSON, a constant, an offset or the
        size of a scene runs. The file - is standard input. For example

          tinamou sweep list.json --scroll list --from -200 --through 900 \\
            --always 'header.bottom >= root.top + 60'

        options:
          --constant ID      the constraint whose constant runs; 'suggest NAME' is a
                             suggestion of the steps of a problem document
          --scroll ID        the scroll view whose vertical offset runs
          --width, --height  the size of the scene runs
          --from A           the first number
          --through B        the last number; below A to run downwards
          --always CONDITION checks that a condition such as '2 * a <= header.top + 8'
                             holds for every number, and says where not; may be given
                             several times. Names are those of variables, or the numbers
                             of views and guides, as in constraints
          --variables A,B    shows these variables; without it all up to six, or else
                             those that move
          --json             prints one JSON object instead of a table
          --svg FILE         also draws the run as a line plot
          --scene ROOT       the scene whose size runs, by the id of its root; the first
                             without it
          --size, --device, --direction, --set, --offset, --inputs
                             what to lay out for, as with 'tinamou layout'
          -h, --help         shows this text

        exit codes: 0 the run reaches B and all conditions hold, 1 a condition fails or
        required constraints contradict each other, 2 an input cannot be understood, 70
        the solver cannot decide.
        """

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        guard arguments.operands.count == 1, let file = arguments.operands.first else {
            throw UsageError.unknownOperand(arguments.operands.joined(separator: " "), "one file", name)
        }
        let options = try LayoutOptions(arguments, name, inOneDirection: true)
        let run = try Run(arguments)
        var (result, chosen): (SweepResult, [String]?)
        do throws(Diagnostic) {
            switch try SweepDocument(reading: console.read(file)) {
            case .problem(let document): (result, chosen) = try carryOut(run, document, file)
            case .layout(let reading): (result, chosen) = try carryOut(run, reading, file, options, console)
            }
        } catch {
            (result, chosen) = (.stopped(.invalid(error)), nil)
        }
        return switch result {
        case .swept(let sweep): try show(sweep, chosen, arguments, console)
        case .stopped(let problem): try show(problem, file, arguments, console)
        }
    }

    // MARK: Running

    /// What is to run: a command line, understood.
    private struct Run {
        var subject: ProblemSweep.Subject
        var id: String
        var start: Double
        var goal: Double
        private let arguments: Arguments

        init(_ arguments: Arguments) throws(UsageError) {
            self.arguments = arguments
            (subject, id) = try SweepCommand.subject(arguments)
            start = try SweepCommand.number(after: "--from", "A", arguments)
            goal = try SweepCommand.number(after: "--through", "B", arguments)
        }

        /// The conditions on names.
        func conditions(_ names: [String]) throws(Diagnostic) -> [LinearCondition] {
            var conditions: [LinearCondition] = []
            for text in arguments.allValues["--always"] ?? [] {
                let source = SourceText(name: "--always", text: text)
                conditions.append(try LinearCondition(reading: source, variables: names))
            }
            return conditions
        }

        /// The names that are to be shown; `nil` if nobody chooses.
        func variables(_ names: [String]) throws(Diagnostic) -> [String]? {
            guard let text = arguments.values["--variables"] else { return nil }
            let source = SourceText(name: "--variables", text: text)
            return try LinearCondition.variables(reading: source, among: names).map { names[$0] }
        }
    }

    private static func carryOut(
        _ run: Run, _ document: ProblemDocument, _ file: String
    ) throws(Diagnostic) -> (SweepResult, chosen: [String]?) {
        guard run.subject == .constant else {
            throw Diagnostic(file: file, message: "a problem document has only constants to run; use --constant")
        }
        let conditions = try run.conditions(document.variables)
        let chosen = try run.variables(document.variables)
        return (document.sweep(constantOf: run.id, from: run.start, through: run.goal, always: conditions), chosen)
    }

    private static func carryOut(
        _ run: Run, _ reading: LayoutReading, _ file: String, _ options: LayoutOptions, _ console: Console
    ) throws(Diagnostic) -> (SweepResult, chosen: [String]?) {
        options.tell(reading.notes, of: reading.document.name, console)
        let inputs = try options.inputs(console)?.inputs(for: file) ?? LayoutInputs()
        let target = options.targets(for: reading.document)[0]
        let layout = DocumentLayout(reading.document, for: options.environment(target, inputs))
        options.tell(layout.notes + layout.scenes.flatMap(\.notes), of: reading.document.name, console)
        guard let scene = layout.scene(of: run.subject, run.id) else {
            throw Diagnostic(
                file: "--scene", message: "there is no scene with the root '\(run.id)'; leave it out for the first one")
        }
        let sweeper: LayoutSweeper
        do throws(LayoutSweeper.Stop) {
            sweeper = try LayoutSweeper(scene)
        } catch {
            return (.stopped(error.result), nil)
        }
        let conditions = try run.conditions(sweeper.names)
        let chosen = try run.variables(sweeper.names)
        let result = sweeper.sweep(
            run.subject, run.id, from: run.start, through: run.goal, always: conditions, following: chosen ?? [])
        return (result, chosen)
    }

    // MARK: Options

    /// What runs, and its id; of a size, the id is that of the scene's root, or empty for the first scene.
    private static func subject(_ arguments: Arguments) throws(UsageError) -> (ProblemSweep.Subject, id: String) {
        let given: [(ProblemSweep.Subject, String)] = [
            arguments.values["--constant"].map { (.constant, $0) }, arguments.values["--scroll"].map { (.offset, $0) },
            arguments.options.contains("--width") ? (.width, arguments.values["--scene"] ?? "") : nil,
            arguments.options.contains("--height") ? (.height, arguments.values["--scene"] ?? "") : nil,
        ].compactMap { $0 }
        guard let first = given.first else { throw .noOperand("--constant ID", name) }
        guard given.count == 1 else {
            throw .unknownOperand("several", "one of --constant, --scroll, --width and --height", name)
        }
        return first
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

    /// Says why there is no run: what cannot be understood or decided on standard error, and with `--json` also as
    /// `solve` does.
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
