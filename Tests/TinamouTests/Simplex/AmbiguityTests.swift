import Testing
import Tinamou

/// What the constraints leave room, and why.
@Suite struct AmbiguityTests {
    private func ambiguous(_ solver: Solver) throws -> [Variable] {
        try solver.ambiguities().map(\.variable)
    }

    @Test func aVariableInNoConstraint() throws {
        let solver = Solver()
        let x = solver.variable()
        #expect(try solver.ambiguities() == [Ambiguity(variable: x, cause: .unpinned(x))])
    }

    @Test func aSumLeavesBothOpen() throws {
        let solver = Solver()
        let p = solver.variable("p"), q = solver.variable("q")
        try solver.add(p >= 0)
        try solver.add(q >= 0)
        try solver.add(p + q == 10)
        #expect(try ambiguous(solver) == [p, q])
        try solver.add(p == 4, at: .weak)
        #expect(try ambiguous(solver).isEmpty)
    }

    @Test func anInequalityThatHoldsExactlyByChanceLeavesRoom() throws {
        let solver = Solver()
        let x = solver.variable()
        try solver.add(x >= 0)  // x is 0, and may grow
        #expect(try ambiguous(solver) == [x])
        try solver.add(x <= 0)
        #expect(try ambiguous(solver).isEmpty)
    }

    @Test func aTieBetweenTwoWishes() throws {
        let solver = Solver()
        let x = solver.variable()
        try solver.add(x == 0, at: .weak)
        let high = try solver.add(x == 10, at: .weak)
        #expect(try ambiguous(solver) == [x])
        guard case .tied = try solver.ambiguities()[0].cause else {
            Issue.record("the tie is not the cause")
            return
        }
        try solver.setStrength(of: high, to: Strength.weak.weighted(1.5))
        #expect(try ambiguous(solver).isEmpty)
    }

    @Test func theCauseIsTheVariableThatNothingHolds() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable(), z = solver.variable()
        try solver.add(y == x + 10)
        try solver.add(z == 3)
        let found = try solver.ambiguities()
        #expect(found.map(\.variable) == [x, y])
        #expect(Set(found.map(\.cause)).count == 1)
    }

    @Test func onlySeveralTogetherCanMove() throws {
        // x, y ≥ 0 with x ≤ y and y ≤ x at the corner 0: neither can move alone, both together can.
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        try solver.add(x >= 0)
        try solver.add(y >= 0)
        try solver.add(x - y <= 0, named: "x at most y")
        try solver.add(2 * y - 2 * x <= 0)
        #expect(try ambiguous(solver) == [x, y])
    }

    @Test func aCornerThatCannotBeLeft() throws {
        // The same corner, and x + y ≤ 0.
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        try solver.add(x >= 0)
        try solver.add(y >= 0)
        try solver.add(x + y <= 0)
        #expect(try ambiguous(solver).isEmpty)
    }

    @Test func threeThatMoveOnlyTogether() throws {
        // A cone of one ray, (1, 1, 1): x ≤ y ≤ z ≤ x, x ≥ 0.
        let solver = Solver()
        let x = solver.variable(), y = solver.variable(), z = solver.variable(), w = solver.variable()
        try solver.add(x <= y)
        try solver.add(y <= z)
        try solver.add(z <= x)
        try solver.add(x >= 0)
        try solver.add(w == z - x)  // always 0: not ambiguous although both are
        #expect(try ambiguous(solver) == [x, y, z])
    }

    @Test func askingChangesNothing() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        try solver.add(x <= y)
        try solver.add(x == 4, at: .weak)
        let before = solver.stateBits()
        _ = try solver.ambiguities()
        _ = try solver.constraints(determining: y)
        _ = solver.certificate()
        #expect(isSame(solver.stateBits(), before))
    }
}
