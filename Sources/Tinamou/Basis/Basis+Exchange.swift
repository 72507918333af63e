// Basis changes: one form enters, one leaves, and a path of the matching is re-pointed.

extension Basis {
    /// Makes `constraint` hold `entering` and lets go of `leaving`.
    ///
    /// Right after `entering` has been expressed, with a share of `leaving` that is not zero: the walk's parents
    /// lead from the variable that `leaving` held or determined back to `entering`, and along that way every row is
    /// handed the next variable. The new basis is regular because the share is not zero. Cost: the length of the
    /// way.
    ///
    /// The sides of the constraints concerned are the caller's, and so is the multiplier of `entering`; that of
    /// `leaving` must have been dropped.
    mutating func exchange(leaving: Form, entering: Form, heldBy constraint: ConstraintIndex) {
        version += 1
        changesSinceRefresh += 1
        counts.basisChanges += 1
        if leaving == entering {
            setActive(entering, constraint)
            return
        }
        var column = leaving.isRow ? rows[leaving.row].mate : leaving.column
        if leaving.isRow { setRow(leaving.row, active: .none, mate: .none) }
        var parent = reach.visits[Int(reach.slots[column])].parent
        while parent >= 0 {
            let above = reach.visits[Int(parent)].column
            let row = columns[above].mate
            setColumn(column, active: .none, mate: row)
            setRow(row, active: rows[row].active, mate: column)
            column = above
            parent = reach.visits[Int(parent)].parent
        }
        if entering.isRow {
            setColumn(column, active: .none, mate: entering.row)
            setRow(entering.row, active: constraint, mate: column)
        } else {
            assert(column == entering.column)
            setColumn(column, active: constraint, mate: .none)
        }
    }

    /// Lets a row with a stay-held variable that is in no other active row determine that variable.
    ///
    /// The case that makes up most of an ordinary build. The stay resists nothing, so that no multiplier changes,
    /// and nothing has to be expressed.
    mutating func match(_ row: RowIndex, with column: ColumnIndex, heldBy constraint: ConstraintIndex) {
        assert(columns[column].active == .stay)
        version += 1
        changesSinceRefresh += 1
        counts.basisChanges += 1
        setColumn(column, active: .none, mate: row)
        setRow(row, active: constraint, mate: column)
    }

    /// Lets a constraint on a stay-held variable alone take the place of the stay.
    mutating func hold(_ column: ColumnIndex, by constraint: ConstraintIndex) {
        assert(columns[column].active == .stay)
        version += 1
        changesSinceRefresh += 1
        counts.basisChanges += 1
        setColumn(column, active: constraint, mate: .none)
    }

    /// Lets a constraint determine a stay-held variable: `match` for a row, `hold` for the variable alone.
    mutating func determine(_ column: ColumnIndex, by constraint: ConstraintIndex) {
        let form = links[constraint].form
        if form.isRow {
            match(form.row, with: column, heldBy: constraint)
        } else {
            hold(column, by: constraint)
        }
    }

    /// Lets a variable stay again that a constraint just made has determined since: takes back `match` or `hold`, and what
    /// followed from them.
    mutating func displace(_ made: Made) {
        let column = made.placed
        if columns[column].mate.exists { setRow(columns[column].mate, active: .none, mate: .none) }
        setColumn(column, active: .stay, mate: .none)
        if values[column] != made.formerValue {
            values[column] = made.formerValue
            if !made.wasChanged {
                assert(changed[changed.count - 1] == column)
                notes[column].isChanged = false
                changed.truncate(to: changed.count - 1)
                changeList += 1
            }
        }
        version -= 1
        changesSinceRefresh -= 1
        counts.basisChanges -= 1
        counts.evaluations -= 1
    }

    /// Lets go of an active row whose multiplier is zero, and holds a variable by a stay in its place. No value
    /// changes.
    ///
    /// Outside loops the variable is the row's mate. In a loop the mate may not be a legal replacement although the
    /// matching looks perfect; then it is the variable that moves fastest with the row.
    mutating func stayInstead(of row: RowIndex) throws(Failure) {
        let form = Form(row)
        let mate = rows[row].mate
        if columns[mate].termCount > 1 {
            sources.append(form)
            walkDownstream()
            sources.removeAll()
            if reach.hasLoop {
                try findRatesInBlocks(source: form)
                let exit = fastestColumn(insteadOf: mate)
                if exit != mate {
                    try express(Form(exit))
                    exchange(leaving: form, entering: Form(exit), heldBy: .stay)
                    return
                }
            }
        }
        version += 1
        changesSinceRefresh += 1
        counts.basisChanges += 1
        setColumn(mate, active: .stay, mate: .none)
        setRow(row, active: .none, mate: .none)
    }

    /// The variable that moves fastest, after `findDirection`; the given one unless it is much slower.
    private mutating func fastestColumn(insteadOf column: ColumnIndex) -> ColumnIndex {
        var best = column
        var bestRate = abs(reach.visits[Int(reach.slots[column])].number)
        let own = bestRate
        for slot in 0..<reach.visits.count where abs(reach.visits[slot].number) > bestRate {
            best = reach.visits[slot].column
            bestRate = abs(reach.visits[slot].number)
        }
        return own >= Tolerances.pivotShare * bestRate ? column : best
    }
}
