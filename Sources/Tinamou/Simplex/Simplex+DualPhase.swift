// The dual phase: repairs constraints that the values contradict, while the multipliers stay such as an
// optimum has them. Adding a constraint and changing a constant disturb nothing else, so that this
// phase is nearly all that ever runs.
//
// One step takes one contradicted constraint. A force is put on its form, as large as the active forms and the
// constraint itself can bear; who gives way first decides:
//   - the constraint itself: it is violated from now on, and pulls with all its weight;
//   - an active form that has a further breakpoint near enough: it moves there (a flip), and the force grows on;
//   - another active form: it leaves the basis and the constraint enters it;
//   - nobody, because all concerned are required: the constraints that bear the force contradict each other, and
//     the forces are the proof (Farkas; the set is irreducible because active forms are independent,
//     Gleeson and Ryan 1990).

extension Simplex {
    /// Repairs all queued constraints.
    ///
    /// Values follow late: as long as what has moved is not what the next constraint depends on, repairs go on, and
    /// what depends on all of them is computed once. Many rows that grow independently of each other, with everything
    /// below them to be moved each time, would take time with the square of their number otherwise.
    ///
    /// - Throws: `.infeasible`, with the proof in `conflict`; `.trouble`.
    mutating func runDualPhase() throws(Failure) {
        var steps = 0
        var stalled = 0
        let patience = 4 * (basis.columns.count + basis.rows.count) + 64
        while true {
            guard let constraint = nextContradicted(isCautious: stalled > patience) else {
                if basis.sources.isEmpty { break }
                try basis.propagate()
                continue
            }
            let link = basis.links[constraint]
            try basis.express(link.form)
            if basis.isLate(link.form) {
                try basis.propagate()
                if !basis.isContradicted(constraint) { continue }
                try basis.express(link.form)
            }
            let push: Double = basis.measure(link.form).value < link.bound ? 1 : -1
            let first = basis.sources.count
            let progress = try repair(
                expressed: constraint, present: presentForce(constraint), push: push, isCautious: stalled > patience,
                mayPush: true)
            basis.markSources(from: first)
            stalled = progress ? 0 : stalled + 1
            steps += 1
            if steps > 64 * patience { throw .trouble(.limit) }
        }
        basis.forgetPushed()
    }

    /// The force that a constraint which is not active exerts.
    mutating func presentForce(_ constraint: ConstraintIndex) -> Force {
        let link = basis.links[constraint]
        return link.isRequired ? .zero : link.force(at: link.side)
    }

    /// Takes the next constraint from the queue that is still contradicted: first in, first out; where the phase
    /// has stalled, the smallest number.
    private mutating func nextContradicted(isCautious: Bool) -> ConstraintIndex? {
        if isCautious { bringSmallestForward() }
        while basis.queueHead < basis.queue.count {
            let constraint = basis.queue[basis.queueHead]
            basis.queueHead += 1
            basis.links[constraint].isQueued = false
            if basis.isContradicted(constraint) { return constraint }
        }
        basis.queue.removeAll()
        basis.queueHead = 0
        return nil
    }

    private mutating func bringSmallestForward() {
        var smallest = -1
        for place in basis.queueHead..<basis.queue.count {
            let constraint = basis.queue[place]
            if !basis.isContradicted(constraint) { continue }
            if smallest < 0 || constraint.raw < basis.queue[smallest].raw { smallest = place }
        }
        if smallest >= 0 {
            (basis.queue[basis.queueHead], basis.queue[smallest]) = (
                basis.queue[smallest], basis.queue[basis.queueHead]
            )
        }
    }

    /// Empties the queue, as a refused call must.
    mutating func clearQueue() {
        for place in basis.queueHead..<basis.queue.count { basis.links[basis.queue[place]].isQueued = false }
        basis.queue.removeAll()
        basis.queueHead = 0
    }

    /// Expresses a constraint's form and repairs it.
    mutating func repair(
        _ constraint: ConstraintIndex, present: Force, push: Double, isCautious: Bool
    ) throws(Failure) -> Bool {
        try basis.express(basis.links[constraint].form)
        return try repair(
            expressed: constraint, present: present, push: push, isCautious: isCautious, mayPush: false)
    }

    /// One dual step: makes a contradicted constraint hold, or violated for good. Leaves the forms that have moved in
    /// `sources`.
    ///
    /// - Parameters:
    ///   - constraint: not the active one of its form, which has just been expressed.
    ///   - present: the force it exerts now; what the multipliers count on.
    ///   - push: the direction in which its form has to move: +1 up, −1 down.
    ///   - isCautious: whether cycling has to be excluded.
    ///   - mayPush: whether an inequality may push a variable that nothing holds, and stay out of the basis.
    /// - Returns: whether the step was progress: some force, or a stay fewer.
    private mutating func repair(
        expressed constraint: ConstraintIndex, present: Force, push: Double, isCautious: Bool, mayPush: Bool
    ) throws(Failure) -> Bool {
        let link = basis.links[constraint]
        let form = link.form
        var remaining = max(0, (link.bound - basis.measure(form).value) * push)
        basis.counts.dualSteps += 1

        listCandidates(push: push)
        setOwnLimit(constraint, present: present, push: push)
        while true {
            let first = firstCandidate(isCautious: isCautious)
            if !ratios.ownIsInfinite && (first < 0 || ownComesFirst(first)) {
                setStep(toLimitOf: -1)
                updateMultipliers(leaving: -1)
                basis.setSide(constraint, push > 0 ? .left : .right)
                basis.version += 1
                listFlippedSources()
                return true
            }
            if first < 0 {
                recordConflict(constraint, push)
                throw .infeasible
            }
            let candidate = ratios.candidates[first]
            if mayPush, !isCautious, try pushStay(first, for: link, present, by: push * remaining) { return false }
            if !isCautious {
                let (next, distance) = nextBreakpoint(candidate.form, candidate.direction, except: constraint)
                let moved = abs(candidate.rate) * distance
                if next.exists && moved < remaining * (1 - Tolerances.coincidence) {
                    remaining -= moved
                    flip(first, to: next)
                    continue
                }
            }
            return release(first, for: constraint, present: present, push: push)
        }
    }

