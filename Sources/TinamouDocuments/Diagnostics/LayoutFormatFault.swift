import TinamouLayout

/// What can be wrong with a layout document in JSON, apart from its JSON and its constraints' texts.
enum LayoutFormatFault: Fault {
    case depth(limit: Int)
    case viewCount(limit: Int)
    case sceneCount(limit: Int)
    case duplicateID(String, what: String, first: SourcePosition)
    case unknownItem(String, known: [String])
    case unknownOwner(String)
    case unknownParent(String)
    case ownerMissing(String, String)
    case word(String, what: String, known: [String])
    case notInScrollView(String)
    case notScrolling(String)
    case bounds(String)
    case priority(Double)
    case target(String)
    case visualFormat(VisualFormatError.Reason)
    case noScene

    /// Up to how many ids a document may have for a report to list them all.
    private static let longestList = 12

    var message: String {
        switch self {
        case .depth(let limit): "views are more than \(limit) deep inside each other"
        case .viewCount(let limit): "the document has more than \(limit) views"
        case .sceneCount(let limit): "the document has more than \(limit) trees of views to lay out by themselves"
        case .duplicateID(let id, let what, let first):
            "there is a \(what) \(inQuotes(id)) already, in line \(first.line), column \(first.column); "
                + "give each an id of its own"
        case .unknownItem(let id, let known):
            "there is no view or guide \(inQuotes(id)) in the document"
                + (known.isEmpty || known.count > Self.longestList
                    ? "; correct the id, or add it" : "; there " + (known.count == 1 ? "is " : "are ") + names(known))
        case .unknownOwner(let id): "there is no view \(inQuotes(id)) in the document"
        case .unknownParent(let id):
            "there is no view \(inQuotes(id)) up to here in this scene; put it before what is in it"
        case .ownerMissing(let one, let other):
            "\(inQuotes(one)) and \(inQuotes(other)) are in scenes that are laid out by themselves; "
                + "relate views of one scene"
        case .word(let text, let what, let known):
            "\(inQuotes(text)) is not \(what), which may be \(names(known, "or"))"
        case .notInScrollView(let id):
            "\(inQuotes(id)) is a header, and not in a scroll view; put it among the \"views\" of one"
        case .notScrolling(let id):
            "\(inQuotes(id)) is no scroll view that stands up to here beside the bar or in a view beside it"
        case .bounds(let text): text
        case .priority(let priority):
            "\(JSONText.number(priority)) is not a priority; a priority is above 0 and at most 1000"
        case .target(let text):
            "\(inQuotes(text)) is neither a size such as \"375x812\" nor a device such as \"iPhone SE landscape\""
        case .visualFormat(let reason): "visual format: \(reason)"
        case .noScene: "a layout document needs \"view\", or \"scenes\" with at least one scene"
        }
    }

    private func names(_ texts: [String], _ conjunction: String = "and") -> String {
        texts.map(inQuotes).list(conjunction)
    }
}
