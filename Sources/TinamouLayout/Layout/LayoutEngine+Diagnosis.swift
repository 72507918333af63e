// Why frames are what they are, and what leaves them room.

import Tinamou

extension LayoutEngine {
    /// What the constraints of the last pass leave open, for every item of the tree but the root, outer ones first: at
    /// most one finding for each item and axis.
    ///
    /// An item that no constraint mentions along an axis has no place there; a guide of the layer's own is left out.
    ///
    /// - Throws: ``LayoutError/numericalTrouble(_:)``.
    /// - Complexity: as `Solver.ambiguities()`, and O(problem) if something is open.
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
        handOutFrames()
    }

    /// How far an open number is moved, in points.
    private static var exercise: Double { 16 }

    /// A strength below everything that means something.
    private static var weakest: Double { 1e-6 }

    // MARK: Finding

    private func ambiguities(of items: [LayoutItem]) throws(LayoutError) -> [LayoutAmbiguity] {
        do throws(SolverError) {
            var causes: [Variable: Ambiguity.Cause] = [:]
            for ambiguity in try solver.ambiguities() { causes[ambiguity.variable] = ambiguity.cause }
            var open: [(item: LayoutItem, axis: LayoutAxis, kind: LayoutAmbiguity.Kind)] = []
            for item in items {
                for axis in LayoutAxis.allCases {
                    if let kind = kind(of: item, axis, causes) { open.append((item, axis, kind)) }
                }
            }
            let pinned = try pinnedEdges(open.filter { $0.kind == .positionAndExtent }.map { ($0.item, $0.axis) })
            var next = 0
            return open.map { item, axis, kind in
                var kind = kind
                if kind == .positionAndExtent {
                    if let edge = pinned[next] { kind = .extentFrom(edge) }
                    next += 1
                }
                let (origin, extent) = (Unknown.along(axis)[0], Unknown.along(axis)[1])
                return LayoutAmbiguity(
                    item: item, axis: axis, kind: kind,
                    cause: cause(item, kind == .position ? [origin] : [origin, extent], causes))
            }
        } catch {
            throw describe(error)
        }
    }

    /// What is open about an item along an axis, as far as its variables tell; `nil` for nothing.
    private func kind(
        of item: LayoutItem, _ axis: LayoutAxis, _ causes: [Variable: Ambiguity.Cause]
    ) -> LayoutAmbiguity.Kind? {
        let (origin, extent) = (Unknown.along(axis)[0], Unknown.along(axis)[1])
        let isOpen = { (unknown: Unknown) in item.unknowns[unknown].map { causes[$0] != nil } ?? true }
        switch (isOpen(origin), isOpen(extent)) {
        case (false, false): return nil
        case (true, false): return .position
        case (false, true): return .extentFrom(origin.attribute)
        case (true, true): return .positionAndExtent
        }
    }

    /// For each of several items of which the origin and the extent are open along an axis: the far edge or the centre, if that
    /// is determined all the same.
    private func pinnedEdges(_ items: [(item: LayoutItem, axis: LayoutAxis)]) throws(SolverError) -> [LayoutAttribute?]
    {
        // A variable that is an edge is open exactly if the edge is. All of them are asked for at once.
        var places: [(edge: Variable, centre: Variable)?] = []
        let probe = items.isEmpty ? nil : solver.copy()
        for (item, axis) in items {
            let unknowns = Unknown.along(axis)
            guard let probe, let origin = item.unknowns[unknowns[0]], let extent = item.unknowns[unknowns[1]] else {
                places.append(nil)
                continue
            }
            let edge = probe.variable(), centre = probe.variable()
            try probe.add(edge == origin + extent)
            try probe.add(centre == origin + 0.5 * extent)
            places.append((edge, centre))
        }
        let open = Set(try probe?.ambiguities().map(\.variable) ?? [])
        return zip(places, items).map { place, item in
            guard let place else { return nil }
            let isHorizontal = item.axis == .horizontal
            if !open.contains(place.edge) { return isHorizontal ? .right : .bottom }
            if !open.contains(place.centre) { return isHorizontal ? .centerX : .centerY }
            return nil
        }
    }

    private func cause(
        _ item: LayoutItem, _ unknowns: [Unknown], _ causes: [Variable: Ambiguity.Cause]
    ) -> LayoutAmbiguity.Cause {
        for unknown in unknowns {
            guard let variable = item.unknowns[unknown], let cause = causes[variable] else { continue }
            switch cause {
            case .tied(let handle):
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
