// The primal phase: repairs multipliers that are beyond what their constraints can exert, while the values stay where
// the constraints want them. Removing a constraint, or making it weaker, disturbs nothing else.
//
// A form whose multiplier is in excess wants to move. If its own next breakpoints can bear the excess, it will simply
// go there, whatever that contradicts: this costs no basis change, and the dual phase repairs the
// contradictions afterwards. Only a form that nothing of its own would stop moves as far as the system lets it, past
// breakpoints as long as that gains (the long step), and lets the form that stops it into the basis.

/// A constraint in the way of a moving form.
struct Breakpoint: BitwiseCopyable {
    var distance: Double
    var constraint: ConstraintIndex
    /// How fast the constraint's form moves, never negative.
    var speed: Double
    /// Whether the constraint's form moves up.
    var isRising: Bool
}

extension Simplex {
    /// Repairs the multipliers of the forms in `touched`, then whatever that has contradicted.
    ///
    /// - Throws: `.trouble`. Nothing here can be infeasible.
    mutating func runPrimalPhase() throws(Failure) {
        var steps = 0
        let patience = 4 * (basis.columns.count + basis.rows.count) + 64
        while let form = nextInExcess(isCautious: steps > patience) {
            try move(form, direction: Double(-basis.excess(form)), isCautious: steps > patience)
            steps += 1
            if steps > 64 * patience { throw .trouble(.limit) }
        }
        for place in 0..<basis.touched.count {
            let form = basis.touched[place]
            let excess = basis.active(form) == .none ? 0 : basis.excess(form)
            if excess != 0 && findOwnRest(form, direction: Double(-excess), moves: true) { basis.sources.append(form) }
        }
        try basis.propagate()
        try runDualPhase()
    }

    /// The next form in `touched` whose multiplier is in excess and which no breakpoint of its own would stop: the
    /// first; where the phase takes long, the one with the smallest number (Bland 1977).
    private mutating func nextInExcess(isCautious: Bool) -> Form? {
        var found: Form?
        for place in 0..<basis.touched.count {
            let form = basis.touched[place]
            let excess = basis.active(form) == .none ? 0 : basis.excess(form)
            if excess == 0 || findOwnRest(form, direction: Double(-excess), moves: false) { continue }
            if !isCautious { return form }
            if let smallest = found, smallest.order <= form.order { continue }
            found = form
        }
        return found
    }

    // MARK: What moving a form gains

    /// Sets `gain` to what moving an active form that is in excess gains, per unit of distance.
    private mutating func setGain(_ form: Form, _ direction: Double) {
        let place = basis.multiplierPlace(form)
        gain.resize(to: basis.multipliers.stride, filler: .zero)
        for level in 0..<basis.multipliers.stride {
            gain[level] = place == Multipliers.zero ? .zero : basis.multipliers[place, level].times(-direction)
        }
        let active = basis.active(form)
        if active.exists && !basis.links[active].isRequired {
            let end = basis.links[active].force(at: Side(behind: direction))
            gain[Int(end.level)] = gain[Int(end.level)].adding(
                Amount(direction * end.value), scale: basis.levels.scale(Int(end.level)))
        }
    }

    /// Takes off `gain` what passing a breakpoint costs. Returns whether anything is left.
    private mutating func pass(_ breakpoint: Breakpoint) -> Bool {
        let link = basis.links[breakpoint.constraint]
        if link.isRequired { return false }
        let jump = abs(link.force(on: link.side) - link.force(on: breakpoint.isRising ? .right : .left))
        gain[Int(link.level)] = gain[Int(link.level)].adding(
            Amount(-jump * breakpoint.speed), scale: basis.levels.scale(Int(link.level)))
        for level in 0..<basis.multipliers.stride where gain[level].value != 0 { return gain[level].value > 0 }
        return false
    }

