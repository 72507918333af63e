/// The views that wait for something in the next pass, each once for each need, in the order of asking.
struct Waiting {
    private(set) var forConstraints: [View] = []
    private(set) var forLayout: [View] = []
    private(set) var forContent: [View] = []
    private(set) var forSurroundings: [View] = []

    /// Those taken out last, in the order in which they are served. Kept for its memory, as is what sorts them.
    private(set) var taken: [View] = []
    private var depths: [Int] = []

    var isEmpty: Bool {
        forConstraints.isEmpty && forLayout.isEmpty && forContent.isEmpty && forSurroundings.isEmpty
    }

    mutating func add(_ need: Needs, _ view: View) {
        if !view.needs.isDisjoint(with: need) { return }
        view.needs.insert(need)
        self[need].append(view)
    }

    /// Takes the views with a need out into ``taken``: deepest or outermost first, in the order of asking among equals.
    /// Those that have left the tree since need nothing here.
    ///
    /// - Complexity: O(*n* · depth), and O(*n* log *n*) for many views in no order.
    mutating func take(_ need: Needs, in engine: LayoutEngine, deepestFirst: Bool) {
        taken.removeAll(keepingCapacity: true)
        depths.removeAll(keepingCapacity: true)
        for view in self[need] where view.needs.remove(need) != nil && view.engine === engine {
            taken.append(view)
            depths.append(deepestFirst ? -view.depth : view.depth)
        }
        self[need].removeAll(keepingCapacity: true)
        taken.count <= Waiting.few ? sortFew() : sortMany()
    }

    /// Up to so many are sorted in place.
    private static var few: Int { 64 }

    private mutating func sortFew() {
        for end in depths.indices.dropFirst() {
            var place = end
            while place > 0 && depths[place - 1] > depths[place] {
                depths.swapAt(place - 1, place)
                taken.swapAt(place - 1, place)
                place -= 1
            }
        }
    }

    private mutating func sortMany() {
        let order = depths.indices.sorted { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1] }
        taken = order.map { taken[$0] }
    }

    /// Lets all go, as if nobody waited.
    mutating func forget() {
        for view in forConstraints + forLayout + forContent + forSurroundings { view.needs = [] }
        self = Waiting()
    }

    private subscript(need: Needs) -> [View] {
        get {
            switch need {
            case .constraints: forConstraints
            case .layout: forLayout
            case .content: forContent
            default: forSurroundings
            }
        }
        _modify {
            switch need {
            case .constraints: yield &forConstraints
            case .layout: yield &forLayout
            case .content: yield &forContent
            default: yield &forSurroundings
            }
        }
    }
}
