import TinamouLayout

/// A change of a tree, made to the data and to views alike.
package enum LayoutChange: Sendable {
    /// Another constant of a constraint.
    case constant(Int, Double)
    /// Another priority of a constraint.
    case priority(Int, Double)
    /// A constraint comes into force, or goes out of it.
    case setActive(Int, Bool)
    /// A further constraint, active.
    case add(LayoutTree.Statement)
    /// An item leaves its superview or owner.
    case takeOut(Int)
    /// An item that is nowhere comes into a view.
    case putIn(Int, Int)
    /// Another direction is forced on a view, or none.
    case direction(Int, LayoutDirection?)
    /// Other margins of a view.
    case margins(Int, DirectionalEdgeInsets)
    /// Whether margins begin at the safe area.
    case insetsMarginsFromSafeArea(Int, Bool)
    /// Whether margins keep to the superview's.
    case preservesSuperviewMargins(Int, Bool)
    /// What a view takes off the safe area.
    case additionalSafeArea(Int, EdgeInsets)
    /// Another content of a view.
    case content(Int, LayoutTree.Content)
    /// Another size of the root.
    case size(Size)
    /// Another safe area of the host.
    case hostSafeArea(EdgeInsets)
}

extension LayoutTree {
    /// Makes a change.
    ///
    /// - Returns: the change that takes it back, as far as it can; constraints that leaving items deactivate stay so.
    @discardableResult
    package mutating func make(_ change: LayoutChange) -> LayoutChange {
        switch change {
        case .constant(let number, let constant):
            defer { statements[number].constant = constant }
            return .constant(number, statements[number].constant)
        case .priority(let number, let priority):
            defer { statements[number].priority = priority }
            return .priority(number, statements[number].priority)
        case .setActive(let number, let isActive):
            defer { statements[number].isActive = isActive }
            return .setActive(number, statements[number].isActive)
        case .add(let statement):
            statements.append(statement)
            return .setActive(statements.count - 1, false)
        case .takeOut(let item): return takeOut(item)
        case .putIn(let item, let parent):
            items[item].parent = parent
            return .takeOut(item)
        case .size(let other):
            defer { size = other }
            return .size(size)
        case .hostSafeArea(let insets):
            defer { hostSafeArea = insets }
            return .hostSafeArea(hostSafeArea)
        default: return makeChangeOfView(change)
        }
    }

    private mutating func makeChangeOfView(_ change: LayoutChange) -> LayoutChange {
        switch change {
        case .direction(let item, let direction):
            defer { items[item].direction = direction }
            return .direction(item, items[item].direction)
        case .margins(let item, let margins):
            defer { items[item].margins = margins }
            return .margins(item, items[item].margins)
        case .insetsMarginsFromSafeArea(let item, let isSo):
            defer { items[item].insetsMarginsFromSafeArea = isSo }
            return .insetsMarginsFromSafeArea(item, items[item].insetsMarginsFromSafeArea)
        case .preservesSuperviewMargins(let item, let isSo):
            defer { items[item].preservesSuperviewMargins = isSo }
            return .preservesSuperviewMargins(item, items[item].preservesSuperviewMargins)
        case .additionalSafeArea(let item, let insets):
            defer { items[item].additionalSafeArea = insets }
            return .additionalSafeArea(item, items[item].additionalSafeArea)
        case .content(let item, let content):
            defer { items[item].content = content }
            return .content(item, items[item].content)
        default: preconditionFailure("not a change of a view: \(change)")
        }
    }

    /// What leaves takes the constraints that join it with the rest out of force; a guide all that mention it.
    private mutating func takeOut(_ item: Int) -> LayoutChange {
        let parent = items[item].parent ?? 0
        for (number, statement) in statements.enumerated() where statement.isActive {
            let isInside = statement.places.map { path($0.rectangle.number).contains(item) }
            if isInside.contains(true) && (isInside.contains(false) || items[item].isGuide) {
                statements[number].isActive = false
            }
        }
        items[item].parent = nil
        return .putIn(item, parent)
    }
}

