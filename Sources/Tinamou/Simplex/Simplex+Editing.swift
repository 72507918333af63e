// Changing constants: one edit of the right-hand side, nothing is added or removed. Together with them, constraints
// may be added, so that several suggestions are one call whether or not their variables have been edited before.

/// A constant that a call changes.
struct Edit: BitwiseCopyable {
    var constraint: ConstraintIndex
    /// The caller's new constant; once carried out, the one before.
    var constant: Double
}

extension Simplex {
    /// Changes one constant, and brings values and multipliers up to date.
    ///
    /// - Throws: as `finishTogether`.
    mutating func setConstant(of constraint: ConstraintIndex, to constant: Double) throws(Failure) {
        if moveDirectly(constraint, to: constant) { return }
        beginTogether()
        pend(constraint, constant)
        try finishTogether()
        considerDirection(constraint)
    }

    /// Starts a call that changes constants with `pend` and adds constraints with `make`, to be carried out by
    /// `finishTogether`.
    mutating func beginTogether() {
        edits.removeAll()
        batch.removeAll()
    }

    /// Plans to change a constant.
    mutating func pend(_ constraint: ConstraintIndex, _ constant: Double) {
        edits.append(Edit(constraint: constraint, constant: constant))
    }

    /// Carries out what has been planned, and brings values and multipliers up to date.
    ///
    /// - Throws: `.infeasible`, with the proof in `conflict`, or `.trouble`; the state is then as before the first
    ///   was made, and `edits` and `batch` are empty.
    mutating func finishTogether() throws(Failure) {
        begin()
        var carriedOut = 0
        do throws(Failure) {
            noteWhetherValuesCanStay()
            while carriedOut < edits.count {
                try carryOut(carriedOut)
                carriedOut += 1
            }
            // Only now: a variable must not be placed against a constant that is about to change.
            for index in 0..<edits.count {
                let form = basis.links[edits[index].constraint].form
                if !form.isRow && basis.active(form) != .none { try placeHeld(form) }
            }
            for index in 0..<batch.count where basis.isOutOfReach(batch[index].constraint) {
                throw Failure.trouble(.overflow)
            }
            if !batch.isEmpty {
                try placeHeldVariables()
                peel()
            }
            try basis.propagate()
            queueContradicted()
            try runDualPhase()
            try settle()
        } catch {
            translateBatchConflict()
            rollBack()
            edits.truncate(to: carriedOut)
            while !edits.isEmpty {
                let edit = edits.removeLast()
                basis.links[edit.constraint].constant = edit.constant
            }
            while !batch.isEmpty { basis.unmake(batch.removeLast()) }
            throw error
        }
        commit()
    }

    /// Finds out whether what is to be required breaks with the present values.
    private mutating func noteWhetherValuesCanStay() {
        for index in 0..<edits.count {
            var link = basis.links[edits[index].constraint]
            link.bound = Basis.bound(edits[index].constant, link.scale)
            noteWhetherValuesCanStay(with: link)
        }
        for index in 0..<batch.count { noteWhetherValuesCanStay(with: basis.links[batch[index].constraint]) }
    }

    private mutating func noteWhetherValuesCanStay(with link: Link) {
        if !link.isRequired || hasLeftForGood { return }
        var link = link
        link.side = link.harmlessSide
        let (value, magnitude) = basis.measure(link.form)
        hasLeftForGood = basis.contradicts(link, value, magnitude)
    }

    /// Changes a constant, and makes the form a source of change if it follows it.
    private mutating func carryOut(_ index: Int) throws(Failure) {
        let constraint = edits[index].constraint
        let constant = edits[index].constant
        let link = basis.links[constraint]
        edits[index].constant = link.constant
        basis.links[constraint].constant = constant
        let bound = Basis.bound(constant, link.scale)
        basis.setBound(constraint, bound)
        if basis.isOutOfReach(constraint) {
            basis.links[constraint].constant = edits[index].constant
            throw .trouble(.overflow)
        }
        let form = link.form
        if basis.active(form) != constraint { return }  // looked at when all values are up to date
        if !form.isRow, let side = basis.looseSide(form), isOn(side, of: bound, basis.values[form.column]) {
            leaveBehind(constraint, side)
        } else {
            basis.sources.append(form)
            if !form.isRow { basis.setValue(form.column, bound) }
        }
    }

    /// Lets a variable that nothing pulls after a constant stay where it is.
    mutating func leaveBehind(_ constraint: ConstraintIndex, _ side: Side) {
        let form = basis.links[constraint].form
        basis.setActive(form, .stay)
        basis.setSide(constraint, side)
        basis.dropMultiplier(form)
        basis.version += 1
    }

    private func isOn(_ side: Side, of bound: Double, _ value: Double) -> Bool {
        side == .left ? value <= bound : value >= bound
    }

    // MARK: Edit variables

    /// Makes the equation that carries a variable's suggestions.
    mutating func makeEdit(
        _ column: ColumnIndex, _ value: Double, _ strength: Strength
    ) -> Made {
        basis.beginSaying(1)
        basis.say(1, column)
        basis.finishSaying()
        let saying = Saying(
            relation: .equal, constant: value, level: strength.level, weight: strength.weight, isEdit: true)
        return basis.make(saying)
    }
}
