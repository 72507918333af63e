import TinamouLayout

extension LayoutComparison {
    /// The comparison as a JSON object in one line: whether all is the same, and by layout and scene what is not.
    public var jsonLine: String {
        JSONText.object([
            ("same", isSame ? "true" : "false"), ("tolerance", JSONText.number(tolerance)),
            ("layouts", "[" + layouts.map(\.json).joined(separator: ",") + "]"),
        ])
    }
}

extension LayoutComparison.Layout {
    fileprivate var json: String {
        JSONText.object([
            ("title", JSONText.string(title)), ("scenes", "[" + scenes.map(\.json).joined(separator: ",") + "]"),
        ])
    }
}

extension LayoutComparison.Scene {
    fileprivate var json: String {
        var members: [(key: String, value: String)] = [("root", JSONText.string(present.root))]
        if let name = present.name { members.append(("name", JSONText.string(name))) }
        if before == nil { members.append(("appeared", "true")) }
        if after == nil { members.append(("vanished", "true")) }
        members.append(("views", "\(present.views.count)"))
        members.append(("changes", "[" + changes.map(\.json).joined(separator: ",") + "]"))
        return JSONText.object(members)
    }
}

extension LayoutComparison.Change {
    fileprivate var json: String {
        var members: [(key: String, value: String)] = [
            ("id", JSONText.string(id)), ("kind", JSONText.string(kind.rawValue)),
        ]
        if let name { members.append(("name", JSONText.string(name))) }
        if let before { members.append(("before", numbers(before))) }
        if let after { members.append(("after", numbers(after))) }
        if let newContainer { members.append(("in", JSONText.string(newContainer))) }
        return JSONText.object(members)
    }

    private func numbers(_ frame: Rect) -> String {
        "[" + [frame.minX, frame.minY, frame.width, frame.height].map(JSONText.number).joined(separator: ",") + "]"
    }
}
