// Adding constraints, one at a time or many at once.

/// A constraint as it arrives at the core: its terms are in `said`.
struct Saying: BitwiseCopyable {
    var relation: Relation
    var constant: Double
    /// The level: 1000 for required.
    var level: Double
    var weight: Double
    var isEdit = false
}

extension Core {
    // MARK: Gathering the terms

    /// Starts a new list of terms in `said`.
    mutating func beginSaying() {
        said.removeAll()
        reach.clear()
    }

    /// Adds a term to `said`. Coefficients of a variable that occurs before are added up.
    mutating func say(_ coefficient: Double, _ column: ColumnIndex) {
        var slot = reach.slot(of: column)
        if slot < 0 {
            slot = reach.discover(column, from: -1, cursor: .none)
            said.append(SaidTerm(column: column, value: 0, magnitude: 0))
        }
        said[Int(slot)].value += coefficient
        said[Int(slot)].magnitude += abs(coefficient)
    }

    /// Drops the terms that have cancelled out. Afterwards a term's place in `said` is its variable's slot in `reach`.
    mutating func finishSaying() {
        var largest = 0.0
        for index in 0..<said.count { largest = max(largest, abs(said[index].value)) }
        // A coefficient that would vanish beside the largest cannot be told from none.
        let least = largest.isNormal ? largest * 0x1p-1000 : 0
        var kept = 0
        for index in 0..<said.count {
            let term = said[index]
            if abs(term.value) <= max(Tolerances.mergedTerm * term.magnitude, least) { continue }
            said[kept] = term
            kept += 1
        }
        if kept < said.count {
            said.truncate(to: kept)
            reach.clear()
            for index in 0..<kept { _ = reach.discover(said[index].column, from: -1, cursor: .none) }
        }
    }

    // MARK: One at a time

    /// Adds the constraint whose terms are in `said`, and brings values and multipliers up to date.
    ///
    /// - Parameter firstStamp: the stamp of the constraint's handle, if its place has never been used.
    /// - Throws: `.infeasible`, with the proof in `conflict`, or `.trouble`; the state is then as before.
    mutating func add(_ saying: Saying, firstStamp: UInt32) throws(Failure) -> ConstraintIndex {
        let made = make(saying, firstStamp: firstStamp)
        begin()
        do throws(Failure) {
            try insert(made.constraint)
            try runDualPhase()
            try settle()
        } catch {
            translateConflict(newcomer: made.constraint)
            rollBack()
            unmake(made)
            throw error
        }
        commit()
        return made.constraint
    }

    /// Makes the constraint whose terms are in `said`, not active and on its harmless side.
    mutating func make(_ saying: Saying, firstStamp: UInt32) -> Made {
        var rank = Levels.required
        var levelIsNew = false
        var levelRecord = Levels.Record(strength: 0, constraintCount: 0, largestWeight: 0)
        if saying.level != 1000 {
            let claim = claimLevel(saying.level)
            rank = Int32(claim.rank)
            levelIsNew = claim.isNew
            levelRecord = levels.records[claim.rank]
        }
        var row = RowIndex.none
        var rowIsNew = false
        var blockIsNew = false
        var form: Form
        var scale: Double
        if let found = findForm() {
            (form, scale) = found
        } else {
            let new = makeRow()
            (row, rowIsNew, blockIsNew) = (new.row, new.rowIsNew, new.blockIsNew)
            (form, scale) = (Form(new.row), new.scale)
        }
        let relation = scale < 0 ? saying.relation.reversed : saying.relation
        var link = Link(
            bound: Core.bound(saying.constant, scale), constant: saying.constant, scale: scale,
            weight: Core.finite(saying.weight * abs(scale)), form: form, level: rank, relation: relation, side: .none)
        link.side = link.harmlessSide
        link.isEdit = saying.isEdit
        if rank >= 0 { levels.use(Int(rank), weight: link.weight) }
        let (constraint, constraintIsNew) = makeLink(link, firstStamp: firstStamp)
        version += 1
        return Made(
            constraint: constraint, constraintIsNew: constraintIsNew, row: row, rowIsNew: rowIsNew,
            blockIsNew: blockIsNew, levelRecord: levelRecord, levelIsNew: levelIsNew)
    }

    /// Takes back `make`, the last structure made, after the trail has been unwound.
    mutating func unmake(_ made: Made) {
        let rank = links[made.constraint].level
        version -= 1
        undoLink(made.constraint, isNew: made.constraintIsNew)
        if made.row.exists { undoRow(made.row, rowIsNew: made.rowIsNew, blockIsNew: made.blockIsNew) }
        if rank >= 0 {
            levels.restore(made.levelRecord, at: Int(rank))
            if made.levelIsNew { removeLevel(at: Int(rank)) }
        }
    }

