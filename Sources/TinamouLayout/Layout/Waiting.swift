/// The views that wait for something in the next pass, each once for each need, in the order of asking.
struct Waiting {
    private(set) var forConstraints: [View] = []
    private(set) var forLayout: [View] = []
    private(set) var forContent: [View] = []
    private(set) var forSurroundings: [View] = []

    var isEmpty: Bool {
        forConstraints.isEmpty && forLayout.isEmpty && forContent.isEmpty && forSurroundings.isEmpty
    }

    mutating func add(_ need: Needs, _ view: View) {
        if !view.needs.isDisjoint(with: need) { return }
        view.needs.insert(need)
        self[need].append(view)
    }

    /// Takes out the views with a need, deepest or outermost first. Those that have left the tree since need nothing here.
    mutating func take(_ need: Needs, in engine: LayoutEngine, deepestFirst: Bool) -> [View] {
        let views = self[need]
        if views.isEmpty { return views }
        self[need].removeAll(keepingCapacity: true)
        let present = views.filter { $0.needs.remove(need) != nil && $0.engine === engine }
        if present.count < 2 { return present }
        let depths = present.map(\.depth)
        let order = present.indices.sorted { one, two in
            if depths[one] == depths[two] { return one < two }
            return deepestFirst ? depths[one] > depths[two] : depths[one] < depths[two]
        }
        return order.map { present[$0] }
    }

    /// Takes out one view with a need, from a place in the order of asking on; `nil` if there is none left.
    mutating func takeFirst(_ need: Needs, in engine: LayoutEngine, at place: inout Int) -> View? {
        while place < self[need].count {
            let view = self[need][place]
            place += 1
            if view.needs.remove(need) != nil && view.engine === engine { return view }
        }
        self[need].removeAll(keepingCapacity: true)
        return nil
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
