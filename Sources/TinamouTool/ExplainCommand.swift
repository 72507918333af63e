import TinamouDocuments

/// `tinamou explain`: a layout document and a view in, the reasons for its frame out.
enum ExplainCommand: Command {
    static let name = "explain"
    static let summary = "tells why a view is where it is, number by number"
    static let operand = "a file, or - for standard input, and a view"
    static let options = LayoutOptions.flags
    static let optionsWithValue = LayoutOptions.valued + ["--format"]
    static let help = """
        usage: tinamou explain FILE VIEW [OPTION…]

        Lays a document out as 'tinamou layout' does, and tells why a view is where it
        is: each of its numbers from others, back to what is given, with what says so.

          top 113 = header.bottom 97 + 16               [gap, line 42]
          header.bottom 97 = header.top 44 + header.height 53

        VIEW is an id, or the name that a view has in the editor. Places are in the
        coordinates of the scene's root. Steps that give their numbers only together, as
        of views with equal widths, stand together. Below follow the constraints on the
        view that do not get what they want, and what is ambiguous. For example

          tinamou explain Main.storyboard 'Sign in' --device 'iPhone SE'

        options:
          --format FORMAT  text, or json: one object a line for each screen
        \(LayoutOptions.help())
          -h, --help       shows this text

        exit codes: 0 explained, 1 required constraints contradict each other, 2 the
        document, the view or the command line cannot be understood, 70 the layout is
        out of reach. Of several, the largest counts.
        """

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let options = try LayoutOptions(arguments, name)
        let format = arguments.values["--format"] ?? "text"
        guard ["text", "json"].contains(format) else {
            throw UsageError.unknownOperand(format, "text or json after '--format'", name)
        }
        guard arguments.operands.count == 2 else {
            throw UsageError.unknownOperand(arguments.operands.joined(separator: " "), "a file and a view", name)
        }
        do {
            let inputs = try options.inputs(console)?.inputs(for: arguments.operands[0]) ?? LayoutInputs()
            let reading = try options.read(arguments.operands[0], console)
            options.tell(reading.notes, of: reading.document.name, console)
            let element = try reading.document.element(called: arguments.operands[1])
            return try explain(element, reading.document, inputs, options, isJSON: format == "json", console)
        } catch let error as Diagnostic {
            console.complain(error.report)
            return .badInput
        }
    }

    private static func explain(
        _ element: Int, _ document: LayoutDocument, _ inputs: LayoutInputs, _ options: LayoutOptions, isJSON: Bool,
        _ console: Console
    ) throws -> ExitCode {
        var code = ExitCode.success
        var isFirst = true
        for screen in options.screens(for: document, inputs) {
            let layout = DocumentLayout(document, for: screen.environment)
            let scene = layout.scenes.first { $0.document.elements(of: $0.scene).contains(element) }
            options.tell(layout.notes + (scene?.notes ?? []), of: document.name, console)
            if let scene { code = code.combined(with: ExitCode(of: scene)) }
            if !isJSON {
                if !isFirst { try console.print("") }
                if let title = screen.title { try console.print(title + "\n") }
            }
            isFirst = false
            if let scene, let explanation = scene.explanation(of: element) {
                try console.print(isJSON ? scene.jsonLine(explanation, for: screen.title) : "\(explanation)")
            } else {
                let reason = scene?.failure ?? "the view is not there, as a variation takes it out"
                console.complain(Diagnostic(file: document.name, message: reason).report)
                code = code.combined(with: .badInput)
            }
        }
        return code
    }
}
