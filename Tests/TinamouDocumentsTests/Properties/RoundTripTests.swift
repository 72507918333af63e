import Generators
import Testing
import Tinamou
import TinamouDocuments

/// What a solver writes down replays to the same bits.
@Suite struct RoundTripTests {
    /// Random programs of all families, with suggestions, refusals, batches, and variables that come and go.
    @Test(arguments: ProblemFamily.allCases, UInt64(0)..<12)
    func tracesReplayToTheSameBits(family: ProblemFamily, seed: UInt64) throws {
        for size in 1...6 {
            var driver = RecordedRun(family, size: size, seed: seed &* 100 &+ UInt64(size))
            for _ in 0..<60 { driver.step() }
            let replayed = Solver(isRecording: true)
            let trace = try Trace(reading: SourceText(name: "trace", text: driver.solver.trace))
            let report = trace.replay(on: replayed)
            #expect(report.failures.map(\.line) == [], "\(driver.solver.trace)")
            #expect(values(replayed) == values(driver.solver), "\(driver.solver.trace)")
            #expect(replayed.stateBits().count == driver.solver.stateBits().count)
            // Names are comments, and all that the trace of a replay lacks.
            #expect(replayed.trace == withoutComments(driver.solver.trace))
        }
    }

    /// The programs are worth replaying: many of each kind of line, refused ones included.
    @Test func allKindsOfLinesOccur() {
        var counts: [String: Int] = [:]
        for family in ProblemFamily.allCases {
            for seed in UInt64(0)..<12 {
                var driver = RecordedRun(family, size: 3, seed: seed &* 100 &+ 3)
                for _ in 0..<60 { driver.step() }
                for line in driver.solver.trace.split(separator: "\n") {
                    let fields = line.split(separator: " ")
                    counts[fields[0] == "!" ? "! \(fields[1])" : String(fields[0]), default: 0] += 1
                }
            }
        }
        for kind in ["V", "Q", "C", "A", "F", "D", "K", "W", "E", "P", "S", "! K", "! W", "#"] {
            #expect(counts[kind, default: 0] >= 20, "\(kind): \(counts)")
        }
    }

    private func values(_ solver: Solver) -> [UInt64] {
        solver.variables.map { solver[$0].bitPattern }
    }

    private func withoutComments(_ trace: String) -> String {
        trace.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0 + "\n" }.joined()
    }
}

/// A recording solver that random operations are done to.
private struct RecordedRun {
    let solver = Solver(isRecording: true)
    private var generator: ProgramGenerator
    private var random: SplitMix64
    private var variables: [Variable] = []
    private var handles: [Int: ConstraintHandle] = [:]
    /// The variable of each suggestion, by its identity.
    private var suggestions: [Int: Int] = [:]
    /// Variables that no constraint has.
    private var loose: [Variable] = []

    init(_ family: ProblemFamily, size: Int, seed: UInt64) {
        random = SplitMix64(seed: seed)
        let problem = family.problem(size: size, using: &random)
        var mix = ProgramGenerator.Mix()
        mix.requiredPercent = 35
        generator = ProgramGenerator(Problem(variableCount: problem.variableCount), mix: mix, seed: seed)
        for number in 0..<problem.variableCount {
            variables.append(solver.variable(number % 3 == 0 ? "v\nariable \(number)" : ""))
        }
        // All rows together if they can be had, else one by one.
        let constraints = problem.rows.map(constraint)
        if (try? solver.add(constraints)) == nil {
            for constraint in constraints { _ = try? solver.add(constraint, named: "row") }
        }
    }

    private func constraint(_ row: Problem.Row) -> Constraint {
        let expression = Expression(row.terms.map { Term($0.coefficient, variables[$0.variable]) })
        return Constraint(expression, row.relation, row.constant, at: row.strength)
    }

    mutating func step() {
        // Twice in three steps the generator's operation, else a call that it does not know.
        if random.chance(percent: 67) {
            let identity = generator.live.nextIdentity
            let operation = generator.next()
            if (try? carryOut(operation, identity)) == nil { generator.refuseLast() }
        } else {
            stepAside()
        }
    }

    private mutating func carryOut(_ operation: Operation, _ identity: Int) throws {
        switch operation {
        case .add(let row):
            handles[identity] = try solver.add(constraint(row))
            suggestions[identity] = nil
        case .remove(let identity):
            if let variable = suggestions[identity] {
                try solver.endEdit(variables[variable])
            } else if let handle = handles[identity] {
                try solver.remove(handle)
            }
        case .setConstant(let identity, let constant):
            if let handle = handles[identity] { try solver.setConstant(of: handle, to: constant) }
        case .setStrength(let identity, let strength):
            if let handle = handles[identity] { try solver.setStrength(of: handle, to: strength) }
        case .suggest(let variable, let value, let strength):
            if generator.live.suggestions[variable] == identity { suggestions[identity] = variable }
            try solver.edit(variables[variable], at: strength)
            try solver.suggest(variables[variable], value)
        }
    }

    private mutating func stepAside() {
        switch random.integer(below: 7) {
        case 0:
            let variable = solver.variable()
            loose.append(variable)
            _ = try? solver.suggest(variable, random.eighths())
        case 1:
            guard let variable = loose.popLast() else { return }
            _ = try? solver.endEdit(variable)
            _ = try? solver.remove(variable)
        case 2:
            let some = random.sample(random.integer(in: 1...2), below: variables.count)
            _ = try? solver.suggest(some.map { (variables[$0], random.eighths()) })
        case 3:
            let known = generator.live.identities.compactMap { handles[$0] }
            let some = random.sample(3, below: known.count)
            let count = random.integer(in: 1...3)
            _ = try? solver.setConstants(some.prefix(count).map { (known[$0], random.eighths()) })
        case 4: try? changeSuggestion()
        case 5:
            let value = random.pick([-0.0, 0.1, 1e-300, 1e9, 12345.678901234567])
            _ = try? solver.suggest(random.pick(variables), value)
        default:
            let pair = (0..<2).map { _ in
                Constraint(Expression(random.pick(variables)), .lessOrEqual, random.eighths(), at: .strong)
            }
            _ = try? solver.add(pair)
        }
    }
}

extension RecordedRun {
    /// Changes, or ends, a suggestion by the handle of its equation.
    private mutating func changeSuggestion() throws {
        let number = random.integer(below: variables.count)
        guard let handle = try solver.suggestion(for: variables[number]) else { return }
        switch random.integer(below: 4) {
        case 0: try solver.setConstant(of: handle, to: random.eighths())
        case 1: try solver.setStrength(of: handle, to: Strength(Double(random.integer(in: 1...999))))
        case 2:
            guard let other = generator.live.identities.compactMap({ handles[$0] }).first else { return }
            try solver.setConstants([(handle, random.eighths()), (other, random.eighths())])
        default:
            if generator.live.suggestions[number] == nil { try solver.remove(handle) }
        }
    }
}

extension SplitMix64 {
    fileprivate mutating func eighths() -> Double {
        Double(integer(in: -800...800)) / 8
    }
}