    /// Lets an inequality push a variable of its own that only a stay holds, once in a call, as far as it has to.
    ///
    /// The inequality would come in with a multiplier of 0 and give way to a stay at the end of the call. Left out, it
    /// does not make what comes after it depend on what is before it: a row of things that push each other takes
    /// time with their number, not with its square. Only once, because two that push against each other would go on
    /// for ever.
    private mutating func pushStay(
        _ index: Int, for link: Link, _ present: Force, by amount: Double
    ) throws(Failure) -> Bool {
        let form = ratios.candidates[index].form
        guard link.relation != .equal, present.value == 0, !form.isRow, basis.active(form) == .stay,
            !ratios.hasFlips, !basis.notes[form.column].isPushed
        else { return false }
        let slot = basis.reach.slot(of: form.column)  // none if the inequality is on this variable alone
        if slot >= 0 && basis.reach.visits[Int(slot)].parent >= 0 { return false }
        try basis.assign(form.column, basis.values[form.column] + amount / basis.support[index].share)
        basis.sources.append(form)
        basis.notePushed(form.column)
        return true
    }

    /// Ends a dual step in a basis change: a candidate leaves, the constraint enters.
    private mutating func release(
        _ index: Int, for constraint: ConstraintIndex, present: Force, push: Double
    ) -> Bool {
        let entering = basis.links[constraint].form
        let leaving = ratios.candidates[index].form
        let old = basis.active(leaving)
        setStep(toLimitOf: index)
        updateMultipliers(leaving: index)
        basis.dropMultiplier(leaving)
        if old.exists { basis.setSide(old, ratios.candidates[index].direction > 0 ? .right : .left) }
        basis.exchange(leaving: leaving, entering: entering, heldBy: constraint)
        if !ratios.stepIsZero { basis.addToMultiplier(entering, push, times: ratios.step.base) }
        basis.addToMultiplier(entering, present)
        basis.touched.append(entering)
        listFlippedSources()
        basis.sources.append(entering)
        return !ratios.stepIsZero || old == .stay || ratios.hasFlips
    }

    /// Sets the force at which the step ends: a candidate's limit, or, for −1, the constraint's own.
    private mutating func setStep(toLimitOf index: Int) {
        let stride = basis.multipliers.stride
        ratios.step.resize(to: stride, filler: .zero)
        ratios.stepIsZero = true
        for level in 0..<stride {
            let force =
                index < 0
                ? ratios.own[level]
                : ratios.candidates[index].limit == .zero ? .zero : ratios.limits[index * stride + level]
            ratios.step[level] = force
            if force.value != 0 { ratios.stepIsZero = false }
        }
    }

    /// Lets the active forms bear the step's force. `leaving` is the candidate that gives way, or −1.
    private mutating func updateMultipliers(leaving: Int) {
        if ratios.stepIsZero && !ratios.hasFlips { return }
        let stride = basis.multipliers.stride
        for index in 0..<ratios.candidates.count where index != leaving {
            let candidate = ratios.candidates[index]
            if candidate.isFlipped {
                basis.dropMultiplier(candidate.form)
                for level in 0..<stride {
                    let place = index * stride + level
                    ratios.flips[place] = ratios.step[level].adding(
                        ratios.flips[place].times(-1), scale: basis.levels.scale(level))
                }
                basis.addToMultiplier(candidate.form, candidate.entry)
                basis.addToMultiplier(candidate.form, candidate.rate, times: ratios.flips.base + index * stride)
            } else if !ratios.stepIsZero {
                basis.addToMultiplier(candidate.form, candidate.rate, times: ratios.step.base)
            }
        }
    }

    /// Notes the forms that have flipped and still hold as sources of change.
    private mutating func listFlippedSources() {
        if !ratios.hasFlips { return }
        for index in 0..<ratios.candidates.count where ratios.candidates[index].isFlipped {
            let form = ratios.candidates[index].form
            if basis.active(form) != .none { basis.sources.append(form) }
        }
    }

    /// Keeps the proof of a conflict: the constraint and those that block each active form, with their forces.
    private mutating func recordConflict(_ constraint: ConstraintIndex, _ push: Double) {
        conflict.removeAll()
        conflict.append(ConflictMember(constraint: constraint, multiplier: push))
        for index in 0..<ratios.candidates.count {
            let candidate = ratios.candidates[index]
            conflict.append(ConflictMember(constraint: basis.active(candidate.form), multiplier: candidate.rate))
        }
    }
}

/// A constraint in a proof that required constraints contradict each other.
struct ConflictMember: BitwiseCopyable {
    var constraint: ConstraintIndex
    /// The force on the constraint's form; after `translateConflict`, on what the caller wrote.
    var multiplier: Double
    /// The constant with which it contradicts the others, which a refused call may have been about to change; set
    /// by `translateConflict`.
    var constant = 0.0
    /// Which of the refused call's own constraints it is, from 0; −1 for one that was there before.
    var newcomer: Int32 = -1
}
