// What every call has in common: it either stands as a whole or has not been.

extension Core {
    /// Starts a call that may be refused.
    mutating func begin() {
        trail.open()
        saved = Saved(
            version: version, epoch: epoch, changesSinceRefresh: changesSinceRefresh, changedCount: changed.count,
            counts: counts)
        epoch += 1
    }

    /// Lets the call stand.
    mutating func commit() {
        trail.close()
    }

    /// Takes back everything since `begin`.
    mutating func rollBack() {
        unwind()
        trail.close()
        clearQueue()
        sources.removeAll()
        touched.removeAll()
        for place in saved.changedCount..<changed.count { isChanged[changed[place]] = false }
        changed.truncate(to: saved.changedCount)
        version = saved.version
        epoch = saved.epoch
        changesSinceRefresh = saved.changesSinceRefresh
        counts = saved.counts
    }

    /// Puts the multipliers of a conflict into the caller's scale, and marks the constraint that the refused call has made, which is about to lose
    /// its number.
    mutating func translateConflict(newcomer: ConstraintIndex = .none) {
        for index in 0..<conflict.count {
            conflict[index].newcomer = conflict[index].constraint == newcomer ? 0 : -1
            conflict[index].multiplier /= links[conflict[index].constraint].scale
        }
    }

    /// Tests the invariants in debug builds: after every call while the system is small, else so often that it costs a constant factor.
    mutating func checkNowAndThen() {
        #if DEBUG
            checkCredit += 64
            let cost = columns.count * (1 + multipliers.stride) + rows.count + coefficients.count + links.count
            if checkCredit < cost { return }
            checkCredit = 0
            checkInvariants()
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
