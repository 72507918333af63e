import Generators
import Testing
import Tinamou

private func exactly(_ value: Int64, over denominator: Int64 = 1) -> ExactRange {
    between(ExactNumber(value, over: denominator), ExactNumber(value, over: denominator))
}

private func between(_ least: ExactNumber?, _ greatest: ExactNumber?) -> ExactRange {
    ExactRange(least: least, greatest: greatest)
}

/// Problems whose answers are worked out on paper; each says how.
@Suite struct ExactOracleTests {
    @Test func nothingSaidLeavesEverythingOpen() throws {
        let optimum = try exactOptimum(Problem(variableCount: 2))
        #expect(optimum.levels.isEmpty)
        #expect(optimum.ranges == [.unbounded, .unbounded])
        #expect(optimum.isAmbiguous(0))
        #expect(try solve(variables: 0, []).ranges.isEmpty)
    }

    /// v0 + v1 = 10 and v0 = 4 leave v1 = 6; v2 is in no row.
    @Test func requiredEquations() throws {
        let optimum = try solve(variables: 3, [row([(1, 0), (1, 1)], .equal, 10), row([(1, 0)], .equal, 4)])
        #expect(optimum.ranges == [exactly(4), exactly(6), .unbounded])
        #expect(optimum.point == [ExactNumber(4), ExactNumber(6), .zero])
    }

    /// The difference is fixed and the place is not: every value of either is optimal.
    @Test func freeDirection() throws {
        let optimum = try solve(variables: 2, [row([(1, 0), (-1, 1)], .equal, 3)])
        #expect(optimum.ranges == [.unbounded, .unbounded])
    }

    @Test func boundsAreRanges() throws {
        let optimum = try solve(
            variables: 3,
            [
                row([(2, 0)], .greaterOrEqual, 3), row([(1, 0)], .lessOrEqual, 7),
                row([(-1, 1)], .greaterOrEqual, 4), row([(1, 2), (1, 1)], .greaterOrEqual, 0),
            ])
        // 2 v0 >= 3; −v1 >= 4 turns round; v2 >= −v1 >= 4.
        #expect(optimum.ranges[0] == between(ExactNumber(3, over: 2), ExactNumber(7)))
        #expect(optimum.ranges[1] == between(nil, ExactNumber(-4)))
        #expect(optimum.ranges[2] == between(ExactNumber(4), nil))
        #expect(optimum.ranges.map(\.description) == ["3/2 ... 7", "... -4", "4 ..."])
    }

    /// Two wishes of weights 2 and 1 for one variable: the heavier one wins, at the cost of 1 · 10.
    @Test func weightsInOneLevel() throws {
        let optimum = try solve(
            variables: 1,
            [
                row([(1, 0)], .equal, 0, at: .weak), row([(1, 0)], .equal, 10, at: .weak.weighted(2)),
            ])
        #expect(optimum.ranges == [exactly(10)])
        #expect(optimum.levels == [.init(level: 250, violation: ExactNumber(10))])
    }

    /// Two equal wishes: everything between them costs 10. A third, weaker one then chooses.
    @Test func tiesAreDecidedByWeakerLevels() throws {
        let wishes = [row([(1, 0)], .equal, 0, at: .strong), row([(1, 0)], .equal, 10, at: .strong)]
        #expect(try solve(variables: 1, wishes).ranges == [between(.zero, ExactNumber(10))])
        let optimum = try solve(variables: 1, wishes + [row([(3, 0)], .greaterOrEqual, 100, at: .weak)])
        #expect(optimum.ranges == [exactly(10)])
        #expect(optimum.violation(ofLevel: 750) == 10)
        // 3 · 10 misses 100 by 70.
        #expect(optimum.violation(ofLevel: 250) == 70)
        #expect(optimum.violation(ofLevel: 500) == nil)
    }

    /// A thousand weak wishes, as one of weight 1000, move nothing that one medium wish holds.
    @Test func levelsAreStrict() throws {
        let optimum = try solve(
            variables: 1,
            [
                row([(1, 0)], .equal, 0, at: .weak.weighted(1000)), row([(1, 0)], .equal, 1, at: .medium),
            ])
        #expect(optimum.ranges == [exactly(1)])
        #expect(optimum.levels.map(\.level) == [500, 250])
        #expect(optimum.levels.map(\.violation) == [.zero, ExactNumber(1000)])
    }

    /// Three widths that share 100, each a third more than the one before: v0 (1 + 4/3 + 16/9) = 100, which
    /// makes v0 = 900/37.
    @Test func answersThatAreNoBinaryFractions() throws {
        let optimum = try solve(
            variables: 3,
            [
                row([(1, 0), (1, 1), (1, 2)], .equal, 100), row([(3, 1), (-4, 0)], .equal, 0, at: .strong),
                row([(3, 2), (-4, 1)], .equal, 0, at: .strong),
            ])
        #expect(optimum.ranges == [exactly(900, over: 37), exactly(1200, over: 37), exactly(1600, over: 37)])
        #expect(optimum.levels == [.init(level: 750, violation: .zero)])
    }

    /// A <= that is violated from above: v0 is required at 12, wished at most 5, weight ½: 7 · ½.
    @Test func fractionalWeightsAndCoefficients() throws {
        let optimum = try solve(
            variables: 1,
            [row([(0.5, 0)], .equal, 6), row([(1, 0)], .lessOrEqual, 5, at: Strength(50.5, weight: 0.5))])
        #expect(optimum.levels == [.init(level: 50.5, violation: ExactNumber(7, over: 2))])
    }

