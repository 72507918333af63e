import TinamouLayout

// Which elements are views, how they are reached, and what they say of themselves.

extension InterfaceBuilderReader {
    // MARK: Which are views

    /// Whether a node is a view: it has a frame, or is of a kind that is, where a view would stand.
    func isView(_ node: Int) -> Bool {
        if tree.child(of: node, "rect", key: "frame") != nil { return true }
        guard ViewKinds.known.contains(tree[node].name) else { return false }
        return tree[tree[node].parent].name == "subviews" || tree[node].attributes["key"] == "view"
    }

    /// Warns of an element where layout is spoken of that is not known.
    mutating func checkIsKnown(_ node: Int) {
        let name = tree[node].name, parent = tree[node].parent
        guard parent >= 0, elementOfNode[parent] >= 0 || ViewKinds.layoutRooms.contains(tree[parent].name) else {
            return
        }
        if !ViewKinds.isKnownPart(name) { warn(.unknownElement(name, in: tree[parent].name), tree[node].line) }
    }

    // MARK: The tree

    /// Reads a view; views stand before those inside them.
    mutating func readView(_ node: Int, _ bars: ControllerBars) {
        let kind = tree[node].name, line = tree[node].line
        if !ViewKinds.known.contains(kind) { warn(.unknownKind(kind), line) }
        let id = claim(tree[node].attributes["id"], for: kind, line: line)
        let (parent, isContent) = parent(of: node)
        var element = LayoutDocument.Element(id: id)
        element.kind = kind
        element.line = line
        element.frame = frame(node, of: id)
        if element.frame == nil { warn(.noFrame(id), line) }
        readAttributes(node, &element)
        element.placement = placement(node, parent, isContent)
        if kind == "stackView" { element.stack = readStack(node, id) }
        if isScrolling(node) { element.scroll = LayoutDocument.Scroll() }
        readContent(node, &element)
        readGuides(node, &element)
        if parent == nil { readControllerGuides(node, &element) }
        readVariations(node, &element)
        let place = document.append(element, in: parent)
        elementOfNode[node] = place
        if elementPlaces[id] == nil { elementPlaces[id] = place }
        if parent == nil { readScene(node, place, bars) }
    }

    /// The view in which a view stands, and whether it is a cell's content that is part of the cell; `nil` for one
    /// that code places.
    private func parent(of node: Int) -> (element: Int?, isContent: Bool) {
        let above = tree[node].parent
        if tree[above].name == "subviews" && tree[above].parent >= 0 {
            let element = elementOfNode[tree[above].parent]
            return (element >= 0 ? element : nil, false)
        }
        guard tree[node].attributes["key"] == "contentView", elementOfNode[above] >= 0 else { return (nil, false) }
        if tree[above].name == "visualEffectView" { return (elementOfNode[above], false) }
        // The content of a cell is laid out by itself; but what nothing can mention is part of the cell.
        return tree[node].attributes["id"] == nil ? (elementOfNode[above], true) : (nil, false)
    }

    private func placement(_ node: Int, _ parent: Int?, _ isContent: Bool) -> LayoutDocument.Placement {
        guard let parent else { return .constraints }
        let hasFrame = tree.child(of: node, "rect", key: "frame") != nil
        if isContent || (!hasFrame && document.elements[parent].kind == "visualEffectView") { return .fillsParent }
        if document.elements[parent].stack != nil { return .constraints }
        let isFree = tree[node].attributes["translatesAutoresizingMaskIntoConstraints"] == "NO"
        if isFree && !isYes(node, "fixedFrame") { return .constraints }
        guard let mask = tree.child(of: node, "autoresizingMask", key: "autoresizingMask") else {
            return .autoresizing([])
        }
        var parts: LayoutDocument.Autoresizing = []
        for (name, part) in ViewKinds.autoresizing where isYes(mask, name) { parts.insert(part) }
        return .autoresizing(parts.plain)
    }

    /// Whether constraints from inside mean the view's content: what scrolls, and has something inside that says so.
    private func isScrolling(_ node: Int) -> Bool {
        if tree[node].name == "scrollView" { return true }
        guard ViewKinds.scrolling.contains(tree[node].name) else { return false }
        return tree[node].children.contains {
            tree[$0].name == "subviews" || tree[$0].attributes["key"] == "contentLayoutGuide"
        }
    }

    // MARK: Scenes

    private mutating func readScene(_ node: Int, _ place: Int, _ bars: ControllerBars) {
        let above = tree[node].parent
        var scene = LayoutDocument.Scene(root: place)
        scene.kind = sceneKind(node, above)
        if scene.kind == .screen {
            scene.bars = bars.bars(of: above, tree)
            let controller = tree[above].attributes
            scene.name = controller["title"] ?? controller["userLabel"] ?? controller["id"]
        }
        if scene.kind == .tableCell {
            let cell = tree[node].attributes["key"] == "contentView" ? above : node
            scene.hasAccessory = tree[cell].attributes["accessoryType"].map { $0 != "none" } ?? false
        }
        document.scenes.append(scene)
    }

