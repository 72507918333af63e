import Generators
import Tinamou

/// A benchmark: something that is built, and something that is done to it again and again.
///
/// Its name is `family/build/size` or `family/operation/size`. What it computes is checked after the clock has stopped,
/// so that a fast wrong answer does not count.
protocol Workload {
    /// The family, as `chain` or `header`.
    static var family: String { get }

    /// What a tick is, as `tick` or `swing`.
    static var operation: String { get }

    /// Builds everything from nothing, through the public interface.
    init(size: Int) throws

    /// The solver, for its memory.
    var solver: Solver { get }

    /// How many constraints it has, suggestions included.
    var constraintCount: Int { get }

    /// The sum of the values that a user would read after building.
    func read() -> Double

    /// One step of what is done again and again, with the values that a user would read.
    ///
    /// - Parameter step: counts up from 0.
    /// - Returns: something made of the values read.
    mutating func tick(_ step: Int) throws -> Double

    /// After so many steps everything repeats: what is timed is a whole number of these.
    var cycle: Int { get }

    /// The step after which the values are compared with those of other solvers.
    var lastStep: Int { get }

    /// The values that have one right answer.
    func digest() -> Digest

    /// What is wrong with the values now, or `nil`: what is known of them without a solver.
    func complaint() -> String?
}

extension Workload {
    static var operation: String { "tick" }
    var cycle: Int { 1 }
    var lastStep: Int { 0 }
    func complaint() -> String? { nil }

    /// What is wrong with the values, or with the proof that nothing better exists, or `nil`. The proof of a very large
    /// problem is left out, for the time that it takes.
    func fault() -> String? {
        if let complaint = complaint() { return complaint }
        if constraintCount > 50_000 { return nil }
        return CertificateChecker().complaint(about: solver.certificate(), for: solver.problem())
    }

    /// `nil` if two numbers agree to rounding, else a sentence.
    func expect(_ value: Double, _ expected: Double, _ what: String) -> String? {
        abs(value - expected) <= 1e-7 * (1 + abs(expected)) ? nil : "\(what) is \(value), not \(expected)"
    }
}

/// Two sums of values, in which an error of any of them shows.
struct Digest {
    var sum = 0.0
    var weighted = 0.0
    private var count = 0

    /// Takes in the next value.
    mutating func add(_ value: Double) {
        sum += value
        weighted += value * Double(1 + count % 13)
        count += 1
    }

    /// Takes in the four values of a box.
    mutating func add(_ box: Box, in solver: Solver) {
        add(solver[box.left])
        add(solver[box.top])
        add(solver[box.width])
        add(solver[box.height])
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

    /// The four values, added up.
    @inline(__always)
    func sum(in solver: Solver) -> Double {
        solver[left] + solver[top] + solver[width] + solver[height]
    }
}

extension Strength {
    /// The strength of what is edited: above all other wishes.
    static var edited: Strength { Strength(999) }
}
