// Changing what is there: constants, strengths, suggestions.

extension Solver {
    // MARK: Constants and strengths

    /// Changes the constant of a constraint, whatever its strength: one edit of the right-hand side; nothing is
    /// added or removed.
    ///
    /// - Parameters:
    ///   - handle: the constraint.
    ///   - constant: the new right-hand side, all terms being on the left.
    /// - Throws: ``SolverError/unsatisfiable(_:)`` if a required constraint cannot hold with it;
    ///   ``SolverError/notFinite(_:)``; ``SolverError/unknownConstraint(_:)``;
    ///   ``SolverError/numericalTrouble(_:)``.
    /// - Complexity: O(what depends on the constraint) while the same constraints stay active.
    public func setConstant(of handle: ConstraintHandle, to constant: Double) throws(SolverError) {
        defer { simplex.checkNowAndThen() }
        let constraint = try index(of: handle)
        guard constant.isFinite else { throw .notFinite(.constant) }
        do throws(Failure) {
            try simplex.setConstant(of: constraint, to: constant)
        } catch {
            recorder?.noteConstants([(named(constraint), constant)], refusedBecause: error)
            throw describe(error)
        }
        recorder?.noteConstants([(named(constraint), constant)])
    }

    /// Changes several constants together: all of them, or none. Values are computed once.
    ///
    /// - Parameter changes: the constraints and their new right-hand sides; the last counts if one occurs twice.
    /// - Throws: as ``setConstant(of:to:)``.
    public func setConstants(_ changes: [(ConstraintHandle, Double)]) throws(SolverError) {
        if changes.count == 1 { return try setConstant(of: changes[0].0, to: changes[0].1) }
        defer { simplex.checkNowAndThen() }
        simplex.beginTogether()
        for (handle, constant) in changes {
            guard constant.isFinite else { throw .notFinite(.constant) }
            simplex.pend(try index(of: handle), constant)
        }
        do throws(Failure) {
            try simplex.finishTogether()
        } catch {
            recorder?.noteConstants(
                changes.map { (named(ConstraintIndex(raw: $0.0.index)), $0.1) }, refusedBecause: error)
            throw describe(error)
        }
        recorder?.noteConstants(changes.map { (named(ConstraintIndex(raw: $0.0.index)), $0.1) })
    }

    /// What a trace calls a constraint.
    private func named(_ constraint: ConstraintIndex) -> Recorder.Name {
        editedColumn(constraint).map { .suggestion($0) } ?? .constraint(constraint)
    }

    /// Changes how much a constraint matters, in place; required included.
    ///
    /// - Throws: ``SolverError/unsatisfiable(_:)`` if the constraint becomes required and cannot hold;
    ///   ``SolverError/invalidStrength(_:)``; ``SolverError/unknownConstraint(_:)``;
    ///   ``SolverError/numericalTrouble(_:)``.
    /// - Complexity: as ``add(_:at:named:file:line:)``.
    public func setStrength(of handle: ConstraintHandle, to strength: Strength) throws(SolverError) {
        defer { simplex.checkNowAndThen() }
        let constraint = try index(of: handle)
        guard strength.isValid else { throw .invalidStrength(strength) }
        do throws(Failure) {
            try simplex.setStrength(of: constraint, level: strength.level, weight: strength.weight)
        } catch {
            recorder?.noteStrength(named(constraint), strength, refusedBecause: error)
            throw describe(error)
        }
        recorder?.noteStrength(named(constraint), strength)
    }

    // MARK: Suggestions

    /// Makes a variable one for which values are suggested, at a strength: an equation that holds it at the value
    /// it has. If it is one already, its strength is changed.
    ///
    /// - Returns: the handle of that equation.
    /// - Throws: ``SolverError/unsatisfiable(_:)`` if the suggestion becomes required and cannot hold;
    ///   ``SolverError/invalidStrength(_:)``; ``SolverError/unknownVariable(_:)``;
    ///   ``SolverError/numericalTrouble(_:)``.
    @discardableResult
    public func edit(_ variable: Variable, at strength: Strength = .strong) throws(SolverError) -> ConstraintHandle {
        defer { simplex.checkNowAndThen() }
        let column = try column(of: variable)
        try check(0, strength)
        do throws(Failure) {
            if let known = simplex.basis.editConstraint(of: column) {
                try simplex.setStrength(of: known, level: strength.level, weight: strength.weight)
            } else {
                simplex.beginTogether()
                makeEdit(column, simplex.basis.values[column], strength)
                try simplex.finishTogether()
            }
        } catch {
            recorder?.noteEdit(column, strength, refusedBecause: error)
            throw describe(error, [SaidConstraint(suggestion: (variable, simplex.basis.values[column]))])
        }
        recorder?.noteEdit(column, strength)
        return handle(of: simplex.basis.editConstraint(of: column) ?? .none)
    }

