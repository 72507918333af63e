import Testing
import Tinamou

/// Edits along known directions give what a propagated edit gives, to rounding, and stop where another constraint
/// begins to count.
@Suite struct DirectionsTests {
    /// A pushes B and is limited; everything hangs on two edited numbers.
    private struct Layout {
        let solver = Solver()
        let scroll: ConstraintHandle
        let width: ConstraintHandle
        let header: Variable
        let body: Variable

        init() throws {
            let top = solver.variable(), wide = solver.variable()
            header = solver.variable()
            body = solver.variable()
            scroll = try solver.add(top == 0, at: .strong)
            width = try solver.add(wide == 300, at: .strong)
            try solver.add(header >= 60 - 0.5 * wide)
            try solver.add(header == 200 - top + 0.25 * wide, at: .medium)
            try solver.add(body == header + 0.125 * wide)
        }

        /// By hand: header = max(60 − wide/2, 200 − top + wide/4), body = header + wide/8.
        func expect(_ top: Double, _ wide: Double) -> Bool {
            let wanted = max(60 - wide / 2, 200 - top + wide / 4)
            return abs(solver[header] - wanted) < 1e-9 && abs(solver[body] - wanted - wide / 8) < 1e-9
        }
    }

    @Test func oneConstantAcrossABreakpoint() throws {
        let layout = try Layout()
        for step in 0..<2400 {
            let top = Double(step < 1200 ? step : 2400 - step)
            try layout.solver.setConstant(of: layout.scroll, to: top)
            #expect(layout.expect(top, 300), "at \(top)")
        }
        #expect(layout.solver.statistics.directEdits > 2300)
    }

    @Test func twoConstantsInTurn() throws {
        let layout = try Layout()
        for step in 0..<10_000 {
            let top = Double(step * 7 % 900) / 3, wide = 300 + Double(step * 11 % 500) / 7
            try layout.solver.setConstant(of: layout.scroll, to: top)
            try layout.solver.setConstant(of: layout.width, to: wide)
            #expect(layout.expect(top, wide), "at \(top), \(wide)")
        }
        #expect(layout.solver.statistics.directEdits > 15_000)
    }

    @Test func sixConstantsInTurn() throws {  // more than there are directions kept
        let solver = Solver()
        let parts = (0..<6).map { _ in solver.variable() }
        let handles = try parts.map { try solver.add($0 == 1, at: .strong) }
        var sum = Expression()
        for part in parts { sum.add(1, part) }
        let total = solver.variable()
        try solver.add(total == sum)
        var constants = [Double](repeating: 1, count: 6)
        for step in 0..<600 {
            constants[step % 6] = Double(step) / 3
            try solver.setConstant(of: handles[step % 6], to: constants[step % 6])
            #expect(abs(solver[total] - constants.reduce(0, +)) < 1e-9)
        }
    }

    @Test func whatHappensInBetweenIsSeen() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        let edited = try solver.add(x == 0, at: .strong)
        try solver.add(y == x + 1)
        for value in 1...5 { try solver.setConstant(of: edited, to: Double(value)) }
        #expect(solver.statistics.directEdits > 0)
        let roof = try solver.add(y <= 10)  // a limit that the direction did not know
        try solver.setConstant(of: edited, to: 20)
        #expect([solver[x], solver[y]] == [9, 10])
        try solver.setConstant(of: roof, to: 12)
        #expect([solver[x], solver[y]] == [11, 12])
        try solver.remove(roof)
        #expect([solver[x], solver[y]] == [20, 21])
        for value in 20...25 { try solver.setConstant(of: edited, to: Double(value)) }
        #expect([solver[x], solver[y]] == [25, 26])
    }

    @Test func aScaledConstraint() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        let edited = try solver.add(-4 * x == 0, at: .strong)
        try solver.add(2 * y == 3 * x)
        for value in 0..<50 {
            try solver.setConstant(of: edited, to: Double(-8 * value))
            #expect([solver[x], solver[y]] == [2 * Double(value), 3 * Double(value)])
        }
    }

    @Test func hugeConstantsDoNotOverflowUnseen() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        let edited = try solver.add(x == 0, at: .strong)
        try solver.add(y == 4 * x)
        for value in 0..<4 { try solver.setConstant(of: edited, to: Double(value)) }
        #expect(throws: SolverError.self) { try solver.setConstant(of: edited, to: 1e308) }
        #expect([solver[x], solver[y]] == [3, 12])
        try solver.setConstant(of: edited, to: 1e307)
        #expect([solver[x], solver[y]] == [1e307, 4e307])
    }
}
