// Why frames are what they are, and what leaves them room.

import Tinamou

extension LayoutEngine {
    /// What the constraints of the last pass leave open, for every item of the tree but the root, outer ones first: at
    /// most one finding for each item and axis.
    ///
    /// An item that no constraint mentions along an axis has no place there; a guide of the layer's own is left out.
    ///
    /// - Throws: ``LayoutError/numericalTrouble(_:)``.
    /// - Complexity: as twice `Solver.ambiguities()`, and O(problem) if something is open.
    public func ambiguities() throws(LayoutError) -> [LayoutAmbiguity] {
        var items: [LayoutItem] = []
        root.forEachItem { item in
            let isContent = item.container?.contentArea === item
            if item !== root && (isContent || (item as? LayoutGuide)?.isOfLayer != true) { items.append(item) }
        }
        return try ambiguities(of: items)
    }

    /// What the constraints of the last pass leave open about one item.
    ///
    /// - Throws: ``LayoutError/numericalTrouble(_:)``.
    /// - Complexity: as ``ambiguities()``.
    public func ambiguities(of item: LayoutItem) throws(LayoutError) -> [LayoutAmbiguity] {
        item.engine === self && item !== root ? try ambiguities(of: [item]) : []
    }

    /// The constraints that determine an item along an axis: those from which its place and extent follow, through
    /// others if need be; in the order of their activation.
    ///
    /// Those that the layer states itself, for contents, guides and stacks, are among them.
    ///
    /// - Throws: ``LayoutError/numericalTrouble(_:)``.
    /// - Complexity: O(terms of the constraints on which the item depends).
    public func constraints(affecting item: LayoutItem, along axis: LayoutAxis) throws(LayoutError)
        -> [LayoutConstraint]
    {
        guard item.engine === self else { return [] }
        var found: [ConstraintHandle] = []
        do throws(SolverError) {
            for unknown in Unknown.along(axis) {
                guard let variable = item.unknowns[unknown] else { continue }
                for handle in try solver.constraints(determining: variable) where !found.contains(handle) {
                    found.append(handle)
                }
            }
        } catch {
            throw describe(error)
        }
        return found.compactMap { statements[Int($0.index)].constraint }.sorted { $0.activation < $1.activation }
    }

    /// Moves an item whose place or size is open to another that the constraints allow as well, so that one sees what is
    /// missing. Called again, it moves back. Nothing happens where nothing is open.
    ///
    /// - Throws: ``LayoutError/numericalTrouble(_:)``.
    public func exerciseAmbiguity(of item: LayoutItem) throws(LayoutError) {
        guard item.engine === self, item !== root else { return }
        do throws(SolverError) {
            let open = Set(try solver.ambiguities().map(\.variable))
            let step = item.isExercised ? -LayoutEngine.exercise : LayoutEngine.exercise
            for unknown in Unknown.allCases {
                guard let variable = item.unknowns[unknown] else {
                    move(item, unknown, by: step)
                    continue
                }
                if !open.contains(variable) { continue }
                try solver.edit(variable, at: Strength(LayoutEngine.weakest))
                try solver.suggest(variable, solver[variable] + step)
                try solver.endEdit(variable)
            }
        } catch {
            throw describe(error)
        }
        item.isExercised.toggle()
        try bringUpToDate()
        var check = ExtentCheck()
        while !shrunk.isEmpty, keepExtents(&check) { try bringUpToDate() }
        handOutFrames()
        former.removeAll(keepingCapacity: true)  // not for a pass that is refused later to take back
    }

    /// How far an open number is moved, in points.
    private static var exercise: Double { 16 }

    /// A strength below everything that means something.
    private static var weakest: Double { 1e-6 }

    // MARK: Finding

    private func ambiguities(of items: [LayoutItem]) throws(LayoutError) -> [LayoutAmbiguity] {
        do throws(SolverError) {
            let (found, questioned) = try openVariables()
            let causes = Dictionary(uniqueKeysWithValues: found.map { ($0.variable, $0.cause) })
            var open: [OpenItem] = []
            for item in items {
                for axis in LayoutAxis.allCases {
                    let isOpen = Unknown.along(axis).map { unknown in
                        item.unknowns[unknown].map { causes[$0] != nil } ?? true
                    }
                    if isOpen != [false, false] {
                        open.append(OpenItem(item: item, axis: axis, origin: isOpen[0], extent: isOpen[1]))
                    }
                }
            }
            try findPinnedEdges(&open, questioned)
            var told: [LayoutAmbiguity] = []
            var rivals: [ObjectIdentifier: LayoutConstraint?] = [:]
            for item in open { told.append(try ambiguity(item, causes, &rivals)) }
            return told
        } catch {
            throw describe(error)
        }
    }

