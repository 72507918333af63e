// Adding many constraints at once, so that their order does not matter for the cost.
//
// With every new constraint on its harmless side all multipliers are right for any basis, so that the basis may be
// chosen freely as long as only stays leave it. It is chosen from the structure alone: variables go where their own
// constraints want them, equations whose other variables are settled determine the last one (at once if they are as it
// comes, else by peeling, as in symbolic triangularization), everything is computed once, and what is then contradicted
// is left to the dual phase.

extension Simplex {
    /// Queues the constraints that have been added or edited and that the values contradict.
    mutating func queueContradicted() {
        for index in 0..<edits.count where basis.isContradicted(edits[index].constraint) {
            basis.enqueue(edits[index].constraint)
        }
        for index in 0..<batch.count where basis.isContradicted(batch[index].constraint) {
            basis.enqueue(batch[index].constraint)
        }
    }

    /// Forgets a batch that stands, and gives back the memory that a large one has taken for itself.
    mutating func forgetBatch() {
        batch.clearOut()
        basis.trail.clearOut()
        basis.sources.clearOut()
        basis.queue.clearOut()
        basis.touched.clearOut()
    }

    /// Translates the conflict of a refused batch.
    mutating func translateBatchConflict() {
        if batch.isEmpty {
            translateConflict()
            return
        }
        var order = Buffer<Int32>(capacity: basis.links.count)
        order.resize(to: basis.links.count, filler: -1)
        for index in 0..<batch.count { order[batch[index].constraint.position] = Int32(index) }
        for index in 0..<conflict.count {
            translateMember(index, newcomer: order[conflict[index].constraint.position])
        }
    }

    /// Moves every variable that is held to where its own constraints want it, without a thought for the rest.
    mutating func placeHeldVariables() throws(Failure) {
        for index in 0..<batch.count {
            let constraint = batch[index].constraint
            let form = basis.links[constraint].form
            if form.isRow || basis.active(form) == .none { continue }
            if basis.active(form) == .stay && basis.links[constraint].relation == .equal {
                try adopt(constraint)
            } else {
                try placeHeld(form)
            }
        }
    }

    /// Brings a new constraint of a batch in at once where it is forced: what is required determines the one variable of it
    /// that nothing has determined yet, and that no other constraint contains. Written in the order in which a person
    /// states a layout, most are; it saves what peeling costs. Whatever comes in another order is left to that.
    mutating func placeForced(_ made: inout Made) {
        let constraint = made.constraint
        let link = basis.links[constraint]
        guard link.relation == .equal, link.isRequired, !link.next.exists else { return }
        let isRow = link.form.isRow
        let column = isRow ? openColumn(of: link.form.row) : link.form.column
        guard column.exists else { return }
        // Nothing else may be concerned: no other row, and no bound.
        let state = basis.columns[column]
        guard state.active == .stay, state.termCount == (isRow ? 1 : 0), !isRow || !state.constraints.exists else {
            return
        }
        let value =
            isRow
            ? basis.demandedValue(of: column, by: link.form.row, bound: link.bound) + 0  // no negative zero
            : link.bound
        guard abs(value) <= .greatestFiniteMagnitude, !basis.isOutOfReach(constraint) else { return }
        made.placed = column
        made.formerValue = basis.values[column]
        made.wasChanged = basis.notes[column].isChanged
        basis.determine(column, by: constraint)
        basis.setValue(column, value)
        basis.counts.evaluations += 1
    }

    /// The one variable of a row that stays where it is; none if there are several, or none.
    private func openColumn(of row: RowIndex) -> ColumnIndex {
        var open = ColumnIndex.none
        var term = basis.rows[row].firstTerm
        for _ in 0..<basis.rows[row].termCount {
            let column = basis.coefficients[term].column
            if basis.columns[column].active == .stay {
                if open.exists { return .none }
                open = column
            }
            term.raw += 1
        }
        return open
    }

    // MARK: Peeling

