// The front door of the layout layer. Read next: Items/View (the tree), Constraints/LayoutAnchor (the language),
// Constraints/LayoutConstraint (what is stated). Everything else is the solver's.

import Tinamou

/// Lays out a tree of views: views and constraints in, frames or a contradiction out.
///
/// One solver holds the whole tree. A view has at most four variables in it, its left, top, width and height in the
/// root's coordinates, made when a constraint first needs them; the engine adds no constraint of its own but the
/// root's place and size.
///
/// Changes to the tree and its constraints are gathered and carried out by the next ``layout(in:)``. A constant
/// that changes is one edit of a right-hand side; a pass after it costs what has moved.
public final class LayoutEngine {
    /// The outermost view. The engine keeps the tree alive, not the other way round.
    public let root: View

    /// The solver with the tree's constraints, for whoever wants to ask it more than frames.
    public let solver = Solver()

    // What waits for the next pass.
    private var added: [LayoutConstraint] = []
    private var changed: [LayoutConstraint] = []
    private var removed: [ConstraintHandle] = []
    private var freed: [Variable] = []

    /// The view and the number that each of the solver's variables stands for, by the variable's place.
    private var owners: [Owner?] = []
    /// What each of the solver's constraints stands for, by the constraint's place.
    private var statements: [Stated?] = []
    /// What pins the root's place and size, by unknown, with the number it is pinned to.
    private var pins: [(handle: ConstraintHandle, constant: Double)?] = [nil, nil, nil, nil]
    /// The size to which all of them are pinned; `nil` before the first pass.
    private var pinnedSize: Size?
    /// What the present pass changes, kept for its memory.
    private var constants: [(ConstraintHandle, Double)] = []

    private struct Owner {
        var view: View
        var unknown: Unknown
    }

    private enum Stated {
        case constraint(LayoutConstraint)
        case pin(Unknown)

        var member: LayoutError.Member {
            switch self {
            case .constraint(let constraint): .constraint(LayoutError.Statement(constraint))
            case .pin(let unknown): .root(unknown.attribute)
            }
        }
    }

    /// An engine for the tree of which a view is the root.
    ///
    /// - Precondition: the view has no superview and no other engine.
    public init(root: View) {
        precondition(root.superview == nil && root.engine == nil, "an engine belongs to the root of a tree")
        self.root = root
        root.engine = self
        attach(root)
    }

    deinit {
        root.engine = nil
        root.forEachDescendant { view in
            for constraint in view.constraints where constraint.engine === self {
                constraint.handle = nil
                constraint.engine = nil
            }
        }
        for constraint in added where constraint.engine === self { constraint.engine = nil }
    }

    // MARK: The pass

    /// Carries out all changes since the last pass and gives every view its frame.
    ///
    /// - Parameter size: the root's size, in points; its origin is (0, 0).
    /// - Throws: ``LayoutError``; the frames are then those of the last successful pass, and what could not be
    ///   carried out is tried again in the next.
    /// - Complexity: what the changes cost the solver, and O(views that have moved).
    public func layout(in size: Size) throws(LayoutError) {
        guard size.width.isFinite && size.height.isFinite else { throw .invalidSize(size) }
        try carryOutRemovals()
        try carryOutChanges(size)
        try carryOutAdditions(size)
        solver.forEachChange { variable in
            if let owner = owners[Int(variable.index)] {
                owner.view.frameInRoot[owner.unknown] = solver[variable]
            }
        }
    }

    /// The numbers that the constraints of the last pass leave room: each a view and one of left, top, width and
    /// height.
    ///
    /// Only numbers that a constraint mentions are considered; a view with none has no place at all.
    ///
    /// - Throws: ``LayoutError/numericalTrouble(_:)``.
    public func ambiguities() throws(LayoutError) -> [(view: View, attribute: LayoutAttribute)] {
        do throws(SolverError) {
            return try solver.ambiguities().compactMap { ambiguity in
                owners[Int(ambiguity.variable.index)].map { ($0.view, $0.unknown.attribute) }
            }
        } catch {
            throw describe(error)
        }
    }

    private func carryOutRemovals() throws(LayoutError) {
        do throws(SolverError) {
            while let handle = removed.last {
                try solver.remove(handle)
                removed.removeLast()
            }
            while let variable = freed.last {
                try solver.remove(variable)
                freed.removeLast()
            }
        } catch {
            throw describe(error)
        }
    }

    /// Brings strengths and constants up to date: what becomes weaker first, so that it can make room for the rest.
    private func carryOutChanges(_ size: Size) throws(LayoutError) {
        constants.removeAll(keepingCapacity: true)
        for constraint in changed where constraint.isChanged {
            guard let handle = constraint.handle else { continue }
            try check(constraint)
            constants.append((handle, constraint.constant))
        }
        if size != pinnedSize {
            for unknown in Unknown.allCases {
                if let pin = pins[unknown.rawValue], pin.constant != size[unknown] {
                    constants.append((pin.handle, size[unknown]))
                }
            }
        }
        do throws(SolverError) {
            try setStrengths { $0 != .required }
            if !constants.isEmpty { try solver.setConstants(constants) }
            try setStrengths { $0 == .required }
        } catch {
            throw describe(error)
        }
        for constraint in changed {
            constraint.isChanged = false
            constraint.isPriorityChanged = false
        }
        changed.removeAll(keepingCapacity: true)
        if size != pinnedSize {
            for unknown in Unknown.allCases { pins[unknown.rawValue]?.constant = size[unknown] }
            pinnedSize = size
        }
    }