    /// What is open if no extent may be below 0, and the solver that has said so: a copy in which that is stated where
    /// extents are 0 and could be less, as it is not where it has not been needed.
    private func openVariables() throws(SolverError) -> ([Ambiguity], Solver) {
        let found = try solver.ambiguities()
        let least = found.lazy.map(\.variable).filter { variable in
            guard let owner = self.owners[Int(variable.index)], let view = owner.item.asView else { return false }
            return (owner.unknown == .width || owner.unknown == .height) && !view.keepsExtent(owner.unknown)
                && self.solver[variable] < -LayoutEngine.leastExtent
        }
        if least.isEmpty { return (found, solver) }
        let questioned = solver.copy()
        for variable in least { try questioned.add(variable >= 0) }
        return (try questioned.ambiguities(), questioned)
    }

    /// What is open of an item along an axis.
    private struct OpenItem {
        var item: LayoutItem
        var axis: LayoutAxis
        var origin: Bool
        var extent: Bool
        /// The far edge or the centre, if that is determined although the origin and the extent are not.
        var pinnedEdge: LayoutAttribute?
    }

    private func ambiguity(
        _ open: OpenItem, _ causes: [Variable: Ambiguity.Cause], _ rivals: inout [ObjectIdentifier: LayoutConstraint?]
    ) throws(SolverError) -> LayoutAmbiguity {
        let (origin, extent) = (Unknown.along(open.axis)[0], Unknown.along(open.axis)[1])
        let kind: LayoutAmbiguity.Kind =
            if !open.extent {
                .position
            } else if !open.origin {
                .extentFrom(origin.attribute)
            } else {
                open.pinnedEdge.map { .extentFrom($0) } ?? .positionAndExtent
            }
        let cause = cause(open.item, kind == .position ? [origin] : [origin, extent], causes)
        var rival: LayoutConstraint?
        if case .tied(let constraint) = cause {
            if let known = rivals[constraint.id] {
                rival = known
            } else {
                rival = try self.rival(of: constraint, open.axis, causes)
                rivals[constraint.id] = .some(rival)
            }
        }
        return LayoutAmbiguity(item: open.item, axis: open.axis, kind: kind, cause: cause, rival: rival)
    }

    /// Finds which far edges and centres are determined, in a copy of the solver: a variable that is the edge is open
    /// exactly if the edge is. All at once, as each question is about the whole problem.
    private func findPinnedEdges(_ open: inout [OpenItem], _ questioned: Solver) throws(SolverError) {
        var probe: Solver?
        var asked: [(place: Int, edge: LayoutAttribute, variable: Variable)] = []
        for (place, one) in open.enumerated() where one.origin && one.extent {
            let unknowns = Unknown.along(one.axis)
            guard let origin = one.item.unknowns[unknowns[0]], let extent = one.item.unknowns[unknowns[1]] else {
                continue
            }
            let solver = probe ?? questioned.copy()
            probe = solver
            let edges: [(LayoutAttribute, Double)] =
                one.axis == .horizontal ? [(.right, 1), (.centerX, 0.5)] : [(.bottom, 1), (.centerY, 0.5)]
            for (edge, share) in edges {
                let variable = solver.variable()
                try solver.add(variable == origin + share * extent)
                asked.append((place, edge, variable))
            }
        }
        guard let probe else { return }
        let loose = Set(try probe.ambiguities().map(\.variable))
        for (place, edge, variable) in asked where open[place].pinnedEdge == nil && !loose.contains(variable) {
            open[place].pinnedEdge = edge
        }
    }

    /// A constraint of the same priority on numbers that are open along the same axis: one that is broken, if there is one.
    private func rival(
        of constraint: LayoutConstraint, _ axis: LayoutAxis, _ causes: [Variable: Ambiguity.Cause]
    ) throws(SolverError) -> LayoutConstraint? {
        var found: LayoutConstraint?
        for variable in causes.keys.sorted(by: { $0.index < $1.index }) {
            guard let owner = owners[Int(variable.index)], Unknown.along(axis).contains(owner.unknown) else { continue }
            let uses = owner.item.uses.map(\.object).sorted { $0.activation < $1.activation }
            for other in uses where other !== constraint && other.priority == constraint.priority {
                guard let handle = other.handle, other.first.attribute.axis == axis else { continue }
                if try solver.violation(of: handle) > 0 { return other }
                found = found ?? other
            }
        }
        return found
    }

    private func cause(
        _ item: LayoutItem, _ unknowns: [Unknown], _ causes: [Variable: Ambiguity.Cause]
    ) -> LayoutAmbiguity.Cause {
        for unknown in unknowns {
            guard let variable = item.unknowns[unknown], let cause = causes[variable] else { continue }
            switch cause {
            case .tied(let handle):
                // What has been stated for the question is none of the tree's.
                guard Int(handle.index) < statements.count else { continue }
                if let constraint = statements[Int(handle.index)].constraint { return .tied(constraint) }
            case .unpinned(let loose):
                if let owner = owners[Int(loose.index)]?.item, owner !== item { return .follows(owner) }
            }
        }
        return .unpinned
    }
}

extension Unknown {
    /// The origin and the extent along an axis.
    static func along(_ axis: LayoutAxis) -> [Unknown] {
        axis == .horizontal ? [.left, .width] : [.top, .height]
    }
}
