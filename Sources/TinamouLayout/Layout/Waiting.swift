/// The views that wait for something in the next pass, each once for each need, in the order of asking.
struct Waiting {
    private(set) var forConstraints: [View] = []
    private(set) var forLayout: [View] = []
    private(set) var forContent: [View] = []
    private(set) var forSurroundings: [View] = []
    private(set) var forHeight: [View] = []

    // What has been taken out last, and the order of its depths; kept for their memory.
    private var taken: [View] = []
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

    /// Takes out the views with a need; those that are still in a tree, deepest or outermost first, of one depth in the
    /// order of asking.
    ///
    /// Allocates nothing once its lists have grown. ``forgetTaken()`` lets go of the views.
    mutating func take(_ need: Needs, deepestFirst: Bool) -> [View] {
        if self[need].isEmpty { return [] }
        let list = self[need]
        self[need] = taken  // empty, and with room
        taken = list
        for view in taken { view.needs.remove(need) }
        taken.removeAll { $0.engine == nil }
        if taken.count > 1 { sortTaken(deepestFirst) }
        return taken
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

    /// Takes out one view with a need, the first that asked.
    mutating func takeFirst(_ need: Needs, at place: inout Int) -> View? {
        guard place < self[need].count else {
            self[need].removeAll(keepingCapacity: true)
            return nil
        }
        let view = self[need][place]
        view.needs.remove(need)
        place += 1
        return view
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
