// What tests ask a solver and nobody else needs to.

extension Solver {
    /// Stops the program with the first invariant of the basis that does not hold.
    ///
    /// Debug builds do this after mutating calls by themselves, for large systems now and then.
    package func checkInvariants() {
        simplex.basis.checkInvariants()
    }

    /// The first invariant of the basis that does not hold, with its number and the place; `nil` if all do.
    ///
    /// - Complexity: O(coefficients + variables · levels).
    package func brokenInvariant() -> String? {
        simplex.basis.brokenInvariant()
    }

    /// The state to the bit: everything that decides what happens next. Names and locations, which decide nothing,
    /// are left out.
    ///
    /// - Complexity: O(size of the problem).
    package func stateBits() -> [UInt64] {
        simplex.basis.bits()
    }

    /// How much memory the problem, the basis and the values have taken, scratch space left out, in bytes.
    package var allocatedBytes: Int {
        simplex.basis.allocatedBytes
    }

    /// After how many basis changes the multipliers are computed afresh.
    package var refreshInterval: Int {
        get { simplex.refreshInterval }
        set { simplex.refreshInterval = newValue }
    }
}
