// Questions about a whole range.

extension Solver {
    /// What happens to everything while the constant of a constraint runs over a range, exactly: in straight pieces from
    /// breakpoint to breakpoint. The solver's own state is not changed by the question.
    ///
    /// The run starts as ``setConstant(of:to:)`` would, from the present values. It may go upwards or downwards. A
    /// range that runs into contradicting required constraints ends there; the trajectory carries the
    /// conflict.
    ///
    /// - Parameters:
    ///   - handle: the constraint whose constant runs.
    ///   - start: the first constant.
    ///   - goal: the last constant; may be below `start`.
    ///   - followed: the variables whose paths are kept; `nil` for all.
    /// - Throws: ``SolverError/notFinite(_:)``; ``SolverError/unknownConstraint(_:)``;
    ///   ``SolverError/unknownVariable(_:)``; ``SolverError/numericalTrouble(_:)``.
    /// - Complexity: O(size of the problem), and for each piece a dual step, what depends on the constraint, and what
    ///   ``ambiguities()`` takes.
    public func trajectory(
        of handle: ConstraintHandle, from start: Double, through goal: Double, following followed: [Variable]? = nil
    ) throws(SolverError) -> Trajectory {
        let constraint = try index(of: handle)
        guard start.isFinite, goal.isFinite else { throw .notFinite(.constant) }
        return try copy().run(constraint, start, goal, followed ?? variables)
    }

    /// What happens to everything while the suggestion for a variable runs over a range: as
    /// ``trajectory(of:from:through:following:)-(ConstraintHandle,_,_,_)``. A variable for which no value has been
    /// suggested is suggested one at ``Strength/strong``.
    ///
    /// - Throws: ``SolverError/notFinite(_:)``; ``SolverError/unknownVariable(_:)``;
    ///   ``SolverError/numericalTrouble(_:)``.
    public func trajectory(
        of variable: Variable, from start: Double, through goal: Double, following followed: [Variable]? = nil
    ) throws(SolverError) -> Trajectory {
        guard start.isFinite, goal.isFinite else { throw .notFinite(.suggestion(for: variable)) }
        let twin = copy()
        let known = try suggestion(for: variable)
        if known == nil { try twin.edit(variable) }
        let constraint = twin.simplex.basis.editConstraint(of: ColumnIndex(raw: variable.index)) ?? .none
        return try twin.run(constraint, start, goal, followed ?? variables, isNew: known == nil)
    }

    /// Runs the constant of a constraint over a range, and puts what was found into the caller's words. The solver, a
    /// copy made for this, is of no further use.
    ///
    /// - Parameter isNew: whether the constraint was made for this, so that the caller has no handle to it.
    private func run(
        _ constraint: ConstraintIndex, _ start: Double, _ goal: Double, _ followed: [Variable], isNew: Bool = false
    ) throws(SolverError) -> Trajectory {
        var columns: [ColumnIndex] = []
        for variable in followed { columns.append(try column(of: variable)) }
        let sweep: Sweep
        do throws(Failure) {
            sweep = try simplex.sweep(constraint, from: start, through: goal, following: columns)
        } catch {
            throw describe(error)
        }
        func handles(_ turns: [Turn], _ standings: Standing...) -> [ConstraintHandle] {
            turns.filter { standings.contains($0.standing) && !(isNew && $0.constraint == constraint) }
                .map { handle(of: $0.constraint) }
        }
        let pieces = sweep.starts.indices.map { index in
            Trajectory.Piece(
                start: sweep.starts[index], end: index + 1 < sweep.starts.count ? sweep.starts[index + 1] : sweep.end,
                activated: handles(sweep.turns[index], .active), loosened: handles(sweep.turns[index], .met),
                broken: handles(sweep.turns[index], .brokenBelow, .brokenAbove))
        }
        var paths: [Variable: [Path.Knot]] = [:]
        for (place, variable) in followed.enumerated() {
            paths[variable] = sweep.knots[place].map { Path.Knot(at: $0.at, value: $0.value, slope: $0.slope) }
        }
        return Trajectory(
            start: start, goal: goal, end: sweep.end, pieces: pieces,
            conflict: sweep.isBlocked ? describeConflict() : nil,
            historyDependent: followed.enumerated().filter { sweep.hasRoom[$0.offset] }.map { $0.element }, paths: paths
        )
    }
}
