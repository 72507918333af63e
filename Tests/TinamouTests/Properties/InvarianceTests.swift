import Generators
import Testing
import Tinamou

/// What may be changed about how a problem is said without changing the answer.
@Suite struct InvarianceTests {
    /// The violation at each level of a problem, by the solver; `nil` if it is refused.
    private func violations(_ rows: [Problem.Row], _ count: Int, together: Bool) throws -> [Double: Double]? {
        let solver = Solver()
        let variables = (0..<count).map { _ in solver.variable() }
        do throws(SolverError) {
            let constraints = rows.map { ProgramRun.constraint($0, variables) }
            if together {
                try solver.add(constraints)
            } else {
                for constraint in constraints { try solver.add(constraint) }
            }
        } catch {
            guard case .unsatisfiable = error else { throw error }
            return nil
        }
        return Dictionary(uniqueKeysWithValues: solver.violations().map { ($0.level, $0.violation) })
    }

    private func agree(_ a: [Double: Double]?, _ b: [Double: Double]?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.keys == b.keys && a.allSatisfy { abs($0.value - b[$0.key, default: .nan]) <= 1e-7 * (1 + $0.value) }
    }

    @Test(
        "The order of adding, one by one or together, changes no level's violation", arguments: ProblemFamily.allCases)
    func order(_ family: ProblemFamily) throws {
        for seed in UInt64(0)..<200 {
            var random = SplitMix64(seed: seed)
            let problem = family.problem(size: 1 + Int(seed % 8), using: &random)
            let count = problem.variableCount
            let plain = try violations(problem.rows, count, together: false)
            let shuffled = random.shuffled(problem.rows)
            #expect(agree(plain, try violations(shuffled, count, together: false)), "\(family), seed \(seed)")
            #expect(agree(plain, try violations(problem.rows, count, together: true)), "\(family), seed \(seed)")
            #expect(agree(plain, try violations(shuffled, count, together: true)), "\(family), seed \(seed)")
        }
    }

    @Test("Adding and removing again restores every level's violation", arguments: ProblemFamily.allCases)
    func addAndRemove(_ family: ProblemFamily) throws {
        for seed in UInt64(0)..<100 {
            var run = try ProgramRun(family, size: 1 + Int(seed % 6), seed: seed)
            for _ in 0..<5 { _ = try run.step() }
            let before = run.solver.violations()
            var random = SplitMix64(seed: seed)
            let rows = family.problem(size: 2, using: &random).rows.filter { row in
                row.terms.allSatisfy { $0.variable < run.variables.count }
            }
            var handles: [ConstraintHandle] = []
            for row in rows {
                if let handle = try? run.solver.add(ProgramRun.constraint(row, run.variables)) {
                    handles.append(handle)
                }
            }
            for handle in random.shuffled(handles) { try run.solver.remove(handle) }
            let after = run.solver.violations()
            #expect(before.map(\.level) == after.map(\.level))
            for (old, new) in zip(before, after) {
                #expect(abs(old.violation - new.violation) <= 1e-7 * (1 + old.violation), "\(family), seed \(seed)")
            }
        }
    }

    @Test("The same calls give the same bits", arguments: ProblemFamily.allCases)
    func sameBits(_ family: ProblemFamily) throws {
        for seed in UInt64(0)..<100 {
            var one = try ProgramRun(family, size: 1 + Int(seed % 8), seed: seed)
            var other = try ProgramRun(family, size: 1 + Int(seed % 8), seed: seed)
            for _ in 0..<15 {
                _ = try one.step()
                _ = try other.step()
                #expect(one.values.map(\.bitPattern) == other.values.map(\.bitPattern))
            }
            #expect(one.solver.statistics == other.solver.statistics)
        }
    }

    @Test("A copy lives the same life", arguments: ProblemFamily.allCases)
    func copy(_ family: ProblemFamily) throws {
        for seed in UInt64(0)..<60 {
            var run = try ProgramRun(family, size: 1 + Int(seed % 8), seed: seed)
            for _ in 0..<5 { _ = try run.step() }
            let twin = run.solver.copy()
            #expect(isSame(twin.stateBits(), run.solver.stateBits()))
            // The copy goes its own way: the original does not notice, and can be copied to the same state again.
            let before = run.solver.stateBits()
            for variable in run.variables { try twin.suggest(variable, 7) }
            try twin.add(run.variables[0] >= -1e6)
            #expect(twin.brokenInvariant() == nil)
            #expect(isSame(run.solver.stateBits(), before))
        }
    }

    @Test("Scaling all constants by a power of two scales all values", arguments: ProblemFamily.allCases)
    func scaling(_ family: ProblemFamily) throws {
        for seed in UInt64(0)..<100 {
            var random = SplitMix64(seed: seed)
            let problem = family.problem(size: 1 + Int(seed % 6), using: &random)
            var scaled = problem
            for index in scaled.rows.indices { scaled.rows[index].constant *= 64 }
            guard let plain = try values(problem), let large = try values(scaled) else { continue }
            for (a, b) in zip(plain, large) {
                #expect(abs(64 * a - b) <= 1e-7 * (1 + abs(b)), "\(family), seed \(seed)")
            }
        }
    }

    @Test("Mirroring all variables mirrors all values", arguments: ProblemFamily.allCases)
    func mirroring(_ family: ProblemFamily) throws {
        for seed in UInt64(0)..<100 {
            var random = SplitMix64(seed: seed)
            let problem = family.problem(size: 1 + Int(seed % 6), using: &random)
            var mirrored = problem
            for index in mirrored.rows.indices {
                let row = mirrored.rows[index]
                mirrored.rows[index].relation = row.relation.reversed
                mirrored.rows[index].constant = -row.constant
            }
            guard let plain = try values(problem), let reflected = try values(mirrored) else { continue }
            for (a, b) in zip(plain, reflected) {
                #expect(abs(a + b) <= 1e-7 * (1 + abs(b)), "\(family), seed \(seed)")
            }
        }
    }

    /// The values of a problem whose rows are added together, those of unique variables only; `nil` if it is refused.
    private func values(_ problem: Problem) throws -> [Double]? {
        let solver = Solver()
        let variables = (0..<problem.variableCount).map { _ in solver.variable() }
        do throws(SolverError) {
            try solver.add(problem.rows.map { ProgramRun.constraint($0, variables) })
            let open = Set(try solver.ambiguities().map(\.variable))
            return variables.map { open.contains($0) ? 0 : solver[$0] }
        } catch {
            guard case .unsatisfiable = error else { throw error }
            return nil
        }
    }
}
