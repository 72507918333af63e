// What every call has in common: it either stands as a whole or has not been.

extension Simplex {
    /// Starts a call that may be refused.
    mutating func begin() {
        basis.trail.open()
        hasLeftForGood = false
        saved = Saved(
            version: basis.version, epoch: basis.epoch, changesSinceRefresh: basis.changesSinceRefresh,
            changedCount: basis.changed.count,
            counts: basis.counts)
        basis.epoch += 1
    }

    /// Lets the call stand.
    mutating func commit() {
        basis.closeTrail()
    }

    /// Takes back everything since `begin`.
    mutating func rollBack() {
        basis.unwind()
        basis.trail.close()
        clearQueue()
        basis.forgetSources()
        basis.forgetPushed()
        basis.touched.removeAll()
        for place in saved.changedCount..<basis.changed.count { basis.notes[basis.changed[place]].isChanged = false }
        basis.changed.truncate(to: saved.changedCount)
        basis.changeList += 1
        basis.version = saved.version
        basis.epoch = saved.epoch
        basis.changesSinceRefresh = saved.changesSinceRefresh
        basis.counts = saved.counts
    }

    /// Puts a conflict into the caller's words while the state is still that of the refused call: the multipliers
    /// in the caller's scale, the constants, and the constraint that the call has made, which is about to lose its
    /// number.
    mutating func translateConflict(newcomer: ConstraintIndex = .none) {
        for index in 0..<conflict.count {
            translateMember(index, newcomer: conflict[index].constraint == newcomer ? 0 : -1)
        }
    }

    mutating func translateMember(_ index: Int, newcomer: Int32) {
        let link = basis.links[conflict[index].constraint]
        conflict[index].newcomer = newcomer
        conflict[index].constant = link.constant
        conflict[index].multiplier /= link.scale
    }

    /// Tests the invariants in debug builds: after every call while the system is small, else so often that it
    /// costs a constant factor.
    mutating func checkNowAndThen() {
        #if DEBUG
            checkCredit += 64
            let cost =
                basis.columns.count * (1 + basis.multipliers.stride) + basis.rows.count + basis.coefficients.count
                + basis.links.count
            if checkCredit < cost { return }
            checkCredit = 0
            basis.checkInvariants()
        #endif
    }
}

/// What a call does not note on the trail.
struct Saved: BitwiseCopyable {
    var version = 0
    var epoch = 0
    var changesSinceRefresh = 0
    var changedCount = 0
    var counts = Statistics()
}
