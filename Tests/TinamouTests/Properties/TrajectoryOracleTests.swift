import Generators
import Testing
import Tinamou

/// Trajectories of random constants against the exact oracle, at the ends, in the middle and on both sides of every
/// breakpoint: each level's violation there is the least, unique optima agree in value, and what has room inside a piece
/// is said to depend on history; where a run ends in a conflict, it is irreducible, proved, and there is none before.
@Suite struct TrajectoryOracleTests {
    @Test(arguments: ProblemFamily.allCases, [0, 1])
    func agrees(_ family: ProblemFamily, _ block: Int) throws {
        for number in 0..<(Workload.isMillion ? 1000 : 50) {
            let seed = UInt64(block * 1000 + number) + 77
            var run = try ProgramRun(family, size: 1 + number % 8, seed: seed)
            for _ in 0..<3 { _ = try run.step() }
            var random = SplitMix64(seed: seed)
            let handles = run.solver.constraints
            for _ in 0..<3 where !handles.isEmpty {
                let place = random.integer(below: handles.count)
                let middle = try run.solver.constraint(handles[place]).constant
                let reach = Double(4 << random.integer(below: 6))
                let range =
                    random.integer(below: 2) == 0 ? (middle - reach, middle + reach) : (middle + reach, middle - reach)
                if let complaint = try TrajectoryOracleTests.complaint(run, place, range) {
                    Issue.record(
                        "\(family), seed \(seed), constraint \(place) over \(range): \(complaint)\n\(run.solver.problem())"
                    )
                    return
                }
            }
        }
    }

    /// What is wrong with the trajectory of a constraint's constant.
    static func complaint(_ run: ProgramRun, _ place: Int, _ range: (Double, Double)) throws -> String? {
        let bits = run.solver.stateBits()
        let handle = run.solver.constraints[place]
        let trajectory = try run.solver.trajectory(of: handle, from: range.0, through: range.1)
        if run.solver.stateBits() != bits { return "the question has changed the solver" }
        var problem = run.solver.problem()
        let paths = try run.solver.variables.map { try trajectory.path(of: $0) }
        if let jump = paths.map(\.largestJump).max(), jump > 1e-9 * (1 + abs(range.0) + abs(range.1)) {
            return "a jump by \(jump)"
        }
        var hasRoom = Set<Int>()
        for (index, piece) in trajectory.pieces.enumerated() {
            let before = index == 0 ? range.0 : trajectory.pieces[index - 1].end
            if piece.start != before { return "a piece starts at \(piece.start), not at \(before)" }
            let middle = piece.start / 2 + piece.end / 2
            // Where a conflict ends the run, a rounding decides whether there is a solution just there.
            let isLast = trajectory.conflict != nil && index == trajectory.pieces.count - 1
            let nearEnd = isLast ? piece.end - (piece.end - piece.start) / 1024 : piece.end
            for constant in [piece.start, middle, nearEnd] {
                problem.rows[place].constant = constant
                guard case .optimal(let optimum) = ExactOracle.solve(problem) else {
                    return "no solution at \(constant), but the run has one"
                }
                if let complaint = complaint(paths, constant, problem, optimum) {
                    return "at \(constant): \(complaint)"
                }
                if constant == middle {
                    for variable in paths.indices where optimum.isAmbiguous(variable) { hasRoom.insert(variable) }
                }
            }
        }
        let flagged = Set(trajectory.historyDependent)
        for (index, variable) in run.solver.variables.enumerated()
        where flagged.contains(variable) != hasRoom.contains(index) {
            return "variable \(index) \(hasRoom.contains(index) ? "has" : "has no") room, but it is said otherwise"
        }
        return complaint(aboutEndOf: trajectory, run, place, problem)
    }

    /// What is wrong with the values at a constant.
    private static func complaint(
        _ paths: [Path], _ constant: Double, _ problem: Problem, _ optimum: ExactOptimum
    ) -> String? {
        let values = paths.map { $0.value(at: constant) ?? .nan }
        for (index, value) in values.enumerated() where !optimum.ranges[index].contains(value, tolerance: 1e-7) {
            return "variable \(index) is \(value), outside \(optimum.ranges[index])"
        }
        var violations: [Double: Double] = [:]
        for row in problem.rows {
            let sum = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
            let excess = sum - row.constant
            let broken =
                switch row.relation {
                case .equal: abs(excess)
                case .lessOrEqual: max(0, excess)
                case .greaterOrEqual: max(0, -excess)
                }
            violations[row.strength.level, default: 0] += row.strength.weight * broken
        }
        if let required = violations[1000], required > 1e-7 { return "required rows are broken by \(required)" }
        for level in optimum.levels {
            let least = level.violation.doubleValue
            let found = violations[level.level] ?? 0
            if abs(found - least) > 1e-7 * (1 + abs(least)) {
                return "level \(level.level): \(found), least is \(least)"
            }
        }
        return nil
    }

    /// What is wrong with where a run ends, and with its conflict.
    private static func complaint(
        aboutEndOf trajectory: Trajectory, _ run: ProgramRun, _ place: Int, _ problem: Problem
    ) -> String? {
        guard let conflict = trajectory.conflict else {
            return trajectory.end == trajectory.goal ? nil : "the run ends early without a conflict"
        }
        let (rows, multipliers) = run.proof(of: conflict)
        let count = run.variables.count
        if let complaint = CertificateChecker().complaint(aboutFarkas: multipliers, for: rows, variableCount: count) {
            return "the proof of a conflict fails: \(complaint)"
        }
        if !ExactOracle.isIrreducible(rows, variableCount: count) { return "a conflict is not irreducible" }
        var problem = problem
        if trajectory.pieces.isEmpty {
            problem.rows[place].constant = trajectory.start
            if case .optimal = ExactOracle.solve(problem) { return "there is a solution at the start" }
        }
        problem.rows[place].constant = trajectory.end + (trajectory.goal - trajectory.end) / 1024
        if !trajectory.pieces.isEmpty, trajectory.end != trajectory.goal, case .optimal = ExactOracle.solve(problem) {
            return "there is a solution beyond the conflict"
        }
        return nil
    }
}
