import TinamouLayout

extension DocumentLayout {
    /// The layout as a table for reading: each scene with its views, those inside others indented.
    public var table: String {
        scenes.map(\.table).joined(separator: "\n\n")
    }
}

extension SceneLayout {
    fileprivate var table: String {
        let heading = "\(document.name): \(title), \(readable(size.width)) × \(readable(size.height))"
        if let failure { return heading + "\n  not laid out: \(failure)" }
        let open = Dictionary(grouping: analysis.findings, by: \.element)
        let rows = document.elements(of: self.scene).compactMap { row($0, open[$0] ?? []) }
        var lines = [heading, ""] + aligned([["view", "x", "y", "width", "height", ""]] + rows)
        for conflict in conflicts {
            lines += ["", "\(SceneLayout.conflictHeading):"] + self.lines(of: conflict).map { "  " + $0 }
        }
        let findings = analysis.findings.filter { !$0.isHidden }.map { "  " + $0.text }
        if let failure = analysis.failure { lines += ["", failure] }
        if !findings.isEmpty { lines += ["", "open:"] + findings }
        return lines.joined(separator: "\n")
    }

    /// What reports call the scene: its kind, the id of its root, and its name.
    var title: String {
        let scene = document.scenes[scene], root = document.elements[scene.root]
        let title = "\(scene.kind.title) \(plainly(root.id))"
        guard let name = scene.name, name != root.id else { return title }
        return "\(title) (\(shortened(name)))"
    }

    /// A view's row; `nil` for one that is not there.
    private func row(_ number: Int, _ findings: [LayoutAnalysis.Finding]) -> [String]? {
        guard let frame = frame(of: number) else { return nil }
        let element = document.elements[number]
        let indent = String(repeating: "  ", count: min(depth(of: number), 12))
        var name = "\(indent)\(shortened(element.kind)) \(plainly(element.id))"
        if let given = element.name { name += " (\(shortened(given)))" }
        var remarks: [String] = []
        if findings.contains(where: { !$0.isContent && !$0.isHidden }) { remarks.append("ambiguous") }
        if findings.contains(where: \.isContent) { remarks.append("content ambiguous") }
        if element.isHidden { remarks.append("hidden") }
        if element.placement != .constraints { remarks.append("frame given") }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(inThousandths)
        return [name] + numbers + [remarks.joined(separator: ", ")]
    }

    private func depth(of number: Int) -> Int {
        var depth = 0
        var here = document.elements[number].parent
        while let parent = here {
            depth += 1
            here = document.elements[parent].parent
        }
        return depth
    }

    private func aligned(_ rows: [[String]]) -> [String] {
        let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = "  " + row[0] + String(repeating: " ", count: widths[0] - row[0].count)
            for column in 1..<5 {
                line += "  " + String(repeating: " ", count: widths[column] - row[column].count) + row[column]
            }
            if !row[5].isEmpty { line += "  " + row[5] }
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}

extension LayoutDocument.Scene.Kind {
    /// The kind as readers are told it.
    var title: String {
        switch self {
        case .screen: "screen"
        case .view: "view"
        case .tableCell: "table cell"
        case .collectionCell: "collection cell"
        case .tableHeader: "table header or footer"
        case .other: "other view"
        }
    }
}
