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

    @Test func theCauseIsNotOneWhoseMovementsCancel() throws {
        // f is w, though it is stated with x and e, which depends on both.
        let solver = Solver()
        let x = solver.variable(), w = solver.variable(), e = solver.variable(), f = solver.variable()
        try solver.add(e == x + w)
        try solver.add(f == e - x)
        let causes = Dictionary(
            uniqueKeysWithValues: try solver.ambiguities().map { ($0.variable, $0.cause) })
        #expect(causes.count == 4)
        #expect(causes[f] == Ambiguity.Cause.unpinned(w))
        #expect(causes[e] == Ambiguity.Cause.unpinned(x))
    }

    @Test func aLoopThatFollowsWhatNothingHolds() throws {
        // p + q == r and p − q == r: p is r, and q is 0 whatever r is.
        let solver = Solver()
        let r = solver.variable(), p = solver.variable(), q = solver.variable()
        try solver.add(p + q == r)
        try solver.add(p - q == r)
        #expect(try ambiguous(solver) == [r, p])
        #expect(Set(try solver.ambiguities().map(\.cause)).count == 1)
    }

    /// By construction: a list of rows from the top, of which each tenth has no height; all from there on are open, and
    /// what lies between two neighbours is not.
    @Test func aLongListOfWhichSomeIsOpen() throws {
        let solver = Solver()
        let count = 20_000
        let tops = (0...count).map { _ in solver.variable() }, heights = (0..<count).map { _ in solver.variable() }
        let gap = solver.variable()
        var constraints = [tops[0] == 0, gap == tops[count] - tops[count - 1] - heights[count - 1]]
        for row in 0..<count {
            constraints.append(tops[row + 1] == tops[row] + heights[row] + 4)
            if row % 10 != 9 { constraints.append(heights[row] == 20) }
        }
        try solver.add(constraints)
        let open = Set(try ambiguous(solver))
        #expect(tops.filter(open.contains) == Array(tops[10...]))
        let unstated = stride(from: 9, to: count, by: 10).map { heights[$0] }
        #expect(heights.filter(open.contains) == unstated)
        #expect(!open.contains(gap))
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
