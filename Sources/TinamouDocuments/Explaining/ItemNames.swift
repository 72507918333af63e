import TinamouLayout

/// What explanations call the views and guides of a scene: by the name that people have given a view if no other has it,
/// or else by its id.
struct ItemNames {
    private let layout: SceneLayout
    private var names: [Int: String] = [:]
    private var guides: [ObjectIdentifier: String] = [:]
    /// The views to which these belong.
    private var owners: [ObjectIdentifier: Int] = [:]

    /// The names of all views and guides of a scene.
    ///
    /// - Complexity: O(*n*), *n* the views of the scene.
    init(_ layout: SceneLayout) {
        self.layout = layout
        let document = layout.document
        let elements = document.elements(of: layout.scene)
        var counts: [String: Int] = [:]
        for element in elements {
            for name in Set([document.elements[element].name, document.elements[element].id]) {
                if let name { counts[name, default: 0] += 1 }
            }
            for guide in document.elements[element].guides { counts[guide.id, default: 0] += 1 }
        }
        for element in elements {
            let name = document.elements[element].name ?? ""
            names[element] = counts[name] == 1 ? name : document.elements[element].id
        }
        let root = document.scenes[layout.scene].root
        if names[root] == document.elements[root].id, ItemNames.isMachineMade(document.elements[root].id),
            counts["root"] == nil
        {
            names[root] = "root"
        }
        // Those of the layer are told by their views; what stands for several ids has the first.
        for element in elements {
            for guide in document.elements[element].guides {
                guard let item = layout.guides[guide.id], guides[ObjectIdentifier(item)] == nil else { continue }
                // A bar as it is seen is a view that is not in the document.
                if let view = item as? View, layout.element(of: view) != nil { continue }
                if (item as? LayoutGuide)?.isOfLayer == true { continue }
                owners[ObjectIdentifier(item)] = element
                guides[ObjectIdentifier(item)] =
                    switch guide.kind {
                    case .top where ItemNames.isMachineMade(guide.id): "topGuide"
                    case .bottom where ItemNames.isMachineMade(guide.id): "bottomGuide"
                    default: guide.id
                    }
            }
        }
    }

    /// Whether an id is one that Interface Builder has made up, `3Xk-2p-Lq9`: it says nothing to anybody.
    static func isMachineMade(_ id: String) -> Bool {
        let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.map(\.count) == [3, 2, 3]
    }

    /// What reports call a view of the document.
    func name(of element: Int) -> String { plainly(names[element] ?? layout.document.elements[element].id) }

    /// What reports call a view or guide.
    func name(of item: LayoutItem) -> String {
        if let view = item as? View {
            return layout.element(of: view).map(name) ?? plainly(guides[ObjectIdentifier(view)] ?? view.name)
        }
        guard let guide = item as? LayoutGuide else { return plainly(item.name) }
        let id = guides[ObjectIdentifier(guide)]
        if let id, id != "topGuide", id != "bottomGuide" { return plainly(id) }
        guard let owner = guide.owningView else { return plainly(guide.name) }
        return "\(name(of: owner)).\(id ?? self.guide(guide))"
    }

    /// The place of a view, or of a guide's owner, in the document; the name of the guide.
    func place(of item: LayoutItem) -> (element: Int?, guide: String?) {
        if let view = item as? View {
            return (layout.element(of: view) ?? owners[ObjectIdentifier(view)], guides[ObjectIdentifier(view)])
        }
        guard let guide = item as? LayoutGuide else { return (nil, nil) }
        return (guide.owningView.flatMap(layout.element), guides[ObjectIdentifier(guide)] ?? self.guide(guide))
    }

    /// What a guide of the layer's is called: those inside stacks by what they are for.
    private func guide(_ guide: LayoutGuide) -> String {
        guard guide.isOfLayer, guide.owningView is StackView else { return guide.name }
        switch guide.name {
        case "gap": return "spacing"
        case "span": return "contents"
        default: return guide.name
        }
    }
}
