import TinamouLayout

// Views: the tree, and what each says of itself.

extension LayoutJSONReader {
    /// How deep views may be inside each other.
    static let depthLimit = 1000

    /// Reads a view and those inside it.
    mutating func readView(_ node: JSONNode, in parent: Int?) throws(Diagnostic) {
        let object = try ObjectReader(node, "a view", keys: LayoutKeys.view, in: source)
        try readView(object, node, in: parent)
    }

    /// Reads views that say in which other they are: for trees that are deeper than JSON is nested, or written as a
    /// list.
    mutating func readListedViews(_ list: JSONNode) throws(Diagnostic) {
        for node in try list.elements("an array of views", in: source) {
            let object = try ObjectReader(node, "a view in a list", keys: LayoutKeys.listedView, in: source)
            let id = try object.string("in")
            guard let parent = draftNumbers[id] else {
                throw fault(.unknownParent(id), try object.required("in").offset)
            }
            try readView(object, node, in: parent)
        }
    }

    private mutating func readView(_ object: ObjectReader, _ node: JSONNode, in parent: Int?) throws(Diagnostic) {
        let idNode = try object.required("id")
        var element = LayoutDocument.Element(id: try object.string("id"))
        try claim(element.id, at: idNode.offset)
        element.line = source.line(of: node.offset)
        element.name = try object.optionalText("name", source)
        element.text = try object.optionalText("text", source)
        element.stack = try readStack(object)
        element.scroll = try readScroll(object)
        element.kind = try object.optionalText("kind", source) ?? LayoutWords.kind(element)
        try readFrame(object, &element)
        try readContent(object, &element)
        element.margins = try readMargins(object)
        element.direction = try object.word("direction", "a direction of reading", source)
        element.isHidden = try object.flag("hidden", source)
        element.spacingAfter = try object.optionalNumber("spacingAfter", source)
        element.isIncluded = try object.optionalFlag("included", source) ?? true
        element.isStale = try object.flag("stale", source)
        element.isKnownAmbiguous = try object.flag("knownAmbiguous", source)
        element.disabledChecks = try object.disabledChecks(source)
        element.guides = try readGuides(object)
        element.header = try readHeader(object, element.id, parent)
        element.bar = try readBar(object, parent)
        element.variations = try readVariations(object)
        let number = drafts.count
        let depth = parent.map { drafts[$0].depth + 1 } ?? 1
        guard depth <= LayoutJSONReader.depthLimit else {
            throw fault(.depth(limit: LayoutJSONReader.depthLimit), node.offset)
        }
        if document.elements.count + drafts.count >= LayoutReading.viewLimit {
            throw fault(.viewCount(limit: LayoutReading.viewLimit), node.offset)
        }
        draftNumbers[element.id] = number
        drafts.append(Draft(element: element, parent: parent, depth: depth))
        if let parent { drafts[parent].children.append(number) }
        guard let inside = object.optional("views") else { return }
        for node in try inside.elements("an array of views", in: source) { try readView(node, in: number) }
    }

    // MARK: What views say

    private func readFrame(_ object: ObjectReader, _ element: inout LayoutDocument.Element) throws(Diagnostic) {
        if let node = object.optional("frame") {
            let expected = "[x, y, width, height], or [width, height]"
            let isSize = try node.elements(expected, in: source).count == 2
            var numbers = try node.fullNumbers(isSize ? 2 : 4, expected, source)
            if isSize { numbers = [0, 0] + numbers }
            element.frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        guard let node = object.optional("placement") else { return }
        guard case .array(let words) = node.content else {
            element.placement = try node.word(among: LayoutWords.placements, "a placement", source)
            return
        }
        var parts: LayoutDocument.Autoresizing = []
        for word in words { parts.formUnion(try word.word(among: LayoutWords.flexibleParts, "a part", source)) }
        element.placement = .autoresizing(parts)
    }

    private func readContent(_ object: ObjectReader, _ element: inout LayoutDocument.Element) throws(Diagnostic) {
        element.intrinsicSize = try extents(object, "intrinsicSize") ?? LayoutDocument.Extents()
        element.wraps = try object.flag("wraps", source)
        element.hugging = try priorities(object, "hugging") ?? element.hugging
        element.compressionResistance =
            try priorities(object, "compressionResistance") ?? element.compressionResistance
        if let node = object.optional("alignmentInsets") { element.alignmentInsets = try node.insets(source) }
        if let node = object.optional("baselines") {
            let lines = try node.fullNumbers(2, "[first, last]", source)
            element.baselines = LayoutDocument.Baselines(first: lines[0], last: lines[1])
        }
    }

    /// A number along each axis, `null` for none.
    func extents(_ object: ObjectReader, _ key: String) throws(Diagnostic) -> LayoutDocument.Extents? {
        guard let node = object.optional(key) else { return nil }
        let numbers = try node.numbers(2, "[width, height], null for none", source)
        return LayoutDocument.Extents(width: numbers[0], height: numbers[1])
    }

    /// Priorities: one for both axes, or horizontal and vertical.
    private func priorities(_ object: ObjectReader, _ key: String) throws(Diagnostic) -> LayoutDocument.Priorities? {
        guard let node = object.optional(key) else { return nil }
        if case .number(let both) = node.content { return LayoutDocument.Priorities(try checked(both, node)) }
        let expected = "a priority or [horizontal, vertical]"
        var priorities = LayoutDocument.Priorities(250)
        let nodes = try node.elements(expected, in: source)
        let numbers = try node.fullNumbers(2, expected, source)
        priorities.horizontal = try checked(numbers[0], nodes[0])
        priorities.vertical = try checked(numbers[1], nodes[1])
        return priorities
    }

    func checked(_ priority: Double, _ node: JSONNode) throws(Diagnostic) -> Double {
        guard priority > 0, priority <= 1000 else { throw fault(.priority(priority), node.offset) }
        return priority
    }

    /// Margins: their widths, or an object that says more.
    private func readMargins(_ object: ObjectReader) throws(Diagnostic) -> LayoutDocument.Margins {
        var margins = LayoutDocument.Margins()
        guard let node = object.optional("margins") else { return margins }
        if case .array = node.content {
            margins.own = try node.directionalInsets(source)
            return margins
        }
        let object = try ObjectReader(node, "margins", keys: LayoutKeys.margins, in: source)
        margins.own = try object.optional("own").map { node throws(Diagnostic) in try node.directionalInsets(source) }
        margins.insetsFromSafeArea = try object.optionalFlag("insetsFromSafeArea", source) ?? true
        margins.preservesParent = try object.flag("preservesParent", source)
        margins.followsReadableWidth = try object.flag("followsReadableWidth", source)
        return margins
    }
}

extension JSONNode {
    /// Insets by reading direction.
    func directionalInsets(_ source: SourceText) throws(Diagnostic) -> DirectionalEdgeInsets {
        let sides = try fullNumbers(4, "[top, leading, bottom, trailing]", source)
        return DirectionalEdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    }
}
