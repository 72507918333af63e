import TinamouLayout

extension LayoutExplanation {
    /// The explanation as members of a JSON object, the values being JSON already.
    ///
    /// - Parameter document: the document as it was laid out.
    func members(_ document: LayoutDocument) -> [(key: String, value: String)] {
        let element = document.elements[item.element]
        var members: [(key: String, value: String)] = [
            ("view", JSONText.string(element.id)), ("kind", JSONText.string(element.kind)),
        ]
        if let name = element.name { members.append(("name", JSONText.string(name))) }
        if element.isHidden { members.append(("hidden", "true")) }
        members += [
            ("frame", LayoutExplanation.numbers(frame)), ("alignmentRectInRoot", LayoutExplanation.numbers(rect)),
            ("steps", "[" + steps.map { $0.json(document) }.joined(separator: ",") + "]"),
            ("groups", "[" + groups.map { $0.solution?.json(document) ?? "null" }.joined(separator: ",") + "]"),
            ("unmet", "[" + losses.map { $0.json(document) }.joined(separator: ",") + "]"),
            ("open", JSONText.strings(findings)),
        ]
        return members
    }

    private static func numbers(_ rect: Rect) -> String {
        "[" + [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: ",") + "]"
    }

    /// A number; JSON has none that is not finite.
    fileprivate static func number(_ value: Double) -> String { JSONText.number(value.isFinite ? value : 0) }
}

extension LayoutExplanation.Number {
    /// The members of a number: what reports call it, of what it is, and its value.
    fileprivate func members(_ document: LayoutDocument) -> [(key: String, value: String)] {
        var members: [(key: String, value: String)] = []
        if let element { members.append(("view", JSONText.string(document.elements[element].id))) }
        if let guide { members.append(("guide", JSONText.string(guide))) }
        members.append(("attribute", JSONText.string("\(attribute)")))
        members.append(("value", LayoutExplanation.number(value)))
        return members
    }
}

extension LayoutExplanation.Equation {
    /// The equation as members: the number with its value, and what it follows from.
    fileprivate func members(_ document: LayoutDocument) -> [(key: String, value: String)] {
        let terms = terms.map { term in
            JSONText.object([("factor", LayoutExplanation.number(term.factor))] + term.number.members(document))
        }
        return [("text", JSONText.string(description))] + number.members(document) + [
            ("terms", "[" + terms.joined(separator: ",") + "]"), ("constant", LayoutExplanation.number(constant)),
        ]
    }

    fileprivate func json(_ document: LayoutDocument) -> String { JSONText.object(members(document)) }
}

extension LayoutExplanation.Step {
    fileprivate func json(_ document: LayoutDocument) -> String {
        JSONText.object(
            equation.members(document) + [("source", source.json(document))]
                + (group.map { [("group", "\($0)")] } ?? []))
    }
}

extension LayoutExplanation.Source {
    fileprivate func json(_ document: LayoutDocument) -> String {
        var members: [(key: String, value: String)] = [("kind", JSONText.string(kind.rawValue))]
        if let constraint {
            members.append(("constraint", JSONText.string(document.constraints[constraint].id)))
            if let line = document.constraints[constraint].line { members.append(("line", "\(line)")) }
        }
        if !text.isEmpty { members.append(("text", JSONText.string(text))) }
        if let statement { members.append(("statement", JSONText.string(statement))) }
        if relation != .equal { members.append(("relation", JSONText.string("\(relation)"))) }
        if priority < 1000 { members.append(("priority", LayoutExplanation.number(priority))) }
        return JSONText.object(members)
    }
}

extension LayoutExplanation.Loss {
    fileprivate func json(_ document: LayoutDocument) -> String {
        var members: [(key: String, value: String)] = [("statement", JSONText.string(statement))]
        if let violation { members.append(("violation", LayoutExplanation.number(violation))) }
        return JSONText.object(members + [("source", source.json(document))])
    }
}

extension SceneLayout {
    /// An explanation of a view of this scene as a JSON object in one line.
    ///
    /// - Parameters:
    ///   - explanation: what ``explanation(of:)`` gives.
    ///   - target: what the scene was laid out for; `nil` for the document's own screen.
    public func jsonLine(_ explanation: LayoutExplanation, for target: String?) -> String {
        JSONText.object(
            [("file", JSONText.string(document.name))] + (target.map { [("target", JSONText.string($0))] } ?? [])
                + explanation.members(document))
    }
}
