import TinamouDocuments
import TinamouLayout

/// `tinamou layout`: layout documents in, frames out.
enum LayoutCommand: Command {
    static let name = "layout"
    static let summary = "lays out views of Interface Builder or JSON, prints the frames"
    static let options = ["--all-devices", "--assumptions"]
    static let optionsWithValue = ["--format", "--size", "--device", "--direction", "--set", "--offset", "--inputs"]
    static let help = """
        usage: tinamou layout FILE… [OPTION…]

        Lays out each scene of each document as Apple's engine does, and prints the frames
        of its views in the coordinates of the view around them; what is ambiguous, and
        required constraints that contradict each other. Contradictions are mended by
        leaving out one constraint of each, so that the rest has frames. The file - is
        standard input. For example

          tinamou layout Main.storyboard --device 'iPhone 16' --direction rtl

        options:
          --format FORMAT    table, or json: one object a line for each document
          --size WxH         lays out screens and views by themselves in this size
          --device NAME      lays out for a device, such as 'iPhone SE' or retina4_7, held
                             sideways with 'iPhone SE landscape'; may be given several
                             times
          --all-devices      lays out for all current devices, both ways of holding them
          --direction D      ltr, rtl for right to left, or both
          --set ID=C         gives a constraint another constant; may be given several times
          --offset ID=Y      scrolls a scroll view; ID=X,Y along both axes
          --inputs FILE      safe areas, margins, sizes of contents and so on that documents
                             leave to the system, as a JSON object, or a manifest
          --assumptions      tells on standard error which numbers come from the tool's own
                             tables
          -h, --help         shows this text

        exit codes: 0 all are laid out, 1 required constraints contradict each other, 2 a
        document or the command line cannot be understood, 70 a layout is out of reach. Of
        several, the largest counts.
        """

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let options = try LayoutOptions(arguments, name)
        let format = arguments.values["--format"] ?? "table"
        guard ["table", "json"].contains(format) else {
            throw UsageError.unknownOperand(format, "table or json after '--format'", name)
        }
        let side: LayoutInputsFile?
        do throws(Diagnostic) {
            side = try options.inputs(console)
        } catch {
            console.complain(error.report)
            return .badInput
        }
        var code = ExitCode.success
        var isFirst = true
        for file in arguments.operands {
            guard let (document, inputs) = read(file, side, options, console) else {
                code = code.combined(with: .badInput)
                continue
            }
            for (title, environment) in options.environments(for: document, inputs) {
                let layout = DocumentLayout(document, for: environment)
                options.tell(layout.notes + layout.scenes.flatMap(\.notes), of: document.name, console)
                code = code.combined(with: ExitCode(of: layout))
                if format == "json" {
                    try console.print(layout.jsonLine)
                } else {
                    if !isFirst { try console.print("") }
                    if let title { try console.print(title + "\n") }
                    try console.print(layout.table)
                }
                isFirst = false
            }
        }
        return code
    }

    /// A document and the inputs for it; `nil` if they cannot be understood, which is said on standard error.
    private static func read(
        _ file: String, _ side: LayoutInputsFile?, _ options: LayoutOptions, _ console: Console
    ) -> (LayoutDocument, LayoutInputs)? {
        do throws(Diagnostic) {
            let reading = try options.read(file, console)
            options.tell(reading.notes, of: reading.document.name, console)
            return (reading.document, side?.inputs(for: file) ?? LayoutInputs())
        } catch {
            console.complain(error.report)
            return nil
        }
    }
}

extension ExitCode {
    /// What came of a layout.
    init(of layout: DocumentLayout) {
        if layout.scenes.contains(where: { $0.failure != nil }) {
            self = .internalError
        } else {
            self = layout.scenes.contains { !$0.conflicts.isEmpty } ? .failure : .success
        }
    }
}
