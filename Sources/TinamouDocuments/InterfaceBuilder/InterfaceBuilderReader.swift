// Interface Builder's XML as a layout document. Docs/InterfaceBuilder.md tells what the format means; each question
// has a file:
//   InterfaceBuilderReader+Views        which elements are views, and what they say
//   InterfaceBuilderReader+Contents     sizes of contents, baselines, alignment insets
//   InterfaceBuilderReader+Constraints  constraints and guides
//   InterfaceBuilderReader+Variations   size classes
//   ControllerBars                      which bars reach into the view of a controller

import TinamouLayout

/// Turns the XML of one document into a layout document.
struct InterfaceBuilderReader {
    let tree: XMLTree
    var document: LayoutDocument
    var notes: [LayoutNote] = []

    /// The sizes of images, by name.
    var images: [String: Size] = [:]

    /// The places of constraints and elements by their ids; the first of several with one id.
    var constraintPlaces: [String: Int] = [:]
    var elementPlaces: [String: Int] = [:]

    /// All ids of views, guides and constraints so far.
    private var ids: Set<String> = []

    /// The element of the document that a node is, by the node's place; −1 for one that is no view.
    var elementOfNode: [Int]

    /// Masks of variations wait for all ids to be known.
    var masks: [Mask] = []

    /// What a variation includes or excludes.
    struct Mask {
        var classes: SizeClasses
        var reference: String
        var isIncluded: Bool
        var line: Int
    }

    init(_ tree: XMLTree, name: String) {
        self.tree = tree
        document = LayoutDocument(name: name)
        elementOfNode = [Int](repeating: -1, count: tree.nodes.count)
    }

    mutating func read(_ source: SourceText) throws(Diagnostic) -> LayoutReading {
        try checkRoot(source)
        document.disabledChecks = tree.disabledChecks
        for (name, line) in tree.unknownChecks { notes.append(LayoutNote(.warning, CheckFault.rule(name), line: line)) }
        readCanvas()
        readImages()
        let bars = ControllerBars(tree)
        for node in tree.nodes.indices.dropFirst() {
            if isView(node) {
                try checkCounts(source, tree[node].line)
                readView(node, bars)
            } else {
                checkIsKnown(node)
            }
        }
        guard !document.elements.isEmpty else {
            throw otherKind(.noViews, at: source.bounds(ofLine: tree[0].line).lowerBound, source)
        }
        for node in tree.nodes.indices where tree[node].name == "constraint" { readConstraint(node) }
        applyMasks()
        // Things are read in another order than they stand in.
        let order = notes.indices.sorted { (notes[$0].line ?? 0, $0) < (notes[$1].line ?? 0, $1) }
        var reading = LayoutReading(document, order.map { notes[$0] })
        for node in tree.nodes where !node.disabledChecks.isEmpty {
            reading.disabledChecks[node.line, default: []] += node.disabledChecks
        }
        return reading
    }

    // MARK: The document

    private func checkRoot(_ source: SourceText) throws(Diagnostic) {
        let root = tree[0]
        let place = source.bounds(ofLine: min(root.line, source.lineCount)).lowerBound
        guard root.name == "document" else {
            throw source.diagnostic(InterfaceBuilderFault.root(root.name), at: place)
        }
        let runtime = root.attributes["targetRuntime"] ?? root.attributes["type"] ?? ""
        guard runtime.contains("CocoaTouch") else {
            throw otherKind(.runtime(runtime), at: place, source)
        }
    }

    private func otherKind(_ fault: InterfaceBuilderFault, at place: Int, _ source: SourceText) -> Diagnostic {
        var diagnostic = source.diagnostic(fault, at: place)
        diagnostic.isOfOtherKind = true
        return diagnostic
    }

    /// Refuses a further view if there are too many.
    private func checkCounts(_ source: SourceText, _ line: Int) throws(Diagnostic) {
        guard let fault = document.excess else { return }
        throw source.diagnostic(fault, at: source.bounds(ofLine: min(line, source.lineCount)).lowerBound)
    }

