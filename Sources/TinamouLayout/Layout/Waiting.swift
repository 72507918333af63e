/// The views that wait for something in the next pass, each once for each need, in the order of asking.
struct Waiting {
    private(set) var forConstraints: [View] = []
    private(set) var forLayout: [View] = []
    private(set) var forContent: [View] = []
    private(set) var forSurroundings: [View] = []
    private(set) var forHeight: [View] = []

    /// Those taken out last, in the order in which they are served. Kept for its memory, as are the keys that sort them.
    private(set) var taken: [View] = []
    private var keys: [UInt64] = []

    var isEmpty: Bool {
        forConstraints.isEmpty && forLayout.isEmpty && forContent.isEmpty && forSurroundings.isEmpty
            && forHeight.isEmpty
    }

    mutating func add(_ need: Needs, _ view: View) {
        if !view.needs.isDisjoint(with: need) { return }
        view.needs.insert(need)
        self[need].append(view)
    }

    /// Takes the views with a need out into ``taken``: deepest or outermost first, in the order of asking among equals.
    /// Those that have left the tree since need nothing here.
    ///
    /// - Complexity: O(*n* · depth + *n* log *n*); allocates nothing once the lists have grown.
    mutating func take(_ need: Needs, in engine: LayoutEngine, deepestFirst: Bool) {
        taken.removeAll(keepingCapacity: true)
        for view in self[need] where view.needs.remove(need) != nil && view.engine === engine {
            taken.append(view)
        }
        self[need].removeAll(keepingCapacity: true)
        if taken.count > 1 { sortTaken(deepestFirst) }
    }

    /// Lets go of the views that were taken out last.
    mutating func forgetTaken() {
        taken.removeAll(keepingCapacity: true)
    }

    /// Sorts in place, which the library's own way of sorting does not do: by heaps of (depth, place in the list).
    private mutating func sortTaken(_ deepestFirst: Bool) {
        keys.removeAll(keepingCapacity: true)
        for (place, view) in taken.enumerated() {
            let depth = UInt64(view.depth)
            keys.append((deepestFirst ? UInt64(UInt32.max) - depth : depth) << 32 | UInt64(place))
        }
        if (1..<keys.count).allSatisfy({ keys[$0 - 1] < keys[$0] }) { return }
        for root in (0..<keys.count / 2).reversed() { sink(root, keys.count) }
        for end in (1..<keys.count).reversed() {
            keys.swapAt(0, end)
            taken.swapAt(0, end)
            sink(0, end)
        }
    }

    /// Lets an element sink until those below it in the heap are smaller.
    private mutating func sink(_ start: Int, _ count: Int) {
        var root = start
        while 2 * root + 1 < count {
            var child = 2 * root + 1
            if child + 1 < count && keys[child] < keys[child + 1] { child += 1 }
            if keys[root] >= keys[child] { return }
            keys.swapAt(root, child)
            taken.swapAt(root, child)
            root = child
        }
    }

    /// Lets all go, as if nobody waited.
    mutating func forget() {
        for view in forConstraints + forLayout + forContent + forSurroundings + forHeight { view.needs = [] }
        self = Waiting()
    }

    private subscript(need: Needs) -> [View] {
        get {
            switch need {
            case .constraints: forConstraints
            case .layout: forLayout
            case .content: forContent
            case .height: forHeight
            default: forSurroundings
            }
        }
        _modify {
            switch need {
            case .constraints: yield &forConstraints
            case .layout: yield &forLayout
            case .content: yield &forContent
            case .height: yield &forHeight
            default: yield &forSurroundings
            }
        }
    }
}
