import Tinamou

extension CertificateChecker {
    /// What is wrong with multipliers that are said to prove that rows cannot hold together, whatever their
    /// strengths: `nil` if they prove it (Farkas).
    ///
    /// With the rows `A x ⋈ b`, the proof is `y` with `y ≥ 0` for `>=`, `y ≤ 0` for `<=`, `yᵀA = 0` and
    /// `yᵀb > 0`: the sum of the rows then says `0 ≥ yᵀb`.
    ///
    /// With *s* the largest |multiplier| and *t* the ``multiplierTolerance``: a sign may be wrong by *s t*, a sum
    /// of `yᵀA` by *s t* for each unit of |coefficient|, and `yᵀb` has to be more than *s t* for each unit of
    /// |constant|, counted over rows whose multiplier is not 0.
    ///
    /// - Complexity: O(*nnz*), the number of summands.
    package func complaint(
        aboutFarkas multipliers: [Double], for rows: [Problem.Row], variableCount: Int
    ) -> String? {
        if multipliers.count != rows.count {
            return "multipliers: \(multipliers.count) for \(rows.count) rows"
        }
        if let index = multipliers.firstIndex(where: { !$0.isFinite }) {
            return "multipliers: row \(index) has \(multipliers[index])"
        }
        let noise = multiplierTolerance * multipliers.reduce(0) { max($0, abs($1)) }
        var sums = [Double](repeating: 0, count: variableCount)
        var allowances = sums
        var (constant, allowance) = (0.0, 0.0)
        for (index, row) in rows.enumerated() where multipliers[index] != 0 {
            let multiplier = multipliers[index]
            if row.relation == .greaterOrEqual && multiplier < -noise
                || row.relation == .lessOrEqual && multiplier > noise
            {
                return "signs: row \(index), a \(row.relation), has the multiplier \(multiplier)"
            }
            for term in row.terms {
                sums[term.variable] += multiplier * term.coefficient
                allowances[term.variable] += noise * abs(term.coefficient)
            }
            constant += multiplier * row.constant
            allowance += noise * abs(row.constant)
        }
        if let variable = sums.indices.first(where: { abs(sums[$0]) > allowances[$0] }) {
            return "balance: the coefficients of variable \(variable) add up to \(sums[variable])"
        }
        return constant > allowance ? nil : "constants: they add up to \(constant), which is not above 0"
    }
}
