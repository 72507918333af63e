import TinamouLayout

extension LayoutComparison {
    /// The comparison as a text for reading: how many views differ, and a table for each scene that does.
    public var table: String {
        var lines = [summary]
        for layout in layouts {
            for scene in layout.scenes where !scene.changes.isEmpty {
                let name = scene.present.name.map { " (\(inOneLine($0)))" } ?? ""
                let fate = scene.before == nil ? ", new" : scene.after == nil ? ", no longer there" : ""
                lines += ["", "\(layout.title): \(plainly(scene.present.root))\(name)\(fate)", ""]
                lines += LayoutComparison.aligned(
                    [["view", "before", "after", "difference"]] + scene.changes.map(\.row))
            }
        }
        return lines.joined(separator: "\n")
    }

    /// How many views are otherwise, and how: `2 of 14 views differ: 1 moved, 1 appeared`.
    public var summary: String {
        let scenes = layouts.flatMap(\.scenes)
        let changes = scenes.flatMap(\.changes)
        let vanished = changes.count { $0.kind == .vanished }
        let count = scenes.reduce(0) { $0 + ($1.after?.views.count ?? 0) } + vanished
        let views = "\(count) view\(count == 1 ? "" : "s")"
        let within = tolerance == 0 ? "" : " within \(readable(tolerance))"
        if changes.isEmpty { return "\(views), all the same\(within)" }
        let parts = Change.Kind.allCases.compactMap { kind -> String? in
            let count = changes.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.words)"
        }
        return "\(changes.count) of \(views) differ\(changes.count == 1 ? "s" : ""): " + parts.joined(separator: ", ")
    }

    private static func aligned(_ rows: [[String]]) -> [String] {
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            "  " + (0..<3).map { padded(row[$0], widths[$0]) + "  " }.joined() + row[3]
        }
    }
}

extension LayoutComparison.Change {
    /// What drawings call the view: its name, or else its id.
    var title: String { inOneLine(name ?? id) }

    fileprivate var row: [String] {
        let given = name.map { " (\(inOneLine($0)))" } ?? ""
        return [plainly(id) + given, before.map(text) ?? "-", after.map(text) ?? "-", difference]
    }

    private func text(_ frame: Rect) -> String {
        "\(short(frame.minX)), \(short(frame.minY)), \(short(frame.width)) × \(short(frame.height))"
    }

    /// What is otherwise: `x +8, width -16`, and what that is in words where numbers do not say it.
    public var difference: String {
        guard let before, let after else { return kind.words }
        let numbers = [
            ("x", after.minX - before.minX), ("y", after.minY - before.minY), ("width", after.width - before.width),
            ("height", after.height - before.height),
        ]
        var parts = numbers.compactMap { name, difference -> String? in
            let text = short(difference)
            if text == "0" || kind == .hidden || kind == .shown { return nil }
            return "\(name) \(difference > 0 ? "+" : "")\(text)"
        }
        if kind == .hidden || kind == .shown { parts.append(kind.words) }
        if let newContainer { parts.append("now in \(plainly(newContainer))") }
        return parts.joined(separator: ", ")
    }

    /// A number to a millionth of a point.
    private func short(_ value: Double) -> String {
        abs(value) < 1e9 ? readable((value * 1e6).rounded() / 1e6) : readable(value)
    }
}

extension LayoutComparison.Change.Kind {
    /// What has become of a view, in words.
    var words: String {
        switch self {
        case .movedAndResized: "moved and resized"
        case .hidden: "now hidden"
        case .shown: "no longer hidden"
        default: rawValue
        }
    }
}
