import Tinamou
import TinamouLayout

// Constraints, and the guides that they mention.

extension InterfaceBuilderReader {
    // MARK: Constraints

    /// Reads a constraint, unless it stands where no view would hold it.
    mutating func readConstraint(_ node: Int) {
        let list = tree[node].parent
        guard list >= 0, tree[list].name == "constraints", tree[list].parent >= 0 else { return }
        let owner = elementOfNode[tree[list].parent]
        guard owner >= 0 else { return }
        let attributes = tree[node].attributes, line = tree[node].line
        let id = claim(attributes["id"], for: "constraint", line: line)
        guard let sides = sides(node, id, owner) else { return }
        var constraint = LayoutDocument.Constraint(id: id, owner: owner, first: sides.first)
        constraint.second = sides.second
        constraint.line = line
        constraint.name = attributes["identifier"] ?? attributes["userLabel"]
        constraint.disabledChecks = tree[node].disabledChecks
        constraint.isPlaceholder = isYes(node, "placeholder")
        guard let relation = relation(node, id), let multiplier = multiplier(node, id),
            let priority = constraintPriority(node, id)
        else { return }
        constraint.relation = relation
        constraint.multiplier = multiplier
        constraint.priority = priority
        if attributes["constant"] != nil {
            guard let constant = number(node, "constant", of: id, .constraintIsLeftOut) else { return }
            constraint.constant = constant
        }
        for variation in tree[node].children where tree[variation].name == "variation" {
            readConstraintVariation(variation, &constraint)
        }
        if constraintPlaces[id] == nil { constraintPlaces[id] = document.constraints.count }
        document.constraints.append(constraint)
    }

    /// What a constraint is about; `nil`, with a warning, if that cannot be.
    private mutating func sides(
        _ node: Int, _ id: String, _ owner: Int
    ) -> (first: LayoutDocument.Constraint.Side, second: LayoutDocument.Constraint.Side?)? {
        let attributes = tree[node].attributes, line = tree[node].line
        let holder = document.elements[owner].id
        func attribute(_ name: String?) -> LayoutAttribute? { name.flatMap { ViewKinds.attributes[$0] } }
        guard let one = attribute(attributes["firstAttribute"]) else {
            warn(.unknownAttribute(attributes["firstAttribute"] ?? "", constraint: id), line)
            return nil
        }
        let first = LayoutDocument.Constraint.Side(attributes["firstItem"] ?? holder, one)
        guard let name = attributes["secondAttribute"], name != "notAnAttribute" else {
            if attributes["secondItem"] == nil { return (first, nil) }
            warn(.halfSide(constraint: id), line)
            return nil
        }
        guard let two = attribute(name) else {
            warn(.unknownAttribute(name, constraint: id), line)
            return nil
        }
        return (first, LayoutDocument.Constraint.Side(attributes["secondItem"] ?? holder, two))
    }

    private mutating func relation(_ node: Int, _ id: String) -> Relation? {
        tree[node].attributes["relation"] == nil
            ? .equal
            : choice(node, "relation", of: id, ViewKinds.relations, .constraintIsLeftOut)
    }

    private mutating func constraintPriority(_ node: Int, _ id: String) -> Double? {
        guard let text = tree[node].attributes["priority"] else { return 1000 }
        if let value = Double(text), value > 0, value <= 1000 { return value }
        warn(.priority(text, constraint: id), tree[node].line)
        return nil
    }

    /// A multiplier: a number, a ratio `3:4` or a fraction `1/3`.
    mutating func multiplier(_ node: Int, _ id: String) -> Double? {
        guard let text = tree[node].attributes["multiplier"] else { return 1 }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
        if parts.count == 1, let number = parts[0], number.isFinite { return number }
        if parts.count == 2, let dividend = parts[0], let divisor = parts[1], (dividend / divisor).isFinite {
            return dividend / divisor
        }
        warn(.number(text, attribute: "multiplier", of: id, .constraintIsLeftOut), tree[node].line)
        return nil
    }

    // MARK: Guides

    /// Reads the guides that stand in a view.
    mutating func readGuides(_ node: Int, _ element: inout LayoutDocument.Element) {
        for child in tree[node].children where tree[child].name == "viewLayoutGuide" {
            let key = tree[child].attributes["key"] ?? "", line = tree[child].line
            let kind: LayoutDocument.Guide.Kind
            switch key {
            case "safeArea": kind = .safeArea
            case "layoutMargins", "layoutMarginsGuide": kind = .margins
            case "readableContent", "readableContentGuide": kind = .readableContent
            case "contentLayoutGuide": kind = .content
            case "frameLayoutGuide": kind = .visibleFrame
            case "keyboard", "keyboardLayoutGuide": kind = .keyboard
            default:
                warn(
                    .choice(
                        key, attribute: "key", of: "viewLayoutGuide",
                        known: ["safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard"], .isPassedOver), line)
                continue
            }
            add(kind, child, &element)
        }
    }

    /// Reads the guides of the controller whose view a node is.
    mutating func readControllerGuides(_ node: Int, _ element: inout LayoutDocument.Element) {
        guard tree[node].attributes["key"] == "view",
            let guides = tree.child(of: tree[node].parent, "layoutGuides")
        else { return }
        for child in tree[guides].children where tree[child].name == "viewControllerLayoutGuide" {
            let kind = choice(
                child, "type", of: element.id,
                ["top": LayoutDocument.Guide.Kind.top(length: nil), "bottom": .bottom(length: nil)])
            if let kind { add(kind, child, &element) }
        }
    }

    private mutating func add(
        _ kind: LayoutDocument.Guide.Kind, _ node: Int, _ element: inout LayoutDocument.Element
    ) {
        let line = tree[node].line
        var guide = LayoutDocument.Guide(id: claim(tree[node].attributes["id"], for: "guide", line: line), kind)
        guide.line = line
        element.guides.append(guide)
    }
}
