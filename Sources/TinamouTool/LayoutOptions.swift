import TinamouDocuments
import TinamouLayout

/// The options of commands that lay documents out: what to lay out for, and what is given from outside.
struct LayoutOptions {
    /// The screens that options ask for, in their order.
    private var targets: [LayoutTarget] = []

    private var environment = LayoutEnvironment()
    private let inputsFile: String?
    private let tellsAssumptions: Bool

    /// - Throws: for a value that cannot be one, before anything is read.
    init(_ arguments: Arguments, _ command: String) throws(UsageError) {
        inputsFile = arguments.values["--inputs"]
        tellsAssumptions = arguments.options.contains("--assumptions")
        for text in arguments.allValues["--size"] ?? [] {
            guard let target = LayoutTarget(size: text) else {
                throw .unknownOperand(text, "a size such as 375x812 after '--size'", command)
            }
            targets.append(target)
        }
        for text in arguments.allValues["--device"] ?? [] {
            guard let target = LayoutTarget(device: text) else {
                throw .unknownOperand(text, "the name of a device after '--device'", command)
            }
            targets.append(target)
        }
        if arguments.options.contains("--all-devices") { targets += LayoutTarget.allDevices }
        switch arguments.values["--direction"] {
        case nil, "ltr": break
        case "rtl": environment.direction = .rightToLeft
        case let text?: throw .unknownOperand(text, "ltr or rtl after '--direction'", command)
        }
        for text in arguments.allValues["--set"] ?? [] {
            guard let (id, numbers) = LayoutOptions.assignment(text), numbers.count == 1 else {
                throw .unknownOperand(text, "ID=CONSTANT after '--set'", command)
            }
            environment.constants[id] = numbers[0]
        }
        for text in arguments.allValues["--offset"] ?? [] {
            guard let (id, numbers) = LayoutOptions.assignment(text), numbers.count <= 2 else {
                throw .unknownOperand(text, "ID=Y or ID=X,Y after '--offset'", command)
            }
            environment.offsets[id] =
                numbers.count == 1 ? Point(x: 0, y: numbers[0]) : Point(x: numbers[0], y: numbers[1])
        }
    }

    /// The id and the numbers of `id=1,2`.
    private static func assignment(_ text: String) -> (id: String, numbers: [Double])? {
        guard let sign = text.lastIndex(of: "="), sign > text.startIndex else { return nil }
        let parts = text[text.index(after: sign)...].split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
        return numbers.count == parts.count ? (String(text[..<sign]), numbers) : nil
    }

    /// The screens to lay a document out for: those of the options, or else the document's, or else its own.
    func targets(for document: LayoutDocument) -> [LayoutTarget] {
        if !targets.isEmpty { return targets }
        return document.targets.isEmpty ? [.own] : document.targets
    }

    /// The environment for a screen.
    func environment(_ target: LayoutTarget, _ inputs: LayoutInputs) -> LayoutEnvironment {
        var environment = environment.on(target)
        environment.inputs = inputs
        return environment
    }

    // MARK: Files

    /// Reads a document.
    func read(_ file: String, _ console: Console) throws(Diagnostic) -> LayoutReading {
        try LayoutReading(reading: console.read(file))
    }

    /// The side file with inputs, if one is given.
    func inputs(_ console: Console) throws(Diagnostic) -> LayoutInputsFile? {
        guard let inputsFile else { return nil }
        return try LayoutInputsFile(reading: console.read(inputsFile))
    }

    // MARK: Notes

    /// Says what is to be known of a document, on standard error.
    func tell(_ notes: [LayoutNote], of document: String, _ console: Console) {
        for note in notes where note.severity == .warning || tellsAssumptions {
            console.complain(note.line(in: document))
        }
    }
}
