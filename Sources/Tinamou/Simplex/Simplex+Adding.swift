// Adding constraints, one at a time or many at once.

extension Simplex {
    // MARK: One at a time

    /// Adds the constraint whose terms are in `said`, and brings values and multipliers up to date.
    ///
    /// - Throws: `.infeasible`, with the proof in `conflict`, or `.trouble`; the state is then as before.
    mutating func add(_ saying: Saying) throws(Failure) -> ConstraintIndex {
        let made = basis.make(saying)
        if placeApart(made.constraint) { return made.constraint }
        begin()
        do throws(Failure) {
            try insert(made.constraint)
            try runDualPhase()
            try settle()
        } catch {
            translateConflict(newcomer: made.constraint)
            rollBack()
            basis.unmake(made)
            throw error
        }
        commit()
        return made.constraint
    }

    /// Brings a new constraint in where nothing else is concerned: it asks for nothing, or it can have what it asks for
    /// from a variable that no other constraint contains. The case that makes up most of an ordinary build; nothing
    /// that has been noted on the trail, and nothing to be repaired.
    ///
    /// - Returns: `false` if that is not so; nothing has been changed then.
    private mutating func placeApart(_ constraint: ConstraintIndex) -> Bool {
        let link = basis.links[constraint]
        let form = link.form
        let column: ColumnIndex
        let value: Double
        if form.isRow {
            if link.relation != .equal {
                let (value, magnitude) = basis.measure(form)
                if !basis.contradicts(link, value, magnitude) { return true }
            }
            guard !link.next.exists, let untouched = untouchedColumn(of: form.row) else { return false }
            column = untouched
            value = basis.demandedValue(of: column, by: form.row, bound: link.bound) + 0  // no negative zero
        } else {
            column = form.column
            let present = basis.values[column]
            if link.relation != .equal && !basis.contradicts(link, present, abs(present)) { return true }
            if link.next.exists || basis.columns[column].termCount > 0 { return false }
            value = link.bound
        }
        guard abs(value) <= .greatestFiniteMagnitude, !basis.isOutOfReach(constraint) else { return false }
        if link.relation == .equal { basis.determine(column, by: constraint) }
        basis.setValue(column, value)
        basis.counts.evaluations += 1
        return true
    }

    /// The first variable of a row that is in no other constraint.
    private mutating func untouchedColumn(of row: RowIndex) -> ColumnIndex? {
        var term = basis.rows[row].firstTerm
        for _ in 0..<basis.rows[row].termCount {
            let column = basis.coefficients[term].column
            let state = basis.columns[column]
            if state.termCount == 1 && !state.constraints.exists { return column }
            term.raw += 1
        }
        return nil
    }

    /// Brings a new constraint into the basis where that is easy, or queues it if it is contradicted.
    private mutating func insert(_ constraint: ConstraintIndex) throws(Failure) {
        if basis.isOutOfReach(constraint) { throw .trouble(.overflow) }
        let link = basis.links[constraint]
        let (value, magnitude) = basis.measure(link.form)
        let isContradicted = basis.contradicts(link, value, magnitude)
        if !isContradicted && link.relation != .equal { return }
        hasLeftForGood = isContradicted && link.isRequired
        if !link.form.isRow && basis.columns[link.form.column].active == .stay {
            try adopt(constraint)
            try basis.propagate()
        } else if link.form.isRow, let fresh = freshColumn(of: link.form.row) {
            try begin(link.form.row, with: fresh, constraint)
        } else if isContradicted, link.form.isRow, let own = ownColumn(of: link.form.row) {
            try begin(link.form.row, with: own, constraint)
        } else if isContradicted {
            basis.enqueue(constraint)
        } else {
            try replaceStay(by: constraint)
        }
    }

    /// Lets a constraint on a stay-held variable replace the stay, or, if an inequality, move it.
    mutating func adopt(_ constraint: ConstraintIndex) throws(Failure) {
        let link = basis.links[constraint]
        if link.relation == .equal { basis.hold(link.form.column, by: constraint) }
        try basis.assign(link.form.column, link.bound)
        basis.sources.append(link.form)
        try placeHeld(link.form)
    }

