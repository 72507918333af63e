import Tinamou

// How a stack's constraints become others: what is wanted is written out whole, cheaply, as values. What stands already
// stays and at most gets another constant or priority, so that the solver sees only what has become different.

/// A constraint that a stack wants.
struct StackStatement {
    /// What a constraint is for, as reports call it.
    enum Purpose: String {
        case edge = "stack edge"
        case spacing = "stack spacing"
        case equalSpacing = "stack equal spacing"
        case equalCentering = "stack equal centering"
        case fillEqually = "stack fill equally"
        case fillProportionally = "stack fill proportionally"
        case hiding = "stack hiding"
        case order = "stack order"
        case alignment = "stack alignment"
        case span = "stack span"
    }

    var purpose: Purpose
    var first: LayoutConstraint.Side
    var relation = Relation.equal
    var multiplier = 1.0
    var second: LayoutConstraint.Side?
    var constant = 0.0
    var priority = LayoutPriority.required

    /// Whether the statement decides what is open, or what is hidden.
    var mayBeLeftOpen: Bool {
        priority == .stackOrder || purpose == .hiding || purpose == .fillProportionally
    }

    /// What cannot be edited.
    fileprivate var key: Key { Key(purpose.rawValue, first, relation, multiplier, second) }

    /// The constraint, not yet active.
    fileprivate func made() -> LayoutConstraint {
        let made = LayoutConstraint(
            first: first, relation: relation, multiplier: multiplier, second: second, constant: constant,
            location: SourceLocation(file: #fileID, line: #line), origin: .stack)
        made.identifier = purpose.rawValue
        made.priority = priority
        return made
    }

    /// All of a constraint but its constant and its priority, which can be edited.
    ///
    /// Items count by their references: a constraint keeps these alive, so that no other item can come to have one of
    /// them.
    fileprivate struct Key: Hashable {
        private struct Place: Hashable {
            var item: ObjectIdentifier
            var attribute: LayoutAttribute
        }

        private var purpose: String
        private var relation: Relation
        private var multiplier: Double
        private var first: Place
        private var firstStart: Place?
        private var second: Place?
        private var secondStart: Place?

        init(
            _ purpose: String, _ first: LayoutConstraint.Side, _ relation: Relation, _ multiplier: Double,
            _ second: LayoutConstraint.Side?
        ) {
            self.purpose = purpose
            self.relation = relation
            self.multiplier = multiplier
            func place(_ reference: ItemReference, _ attribute: LayoutAttribute) -> Place {
                Place(item: ObjectIdentifier(reference), attribute: attribute)
            }
            self.first = place(first.reference, first.attribute)
            firstStart = first.start.map(place)
            self.second = second.map { place($0.reference, $0.attribute) }
            secondStart = second?.start.map(place)
        }

        init(_ constraint: LayoutConstraint) {
            self.init(
                constraint.identifier, constraint.first, constraint.relation, constraint.multiplier, constraint.second)
        }
    }
}

extension StackView {
    /// Makes the stack's constraints be what is wanted.
    ///
    /// - Complexity: O(*n*), *n* the constraints before and after.
    final func restate(_ wanted: [StackStatement]) {
        // Looked up only, never walked through.
        var present: [StackStatement.Key: LayoutConstraint] = [:]
        // Taking a view out of the tree has deactivated some.
        for constraint in statements where constraint.isActive { present[StackStatement.Key(constraint)] = constraint }
        var next: [LayoutConstraint] = [], fresh: [LayoutConstraint] = []
        next.reserveCapacity(wanted.count)
        for statement in wanted {
            if let constraint = present.removeValue(forKey: statement.key) {
                constraint.constant = statement.constant
                constraint.priority = statement.priority
                next.append(constraint)
            } else {
                let made = statement.made()
                next.append(made)
                fresh.append(made)
            }
        }
        for constraint in statements where present[StackStatement.Key(constraint)] === constraint {
            constraint.isActive = false
        }
        LayoutConstraint.activate(fresh)
        statements = next
        drop(\.span)
        drop(\.gap)
    }

    /// A guide of the stack's, made when it is first wanted.
    final func wanted(
        _ place: ReferenceWritableKeyPath<StackView, LayoutGuide?>, _ name: String
    ) -> LayoutGuide {
        if let guide = self[keyPath: place] { return guide }
        let made = LayoutGuide(name, ownedBy: self)
        self[keyPath: place] = made
        engine?.attach(item: made)
        return made
    }

    /// Lets go of a guide that nothing mentions any longer.
    private func drop(_ place: ReferenceWritableKeyPath<StackView, LayoutGuide?>) {
        guard let guide = self[keyPath: place], guide.uses.isEmpty else { return }
        engine?.detach(item: guide)
        guide.container = nil
        self[keyPath: place] = nil
    }
}
