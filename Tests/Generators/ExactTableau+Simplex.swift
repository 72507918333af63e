// The textbook's simplex method on an ExactTableau: two phases, the tie rule of R. G. Bland, "New finite
// pivoting rules for the simplex method", Math. Oper. Res. 2 (1977), which excludes cycling and with it any
// limit on the number of pivots.

extension ExactTableau {
    /// Makes the cost as small as it can be and leaves the tableau at a point where it is.
    ///
    /// - Returns: `false` if the cost has no least value.
    /// - Precondition: the point of the tableau is feasible, and the cost row has a 0 in each free column.
    func minimise() throws(ArithmeticOverflow) -> Bool {
        while let entering = price() {
            guard let leaving = ratioTest(entering) else { return false }
            try pivot(row: leaving, column: entering)
        }
        return true
    }

    /// The column that enters: the smallest label among those whose growth lowers the cost.
    private func price() -> Int? {
        var best: Int?
        var column = 1
        while column <= columnCount {
            if self[costRow, column].sign < 0, label(ofColumn: column) >= freeCount,
                best.map({ label(ofColumn: column) < label(ofColumn: $0) }) ?? true
            {
                best = column
            }
            column += 1
        }
        return best
    }

    /// The row whose variable is the first to reach 0 as the entering one grows; of several, the smallest
    /// label. Free variables block nothing.
    private func ratioTest(_ entering: Int) -> Int? {
        var best: Int?
        var row = 0
        while row < rowCount {
            if self[row, entering].sign < 0, label(ofRow: row) >= freeCount {
                if let other = best {
                    // constant(row) / −cell(row) against constant(other) / −cell(other), both not negative.
                    let order = Entry.compareProducts(
                        self[row, 0], self[other, entering].negated, self[other, 0], self[row, entering].negated)
                    if order < 0 || (order == 0 && label(ofRow: row) < label(ofRow: other)) { best = row }
                } else {
                    best = row
                }
            }
            row += 1
        }
        return best
    }

    /// Phase one: makes the point of the tableau feasible, that is, no constant of a variable that may not be
    /// negative is below 0.
    ///
    /// All rows that are below 0 get one artificial variable in common; it enters in the worst row, so that
    /// the others are not below 0 any more, and then is made as small as it can be (Chvátal, chapter 3).
    ///
    /// - Parameter artificial: a label that is not in use, larger than all others.
    /// - Returns: `false` if there is no feasible point.
    func makeFeasible(artificial: Int) throws(ArithmeticOverflow) -> Bool {
        let broken = (0..<rowCount).filter { label(ofRow: $0) >= freeCount && self[$0, 0].sign < 0 }
        guard var worst = broken.first else { return true }
        let column = addColumn(label: artificial)
        for row in broken {
            self[row, column] = denominator
            if Entry.compareProducts(self[row, 0], Entry(1), self[worst, 0], Entry(1)) < 0 { worst = row }
        }
        clearCost()
        self[costRow, column] = denominator
        try pivot(row: worst, column: column)
        let isBounded = try minimise()
        precondition(isBounded, "the artificial variable is not negative")
        hasCost = false
        if self[costRow, 0].sign > 0 { return false }
        try removeFromBasis(artificial)
        if case .column(let column) = place(of: artificial) { dropColumn(column) }
        return true
    }

    /// Takes a variable that is basic at 0 out of the basis. Where its row is all zeros there is nothing to
    /// exchange it with; the row says 0 = 0, blocks nothing and stays.
    private func removeFromBasis(_ label: Int) throws(ArithmeticOverflow) {
        guard case .row(let row) = place(of: label) else { return }
        if let column = (1...max(1, columnCount)).first(where: { $0 <= columnCount && self[row, $0].sign != 0 }) {
            try pivot(row: row, column: column)
        }
    }

    /// After ``minimise()``: takes out the columns that would raise the cost. What the remaining ones can
    /// reach are exactly the points of least cost.
    func dropCostlyColumns() {
        for column in (0..<columnCount).map({ columnCount - $0 }) where self[costRow, column].sign > 0 {
            dropColumn(column)
        }
        hasCost = false
    }
}
