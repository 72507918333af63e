import Generators
import Tinamou

/// The terms of a row, written `[(2, 0), (-1, 1)]` for 2·v0 − v1.
func row(
    _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, at strength: Strength = .required
) -> Problem.Row {
    Problem.Row(terms.map { Problem.Summand($0.0, $0.1) }, relation, constant, at: strength)
}

/// The optimum of a problem that has one.
func exactOptimum(_ problem: Problem) throws -> ExactOptimum {
    guard case .optimal(let optimum) = ExactOracle.solve(problem) else {
        throw NoOptimum(problem: problem.swiftText)
    }
    return optimum
}

/// Thrown where a test expects an optimum and there is none.
struct NoOptimum: Error {
    let problem: String
}
