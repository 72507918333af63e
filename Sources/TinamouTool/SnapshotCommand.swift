import TinamouDocuments

/// `tinamou snapshot`: layout documents in, their frames out, to be compared with later.
enum SnapshotCommand: Command {
    static let name = "snapshot"
    static let summary = "keeps the frames of layouts, as a test for them"
    static let options = LayoutOptions.flags
    static let optionsWithValue = LayoutOptions.valued + ["--output"]
    static let help = """
        usage: tinamou snapshot FILE… [--output SNAPSHOT] [OPTION…]

        Lays documents out as 'tinamou layout' does, and writes the frames of all views
        as JSON, a view a line, as Docs/Formats.md describes it. 'tinamou compare' tells
        later what has moved. The file - is standard input. For example

          tinamou snapshot Main.storyboard --all-devices --output Main.snapshot.json
          tinamou compare Main.snapshot.json Main.storyboard

        options:
          --output FILE    writes to a file, and only if all documents can be read
        \(LayoutOptions.help())
          -h, --help       shows this text

        exit codes: 0 written, 1 written, though required constraints contradict each
        other, 2 a document or the command line cannot be understood, or the file cannot
        be written, 70 a layout is out of reach. Of several, the largest counts.
        """

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let options = try LayoutOptions(arguments, name)
        var snapshot = LayoutSnapshot()
        var code = ExitCode.success
        do {
            let side = try options.inputs(console)
            for file in arguments.operands {
                do {
                    let (document, result) = try keep(file, side?.inputs(for: file), options, console)
                    if !snapshot.documents.contains(where: { $0.file == document.file }) {
                        snapshot.documents.append(document)
                    }
                    code = code.combined(with: result)
                } catch let error as Diagnostic {
                    console.complain(error.report)
                    code = code.combined(with: .badInput)
                }
            }
        } catch let error as Diagnostic {
            console.complain(error.report)
            return .badInput
        }
        if code.rawValue >= ExitCode.badInput.rawValue { return code }
        guard let output = arguments.values["--output"] else {
            try console.print(String(snapshot.json.dropLast()))
            return code
        }
        return code.combined(with: console.save(snapshot.json, to: output, name))
    }

    /// The frames of a document on all its screens.
    private static func keep(
        _ file: String, _ inputs: LayoutInputs?, _ options: LayoutOptions, _ console: Console
    ) throws -> (LayoutSnapshot.Document, ExitCode) {
        let reading = try options.read(file, console)
        options.tell(reading.notes, of: reading.document.name, console)
        var document = LayoutSnapshot.Document(file: reading.document.name)
        document.inputs = inputs ?? LayoutInputs()
        var code = ExitCode.success
        var layouts: [DocumentLayout] = []
        for screen in options.screens(for: reading.document, document.inputs) {
            let layout = DocumentLayout(reading.document, for: screen.environment)
            options.tell(layout.notes + layout.scenes.flatMap(\.notes), of: reading.document.name, console)
            layouts.append(layout)
            code = code.combined(with: ExitCode(of: layout))
            document.layouts.append(LayoutSnapshot.Layout(layout, for: screen.target))
        }
        console.complain(of: layouts)
        return (document, code)
    }
}

extension Console {
    /// Says on standard error which scenes of layouts of a document have no frames, or contradict themselves: each once.
    func complain(of layouts: [DocumentLayout]) {
        var told: [(scene: String, what: String, count: Int)] = []
        for scene in layouts.flatMap(\.scenes) where scene.failure != nil || !scene.conflicts.isEmpty {
            let root = scene.document.elements[scene.document.scenes[scene.scene].root].id
            let what =
                scene.failure
                ?? "required constraints contradict each other; 'tinamou layout' tells which, and what is left out"
            if let place = told.firstIndex(where: { $0.scene == root && $0.what == what }) {
                told[place].count += 1
            } else {
                told.append((root, what, 1))
            }
        }
        for (scene, what, count) in told {
            let screens = layouts.count == 1 ? "" : " (on \(count) of \(layouts.count) screens)"
            complain(Diagnostic(file: layouts[0].document.name, message: "\(scene): \(what)\(screens)").report)
        }
    }

    /// Writes a file, or says that it cannot be written.
    func save(_ text: String, to file: String, _ command: String) -> ExitCode {
        do throws(SystemError) {
            try write(text, to: file)
            return .success
        } catch {
            complain("tinamou \(command): \(file) cannot be written: \(error)")
            return .badInput
        }
    }
}
