import TinamouLayout

/// A document, laid out: each of its scenes by itself.
public struct DocumentLayout {
    /// The document, with the variations of the environment's size classes carried out.
    public let document: LayoutDocument

    /// What the document was laid out for.
    public let environment: LayoutEnvironment

    /// The scenes in the order of the document.
    public let scenes: [SceneLayout]

    /// What is to be known of the document as a whole.
    public let notes: [LayoutNote]

    /// Lays a document out. What the environment gives goes before the document's own inputs.
    ///
    /// - Complexity: O(document), and what its constraints cost the solver.
    public init(_ document: LayoutDocument, for environment: LayoutEnvironment = LayoutEnvironment()) {
        var environment = environment
        environment.inputs = environment.inputs.before(document.inputs)
        let defaults = SystemDefaults(document, environment)
        let resolved = document.resolved(for: defaults.sizeClasses)
        let index = DocumentIndex(resolved)
        var notes: [LayoutNote] = []
        if environment.device == nil, let id = document.canvas.device, defaults.device == nil {
            notes.append(LayoutNote(.warning, LayoutFault.unknownDevice(id), line: nil))
        }
        notes += DocumentLayout.strangers(resolved, environment)
        let sizes = SceneSizes(resolved, environment, defaults)
        var scenes: [SceneLayout] = []
        for scene in resolved.scenes.indices {
            guard let size = sizes.size(of: scene) else {
                let root = resolved.elements[resolved.scenes[scene].root]
                notes.append(LayoutNote(.warning, LayoutFault.noSize(scene: root.id), line: root.line))
                continue
            }
            let builder = SceneBuilder(resolved, index, scene: scene, size: size, environment, defaults)
            scenes.append(SceneLayout(builder, scene: scene))
        }
        self.document = resolved
        self.environment = environment
        self.scenes = scenes
        self.notes = notes
    }

    /// The layout with one scene alone, by the id of its root; `nil` if it has none with that.
    public func keeping(scene root: String) -> DocumentLayout? {
        let kept = scenes.filter { document.elements[document.scenes[$0.scene].root].id == root }
        return kept.isEmpty
            ? nil : DocumentLayout(document: document, environment: environment, scenes: kept, notes: notes)
    }

    private init(document: LayoutDocument, environment: LayoutEnvironment, scenes: [SceneLayout], notes: [LayoutNote]) {
        self.document = document
        self.environment = environment
        self.scenes = scenes
        self.notes = notes
    }

    /// Warns of ids in the environment that the document does not have.
    private static func strangers(_ document: LayoutDocument, _ environment: LayoutEnvironment) -> [LayoutNote] {
        func unknown(_ ids: some Sequence<String>, among known: some Sequence<String>, _ what: String) -> [LayoutNote] {
            let missing = Set(ids).subtracting(known).sorted()
            return missing.map { LayoutNote(.warning, LayoutFault.unknownID($0, what: what), line: nil) }
        }
        var notes: [LayoutNote] = []
        if !environment.constants.isEmpty {
            notes += unknown(environment.constants.keys, among: document.constraints.map(\.id), "constraint")
        }
        if !environment.offsets.isEmpty {
            let scrolling = document.elements.filter { $0.scroll != nil }.map(\.id)
            notes += unknown(environment.offsets.keys, among: scrolling, "scroll view")
        }
        return notes
    }
}
