// Visual format, the other way round: what a single constraint looks like in it.
//
// Goals: what is printed means exactly the constraint when it is read again, or nothing is printed; then, that it is short.
// A format states every distance as a positive way from one thing to the next and does not tell which of the two a
// constraint mentions first. Read again, the one further on is first. A constraint that has them the other way round is
// printed with both its sides exchanged, which says the same: its relation turned over, its constant with the other sign.

import Tinamou

extension LayoutConstraint {
    /// The constraint in visual format, where that can say it exactly; `nil` elsewhere.
    ///
    /// Distances between facing edges `H:[a]-(8)-[b]`, `V:[a][b]`; to the superview's edges `H:|-(16)-[a]` and margins
    /// `H:|-[a]`; sizes `V:[a(>=44@750)]`, `H:[a(==b)]`. Horizontal distances only between leading and trailing edges,
    /// which is what a format means by itself. No multipliers, centres, baselines and distances as sizes; no items without a
    /// name, with a name that is no word of letters, digits and `_`, or two of the same name; not the layer's own guides.
    ///
    /// ``constraints(withVisualFormat:options:metrics:views:file:line:)`` makes of it, with the items under their names, a
    /// constraint that says the same in the tree as it is: the one further on is first in that, and if it is second in
    /// this one, the relation is turned over and the constant has the other sign.
    public var visualFormat: String? {
        guard multiplier == 1, constant.isFinite, priority.strength.isValid, first.start == nil, second?.start == nil
        else { return nil }
        if let attribute = second?.attribute, first.attribute.kind == .extent {
            return attribute == first.attribute ? sizeFormat : nil
        }
        return first.attribute.kind == .extent ? sizeFormat : spacing?.format(LayoutConstraint.exact)
    }

    /// The constraint in visual format if it is a distance between two items other than a superview, mentioned in the
    /// order in which a format does, so that its constant is the number that is printed. For reports, in which a bar
    /// would hide a name.
    var spacingStatement: String? {
        guard multiplier == 1, let spacing, !spacing.isTurned, spacing.low.isNamed, spacing.high.isNamed else {
            return nil
        }
        // A name by itself would be said of several.
        for item in [first.item, second?.item] where item?.label != item?.name { return nil }
        return spacing.format(LayoutConstraint.short, printsZero: true)
    }

    private var sizeFormat: String? {
        guard let name = first.item?.formatName else { return nil }
        var value = LayoutConstraint.exact(constant)
        if let second {
            guard let other = second.item?.formatName, other != name, constant == 0 else { return nil }
            value = other
        }
        let sign = relation == .equal && second == nil ? "" : relation.description
        let prefix = first.attribute == .width ? "H" : "V"
        return "\(prefix):[\(name)(\(sign)\(value)\(prioritySuffix(LayoutConstraint.exact)))]"
    }

    fileprivate func prioritySuffix(_ spell: (Double) -> String) -> String {
        priority == .required ? "" : "@\(spell(priority.rawValue))"
    }

    /// The number in digits that give it back.
    private static func exact(_ number: Double) -> String {
        // Whole numbers up to here have no others between them.
        abs(number) <= 9_007_199_254_740_992 && number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    /// The constraint as a way from one thing to the next; `nil` if it is none.
    private var spacing: Spacing? {
        guard let second, let one = first.item, let two = second.item, one !== two, first.start == nil,
            second.start == nil
        else { return nil }
        for (edges, prefix) in [(VisualFormatEdges.reading, "H"), (.vertical, "V")] {
            if let found = Spacing(self, edges, prefix, low: (two, second.attribute), high: (one, first.attribute)) {
                return found
            }
            // The first item's direction decides: the other one's would have to be the same.
            let sameDirection = one.view?.effectiveLayoutDirection == two.view?.effectiveLayoutDirection
            guard prefix == "V" || sameDirection else { continue }
            let turned = Spacing(self, edges, prefix, low: (one, first.attribute), high: (two, second.attribute))
            if var turned {
                turned.isTurned = true
                return turned
            }
        }
        return nil
    }
}

/// A constraint as a way from one thing to the next.
private struct Spacing {
    /// What stands at an end of the way.
    enum End {
        case named(String)
        case bar
        case margin

        var isNamed: Bool { if case .named = self { true } else { false } }

        var text: String { if case .named(let name) = self { "[\(name)]" } else { "|" } }
    }

    let constraint: LayoutConstraint
    let prefix: String
    let low: End
    let high: End

    /// Whether the sides of the constraint are the other way round.
    var isTurned = false

    /// The way between two sides, if their edges face each other.
    init?(
        _ constraint: LayoutConstraint, _ edges: VisualFormatEdges, _ prefix: String,
        low: (item: LayoutItem, attribute: LayoutAttribute), high: (item: LayoutItem, attribute: LayoutAttribute)
    ) {
        self.constraint = constraint
        self.prefix = prefix
        let names = (low.item.formatName, high.item.formatName)
        switch (low.attribute, high.attribute) {
        case (edges.far, edges.near):
            guard let one = names.0, let two = names.1, one != two else { return nil }
            (self.low, self.high) = (.named(one), .named(two))
        case (edges.near, edges.near), (edges.nearMargin, edges.near):
            guard low.item === high.item.container, let name = names.1 else { return nil }
            (self.low, self.high) = (low.attribute == edges.near ? .bar : .margin, .named(name))
        case (edges.far, edges.far), (edges.far, edges.farMargin):
            guard high.item === low.item.container, let name = names.0 else { return nil }
            (self.low, self.high) = (.named(name), high.attribute == edges.far ? .bar : .margin)
        default: return nil
        }
    }

    /// The format; `nil` for a distance to a margin that is not the standard one.
    func format(_ spell: (Double) -> String, printsZero: Bool = false) -> String? {
        let relation = isTurned ? constraint.relation.reversed : constraint.relation
        let constant = isTurned ? -constraint.constant : constraint.constant
        let isPlain = relation == .equal && constraint.priority == .required
        var way = ""
        switch (low, high) {
        case (.margin, _), (_, .margin):
            guard isPlain, constant == 0 else { return nil }
            way = "-"
        default:
            if printsZero || !isPlain || constant != 0 {
                let sign = relation == .equal ? "" : relation.description
                way = "-(\(sign)\(spell(constant))\(constraint.prioritySuffix(spell)))-"
            }
        }
        return "\(prefix):\(low.text)\(way)\(high.text)"
    }
}

extension LayoutItem {
    /// The name by which a format can speak of the item.
    fileprivate var formatName: String? {
        if let guide = self as? LayoutGuide, guide.isOfLayer { return nil }
        return VisualFormatScanner.canSpell(name) ? name : nil
    }
}
