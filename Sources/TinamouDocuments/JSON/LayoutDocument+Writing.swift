// Layout documents as JSON for people: a view or a constraint in a line, those inside others indented, and nothing said
// that goes without saying. What is written reads back to an equal document, but for the lines in which things stand.
//
// Views that are deeper than JSON is nested follow in a list of the scene, each with the id of the one that it is in.

import TinamouLayout
import TinamouScroll

extension LayoutDocument {
    /// The document in JSON.
    ///
    /// - Precondition: the document is ``arranged()``, its numbers are finite, its priorities above 0 and at most 1000.
    /// - Complexity: O(document).
    public var json: String { LayoutJSONWriter(self).text }
}

/// Writes one document.
struct LayoutJSONWriter {
    let document: LayoutDocument
    private let index: DocumentIndex

    /// How many constraints read alike: only one that does not needs no id.
    private let counts: [String: Int]

    /// How deep views are nested in JSON; each takes two levels of what JSON's reader allows.
    static let deepestNesting = 48

    init(_ document: LayoutDocument) {
        self.document = document
        index = DocumentIndex(document)
        counts = document.constraints.reduce(into: [:]) { $0[ConstraintText($1).text, default: 0] += 1 }
    }

    var text: String {
        var members = canvas
        let constraints = index.constraints
        if document.scenes.count == 1 {
            members += scene(0, constraints[0], indent: "  ")
        } else {
            let scenes = document.scenes.indices.map { number in
                JSONLines.object(scene(number, constraints[number], indent: "      "), indent: "    ")
            }
            members.append(("scenes", JSONLines.array(scenes, indent: "  ")))
        }
        return JSONLines.object(members, indent: "") + "\n"
    }

    // MARK: The document

    private var canvas: JSONLines.Members {
        var members: JSONLines.Members = []
        let canvas = document.canvas
        if let device = canvas.device { members.append(("device", JSONText.string(device))) }
        if canvas.orientation != .portrait { members.append(("orientation", word(canvas.orientation))) }
        if let version = canvas.version { members.append(("version", JSONText.number(version))) }
        if !document.targets.isEmpty {
            members.append(("targets", JSONLines.list(document.targets.map { JSONText.string($0.text) })))
        }
        if document.inputs != LayoutInputs() { members.append(("inputs", document.inputs.json(indent: "  "))) }
        if !document.disabledChecks.isEmpty { members.append(("disable", names(document.disabledChecks))) }
        return members
    }

    private func scene(_ number: Int, _ constraints: [Int], indent: String) -> JSONLines.Members {
        let scene = document.scenes[number]
        var own: JSONLines.Members = []
        if scene.kind != .view { own.append(("kind", word(scene.kind))) }
        if let name = scene.name { own.append(("title", JSONText.string(name))) }
        let bars = LayoutWords.bars.filter { scene.bars.contains($0.value) }.map { JSONText.string($0.key) }
        if !bars.isEmpty { own.append(("bars", JSONLines.list(bars))) }
        if scene.hasAccessory { own.append(("hasAccessory", "true")) }
        if let area = scene.safeArea { own.append(("safeArea", JSONLines.numbers(area))) }
        var deeper: [Int] = []
        own.append(("view", view(scene.root, indent: indent, depth: 1, deeper: &deeper)))
        var listed: [String] = []
        var next = 0
        while next < deeper.count {
            let place = deeper[next]
            let parent = document.elements[place].parent.map { document.elements[$0].id } ?? ""
            next += 1
            listed.append(
                JSONLines.inline([("in", JSONText.string(parent))] + members(of: place)))
            deeper += document.elements[place].children
        }
        if !listed.isEmpty { own.append(("views", JSONLines.array(listed, indent: indent))) }
        if !constraints.isEmpty {
            let texts = constraints.map { text(of: document.constraints[$0]) }
            own.append(("constraints", JSONLines.array(texts, indent: indent)))
        }
        return own
    }

    /// A view with those inside it; those that are too deep are only noted.
    private func view(_ place: Int, indent: String, depth: Int, deeper: inout [Int]) -> String {
        let own = members(of: place), children = document.elements[place].children
        if children.isEmpty { return JSONLines.inline(own) }
        if depth == LayoutJSONWriter.deepestNesting {
            deeper += children
            return JSONLines.inline(own)
        }
        let inner = indent + "  "
        let views = children.map { view($0, indent: inner, depth: depth + 1, deeper: &deeper) }
        let list = "[\n" + views.map { inner + $0 }.joined(separator: ",\n") + "\n" + indent + "]"
        return JSONLines.inline(own + [("views", list)])
    }

    // MARK: Constraints

    private func text(of constraint: Constraint) -> String {
        var statement = ConstraintText(constraint)
        let isPlain =
            constraint.name == nil && !constraint.isPlaceholder && constraint.isIncluded
            && constraint.variations.isEmpty && constraint.disabledChecks.isEmpty
        let plainID = statement.text
        let owner = owner(of: constraint)
        let needsID = constraint.id != plainID || counts[plainID] != 1
        if isPlain && owner == nil {
            if needsID { statement.id = constraint.id }
            return JSONText.string(statement.text)
        }
        var members: JSONLines.Members = [("constraint", JSONText.string(plainID))]
        if needsID { members.append(("id", JSONText.string(constraint.id))) }
        if let name = constraint.name { members.append(("name", JSONText.string(name))) }
        if let owner { members.append(("owner", JSONText.string(owner))) }
        if constraint.isPlaceholder { members.append(("placeholder", "true")) }
        if !constraint.isIncluded { members.append(("included", "false")) }
        if !constraint.disabledChecks.isEmpty { members.append(("disable", names(constraint.disabledChecks))) }
        if !constraint.variations.isEmpty {
            members.append(("variations", JSONLines.list(constraint.variations.map(json))))
        }
        return JSONLines.inline(members)
    }

    private typealias Constraint = LayoutDocument.Constraint

    /// The id of the view that holds a constraint, if it is not the one that goes without saying.
    private func owner(of constraint: Constraint) -> String? {
        guard let first = place(of: constraint.first) else { return document.elements[constraint.owner].id }
        var usual: Int? = first
        if let second = constraint.second { usual = place(of: second).flatMap { document.commonAncestor(first, $0) } }
        return usual == constraint.owner ? nil : document.elements[constraint.owner].id
    }

    private func place(of side: Constraint.Side) -> Int? { index.places[side.item]?.element }

    private func json(_ variation: LayoutDocument.ConstraintVariation) -> String {
        var members = classes(variation.classes)
        if let included = variation.isIncluded { members.append(("included", "\(included)")) }
        if let constant = variation.constant { members.append(("constant", JSONText.number(constant))) }
        if let multiplier = variation.multiplier { members.append(("multiplier", JSONText.number(multiplier))) }
        if let priority = variation.priority { members.append(("priority", JSONText.number(priority))) }
        return JSONLines.inline(members)
    }

    func classes(_ classes: SizeClasses) -> JSONLines.Members {
        var members: JSONLines.Members = []
        if let width = classes.width { members.append(("width", word(width))) }
        if let height = classes.height { members.append(("height", word(height))) }
        return members
    }

    /// Names in an array.
    func names(_ names: [String]) -> String { JSONLines.list(names.map(JSONText.string)) }

    /// The name of a case.
    func word(_ value: some CaseIterable) -> String { JSONText.string("\(value)") }
}
