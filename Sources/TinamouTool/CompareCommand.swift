import TinamouDocuments
import TinamouLayout

/// `tinamou compare`: two layouts in, snapshots or documents, and what is otherwise out.
enum CompareCommand: Command {
    static let name = "compare"
    static let summary = "tells what has moved since a snapshot, or between documents"
    static let operand = "two files, snapshots or layout documents"
    static let options = LayoutOptions.flags
    static let optionsWithValue = LayoutOptions.valued + ["--format", "--tolerance", "--drawing"]
    static let help = """
        usage: tinamou compare BEFORE AFTER [OPTION…]

        Tells which views have moved, been resized, appeared or vanished. Either file is
        a snapshot of 'tinamou snapshot' or a layout document. A document is laid out
        for what the snapshot was made for, or for what the options say, or else for its
        own screen. Views go by their ids, and frames count in the view around them. The
        file - is standard input. For example

          tinamou compare Main.snapshot.json Main.storyboard --drawing moved.svg

        options:
          --tolerance T    by how many points numbers may differ; 0.01 if it is missing
          --format FORMAT  table, or json: one object
          --drawing FILE   writes an SVG drawing: before and after over each other
        \(LayoutOptions.help(directions: "ltr, or rtl for right to left"))
          -h, --help       shows this text

        With a snapshot, --size, --device and --all-devices choose among its layouts;
        the other options change what the document is laid out for.

        exit codes: 0 all the same, 1 something differs, 2 a file or the command line
        cannot be understood, or a file cannot be written, 70 a layout is out of reach.
        """

    /// By how many points numbers may differ.
    private static let tolerance = 0.01

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let options = try LayoutOptions(arguments, name, inOneDirection: true)
        guard arguments.operands.count == 2 else {
            throw UsageError.unknownOperand(arguments.operands.joined(separator: " "), "two files", name)
        }
        let format = arguments.values["--format"] ?? "table"
        guard ["table", "json"].contains(format) else {
            throw UsageError.unknownOperand(format, "table or json after '--format'", name)
        }
        var tolerance = CompareCommand.tolerance
        if let text = arguments.values["--tolerance"] {
            guard let number = Double(text), number.isFinite, number >= 0 else {
                throw UsageError.unknownOperand(text, "a number from 0 after '--tolerance'", name)
            }
            tolerance = number
        }
        var sides = Sides(options, console, hasDirection: arguments.values["--direction"] != nil)
        let comparison: LayoutComparison
        do {
            sides.inputs = try options.inputs(console)
            comparison = LayoutComparison(
                try sides.pairs(arguments.operands[0], arguments.operands[1]), tolerance: tolerance)
        } catch let error as Diagnostic {
            console.complain(error.report)
            return .badInput
        }
        try console.print(format == "json" ? comparison.jsonLine : comparison.table)
        var code: ExitCode = comparison.isSame ? .success : .failure
        if sides.hasFailed { code = .internalError }
        if let drawing = arguments.values["--drawing"] {
            let text = comparison.drawing(before: arguments.operands[0], after: arguments.operands[1])
            code = code.combined(with: console.save(text, to: drawing, name))
        }
        return code
    }
}

/// Lays out what is compared.
private struct Sides {
    let options: LayoutOptions
    let console: Console
    let hasDirection: Bool
    var inputs: LayoutInputsFile?
    /// Whether a scene has no frames.
    private(set) var hasFailed = false

    init(_ options: LayoutOptions, _ console: Console, hasDirection: Bool) {
        self.options = options
        self.console = console
        self.hasDirection = hasDirection
    }