    /// Lists the constraints of a form that lie in its way.
    mutating func listBreakpoints(of form: Form, rate: Double) {
        var constraint = basis.firstConstraint(form)
        if rate == 0 || !constraint.exists { return }
        let active = basis.active(form)
        let position = active.exists ? basis.links[active].bound : basis.measure(form).value
        let facing: Side = rate > 0 ? .left : .right
        while constraint.exists {
            let link = basis.links[constraint]
            if constraint != active && (link.side == facing || link.side == .none) {
                breakpoints.append(
                    Breakpoint(
                        distance: max(0, (link.bound - position) / rate), constraint: constraint, speed: abs(rate),
                        isRising: rate > 0))
            }
            constraint = link.next
        }
    }

    // MARK: Rest on a breakpoint of one's own

    /// Looks for a breakpoint of a form's own that can bear its excess, and moves it there if asked to.
    private mutating func findOwnRest(_ form: Form, direction: Double, moves: Bool) -> Bool {
        breakpoints.removeAll()
        listBreakpoints(of: form, rate: direction)
        if breakpoints.isEmpty { return false }
        sortBreakpoints()
        setGain(form, direction)
        var last = 0
        while last < breakpoints.count && pass(breakpoints[last]) { last += 1 }
        if last == breakpoints.count { return false }
        if moves {
            for index in 0..<last { passOwn(breakpoints[index].constraint, of: form, direction) }
            rest(form, at: breakpoints[last].constraint, direction)
        }
        return true
    }

    /// Lets a form pass a constraint of its own: the form's multiplier takes over the change of force.
    private mutating func passOwn(_ constraint: ConstraintIndex, of form: Form, _ direction: Double) {
        let link = basis.links[constraint]
        let behind = Side(behind: direction)
        basis.addToMultiplier(form, Force(level: link.level, value: link.force(on: link.side) - link.force(on: behind)))
        basis.setSide(constraint, behind)
    }

    /// Moves an active form to another of its constraints.
    private mutating func rest(_ form: Form, at constraint: ConstraintIndex, _ direction: Double) {
        let old = basis.active(form)
        let behind = Side(behind: direction)
        if old.exists {
            if !basis.links[old].isRequired {
                basis.addToMultiplier(
                    form, Force(level: basis.links[old].level, value: -basis.links[old].force(on: behind)))
            }
            basis.setSide(old, behind)
        }
        let link = basis.links[constraint]
        if !link.isRequired { basis.addToMultiplier(form, link.force(at: link.side)) }
        basis.exchange(leaving: form, entering: form, heldBy: constraint)
        basis.touched.append(form)
    }

    // MARK: The primal step

    /// Moves a form in excess as far as that gains, and lets what stops it into the basis.
    private mutating func move(_ form: Form, direction: Double, isCautious: Bool) throws(Failure) {
        basis.counts.primalSteps += 1
        try basis.findDirection(of: form)
        breakpoints.removeAll()
        listBreakpoints(of: form, rate: direction)
        for slot in 0..<basis.reach.visits.count where basis.reach.visits[slot].number != 0 {
            let visited = Form(basis.reach.visits[slot].column)
            if visited != form { listBreakpoints(of: visited, rate: direction * basis.reach.visits[slot].number) }
        }
        for index in 0..<basis.reach.rows.count where basis.rows[basis.reach.rows[index]].constraints.exists {
            listBreakpoints(
                of: Form(basis.reach.rows[index]), rate: direction * basis.rate(of: basis.reach.rows[index]))
        }
        sortBreakpoints(isCautious: isCautious)
        setGain(form, direction)
        var last = 0
        while last < breakpoints.count && pass(breakpoints[last]) { last += 1 }
        if last == breakpoints.count {
            // Nothing stops the form although violations cannot fall for ever: the excess is rounding.
            if basis.changesSinceRefresh == 0 { throw .trouble(.singular) }
            try basis.refreshMultipliers()
            return
        }
        try shedPassed(last)
        let stop = breakpoints[last]
        if basis.links[stop.constraint].form == form {
            rest(form, at: stop.constraint, direction)
            basis.sources.append(form)
        } else {
            try enter(stop, leaving: form, direction)
        }
        try basis.propagate()
    }

