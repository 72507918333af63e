// Layout documents in JSON, read. Each question has a file:
//   LayoutJSONReader+Views        views, and what they say
//   LayoutJSONReader+Contents     stacks, scroll views, headers, bars, guides, variations
//   LayoutJSONReader+Constraints  constraints in the anchors' words and visual format
//   ConstraintText                the anchors' words
//   LayoutKeys                    the keys that are known
// LayoutDocument+Writing is the way back. Docs/Formats.md describes the format for those who write documents.

import TinamouLayout

extension LayoutDocument {
    /// Reads a layout document in JSON.
    ///
    /// - Throws: the first thing that is wrong with it, in the order: length, encoding, syntax, the document's own
    ///   keys, then scene by
    ///   scene its views and its constraints.
    /// - Complexity: O(length of the text).
    public init(json source: SourceText) throws(Diagnostic) {
        try self.init(JSONNode(reading: source), source)
    }

    /// Reads a layout document that has been taken apart.
    init(_ root: JSONNode, _ source: SourceText) throws(Diagnostic) {
        var reader = LayoutJSONReader(source)
        try reader.read(root)
        self = reader.document
    }
}

/// Turns the JSON of one document into a layout document.
struct LayoutJSONReader {
    let source: SourceText
    var document: LayoutDocument

    /// Where the ids of views and guides stand, and those of constraints.
    var idOffsets: [String: Int] = [:]
    var constraintOffsets: [String: Int] = [:]

    /// The element of each view, and of each guide's view.
    var elementOfItem: [String: Int] = [:]

    /// The views of the scene that is being read, each before those inside it, in the order of the text.
    var drafts: [Draft] = []
    /// Their places by their ids.
    var draftNumbers: [String: Int] = [:]

    /// The constraints whose ids are made from their text, when all others are known.
    var unnamed: [Int] = []

    /// A view that has no place in the document yet.
    struct Draft {
        var element: LayoutDocument.Element
        var children: [Int] = []
        var parent: Int?
        var depth = 1
    }

    init(_ source: SourceText) {
        self.source = source
        document = LayoutDocument(name: source.name)
    }

    mutating func read(_ root: JSONNode) throws(Diagnostic) {
        let keys = try root.members("an object for a layout document", in: source).map(\.key)
        let hasScenes = keys.contains("scenes")
        let known = hasScenes ? LayoutKeys.document : LayoutKeys.document.filter { $0 != "scenes" } + LayoutKeys.scene
        let object = try ObjectReader(root, "a layout document", keys: known, in: source)
        try readCanvas(object)
        try readTargets(object)
        document.disabledChecks = try object.disabledChecks(source)
        if let node = object.optional("inputs") { try document.inputs.read(node, source) }
        var constraints: [(node: JSONNode?, scene: Int)] = []
        if hasScenes {
            for node in try object.required("scenes").elements("an array of scenes", in: source) {
                if document.scenes.count >= LayoutReading.sceneLimit {
                    throw fault(.sceneCount(limit: LayoutReading.sceneLimit), node.offset)
                }
                let scene = try ObjectReader(node, "a scene", keys: LayoutKeys.scene, in: source)
                constraints.append((scene.optional("constraints"), try readScene(scene)))
            }
        } else if keys.contains("view") {
            constraints.append((object.optional("constraints"), try readScene(object)))
        }
        guard !document.scenes.isEmpty else { throw fault(.noScene, root.offset) }
        // Constraints may mention anything, also what stands behind them.
        for (node, scene) in constraints {
            if let node { try readConstraints(node, scene) }
        }
        nameConstraints()
    }

    // MARK: The document

    private mutating func readCanvas(_ object: ObjectReader) throws(Diagnostic) {
        if let node = object.optional("$schema") { _ = try node.string("a text for \"$schema\"", in: source) }
        document.canvas.device = try object.optionalText("device", source)
        document.canvas.orientation = try object.word("orientation", "a way to hold a device", source) ?? .portrait
        document.canvas.version = try object.optionalNumber("version", source)
    }

    private mutating func readTargets(_ object: ObjectReader) throws(Diagnostic) {
        guard let list = object.optional("targets") else { return }
        for node in try list.elements("an array of sizes and devices", in: source) {
            let text = try node.string("a size such as \"375x812\" or the name of a device", in: source)
            guard let target = LayoutTarget(size: text) ?? LayoutTarget(device: text) else {
                throw fault(.target(text), node.offset)
            }
            document.targets.append(target)
        }
    }

