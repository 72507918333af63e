// Downstream: from forms that have moved to all variables that depend on them.
//
// A variable that a row determines depends on the row's other variables. The walk goes from the moved forms
// along columns to active rows and on to their mates, depth first (Gilbert and Peierls 1988); its postorder,
// reversed, is an order in which every variable comes after all it depends on, unless the reach
// contains a loop, which `Basis+Loops` then solves as a block. Cost: the coefficients in the columns of the
// variables reached.

extension Basis {
    /// Finds what depends on the forms in `sources`: the variables in `reach.postorder`, the inactive rows in
    /// `reach.rows`.
    mutating func walkDownstream() {
        reach.clear()
        for index in 0..<sources.count {
            let form = sources[index]
            let start = form.isRow ? rows[form.row].mate : form.column
            // A row that is no longer active, or a variable that is no longer held, has been passed on to another
            // source.
            if start.exists && reach.slot(of: start) < 0 { walkDownstream(from: start) }
        }
    }

    private mutating func walkDownstream(from start: ColumnIndex) {
        var slot = reach.discover(start, from: -1, cursor: columns[start].firstTerm)
        while true {
            let term = reach.visits[Int(slot)].cursor
            if !term.exists {
                reach.finish(slot)
                if reach.path.isEmpty { return }
                slot = reach.path.removeLast()
                continue
            }
            reach.visits[Int(slot)].cursor = coefficients[term].next
            let row = coefficients[term].row
            let mate = rows[row].mate
            if !mate.exists {
                reach.touch(row)
                continue
            }
            if mate == reach.visits[Int(slot)].column { continue }  // the row that determines it
            let known = reach.slot(of: mate)
            if known < 0 {
                reach.path.append(slot)
                slot = reach.discover(mate, from: slot, cursor: columns[mate].firstTerm)
            } else if reach.visits[Int(known)].isOpen {
                reach.hasLoop = true
            }
        }
    }

    // MARK: Sources
    //
    // Between two propagations values are up to date but for what depends on the sources.

    /// The variable at which a source's change comes in.
    @inline(__always)
    private func start(of source: Form) -> ColumnIndex {
        source.isRow ? rows[source.row].mate : source.column
    }

    /// Marks the sources from a place on, so that it can be told what depends on them.
    mutating func markSources(from first: Int) {
        for index in first..<sources.count {
            let column = start(of: sources[index])
            if !column.exists || notes[column].isSource { continue }
            notes[column].isSource = true
            marked.append(column)
        }
    }

    /// Empties `sources`.
    mutating func forgetSources() {
        sources.removeAll()
        for index in 0..<marked.count { notes[marked[index]].isSource = false }
        marked.removeAll()
    }

    /// Whether the value of a form that has just been expressed may not be up to date.
    mutating func isLate(_ form: Form) -> Bool {
        if sources.isEmpty { return false }
        if active(form) != .none { return form.isRow || notes[form.column].isSource }
        for slot in 0..<reach.visits.count where notes[reach.visits[slot].column].isSource { return true }
        return false
    }

    /// Notes that a variable has been pushed in this call.
    mutating func notePushed(_ column: ColumnIndex) {
        notes[column].isPushed = true
        pushed.append(column)
    }

    mutating func forgetPushed() {
        for index in 0..<pushed.count { notes[pushed[index]].isPushed = false }
        pushed.removeAll()
    }

    // MARK: Values

    /// Gives the forms in `sources` and everything that depends on them their new values, and queues the constraints
    /// that this contradicts. Empties `sources`.
    ///
    /// - Throws: `.trouble` if a value is beyond what a double can hold.
    mutating func propagate() throws(Failure) {
        if sources.isEmpty { return }
        for index in 0..<sources.count where !sources[index].isRow {
            let column = sources[index].column
            let active = columns[column].active
            if active.exists { try assign(column, links[active].bound) }
        }
        walkDownstream()
        if reach.hasLoop {
            try evaluateBlocks()
        } else {
            var place = reach.postorder.count
            while place > 0 {
                place -= 1
                let column = reach.visits[Int(reach.postorder[place])].column
                if columns[column].mate.exists { try evaluate(column) }
            }
        }
        queueContradicted()
        forgetSources()
    }

    /// Gives a determined variable the value that its row demands, the values of the row's others taken as they are.
    mutating func evaluate(_ column: ColumnIndex) throws(Failure) {
        let mate = columns[column].mate
        counts.evaluations += 1
        try assign(column, demandedValue(of: column, by: mate, bound: links[rows[mate].active].bound))
    }

    /// The value of a variable at which a row that contains it is at a bound.
    mutating func demandedValue(of column: ColumnIndex, by row: RowIndex, bound: Double) -> Double {
        var rest = bound
        var pivot = 1.0
        var term = rows[row].firstTerm
        for _ in 0..<rows[row].termCount {
            let coefficient = coefficients[term]
            if coefficient.column == column {
                pivot = coefficient.value
            } else {
                rest -= coefficient.value * values[coefficient.column]
            }
            term.raw += 1
        }
        return rest / pivot
    }

    /// Sets a value, after checking that it is one.
    @inline(__always)
    mutating func assign(_ column: ColumnIndex, _ value: Double) throws(Failure) {
        guard abs(value) <= .greatestFiniteMagnitude else { throw .trouble(.overflow) }
        setValue(column, value + 0)  // no negative zero
    }

    /// Queues the constraints whose side no longer agrees with the values, after `walkDownstream`.
    private mutating func queueContradicted() {
        for index in 0..<sources.count {
            if sources[index].isRow { queueContradicted(on: sources[index]) }
        }
        for slot in 0..<reach.visits.count {
            let column = reach.visits[slot].column
            if columns[column].constraints.exists { queueContradicted(on: Form(column)) }
        }
        for index in 0..<reach.rows.count {
            queueContradicted(on: Form(reach.rows[index]))
        }
    }

    /// Queues the constraints of a form whose side does not agree with its value.
    mutating func queueContradicted(on form: Form) {
        var constraint = firstConstraint(form)
        guard constraint.exists else { return }
        let (value, magnitude) = measure(form)
        let active = active(form)
        while constraint.exists {
            if constraint != active && contradicts(links[constraint], value, magnitude) { enqueue(constraint) }
            constraint = links[constraint].next
        }
    }

    /// Whether a value is not on the side that a constraint's multiplier counts on.
    @inline(__always)
    func contradicts(_ link: Link, _ value: Double, _ magnitude: Double) -> Bool {
        let tolerance =
            Tolerances.feasibility + Tolerances.relativeFeasibility * (magnitude + abs(link.bound))
        switch link.side {
        case .left: return value > link.bound + tolerance
        case .right: return value < link.bound - tolerance
        case .none: return abs(value - link.bound) > tolerance
        }
    }

    /// Whether a constraint that is not active is contradicted by its form's value.
    ///
    /// The value of an active form is its bound, also while what it determines is still to be computed. A value that is
    /// not up to date otherwise will be looked at again when it is.
    mutating func isContradicted(_ constraint: ConstraintIndex) -> Bool {
        let link = links[constraint]
        let active = active(link.form)
        if active == constraint { return false }
        let (value, magnitude) = measure(link.form)
        return contradicts(link, active.exists ? links[active].bound : value, magnitude)
    }

    @inline(__always)
    mutating func enqueue(_ constraint: ConstraintIndex) {
        if !links[constraint].isQueued {
            links[constraint].isQueued = true
            queue.append(constraint)
        }
    }
}
