extension Solver {
    /// Stops the program with the first invariant of the core that does not hold.
    ///
    /// Debug builds do this after mutating calls by themselves, for large systems now and then.
    package func checkInvariants() {
        simplex.basis.checkInvariants()
    }

    /// The first invariant of the core that does not hold, with its number and the place; `nil` if all do.
    ///
    /// - Complexity: O(coefficients + variables · levels).
    package func brokenInvariant() -> String? {
        simplex.basis.brokenInvariant()
    }
}
