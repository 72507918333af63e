import TinamouDocuments

/// `tinamou convert`: a layout document in, the same in JSON out.
enum ConvertCommand: Command {
    static let name = "convert"
    static let summary = "turns Interface Builder documents into JSON"
    static let optionsWithValue = ["--output"]
    static let help = """
        usage: tinamou convert FILE [--output FILE]

        Reads a layout document, of Interface Builder or in JSON, and prints it in JSON,
        as Docs/Formats.md describes it. Laid out, both give the same frames to the last
        bit. A constraint that a layout would leave out, as it mentions nothing of the
        document, is left out, which is told on standard error. The file - is standard
        input. For example

          tinamou convert Main.storyboard --output main.json

        options:
          --output FILE  writes to a file, and only if the document can be understood
          -h, --help     shows this text

        exit codes: 0 converted, 2 the document or the command line cannot be
        understood, or the file cannot be written.
        """

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        guard arguments.operands.count == 1, let file = arguments.operands.first else {
            throw UsageError.unknownOperand(arguments.operands.joined(separator: " "), "one file", name)
        }
        let reading: LayoutReading
        do throws(Diagnostic) {
            reading = try LayoutReading(reading: console.read(file))
        } catch {
            console.complain(error.report)
            return .badInput
        }
        let (document, notes) = reading.document.arranged()
        for note in reading.notes + notes where note.severity == .warning {
            console.complain(note.line(in: document.name))
        }
        guard let output = arguments.values["--output"] else {
            try console.print(String(document.json.dropLast()))
            return .success
        }
        do throws(SystemError) {
            try console.write(document.json, to: output)
        } catch {
            console.complain("tinamou convert: \(output) cannot be written: \(error)")
            return .badInput
        }
        return .success
    }
}
