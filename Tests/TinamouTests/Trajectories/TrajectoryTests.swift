import Testing
import Tinamou

/// What a trajectory says about small problems, worked out by hand.
@Suite struct TrajectoryTests {
    /// y is at 5 until x + 1 pushes it, up to 20, where x gives way.
    struct Pushed {
        let solver = Solver()
        let x, y: Variable
        let offset, floor, wish, ceiling: ConstraintHandle

        init() throws {
            x = solver.variable("x")
            y = solver.variable("y")
            offset = try solver.add(x == 0, at: .strong)
            floor = try solver.add(y - x >= 1)
            wish = try solver.add(y == 5, at: .weak)
            ceiling = try solver.add(y <= 20)
        }
    }

    @Test func piecesAreThoseByHand() throws {
        let pushed = try Pushed()
        let run = try pushed.solver.trajectory(of: pushed.offset, from: -10, through: 40)
        #expect(run.isComplete && run.end == 40 && run.historyDependent == [])
        #expect(
            run.pieces == [
                .init(start: -10, end: 4, activated: [], loosened: [], broken: []),
                .init(start: 4, end: 19, activated: [pushed.floor], loosened: [], broken: [pushed.wish]),
                .init(start: 19, end: 40, activated: [pushed.ceiling], loosened: [], broken: [pushed.offset]),
            ])
        #expect(
            try run.path(of: pushed.x).knots == [
                .init(at: -10, value: -10, slope: 1), .init(at: 19, value: 19, slope: 0),
            ])
        #expect(
            try run.path(of: pushed.y).knots == [
                .init(at: -10, value: 5, slope: 0), .init(at: 4, value: 5, slope: 1),
                .init(at: 19, value: 20, slope: 0),
            ])
    }

    @Test func runsDownwardsAsWell() throws {
        let pushed = try Pushed()
        let run = try pushed.solver.trajectory(of: pushed.offset, from: 40, through: -10)
        #expect(run.pieces.map(\.start) == [40, 19, 4])
        #expect(run.pieces[1].activated == [pushed.offset] && run.pieces[1].loosened == [pushed.ceiling])
        #expect(run.pieces[2].activated == [pushed.wish] && run.pieces[2].loosened == [pushed.floor])
        let path = try run.path(of: pushed.y)
        #expect(path.value(at: 30) == 20 && path.value(at: 10) == 11 && path.value(at: 0) == 5)
        #expect(path.value(at: 41) == nil && path.slope(at: 10) == 1)
        #expect(path.minimum! == (5, 4) && path.maximum! == (20, 40))
    }

    @Test func theSolverIsNotChanged() throws {
        let pushed = try Pushed()
        let bits = pushed.solver.stateBits()
        _ = try pushed.solver.trajectory(of: pushed.offset, from: -10, through: 40)
        _ = try pushed.solver.trajectory(of: pushed.y, from: -10, through: 40)
        #expect(pushed.solver.stateBits() == bits)
        #expect(try pushed.solver.suggestion(for: pushed.y) == nil)
    }

    /// The edit equation of y is the trajectory's own, so that no piece names it.
    @Test func suggestionsRun() throws {
        let pushed = try Pushed()
        let run = try pushed.solver.trajectory(of: pushed.y, from: 0, through: 30)
        #expect(run.pieces.map(\.start) == [0, 1, 5, 20])
        #expect(run.pieces[2].broken == [pushed.wish])  // from below its 5 to above
        #expect(try run.path(of: pushed.y).knots.map(\.value) == [1, 1, 20])
        let live = Set(pushed.solver.constraints)
        #expect(run.pieces.allSatisfy { ($0.activated + $0.loosened + $0.broken).allSatisfy { live.contains($0) } })
    }

    /// a ≤ b, b ≤ 10 and a ≥ t cannot hold together beyond 10: multipliers by hand.
    @Test func aConflictEndsTheRun() throws {
        let solver = Solver()
        let a = solver.variable("a"), b = solver.variable("b")
        let order = try solver.add(a <= b), limit = try solver.add(b <= 10)
        let moving = try solver.add(a >= 0)
        let run = try solver.trajectory(of: moving, from: 4, through: 30)
        #expect(!run.isComplete && run.end == 10 && run.goal == 30)
        let conflict = try #require(run.conflict)
        let present = conflict.members.map(\.origin)
        #expect(Set(present) == [.present(order), .present(limit), .present(moving)])
        #expect(conflict.members.first { $0.origin == .present(moving) }?.constraint.constant == 30)
        #expect(try run.path(of: a).value(at: 10) == 10)
        let late = try solver.trajectory(of: moving, from: 11, through: 0)
        #expect(late.pieces.isEmpty && late.conflict != nil && late.end == 11)
        #expect(try late.path(of: a).knots.isEmpty && late.path(of: a + b).segments.isEmpty)
    }

    /// Nothing holds the pushed variable: it is pushed, stays, and the result says that this is history.
    @Test func whatNothingPinsIsPushedAndFlagged() throws {
        let solver = Solver()
        let x = solver.variable("x"), free = solver.variable("free"), still = solver.variable("still")
        let offset = try solver.add(x == 0)
        try solver.add(free - x >= 1)
        try solver.add(still - x <= 100)
        let run = try solver.trajectory(of: offset, from: 0, through: 50)
        #expect(run.historyDependent == [free, still])
        #expect(try run.path(of: free).value(at: 50) == 51)
        let back = try solver.trajectory(of: offset, from: 50, through: 0)
        #expect(try back.path(of: free).value(at: 0) == 51)
        #expect(try back.path(of: still).knots.map(\.slope) == [0])
    }

    @Test func verdictsNameThePartsThatFail() throws {
        let pushed = try Pushed()
        let run = try pushed.solver.trajectory(of: pushed.offset, from: -10, through: 40)
        #expect(try run.verdict(on: pushed.y >= pushed.x + 1).holds)
        #expect(try run.verdict(on: pushed.y <= 20).holds)
        #expect(
            try run.verdict(on: pushed.y <= 15).failures == [.init(start: 14, end: 40, worst: 5, worstAt: 19)])
        #expect(
            try run.verdict(on: pushed.x == 4).failures == [
                .init(start: -10, end: 4, worst: 14, worstAt: -10), .init(start: 4, end: 40, worst: 15, worstAt: 19),
            ])
        #expect(
            try run.verdict(on: 2 * pushed.y - pushed.x >= 12).failures == [
                .init(start: -2, end: 10, worst: 6, worstAt: 4)
            ])
    }

    /// Two formulations of one behaviour: a height by an inequality, and by its two branches as wishes.
    @Test func formulationsAreCompared() throws {
        let pushed = try Pushed()
        let run = try pushed.solver.trajectory(of: pushed.offset, from: -10, through: 40)
        let other = Solver()
        let x = other.variable("x"), y = other.variable("y")
        let offset = try other.add(x == 0, at: .strong)
        try other.add(y <= 20)
        try other.add(y - x >= 1)
        try other.add(y <= 5, at: .weak)
        try other.add(y >= 5, at: Strength(260))
        let same = try other.trajectory(of: offset, from: -10, through: 40)
        let difference = try run.path(of: pushed.y).adding(same.path(of: y), times: -1)
        #expect(difference.verdict(.equal, 0).holds)
        try other.add(y <= 18)
        let lower = try other.trajectory(of: offset, from: -10, through: 40)
        let verdict = try run.path(of: pushed.y).adding(lower.path(of: y), times: -1).verdict(.equal, 0)
        #expect(verdict.failures == [.init(start: 17, end: 40, worst: 2, worstAt: 19)])
    }

    @Test func badInputIsRefused() throws {
        let pushed = try Pushed()
        let strange = Solver().variable()
        #expect(throws: SolverError.self) {
            try pushed.solver.trajectory(of: pushed.offset, from: 0, through: .infinity)
        }
        #expect(throws: SolverError.self) { try pushed.solver.trajectory(of: strange, from: 0, through: 1) }
        #expect(throws: SolverError.self) {
            try pushed.solver.trajectory(of: pushed.offset, from: 0, through: 1, following: [strange])
        }
        let run = try pushed.solver.trajectory(of: pushed.offset, from: 0, through: 1, following: [pushed.x])
        #expect(run.follows(pushed.x) && !run.follows(pushed.y))
        #expect(throws: SolverError.self) { try run.path(of: pushed.y) }
    }

    @Test func whatTheRunDidNotReachIsNotProved() throws {
        let solver = Solver()
        let a = solver.variable("a")
        let moving = try solver.add(a >= 0)
        try solver.add(a <= 10)
        let run = try solver.trajectory(of: moving, from: 0, through: 30)
        #expect(try run.verdict(on: a <= 10).holds && !run.proves(a <= 10))
        let short = try solver.trajectory(of: moving, from: 0, through: 10)
        #expect(try short.proves(a <= 10) && !short.proves(a <= 9))
        #expect(throws: SolverError.self) { try short.path(of: 1e308 * a) }
    }

    @Test func aRangeMayBeASinglePoint() throws {
        let pushed = try Pushed()
        let run = try pushed.solver.trajectory(of: pushed.offset, from: 7, through: 7)
        #expect(run.pieces.count == 1 && run.end == 7)
        #expect(try run.path(of: pushed.y).value(at: 7) == 8)
    }

    /// A chain of n boxes between 100 and 10 wide under a falling limit: one box after the other gives way, in n
    /// pieces, each a dual step.
    @Test(arguments: [10, 100]) func aChainIsCompressedBoxByBox(_ count: Int) throws {
        let solver = Solver()
        var lefts = [solver.variable()]
        var widths: [Variable] = []
        try solver.add(lefts[0] == 0)
        for box in 0..<count {
            let width = solver.variable(), left = solver.variable()
            try solver.add(left == lefts[box] + width + 8)
            try solver.add(width >= 10)
            try solver.add(width == 100, at: .weak)
            widths.append(width)
            lefts.append(left)
        }
        let limit = try solver.add(lefts[count] <= 1000 * Double(count))
        let natural = 108 * Double(count)
        let least = 18 * Double(count)
        let run = try solver.trajectory(of: limit, from: natural + 50, through: 0)
        #expect(run.end == least && run.conflict?.members.count == 2 * count + 2)
        #expect(run.pieces.count == count + 1)
        let total = try run.path(of: lefts[count])
        #expect(total.verdict(.greaterOrEqual, least).holds && total.verdict(.lessOrEqual, natural).holds)
        #expect(Set(run.historyDependent) == Set(widths + lefts.dropFirst().dropLast()))
    }
}
