import TinamouLayout

extension DocumentLayout {
    /// The layout as a table for reading: each scene with its views, those inside others indented.
    public var table: String {
        scenes.map(\.table).joined(separator: "\n\n")
    }
}

extension SceneLayout {
    fileprivate var table: String {
        let scene = document.scenes[scene], root = document.elements[scene.root]
        var heading = "\(document.name): \(scene.kind.title) \(plainly(root.id))"
        if let name = scene.name, name != root.id { heading += " (\(shortened(name)))" }
        heading += ", \(readable(size.width)) × \(readable(size.height))"
        if let failure { return heading + "\n  not laid out: \(failure)" }
        let open = Dictionary(grouping: analysis.findings, by: \.element)
        let rows = document.elements(of: self.scene).compactMap { row($0, open[$0] ?? []) }
        var lines = [heading, ""] + aligned([["view", "x", "y", "width", "height", ""]] + rows)
        for conflict in conflicts { lines += [""] + text(conflict) }
        let findings = analysis.findings.filter { !$0.isHidden }.map { "  " + $0.text }
        if let failure = analysis.failure { lines += ["", failure] }
        if !findings.isEmpty { lines += ["", "open:"] + findings }
        return lines.joined(separator: "\n")
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
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(short)
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

    /// A number to a thousandth of a point.
    private func short(_ value: Double) -> String {
        abs(value) < 1e9 ? readable((value * 1000).rounded() / 1000) : readable(value)
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

    private func text(_ conflict: DocumentConflict) -> [String] {
        var lines = ["these required constraints cannot all hold:"]
        for (place, member) in conflict.members.enumerated() {
            var line = "  \(member.text)"
            if let number = member.constraint {
                let constraint = document.constraints[number]
                line += "  [\(plainly(constraint.id))" + (constraint.line.map { ", line \($0)]" } ?? "]")
            }
            if place == conflict.leftOut { line += "  left out" }
            lines.append(line)
        }
        return lines
    }
}

extension LayoutDocument.Scene.Kind {
    /// The kind as readers are told it.
    fileprivate var title: String {
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
