import Generators
import Testing
import Tinamou

/// Random programs against the exact oracle: after every operation each level's violation, every value where the
/// optimum is unique, every verdict about ambiguity; every conflict irreducible and proved; every optimum proved by
/// its certificate.
@Suite struct OracleTests {
    /// Blocks of programs; each block is one test case, so that cases run side by side.
    static let blocks = Array(0..<(Workload.isMillion ? 120 : 6))

    @Test(arguments: ProblemFamily.allCases, blocks)
    func agrees(_ family: ProblemFamily, _ block: Int) throws {
        for number in 0..<100 {
            let seed = UInt64(block * 100 + number)
            var run = try ProgramRun(family, size: 1 + number % 8, seed: seed)
            if let complaint = OracleTests.judge(run) {
                Issue.record("\(family), seed \(seed), initial: \(complaint)\n\(run.generator.program.swiftText)")
                return
            }
            for step in 0..<10 {
                let complaint: String?
                do throws(SolverError) {
                    complaint = OracleTests.complaint(about: try run.step(), in: run) ?? OracleTests.judge(run)
                } catch {
                    complaint = "\(error)"
                }
                if let complaint {
                    Issue.record(
                        "\(family), seed \(seed), step \(step): \(complaint)\n\(run.generator.program.swiftText)")
                    return
                }
            }
        }
    }

    /// The same for programs of edits alone, a few constants again and again: along known directions, off their
    /// ends, and back.
    @Test(arguments: ProblemFamily.allCases)
    func agreesOnEdits(_ family: ProblemFamily) throws {
        var mix = ProgramGenerator.Mix()
        (mix.add, mix.remove, mix.setConstant, mix.setStrength, mix.suggest) = (0, 0, 30, 0, 10)
        for seed in UInt64(0)..<40 {
            var run = try ProgramRun(family, size: 1 + Int(seed % 8), seed: seed, mix: mix)
            var random = SplitMix64(seed: seed)
            let chosen = (0..<3).compactMap { _ in
                run.handles.isEmpty ? nil : run.handles[random.integer(below: run.handles.count)]
            }
            for _ in 0..<30 {
                // A few small edits of few constants, which find directions, then one at random.
                for handle in chosen {
                    let constant = try run.solver.constraint(handle).constant
                    for _ in 0..<3 {
                        try? run.solver.setConstant(of: handle, to: constant + Double(random.integer(below: 5)) / 8)
                    }
                    try run.solver.setConstant(of: handle, to: constant)
                }
                let complaint = OracleTests.complaint(about: try run.step(), in: run) ?? OracleTests.judge(run)
                if let complaint {
                    Issue.record("\(family), seed \(seed): \(complaint)\n\(run.generator.program.swiftText)")
                    return
                }
            }
        }
    }

    /// What is wrong with an outcome.
    static func complaint(about outcome: ProgramRun.Outcome, in run: ProgramRun) -> String? {
        guard case .refused(let conflict) = outcome else { return nil }
        let (rows, multipliers) = run.proof(of: conflict)
        let count = run.variables.count
        if let complaint = CertificateChecker().complaint(aboutFarkas: multipliers, for: rows, variableCount: count) {
            return "the proof of a conflict fails: \(complaint)"
        }
        return ExactOracle.isIrreducible(rows, variableCount: count) ? nil : "a conflict is not irreducible"
    }

    /// What is wrong with the state.
    static func judge(_ run: ProgramRun) -> String? {
        if let broken = run.solver.brokenInvariant() { return broken }
        if let complaint = CertificateChecker().complaint(about: run.solver.certificate(), for: run.solver.problem()) {
            return "the certificate fails: \(complaint)"
        }
        guard case .optimal(let optimum) = ExactOracle.solve(run.generator.problem) else {
            return "the problem has no solution, but the solver has one"
        }
        let violations = run.solver.violations()
        for level in optimum.levels {
            let least = level.violation.doubleValue
            let found = violations.first { $0.level == level.level }?.violation ?? 0
            if abs(found - least) > 1e-7 * (1 + abs(least)) {
                return "level \(level.level): \(found), least is \(least)"
            }
        }
        for (index, value) in run.values.enumerated() where !optimum.ranges[index].contains(value, tolerance: 1e-7) {
            return "variable \(index) is \(value), outside \(optimum.ranges[index])"
        }
        guard let ambiguities = try? run.solver.ambiguities() else { return "the ambiguities cannot be told" }
        let ambiguous = Set(ambiguities.map(\.variable))
        for (index, variable) in run.variables.enumerated()
        where ambiguous.contains(variable) != optimum.isAmbiguous(index) {
            return
                "variable \(index) is called \(ambiguous.contains(variable) ? "ambiguous" : "unique") at \(optimum.ranges[index])"
        }
        return nil
    }
}
