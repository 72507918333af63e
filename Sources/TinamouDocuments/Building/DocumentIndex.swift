/// Where the things of a document are, by their ids and by scene.
struct DocumentIndex {
    /// A view, or a guide of a view.
    enum Place {
        case element(Int)
        case guide(Int, of: Int)

        /// The view, or the guide's owner.
        var element: Int {
            switch self {
            case .element(let element), .guide(_, let element): element
            }
        }
    }

    /// Views and guides by their ids; the first of several with one id.
    private(set) var places: [String: Place] = [:]

    /// The elements of each scene, each before those inside it.
    private(set) var elements: [[Int]] = []

    /// The scene of each element; −1 for none.
    private(set) var sceneOfElement: [Int]

    /// The constraints of each scene, in the order of the document.
    private(set) var constraints: [[Int]]

    init(_ document: LayoutDocument) {
        sceneOfElement = [Int](repeating: -1, count: document.elements.count)
        constraints = [[Int]](repeating: [], count: document.scenes.count)
        places.reserveCapacity(document.elements.count)
        for scene in document.scenes.indices {
            let members = document.elements(of: scene)
            for member in members { sceneOfElement[member] = scene }
            elements.append(members)
        }
        for (index, element) in document.elements.enumerated() {
            if places[element.id] == nil { places[element.id] = .element(index) }
            for (number, guide) in element.guides.enumerated() where places[guide.id] == nil {
                places[guide.id] = .guide(number, of: index)
            }
        }
        for (index, constraint) in document.constraints.enumerated() {
            let scene = sceneOfElement[constraint.owner]
            if scene >= 0 { constraints[scene].append(index) }
        }
    }
}
