import TinamouLayout

extension DocumentLayout {
    /// The layout as one JSON object in one line: the scenes with the frames of their views, what is open, what
    /// contradicts, and what each priority's constraints are broken by.
    ///
    /// Frames are `[x, y, width, height]` in the coordinates of the view around, in points, unrounded.
    public var jsonLine: String {
        JSONText.object([
            ("file", JSONText.string(document.name)),
            ("scenes", "[" + scenes.map(\.json).joined(separator: ",") + "]"),
        ])
    }
}

extension SceneLayout {
    fileprivate var json: String {
        let scene = document.scenes[scene], root = document.elements[scene.root]
        var members: [(key: String, value: String)] = [
            ("root", JSONText.string(root.id)), ("kind", JSONText.string(scene.kind.rawValue)),
            ("size", numbers([size.width, size.height])),
        ]
        if let failure {
            members.append(("failure", JSONText.string(failure)))
            return JSONText.object(members)
        }
        let open = Dictionary(grouping: analysis.findings, by: \.element)
        let views = document.elements(of: self.scene).compactMap { json(of: $0, open[$0] ?? []) }
        members.append(("views", "[" + views.joined(separator: ",") + "]"))
        let levels = analysis.objective.map { numbers([$0.priority, $0.violation]) }
        members.append(("objective", "[" + levels.joined(separator: ",") + "]"))
        if let failure = analysis.failure { members.append(("notAnalysed", JSONText.string(failure))) }
        if !conflicts.isEmpty {
            members.append(("conflicts", "[" + conflicts.map(json).joined(separator: ",") + "]"))
        }
        return JSONText.object(members)
    }

    private func json(of number: Int, _ findings: [LayoutAnalysis.Finding]) -> String? {
        guard let frame = frame(of: number) else { return nil }
        let element = document.elements[number]
        var members: [(key: String, value: String)] = [
            ("id", JSONText.string(element.id)), ("kind", JSONText.string(element.kind)),
        ]
        if let name = element.name { members.append(("name", JSONText.string(name))) }
        members.append(("frame", numbers([frame.minX, frame.minY, frame.width, frame.height])))
        if element.isHidden { members.append(("hidden", "true")) }
        if !findings.isEmpty { members.append(("ambiguous", JSONText.strings(findings.map(\.text)))) }
        return JSONText.object(members)
    }

    private func json(_ conflict: DocumentConflict) -> String {
        let members = conflict.members.map { member in
            var parts: [(key: String, value: String)] = []
            if let place = member.constraint {
                parts.append(("id", JSONText.string(document.constraints[place].id)))
                if let line = document.constraints[place].line { parts.append(("line", "\(line)")) }
            }
            parts.append(("text", JSONText.string(member.text)))
            parts.append(("constant", JSONText.number(member.constant)))
            if member.mendingConstant.isFinite {
                parts.append(("mendingConstant", JSONText.number(member.mendingConstant)))
            }
            return JSONText.object(parts)
        }
        return JSONText.object([
            ("members", "[" + members.joined(separator: ",") + "]"), ("leftOut", "\(conflict.leftOut)"),
        ])
    }

    private func numbers(_ values: [Double]) -> String {
        "[" + values.map { JSONText.number($0.isFinite ? $0 : 0) }.joined(separator: ",") + "]"
    }
}
