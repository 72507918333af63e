import TinamouLayout

extension LayoutSnapshot {
    /// The greatest length of a text that is read, in bytes.
    public static let lengthLimit = 64 << 20

    /// Reads a snapshot in JSON.
    ///
    /// - Throws: the first thing that is wrong with it.
    /// - Complexity: O(length of the text).
    public init(json source: SourceText) throws(Diagnostic) {
        try self.init(JSONNode(snapshot: source), source)
    }

    /// Reads a snapshot that has been taken apart.
    init(_ root: JSONNode, _ source: SourceText) throws(Diagnostic) {
        let object = try ObjectReader(root, "a snapshot", keys: SnapshotKeys.snapshot, in: source)
        if let node = object.optional("$schema") { _ = try node.string("a text for \"$schema\"", in: source) }
        let node = try object.required("snapshot")
        let version = try node.number("the version of the snapshot's format", in: source)
        guard version == LayoutSnapshot.version else {
            throw source.diagnostic(SnapshotFault.version(version), at: node.offset)
        }
        self.init()
        for node in try object.required("documents").elements("an array of documents", in: source) {
            let document = try Document(node, source)
            if documents.contains(where: { $0.file == document.file }) {
                throw source.diagnostic(SnapshotFault.documentTwice(document.file), at: node.offset)
            }
            documents.append(document)
        }
    }
}

extension LayoutSnapshot.Document {
    fileprivate init(_ node: JSONNode, _ source: SourceText) throws(Diagnostic) {
        let object = try ObjectReader(node, "a document", keys: SnapshotKeys.document, in: source)
        self.init(file: try object.string("file"))
        if let node = object.optional("inputs") { try inputs.read(node, source) }
        for node in try object.required("layouts").elements("an array of layouts", in: source) {
            let layout = try LayoutSnapshot.Layout(node, source)
            if layouts.contains(where: { $0.isAlike(layout) }) {
                throw source.diagnostic(SnapshotFault.layoutTwice(layout.title), at: node.offset)
            }
            layouts.append(layout)
        }
    }
}

extension LayoutSnapshot.Layout {
    fileprivate init(_ node: JSONNode, _ source: SourceText) throws(Diagnostic) {
        let object = try ObjectReader(
            node, "a layout", keys: SnapshotKeys.layout, in: source)
        self.init(.own)
        if let node = object.optional("target") {
            let text = try node.string("a size such as \"375x812\" or the name of a device", in: source)
            guard let target = LayoutTarget(size: text) ?? LayoutTarget(device: text) else {
                throw source.diagnostic(LayoutFormatFault.target(text), at: node.offset)
            }
            self.target = target
        }
        if let node = object.optional("direction") {
            let text = try node.string("a direction", in: source)
            let known = ["leftToRight": LayoutDirection.leftToRight, "rightToLeft": .rightToLeft]
            guard let direction = known[text] else {
                let fault = LayoutFormatFault.word(text, what: "a direction", known: known.keys.sorted())
                throw source.diagnostic(fault, at: node.offset)
            }
            self.direction = direction
        }
        if let node = object.optional("constants") {
            for member in try node.members("an object of constants by ids", in: source) {
                constants[member.key] = try member.node.number("the constant of a constraint", in: source)
            }
        }
        if let node = object.optional("offsets") {
            for member in try node.members("an object of offsets by ids", in: source) {
                let numbers = try member.node.fullNumbers(2, "[x, y]", source)
                offsets[member.key] = Point(x: numbers[0], y: numbers[1])
            }
        }
        var roots: Set<String> = []
        for node in try object.required("scenes").elements("an array of scenes", in: source) {
            let scene = try LayoutSnapshot.Scene(node, source)
            guard roots.insert(scene.root).inserted else {
                throw source.diagnostic(SnapshotFault.sceneTwice(scene.root), at: node.offset)
            }
            scenes.append(scene)
        }
    }
}

extension LayoutSnapshot.Scene {
    fileprivate init(_ node: JSONNode, _ source: SourceText) throws(Diagnostic) {
        let object = try ObjectReader(node, "a scene", keys: SnapshotKeys.scene, in: source)
        self.init(views: [])
        name = try object.optional("name")?.string("a text for \"name\"", in: source)
        let list = try object.required("views")
        var ids: Set<String> = []
        for node in try list.elements("an array of views", in: source) {
            let view = try LayoutSnapshot.View(node, source)
            guard ids.insert(view.id).inserted else {
                throw source.diagnostic(SnapshotFault.viewTwice(view.id), at: node.offset)
            }
            if let container = view.container {
                guard view.id != container, ids.contains(container) else {
                    throw source.diagnostic(LayoutFormatFault.unknownParent(container), at: node.offset)
                }
            } else if !views.isEmpty {
                throw source.diagnostic(SnapshotFault.secondRoot(view.id), at: node.offset)
            }
            views.append(view)
        }
        if views.isEmpty { throw source.diagnostic(SnapshotFault.noView, at: list.offset) }
    }
}

extension LayoutSnapshot.View {
    fileprivate init(_ node: JSONNode, _ source: SourceText) throws(Diagnostic) {
        let object = try ObjectReader(node, "a view", keys: SnapshotKeys.view, in: source)
        let frame = try object.required("frame").fullNumbers(4, "[x, y, width, height]", source)
        self.init(
            id: try object.string("id"), in: try object.optional("in")?.string("the id of the view around", in: source),
            frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        name = try object.optional("name")?.string("a text for \"name\"", in: source)
        if let node = object.optional("offset") {
            let numbers = try node.fullNumbers(2, "[x, y]", source)
            offset = Point(x: numbers[0], y: numbers[1])
        }
        if let node = object.optional("hidden") {
            guard case .bool(let isHidden) = node.content else {
                throw node.unexpected("true or false for \"hidden\"", in: source)
            }
            self.isHidden = isHidden
        }
    }
}

extension JSONNode {
    /// Reads a text that may be a snapshot: four times as long as others, as it may hold many documents.
    init(snapshot source: SourceText) throws(Diagnostic) {
        try self.init(
            reading: source, lengthLimit: LayoutSnapshot.lengthLimit, valueLimit: 4 * JSONLocator.valueLimit)
    }
}
