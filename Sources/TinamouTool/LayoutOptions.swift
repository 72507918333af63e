import TinamouDocuments
import TinamouLayout

/// The options of commands that lay documents out: what to lay out for, and what is given from outside.
struct LayoutOptions {
    /// The screens that options ask for, in their order.
    private(set) var targets: [LayoutTarget] = []

    /// The directions in which documents are read, in their order.
    private(set) var directions: [LayoutDirection] = [.leftToRight]

    private(set) var environment = LayoutEnvironment()
    private let inputsFile: String?
    private let tellsAssumptions: Bool

    /// - Parameter inOneDirection: whether the command takes only one direction at a time.
    /// - Throws: for a value that cannot be one, before anything is read.
    init(_ arguments: Arguments, _ command: String, inOneDirection: Bool = false) throws(UsageError) {
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
        case "rtl": directions = [.rightToLeft]
        case "both" where !inOneDirection: directions = [.leftToRight, .rightToLeft]
        case let text?:
            let known = inOneDirection ? "ltr or rtl" : "ltr, rtl or both"
            throw .unknownOperand(text, "\(known) after '--direction'", command)
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

    /// The environment for a screen, read in the first of the directions.
    func environment(_ target: LayoutTarget, _ inputs: LayoutInputs) -> LayoutEnvironment {
        environment(target, inputs, directions[0])
    }

    private func environment(
        _ target: LayoutTarget, _ inputs: LayoutInputs, _ direction: LayoutDirection
    ) -> LayoutEnvironment {
        var environment = environment.on(target)
        environment.inputs = inputs
        environment.direction = direction
        return environment
    }

    /// A screen to lay a document out for.
    struct Screen {
        /// What reports call it; `nil` for the document's own in the only direction.
        var title: String?
        var target: LayoutTarget
        var environment: LayoutEnvironment
    }

    /// All that a document is to be laid out for: screen by screen, each in all directions.
    func screens(for document: LayoutDocument, _ inputs: LayoutInputs) -> [Screen] {
        targets(for: document).flatMap { target in
            directions.map { direction in
                let title = directions.count > 1 ? CheckTarget(target, direction, environment).name : target.title
                return Screen(title: title, target: target, environment: environment(target, inputs, direction))
            }
        }
    }

    /// The screens to check a document on, each in all directions.
    func checkTargets(for document: LayoutDocument, _ inputs: LayoutInputs) -> [CheckTarget] {
        var environment = environment
        environment.inputs = inputs
        return targets(for: document).flatMap { target in
            directions.map { CheckTarget(target, $0, environment) }
        }
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
