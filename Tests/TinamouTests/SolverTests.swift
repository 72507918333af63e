import Testing
import Tinamou

@Suite struct SolverTests {
    @Test func firstUse() throws {
        let solver = Solver()
        let left = solver.variable("left"), width = solver.variable("width")
        try solver.add(left == 8)
        let limit = try solver.add(left + width <= 375)
        try solver.add(width == 500, at: .strong)
        #expect(solver[width] == 367)
        try solver.setConstant(of: limit, to: 320)
        #expect(solver[width] == 312)
    }
}