    /// A variable that occurs twice, and one whose coefficients cancel: 3 v0 = 6, and 0 v1 >= 2 fails by 2.
    @Test func repeatedVariables() throws {
        let optimum = try solve(
            variables: 2,
            [
                row([(1, 0), (2, 0)], .equal, 6),
                row([(1, 1), (-1, 1)], .greaterOrEqual, 2, at: .weak),
            ])
        #expect(optimum.ranges == [exactly(2), .unbounded])
        #expect(optimum.violation(ofLevel: 250) == 2)
    }

    @Test func infeasible() {
        let outcomes = [
            [row([(1, 0)], .equal, 1), row([(2, 0)], .equal, 3)],
            [row([(1, 0)], .greaterOrEqual, 1), row([(1, 0)], .lessOrEqual, 0.875)],
            [row([], .greaterOrEqual, 1)],
            [row([(1, 0), (-1, 0)], .equal, 1)],
        ].map { ExactOracle.solve(Problem(variableCount: 1, rows: $0)) }
        #expect(outcomes.allSatisfy { $0 == .infeasible })
    }

    /// v0 <= v1 <= v2 <= v0 − 1 cannot be; each two of the three can. The fourth row has nothing to do with it.
    @Test func irreducibleConflicts() {
        let circle = [
            row([(1, 0), (-1, 1)], .lessOrEqual, 0), row([(1, 1), (-1, 2)], .lessOrEqual, 0, at: .weak),
            row([(1, 2), (-1, 0)], .lessOrEqual, -1),
        ]
        let other = row([(1, 0)], .greaterOrEqual, 0)
        #expect(!ExactOracle.isFeasible(circle, variableCount: 3))
        #expect(ExactOracle.isIrreducible(circle, variableCount: 3))
        #expect(!ExactOracle.isIrreducible(circle + [other], variableCount: 3))
        #expect(!ExactOracle.isIrreducible(Array(circle.dropLast()), variableCount: 3))
        #expect(ExactOracle.isFeasible(Array(circle.dropLast()) + [other], variableCount: 3))
    }

    /// Numbers far apart need more than 64 bits: v0 = 2⁻⁶⁰ and v1 = 2⁶⁰ v0 + 2⁶⁰.
    @Test func numbersFarApart() throws {
        let problem = Problem(
            variableCount: 2,
            rows: [row([(0x1p60, 0)], .equal, 1), row([(1, 1), (-0x1p60, 0)], .equal, 0x1p60)])
        #expect(ExactOracle.solveInMachineIntegers(problem) == nil)
        let optimum = try exactOptimum(problem)
        #expect(optimum.ranges[0].unique == ExactNumber(0x1p-60))
        #expect(optimum.ranges[1].unique == ExactNumber(0x1p60) + ExactNumber(1))
    }

    private func solve(variables: Int, _ rows: [Problem.Row]) throws -> ExactOptimum {
        try exactOptimum(Problem(variableCount: variables, rows: rows))
    }
}

/// Linear programs that are known to be hard for a simplex method. The objective becomes a wish that cannot
/// be granted: to maximise z is to want z >= 10⁶ at some level.
@Suite struct HardLinearPrograms {
    /// Published: E. M. L. Beale, "Cycling in the dual simplex algorithm", 1955. The rule of the largest
    /// coefficient cycles at the origin. The maximum of ¾ x1 − 150 x2 + x3/50 − 6 x4 is 1/20, at
    /// x = (1/25, 0, 1, 0). The rows are multiplied by 50 or 100 here, so that their numbers are whole.
    @Test func beale() throws {
        var rows = [
            row([(25, 0), (-6000, 1), (-4, 2), (900, 3)], .lessOrEqual, 0),
            row([(25, 0), (-4500, 1), (-1, 2), (150, 3)], .lessOrEqual, 0),
            row([(1, 2)], .lessOrEqual, 1),
            row([(75, 0), (-15000, 1), (2, 2), (-600, 3)], .greaterOrEqual, 1e6, at: .weak),
        ]
        rows += (0..<4).map { row([(1, $0)], .greaterOrEqual, 0) }
        let optimum = try exactOptimum(Problem(variableCount: 4, rows: rows))
        // 100 times the objective is 5.
        #expect(optimum.violation(ofLevel: 250) == 1e6 - 5)
        #expect(optimum.ranges.map(\.unique) == [ExactNumber(1, over: 25), .zero, ExactNumber(1), .zero])
    }

    /// Published: V. Klee and G. J. Minty, "How good is the simplex algorithm?", 1972, in the form of
    /// Chvátal's book: maximise Σ 10ⁿ⁻ʲ xⱼ under 2 Σ_{j<i} 10ⁱ⁻ʲ xⱼ + xᵢ <= 100ⁱ⁻¹. The optimum is 100ⁿ⁻¹, at
    /// xₙ alone.
    @Test(arguments: 1...5)
    func kleeMinty(count: Int) throws {
        func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { product, _ in 10 * product } }
        var rows = [
            row((0..<count).map { (power(count - 1 - $0), $0) }, .greaterOrEqual, 1e12, at: .medium)
        ]
        for index in 0..<count {
            let terms = (0..<index).map { (2 * power(index - $0), $0) } + [(1.0, index)]
            rows.append(row(terms, .lessOrEqual, power(2 * index)))
            rows.append(row([(1, index)], .greaterOrEqual, 0))
        }
        let optimum = try exactOptimum(Problem(variableCount: count, rows: rows))
        #expect(optimum.violation(ofLevel: 500) == 1e12 - power(2 * (count - 1)))
        let expected = (0..<count).map { ExactNumber($0 == count - 1 ? power(2 * $0) : 0) }
        #expect(optimum.ranges.map(\.unique) == expected)
    }
}
