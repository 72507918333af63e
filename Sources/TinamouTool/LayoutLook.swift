import TinamouDocuments

/// The options that say how layouts are shown.
struct LayoutLook {
    /// The ways to show them.
    enum Format: String, CaseIterable {
        case table, json, svg, html
    }

    let format: Format

    /// What drawings show besides outlines and names.
    private(set) var aspects: Set<SceneDrawing.Aspect> = []

    /// The id of the root of the only scene that is shown; `nil` for all.
    let scene: String?

    /// - Throws: for a value that cannot be one, before anything is read.
    init(_ arguments: Arguments, _ command: String) throws(UsageError) {
        let name = arguments.values["--format"] ?? "table"
        guard let format = Format(rawValue: name) else {
            throw .unknownOperand(name, "table, json, svg or html after '--format'", command)
        }
        self.format = format
        scene = arguments.values["--scene"]
        for list in arguments.allValues["--show"] ?? [] {
            for word in list.split(separator: ",", omittingEmptySubsequences: false) {
                guard let aspect = SceneDrawing.Aspect(rawValue: String(word)) else {
                    let words = SceneDrawing.Aspect.allCases.map(\.rawValue).joined(separator: ", ")
                    throw .unknownOperand(String(word), "some of \(words) after '--show'", command)
                }
                aspects.insert(aspect)
            }
        }
        if !aspects.isEmpty && format != .svg && format != .html {
            throw .needless("--show", "'--format svg' or '--format html'", command)
        }
    }
}