    mutating func pairs(_ before: String, _ after: String) throws -> [LayoutComparison.Pair] {
        let (one, other) = (try read(before), try read(after))
        let (before, after) = (before == "-" ? "<stdin>" : before, after == "-" ? "<stdin>" : after)
        switch (one, other) {
        case (.document(let one), .document(let other)):
            let layouts = options.targets(for: one.document).map { target in
                var layout = LayoutSnapshot.Layout(target)
                let environment = options.environment(target, LayoutInputs())
                layout.direction = environment.direction
                layout.constants = environment.constants
                layout.offsets = environment.offsets
                return layout
            }
            return [
                LayoutComparison.Pair(
                    before: again(layouts, one.document, LayoutInputs()),
                    after: again(layouts, other.document, LayoutInputs()))
            ]
        case (.snapshot(let snapshot), .document(let reading)):
            let (kept, now) = try withAgain(snapshot, before, reading.document)
            return [LayoutComparison.Pair(before: kept, after: now)]
        case (.document(let reading), .snapshot(let snapshot)):
            let (kept, now) = try withAgain(snapshot, after, reading.document)
            return [LayoutComparison.Pair(before: now, after: kept)]
        case (.snapshot(let one), .snapshot(let other)): return try pairs(one, before, other, after)
        }
    }

    private func read(_ file: String) throws -> ComparedLayouts {
        let read = try ComparedLayouts(reading: console.read(file, limit: ComparedLayouts.lengthLimit))
        if case .document(let reading) = read { options.tell(reading.notes, of: reading.document.name, console) }
        return read
    }

    // MARK: Laying out

    /// What a snapshot has of a document, and the same layouts made anew.
    private mutating func withAgain(
        _ snapshot: LayoutSnapshot, _ name: String, _ document: LayoutDocument
    ) throws -> ([LayoutSnapshot.Layout], [LayoutSnapshot.Layout]) {
        let kept = try snapshot.document(for: document.name, in: name)
        let layouts = options.targets.isEmpty ? kept.layouts : try kept.layouts(for: options.targets, in: name)
        return (layouts, again(layouts, document, kept.inputs))
    }

    /// A document laid out as layouts were, but for what options say; each counts as made for the same.
    private mutating func again(
        _ layouts: [LayoutSnapshot.Layout], _ document: LayoutDocument, _ given: LayoutInputs
    ) -> [LayoutSnapshot.Layout] {
        let given = inputs?.inputs(for: document.name) ?? given
        let made = layouts.map { layout in
            var environment = layout.environment(given)
            if hasDirection { environment.direction = options.directions[0] }
            environment.constants.merge(options.environment.constants) { $1 }
            environment.offsets.merge(options.environment.offsets) { $1 }
            return DocumentLayout(document, for: environment)
        }
        for layout in made {
            options.tell(layout.notes + layout.scenes.flatMap(\.notes), of: document.name, console)
            if layout.scenes.contains(where: { $0.failure != nil }) { hasFailed = true }
        }
        console.complain(of: made)
        return zip(layouts, made).map { layout, made in
            var again = layout
            again.scenes = LayoutSnapshot.Layout(made, for: layout.target).scenes
            return again
        }
    }

    // MARK: Snapshots

    private func pairs(
        _ one: LayoutSnapshot, _ before: String, _ other: LayoutSnapshot, _ after: String
    ) throws -> [LayoutComparison.Pair] {
        func chosen(_ document: LayoutSnapshot.Document, _ name: String) throws -> [LayoutSnapshot.Layout] {
            options.targets.isEmpty ? document.layouts : try document.layouts(for: options.targets, in: name)
        }
        if one.documents.count == 1 && other.documents.count == 1 {
            return [
                LayoutComparison.Pair(
                    before: try chosen(one.documents[0], before), after: try chosen(other.documents[0], after))
            ]
        }
        var pairs: [LayoutComparison.Pair] = []
        for document in one.documents {
            let now = other.documents.first { $0.file == document.file }
            pairs.append(
                LayoutComparison.Pair(
                    file: document.file, before: try chosen(document, before),
                    after: try now.map { try chosen($0, after) } ?? []))
        }
        for document in other.documents where !one.documents.contains(where: { $0.file == document.file }) {
            pairs.append(LayoutComparison.Pair(file: document.file, before: [], after: try chosen(document, after)))
        }
        return pairs
    }
}