    private func setStrengths(where isMeant: (LayoutPriority) -> Bool) throws(SolverError) {
        for constraint in changed where constraint.isPriorityChanged && isMeant(constraint.priority) {
            if let handle = constraint.handle { try solver.setStrength(of: handle, to: constraint.priority.strength) }
        }
    }

    private func carryOutAdditions(_ size: Size) throws(LayoutError) {
        if added.isEmpty { return }
        let present = added.filter { $0.engine === self && $0.handle == nil }
        if present.isEmpty {
            forgetAdditions()
            return
        }
        var stated: [Stated] = []
        var constraints: [Constraint] = []
        for constraint in present {
            try check(constraint)
            guard constraint.joinsOnly({ $0.root === root }) else {
                throw .noCommonAncestor(LayoutError.Statement(constraint))
            }
            stated.append(.constraint(constraint))
            constraints.append(statement(of: constraint))
        }
        for unknown in Unknown.allCases where pins[unknown.rawValue] == nil {
            guard let variable = root.unknowns[unknown] else { continue }
            stated.append(.pin(unknown))
            constraints.append(variable == size[unknown])
        }
        let handles: [ConstraintHandle]
        do throws(SolverError) {
            handles = try solver.add(constraints)
        } catch {
            throw describe(error, adding: stated)
        }
        for (statement, handle) in zip(stated, handles) { keep(statement, handle, size) }
        forgetAdditions()
    }

    private func forgetAdditions() {
        for constraint in added { constraint.isPending = false }
        added.removeAll(keepingCapacity: true)
    }

    private func keep(_ stated: Stated, _ handle: ConstraintHandle, _ size: Size) {
        while statements.count <= Int(handle.index) { statements.append(nil) }
        statements[Int(handle.index)] = stated
        switch stated {
        case .constraint(let constraint):
            constraint.handle = handle
            constraint.isPriorityChanged = false
        case .pin(let unknown): pins[unknown.rawValue] = (handle, size[unknown])
        }
    }

    // MARK: Constraints in the solver's words

    /// first − multiplier · second ⋈ constant, each anchor as a sum of its view's unknowns.
    private func statement(of constraint: LayoutConstraint) -> Constraint {
        var expression = Expression()
        add(1, constraint.first, to: &expression)
        if let second = constraint.second { add(-constraint.multiplier, second, to: &expression) }
        var statement = Constraint(
            expression, constraint.relation, constraint.constant, at: constraint.priority.strength)
        statement.location = constraint.location
        return statement
    }

    private func add(_ factor: Double, _ side: LayoutConstraint.Side, to expression: inout Expression) {
        let parts = side.attribute.parts
        if let origin = parts.origin { expression.add(factor, variable(side.item, origin)) }
        if let extent = parts.extent { expression.add(factor * parts.share, variable(side.item, extent)) }
    }

    private func variable(_ view: View, _ unknown: Unknown) -> Variable {
        if let known = view.unknowns[unknown] { return known }
        let variable = solver.variable()
        view.unknowns[unknown] = variable
        while owners.count <= Int(variable.index) { owners.append(nil) }
        owners[Int(variable.index)] = Owner(view: view, unknown: unknown)
        return variable
    }

    private func check(_ constraint: LayoutConstraint) throws(LayoutError) {
        guard constraint.constant.isFinite, constraint.multiplier.isFinite, constraint.priority.strength.isValid else {
            throw .invalidNumber(LayoutError.Statement(constraint))
        }
    }

    /// The layout's own words for what the solver refused. `stated` are the constraints that it was to add.
    private func describe(_ error: SolverError, adding stated: [Stated] = []) -> LayoutError {
        switch error {
        case .unsatisfiable(let conflict):
            return .unsatisfiable(
                conflict.members.compactMap { member in
                    switch member.origin {
                    case .present(let handle): statements[Int(handle.index)]?.member
                    case .refused(let place): stated[place].member
                    }
                })
        case .numericalTrouble(let trouble):
            return .numericalTrouble(trouble)
        case .notFinite, .invalidStrength, .unknownVariable, .unknownConstraint, .variableInUse:
            preconditionFailure("what the solver refuses here has been checked before: \(error)")
        }
    }

    // MARK: What the tree tells

    /// Takes in the active constraints of a view that has come into the tree, and of all inside it.
    func attach(_ view: View) {
        view.forEachDescendant { inner in
            for constraint in inner.constraints { attach(constraint) }
        }
    }

    /// Takes in an active constraint.
    func attach(_ constraint: LayoutConstraint) {
        if constraint.engine === self { return }
        constraint.engine = self
        if constraint.isPending { return }
        constraint.isPending = true
        added.append(constraint)
    }

    /// Lets go of a constraint that has been deactivated, or has left the tree.
    func detach(_ constraint: LayoutConstraint) {
        if let handle = constraint.handle {
            removed.append(handle)
            statements[Int(handle.index)] = nil
        }
        constraint.handle = nil
        constraint.engine = nil
        constraint.isChanged = false
        constraint.isPriorityChanged = false
    }

    /// Lets go of a view that has left the tree, and of all inside it. Their constraints stay active, for another tree.
    func detach(_ view: View) {
        view.forEachDescendant { inner in
            for constraint in inner.constraints where constraint.engine === self { detach(constraint) }
            for unknown in Unknown.allCases {
                guard let variable = inner.unknowns[unknown] else { continue }
                owners[Int(variable.index)] = nil
                freed.append(variable)
            }
            inner.unknowns = Unknowns()
        }
    }

    /// Takes note that a constraint's constant or priority is another.
    func noteChange(of constraint: LayoutConstraint) {
        if constraint.handle == nil || constraint.isChanged { return }
        constraint.isChanged = true
        changed.append(constraint)
    }
}
