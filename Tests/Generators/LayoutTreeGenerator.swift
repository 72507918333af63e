import Tinamou
import TinamouLayout

/// Random trees. Numbers are multiples of an eighth, so that the exact oracle stays fast.
package struct LayoutTreeGenerator {
    /// What may occur.
    package struct Style: Sendable {
        /// Margins, safe areas and the guides for them.
        package var hasSurroundings = true
        /// Text whose height follows its width.
        package var hasWrappingText = true
        /// Whether nothing is said of left and right, so that the tree can be read the other way round.
        package var isMirrorable = false
        /// Whether outer items may depend on inner ones.
        package var hasUpwardWishes = true
        /// Lengths of system spacing, which do not scale.
        package var hasSystemSpacing = true

        /// Everything.
        package init() {}
    }

    /// The tree so far.
    package var tree = LayoutTree()
    /// The dice.
    package var random: SplitMix64
    /// What may occur.
    package let style: Style

    /// A generator with a tree of so many items inside the root.
    package init(seed: UInt64, size: Int, style: Style = Style()) {
        random = SplitMix64(seed: seed)
        self.style = style
        tree.size = Size(width: Double(random.integer(in: 200...1000)), height: Double(random.integer(in: 200...1000)))
        dressRoot()
        for _ in 0..<size { addItem() }
        addStandIns()
        for item in 1..<tree.items.count {
            for isHorizontal in [true, false] { settle(item, isHorizontal) }
        }
        for _ in 0..<random.integer(in: 0...size) { tree.statements.append(wish()) }
    }

    // MARK: Items

    private mutating func dressRoot() {
        if random.chance(percent: 40) { tree.items[0].direction = random.pick([.leftToRight, .rightToLeft]) }
        if style.hasSurroundings && random.chance(percent: 60) {
            tree.hostSafeArea = insets(60)
            tree.items[0].margins = margins()
        }
        if random.chance(percent: 10) { tree.items[0].alignment = insets(9) }
    }

    /// Distances from the four edges, some of them 0.
    package mutating func insets(_ most: Int) -> EdgeInsets {
        func side() -> Double { random.chance(percent: 60) ? Double(random.integer(in: 0...most)) : 0 }
        return EdgeInsets(top: side(), left: side(), bottom: side(), right: side())
    }

    /// Margins.
    package mutating func margins() -> DirectionalEdgeInsets {
        func side() -> Double { Double(random.integer(in: 0...30)) }
        return DirectionalEdgeInsets(top: side(), leading: side(), bottom: side(), trailing: side())
    }

    private mutating func addItem() {
        var item = LayoutTree.Item()
        let views = tree.items.indices.filter { !tree.items[$0].isGuide }
        // Often in one of the latest, so that trees are deep as well as broad.
        item.parent = random.pick(random.chance(percent: 50) ? Array(views.suffix(2)) : views)
        if random.chance(percent: 15) {
            item.isGuide = true
            tree.items.append(item)
            return
        }
        if random.chance(percent: 20) { item.direction = random.pick([.leftToRight, .rightToLeft]) }
        if random.chance(percent: 35) { item.content = content() }
        if random.chance(percent: 10) { item.alignment = insets(9) }
        if style.hasSurroundings {
            if random.chance(percent: 30) { item.margins = margins() }
            item.insetsMarginsFromSafeArea = random.chance(percent: 80)
            item.preservesSuperviewMargins = random.chance(percent: 20)
            if random.chance(percent: 10) { item.additionalSafeArea = insets(20) }
        }
        tree.items.append(item)
    }

    /// What a view shows.
    package mutating func content() -> LayoutTree.Content {
        var content = LayoutTree.Content()
        let letters = random.integer(in: 1...40)
        content.spacing = Double(random.integer(in: 8...24))
        if random.chance(percent: 85) { content.width = 10 * Double(letters) }
        if random.chance(percent: 85) { content.height = Double(random.integer(in: 10...40)) }
        if style.hasWrappingText && content.width != nil && random.chance(percent: 35) { content.letters = letters }
        if random.chance(percent: 70) {
            content.firstBaseline = Double(random.integer(in: 8...18))
            content.lastBaseline = Double(random.integer(in: 2...7))
        }
        for axis in 0..<2 {
            if random.chance(percent: 30) { content.hugging[axis] = random.pick([251, 749, 50, 1000, 500]) }
            if random.chance(percent: 30) { content.resistance[axis] = random.pick([751, 749, 50, 1000, 500]) }
            // Both required would be an equation, which contradicts most others.
            if content.hugging[axis] == 1000 { content.resistance[axis] = 750 }
        }
        return content
    }

    private mutating func addStandIns() {
        for (number, item) in tree.items.enumerated() where !item.isGuide && random.chance(percent: 25) {
            let inside = tree.items.indices.filter { inner in
                inner != number && !tree.items[inner].isGuide && tree.path(inner).contains(number)
            }
            if inside.isEmpty { continue }
            tree.items[number].firstStandIn = random.pick(inside)
            if random.chance(percent: 60) { tree.items[number].lastStandIn = random.pick(inside) }
        }
    }

    // MARK: What holds an item along an axis

    private mutating func settle(_ item: Int, _ isHorizontal: Bool) {
        let priority = self.priority(requiredPercent: 75)
        switch random.integer(below: 12) {
        case 0, 1, 2:
            pin(item, isHorizontal, atEnd: false, priority)
            pin(item, isHorizontal, atEnd: true, priority)
        case 3, 4:
            pin(item, isHorizontal, atEnd: random.chance(percent: 50), priority)
            size(item, isHorizontal, priority)
        case 5:
            center(item, isHorizontal, priority)
            size(item, isHorizontal, priority)
        case 6:
            follow(item, isHorizontal, priority)
            size(item, isHorizontal, priority)
        case 7:
            pin(item, isHorizontal, atEnd: false, priority, random.pick([.equal, .greaterOrEqual]))
            pin(item, isHorizontal, atEnd: true, priority, .lessOrEqual)
            size(item, isHorizontal, self.priority(requiredPercent: 0))
            if random.chance(percent: 50) { center(item, isHorizontal, self.priority(requiredPercent: 0)) }
        case 8:
            distance(item, isHorizontal, priority)
            size(item, isHorizontal, priority)
        case 9:
            multiple(item, isHorizontal, priority)
            size(item, isHorizontal, priority)
        case 10:
            multiple(item, isHorizontal, priority)
            multiple(item, isHorizontal, self.priority(requiredPercent: 0))
        default:
            if random.chance(percent: 70) { pin(item, isHorizontal, atEnd: false, priority) }
            if random.chance(percent: 30) { size(item, isHorizontal, priority) }
        }
    }

    /// The priorities, required so many times out of a hundred.
    package mutating func priority(requiredPercent percent: Int) -> Double {
        random.chance(percent: percent) ? 1000 : random.pick([999, 750, 750, 500, 251, 250, 250, 50, 12.5])
    }

    /// A number of a range, most often a whole one.
    package mutating func constant(_ range: ClosedRange<Int>) -> Double {
        random.chance(percent: 75) ? Double(random.integer(in: range)) : random.eighth(in: range)
    }

    /// What an item may be placed by: most often the superview or a guide of it, else an earlier neighbour.
    private mutating func neighbour(_ item: Int) -> LayoutTree.Rectangle {
        let parent = tree.items[item].parent ?? 0
        if style.hasSurroundings && random.chance(percent: 30) {
            let holders = tree.path(parent)
            let holder = random.chance(percent: 80) ? parent : random.pick(holders)
            return random.chance(percent: 60) ? .margins(holder) : .safeArea(holder)
        }
        if random.chance(percent: 60) { return .item(parent) }
        return .item(random.integer(below: item))
    }

    private mutating func edge(_ isHorizontal: Bool, atEnd: Bool, _ isReading: Bool) -> LayoutAttribute {
        if !isHorizontal { return atEnd ? .bottom : .top }
        return isReading ? (atEnd ? .trailing : .leading) : (atEnd ? .right : .left)
    }

    private mutating func isReading() -> Bool { style.isMirrorable || random.chance(percent: 65) }

    private mutating func pin(
        _ item: Int, _ isHorizontal: Bool, atEnd: Bool, _ priority: Double, _ relation: Relation = .equal
    ) {
        let isReading = isReading()
        let inset = constant(-4...24)
        let other = neighbour(item)
        let attribute = edge(isHorizontal, atEnd: atEnd, isReading)
        var place = LayoutTree.Place(other, attribute)
        var form = LayoutTree.Form.anchors
        if case .margins(let view) = other, random.chance(percent: 50) {
            place = LayoutTree.Place(.item(view), attribute.ofMargins)
            form = .long
        } else if random.chance(percent: 20) {
            form = .long
        }
        add(
            LayoutTree.Statement(
                LayoutTree.Side(LayoutTree.Place(.item(item), attribute)), relation, LayoutTree.Side(place),
                constant: atEnd ? -inset : inset, priority: priority, form: form))
    }

    private mutating func size(_ item: Int, _ isHorizontal: Bool, _ priority: Double) {
        let attribute: LayoutAttribute = isHorizontal ? .width : .height
        let content = tree.items[item].content
        let isWanted = isHorizontal ? content.width != nil : content.height != nil
        if isWanted && random.chance(percent: 70) { return }
        let first = LayoutTree.Side(LayoutTree.Place(.item(item), attribute))
        if random.chance(percent: 55) {
            add(LayoutTree.Statement(first, .equal, constant: constant(10...200), priority: priority))
            return
        }
        let isAspect = random.chance(percent: 20) && content.letters == nil && style.hasUpwardWishes
        let second =
            isAspect
            ? LayoutTree.Place(.item(item), isHorizontal ? .height : .width)
            : LayoutTree.Place(neighbour(item), attribute)
        add(
            LayoutTree.Statement(
                first, .equal, LayoutTree.Side(second), multiplier: random.pick([1, 0.5, 0.25, 0.75, 1.5]),
                constant: random.pick([0, 0, -8, 12.5]), priority: priority,
                form: random.chance(percent: 30) ? .long : .anchors))
    }

    private mutating func center(_ item: Int, _ isHorizontal: Bool, _ priority: Double) {
        let attribute: LayoutAttribute = isHorizontal ? .centerX : .centerY
        let other = neighbour(item)
        var place = LayoutTree.Place(other, attribute)
        var form = LayoutTree.Form.anchors
        if case .margins(let view) = other, random.chance(percent: 50) {
            place = LayoutTree.Place(.item(view), attribute.ofMargins)
            form = .long
        }
        // The constant of a centre that meets a centre counts to the right whatever is read.
        let isPhysical = isHorizontal && style.isMirrorable
        add(
            LayoutTree.Statement(
                LayoutTree.Side(LayoutTree.Place(.item(item), attribute)), .equal, LayoutTree.Side(place),
                constant: isPhysical ? 0 : random.pick([0, 0, 10, -20.5]), priority: priority, form: form))
    }

    /// After what is before it, or below what is above: at a distance, or at the system's; or baselines in line.
    private mutating func follow(_ item: Int, _ isHorizontal: Bool, _ priority: Double) {
        let parent = tree.items[item].parent
        let siblings = (1..<max(1, item)).filter { tree.items[$0].parent == parent }
        guard let before = siblings.last else { return pin(item, isHorizontal, atEnd: false, priority) }
        let isReading = isReading()
        var one = LayoutTree.Place(.item(item), edge(isHorizontal, atEnd: false, isReading))
        var two = LayoutTree.Place(.item(before), edge(isHorizontal, atEnd: true, isReading))
        if !isHorizontal && !tree.items[item].isGuide && !tree.items[before].isGuide && random.chance(percent: 60) {
            one.attribute = random.pick([.firstBaseline, .firstBaseline, .lastBaseline])
            two.attribute = random.pick([.firstBaseline, .lastBaseline, .lastBaseline])
        }
        if isHorizontal && random.chance(percent: 10) { two.attribute = .centerX }
        let relation: Relation = random.chance(percent: 80) ? .equal : .greaterOrEqual
        if style.hasSystemSpacing && random.chance(percent: 50) {
            add(
                LayoutTree.Statement(
                    LayoutTree.Side(one), relation, LayoutTree.Side(two), multiplier: random.pick([1, 1, 2, 0.5]),
                    priority: priority, form: .systemSpacing))
        } else {
            add(
                LayoutTree.Statement(
                    LayoutTree.Side(one), relation, LayoutTree.Side(two), constant: constant(0...20),
                    priority: priority, form: random.chance(percent: 80) ? .anchors : .long))
        }
    }

    /// A number of a rectangle along an axis that has an anchor.
    private mutating func anchored(_ rectangle: LayoutTree.Rectangle, _ isHorizontal: Bool) -> LayoutTree.Place {
        var isView = false
        if case .item(let number) = rectangle { isView = !tree.items[number].isGuide }
        let choices: [LayoutAttribute] =
            if !isHorizontal {
                isView ? [.top, .bottom, .centerY, .firstBaseline, .lastBaseline] : [.top, .bottom, .centerY]
            } else if style.isMirrorable {
                [.leading, .trailing]
            } else {
                [.leading, .trailing, .leading, .trailing, .centerX, .left, .right]
            }
        return LayoutTree.Place(rectangle, random.pick(choices))
    }

    /// How far the item is from something, as a number or a multiple of another distance or extent.
    private mutating func distance(_ item: Int, _ isHorizontal: Bool, _ priority: Double) {
        let first = LayoutTree.Side(
            anchored(.item(item), isHorizontal), from: anchored(neighbour(item), isHorizontal))
        if random.chance(percent: 40) {
            add(LayoutTree.Statement(first, .equal, constant: constant(-20...60), priority: priority))
            return
        }
        let extent = LayoutTree.Place(neighbour(item), isHorizontal ? .width : .height)
        let other = LayoutTree.Side(
            anchored(neighbour(item), isHorizontal), from: anchored(neighbour(item), isHorizontal))
        add(
            LayoutTree.Statement(
                first, .equal, random.chance(percent: 50) ? LayoutTree.Side(extent) : other,
                multiplier: random.pick([1, 0.5, -1, 0.25]), constant: constant(-8...8), priority: priority))
    }

    /// A place that is a multiple of another: the long form alone says so.
    private mutating func multiple(_ item: Int, _ isHorizontal: Bool, _ priority: Double) {
        let isReading = isReading()
        let other = neighbour(item)
        let first = LayoutTree.Place(
            .item(item), edge(isHorizontal, atEnd: random.chance(percent: 50), isReading))
        var second = LayoutTree.Place(other, edge(isHorizontal, atEnd: random.chance(percent: 70), isReading))
        if case .item(let number) = other, !tree.items[number].isGuide, random.chance(percent: 30),
            style.hasSurroundings
        {
            second.attribute = second.attribute.ofMargins
        } else if random.chance(percent: 20) {
            second.attribute = isHorizontal ? .centerX : .centerY
        } else if !isHorizontal && random.chance(percent: 30) {
            second.attribute = random.pick([.firstBaseline, .lastBaseline])
        }
        add(
            LayoutTree.Statement(
                LayoutTree.Side(first), .equal, LayoutTree.Side(second),
                multiplier: random.pick([0.5, 0.25, 2, 1.5, 0.75]),
                constant: random.pick([0, 0, 10, -7.5]), priority: priority, form: .long))
    }

    private mutating func add(_ statement: LayoutTree.Statement) { tree.statements.append(statement) }

    // MARK: Wishes

    /// A further constraint, most often one that may be broken.
    package mutating func wish() -> LayoutTree.Statement {
        let item = random.integer(in: 1...tree.items.count - 1)
        let isHorizontal = random.chance(percent: 50)
        let priority = self.priority(requiredPercent: 4)
        let relation: Relation = random.pick([.equal, .lessOrEqual, .greaterOrEqual])
        let extent: LayoutAttribute = isHorizontal ? .width : .height
        let other =
            style.hasUpwardWishes
            ? LayoutTree.Rectangle.item(random.integer(below: tree.items.count)) : neighbour(item)
        if random.chance(percent: 35) {
            return LayoutTree.Statement(
                LayoutTree.Side(LayoutTree.Place(.item(item), extent)), relation, constant: constant(5...300),
                priority: priority)
        }
        if random.chance(percent: 25) {
            return LayoutTree.Statement(
                LayoutTree.Side(LayoutTree.Place(.item(item), extent)), relation,
                LayoutTree.Side(LayoutTree.Place(other, extent)), multiplier: random.pick([1, 0.5, 2, 0.25]),
                constant: constant(-20...20), priority: priority)
        }
        let isReading = isReading()
        let one = LayoutTree.Place(.item(item), edge(isHorizontal, atEnd: random.chance(percent: 50), isReading))
        var two = LayoutTree.Place(other, edge(isHorizontal, atEnd: random.chance(percent: 50), isReading))
        if random.chance(percent: 20) { two.attribute = isHorizontal ? .centerX : .centerY }
        return LayoutTree.Statement(
            LayoutTree.Side(one), relation, LayoutTree.Side(two), constant: constant(-30...60), priority: priority)
    }
}

extension LayoutAttribute {
    /// The same within margins.
    fileprivate var ofMargins: LayoutAttribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .centerX: .centerXWithinMargins
        default: .centerYWithinMargins
        }
    }
}
