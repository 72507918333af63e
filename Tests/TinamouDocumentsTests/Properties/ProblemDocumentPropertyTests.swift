import Generators
import Testing
import Tinamou
import TinamouDocuments

/// What documents of random programs come to, judged by the exact oracle.
@Suite struct ProblemDocumentPropertyTests {
    @Test(arguments: ProblemFamily.allCases, UInt64(0)..<25)
    func resultsAreRight(family: ProblemFamily, seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let problem = family.problem(size: 1 + Int(seed) % 5, using: &random)
        var generator = ProgramGenerator(problem, seed: seed)
        for _ in 0..<Int(seed) % 12 { _ = generator.next() }
        let program = generator.program
        let source = SourceText(name: "f", text: program.jsonText)
        switch ProblemResult(of: source) {
        case .solved(let solution): judge(solution, program)
        case .unsatisfiable(_, let conflict): judge(conflict, program)
        case .trouble(_, let message): Issue.record("trouble: \(message)\n\(program.jsonText)")
        case .invalid(let diagnostic): Issue.record("\(diagnostic.report)")
        }
        #expect(ProblemResult(of: source).jsonLine == ProblemResult(of: source).jsonLine)
    }

    private func judge(_ solution: ProblemResult.Solution, _ program: Program) {
        let problem = program.live.problem
        guard case .optimal(let optimum) = ExactOracle.solve(problem) else {
            Issue.record("solved, though it is infeasible\n\(program.jsonText)")
            return
        }
        for level in optimum.levels {
            let said = solution.violations.first { $0.subject == level.level }?.number ?? -1
            let least = level.violation.doubleValue
            #expect(abs(said - least) <= 1e-6 * (1 + least), "level \(level.level)\n\(program.jsonText)")
        }
        #expect(solution.violations.map(\.subject) == optimum.levels.map(\.level))
        for variable in 0..<problem.variableCount {
            let value = solution.values[variable].number
            #expect(optimum.ranges[variable].contains(value, tolerance: 1e-6), "v\(variable)\n\(program.jsonText)")
        }
        let ambiguous = (0..<problem.variableCount).filter(optimum.isAmbiguous).map { "v\($0)" }
        #expect(solution.ambiguous == ambiguous, "\(program.jsonText)")
    }

    /// The rows of a conflict cannot hold together, and no row can be spared. Rows are known by their identities.
    private func judge(_ conflict: [String], _ program: Program) {
        // Constants may have changed before the conflict: look at every state in turn for one in which the rows
        // conflict.
        var live = LiveRows(program.initial)
        var states = [live]
        for step in program.steps {
            live.apply(step.operation)
            states.append(live)
        }
        let isProved = states.contains { state in
            let rows = conflict.compactMap { name in
                Int(name.dropFirst()).flatMap(state.index).map { state.rows[$0] }
            }
            return rows.count == conflict.count && rows.allSatisfy(\.strength.isRequired)
                && ExactOracle.isIrreducible(rows, variableCount: state.variableCount)
        }
        #expect(isProved, "\(conflict)\n\(program.jsonText)")
    }
}
