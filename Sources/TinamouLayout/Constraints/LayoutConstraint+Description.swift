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

extension LayoutConstraint.Side: CustomStringConvertible {
    /// The side as `item.attribute`, or `(item.attribute - item.attribute)`.
    public var description: String {
        let text = "\(item?.label ?? "(gone)").\(attribute)"
        guard let startAttribute else { return text }
        return "(\(text) - \(startItem?.label ?? "(gone)").\(startAttribute))"
    }
}

extension LayoutItem {
    /// What reports call the item.
    var label: String {
        guard let guide = self as? LayoutGuide else { return name.isEmpty ? "view" : name }
        let own = name.isEmpty ? "guide" : name
        return guide.isOfLayer ? "\(container?.label ?? "(gone)").\(own)" : own
    }
}
