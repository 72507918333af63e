// Many constraints at once, so that their order does not matter for the cost.

extension Solver {
    /// Adds many constraints together: all of them, or none. Their order does not matter for the cost.
    ///
    /// - Parameters:
    ///   - constraints: what is to hold, each at its own strength.
    ///   - file: where constraints that do not know it better are written, for reports.
    ///   - line: where constraints that do not know it better are written, for reports.
    /// - Returns: a handle for each, in their order.
    /// - Throws: as ``add(_:at:named:file:line:)``; a conflict names new constraints by their place in the array.
    /// - Complexity: O(terms) for systems that hang together as layouts do, plus the repairs that are needed.
    @discardableResult
    public func add(
        _ constraints: [Constraint], file: StaticString = #fileID, line: UInt = #line
    ) throws(SolverError) -> [ConstraintHandle] {
        let here = SourceLocation(file: file, line: line)
        beginBatch(reserving: constraints.count)
        // Through pointers: a constraint is large, and iterating over an array copies each.
        try constraints.withUnsafeBufferPointer { all throws(SolverError) in
            for index in all.indices { try state(all[index], here) }
        }
        var handles: [ConstraintHandle] = []
        handles.reserveCapacity(constraints.count)
        try finishBatch {
            constraints.map { constraint in
                var constraint = constraint
                constraint.location = constraint.location ?? here
                return constraint
            }
        } taking: { index, handle in
            setName(constraints[index].name, of: ConstraintIndex(raw: handle.index))
            handles.append(handle)
        }
        return handles
    }

    private func state(_ constraint: borrowing Constraint, _ here: SourceLocation) throws(SolverError) {
        let place = constraint.location ?? here
        let (relation, constant, strength) = (constraint.relation, constraint.constant, constraint.strength)
        try constraint.expression.withTerms { terms throws(SolverError) in
            try state(terms, relation, constant, at: strength, place)
        }
    }

    /// Starts a batch, which ``finishBatch(_:taking:)`` carries out. No other call may come in between than those to
    /// ``state(_:_:_:at:_:)`` and `variable()`.
    package func beginBatch(reserving count: Int) {
        simplex.beginTogether()
        simplex.batch.reserve(count)
        simplex.basis.reserveConstraints(count)
    }

    /// Makes the next constraint of a batch: Σ terms ⋈ constant, without an allocation of its own.
    ///
    /// - Throws: ``SolverError/notFinite(_:)``, ``SolverError/invalidStrength(_:)``,
    ///   ``SolverError/unknownVariable(_:)``; the batch is then over, and nothing has been changed.
    package func state(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, at strength: Strength,
        _ place: SourceLocation
    ) throws(SolverError) {
        do throws(SolverError) {
            try check(constant, strength)
            try say(terms)
        } catch {
            cancelBatch()
            throw error
        }
        let saying = Saying(
            relation: relation, constant: constant, level: strength.level, weight: strength.weight,
            line: UInt32(truncatingIfNeeded: place.line), file: labels.number(of: place.file))
        var made = simplex.basis.make(saying)
        simplex.placeForced(&made)
        simplex.batch.append(made)
    }

    /// Takes back what has been made for a batch.
    package func cancelBatch() {
        while !simplex.batch.isEmpty { simplex.basis.unmake(simplex.batch.removeLast()) }
    }

    /// Adds the constraints of a batch: all of them, or none.
    ///
    /// - Parameters:
    ///   - said: the constraints in the caller's words, asked for if the batch is refused or the calls are recorded.
    ///   - take: called with the place of each constraint in the batch and its handle.
    /// - Throws: ``SolverError/unsatisfiable(_:)``, ``SolverError/numericalTrouble(_:)``; the batch is then over, and
    ///   nothing has been changed.
    package func finishBatch(
        _ said: () -> [Constraint], taking take: (Int, ConstraintHandle) -> Void
    ) throws(SolverError) {
        defer { simplex.checkNowAndThen() }
        do throws(Failure) {
            try simplex.finishTogether()
        } catch {
            let refused = said().map { SaidConstraint($0) }
            recorder?.noteRefusal(of: refused, because: error)
            throw describe(error, refused)
        }
        for index in 0..<simplex.batch.count { take(index, handle(of: simplex.batch[index].constraint)) }
        recorder?.noteAdding(
            (0..<simplex.batch.count).map { simplex.batch[$0].constraint }, said().map { SaidConstraint($0) })
        simplex.forgetBatch()
    }
}
