// Removing constraints, and changing their strength: what may leave a multiplier in excess.

extension Simplex {
    /// Takes a constraint out, and lets what it held go where the others want it.
    ///
    /// - Throws: `.trouble`; the state is then as before.
    mutating func remove(_ constraint: ConstraintIndex) throws(Failure) {
        let form = basis.links[constraint].form
        begin()
        let previous = basis.unchain(constraint)
        do throws(Failure) {
            try withdraw(constraint)
            try runPrimalPhase()
            try settle()
        } catch {
            rollBack()
            basis.rechain(constraint, after: previous)
            throw error
        }
        commit()
        basis.version += 1
        if basis.links[constraint].level >= 0 { basis.levels.disuse(Int(basis.links[constraint].level)) }
        basis.releaseLink(constraint)
        if form.isRow && !basis.rows[form.row].constraints.exists { basis.destroyRow(form.row) }
        basis.clearSpareLevels()
    }

    /// Lets the active forms bear what an unchained constraint has exerted.
    private mutating func withdraw(_ constraint: ConstraintIndex) throws(Failure) {
        let link = basis.links[constraint]
        let form = link.form
        if basis.active(form) != constraint {
            if !link.isRequired { try basis.shed(link.force(at: link.side), from: form) }
            return
        }
        if !form.isRow {
            basis.setActive(form, .stay)
            basis.version += 1
            basis.touched.append(form)
            return
        }
        let place = basis.multiplierPlace(form)
        if place == Multipliers.zero {
            try basis.stayInstead(of: form.row)
            return
        }
        gain.resize(to: basis.multipliers.stride, filler: .zero)
        for level in 0..<basis.multipliers.stride { gain[level] = basis.multipliers[place, level] }
        basis.dropMultiplier(form)
        try basis.stayInstead(of: form.row)
        try basis.express(form)
        for index in 0..<basis.support.count {
            basis.addToMultiplier(basis.support[index].form, basis.support[index].share, times: gain.base)
        }
    }

    // MARK: Strength

    /// Changes a constraint's strength in place.
    ///
    /// - Throws: `.infeasible`, with the proof in `conflict`, if it becomes required and cannot hold; `.trouble`.
    ///   The state is then as before.
    mutating func setStrength(of constraint: ConstraintIndex, level: Double, weight: Double) throws(Failure) {
        let present = basis.links[constraint]
        let presentLevel = present.isRequired ? 1000 : basis.levels.records[Int(present.level)].strength
        if presentLevel == level && present.weight == Basis.finite(weight * abs(present.scale)) { return }
        let claim = level == 1000 ? (rank: Int(Levels.required), isNew: false) : basis.claimLevel(level)
        let old = basis.links[constraint]
        var new = old
        new.level = Int32(claim.rank)
        new.weight = Basis.finite(weight * abs(old.scale))
        let oldRecord = old.level < 0 ? nil : basis.levels.records[Int(old.level)]
        let newRecord = new.level < 0 ? nil : basis.levels.records[Int(new.level)]
        if old.level >= 0 { basis.levels.disuse(Int(old.level)) }
        if new.level >= 0 { basis.levels.use(Int(new.level), weight: new.weight) }
        basis.links[constraint].level = new.level
        basis.links[constraint].weight = new.weight
        begin()
        basis.version += 1
        do throws(Failure) {
            try restrain(constraint, old: old, new: new)
            try settle()
        } catch {
            translateConflict()
            rollBack()
            basis.links[constraint].level = old.level
            basis.links[constraint].weight = old.weight
            if let newRecord { basis.levels.restore(newRecord, at: Int(new.level)) }
            if let oldRecord { basis.levels.restore(oldRecord, at: Int(old.level)) }
            if claim.isNew { basis.removeLevel(at: claim.rank) }
            throw error
        }
        commit()
        basis.clearSpareLevels()
    }

    /// Brings multipliers and values in line with a changed strength.
    private mutating func restrain(_ constraint: ConstraintIndex, old: Link, new: Link) throws(Failure) {
        let form = old.form
        if basis.active(form) == constraint {
            basis.touched.append(form)
            try runPrimalPhase()
            return
        }
        // On its harmless side a constraint exerts nothing, whatever its strength.
        if old.isRequired || old.force(on: old.side) == 0 { return }
        let before = old.force(at: old.side)
        let isStronger = new.level < old.level || new.level == old.level && new.weight >= old.weight
        if !isStronger {
            try basis.shed(before, from: form)
            try basis.shed(Force(level: new.level, value: -new.force(on: new.side)), from: form)
            try runPrimalPhase()
        } else if isAtBound(constraint) {
            // It pulls where it holds already: as well it may not pull, and others bear what it bore.
            basis.setSide(constraint, new.harmlessSide)
            try basis.shed(before, from: form)
            try runPrimalPhase()
        } else {
            // The force may grow from what it is, in the direction in which it pulls.
            _ = try repair(constraint, present: before, push: old.side == .left ? 1 : -1, isCautious: false)
            try basis.propagate()
            try runDualPhase()
        }
    }

    /// Whether a form is at a constraint's bound, as far as can be told.
    private mutating func isAtBound(_ constraint: ConstraintIndex) -> Bool {
        var link = basis.links[constraint]
        link.side = .none
        let (value, magnitude) = basis.measure(link.form)
        return !basis.contradicts(link, value, magnitude)
    }
}