    private mutating func readCanvas() {
        // "32700.99.1234": what comes after the second point is of no account.
        let version = tree[0].attributes["toolsVersion"]?.split(separator: ".").prefix(2).joined(separator: ".")
        document.canvas.version = version.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
        guard let device = tree.child(of: 0, "device") else { return }
        document.canvas.device = tree[device].attributes["id"]
        document.canvas.orientation = tree[device].attributes["orientation"] == "landscape" ? .landscape : .portrait
        for node in tree[device].children where tree[node].name == "adaptation" {
            let id = tree[node].attributes["id"] ?? ""
            if id != "fullscreen" { warn(.adaptation(id), tree[node].line) }
        }
    }

    private mutating func readImages() {
        guard let resources = tree.child(of: 0, "resources") else { return }
        for node in tree[resources].children where tree[node].name == "image" {
            let attributes = tree[node].attributes
            guard let name = attributes["name"], let width = attributes["width"].flatMap(Double.init),
                let height = attributes["height"].flatMap(Double.init), width.isFinite, height.isFinite
            else { continue }
            images[name] = Size(width: width, height: height)
        }
    }

    // MARK: Ids

    /// An id that nothing else has: the one that is wished for, if that is free.
    mutating func claim(_ wished: String?, for kind: String, line: Int) -> String {
        guard let wished, !wished.isEmpty else { return unused("\(kind) in line \(line)") }
        if ids.insert(wished).inserted { return wished }
        let made = unused(wished)
        warn(.duplicateID(wished, renamed: made), line)
        return made
    }

    private mutating func unused(_ base: String) -> String {
        var name = base
        var number = 2
        while !ids.insert(name).inserted {
            name = "\(base) (\(number))"
            number += 1
        }
        return name
    }

    // MARK: Attributes

    mutating func warn(_ fault: InterfaceBuilderFault, _ line: Int) {
        notes.append(LayoutNote(.warning, fault, line: line))
    }

    mutating func assume(_ fault: InterfaceBuilderFault, _ line: Int) {
        notes.append(LayoutNote(.assumption, fault, line: line))
    }

    func isYes(_ node: Int, _ attribute: String) -> Bool { tree[node].attributes[attribute] == "YES" }

    /// A number of a node; `nil` if there is none, and with a warning if it cannot be one.
    mutating func number(
        _ node: Int, _ attribute: String, of owner: String,
        _ consequence: InterfaceBuilderFault.Consequence = .isPassedOver
    ) -> Double? {
        guard let text = tree[node].attributes[attribute] else { return nil }
        if let number = Double(text), number.isFinite { return number }
        warn(.number(text, attribute: attribute, of: owner, consequence), tree[node].line)
        return nil
    }

    /// What one of several texts stands for; `nil` if there is none, and with a warning if it is not among them.
    mutating func choice<Value>(
        _ node: Int, _ attribute: String, of owner: String, _ known: KeyValuePairs<String, Value>,
        _ consequence: InterfaceBuilderFault.Consequence = .isPassedOver
    ) -> Value? {
        guard let text = tree[node].attributes[attribute] else { return nil }
        if let found = known.first(where: { $0.key == text }) { return found.value }
        let keys = known.map(\.key)
        warn(.choice(text, attribute: attribute, of: owner, known: keys, consequence), tree[node].line)
        return nil
    }

    /// The rectangle `frame` of a view.
    mutating func frame(_ node: Int, of owner: String) -> Rect? {
        guard let rect = tree.child(of: node, "rect", key: "frame") else { return nil }
        let x = number(rect, "x", of: owner), y = number(rect, "y", of: owner)
        guard let width = number(rect, "width", of: owner), let height = number(rect, "height", of: owner) else {
            return nil
        }
        return Rect(x: x ?? 0, y: y ?? 0, width: width, height: height)
    }
}