    /// Moves a variable that is held to where its own constraints want it, without a thought for the rest.
    mutating func placeHeld(_ form: Form) throws(Failure) {
        while let contradicted = firstContradicted(on: form) {
            let push: Double = basis.values[form.column] < basis.links[contradicted].bound ? 1 : -1
            _ = try repair(contradicted, present: presentForce(contradicted), push: push, isCautious: false)
            let active = basis.active(form)
            if active.exists { basis.setValue(form.column, basis.links[active].bound) }
        }
    }

    private mutating func firstContradicted(on form: Form) -> ConstraintIndex? {
        let value = basis.values[form.column]
        let active = basis.active(form)
        var constraint = basis.firstConstraint(form)
        while constraint.exists {
            if constraint != active && basis.contradicts(basis.links[constraint], value, abs(value)) {
                return constraint
            }
            constraint = basis.links[constraint].next
        }
        return nil
    }

    /// A stay-held variable of an inactive row that no active row contains: the one with the fewest occurrences,
    /// the earliest of those. Variables with many occurrences are not looked at.
    private mutating func freshColumn(of row: RowIndex) -> ColumnIndex? {
        var best: ColumnIndex?
        var fewest = Simplex.freshLimit + 1
        var term = basis.rows[row].firstTerm
        for _ in 0..<basis.rows[row].termCount {
            let column = basis.coefficients[term].column
            let count = basis.columns[column].termCount
            if basis.columns[column].active == .stay && count < fewest && !basis.isInActiveRow(column) {
                best = column
                fewest = count
            }
            term.raw += 1
        }
        return best
    }

    static var freshLimit: Int32 { 8 }

    /// A stay-held variable of an inactive row on which the row's other variables do not depend: the one with the fewest
    /// occurrences, the earliest of those. Costs a walk over what depends on it, which is about to move.
    private mutating func ownColumn(of row: RowIndex) -> ColumnIndex? {
        var best: ColumnIndex?
        let first = basis.rows[row].firstTerm
        let count = basis.rows[row].termCount
        for place in 0..<count {
            let column = basis.coefficients[TermIndex(raw: first.raw + place)].column
            if basis.columns[column].active != .stay { continue }
            if let known = best, basis.columns[known].termCount <= basis.columns[column].termCount { continue }
            best = column
        }
        guard let best else { return nil }
        basis.sources.append(Form(best))
        basis.walkDownstream()
        basis.sources.removeAll()
        for place in 0..<count {
            let column = basis.coefficients[TermIndex(raw: first.raw + place)].column
            if column != best && basis.reach.slot(of: column) >= 0 { return nil }
        }
        return best
    }

    /// Lets a new row determine a fresh variable; an inequality only moves it, and leaves it to its stay.
    private mutating func begin(
        _ row: RowIndex, with column: ColumnIndex, _ constraint: ConstraintIndex
    ) throws(Failure) {
        if basis.links[constraint].relation == .equal {
            basis.match(row, with: column, heldBy: constraint)
            basis.sources.append(Form(row))
        } else {
            try basis.assign(column, basis.demandedValue(of: column, by: row, bound: basis.links[constraint].bound))
            basis.sources.append(Form(column))
        }
        try basis.propagate()
    }

    /// Lets an equation that holds already replace a stay, if there is one that it can replace; values change by
    /// roundings at most. Otherwise the equation is redundant, and rests until something contradicts it.
    private mutating func replaceStay(by constraint: ConstraintIndex) throws(Failure) {
        let form = basis.links[constraint].form
        if basis.active(form) != .none { return }
        try basis.express(form)
        var best = -1
        for index in 0..<basis.support.count where basis.active(basis.support[index].form) == .stay {
            if best < 0
                || basis.columns[basis.support[index].form.column].termCount
                    < basis.columns[basis.support[best].form.column].termCount
            {
                best = index
            }
        }
        if best < 0 { return }
        basis.exchange(leaving: basis.support[best].form, entering: form, heldBy: constraint)
        if !form.isRow && basis.values[form.column] != basis.links[constraint].bound {
            basis.sources.append(form)
            try basis.propagate()
        }
    }
}
