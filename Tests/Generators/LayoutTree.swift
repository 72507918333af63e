// Trees of views as plain data, to be made twice: into views with anchors (BuiltLayout), and into equations for the
// exact oracle (LayoutTree+Equations). The equations share nothing with the layer under test but its names for
// attributes and directions: leading and trailing, margins, baselines and common ancestors are worked out here once
// more.

import Tinamou
import TinamouLayout

/// A tree of views and guides and what is said about them, as plain data. Item 0 is the root.
package struct LayoutTree: Sendable {
    /// A view or a guide.
    package struct Item: Sendable {
        /// Whether it is a guide rather than a view.
        package var isGuide = false
        /// The superview or the owner; `nil` for the root, and for what has been taken out.
        package var parent: Int?
        /// The direction that is forced.
        package var direction: LayoutDirection?
        /// What is in the view.
        package var content = Content()
        /// How far the frame reaches beyond the alignment rectangle.
        package var alignment = EdgeInsets()
        /// The margins of its own.
        package var margins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        /// Whether margins begin at the safe area.
        package var insetsMarginsFromSafeArea = true
        /// Whether margins keep to those of the superview.
        package var preservesSuperviewMargins = false
        /// What the view takes off the safe area.
        package var additionalSafeArea = EdgeInsets()
        /// The items that stand for the view where it is aligned by baselines.
        package var firstStandIn: Int?, lastStandIn: Int?
    }

    /// What a view shows, as far as layout cares.
    package struct Content: Sendable {
        /// The size that it wants.
        package var width: Double?, height: Double?
        /// Text of that many letters in lines of ``lineHeight``, 10 wide: the height follows the width.
        package var letters: Int?
        /// The height of a line, and the width of a letter.
        package var lineHeight = 20.0, letterWidth = 10.0
        /// Where the text stands.
        package var firstBaseline: Double?, lastBaseline: Double?
        /// The system's spacing from a baseline.
        package var spacing = 8.0
        /// The priorities against growing and shrinking, across and down.
        package var hugging = [250.0, 250.0], resistance = [750.0, 750.0]
    }

    /// A rectangle that constraints speak of.
    package enum Rectangle: Sendable, Hashable {
        /// A view or a guide of one's own.
        case item(Int)
        /// The margins guide of a view.
        case margins(Int)
        /// The safe area guide of a view.
        case safeArea(Int)

        /// The item, or the view whose guide it is.
        package var number: Int {
            switch self {
            case .item(let number), .margins(let number), .safeArea(let number): number
            }
        }
    }

    /// A number of a rectangle.
    package struct Place: Sendable, Hashable {
        /// Whose number.
        package var rectangle: Rectangle
        /// Which.
        package var attribute: LayoutAttribute

        /// The number of a rectangle.
        package init(_ rectangle: Rectangle, _ attribute: LayoutAttribute) {
            self.rectangle = rectangle
            self.attribute = attribute
        }
    }

    /// A side of a constraint: a number, or how far one is from another.
    package struct Side: Sendable, Hashable {
        /// The number.
        package var place: Place
        /// What is subtracted.
        package var start: Place?

        /// The side `place`, or `place − start`.
        package init(_ place: Place, from start: Place? = nil) {
            self.place = place
            self.start = start
        }
    }

    /// The road on which a constraint is made.
    package enum Form: Sendable, Hashable {
        /// By the methods of anchors.
        case anchors
        /// By the long initializer.
        case long
        /// By the anchors' methods for system spacing: the multiplier counts spacings.
        case systemSpacing
    }

    /// A constraint: first ⋈ multiplier · second + constant.
    package struct Statement: Sendable {
        /// The left side.
        package var first: Side
        /// How the sides are compared.
        package var relation: Relation
        /// The right side.
        package var second: Side?
        /// What that is multiplied by, or how many spacings lie between.
        package var multiplier: Double
        /// What is added.
        package var constant: Double
        /// How much it matters.
        package var priority: Double
        /// How it is made.
        package var form: Form
        /// Whether it counts.
        package var isActive = true

        /// A constraint.
        package init(
            _ first: Side, _ relation: Relation, _ second: Side? = nil, multiplier: Double = 1, constant: Double = 0,
            priority: Double = 1000, form: Form = .anchors
        ) {
            self.first = first
            self.relation = relation
            self.second = second
            self.multiplier = multiplier
            self.constant = constant
            self.priority = priority
            self.form = form
        }

        /// Whether it speaks of where text stands.
        package var speaksOfBaselines: Bool {
            places.contains { $0.attribute == .firstBaseline || $0.attribute == .lastBaseline }
        }

        /// All numbers that it speaks of.
        package var places: [Place] {
            [first.place, first.start, second?.place, second?.start].compactMap { $0 }
        }
    }

    /// The views and guides, each after its parent.
    package var items: [Item] = [Item()]
    /// The constraints.
    package var statements: [Statement] = []
    /// The size to lay out in.
    package var size = Size(width: 320, height: 480)
    /// What the host takes off the root.
    package var hostSafeArea = EdgeInsets()

    /// A root alone.
    package init() {}
}

