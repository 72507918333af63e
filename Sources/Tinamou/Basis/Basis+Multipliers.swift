// Arithmetic on multipliers: vectors with a component for each optional level, compared from the strongest
// level down, each component within its level's tolerance.

extension Basis {
    /// Compares a form's multiplier with a force: −1 below, 0 equal, +1 above.
    mutating func compareMultiplier(_ form: Form, with force: Force) -> Int {
        let place = multiplierPlace(form)
        if place == Multipliers.zero { return force.value == 0 ? 0 : (force.value > 0 ? -1 : 1) }
        for level in 0..<multipliers.stride {
            let other = level == Int(force.level) ? Amount(force.value) : .zero
            let order = multipliers[place, level].compared(to: other, scale: levels.scale(level))
            if order != 0 { return order }
        }
        return 0
    }

    /// Whether a form's multiplier is beyond what its active constraint can exert: +1 above, −1 below, 0 inside.
    mutating func excess(_ form: Form) -> Int {
        let active = active(form)
        if active == .stay { return compareMultiplier(form, with: .zero) }
        let link = links[active]
        if link.isRequired {
            if link.relation == .equal { return 0 }
            let sign = compareMultiplier(form, with: .zero)
            return (link.relation == .greaterOrEqual ? sign < 0 : sign > 0) ? sign : 0
        }
        if compareMultiplier(form, with: link.force(at: .left)) > 0 { return 1 }
        if compareMultiplier(form, with: link.force(at: .right)) < 0 { return -1 }
        return 0
    }

    /// The side to which an active constraint may let its form go at no cost, because its multiplier is at that end
    /// of its interval; `nil` if it is strictly inside.
    mutating func looseSide(_ form: Form) -> Side? {
        let link = links[active(form)]
        if link.isRequired {
            if link.relation == .equal || compareMultiplier(form, with: .zero) != 0 { return nil }
            return link.harmlessSide
        }
        if compareMultiplier(form, with: link.force(at: .right)) == 0 { return .right }
        if compareMultiplier(form, with: link.force(at: .left)) == 0 { return .left }
        return nil
    }

    /// Adds a multiple of a vector to a form's multiplier. The vector has a component for each level and lies in
    /// scratch space, which is not moved meanwhile.
    ///
    /// A multiplier that is 0 gives its place back.
    mutating func addToMultiplier(_ form: Form, _ factor: Double, times vector: UnsafeMutablePointer<Amount>) {
        var level = 0
        while level < multipliers.stride && vector[level].value == 0 { level += 1 }
        if level == multipliers.stride {
            touched.append(form)
            return
        }
        let place = claimMultiplier(form)
        for level in 0..<multipliers.stride where vector[level].value != 0 {
            setComponent(
                place, level, multipliers[place, level].adding(vector[level].times(factor), scale: levels.scale(level)))
        }
        settleMultiplier(form, place)
    }

    /// Adds a force to a form's multiplier.
    mutating func addToMultiplier(_ form: Form, _ force: Force) {
        addToMultiplier(form, Amount(force.value), at: force.level)
    }

    /// Adds to a form's multiplier at a level.
    mutating func addToMultiplier(_ form: Form, _ amount: Amount, at level: Int32) {
        if amount.value == 0 { return }
        let place = claimMultiplier(form)
        setComponent(place, Int(level), multipliers[place, Int(level)].adding(amount, scale: levels.scale(Int(level))))
        settleMultiplier(form, place)
    }

    /// Drops a form's multiplier if it has become 0, and notes that it has changed.
    private mutating func settleMultiplier(_ form: Form, _ place: Int32) {
        var level = 0
        while level < multipliers.stride && multipliers[place, level].value == 0 { level += 1 }
        if level == multipliers.stride { dropMultiplier(form) }
        touched.append(form)
    }

    /// Takes a force off a form and lets the active forms bear it: each multiplier changes by its share.
    mutating func shed(_ force: Force, from form: Form) throws(Failure) {
        if force.value == 0 { return }
        try express(form)
        for index in 0..<support.count {
            addToMultiplier(support[index].form, Force(level: force.level, value: support[index].share * force.value))
        }
    }

    /// Computes all multipliers afresh from the forces of the constraints that are not active.
    ///
    /// They are kept up to date by adding, so that rounding could gather in them over a very long time.
    mutating func refreshMultipliers() throws(Failure) {
        for position in 0..<columns.count { dropMultiplier(Form(ColumnIndex(position: position))) }
        for position in 0..<rows.count { dropMultiplier(Form(RowIndex(position: position))) }
        for level in 0..<levels.count {
            beginExpressing()
            for position in 0..<links.count {
                let link = links[ConstraintIndex(position: position)]
                guard link.isLive && link.level == Int32(level) && active(link.form).raw != Int32(position) else {
                    continue
                }
                let force = link.force(on: link.side)
                if force != 0 { add(link.form, times: force) }
            }
            try finishExpressing()
            for index in 0..<support.count {
                let share = support[index]
                addToMultiplier(
                    share.form, Amount(value: -share.share, magnitude: share.magnitude), at: Int32(level))
            }
        }
        changesSinceRefresh = 0
        counts.refreshes += 1
    }
}