    /// Reads a scene's views and what it says itself; returns its number.
    private mutating func readScene(_ object: ObjectReader) throws(Diagnostic) -> Int {
        drafts = []
        draftNumbers = [:]
        try readView(object.required("view"), in: nil)
        if let list = object.optional("views") { try readListedViews(list) }
        var scene = LayoutDocument.Scene(root: placeDrafts())
        scene.kind = try object.word("kind", "a kind of scene", source) ?? .view
        scene.name = try object.optionalText("title", source)
        scene.hasAccessory = try object.flag("hasAccessory", source)
        scene.safeArea = try object.optional("safeArea").map { node throws(Diagnostic) in try node.insets(source) }
        if let list = object.optional("bars") {
            for node in try list.elements("an array of bars", in: source) {
                scene.bars.formUnion(try node.word(among: LayoutWords.bars, "a bar of the system", source))
            }
        }
        document.scenes.append(scene)
        return document.scenes.count - 1
    }

    /// Moves the scene's views into the document, each before those inside it; returns the place of the root.
    private mutating func placeDrafts() -> Int {
        let root = document.elements.count
        var waiting: [(draft: Int, parent: Int?)] = [(0, nil)]
        while let (number, parent) = waiting.popLast() {
            let place = document.append(drafts[number].element, in: parent)
            elementOfItem[drafts[number].element.id] = place
            for guide in drafts[number].element.guides { elementOfItem[guide.id] = place }
            for child in drafts[number].children.reversed() { waiting.append((child, place)) }
        }
        return root
    }

    // MARK: Ids

    /// Takes note of the id of a view or guide.
    mutating func claim(_ id: String, at offset: Int) throws(Diagnostic) {
        if let first = idOffsets[id] {
            throw fault(.duplicateID(id, what: "view or guide", first: source.position(of: first)), offset)
        }
        idOffsets[id] = offset
    }

    func fault(_ fault: LayoutFormatFault, _ offset: Int) -> Diagnostic {
        source.diagnostic(fault, at: offset)
    }
}

// MARK: Values

extension ObjectReader {
    /// The text of a key that may be missing.
    func optionalText(_ key: String, _ source: SourceText) throws(Diagnostic) -> String? {
        try optional(key).map { node throws(Diagnostic) in try node.string("a text for \(inQuotes(key))", in: source) }
    }

    /// The number of a key that may be missing.
    func optionalNumber(_ key: String, _ source: SourceText) throws(Diagnostic) -> Double? {
        try optional(key).map { node throws(Diagnostic) in try node.number("a number for \(inQuotes(key))", in: source)
        }
    }

    /// Whether a key that may be missing is true; `nil` if it is missing.
    func optionalFlag(_ key: String, _ source: SourceText) throws(Diagnostic) -> Bool? {
        guard let node = optional(key) else { return nil }
        if case .bool(let value) = node.content { return value }
        throw node.unexpected("true or false for \(inQuotes(key))", in: source)
    }

    /// Whether a key is there and true.
    func flag(_ key: String, _ source: SourceText) throws(Diagnostic) -> Bool {
        try optionalFlag(key, source) ?? false
    }

    /// The names of checks that are switched off.
    func disabledChecks(_ source: SourceText) throws(Diagnostic) -> [String] {
        guard let list = optional("disable") else { return [] }
        var names: [String] = []
        for node in try list.elements("an array of the names of rules", in: source) {
            let name = try node.string("the name of a rule", in: source)
            guard CheckSwitches.words.contains(name) else {
                throw source.diagnostic(CheckFault.rule(name), at: node.offset)
            }
            names.append(name)
        }
        return names
    }

    /// The case whose name is the text of a key that may be missing.
    func word<Value: CaseIterable>(
        _ key: String, _ what: String, _ source: SourceText
    ) throws(Diagnostic) -> Value? {
        guard let node = optional(key) else { return nil }
        let text = try node.string("a text for \(inQuotes(key))", in: source)
        if let value: Value = LayoutWords.value(text) { return value }
        let known = LayoutWords.all(Value.self)
        throw source.diagnostic(LayoutFormatFault.word(text, what: what, known: known), at: node.offset)
    }
}

extension JSONNode {
    /// What one of some words means.
    func word<Value>(
        among known: KeyValuePairs<String, Value>, _ what: String, _ source: SourceText
    ) throws(Diagnostic) -> Value {
        let text = try string("a text for \(what)", in: source)
        if let found = known.first(where: { $0.key == text }) { return found.value }
        throw source.diagnostic(LayoutFormatFault.word(text, what: what, known: known.map(\.key)), at: offset)
    }
}
