// The end of a call: what nothing pins keeps the value it has.
//
// Stays are literal. Two things would spoil that. A row that has pushed an unpinned variable and no longer presses
// would drag it back when it retreats: such rows give way to a stay. And a call may pass through values on its way
// to an optimum that it does not need in the end. If the old values are still optimal, all is taken back, so that
// nothing has moved; if not, variables on which no constraint pulls are taken back one by one as far as they can
// go. Where constraints of one level pull against each other with equal weight, the first alone is done: shifting a
// tie from one to another would cost much and mean nothing.

/// A variable that has moved in the present call.
struct Moved: BitwiseCopyable {
    var column: ColumnIndex
    /// Its value before the call.
    var old: Double
}

extension Simplex {
    /// Ends a call: gives stays their due, empties `touched`.
    mutating func settle() throws(Failure) {
        try letLooseRowsGo()
        // Without a step, the constants have moved what hangs on them, and nothing else has moved.
        if basis.counts.dualSteps > saved.counts.dualSteps || basis.counts.primalSteps > saved.counts.primalSteps {
            try goBack()
            try letLooseRowsGo()
        }
        if basis.changesSinceRefresh > refreshInterval * (1 + basis.columns.count / 4096) {
            try basis.refreshMultipliers()
            basis.touched.removeAll()
        }
    }

    /// Lets every row whose multiplier has come to an end of its interval give way to a stay, but for those that some
    /// constraints hold.
    mutating func letLooseRowsGo(except kept: [ConstraintIndex] = []) throws(Failure) {
        for place in 0..<basis.touched.count {
            let form = basis.touched[place]
            guard form.isRow, basis.rows[form.row].active.exists, let side = basis.looseSide(form),
                kept.isEmpty || !kept.contains(basis.rows[form.row].active)
            else { continue }
            basis.setSide(basis.rows[form.row].active, side)  // which exerts just what the multiplier was
            basis.dropMultiplier(form)
            try basis.stayInstead(of: form.row)
        }
        basis.touched.removeAll()
    }

    // MARK: Going back

    /// Moves the variables that are free to move back to where they were before the call: all together if they can
    /// go all the way, else those on which nothing pulls, each by itself as far as it can.
    private mutating func goBack() throws(Failure) {
        collectMoved()
        if moved.isEmpty { return }
        if !hasLeftForGood, try moveBack(0..<moved.count, isAllTheWay: true) { return }
        var tried = 0
        for index in 0..<moved.count where isFreeToGoBack(moved[index]) && isUnpulled(moved[index].column) {
            _ = try moveBack(index..<index + 1, isAllTheWay: false)
            tried += 1
            if tried == Simplex.goBackLimit { return }
        }
    }

    /// How many variables are tried one by one. Each costs a walk over what depends on it.
    static var goBackLimit: Int { 16 }

    /// Finds the variables that have moved and are free to go back, in the order in which they first moved.
    private mutating func collectMoved() {
        moved.removeAll()
        // Marks the variables that have been looked at: the first note of each is its value before the call.
        basis.reach.clear()
        for place in 0..<basis.trail.mark {
            let entry = basis.trail.entries[place]
            if entry.kind != .value { continue }
            let column = ColumnIndex(raw: entry.index)
            if basis.columns[column].mate.exists || basis.reach.slot(of: column) >= 0 { continue }
            _ = basis.reach.discover(column, from: -1, cursor: .none)
            let candidate = Moved(column: column, old: Double(bitPattern: entry.contents))
            if isFreeToGoBack(candidate) { moved.append(candidate) }
        }
    }

    /// Whether a variable is not where it was and what holds it would let it go in that direction.
    private mutating func isFreeToGoBack(_ moved: Moved) -> Bool {
        let value = basis.values[moved.column]
        let active = basis.columns[moved.column].active
        if value == moved.old || active == .none { return false }
        return active == .stay || basis.looseSide(Form(moved.column)) == Side(behind: moved.old - value)
    }

    /// Whether no constraint on a held variable alone pulls at it, the one that holds it included.
    private mutating func isUnpulled(_ column: ColumnIndex) -> Bool {
        if basis.columns[column].multiplier != Multipliers.zero { return false }
        var constraint = basis.columns[column].constraints
        while constraint.exists {
            let link = basis.links[constraint]
            if constraint != basis.columns[column].active && presentForce(constraint).value != 0 { return false }
            constraint = link.next
        }
        return true
    }

    /// Moves some of the variables in `moved` towards where they were, as far as nothing is in the way.
    ///
    /// - Parameter isAllTheWay: whether to move them only if they can go the whole way.
    /// - Returns: whether they have gone the whole way.
    private mutating func moveBack(_ range: Range<Int>, isAllTheWay: Bool) throws(Failure) -> Bool {
        for index in range { basis.sources.append(Form(moved[index].column)) }
        basis.walkDownstream()
        basis.sources.removeAll()
        for index in range {
            let slot = Int(basis.reach.slot(of: moved[index].column))
            basis.reach.visits[slot].number = moved[index].old - basis.values[moved[index].column]
        }
        try basis.findRates(source: nil)
        var share = findRoom()
        if share >= 1 - Tolerances.wholeWay { share = 1 }
        if share == 0 || isAllTheWay && share < 1 { return false }
        for index in range {
            let column = moved[index].column
            if basis.columns[column].active != .stay { letGo(column, towards: moved[index].old) }
            let value = basis.values[column]
            basis.setValue(column, share == 1 ? moved[index].old : value + share * (moved[index].old - value))
            basis.sources.append(Form(column))
        }
        try basis.propagate()
        try runDualPhase()
        return share == 1
    }

    /// Lets a stay take the place of a constraint whose multiplier is at the end of its interval.
    private mutating func letGo(_ column: ColumnIndex, towards target: Double) {
        basis.setSide(basis.columns[column].active, Side(behind: target - basis.values[column]))
        basis.dropMultiplier(Form(column))
        basis.setColumn(column, active: .stay, mate: .none)
        basis.version += 1
    }

    /// How far the present rates lead before something is in the way; at most 1.
    private mutating func findRoom() -> Double {
        breakpoints.removeAll()
        for slot in 0..<basis.reach.visits.count {
            listBreakpoints(of: Form(basis.reach.visits[slot].column), rate: basis.reach.visits[slot].number)
        }
        for index in 0..<basis.reach.rows.count where basis.rows[basis.reach.rows[index]].constraints.exists {
            listBreakpoints(of: Form(basis.reach.rows[index]), rate: basis.rate(of: basis.reach.rows[index]))
        }
        var room = 1.0
        for index in 0..<breakpoints.count { room = min(room, breakpoints[index].distance) }
        return room
    }
}
