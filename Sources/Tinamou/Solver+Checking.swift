// The border: what comes in is checked here, once, and what went wrong inside is put into words.

extension Solver {
    // MARK: Handles

    func handle(of column: ColumnIndex) -> Variable {
        Variable(index: column.raw, stamp: simplex.basis.columnStamps[column])
    }

    func handle(of constraint: ConstraintIndex) -> ConstraintHandle {
        ConstraintHandle(index: constraint.raw, stamp: simplex.basis.links[constraint].stamp)
    }

    @inline(__always)
    func column(of variable: Variable) throws(SolverError) -> ColumnIndex {
        let column = ColumnIndex(raw: variable.index)
        guard column.exists, column.position < simplex.basis.columns.count,
            simplex.basis.columnStamps[column] == variable.stamp
        else {
            throw .unknownVariable(variable)
        }
        return column
    }

    @inline(__always)
    func isLive(_ handle: ConstraintHandle) -> Bool {
        let constraint = ConstraintIndex(raw: handle.index)
        return constraint.exists && constraint.position < simplex.basis.links.count
            && simplex.basis.links[constraint].isLive
            && simplex.basis.links[constraint].stamp == handle.stamp
    }

    @inline(__always)
    func index(of handle: ConstraintHandle) throws(SolverError) -> ConstraintIndex {
        guard isLive(handle) else { throw .unknownConstraint(handle) }
        return ConstraintIndex(raw: handle.index)
    }

    /// The variable whose suggestions a constraint carries, if it does that.
    func editedColumn(_ constraint: ConstraintIndex) -> ColumnIndex? {
        let link = simplex.basis.links[constraint]
        return link.isEdit ? link.form.column : nil
    }

    // MARK: Input

    @inline(__always)
    func check(_ constant: Double, _ strength: Strength) throws(SolverError) {
        guard constant.isFinite else { throw .notFinite(.constant) }
        guard strength.isValid else { throw .invalidStrength(strength) }
    }

    /// Hands terms to the basis, after checking each. Nothing but scratch space has changed if this throws.
    @inline(__always)
    func say(_ terms: UnsafeBufferPointer<Term>) throws(SolverError) {
        let bad = simplex.basis.say(terms)
        if bad >= 0 { throw refusal(of: terms[bad]) }
    }

    private func refusal(of term: Term) -> SolverError {
        do throws(SolverError) {
            _ = try column(of: term.variable)
            return .notFinite(.coefficient(of: term.variable))
        } catch {
            return error
        }
    }

    @inline(__always)
    func setName(_ name: String, of constraint: ConstraintIndex) {
        if !name.isEmpty || labels.hasConstraintNames { labels.setName(name, of: constraint) }
    }

    /// Where a constraint is written, if that is known.
    func location(of constraint: ConstraintIndex) -> SourceLocation? {
        let link = simplex.basis.links[constraint]
        return link.line == 0 ? nil : SourceLocation(file: labels.file(link.file), line: UInt(link.line))
    }

    // MARK: Errors

    /// The error for the caller. `refused` are the constraints that the call would have added.
    func describe(_ failure: Failure, _ refused: [SaidConstraint] = []) -> SolverError {
        switch failure {
        case .trouble(let trouble):
            return .numericalTrouble(trouble)
        case .infeasible:
            return .unsatisfiable(describeConflict(refused))
        }
    }

    /// The conflict that the simplex has left behind.
    func describeConflict(_ refused: [SaidConstraint] = []) -> Conflict {
        var members: [Conflict.Member] = []
        for index in 0..<simplex.conflict.count { members.append(describe(simplex.conflict[index], refused)) }
        return Conflict(members: members)
    }

    /// A member of a conflict in the caller's words and signs: a force on a form is minus a price.
    private func describe(_ member: ConflictMember, _ refused: [SaidConstraint]) -> Conflict.Member {
        if member.newcomer >= 0 {
            let said = refused[Int(member.newcomer)]
            let constraint = Constraint(
                Expression(said.terms), said.relation, said.constant, at: said.strength, named: said.name)
            return Conflict.Member(
                origin: .refused(Int(member.newcomer)), name: said.name, location: said.location,
                constraint: constraint, multiplier: member.multiplier)
        }
        // A refused call may have been about to change the constant, or to make the constraint required.
        var said = constraint(member.constraint)
        said.constant = member.constant
        said.strength = .required
        return Conflict.Member(
            origin: .present(handle(of: member.constraint)), name: said.name,
            location: location(of: member.constraint), constraint: said, multiplier: member.multiplier)
    }

    /// What a constraint says, in the caller's scale; coefficients of one variable are added up.
    func constraint(_ index: ConstraintIndex) -> Constraint {
        let link = simplex.basis.links[index]
        var expression = Expression()
        simplex.basis.forEachTerm(of: link.form) { column, value in
            expression.add(value * link.scale, handle(of: column))
        }
        return Constraint(
            expression, link.scale < 0 ? link.relation.reversed : link.relation, link.constant,
            at: strength(of: link), named: labels.name(of: index))
    }

    /// A constraint's strength, with the caller's weight.
    func strength(of link: Link) -> Strength {
        if link.isRequired { return .required }
        return Strength(simplex.basis.levels.records[Int(link.level)].strength, weight: link.weight / abs(link.scale))
    }
}