    /// Lets equations among the new constraints determine variables that nothing holds.
    mutating func peel() {
        var order: [(rank: Int32, index: Int)] = []
        for index in 0..<batch.count {
            let link = basis.links[batch[index].constraint]
            if link.form.isRow && link.relation == .equal && !basis.rows[link.form.row].active.exists {
                order.append((link.level, index))
            }
        }
        if order.isEmpty { return }
        order.sort { $0.rank != $1.rank ? $0.rank < $1.rank : $0.index < $1.index }
        var peeling = Peeling(columnCount: basis.columns.count, rowCount: basis.rows.count)
        for equation in order {
            let row = basis.rows[basis.links[batch[equation.index].constraint].form.row]
            var term = row.firstTerm
            for _ in 0..<row.termCount {
                let column = basis.coefficients[term].column
                if peeling.state[column] == .unseen {
                    let isFree = basis.columns[column].active == .stay && !basis.isInActiveRow(column)
                    peeling.state[column] = isFree ? .undetermined : .settled
                }
                term.raw += 1
            }
        }
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count && order[end].rank == order[start].rank { end += 1 }
            peel(order[start..<end].map { batch[$0.index].constraint }, &peeling)
            start = end
        }
    }

    /// Peels the equations of one level.
    private mutating func peel(_ equations: [ConstraintIndex], _ peeling: inout Peeling) {
        peeling.ready.removeAll()
        for constraint in equations {
            let row = basis.links[constraint].form.row
            if basis.rows[row].active.exists || peeling.constraint[row].exists { continue }
            peeling.constraint[row] = constraint
            peeling.count[row] = countUndetermined(row, peeling)
            if peeling.count[row] == 1 { peeling.ready.append(row) }
        }
        var next = 0
        while true {
            while peeling.readyHead < peeling.ready.count {
                let row = peeling.ready[peeling.readyHead]
                peeling.readyHead += 1
                if peeling.count[row] == 1 && !basis.rows[row].active.exists { determine(row, &peeling) }
            }
            // Nothing is forced any more: the next equation determines its rarest variable, its others stay where
            // they are.
            while next < equations.count
                && (basis.rows[basis.links[equations[next]].form.row].active.exists
                    || peeling.count[basis.links[equations[next]].form.row] < 1)
            {
                next += 1
            }
            if next == equations.count { break }
            determine(basis.links[equations[next]].form.row, &peeling)
        }
        for constraint in equations { peeling.constraint[basis.links[constraint].form.row] = .none }
        peeling.readyHead = 0
    }

    private mutating func countUndetermined(_ row: RowIndex, _ peeling: borrowing Peeling) -> Int32 {
        var count: Int32 = 0
        var term = basis.rows[row].firstTerm
        for _ in 0..<basis.rows[row].termCount {
            if peeling.state[basis.coefficients[term].column] == .undetermined { count += 1 }
            term.raw += 1
        }
        return count
    }

    /// Lets a row determine its undetermined variable with the fewest occurrences, and takes its others as settled.
    private mutating func determine(_ row: RowIndex, _ peeling: inout Peeling) {
        var best = ColumnIndex.none
        var term = basis.rows[row].firstTerm
        for _ in 0..<basis.rows[row].termCount {
            let column = basis.coefficients[term].column
            if peeling.state[column] == .undetermined
                && (!best.exists || basis.columns[column].termCount < basis.columns[best].termCount)
            {
                best = column
            }
            term.raw += 1
        }
        basis.match(row, with: best, heldBy: peeling.constraint[row])
        basis.sources.append(Form(row))
        term = basis.rows[row].firstTerm
        for _ in 0..<basis.rows[row].termCount {
            let column = basis.coefficients[term].column
            if peeling.state[column] == .undetermined { settle(column, &peeling) }
            term.raw += 1
        }
    }

    private mutating func settle(_ column: ColumnIndex, _ peeling: inout Peeling) {
        peeling.state[column] = .settled
        var term = basis.columns[column].firstTerm
        while term.exists {
            let row = basis.coefficients[term].row
            if peeling.constraint[row].exists {
                peeling.count[row] -= 1
                if peeling.count[row] == 1 { peeling.ready.append(row) }
            }
            term = basis.coefficients[term].next
        }
    }
}

/// Scratch space of a batch.
private struct Peeling: ~Copyable {
    enum State: UInt8 {
        /// Not looked at yet, or in none of the equations.
        case unseen
        /// May still be given to an equation.
        case undetermined
        /// Held, determined, or taken to stay where it is.
        case settled
    }

    var state: Table<ColumnIndex, State>
    /// The equation on each row that is being peeled.
    var constraint: Table<RowIndex, ConstraintIndex>
    /// How many undetermined variables it has.
    var count: Table<RowIndex, Int32>
    /// Rows that have had one undetermined variable left.
    var ready: Buffer<RowIndex>
    var readyHead = 0

    init(columnCount: Int, rowCount: Int) {
        state = Table(capacity: columnCount)
        state.resize(to: columnCount, filler: .unseen)
        constraint = Table(capacity: rowCount)
        constraint.resize(to: rowCount, filler: .none)
        count = Table(capacity: rowCount)
        count.resize(to: rowCount, filler: 0)
        ready = Buffer()
    }
}
