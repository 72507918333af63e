import Generators
import Testing
import Tinamou

@Suite struct ProblemFamilyTests {
    @Test(arguments: ProblemFamily.allCases)
    func sameSeedSameProblem(family: ProblemFamily) {
        for size in 1...8 {
            var (first, second, third) = (SplitMix64(seed: 1), SplitMix64(seed: 1), SplitMix64(seed: 2))
            let text = family.problem(size: size, using: &first).swiftText
            #expect(text == family.problem(size: size, using: &second).swiftText)
            #expect(text != family.problem(size: size, using: &third).swiftText)
            #expect(first.next() == second.next())
        }
    }

    /// Feasible and infeasible ones, unique and ambiguous optima, violated and granted wishes all occur.
    @Test(arguments: ProblemFamily.allCases)
    func variety(family: ProblemFamily) {
        var random = SplitMix64(seed: 3)
        var (infeasible, ambiguous, unique, granted, violated) = (0, 0, 0, 0, 0)
        for index in 0..<200 {
            let problem = family.problem(size: 1 + index % 8, using: &random)
            guard case .optimal(let optimum) = ExactOracle.solve(problem) else {
                infeasible += 1
                continue
            }
            let isAmbiguous = (0..<problem.variableCount).contains { optimum.isAmbiguous($0) }
            (ambiguous, unique) = isAmbiguous ? (ambiguous + 1, unique) : (ambiguous, unique + 1)
            violated += optimum.levels.count { $0.violation.sign > 0 }
            granted += optimum.levels.count { $0.violation.sign == 0 }
        }
        #expect(6...40 ~= infeasible)
        #expect(ambiguous >= 15 && unique >= 15)
        #expect(violated >= 15 && granted >= 15)
    }

    @Test(arguments: ProblemFamily.allCases)
    func sizesAndNumbers(family: ProblemFamily) {
        var random = SplitMix64(seed: 4)
        var counts: [Int] = []
        for index in 0..<400 {
            let problem = family.problem(size: 1 + index % 8, using: &random)
            #expect(1...14 ~= problem.variableCount && 1...36 ~= problem.rows.count)
            counts.append(problem.rows.count)
            for row in problem.rows {
                #expect(row.strength.isValid)
                #expect(row.terms.allSatisfy { 0..<problem.variableCount ~= $0.variable })
                let numbers = row.terms.map(\.coefficient) + [row.constant]
                #expect(numbers.allSatisfy { abs($0) <= 5000 && (8 * $0).rounded() == 8 * $0 })
            }
        }
        #expect(counts.reduce(0, +) / counts.count <= 25)
    }

    @Test func manyLevelsHasMany() {
        var random = SplitMix64(seed: 5)
        let levels = (0..<50).map { _ in
            Set(ProblemFamily.manyLevels.problem(size: 10, using: &random).rows.map(\.strength.level)).count
        }
        #expect((levels.max() ?? 0) >= 12)
    }

    @Test func certifiedProblemsComeBack() {
        var (first, second) = (SplitMix64(seed: 6), SplitMix64(seed: 6))
        for size in 1...8 {
            let problem = CertifiedProblem(size: size, using: &first).problem
            #expect(problem.swiftText == CertifiedProblem(size: size, using: &second).problem.swiftText)
        }
    }
}
