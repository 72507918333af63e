import TinamouLayout

// What contents want: their sizes, where their text stands, how far frames reach beyond alignment rectangles.
//
// There are no fonts here. The size that a text wants is the one that the editor has stored for it.

extension InterfaceBuilderReader {
    /// Reads what the content of a view says.
    mutating func readContent(_ node: Int, _ element: inout LayoutDocument.Element) {
        element.alignmentInsets = alignmentInsets(element.kind)
        let insets = element.alignmentInsets
        let stored = element.frame.map { $0.inset(by: insets).size }
        var size = LayoutDocument.Extents()
        if ViewKinds.sizedBothWays.contains(element.kind) || isText(node) {
            size = LayoutDocument.Extents(width: stored?.width, height: stored?.height)
        } else if ViewKinds.sizedVertically.contains(element.kind) {
            size.height = stored?.height
        } else if element.kind == "imageView" {
            size = imageSize(node, element.id, stored)
        }
        size.width = placeholder(node, "placeholderIntrinsicWidth", element.id, instead: size.width)
        size.height = placeholder(node, "placeholderIntrinsicHeight", element.id, instead: size.height)
        element.intrinsicSize = size
        element.baselines = baselines(node, element, stored?.height)
    }

    /// Whether a node is a text that is as large as it is long.
    private func isText(_ node: Int) -> Bool {
        tree[node].name == "textView" && tree[node].attributes["scrollEnabled"] == "NO"
    }

    // MARK: Sizes

    private mutating func imageSize(_ node: Int, _ id: String, _ stored: Size?) -> LayoutDocument.Extents {
        guard let name = tree[node].attributes["image"] else { return LayoutDocument.Extents() }
        // A symbol is as large as the text beside it, not as in the list.
        let isSymbol = tree[node].attributes["catalog"] == "system"
        if isSymbol {
            assume(.systemImage(name, of: id), tree[node].line)
        } else if let size = images[name] {
            return LayoutDocument.Extents(width: size.width, height: size.height)
        }
        assume(.image(name, of: id), tree[node].line)
        return LayoutDocument.Extents(width: stored?.width, height: stored?.height)
    }

    /// A size that holds while designing, in place of the content's.
    private mutating func placeholder(
        _ node: Int, _ attribute: String, _ id: String, instead own: Double?
    ) -> Double? {
        guard let text = tree[node].attributes[attribute] else { return own }
        return text == "infinite" ? nil : number(node, attribute, of: id) ?? own
    }

    // MARK: Alignment

    /// The version of the editor from which on sliders have no insets.
    private static var slidersWithoutInsets: Double { 24_128 }

    private func alignmentInsets(_ kind: String) -> EdgeInsets {
        switch kind {
        case "switch": return EdgeInsets(right: 2)
        case "segmentedControl": return EdgeInsets(bottom: 1)
        case "slider":
            let version = document.canvas.version ?? .infinity
            return version < InterfaceBuilderReader.slidersWithoutInsets
                ? EdgeInsets(left: 2, bottom: 1, right: 2) : EdgeInsets()
        default: return EdgeInsets()
        }
    }

    // MARK: Baselines

    private mutating func baselines(
        _ node: Int, _ element: LayoutDocument.Element, _ height: Double?
    ) -> LayoutDocument.Baselines? {
        guard ["label", "textField", "button"].contains(element.kind), let size = pointSize(node, element) else {
            return nil
        }
        let ascent = size * ViewKinds.fontMetrics.ascent, descent = size * ViewKinds.fontMetrics.descent
        // The lines of a label begin at its top and end at its bottom; controls centre one line.
        let spare = element.kind == "label" ? 0 : ((height ?? 0) - ascent - descent) / 2
        return LayoutDocument.Baselines(first: spare + ascent, last: spare + descent)
    }

    /// The size of a view's font, in points.
    private mutating func pointSize(_ node: Int, _ element: LayoutDocument.Element) -> Double? {
        guard let font = tree.child(of: node, "fontDescription", key: "fontDescription") else {
            return element.kind == "label" ? 17 : element.kind == "button" ? buttonSize : 14
        }
        let attributes = tree[font].attributes
        if let name = attributes["name"] ?? attributes["family"] {
            assume(.font(name, of: element.id), tree[font].line)
        }
        if let style = attributes["style"], let size = ViewKinds.styleSizes[style] { return size }
        return number(font, "pointSize", of: element.id) ?? 17
    }

    /// The size of a button's font where the document says none: that of the editor's time.
    private var buttonSize: Double { (document.canvas.version ?? .infinity) < 17_000 ? 15 : 18 }
}