extension BuiltLayout {
    /// Makes a change that has been made to the tree.
    ///
    /// - Throws: ``LayoutError``, if a constraint of the long form makes no sense.
    package func make(_ change: LayoutChange, _ tree: LayoutTree) throws(LayoutError) {
        switch change {
        case .constant(let number, let constant): constraints[number].constant = constant
        case .priority(let number, let priority): constraints[number].priority = LayoutPriority(priority)
        case .setActive(let number, let isActive): constraints[number].isActive = isActive
        case .add(let statement):
            try addConstraint(statement)
            constraints[constraints.count - 1].isActive = true
        case .takeOut(let item):
            if let guide = items[item] as? LayoutGuide {
                guide.owningView?.removeLayoutGuide(guide)
            } else {
                view(item).removeFromSuperview()
            }
        case .putIn(let item, _): putIn(item, tree)
        case .direction(let item, let direction): view(item).forcedLayoutDirection = direction
        case .margins(let item, let margins): view(item).directionalLayoutMargins = margins
        case .insetsMarginsFromSafeArea(let item, let isSo): view(item).insetsLayoutMarginsFromSafeArea = isSo
        case .preservesSuperviewMargins(let item, let isSo): view(item).preservesSuperviewLayoutMargins = isSo
        case .additionalSafeArea(let item, let insets): view(item).additionalSafeAreaInsets = insets
        case .content(let item, _):
            dress(item, tree)
            view(item).invalidateIntrinsicContentSize()
        case .size: break
        case .hostSafeArea(let insets): engine?.safeAreaInsets = insets
        }
    }
}

extension LayoutTreeGenerator {
    /// A random change of the tree as it stands.
    package mutating func change() -> LayoutChange? {
        let views = tree.items.indices.filter { !tree.items[$0].isGuide && tree.isAttached($0) }
        let number = tree.statements.isEmpty ? 0 : random.integer(below: tree.statements.count)
        switch random.integer(below: style.hasSurroundings ? 20 : 15) {
        case 0, 1, 2, 3:
            // The constant of system spacing is the system's.
            if tree.statements.isEmpty || tree.statements[number].form == .systemSpacing { return nil }
            return .constant(number, constant(-20...150))
        case 4, 5:
            if tree.statements.isEmpty { return nil }
            return .priority(number, priority(requiredPercent: 30))
        case 6, 7:
            if tree.statements.isEmpty || !tree.statements[number].isActive { return nil }
            return .setActive(number, false)
        case 8, 9: return activation()
        case 10: return addition()
        case 11: return move(views)
        case 12: return .direction(random.pick(views), random.pick([nil, .leftToRight, .rightToLeft]))
        case 13:
            let view = random.pick(views)
            var content = content()
            content.spacing = tree.items[view].content.spacing  // constraints take it when they are made
            return .content(view, content)
        case 14:
            return .size(
                Size(width: Double(random.integer(in: 100...1000)), height: Double(random.integer(in: 100...1000))))
        case 15, 16: return .margins(random.pick(views), margins())
        case 17: return .additionalSafeArea(random.pick(views), insets(20))
        case 18: return .hostSafeArea(insets(60))
        default:
            return random.chance(percent: 50)
                ? .insetsMarginsFromSafeArea(random.pick(views), random.chance(percent: 50))
                : .preservesSuperviewMargins(random.pick(views), random.chance(percent: 50))
        }
    }

    /// A constraint that is not in force, and could be.
    private mutating func activation() -> LayoutChange? {
        let idle = tree.statements.indices.filter { number in
            !tree.statements[number].isActive
                && tree.statements[number].places.allSatisfy { tree.isAttached($0.rectangle.number) }
        }
        return idle.isEmpty ? nil : .setActive(random.pick(idle), true)
    }

    private mutating func addition() -> LayoutChange? {
        let statement = wish()
        return statement.places.allSatisfy({ tree.isAttached($0.rectangle.number) }) ? .add(statement) : nil
    }

    private mutating func move(_ views: [Int]) -> LayoutChange? {
        let outside = tree.items.indices.dropFirst().filter { tree.items[$0].parent == nil }
        if let item = outside.first { return .putIn(item, random.pick(views)) }
        return tree.items.count < 2 ? nil : .takeOut(random.integer(in: 1...tree.items.count - 1))
    }
}
