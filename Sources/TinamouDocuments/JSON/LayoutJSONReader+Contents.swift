import TinamouLayout
import TinamouScroll

// What is inside views: stacks, scroll views with headers and bars, guides; and what is otherwise in some size classes.

extension LayoutJSONReader {
    // MARK: Stacks and scroll views

    func readStack(_ object: ObjectReader) throws(Diagnostic) -> LayoutDocument.Stack? {
        guard let node = object.optional("stack") else { return nil }
        let object = try ObjectReader(node, "a stack", keys: LayoutKeys.stack, in: source)
        var stack = LayoutDocument.Stack()
        stack.axis = try object.word("axis", "an axis", source) ?? stack.axis
        stack.distribution = try object.word("distribution", "a distribution", source) ?? stack.distribution
        stack.alignment = try object.word("alignment", "an alignment", source) ?? stack.alignment
        stack.spacing = try object.optionalNumber("spacing", source) ?? 0
        stack.isInsideMargins = try object.flag("insideMargins", source)
        stack.countsFromBaselines = try object.flag("fromBaselines", source)
        return stack
    }

    func readScroll(_ object: ObjectReader) throws(Diagnostic) -> LayoutDocument.Scroll? {
        guard let node = object.optional("scroll") else { return nil }
        let object = try ObjectReader(node, "a scroll view", keys: LayoutKeys.scroll, in: source)
        var scroll = LayoutDocument.Scroll()
        if let node = object.optional("offset") {
            if case .number(let y) = node.content {
                scroll.offset = Point(x: 0, y: y)
            } else {
                let numbers = try node.fullNumbers(2, "y or [x, y]", source)
                scroll.offset = Point(x: numbers[0], y: numbers[1])
            }
        }
        if let node = object.optional("insets") { scroll.insets = try node.insets(source) }
        scroll.safeAreaAdjustment =
            try object.word("safeArea", "a way to add the safe area", source) ?? scroll.safeAreaAdjustment
        return scroll
    }

    func readHeader(
        _ object: ObjectReader, _ id: String, _ parent: Int?
    ) throws(Diagnostic) -> LayoutDocument.Header? {
        guard let node = object.optional("header") else { return nil }
        let object = try ObjectReader(node, "a header", keys: LayoutKeys.header, in: source)
        guard let parent, drafts[parent].element.scroll != nil, drafts[parent].element.stack == nil else {
            throw fault(.notInScrollView(id), node.offset)
        }
        var header = LayoutDocument.Header(
            minimum: try object.number("minimum"), maximum: try object.optionalNumber("maximum", source))
        header.style = try object.word("style", "a style of headers", source) ?? .slide
        header.padsShortContent = try object.flag("padsShortContent", source)
        guard header.isPossible else {
            let text = "the minimum of a header is from 0, and its maximum from the minimum"
            throw fault(.bounds(text), node.offset)
        }
        return header
    }

    func readBar(_ object: ObjectReader, _ parent: Int?) throws(Diagnostic) -> LayoutDocument.Bar? {
        guard let node = object.optional("bar") else { return nil }
        let object = try ObjectReader(node, "a bar", keys: LayoutKeys.bar, in: source)
        let list = try object.string("over")
        guard let parent, isScrollView(list, in: parent) else {
            throw fault(.notScrolling(list), try object.required("over").offset)
        }
        var bar = LayoutDocument.Bar(over: list, expandedHeight: try object.number("expanded"))
        bar.mode = try object.word("mode", "a mode of bars", source) ?? bar.mode
        bar.collapsedHeight = try object.optionalNumber("collapsed", source) ?? bar.collapsedHeight
        bar.dividerHeight = try object.optionalNumber("divider", source) ?? bar.dividerHeight
        bar.hideThreshold = try object.optionalNumber("hideThreshold", source) ?? bar.hideThreshold
        guard bar.isPossible else {
            let text = "the heights of a bar are from 0, the collapsed one at most the expanded one"
            throw fault(.bounds(text), node.offset)
        }
        return bar
    }

    /// Whether a scroll view up to here is inside a view.
    private func isScrollView(_ id: String, in view: Int) -> Bool {
        guard let found = draftNumbers[id], drafts[found].element.scroll != nil else { return false }
        var here = drafts[found].parent
        while let parent = here {
            if parent == view { return true }
            here = drafts[parent].parent
        }
        return false
    }

    // MARK: Guides

    mutating func readGuides(_ object: ObjectReader) throws(Diagnostic) -> [LayoutDocument.Guide] {
        guard let node = object.optional("guides") else { return [] }
        var guides: [LayoutDocument.Guide] = []
        for member in try node.members("an object of guides by id", in: source) {
            try claim(member.key, at: member.keyOffset)
            var guide = LayoutDocument.Guide(id: member.key, try guideKind(member.node))
            guide.line = source.line(of: member.keyOffset)
            guides.append(guide)
        }
        return guides
    }

    private func guideKind(_ node: JSONNode) throws(Diagnostic) -> LayoutDocument.Guide.Kind {
        if case .string = node.content { return try node.word(among: LayoutWords.guides, "a guide", source) }
        let object = try ObjectReader(node, "a guide", keys: LayoutKeys.guide, in: source)
        let kind = try object.required("kind").word(among: LayoutWords.guides, "a guide", source)
        let length = try object.optionalNumber("length", source)
        return switch kind {
        case .top: .top(length: length)
        case .bottom: .bottom(length: length)
        default: kind
        }
    }

    // MARK: Variations

    func readVariations(_ object: ObjectReader) throws(Diagnostic) -> [LayoutDocument.ElementVariation] {
        guard let list = object.optional("variations") else { return [] }
        var variations: [LayoutDocument.ElementVariation] = []
        for node in try list.elements("an array of variations", in: source) {
            let object = try ObjectReader(
                node, "a variation of a view", keys: LayoutKeys.viewVariation, in: source)
            var variation = LayoutDocument.ElementVariation(try sizeClasses(object))
            variation.isIncluded = try object.optionalFlag("included", source)
            variation.isHidden = try object.optionalFlag("hidden", source)
            variation.axis = try object.word("axis", "an axis", source)
            variation.distribution = try object.word("distribution", "a distribution", source)
            variation.alignment = try object.word("alignment", "an alignment", source)
            variation.spacing = try object.optionalNumber("spacing", source)
            variation.margins =
                try object.optional("margins").map { node throws(Diagnostic) in try node.directionalInsets(source) }
            variation.hugging = try extents(object, "hugging") ?? LayoutDocument.Extents()
            variation.compressionResistance =
                try extents(object, "compressionResistance") ?? LayoutDocument.Extents()
            variations.append(variation)
        }
        return variations
    }

    func sizeClasses(_ object: ObjectReader) throws(Diagnostic) -> SizeClasses {
        SizeClasses(
            width: try object.word("width", "a size class", source),
            height: try object.word("height", "a size class", source))
    }
}
