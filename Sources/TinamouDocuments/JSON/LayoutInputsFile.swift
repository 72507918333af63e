import TinamouLayout

/// A side file with inputs: for whatever document, or for several by their names.
public struct LayoutInputsFile: Sendable, Hashable {
    private var common = LayoutInputs()
    /// What a manifest gives documents, by the last part of their paths; `nil` if the file is none.
    private var byName: [String: LayoutInputs]?

    /// Reads a side file: an object of what is given, by the ids of views and guides.
    ///
    /// ```json
    /// {"safeArea": {"view": [47, 0, 34, 0]}, "margins": {"row": [8, 16, 8, 16]}, "intrinsic": {"title": [120, null]}}
    /// ```
    ///
    /// Insets are top, left, bottom, right; sizes width and height, `null` for none; baselines the first below the top
    /// and the last above the bottom. A manifest of several documents is an object with `"files"`, which have a
    /// `"name"` and `"islands"` that have `"inputs"`; what else it says is passed over.
    ///
    /// - Throws: the first thing that is wrong with it.
    public init(reading source: SourceText) throws(Diagnostic) {
        let root = try JSONNode(reading: source)
        guard let files = try root.members("an object of inputs", in: source).first(where: { $0.key == "files" }) else {
            try common.read(root, source)
            return
        }
        var found: [String: LayoutInputs] = [:]
        for file in try files.node.elements("an array of files", in: source) {
            let members = try file.members("an object for a file", in: source)
            guard case .string(let name)? = members.first(where: { $0.key == "name" })?.node.content,
                let islands = members.first(where: { $0.key == "islands" })?.node
            else { continue }
            var inputs = found[name] ?? LayoutInputs()
            for island in try islands.elements("an array of islands", in: source) {
                let members = try island.members("an object for an island", in: source)
                if let given = members.first(where: { $0.key == "inputs" })?.node { try inputs.read(given, source) }
            }
            found[name] = inputs
        }
        byName = found
    }

    /// What the file gives a document: all of it, or in a manifest what it has for the last part of the document's
    /// path; nothing, if that is not there.
    public func inputs(for document: String) -> LayoutInputs {
        guard let byName else { return common }
        let name = document.split(separator: "/").last.map(String.init) ?? document
        return byName[name] ?? LayoutInputs()
    }
}

extension LayoutInputs {
    package static let keys = [
        "safeArea", "legacyGuides", "margins", "intrinsic", "alignmentInsets", "baselines", "fixed",
    ]

    /// Takes in an object of inputs.
    mutating func read(_ node: JSONNode, _ source: SourceText) throws(Diagnostic) {
        let object = try ObjectReader(node, "an object of inputs", keys: LayoutInputs.keys, in: source)
        try object.each("safeArea", source) { id, node throws(Diagnostic) in safeAreas[id] = try node.insets(source) }
        try object.each("margins", source) { id, node throws(Diagnostic) in margins[id] = try node.insets(source) }
        try object.each("alignmentInsets", source) { id, node throws(Diagnostic) in
            alignmentInsets[id] = try node.insets(source)
        }
        try object.each("legacyGuides", source) { id, node throws(Diagnostic) in
            guideLengths[id] = try node.number("a number for the length of a guide", in: source)
        }
        try object.each("intrinsic", source) { id, node throws(Diagnostic) in
            let size = try node.numbers(2, "[width, height], null for none", source)
            intrinsicSizes[id] = LayoutDocument.Extents(width: size[0], height: size[1])
        }
        try object.each("baselines", source) { id, node throws(Diagnostic) in
            let lines = try node.fullNumbers(2, "[first, last]", source)
            baselines[id] = LayoutDocument.Baselines(first: lines[0], last: lines[1])
        }
        guard let list = object.optional("fixed") else { return }
        for id in try list.elements("an array of ids", in: source) {
            fixed.insert(try id.string("the id of a view", in: source))
        }
    }
}

extension ObjectReader {
    /// Calls `body` with each id and value of an object that a key may have.
    fileprivate func each(
        _ key: String, _ source: SourceText, _ body: (String, JSONNode) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        guard let node = optional(key) else { return }
        for member in try node.members("an object by ids for \"\(key)\"", in: source) {
            try body(member.key, member.node)
        }
    }
}

extension JSONNode {
    /// Insets as top, left, bottom, right.
    func insets(_ source: SourceText) throws(Diagnostic) -> EdgeInsets {
        let sides = try fullNumbers(4, "[top, left, bottom, right]", source)
        return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    /// So many numbers.
    func fullNumbers(_ count: Int, _ expected: String, _ source: SourceText) throws(Diagnostic) -> [Double] {
        let nodes = try elements(expected, in: source)
        guard nodes.count == count else {
            throw source.diagnostic(LayoutFault.wrongCount(expected, found: nodes.count), at: offset)
        }
        var numbers: [Double] = []
        for node in nodes { numbers.append(try node.number("a number", in: source)) }
        return numbers
    }

    /// So many numbers, `null` for none.
    func numbers(
        _ count: Int, _ expected: String, _ source: SourceText
    ) throws(Diagnostic) -> [Double?] {
        let nodes = try elements(expected, in: source)
        guard nodes.count == count else {
            throw source.diagnostic(LayoutFault.wrongCount(expected, found: nodes.count), at: offset)
        }
        var numbers: [Double?] = []
        for node in nodes {
            if case .null = node.content {
                numbers.append(nil)
            } else {
                numbers.append(try node.number("a number or null", in: source))
            }
        }
        return numbers
    }
}