    /// The equation that carries a variable's suggestions; `nil` if none are made. Its constant is the latest
    /// suggestion.
    ///
    /// - Throws: ``SolverError/unknownVariable(_:)``.
    public func suggestion(for variable: Variable) throws(SolverError) -> ConstraintHandle? {
        simplex.basis.editConstraint(of: try column(of: variable)).map(handle(of:))
    }

    private func makeEdit(_ column: ColumnIndex, _ value: Double, _ strength: Strength) {
        let made = simplex.makeEdit(column, value, strength)
        simplex.batch.append(made)
        setName("", of: made.constraint)
    }

    /// Suggests a value for a variable: the variable takes it as far as stronger constraints allow.
    ///
    /// A variable without an ``edit(_:at:)`` becomes one at ``Strength/strong``.
    ///
    /// - Throws: ``SolverError/unsatisfiable(_:)`` if the variable is edited as required and cannot have the value;
    ///   ``SolverError/notFinite(_:)``; ``SolverError/unknownVariable(_:)``; ``SolverError/numericalTrouble(_:)``.
    /// - Complexity: as ``setConstant(of:to:)``.
    public func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {
        if recorder == nil, simplex.suggestDirectly(variable, value) {
            simplex.checkNowAndThen()
        } else {
            try suggestAnew(variable, value)
        }
    }

    /// Suggests a value along a direction that has to be found, or with a record of it.
    @inline(never)
    private func suggestAnew(_ variable: Variable, _ value: Double) throws(SolverError) {
        defer { simplex.checkNowAndThen() }
        let column = try column(of: variable)
        guard value.isFinite else { throw .notFinite(.suggestion(for: variable)) }
        do throws(Failure) {
            if let known = simplex.basis.editConstraint(of: column) {
                try simplex.setConstant(of: known, to: value)
            } else {
                simplex.beginTogether()
                makeEdit(column, value, .strong)
                try simplex.finishTogether()
            }
        } catch {
            recorder?.noteSuggestions([(variable, value)], refusedBecause: error)
            throw describe(error, [SaidConstraint(suggestion: (variable, value))])
        }
        recorder?.noteSuggestions([(variable, value)])
    }

    /// Suggests values for several variables together: all of them, or none. Values are computed once.
    ///
    /// - Parameter suggestions: the variables and their values; the last counts if one occurs twice.
    /// - Throws: as ``suggest(_:_:)``.
    public func suggest(_ suggestions: [(Variable, Double)]) throws(SolverError) {
        if suggestions.count == 1 { return try suggest(suggestions[0].0, suggestions[0].1) }
        defer { simplex.checkNowAndThen() }
        for (variable, value) in suggestions {
            _ = try column(of: variable)
            guard value.isFinite else { throw .notFinite(.suggestion(for: variable)) }
        }
        simplex.beginTogether()
        for (variable, value) in suggestions {
            let column = ColumnIndex(raw: variable.index)
            if let known = simplex.basis.editConstraint(of: column) {
                simplex.pend(known, value)
            } else {
                makeEdit(column, value, .strong)
            }
        }
        do throws(Failure) {
            try simplex.finishTogether()
        } catch {
            recorder?.noteSuggestions(suggestions, refusedBecause: error)
            throw describe(error, newlySuggested(suggestions))
        }
        recorder?.noteSuggestions(suggestions)
    }

    /// The suggestions for which a refused call had made equations, in the order of their making.
    private func newlySuggested(_ suggestions: [(Variable, Double)]) -> [SaidConstraint] {
        var seen: Set<Variable> = []
        return suggestions.compactMap { variable, value in
            let isNew =
                simplex.basis.editConstraint(of: ColumnIndex(raw: variable.index)) == nil
                && seen.insert(variable).inserted
            return isNew ? SaidConstraint(suggestion: (variable, value)) : nil
        }
    }

    /// Stops suggesting values for a variable. It goes where the constraints want it, or stays where it is. Nothing
    /// happens if none were suggested.
    ///
    /// - Throws: ``SolverError/unknownVariable(_:)``; ``SolverError/numericalTrouble(_:)``.
    public func endEdit(_ variable: Variable) throws(SolverError) {
        defer { simplex.checkNowAndThen() }
        let column = try column(of: variable)
        guard let known = simplex.basis.editConstraint(of: column) else { return }
        do throws(Failure) {
            try simplex.remove(known)
        } catch {
            throw describe(error)
        }
        recorder?.noteEndOfEdit(column)
    }
}
