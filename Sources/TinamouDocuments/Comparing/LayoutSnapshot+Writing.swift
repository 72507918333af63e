import TinamouLayout

extension LayoutSnapshot {
    /// The snapshot in JSON, as Docs/Formats.md describes it: a view a line, in the order of the document.
    ///
    /// - Complexity: O(views).
    public var json: String {
        JSONLines.object(
            [
                ("snapshot", JSONText.number(LayoutSnapshot.version)),
                ("documents", JSONLines.array(documents.map { $0.json(indent: "    ") }, indent: "  ")),
            ], indent: "") + "\n"
    }

    /// The version of the format.
    static let version = 1.0
}

extension LayoutSnapshot.Document {
    fileprivate func json(indent: String) -> String {
        var members: JSONLines.Members = [("file", JSONText.string(file))]
        if inputs != LayoutInputs() { members.append(("inputs", inputs.json(indent: indent + "  "))) }
        let layouts = layouts.map { $0.json(indent: indent + "    ") }
        members.append(("layouts", JSONLines.array(layouts, indent: indent + "  ")))
        return JSONLines.object(members, indent: indent)
    }
}

extension LayoutSnapshot.Layout {
    fileprivate func json(indent: String) -> String {
        var members: JSONLines.Members = []
        if target.title != nil { members.append(("target", JSONText.string(target.text))) }
        if direction == .rightToLeft { members.append(("direction", "\"rightToLeft\"")) }
        if !constants.isEmpty {
            let sorted = constants.sorted { $0.key < $1.key }
            members.append(("constants", JSONLines.inline(sorted.map { ($0.key, JSONText.number($0.value)) })))
        }
        if !offsets.isEmpty {
            let sorted = offsets.sorted { $0.key < $1.key }
            members.append(
                ("offsets", JSONLines.inline(sorted.map { ($0.key, JSONLines.numbers([$0.value.x, $0.value.y])) })))
        }
        let scenes = scenes.map { $0.json(indent: indent + "    ") }
        members.append(("scenes", JSONLines.array(scenes, indent: indent + "  ")))
        return JSONLines.object(members, indent: indent)
    }
}

extension LayoutSnapshot.Scene {
    fileprivate func json(indent: String) -> String {
        var members: JSONLines.Members = []
        if let name { members.append(("name", JSONText.string(name))) }
        members.append(("views", JSONLines.array(views.map(\.json), indent: indent + "  ")))
        return JSONLines.object(members, indent: indent)
    }
}

extension LayoutSnapshot.View {
    fileprivate var json: String {
        var members: JSONLines.Members = [("id", JSONText.string(id))]
        if let container { members.append(("in", JSONText.string(container))) }
        if let name { members.append(("name", JSONText.string(name))) }
        members.append(("frame", JSONLines.numbers([frame.minX, frame.minY, frame.width, frame.height])))
        if offset != Point() { members.append(("offset", JSONLines.numbers([offset.x, offset.y]))) }
        if isHidden { members.append(("hidden", "true")) }
        return JSONLines.inline(members)
    }
}
