import TinamouLayout
import TinamouScroll

// What views say, in the order in which people look for it: who it is, where it is, what it contains.

extension LayoutJSONWriter {
    /// The members of a view, without those inside it.
    func members(of place: Int) -> JSONLines.Members {
        let element = document.elements[place]
        var members: JSONLines.Members = [("id", JSONText.string(element.id))]
        if let name = element.name { members.append(("name", JSONText.string(name))) }
        if element.kind != LayoutWords.kind(element) { members.append(("kind", JSONText.string(element.kind))) }
        if let text = element.text { members.append(("text", JSONText.string(text))) }
        if let frame = element.frame { members.append(("frame", json(frame))) }
        if element.placement != .constraints { members.append(("placement", json(element.placement))) }
        if let stack = element.stack { members.append(("stack", json(stack))) }
        if let scroll = element.scroll { members.append(("scroll", json(scroll))) }
        if let header = element.header { members.append(("header", json(header))) }
        if let bar = element.bar { members.append(("bar", json(bar))) }
        if !element.guides.isEmpty {
            members.append(("guides", JSONLines.inline(element.guides.map { ($0.id, json($0)) })))
        }
        return members + content(of: element) + state(of: element)
    }

    private func json(_ placement: LayoutDocument.Placement) -> String {
        if let word = LayoutWords.placements.first(where: { $0.value == placement })?.key {
            return JSONText.string(word)
        }
        guard case .autoresizing(let parts) = placement else { return "null" }
        return JSONLines.list(
            LayoutWords.flexibleParts.filter { parts.contains($0.value) }.map { JSONText.string($0.key) })
    }

    private func content(of element: LayoutDocument.Element) -> JSONLines.Members {
        var members: JSONLines.Members = []
        if element.intrinsicSize != LayoutDocument.Extents() {
            members.append(("intrinsicSize", json(element.intrinsicSize)))
        }
        if element.wraps { members.append(("wraps", "true")) }
        if element.hugging != LayoutDocument.Priorities(250) { members.append(("hugging", json(element.hugging))) }
        if element.compressionResistance != LayoutDocument.Priorities(750) {
            members.append(("compressionResistance", json(element.compressionResistance)))
        }
        if element.alignmentInsets != EdgeInsets() {
            members.append(("alignmentInsets", JSONLines.numbers(element.alignmentInsets)))
        }
        if let lines = element.baselines {
            members.append(("baselines", JSONLines.numbers([lines.first, lines.last])))
        }
        if element.margins != LayoutDocument.Margins() { members.append(("margins", json(element.margins))) }
        return members
    }

    private func state(of element: LayoutDocument.Element) -> JSONLines.Members {
        var members: JSONLines.Members = []
        if let direction = element.direction { members.append(("direction", word(direction))) }
        if element.isHidden { members.append(("hidden", "true")) }
        if let spacing = element.spacingAfter { members.append(("spacingAfter", JSONText.number(spacing))) }
        if !element.isIncluded { members.append(("included", "false")) }
        if element.isStale { members.append(("stale", "true")) }
        if element.isKnownAmbiguous { members.append(("knownAmbiguous", "true")) }
        if !element.disabledChecks.isEmpty { members.append(("disable", names(element.disabledChecks))) }
        if !element.variations.isEmpty {
            members.append(("variations", JSONLines.list(element.variations.map(json))))
        }
        return members
    }

    // MARK: Parts

    private func json(_ frame: Rect) -> String {
        let isSize = frame.origin == Point()
        return JSONLines.numbers((isSize ? [] : [frame.minX, frame.minY]) + [frame.width, frame.height])
    }

    private func json(_ stack: LayoutDocument.Stack) -> String {
        var members: JSONLines.Members = []
        if stack.axis != .horizontal { members.append(("axis", word(stack.axis))) }
        if stack.distribution != .fill { members.append(("distribution", word(stack.distribution))) }
        if stack.alignment != .fill { members.append(("alignment", word(stack.alignment))) }
        if stack.spacing != 0 { members.append(("spacing", JSONText.number(stack.spacing))) }
        if stack.isInsideMargins { members.append(("insideMargins", "true")) }
        if stack.countsFromBaselines { members.append(("fromBaselines", "true")) }
        return JSONLines.inline(members)
    }

