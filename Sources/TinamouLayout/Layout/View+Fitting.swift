import Tinamou

extension View {
    /// The size with which the view best fits what is inside it: a layout of this view alone, with what lies in it, in which
    /// width and height are wanted to be those of a target.
    ///
    /// A required priority keeps to the target: `fittingSize(Size(width: 375), horizontally: .required)` is the
    /// height of a cell 375 wide. The target of no size gives the smallest, a huge one the largest. Frames do not change.
    ///
    /// - Parameters:
    ///   - target: what is wanted, in points.
    ///   - horizontally: how much the target's width matters.
    ///   - vertically: how much the target's height matters.
    /// - Returns: the size of the frame.
    /// - Throws: ``LayoutError``, with a conflict if what is inside cannot be laid out so.
    /// - Complexity: as laying out the view and what is inside it from nothing.
    public final func fittingSize(
        _ target: Size = Size(), horizontally: LayoutPriority = .fittingSizeLevel,
        vertically: LayoutPriority = .fittingSizeLevel
    ) throws(LayoutError) -> Size {
        guard target.width.isFinite, target.height.isFinite else { throw .invalidSize(of: "the size to fit") }
        try prepareToFit()
        var fitting = Fitting(self)
        let insets = alignmentRectInsets
        try fitting.solve(
            width: target.width - insets.left - insets.right, horizontally,
            height: target.height - insets.top - insets.bottom, vertically)
        let size = fitting.size
        return Size(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    /// Brings constraints and contents inside up to date as a pass would.
    private func prepareToFit() throws(LayoutError) {
        var views: [View] = []
        forEachDescendant { views.append($0) }
        for view in views.reversed() {
            if !view.isPlain {
                view.updateConstraints()
                try view.updateContent()
            }
            if engine == nil { _ = try view.updateSurroundings(nil) }
        }
    }
}

/// A layout of one view and what is inside it, in a solver of its own.
private struct Fitting {
    private let view: View
    private let solver = Solver()
    private var constraints: [LayoutConstraint] = []
    private var unknowns: [ObjectIdentifier: Unknowns] = [:]
    private var handles: [ConstraintHandle] = []
    private var lowering = Lowering()

    init(_ view: View) {
        self.view = view
    }

    /// The size that has been found.
    var size: Size { Size(width: value(view, .width) ?? 0, height: value(view, .height) ?? 0) }

    private func value(_ item: LayoutItem, _ unknown: Unknown) -> Double? {
        unknowns[ObjectIdentifier(item)]?[unknown].map { solver[$0] }
    }

    mutating func solve(
        width: Double, _ horizontally: LayoutPriority, height: Double, _ vertically: LayoutPriority
    ) throws(LayoutError) {
        gatherConstraints()
        var stated: [Constraint] = []
        for constraint in constraints {
            try constraint.check()
            stated.append(statement(of: constraint))
        }
        let own: [(unknown: Unknown, constant: Double, priority: LayoutPriority)] = [
            (.left, 0, .required), (.top, 0, .required), (.width, width, horizontally), (.height, height, vertically),
        ]
        for wish in own {
            guard wish.priority.strength.isValid else { throw .invalidSize(of: "the priority of a fitting size") }
            stated.append(
                Constraint(
                    Expression(variable(view, wish.unknown)), .equal, wish.constant, at: wish.priority.strength))
        }
        do throws(SolverError) {
            handles = try solver.add(stated)
        } catch {
            throw describe(error, own.map(\.unknown))
        }
        try followWidths(own.map(\.unknown))
    }

    /// Heights of text for the widths found.
    private mutating func followWidths(_ own: [Unknown]) throws(LayoutError) {
        var changes: [(ConstraintHandle, Double)] = []
        for (place, constraint) in constraints.enumerated() {
            guard constraint.origin == .content, constraint.first.attribute == .height,
                let text = constraint.first.item?.asView, text.content?.heightFollowsWidth == true,
                let width = value(text, .width), let height = text.intrinsicHeight(forWidth: width)
            else { continue }
            guard height.isFinite else { throw .invalidSize(of: "the content of \(text.label)") }
            changes.append((handles[place], height))
        }
        do throws(SolverError) {
            if !changes.isEmpty { try solver.setConstants(changes) }
        } catch {
            throw describe(error, own)
        }
    }

    /// The active constraints wholly inside the view, each once.
    private mutating func gatherConstraints() {
        // Margins that constraints speak of are guides, made when they are first needed.
        view.forEachItem { item in
            for use in item.uses { use.object.makeMarginsGuides() }
        }
        view.forEachItem { $0.isMarked = true }
        var found: [LayoutConstraint] = []
        view.forEachItem { item in
            for use in item.uses
            where use.object.firstReference === item.reference && !use.object.isLeftOut
                && use.object.mentionsOnly(\.isMarked)
            {
                found.append(use.object)
            }
        }
        view.forEachItem { $0.isMarked = false }
        constraints = found
    }

    private mutating func statement(of constraint: LayoutConstraint) -> Constraint {
        lowering.lower(constraint)
        constraint.shift = lowering.shift
        var expression = Expression()
        for term in lowering.terms { expression.add(term.factor, variable(term.item, term.unknown)) }
        return Constraint(
            expression, constraint.relation, constraint.constant + lowering.shift,
            at: constraint.priority.strength)
    }

    private mutating func variable(_ item: LayoutItem, _ unknown: Unknown) -> Variable {
        let key = ObjectIdentifier(item)
        if let known = unknowns[key]?[unknown] { return known }
        let variable = solver.variable()
        unknowns[key, default: Unknowns()][unknown] = variable
        return variable
    }

    private func describe(_ error: SolverError, _ own: [Unknown]) -> LayoutError {
        switch error {
        case .unsatisfiable(let conflict):
            return .unsatisfiable(
                LayoutConflict(conflict) { origin in
                    var place = 0
                    switch origin {
                    case .present(let handle): place = handles.firstIndex(of: handle) ?? 0
                    case .refused(let index): place = index
                    }
                    if place < constraints.count { return LayoutEngine.Stated(constraint: constraints[place]) }
                    return LayoutEngine.Stated(pin: own[place - constraints.count])
                })
        case .numericalTrouble(let trouble):
            return .numericalTrouble(trouble)
        case .notFinite, .invalidStrength, .unknownVariable, .unknownConstraint, .variableInUse:
            preconditionFailure("what the solver refuses here has been checked before: \(error)")
        }
    }
}
