import TinamouLayout

extension LayoutSnapshot.Layout {
    /// A layout as a snapshot has it. A scene without frames is left out.
    ///
    /// - Parameters:
    ///   - layout: the layout.
    ///   - target: the screen that it was made for.
    public init(_ layout: DocumentLayout, for target: LayoutTarget) {
        self.init(target)
        direction = layout.environment.direction
        constants = layout.environment.constants
        offsets = layout.environment.offsets
        let taken = Set(layout.document.elements.map(\.id))
        scenes = layout.scenes.filter { $0.failure == nil }.compactMap { LayoutSnapshot.Scene($0, taken) }
    }

    /// The environment to lay a document out in as this was.
    ///
    /// - Parameter inputs: what is given from outside.
    public func environment(_ inputs: LayoutInputs) -> LayoutEnvironment {
        var environment = LayoutEnvironment().on(target)
        environment.direction = direction
        environment.constants = constants
        environment.offsets = offsets
        environment.inputs = inputs
        return environment
    }
}

extension LayoutSnapshot.Scene {
    /// The frames of a scene; `nil` for one without views. `taken` are the ids of the document.
    fileprivate init?(_ scene: SceneLayout, _ taken: Set<String>) {
        let document = scene.document
        let elements = document.elements(of: scene.scene).filter { scene.frame(of: $0) != nil }
        if elements.isEmpty { return nil }
        let ids = LayoutSnapshot.Scene.ids(of: elements, scene, taken)
        self.init(
            name: document.scenes[scene.scene].name,
            views: elements.map { place in
                let element = document.elements[place], frame = scene.frame(of: place) ?? Rect()
                var view = LayoutSnapshot.View(
                    id: ids[place] ?? element.id, in: element.parent.flatMap { ids[$0] },
                    frame: Rect(
                        x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
                        height: rounded(frame.height)))
                view.name = element.name
                view.isHidden = element.isHidden
                if let offset = scene.offset(of: place) {
                    view.offset = Point(x: rounded(offset.x), y: rounded(offset.y))
                }
                return view
            })
    }

    /// The ids by which views are found again in another version of the document: where an element has none of its own,
    /// and is called after its line, the place that it has in the view around, or a root among the scenes.
    private static func ids(of elements: [Int], _ scene: SceneLayout, _ taken: Set<String>) -> [Int: String] {
        let document = scene.document
        var made: Set<String> = []
        var ids: [Int: String] = [:]
        for place in elements {
            let element = document.elements[place]
            guard let line = element.line, element.id.hasSuffix(" in line \(line)") else {
                ids[place] = element.id
                continue
            }
            let parent = element.parent
            let number = parent.flatMap { document.elements[$0].children.firstIndex(of: place) } ?? scene.scene
            let id = "\(parent.flatMap { ids[$0] } ?? "root")[\(number)]"
            ids[place] = !taken.contains(id) && made.insert(id).inserted ? id : element.id
        }
        return ids
    }
}

/// A number to a millionth of a point: what the same layout on another machine may differ by is far less.
private func rounded(_ value: Double) -> Double {
    // 0 + x: no negative zero. What is so large has no millionths.
    abs(value) < 1e9 ? 0 + (value * 1e6).rounded() / 1e6 : value
}