    /// Lets the form in whose way `stop` was leave the basis, and `stop` enter.
    private mutating func enter(_ stop: Breakpoint, leaving: Form, _ direction: Double) throws(Failure) {
        let link = basis.links[stop.constraint]
        let push: Double = stop.isRising ? -1 : 1
        try basis.express(link.form)
        var share = 0.0
        for index in 0..<basis.support.count where basis.support[index].form == leaving {
            share = basis.support[index].share
        }
        if share == 0 { throw .trouble(.singular) }
        setGain(leaving, direction)
        for level in 0..<basis.multipliers.stride { gain[level] = gain[level].divided(by: abs(share)) }
        let behind = Side(behind: direction)
        for index in 0..<basis.support.count where basis.support[index].form != leaving {
            basis.addToMultiplier(basis.support[index].form, -push * basis.support[index].share, times: gain.base)
        }
        basis.dropMultiplier(leaving)
        let old = basis.active(leaving)
        if old.exists { basis.setSide(old, behind) }
        let present = link.isRequired ? Force.zero : link.force(at: link.side)
        basis.exchange(leaving: leaving, entering: link.form, heldBy: stop.constraint)
        basis.addToMultiplier(link.form, push, times: gain.base)
        basis.addToMultiplier(link.form, present)
        basis.touched.append(link.form)
        basis.sources.append(link.form)
    }

    /// Turns the first breakpoints to their other side, and lets the active forms bear the change of force.
    private mutating func shedPassed(_ count: Int) throws(Failure) {
        if count == 0 { return }
        for level in 0..<basis.multipliers.stride {
            basis.beginExpressing()
            var isUsed = false
            for index in 0..<count {
                let passed = breakpoints[index]
                let link = basis.links[passed.constraint]
                if link.level != Int32(level) { continue }
                let behind: Side = passed.isRising ? .right : .left
                basis.add(link.form, times: link.force(on: behind) - link.force(on: link.side))
                isUsed = true
            }
            if !isUsed { continue }
            try basis.finishExpressing()
            for index in 0..<basis.support.count {
                let share = basis.support[index]
                basis.addToMultiplier(
                    share.form, Amount(value: -share.share, magnitude: share.magnitude), at: Int32(level))
            }
        }
        for index in 0..<count {
            let passed = breakpoints[index]
            basis.setSide(passed.constraint, passed.isRising ? .right : .left)
        }
    }

    // MARK: Order

    /// Sorts `breakpoints` by distance; where these are equal, the slower first, so that the basis gets the larger
    /// share; then by number, or, where the phase takes long, by number alone. Heapsort, which needs no space.
    private mutating func sortBreakpoints(isCautious: Bool = false) {
        let count = breakpoints.count
        if count < 2 { return }
        for start in (0..<count / 2).reversed() { sinkBreakpoint(start, count, isCautious) }
        for end in (1..<count).reversed() {
            (breakpoints[0], breakpoints[end]) = (breakpoints[end], breakpoints[0])
            sinkBreakpoint(0, end, isCautious)
        }
    }

    private mutating func sinkBreakpoint(_ start: Int, _ end: Int, _ isCautious: Bool) {
        var place = start
        while true {
            var child = 2 * place + 1
            if child >= end { return }
            if child + 1 < end && breakpoints[child].precedes(breakpoints[child + 1], isCautious) { child += 1 }
            if !breakpoints[place].precedes(breakpoints[child], isCautious) { return }
            (breakpoints[place], breakpoints[child]) = (breakpoints[child], breakpoints[place])
            place = child
        }
    }
}

extension Breakpoint {
    fileprivate func precedes(_ other: Breakpoint, _ isCautious: Bool) -> Bool {
        if distance != other.distance { return distance < other.distance }
        if speed != other.speed && !isCautious { return speed < other.speed }
        return constraint.raw < other.constraint.raw
    }
}

extension Side {
    /// The side of a constraint on which a form is after passing it upwards (+1) or downwards (−1).
    init(behind direction: Double) {
        self = direction > 0 ? .right : .left
    }
}
