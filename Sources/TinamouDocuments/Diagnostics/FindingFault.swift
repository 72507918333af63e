/// Why a view that a person has named is not found.
enum FindingFault: Fault {
    case unknown(String, near: [String])
    case several(String, [(id: String, line: Int?)])

    /// How many of several are told of.
    private static let most = 12

    var message: String {
        switch self {
        case .unknown(let name, let near):
            "there is no view \(inQuotes(name)) in the document"
                + (near.isEmpty ? "; 'tinamou layout' lists them" : "; did you mean \(near.map(inQuotes).list("or"))?")
        case .several(let name, let views):
            "\(views.count) views are called \(inQuotes(name)): \(told(views).list("and")); give the id of one"
        }
    }

    private func told(_ views: [(id: String, line: Int?)]) -> [String] {
        let shown = views.prefix(FindingFault.most).map { view in
            plainly(view.id) + (view.line.map { " in line \($0)" } ?? "")
        }
        return shown + (views.count > FindingFault.most ? ["\(views.count - FindingFault.most) more"] : [])
    }
}