// MARK: The tree

extension LayoutTree {
    /// Whether an item is in the tree of the root.
    package func isAttached(_ item: Int) -> Bool {
        var here = item
        while let above = items[here].parent { here = above }
        return here == 0
    }

    /// An item and what contains it, inner ones first.
    package func path(_ item: Int) -> [Int] {
        var path = [item]
        while let above = items[path[path.count - 1]].parent { path.append(above) }
        return path
    }

    /// The direction in which an item is read.
    package func direction(of item: Int) -> LayoutDirection {
        for step in path(item) {
            if !items[step].isGuide, let direction = items[step].direction { return direction }
        }
        return .leftToRight
    }

    /// The innermost view that contains both rectangles or is one of them.
    package func commonView(_ one: Rectangle, _ two: Rectangle) -> Int {
        func views(_ rectangle: Rectangle) -> [Int] { path(rectangle.number).filter { !items[$0].isGuide } }
        let others = Set(views(two))
        return views(one).first { others.contains($0) } ?? 0
    }

    /// The constraints that count: active, and of what is in the tree.
    package var countingStatements: [Statement] {
        statements.filter { $0.isActive && $0.places.allSatisfy { isAttached($0.rectangle.number) } }
    }

    /// The guides of the layer's that constraints in force speak of.
    package var layerGuides: Set<Rectangle> {
        var found: Set<Rectangle> = []
        for statement in countingStatements {
            for place in statement.places {
                if case .item = place.rectangle {
                    if place.isWithinMargins { found.insert(.margins(place.rectangle.number)) }
                } else {
                    found.insert(place.rectangle)
                }
            }
        }
        return found
    }

    /// Whether something in the tree follows from frames, so that what is open elsewhere may matter.
    package var followsFrames: Bool {
        !layerGuides.isEmpty || items.indices.contains { items[$0].content.letters != nil && isAttached($0) }
    }
}

extension LayoutTree.Place {
    /// Whether it is a number of the view's margins.
    package var isWithinMargins: Bool {
        switch attribute {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// Whether it is a place across the page.
    package var isHorizontal: Bool {
        switch attribute {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            true
        default: false
        }
    }

    /// Whether it is an extent.
    package var isExtent: Bool { attribute == .width || attribute == .height }

    /// Whether it is where reading starts or ends.
    package var followsReading: Bool {
        [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)
    }
}

// MARK: In words

extension LayoutTree: CustomStringConvertible {
    /// A line for each item and each constraint: what it takes to build the tree by hand.
    package var description: String {
        var text = "in \(size.width) x \(size.height)"
        if hostSafeArea != EdgeInsets() { text += ", safe area \(LayoutTree.short(hostSafeArea))" }
        for (number, item) in items.enumerated() { text += "\n  \(number): \(words(item))" }
        for (number, statement) in statements.enumerated() { text += "\n  [\(number)] \(statement)" }
        return text
    }

    private func words(_ item: Item) -> String {
        var words = [item.isGuide ? "guide" : "view", item.parent.map { "in \($0)" } ?? "outermost"]
        if let direction = item.direction { words.append("\(direction)") }
        let content = item.content
        if content.width != nil || content.height != nil || content.letters != nil || content.firstBaseline != nil {
            words.append("\(content)")
        }
        if item.alignment != EdgeInsets() { words.append("reaches \(LayoutTree.short(item.alignment))") }
        let (start, end) = (item.margins.leading, item.margins.trailing)
        if !item.isGuide { words.append("margins \(item.margins.top) \(start) \(item.margins.bottom) \(end)") }
        if !item.insetsMarginsFromSafeArea { words.append("margins from edges") }
        if item.preservesSuperviewMargins { words.append("keeps to outer margins") }
        if item.additionalSafeArea != EdgeInsets() {
            words.append("takes off \(LayoutTree.short(item.additionalSafeArea))")
        }
        if let stand = item.firstStandIn { words.append("first baseline of \(stand)") }
        if let stand = item.lastStandIn { words.append("last baseline of \(stand)") }
        return words.joined(separator: ", ")
    }

    private static func short(_ insets: EdgeInsets) -> String {
        "(top \(insets.top), left \(insets.left), bottom \(insets.bottom), right \(insets.right))"
    }
}

extension LayoutTree.Statement: CustomStringConvertible {
    /// The constraint as an equation.
    package var description: String {
        func words(_ place: LayoutTree.Place) -> String { "\(place.rectangle).\(place.attribute)" }
        func words(_ side: LayoutTree.Side) -> String {
            side.start.map { "(\(words(side.place)) - \(words($0)))" } ?? words(side.place)
        }
        var text = "\(words(first)) \(relation)"
        if let second {
            text +=
                form == .systemSpacing
                ? " \(words(second)) + \(multiplier) spacings" : " \(multiplier) * \(words(second))"
        }
        if second == nil || constant != 0 { text += " + \(constant)" }
        return "\(text) @\(priority) by \(form)\(isActive ? "" : ", inactive")"
    }
}