    /// A constant in units of a form, finite even if the scale is tiny.
    static func bound(_ constant: Double, _ scale: Double) -> Double {
        let bound = scale == 1 ? constant : constant / scale
        return finite(bound) + 0  // no negative zero
    }

    static func finite(_ value: Double) -> Double {
        min(max(value, -Double.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }

    /// Brings a new constraint into the basis where that is easy, or queues it if it is contradicted.
    private mutating func insert(_ constraint: ConstraintIndex) throws(Failure) {
        let link = links[constraint]
        let (value, magnitude) = measure(link.form)
        let isContradicted = contradicts(link, value, magnitude)
        if !isContradicted && link.relation != .equal { return }
        if !link.form.isRow && columns[link.form.column].active == .stay {
            try adopt(constraint)
            try propagate()
        } else if link.form.isRow, let fresh = freshColumn(of: link.form.row) {
            try begin(link.form.row, with: fresh, constraint)
        } else if isContradicted {
            enqueue(constraint)
        } else {
            try replaceStay(by: constraint)
        }
    }

    /// Lets a constraint on a stay-held variable replace the stay, or, if an inequality, move it.
    mutating func adopt(_ constraint: ConstraintIndex) throws(Failure) {
        let link = links[constraint]
        if link.relation == .equal {
            version += 1
            changesSinceRefresh += 1
            counts.basisChanges += 1
            setActive(link.form, constraint)
        }
        setValue(link.form.column, link.bound)
        sources.append(link.form)
        try placeHeld(link.form)
    }

    /// Moves a variable that is held to where its own constraints want it, without a thought for the rest.
    mutating func placeHeld(_ form: Form) throws(Failure) {
        while let contradicted = firstContradicted(on: form) {
            let push: Double = values[form.column] < links[contradicted].bound ? 1 : -1
            _ = try repair(contradicted, present: presentForce(contradicted), push: push, isCautious: false)
            let active = active(form)
            if active.exists { setValue(form.column, links[active].bound) }
        }
    }

    private func firstContradicted(on form: Form) -> ConstraintIndex? {
        let value = values[form.column]
        let active = active(form)
        var constraint = firstConstraint(form)
        while constraint.exists {
            if constraint != active && contradicts(links[constraint], value, abs(value)) { return constraint }
            constraint = links[constraint].next
        }
        return nil
    }

    /// A stay-held variable of an inactive row that no active row contains: the one with the fewest occurrences, the earliest of
    /// those. Variables with many occurrences are not looked at.
    private func freshColumn(of row: RowIndex) -> ColumnIndex? {
        var best: ColumnIndex?
        var fewest = Core.freshLimit + 1
        var term = rows[row].firstTerm
        for _ in 0..<rows[row].termCount {
            let column = coefficients[term].column
            let count = columns[column].termCount
            if columns[column].active == .stay && count < fewest && !isInActiveRow(column) {
                best = column
                fewest = count
            }
            term.raw += 1
        }
        return best
    }

    static var freshLimit: Int32 { 8 }

    func isInActiveRow(_ column: ColumnIndex) -> Bool {
        var term = columns[column].firstTerm
        while term.exists {
            if rows[coefficients[term].row].mate.exists { return true }
            term = coefficients[term].next
        }
        return false
    }

    /// Lets a new row determine a fresh variable; an inequality only moves it, and leaves it to its stay.
    private mutating func begin(
        _ row: RowIndex, with column: ColumnIndex, _ constraint: ConstraintIndex
    ) throws(Failure) {
        if links[constraint].relation == .equal {
            match(row, with: column, heldBy: constraint)
            sources.append(Form(row))
        } else {
            try assign(column, demandedValue(of: column, by: row, bound: links[constraint].bound))
            sources.append(Form(column))
        }
        try propagate()
    }

    /// Lets an equation that holds already replace a stay, if there is one that it can replace; no value changes. Otherwise the
    /// equation is redundant, and rests until something contradicts it.
    private mutating func replaceStay(by constraint: ConstraintIndex) throws(Failure) {
        let form = links[constraint].form
        if active(form) != .none { return }
        try express(form)
        var best = -1
        for index in 0..<support.count where active(support[index].form) == .stay {
            if best < 0 || columns[support[index].form.column].termCount < columns[support[best].form.column].termCount
            {
                best = index
            }
        }
        if best >= 0 { exchange(leaving: support[best].form, entering: form, heldBy: constraint) }
    }
}
