extension Trajectory {
    /// The same run, told by another number than the constant: one that it is `sign` times, and `shift`.
    ///
    /// An offset runs as the constant −offset of a constraint; what a caller states may differ from the solver's
    /// constant by a shift. Conflict members keep the solver's constants.
    ///
    /// - Parameters:
    ///   - sign: 1 or −1.
    ///   - shift: what is added, in units of the constant.
    /// - Complexity: O(knots).
    package func told(by sign: Double, shift: Double) -> Trajectory {
        precondition(sign == 1 || sign == -1, "a run is told by a number or by its negative")
        if sign == 1 && shift == 0 { return self }
        // constant = sign · told + shift. Adding 0 makes no negative zero.
        func told(_ constant: Double) -> Double { sign * (constant - shift) + 0 }
        return Trajectory(
            start: told(start), goal: told(goal), end: told(end),
            pieces: pieces.map { piece in
                var told = piece
                (told.start, told.end) = (sign * (piece.start - shift) + 0, sign * (piece.end - shift) + 0)
                return told
            },
            conflict: conflict, historyDependent: historyDependent,
            paths: paths.mapValues { knots in
                knots.map { Path.Knot(at: told($0.at), value: $0.value, slope: sign * $0.slope + 0) }
            })
    }
}
