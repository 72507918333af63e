// Removing constraints, and changing their strength: what may leave a multiplier in excess.

extension Core {
    /// Takes a constraint out, and lets what it held go where the others want it.
    ///
    /// - Throws: `.trouble`; the state is then as before.
    mutating func remove(_ constraint: ConstraintIndex) throws(Failure) {
        let form = links[constraint].form
        begin()
        let previous = unchain(constraint)
        do throws(Failure) {
            try withdraw(constraint)
            try runPrimalPhase()
            try settle()
        } catch {
            rollBack()
            rechain(constraint, after: previous)
            throw error
        }
        commit()
        version += 1
        if links[constraint].level >= 0 { levels.disuse(Int(links[constraint].level)) }
        releaseLink(constraint)
        if form.isRow && !rows[form.row].constraints.exists { destroyRow(form.row) }
        clearSpareLevels()
    }

    /// Lets the active forms bear what an unchained constraint has exerted.
    private mutating func withdraw(_ constraint: ConstraintIndex) throws(Failure) {
        let link = links[constraint]
        let form = link.form
        if active(form) != constraint {
            if !link.isRequired { try shed(link.force(at: link.side), from: form) }
            return
        }
        if !form.isRow {
            setActive(form, .stay)
            version += 1
            touched.append(form)
            return
        }
        let place = multiplierPlace(form)
        if place == Multipliers.zero {
            try stayInstead(of: form.row)
            return
        }
        gain.resize(to: multipliers.stride, filler: 0)
        for level in 0..<multipliers.stride { gain[level] = multipliers[place, level] }
        dropMultiplier(form)
        try stayInstead(of: form.row)
        try express(form)
        for index in 0..<support.count { addToMultiplier(support[index].form, support[index].share, times: gain.base) }
    }

    // MARK: Strength

    /// Changes a constraint's strength in place.
    ///
    /// - Throws: `.infeasible`, with the proof in `conflict`, if it becomes required and cannot hold; `.trouble`. The state is
    ///   then as before.
    mutating func setStrength(of constraint: ConstraintIndex, level: Double, weight: Double) throws(Failure) {
        let present = links[constraint]
        let presentLevel = present.isRequired ? 1000 : levels.records[Int(present.level)].strength
        if presentLevel == level && present.weight == Core.finite(weight * abs(present.scale)) { return }
        let claim = level == 1000 ? (rank: Int(Levels.required), isNew: false) : claimLevel(level)
        let old = links[constraint]
        var new = old
        new.level = Int32(claim.rank)
        new.weight = Core.finite(weight * abs(old.scale))
        let oldRecord = old.level < 0 ? nil : levels.records[Int(old.level)]
        let newRecord = new.level < 0 ? nil : levels.records[Int(new.level)]
        if old.level >= 0 { levels.disuse(Int(old.level)) }
        if new.level >= 0 { levels.use(Int(new.level), weight: new.weight) }
        links[constraint].level = new.level
        links[constraint].weight = new.weight
        begin()
        do throws(Failure) {
            try restrain(constraint, old: old, new: new)
            try settle()
        } catch {
            translateConflict()
            rollBack()
            links[constraint].level = old.level
            links[constraint].weight = old.weight
            if let newRecord { levels.restore(newRecord, at: Int(new.level)) }
            if let oldRecord { levels.restore(oldRecord, at: Int(old.level)) }
            if claim.isNew { removeLevel(at: claim.rank) }
            throw error
        }
        commit()
        clearSpareLevels()
    }

    /// Brings multipliers and values in line with a changed strength.
    private mutating func restrain(_ constraint: ConstraintIndex, old: Link, new: Link) throws(Failure) {
        let form = old.form
        if active(form) == constraint {
            touched.append(form)
            try runPrimalPhase()
            return
        }
        // On its harmless side a constraint exerts nothing, whatever its strength.
        if old.isRequired || old.force(on: old.side) == 0 { return }
        let before = old.force(at: old.side)
        let after = new.force(at: new.side)
        let isStronger = new.level < old.level || new.level == old.level && new.weight >= old.weight
        if isStronger {
            // The force may grow from what it is, in the direction in which it pulls.
            _ = try repair(constraint, present: before, push: old.side == .left ? 1 : -1, isCautious: false)
            try propagate()
            try runDualPhase()
        } else {
            try express(form)
            for index in 0..<support.count {
                let share = support[index]
                addToMultiplier(share.form, Force(level: before.level, value: share.share * before.value))
                addToMultiplier(share.form, Force(level: after.level, value: -share.share * after.value))
            }
            try runPrimalPhase()
        }
    }
}
