extension LayoutConstraint: CustomStringConvertible {
    /// The constraint as it would be written, after its identifier if it has one: a distance between two items, one
    /// after the other, in visual format, `V:[header]-(8@750)-[list]`; everything else as an equation,
    /// `header.bottom >= scroll.top + 60 @750`.
    ///
    /// The number shown is always the ``constant``: where visual format would show another, the equation stands.
    public var description: String {
        identifier.isEmpty ? statement : "\(identifier): \(statement)"
    }

    /// The constraint as an equation, `header.bottom >= scroll.top + 60 @750`.
    public var equation: String {
        var text = "\(first) \(relation) "
        if let second, multiplier != 0 {
            if multiplier != 1 { text += "\(LayoutConstraint.short(multiplier)) * " }
            text += "\(second)"
            if constant != 0 {
                text += constant < 0 ? " - " : " + "
                text += LayoutConstraint.short(abs(constant))
            }
        } else {
            text += LayoutConstraint.short(constant)
        }
        return priority == .required ? text : "\(text) @\(LayoutConstraint.short(priority.rawValue))"
    }

    private var statement: String { spacingStatement ?? equation }

    /// A number without what does not matter.
    static func short(_ number: Double) -> String {
        let rounded = (number * 1e6).rounded() / 1e6
        let shown = abs(number) < 1e9 ? rounded : number
        return shown == shown.rounded() && abs(shown) < 1e15 ? "\(Int(shown))" : "\(shown)"
    }
}

extension LayoutConstraint {
    /// On whose behalf the layer has stated the constraint; `nil` if it has not.
    var behalf: String? {
        switch origin {
        case .stated: nil
        case .content: "by the content of \(first.item?.label ?? "(gone)")"
        case .guide: "by the layer, for a guide"
        case .stack: "by the stack \(stack?.label ?? "(gone)")"
        case .extent: "so of every view"
        }
    }

    /// The stack that has stated the constraint.
    private var stack: StackView? {
        guard let one = first.item?.view else { return nil }
        // What relates an outermost view to the stack's end has the stack first, which may be arranged in another.
        if let two = second?.item?.view, two.container === one || two === one { return one as? StackView }
        return one.container as? StackView ?? one as? StackView
    }

    /// Whether the program can give the constraint another constant.
    var isAdjustable: Bool {
        switch origin {
        case .stated, .content: true
        case .guide: first.item === first.item?.container?.surroundings?.marginsGuide?.guide
        case .stack: identifier == StackStatement.Purpose.spacing.rawValue
        case .extent: false
        }
    }
}

extension LayoutConstraint.Side: CustomStringConvertible {
    /// The side as `item.attribute`, or `(item.attribute - item.attribute)`.
    public var description: String {
        let text = "\(item?.label ?? "(gone)").\(attribute)"
        guard let startAttribute else { return text }
        return "(\(text) - \(startItem?.label ?? "(gone)").\(startAttribute))"
    }
}

extension LayoutItem {
    /// What reports call the item: its name, with its place if its superview or another view there has the same, `row[1]`;
    /// without a name, its place in the nearest view around that has one, `page[0][2]`, or in the root, `view[1]`.
    var label: String {
        guard let guide = self as? LayoutGuide else { return name.isEmpty ? place : name + placeAmongNamesakes }
        if guide.isOfLayer { return "\(container?.label ?? "(gone)").\(name)" }
        if !name.isEmpty { return name }
        guard let owner = container, let place = owner.layoutGuides.firstIndex(where: { $0 === guide }) else {
            return "guide"
        }
        return "\(owner.label).guide[\(place)]"
    }

    private var placeAmongNamesakes: String {
        guard let superview = container else { return "" }
        if superview.name != name && superview.count(ofSubviewsNamed: name) == 1 { return "" }
        return superview.subviews.firstIndex { $0 === self }.map { "[\($0)]" } ?? ""
    }

    private var place: String {
        var here: LayoutItem = self
        var places: [Int] = []
        while here.name.isEmpty, let superview = here.container {
            places.append(superview.subviews.firstIndex { $0 === here } ?? 0)
            here = superview
        }
        let start = here.name.isEmpty ? "view" : here.name
        var path = places.reversed().map { "[\($0)]" }
        // Of a very deep tree, the ends.
        if path.count > 12 { path.replaceSubrange(4..<path.count - 4, with: ["…"]) }
        return start + path.joined()
    }
}

extension View {
    /// How many subviews have a name. Counted once for all names: reports of a long list ask for each.
    fileprivate func count(ofSubviewsNamed name: String) -> Int {
        let counts = subviewNames ?? Dictionary(subviews.map { ($0.name, 1) }, uniquingKeysWith: +)
        subviewNames = counts
        return counts[name, default: 0]
    }
}