    private func json(_ scroll: LayoutDocument.Scroll) -> String {
        var members: JSONLines.Members = []
        if let offset = scroll.offset {
            let isDown = offset.x == 0
            members.append(
                ("offset", isDown ? JSONText.number(offset.y) : JSONLines.numbers([offset.x, offset.y])))
        }
        if scroll.insets != EdgeInsets() { members.append(("insets", JSONLines.numbers(scroll.insets))) }
        if scroll.safeAreaAdjustment != .never { members.append(("safeArea", word(scroll.safeAreaAdjustment))) }
        return JSONLines.inline(members)
    }

    private func json(_ header: LayoutDocument.Header) -> String {
        var members: JSONLines.Members = []
        if header.style != .slide { members.append(("style", word(header.style))) }
        members.append(("minimum", JSONText.number(header.minimum)))
        if let maximum = header.maximum { members.append(("maximum", JSONText.number(maximum))) }
        if header.padsShortContent { members.append(("padsShortContent", "true")) }
        return JSONLines.inline(members)
    }

    private func json(_ bar: LayoutDocument.Bar) -> String {
        let usual = LayoutDocument.Bar(over: bar.scrollView, expandedHeight: bar.expandedHeight)
        var members: JSONLines.Members = [("over", JSONText.string(bar.scrollView))]
        if bar.mode != usual.mode { members.append(("mode", word(bar.mode))) }
        members.append(("expanded", JSONText.number(bar.expandedHeight)))
        if bar.collapsedHeight != usual.collapsedHeight {
            members.append(("collapsed", JSONText.number(bar.collapsedHeight)))
        }
        if bar.dividerHeight != usual.dividerHeight {
            members.append(("divider", JSONText.number(bar.dividerHeight)))
        }
        if bar.hideThreshold != usual.hideThreshold {
            members.append(("hideThreshold", JSONText.number(bar.hideThreshold)))
        }
        return JSONLines.inline(members)
    }

    private func json(_ guide: LayoutDocument.Guide) -> String {
        let lengths: (word: String, length: Double?)? =
            switch guide.kind {
            case .top(let length): ("top", length)
            case .bottom(let length): ("bottom", length)
            default: nil
            }
        if let (word, length) = lengths {
            guard let length else { return JSONText.string(word) }
            return JSONLines.inline([("kind", JSONText.string(word)), ("length", JSONText.number(length))])
        }
        return JSONText.string(LayoutWords.guides.first { $0.value == guide.kind }?.key ?? "")
    }

    private func json(_ extents: LayoutDocument.Extents) -> String {
        JSONLines.numbers([extents.width, extents.height])
    }

    private func json(_ priorities: LayoutDocument.Priorities) -> String {
        priorities.horizontal == priorities.vertical
            ? JSONText.number(priorities.horizontal)
            : JSONLines.numbers([priorities.horizontal, priorities.vertical])
    }

    private func json(_ margins: LayoutDocument.Margins) -> String {
        let own = margins.own.map { JSONLines.numbers($0) }
        var plain = LayoutDocument.Margins()
        plain.own = margins.own
        if let own, margins == plain { return own }
        var members: JSONLines.Members = own.map { [("own", $0)] } ?? []
        if !margins.insetsFromSafeArea { members.append(("insetsFromSafeArea", "false")) }
        if margins.preservesParent { members.append(("preservesParent", "true")) }
        if margins.followsReadableWidth { members.append(("followsReadableWidth", "true")) }
        return JSONLines.inline(members)
    }

    private func json(_ variation: LayoutDocument.ElementVariation) -> String {
        var members = classes(variation.classes)
        if let included = variation.isIncluded { members.append(("included", "\(included)")) }
        if let hidden = variation.isHidden { members.append(("hidden", "\(hidden)")) }
        if let axis = variation.axis { members.append(("axis", word(axis))) }
        if let distribution = variation.distribution { members.append(("distribution", word(distribution))) }
        if let alignment = variation.alignment { members.append(("alignment", word(alignment))) }
        if let spacing = variation.spacing { members.append(("spacing", JSONText.number(spacing))) }
        if let margins = variation.margins { members.append(("margins", JSONLines.numbers(margins))) }
        if variation.hugging != LayoutDocument.Extents() { members.append(("hugging", json(variation.hugging))) }
        if variation.compressionResistance != LayoutDocument.Extents() {
            members.append(("compressionResistance", json(variation.compressionResistance)))
        }
        return JSONLines.inline(members)
    }
}
