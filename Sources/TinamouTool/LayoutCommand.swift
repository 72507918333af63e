import TinamouDocuments
import TinamouLayout

/// `tinamou layout`: layout documents in, frames and drawings out.
enum LayoutCommand: Command {
    static let name = "layout"
    static let summary = "lays out Interface Builder or JSON, prints or draws the frames"
    static let options = ["--all-devices", "--assumptions"]
    static let optionsWithValue = [
        "--format", "--output", "--show", "--scene", "--size", "--device", "--direction", "--set", "--offset",
        "--inputs",
    ]
    static let help = """
        usage: tinamou layout FILE… [OPTION…]

        Lays out each scene of each document as Apple's engine does, and prints the frames
        of its views in the coordinates of the view around them; what is ambiguous, and
        required constraints that contradict each other. Contradictions are mended by
        leaving out one constraint of each, so that the rest has frames. The file - is
        standard input. For example

          tinamou layout Main.storyboard --device 'iPhone 16' --direction rtl
          tinamou layout Main.storyboard --format svg --show constraints --output drawings

        options:
          --format FORMAT    table; json, one object a line for each document; svg, a drawing
                             for each scene and screen; html, a page on which to point at
                             views, with all scenes and screens
          --output PATH      the file to write; a folder, made if missing, for several
                             drawings
          --show WHAT        draws more than outlines and names: constraints, guides,
                             baselines, or several of them with commas between; on a page
                             at first, where all can be switched
          --scene ROOT       only the scene with this root, by its id
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
        let look = try LayoutLook(arguments, name)
        let side: LayoutInputsFile?
        do throws(Diagnostic) {
            side = try options.inputs(console)
        } catch {
            console.complain(error.report)
            return .badInput
        }
        var code = ExitCode.success
        var printer = LayoutPrinter(look, LayoutOutput(arguments.values["--output"], console, name))
        do {
            for file in arguments.operands {
                guard let (document, inputs) = read(file, side, options, console) else {
                    code = code.combined(with: .badInput)
                    continue
                }
                for screen in options.screens(for: document, inputs) {
                    var layout = DocumentLayout(document, for: screen.environment)
                    if let root = look.scene {
                        guard let kept = layout.keeping(scene: root) else {
                            console.complain(noScene(root, in: document.name))
                            code = code.combined(with: .badInput)
                            break
                        }
                        layout = kept
                    }
                    options.tell(layout.notes + layout.scenes.flatMap(\.notes), of: document.name, console)
                    code = code.combined(with: ExitCode(of: layout))
                    try printer.add(layout, on: screen.title)
                }
            }
            try printer.finish()
        } catch let trouble as LayoutOutput.Trouble {
            console.complain(trouble.message)
            return code.combined(with: .badInput)
        }
        return code
    }

    private static func noScene(_ root: String, in document: String) -> String {
        "\(document): error: there is no scene with the root '\(root)'; leave out '--scene' for all of them"
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
        self = layout.scenes.reduce(.success) { $0.combined(with: ExitCode(of: $1)) }
    }

    /// What came of the layout of a scene.
    init(of scene: SceneLayout) {
        self = scene.failure != nil ? .internalError : scene.conflicts.isEmpty ? .success : .failure
    }
}
