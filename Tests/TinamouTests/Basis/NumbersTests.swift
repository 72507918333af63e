import Testing
import Tinamou

/// Very large, very small, and badly mixed numbers.
@Suite struct NumbersTests {
    static let huge = Double.greatestFiniteMagnitude

    @Test func noLimitAsABound() throws {
        let solver = Solver()
        let x = solver.variable()
        try solver.add(x <= NumbersTests.huge)
        try solver.add(x >= -NumbersTests.huge)
        try solver.add(x == 100, at: .strong)
        #expect(solver[x] == 100)
        try solver.add(x >= 120)
        #expect(solver[x] == 120)
        #expect(try solver.ambiguities().isEmpty)
    }

    @Test func noLimitOnARow() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        try solver.add(x - y <= NumbersTests.huge)
        try solver.add(0.5 * x + y >= -NumbersTests.huge)
        try solver.add(0.25 * x <= NumbersTests.huge)
        let limit = try solver.add(x + y <= 50)
        try solver.add(x == 30, at: .strong)
        try solver.add(y == 30, at: .weak)
        #expect([solver[x], solver[y]] == [30, 20])
        try solver.setConstant(of: limit, to: NumbersTests.huge)
        #expect([solver[x], solver[y]] == [30, 30])
        #expect(solver.brokenInvariant() == nil)
    }

    @Test func aWishForTheImpossiblyLarge() throws {
        let solver = Solver()
        let x = solver.variable()
        try solver.add(x <= 10)
        try solver.add(x == NumbersTests.huge, at: .weak)
        try solver.add(x == -NumbersTests.huge, at: Strength(1))
        #expect(solver[x] == 10)
        #expect(solver.violations().allSatisfy { $0.violation.isFinite })
    }

    @Test func aValueBeyondADoubleIsTroubleAndChangesNothing() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        try solver.add(y == 10 * x)
        try solver.suggest(x, 1)
        let before = solver.stateBits()
        #expect {
            try solver.suggest(x, 1e308)
        } throws: {
            guard case SolverError.numericalTrouble(.overflow) = $0 else { return false }
            return true
        }
        #expect(isSame(solver.stateBits(), before))
    }

    @Test(arguments: [1e-9, 1e-12, 1e9, 1e12, 3e-7])
    func coefficientsOfAnySize(coefficient: Double) throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        try solver.add(coefficient * x + coefficient * y == 10 * coefficient)
        try solver.add(x == 4)
        #expect(abs(solver[y] - 6) < 1e-9)
        let z = solver.variable(), w = solver.variable()
        try solver.add(w == 3)
        try solver.add(coefficient * z + w == 5)
        #expect(abs(coefficient * solver[z] - 2) < 1e-9)
    }

    @Test func aThousandMillionPoints() throws {
        let solver = Solver()
        let left = solver.variable(), width = solver.variable(), right = solver.variable()
        try solver.add(right == left + width)
        try solver.add(right - width == left)  // the same again
        try solver.suggest(width, 0.1)
        for step in 0..<20_000 {
            let value = Double(step) * 50_000 + 1 / Double(step + 3)
            try solver.suggest(left, value)
            #expect(solver[left] == value)
            #expect(abs(solver[right] - value - 0.1) <= 1e-6)
        }
    }

    @Test func noNegativeZero() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        try solver.add(x == -0.0)
        try solver.add(y == -x)
        #expect(solver[x].sign == .plus && solver[y].sign == .plus)
    }

    @Test func weightsOfVeryDifferentSize() throws {
        let solver = Solver()
        let x = solver.variable()
        try solver.add(x == 0, at: Strength.weak.weighted(1e6))
        try solver.add(x == 10, at: Strength.weak.weighted(1e-3))
        #expect(solver[x] == 0)
        try solver.add(x == 10, at: Strength.weak.weighted(1.1e6))
        #expect(solver[x] == 10)
    }
}
