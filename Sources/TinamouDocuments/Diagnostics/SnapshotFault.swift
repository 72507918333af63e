/// What can be wrong with a snapshot of layouts, apart from its JSON, and with comparing it.
enum SnapshotFault: Fault {
    case version(Double)
    case documentTwice(String)
    case layoutTwice(String)
    case sceneTwice(String)
    case viewTwice(String)
    case secondRoot(String)
    case noView
    case noDocument(String, known: [String])
    case noLayout(String, known: [String])

    var message: String {
        switch self {
        case .version(let version):
            "this is a snapshot in version \(JSONText.number(version)) of the format; version "
                + "\(JSONText.number(LayoutSnapshot.version)) is known"
        case .documentTwice(let file): "the document \(inQuotes(file)) is there already; give each once"
        case .layoutTwice(let title): "a layout for \(title) is there already; give each once"
        case .sceneTwice(let id): "a scene with the root \(inQuotes(id)) is there already; give each once"
        case .viewTwice(let id): "a view \(inQuotes(id)) is there already in this scene; give each once"
        case .secondRoot(let id):
            "\(inQuotes(id)) is not in another view, and only the first of a scene is its root; give \"in\""
        case .noView: "a scene has at least one view, its root"
        case .noDocument(let file, let known):
            "there is nothing of \(inQuotes(file)) in the snapshot, which "
                + (known.isEmpty ? "is empty" : "has \(plainly(known))")
        case .noLayout(let title, let known):
            "there is no layout for \(title) in the snapshot, which has \(known.isEmpty ? "none" : told(known))"
        }
    }

    /// The first dozen of several.
    private func told(_ titles: [String]) -> String {
        (titles.prefix(12) + (titles.count > 12 ? ["\(titles.count - 12) more"] : [])).list("and")
    }
}
