import Generators
import Testing
import Tinamou

@Suite struct ProgramTests {
    private let initial = Problem(
        variableCount: 2,
        rows: [row([(1, 0)], .equal, 1), row([(1, 0), (-2.5, 1)], .lessOrEqual, 0.5, at: .weak.weighted(3))])

    @Test func operationsChangeTheLiveRows() {
        var live = LiveRows(initial)
        live.apply(.add(row([(1, 1)], .greaterOrEqual, 7)))
        live.apply(.remove(0))
        live.apply(.setConstant(2, 8))
        live.apply(.setStrength(1, .strong))
        #expect(live.identities == [1, 2] && live.nextIdentity == 3)
        #expect(live.rows.map(\.constant) == [0.5, 8])
        #expect(live.rows.map(\.strength) == [.strong, .required])
        #expect(live.index(of: 0) == nil && live.index(of: 2) == 1)
        #expect(live.problem.rows.count == 2 && live.problem.variableCount == 2)
    }

    @Test func suggestionsHaveOneRowPerVariable() {
        var live = LiveRows(initial)
        live.apply(.suggest(variable: 1, 30, .strong))
        #expect(live.isSuggestion(2) && !live.isSuggestion(1))
        live.apply(.suggest(variable: 1, 40, .weak))
        #expect(live.identities == [0, 1, 2])
        #expect(live.rows[2].constant == 40 && live.rows[2].strength == .weak && live.rows[2].relation == .equal)
        #expect(live.rows[2].terms == [Problem.Summand(1, 1)])
        live.apply(.remove(2))
        live.apply(.suggest(variable: 1, 50, .weak))
        #expect(live.identities == [0, 1, 3] && live.suggestions == [nil, 3])
    }

    @Test func sameSeedSameProgram() {
        let programs = [UInt64(1), 1, 2].map { seed in
            var generator = ProgramGenerator(initial, seed: seed)
            for _ in 0..<50 { _ = generator.next() }
            return generator.program.swiftText
        }
        #expect(programs[0] == programs[1])
        #expect(programs[0] != programs[2])
    }

    /// What the generator keeps is what its program says, whatever was refused.
    @Test(arguments: UInt64(0)..<20)
    func programsReplay(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let family = ProblemFamily.allCases[Int(seed) % ProblemFamily.allCases.count]
        let problem = family.problem(size: 1 + Int(seed) % 5, using: &random)
        var generator = ProgramGenerator(problem, seed: seed)
        for _ in 0..<80 {
            let before = generator.problem.swiftText
            _ = generator.next()
            if random.chance(percent: 20) {
                generator.refuseLast()
                #expect(generator.problem.swiftText == before)
            }
            #expect(generator.live.rows.count <= max(31, problem.rows.count))
            #expect(generator.live.identities == generator.live.identities.sorted())
            #expect(generator.live.rows.allSatisfy { $0.strength.isValid && $0.constant.isFinite })
        }
        let replayed = generator.program.live
        #expect(replayed.problem.swiftText == generator.problem.swiftText)
        #expect(replayed.identities == generator.live.identities)
        #expect(replayed.suggestions == generator.live.suggestions)
    }

    @Test func allOperationsOccur() {
        let counts = counts(ProgramGenerator.Mix())
        #expect(counts.count == 5 && counts.allSatisfy { $0 > 50 })
    }

    @Test func theMixDecides() {
        var mix = ProgramGenerator.Mix()
        (mix.add, mix.remove, mix.setStrength, mix.suggest) = (0, 0, 0, 0)
        #expect(counts(mix) == [0, 0, 1000, 0, 0])
        mix.setConstant = 0
        mix.suggest = 1
        #expect(counts(mix) == [0, 0, 0, 0, 1000])
    }

    /// By hand: the constant that is taken back is the only one that is refused.
    @Test func textToPaste() {
        let program = Program(
            initial: initial,
            steps: [
                .init(.suggest(variable: 1, 30, .strong)), .init(.setConstant(0, -3), isRefused: true),
                .init(.suggest(variable: 1, 40.25, .strong)), .init(.setStrength(1, .required)), .init(.remove(0)),
                .init(.add(row([(1, 1), (2, 1)], .greaterOrEqual, 1e20, at: .medium))),
            ])
        #expect(
            program.swiftText == """
                Program(initial: Problem(variableCount: 2, rows: [
                    Problem.Row([Problem.Summand(1.0, 0)], .equal, 1.0),
                    Problem.Row([Problem.Summand(1.0, 0), Problem.Summand(-2.5, 1)], .lessOrEqual, 0.5, \
                at: Strength(250.0, weight: 3.0)),
                ]), steps: [
                    Program.Step(.suggest(variable: 1, 30.0, Strength(750.0))),
                    Program.Step(.setConstant(0, -3.0), isRefused: true),
                    Program.Step(.suggest(variable: 1, 40.25, Strength(750.0))),
                    Program.Step(.setStrength(1, .required)),
                    Program.Step(.remove(0)),
                    Program.Step(.add(Problem.Row([Problem.Summand(1.0, 1), Problem.Summand(2.0, 1)], \
                .greaterOrEqual, 1e+20, at: Strength(500.0)))),
                ])
                """)
        #expect(
            program.jsonText == """
                {"variables": ["v0", "v1"],
                "constraints": [
                    {"id": "r0", "terms": {"v0": 1}, "relation": "==", "constant": 1, "strength": "required"},
                    {"id": "r1", "terms": {"v0": 1, "v1": -2.5}, "relation": "<=", "constant": 0.5, "strength": 250, \
                "weight": 3}],
                "then": [
                    {"add": {"id": "r2", "terms": {"v1": 1}, "relation": "==", "constant": 30, "strength": 750, \
                "weight": 1}},
                    {"set": "r2", "constant": 40.25},
                    {"strength": "r2", "to": 750, "weight": 1},
                    {"strength": "r1", "to": "required"},
                    {"remove": "r0"},
                    {"add": {"id": "r3", "terms": {"v1": 3}, "relation": ">=", "constant": 1e+20, "strength": 500, \
                "weight": 1}}]}
                """)
        #expect(Problem(variableCount: 1).jsonText == "{\"variables\": [\"v0\"],\n\"constraints\": []}")
        #expect(Problem(variableCount: 1).swiftText == "Problem(variableCount: 1, rows: [\n])")
    }

    /// How often each operation occurs in a thousand.
    private func counts(_ mix: ProgramGenerator.Mix) -> [Int] {
        var generator = ProgramGenerator(initial, mix: mix, seed: 1)
        var counts = [0, 0, 0, 0, 0]
        for _ in 0..<1000 {
            switch generator.next() {
            case .add: counts[0] += 1
            case .remove: counts[1] += 1
            case .setConstant: counts[2] += 1
            case .setStrength: counts[3] += 1
            case .suggest: counts[4] += 1
            }
        }
        return counts
    }
}