    private func sceneKind(_ node: Int, _ above: Int) -> LayoutDocument.Scene.Kind {
        let name = tree[node].name, key = tree[node].attributes["key"] ?? ""
        if key == "view" && tree[above].name.hasSuffix("Controller") { return .screen }
        if name.hasPrefix("tableViewCell") { return .tableCell }
        if name.hasPrefix("collection") && name != "collectionView" { return .collectionCell }
        if name == "tableViewHeaderFooterView" || key == "tableHeaderView" || key == "tableFooterView" {
            return .tableHeader
        }
        if key == "contentView" {
            if tree[above].name.hasPrefix("collection") { return .collectionCell }
            if tree[above].name.hasPrefix("tableView") { return .tableCell }
        }
        return tree[above].name == "objects" && key.isEmpty ? .view : .other
    }

    // MARK: What views say

    private mutating func readAttributes(_ node: Int, _ element: inout LayoutDocument.Element) {
        let attributes = tree[node].attributes, id = element.id
        element.name = attributes["userLabel"]
        element.text = attributes["text"] ?? attributes["title"] ?? attributes["placeholder"] ?? buttonTitle(node)
        element.isHidden = isYes(node, "hidden")
        element.wraps = wraps(node)
        element.disabledChecks = tree[node].disabledChecks
        element.isStale = isYes(node, "misplaced")
        element.isKnownAmbiguous = isYes(node, "ambiguous")
        if attributes["semanticContentAttribute"] != nil {
            element.direction =
                choice(
                    node, "semanticContentAttribute", of: id,
                    [
                        "unspecified": nil, "playback": .leftToRight, "spatial": .leftToRight,
                        "forceLeftToRight": .leftToRight, "forceRightToLeft": .rightToLeft,
                    ]) ?? nil
        }
        element.hugging.horizontal = priority(node, "horizontalHuggingPriority", id) ?? 250
        element.hugging.vertical = priority(node, "verticalHuggingPriority", id) ?? 250
        element.compressionResistance.horizontal =
            priority(node, "horizontalCompressionResistancePriority", id) ?? 750
        element.compressionResistance.vertical = priority(node, "verticalCompressionResistancePriority", id) ?? 750
        element.margins.own = readMargins(node, id)
        // Documents without safe areas were laid out before margins knew of them.
        element.margins.insetsFromSafeArea =
            attributes["insetsLayoutMarginsFromSafeArea"] != "NO" && isYes(0, "useSafeAreas")
        element.margins.preservesParent = isYes(node, "preservesSuperviewLayoutMargins")
        element.margins.followsReadableWidth = isYes(node, "layoutMarginsFollowReadableWidth")
    }

    /// Whether a text that is too wide goes on in the next line, or is set smaller.
    private func wraps(_ node: Int) -> Bool {
        let attributes = tree[node].attributes
        if let lines = attributes["numberOfLines"], lines != "1" { return true }
        if isYes(node, "adjustsFontSizeToFit") || attributes["minimumScaleFactor"] != nil { return true }
        return ["wordWrap", "characterWrap"].contains(attributes["lineBreakMode"]) && tree[node].name == "button"
            || tree[node].name == "textView"
    }

    private func buttonTitle(_ node: Int) -> String? {
        tree.child(of: node, "state", key: "normal").flatMap { tree[$0].attributes["title"] }
    }

    /// A priority of a content; with a warning if it cannot be one.
    mutating func priority(_ node: Int, _ attribute: String, _ owner: String) -> Double? {
        guard let value = number(node, attribute, of: owner) else { return nil }
        if value > 0 && value <= 1000 { return value }
        let text = tree[node].attributes[attribute] ?? ""
        warn(.number(text, attribute: attribute, of: owner, .isPassedOver), tree[node].line)
        return nil
    }

    /// The margins that a view has of its own.
    mutating func readMargins(_ node: Int, _ id: String) -> DirectionalEdgeInsets? {
        if let insets = tree.child(of: node, "directionalEdgeInsets", key: "directionalLayoutMargins") {
            return DirectionalEdgeInsets(
                top: number(insets, "top", of: id) ?? 0, leading: number(insets, "leading", of: id) ?? 0,
                bottom: number(insets, "bottom", of: id) ?? 0, trailing: number(insets, "trailing", of: id) ?? 0)
        }
        guard let insets = tree.child(of: node, "edgeInsets", key: "layoutMargins") else { return nil }
        return DirectionalEdgeInsets(
            top: number(insets, "top", of: id) ?? 0, leading: number(insets, "left", of: id) ?? 0,
            bottom: number(insets, "bottom", of: id) ?? 0, trailing: number(insets, "right", of: id) ?? 0)
    }

    // MARK: Stacks

    private mutating func readStack(_ node: Int, _ id: String) -> LayoutDocument.Stack {
        var stack = LayoutDocument.Stack()
        stack.axis = choice(node, "axis", of: id, ViewKinds.axes) ?? .horizontal
        stack.distribution = choice(node, "distribution", of: id, ViewKinds.distributions) ?? .fill
        stack.alignment = choice(node, "alignment", of: id, ViewKinds.alignments) ?? .fill
        stack.spacing = spacing(node, id) ?? 0
        stack.countsFromBaselines = isYes(node, "baselineRelativeArrangement")
        stack.isInsideMargins = readMargins(node, id) != nil
        return stack
    }

    /// The spacing of a stack; `nil` if none is said.
    mutating func spacing(_ node: Int, _ id: String) -> Double? {
        if tree[node].attributes["spacingType"] == "standard" { return LayoutConstraint.standardSpacing }
        return number(node, "spacing", of: id)
    }
}
