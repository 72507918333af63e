import Tinamou

/// A benchmark: something that is built, and something that is done to it again and again.
///
/// What `check` returns is compared after the clock has stopped, so that a fast wrong answer does not count.
protocol Workload {
    /// The family, as `chain` or `header`.
    static var family: String { get }

    /// Builds everything from nothing, through the public interface.
    init(size: Int) throws

    /// How many constraints it has.
    var constraintCount: Int { get }

    /// The solver, for its memory and statistics.
    var solver: Solver { get }

    /// One step of what is done again and again, the values that a user would read included.
    ///
    /// - Parameter step: counts up from 0.
    /// - Returns: something made of the values read.
    func tick(_ step: Int) throws -> Double

    /// What is wrong with the values now, or `nil`.
    func complaint() -> String?
}

extension Workload {
    /// `nil` if two numbers agree to rounding, else a sentence.
    func expect(_ value: Double, _ expected: Double, _ what: String) -> String? {
        abs(value - expected) <= 1e-7 * (1 + abs(expected)) ? nil : "\(what) is \(value), not \(expected)"
    }
}

/// The rectangle of an item: four variables, right and bottom being expressions.
struct Box {
    let left: Variable
    let top: Variable
    let width: Variable
    let height: Variable

    init(_ solver: Solver) {
        left = solver.variable()
        top = solver.variable()
        width = solver.variable()
        height = solver.variable()
    }

    var right: Expression { left + width }
    var bottom: Expression { top + height }
    var centerX: Expression { left + width / 2 }
}
