import Tinamou
import TinamouLayout

/// A number of a layout, exactly, as a function of what a person moves: in straight pieces, by increasing amount moved.
package struct DemoPath: Sendable, Hashable {
    /// The starts of the straight pieces. No two neighbours have the same slope.
    package let knots: [Path.Knot]

    /// A path whose constant is minus what is moved, and falls.
    init(mirroring path: Path) {
        knots = path.knots.reduce(into: []) { knots, knot in
            let mirrored = Path.Knot(at: 0 - knot.at, value: knot.value, slope: 0 - knot.slope)
            if knots.last?.slope != mirrored.slope { knots.append(mirrored) }
        }
    }

    /// The number when so much is moved; before the first piece, as that goes on.
    ///
    /// - Precondition: there is a piece.
    /// - Complexity: O(pieces).
    package func value(at moved: Double) -> Double {
        let knot = knots.last { $0.at <= moved } ?? knots[0]
        return knot.value + (moved - knot.at) * knot.slope
    }

    /// Where the path turns.
    package var turns: [Double] { knots.dropFirst().map(\.at) }
}

/// What one constant does to a layout over its whole range. The constant is minus what a person moves: an offset, or
/// how much of a bar is hidden.
package struct DemoRun {
    /// The run of the constant, which falls.
    package let trajectory: Trajectory

    /// How far is moved, in points.
    package let range: ClosedRange<Double>

    private let engine: LayoutEngine
    private let constraint: LayoutConstraint

    /// Something is asked for that no pass has laid out.
    package struct NotLaidOut: Error {}

    /// The run of the constant of a constraint, after a pass.
    ///
    /// - Throws: ``NotLaidOut``, or what the solver throws.
    init(of constraint: LayoutConstraint, in engine: LayoutEngine, moved range: ClosedRange<Double>) throws {
        guard let handle = engine.handle(of: constraint) else { throw NotLaidOut() }
        trajectory = try engine.solver.trajectory(of: handle, from: -range.lowerBound, through: -range.upperBound)
        self.engine = engine
        self.constraint = constraint
        self.range = range
    }

    /// An anchor in the solver's variables.
    func expression<Kind>(_ anchor: LayoutAnchor<Kind>) throws(NotLaidOut) -> Expression {
        guard let expression = engine.expression(of: anchor) else { throw NotLaidOut() }
        return expression
    }

    /// Where an anchor is, on the screen, or how long an extent.
    package func path<Kind>(of anchor: LayoutAnchor<Kind>) throws -> DemoPath {
        DemoPath(mirroring: try trajectory.path(of: try expression(anchor)))
    }

    /// By how much the left side of a constraint is above its right side: 0 where it is active. For the one whose
    /// constant runs, the left side alone.
    package func residual(of constraint: LayoutConstraint) throws -> DemoPath {
        guard let handle = engine.handle(of: constraint) else { throw NotLaidOut() }
        let stated = try engine.solver.constraint(handle)
        let constant = constraint === self.constraint ? 0 : stated.constant
        return DemoPath(mirroring: try trajectory.path(of: stated.expression - constant))
    }

    /// The proof of a statement about all of the range.
    package func proof(_ text: String, _ statement: Constraint) throws -> DemoProof {
        let parts = try trajectory.verdict(on: statement).failures.map { "from \(-$0.start) through \(-$0.end)" }
        return DemoProof(text, holds: parts.isEmpty, where: parts.joined(separator: ", "))
    }
}

/// What is said of all of a range, and whether it is so.
package struct DemoProof: Sendable, Hashable {
    /// The statement.
    package var text: String

    /// Whether it holds.
    package var holds: Bool

    /// Where it does not.
    package var failures: String

    init(_ text: String, holds: Bool, where failures: String = "") {
        self.text = text
        self.holds = holds
        self.failures = failures
    }

    /// The statement in a list.
    package var line: String {
        "  \(padded(text, 48))\(holds ? "holds" : "FAILS \(failures)")"
    }
}
