import Tinamou
import TinamouLayout

/// A view whose content is given.
package final class Figure: View {
    /// What it shows.
    package var content = LayoutTree.Content()
    /// How far its frame reaches.
    package var reach = EdgeInsets()
    /// The views that stand for it where it is aligned by baselines.
    package weak var firstStandIn: View?, lastStandIn: View?

    override package var alignmentRectInsets: EdgeInsets { reach }
    override package var intrinsicContentSize: (width: Double?, height: Double?) { (content.width, content.height) }
    override package func intrinsicHeight(forWidth width: Double) -> Double? { content.height(inWidth: width) }
    override package var firstBaselineFromTop: Double? { content.firstBaseline }
    override package var lastBaselineFromBottom: Double? { content.lastBaseline }
    override package var viewForFirstBaseline: View? { firstStandIn }
    override package var viewForLastBaseline: View? { lastStandIn }
    override package var baselineSpacing: Double { content.spacing }
}

/// A tree made into views.
package final class BuiltLayout {
    /// The items by number.
    package private(set) var items: [LayoutItem] = []
    /// The constraints by number.
    package private(set) var constraints: [LayoutConstraint] = []
    /// The engine, once there is one.
    package private(set) var engine: LayoutEngine?

    /// The views and constraints of a tree, neither put together nor active.
    ///
    /// - Throws: ``LayoutError``, if a constraint of the long form makes no sense.
    package init(_ tree: LayoutTree) throws(LayoutError) {
        for (number, item) in tree.items.enumerated() {
            items.append(item.isGuide ? LayoutGuide("guide \(number)") : Figure("view \(number)"))
        }
        for number in tree.items.indices { dress(number, tree) }
        for statement in tree.statements { try addConstraint(statement) }
    }

    /// A tree put together, with an engine, and its constraints activated.
    ///
    /// - Throws: as ``init(_:)``.
    package convenience init(complete tree: LayoutTree) throws(LayoutError) {
        try self.init(tree)
        putTogether(tree)
        makeEngine(tree)
        activate(tree)
    }

    /// The view of a number.
    ///
    /// - Precondition: the item is a view.
    package func view(_ number: Int) -> Figure {
        guard let view = items[number] as? Figure else { preconditionFailure("item \(number) is a guide") }
        return view
    }

    /// Gives a view what the tree says about it.
    package func dress(_ number: Int, _ tree: LayoutTree) {
        let item = tree.items[number]
        guard !item.isGuide else { return }
        let view = view(number)
        view.content = item.content
        view.reach = item.alignment
        view.firstStandIn = item.firstStandIn.map { self.view($0) }
        view.lastStandIn = item.lastStandIn.map { self.view($0) }
        view.forcedLayoutDirection = item.direction
        for (axis, place) in [(LayoutAxis.horizontal, 0), (.vertical, 1)] {
            view.setContentHuggingPriority(LayoutPriority(item.content.hugging[place]), for: axis)
            view.setContentCompressionResistancePriority(LayoutPriority(item.content.resistance[place]), for: axis)
        }
        if view.directionalLayoutMargins != item.margins { view.directionalLayoutMargins = item.margins }
        if !item.insetsMarginsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
        if item.preservesSuperviewMargins { view.preservesSuperviewLayoutMargins = true }
        if item.additionalSafeArea != EdgeInsets() { view.additionalSafeAreaInsets = item.additionalSafeArea }
    }

    /// Puts every item into its parent, in the order of the numbers.
    package func putTogether(_ tree: LayoutTree) {
        for number in tree.items.indices.dropFirst() { putIn(number, tree) }
    }

    /// Puts an item into its parent, if it has one.
    package func putIn(_ number: Int, _ tree: LayoutTree) {
        guard let parent = tree.items[number].parent else { return }
        if let guide = items[number] as? LayoutGuide {
            view(parent).addLayoutGuide(guide)
        } else {
            view(parent).addSubview(view(number))
        }
    }

    /// Makes the engine.
    package func makeEngine(_ tree: LayoutTree) {
        let made = LayoutEngine(root: view(0))
        if tree.hostSafeArea != EdgeInsets() { made.safeAreaInsets = tree.hostSafeArea }
        engine = made
    }

    /// Activates the constraints that count.
    package func activate(_ tree: LayoutTree) {
        LayoutConstraint.activate(zip(constraints, tree.statements).filter { $1.isActive }.map(\.0))
    }

    /// A pass at the tree's size.
    ///
    /// - Throws: ``LayoutError``.
    package func pass(_ tree: LayoutTree) throws(LayoutError) {
        try engine?.layout(in: tree.size)
    }

    // MARK: Constraints

    /// Makes a constraint, inactive.
    ///
    /// - Throws: ``LayoutError``, if a constraint of the long form makes no sense.
    package func addConstraint(_ statement: LayoutTree.Statement) throws(LayoutError) {
        let made = try constraint(statement)
        made.priority = LayoutPriority(statement.priority)
        made.identifier = "[\(constraints.count)]"
        constraints.append(made)
    }

    private func constraint(_ statement: LayoutTree.Statement) throws(LayoutError) -> LayoutConstraint {
        let place = statement.first.place
        if statement.form == .long {
            return try LayoutConstraint(
                item(place), place.attribute, statement.relation, to: statement.second.map { item($0.place) },
                statement.second?.place.attribute, multiplier: statement.multiplier, constant: statement.constant)
        }
        if statement.first.start != nil || place.isExtent { return extents(statement) }
        guard let second = statement.second else { preconditionFailure("a place by itself: \(statement)") }
        if place.isHorizontal {
            let one = horizontal(place), two = horizontal(second.place)
            if statement.form == .systemSpacing { return after(one, statement.relation, two, statement.multiplier) }
            return relate(one, statement.relation, two, statement.constant)
        }
        let one = vertical(place), two = vertical(second.place)
        if statement.form == .systemSpacing { return below(one, statement.relation, two, statement.multiplier) }
        return relate(one, statement.relation, two, statement.constant)
    }

    private func relate<Kind>(
        _ one: LayoutAnchor<Kind>, _ relation: Relation, _ two: LayoutAnchor<Kind>, _ constant: Double
    ) -> LayoutConstraint {
        switch relation {
        case .equal: one.constraint(equalTo: two, constant: constant)
        case .lessOrEqual: one.constraint(lessThanOrEqualTo: two, constant: constant)
        case .greaterOrEqual: one.constraint(greaterThanOrEqualTo: two, constant: constant)
        }
    }

    private func after(
        _ one: XAxisAnchor, _ relation: Relation, _ two: XAxisAnchor, _ count: Double
    ) -> LayoutConstraint {
        switch relation {
        case .equal: one.constraint(equalToSystemSpacingAfter: two, multiplier: count)
        case .lessOrEqual: one.constraint(lessThanOrEqualToSystemSpacingAfter: two, multiplier: count)
        case .greaterOrEqual: one.constraint(greaterThanOrEqualToSystemSpacingAfter: two, multiplier: count)
        }
    }

    private func below(
        _ one: YAxisAnchor, _ relation: Relation, _ two: YAxisAnchor, _ count: Double
    ) -> LayoutConstraint {
        switch relation {
        case .equal: one.constraint(equalToSystemSpacingBelow: two, multiplier: count)
        case .lessOrEqual: one.constraint(lessThanOrEqualToSystemSpacingBelow: two, multiplier: count)
        case .greaterOrEqual: one.constraint(greaterThanOrEqualToSystemSpacingBelow: two, multiplier: count)
        }
    }

    private func extents(_ statement: LayoutTree.Statement) -> LayoutConstraint {
        let (one, constant, factor) = (extent(statement.first), statement.constant, statement.multiplier)
        guard let second = statement.second else {
            switch statement.relation {
            case .equal: return one.constraint(equalToConstant: constant)
            case .lessOrEqual: return one.constraint(lessThanOrEqualToConstant: constant)
            case .greaterOrEqual: return one.constraint(greaterThanOrEqualToConstant: constant)
            }
        }
        let two = extent(second)
        switch statement.relation {
        case .equal: return one.constraint(equalTo: two, multiplier: factor, constant: constant)
        case .lessOrEqual: return one.constraint(lessThanOrEqualTo: two, multiplier: factor, constant: constant)
        case .greaterOrEqual: return one.constraint(greaterThanOrEqualTo: two, multiplier: factor, constant: constant)
        }
    }

    // MARK: Anchors

    private func item(_ place: LayoutTree.Place) -> LayoutItem {
        switch place.rectangle {
        case .item(let number): items[number]
        case .margins(let number): view(number).layoutMarginsGuide
        case .safeArea(let number): view(number).safeAreaLayoutGuide
        }
    }

    private func horizontal(_ place: LayoutTree.Place) -> XAxisAnchor {
        let item = item(place)
        switch place.attribute {
        case .left: return item.leftAnchor
        case .right: return item.rightAnchor
        case .leading: return item.leadingAnchor
        case .trailing: return item.trailingAnchor
        case .centerX: return item.centerXAnchor
        default: preconditionFailure("no anchor across: \(place)")
        }
    }

    private func vertical(_ place: LayoutTree.Place) -> YAxisAnchor {
        let item = item(place)
        switch place.attribute {
        case .top: return item.topAnchor
        case .bottom: return item.bottomAnchor
        case .centerY: return item.centerYAnchor
        case .firstBaseline: return view(place.rectangle.number).firstBaselineAnchor
        case .lastBaseline: return view(place.rectangle.number).lastBaselineAnchor
        default: preconditionFailure("no anchor down the page: \(place)")
        }
    }

    private func extent(_ side: LayoutTree.Side) -> DimensionAnchor {
        guard let start = side.start else {
            return side.place.attribute == .width ? item(side.place).widthAnchor : item(side.place).heightAnchor
        }
        return start.isHorizontal
            ? horizontal(start).anchorWithOffset(to: horizontal(side.place))
            : vertical(start).anchorWithOffset(to: vertical(side.place))
    }

    // MARK: Frames

    /// The alignment rectangles of the last pass, by item.
    package var rects: [Rect] { items.map(\.alignmentRectInRoot) }

    /// The numbers of the last pass, by the tree's variables; `nil` for those of guides that nobody has asked for.
    package func values(_ tree: LayoutTree) -> [Double?] {
        var values = [Double?](repeating: nil, count: 12 * items.count)
        func put(_ rectangle: LayoutTree.Rectangle, _ rect: Rect) {
            for (corner, value) in zip(LayoutTree.Corner.allCases, [rect.minX, rect.minY, rect.width, rect.height]) {
                values[tree.variable(rectangle, corner)] = value
            }
        }
        for (number, item) in items.enumerated() where tree.isAttached(number) {
            put(.item(number), item.alignmentRectInRoot)
        }
        for guide in tree.layerGuides {
            put(guide, item(LayoutTree.Place(guide, .left)).alignmentRectInRoot)
        }
        return values
    }
}
