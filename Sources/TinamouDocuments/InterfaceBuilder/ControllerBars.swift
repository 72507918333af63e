/// The bars that reach into the views of controllers: what containers around them show, and what is simulated.
struct ControllerBars {
    /// The bars of a controller, by its id.
    private var bars: [String: LayoutDocument.Bars] = [:]

    private struct Segue {
        var kind, relationship, destination: String
    }

    /// - Complexity: O(document).
    init(_ tree: XMLTree) {
        var segues: [String: [Segue]] = [:]
        var controllers: [String: Int] = [:]
        var order: [String] = []
        for node in tree.nodes.indices where tree[node].name.hasSuffix("Controller") {
            guard let id = tree[node].attributes["id"], controllers[id] == nil else { continue }
            controllers[id] = node
            order.append(id)
        }
        for node in tree.nodes.indices where tree[node].name == "segue" {
            let attributes = tree[node].attributes
            guard let destination = attributes["destination"], controllers[destination] != nil,
                let source = ControllerBars.controller(around: node, tree)
            else { continue }
            segues[source, default: []].append(
                Segue(
                    kind: attributes["kind"] ?? "", relationship: attributes["relationship"] ?? "",
                    destination: destination))
        }
        hand(down: segues, order, controllers, tree)
        for id in order { if let node = controllers[id] { simulate(id, node, tree) } }
    }

    /// The bars of the controller that a node is.
    func bars(of node: Int, _ tree: XMLTree) -> LayoutDocument.Bars {
        tree[node].attributes["id"].flatMap { bars[$0] } ?? []
    }

    /// The id of the controller in which a node stands.
    private static func controller(around node: Int, _ tree: XMLTree) -> String? {
        var here = tree[node].parent
        while here >= 0 {
            if tree[here].name.hasSuffix("Controller"), let id = tree[here].attributes["id"] { return id }
            here = tree[here].parent
        }
        return nil
    }

    // MARK: Containers

    /// Hands bars from containers to what they contain, and on to what is pushed from there. Each controller has the
    /// bars of the first way by which it is reached; the ways are followed breadth first, tab bars before navigation
    /// bars.
    private mutating func hand(
        down segues: [String: [Segue]], _ order: [String], _ controllers: [String: Int], _ tree: XMLTree
    ) {
        func name(_ id: String) -> String { controllers[id].map { tree[$0].name } ?? "" }
        func isYes(_ id: String, _ attribute: String) -> Bool {
            controllers[id].map { tree[$0].attributes[attribute] == "YES" } ?? false
        }
        var waiting = order.filter { name($0) == "tabBarController" }
        waiting += order.filter { name($0) == "navigationController" }
        var isDone: Set<String> = []
        var next = 0
        while next < waiting.count {
            let id = waiting[next]
            next += 1
            if !isDone.insert(id).inserted { continue }
            for segue in segues[id] ?? [] {
                var handed: LayoutDocument.Bars
                switch (name(id), segue.relationship) {
                case ("tabBarController", "viewControllers"): handed = .tab
                case ("navigationController", "rootViewController"):
                    handed = (bars[id] ?? []).intersection(.tab)
                    if !isYes(id, "navigationBarHidden") { handed.insert(.navigation) }
                    if controllers[id].map({ tree[$0].attributes["toolbarHidden"] == "NO" }) == true {
                        handed.insert(.tool)
                    }
                case (_, "") where segue.kind == "show" || segue.kind == "push": handed = bars[id] ?? []
                default: continue
                }
                if isYes(segue.destination, "hidesBottomBarWhenPushed") && segue.relationship.isEmpty {
                    handed.remove(.tab)
                }
                if bars[segue.destination] == nil && !handed.isEmpty { bars[segue.destination] = handed }
                waiting.append(segue.destination)
            }
        }
    }

    // MARK: Simulated bars

    /// What is simulated on a controller's view goes before what follows from containers.
    private mutating func simulate(_ id: String, _ node: Int, _ tree: XMLTree) {
        var own = bars[id] ?? []
        for child in tree[node].children {
            switch (tree[child].attributes["key"], tree[child].name) {
            case ("simulatedTopBarMetrics", "nil"): own.remove(.navigation)
            case ("simulatedTopBarMetrics", _): own.insert(.navigation)
            case ("simulatedBottomBarMetrics", "nil"): own.subtract([.tab, .tool])
            case ("simulatedBottomBarMetrics", "simulatedTabBarMetrics"): own.insert(.tab)
            case ("simulatedBottomBarMetrics", "simulatedToolbarMetrics"): own.insert(.tool)
            case ("simulatedStatusBarMetrics", "nil"): own.insert(.noStatus)
            default: break
            }
        }
        if !own.isEmpty || bars[id] != nil { bars[id] = own }
    }
}
