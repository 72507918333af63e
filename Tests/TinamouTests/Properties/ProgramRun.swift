import Generators
import Tinamou

/// A solver on which a random program runs, and the rows that it should have.
struct ProgramRun {
    let solver: Solver
    let variables: [Variable]
    /// The constraint of each row, by the row's identity; `nil` after its removal.
    private(set) var handles: [ConstraintHandle?] = []
    private(set) var generator: ProgramGenerator

    /// What a call came to.
    enum Outcome {
        case accepted
        case refused(Conflict)
    }

    /// Starts with a random problem of a family. Its rows are added together if they can hold, else those that can
    /// one by one.
    init(
        _ family: ProblemFamily, size: Int, seed: UInt64, mix: ProgramGenerator.Mix = .init(), isRecording: Bool = false
    ) throws {
        var random = SplitMix64(seed: seed)
        let wanted = family.problem(size: size, using: &random)
        solver = Solver(isRecording: isRecording)
        let solver = solver
        variables = (0..<wanted.variableCount).map { solver.variable("v\($0)") }
        var initial = Problem(variableCount: wanted.variableCount)
        let variables = variables
        do throws(SolverError) {
            if seed % 3 == 0 { throw .notFinite(.constant) }  // these go one by one in any case
            handles = try solver.add(wanted.rows.map { ProgramRun.constraint($0, variables) })
            initial.rows = wanted.rows
        } catch {
            for row in wanted.rows {
                do throws(SolverError) {
                    handles.append(try solver.add(ProgramRun.constraint(row, variables)))
                    initial.rows.append(row)
                } catch {
                    guard case .unsatisfiable = error else { throw error }
                }
            }
        }
        generator = ProgramGenerator(initial, mix: mix, seed: seed &+ 1)
    }

    /// Carries the next operation out.
    ///
    /// - Throws: what the solver throws, but for a conflict.
    mutating func step() throws(SolverError) -> Outcome {
        let suggestions = generator.live.suggestions
        let operation = generator.next()
        do throws(SolverError) {
            switch operation {
            case .add(let row): handles.append(try solver.add(ProgramRun.constraint(row, variables)))
            case .remove(let identity): try remove(identity)
            case .setConstant(let identity, let constant):
                if let handle = handles[identity] { try solver.setConstant(of: handle, to: constant) }
            case .setStrength(let identity, let strength):
                if let handle = handles[identity] { try solver.setStrength(of: handle, to: strength) }
            case .suggest(let variable, let value, let strength):
                let handle = try solver.edit(variables[variable], at: strength)
                if suggestions[variable] == nil { handles.append(handle) }
                try solver.suggest(variables[variable], value)
            }
            return .accepted
        } catch {
            guard case .unsatisfiable(let conflict) = error else { throw error }
            generator.refuseLast()
            return .refused(conflict)
        }
    }

    private mutating func remove(_ identity: Int) throws(SolverError) {
        if let handle = handles[identity] { try solver.remove(handle) }
        handles[identity] = nil
    }

    /// The values of all variables.
    var values: [Double] { variables.map { solver[$0] } }

    static func constraint(_ row: Problem.Row, _ variables: [Variable]) -> Constraint {
        var expression = Expression()
        for term in row.terms { expression.add(term.coefficient, variables[term.variable]) }
        return Constraint(expression, row.relation, row.constant, at: row.strength, named: row.name)
    }

    /// The rows of a conflict, and their multipliers.
    func proof(of conflict: Conflict) -> (rows: [Problem.Row], multipliers: [Double]) {
        var number: [Variable: Int] = [:]
        for (index, variable) in variables.enumerated() { number[variable] = index }
        let rows = conflict.members.map { member in
            Problem.Row(
                member.constraint.expression.terms.map { Problem.Summand($0.coefficient, number[$0.variable] ?? -1) },
                member.constraint.relation, member.constraint.constant)
        }
        return (rows, conflict.members.map(\.multiplier))
    }
}

/// How many programs the tests run: few in an ordinary run, many where the environment asks for it.
enum Workload {
    /// Whether `TINAMOU_MILLION` is set: a million operations against the exact oracle.
    static let isMillion = environment("TINAMOU_MILLION") != nil
}
