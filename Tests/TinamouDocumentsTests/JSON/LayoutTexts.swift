import TinamouDocuments
import TinamouLayout

/// A layout document in JSON, read.
func layoutDocument(_ text: String) throws -> LayoutDocument {
    try LayoutDocument(json: SourceText(name: "f", text: text))
}

/// What the reader of layout documents in JSON says about a text: `line:column: message`; empty if it accepts it.
func jsonRefusal(_ text: String) -> String {
    do throws(Diagnostic) {
        _ = try LayoutDocument(json: SourceText(name: "f", text: text))
        return ""
    } catch {
        return String(error.line.dropFirst(2))
    }
}

/// A document of a root of 300 × 200 with some views in it, and constraints.
func scene(_ views: String = "", _ constraints: String = "") -> String {
    """
    {"view": {"id": "root", "frame": [300, 200], "views": [\(views)]},
     "constraints": [\(constraints)]}
    """
}

extension LayoutDocument {
    /// The view with an id, which must be there.
    func element(_ id: String) -> Element {
        elements.first { $0.id == id } ?? Element(id: "no \(id)")
    }
}
