/// What happens to everything while one constant runs over a range: exactly, not sampled.
///
/// ```swift
/// let trajectory = try solver.trajectory(of: offset, from: -300, through: 900)
/// try trajectory.path(of: header.bottom - safe.top).verdict(.greaterOrEqual, 60).holds
/// ```
///
/// Between two breakpoints every variable moves in a straight line; at a breakpoint some turn, and none jumps. A
/// value: it does not follow what is done to the solver afterwards.
public struct Trajectory: Sendable {
    /// The constant with which the run starts.
    public let start: Double

    /// The constant to which the run was to go. Below ``start`` if it runs downwards.
    public let goal: Double

    /// The constant at which the run ended: ``goal``, unless required constraints contradict each other beyond.
    public let end: Double

    /// The straight pieces in the order of the run. Empty if required constraints contradict each other at the start.
    public let pieces: [Piece]

    /// Why the run ended before its goal; `nil` if it did not. The member whose constant runs has the constant at the
    /// goal; the same members, with the same multipliers, contradict each other everywhere between ``end`` and the goal.
    /// If they do so at the start already, the run has no piece and has not looked any further; the constant is then
    /// the one at the start.
    public let conflict: Conflict?

    /// The followed variables that have room inside some piece: the constraints leave them more than one value there,
    /// so that where they are depends on where they were before. The run shows one of their paths: that of a constant
    /// that moves slowly from the start, everything being where the solver had it. In the order of their making.
    public let historyDependent: [Variable]

    /// The paths of the followed variables; only looked up, never gone through.
    let paths: [Variable: [Path.Knot]]

    /// A part of the range in which the same constraints are active.
    public struct Piece: Sendable, Hashable {
        /// The constant with which it starts, in the order of the run.
        public var start: Double

        /// The constant with which it ends.
        public var end: Double

        /// The constraints that hold with equality and determine something from the start of the piece on. For the
        /// first piece, those for which that changes as the run leaves its start; the same goes for the others.
        public var activated: [ConstraintHandle]

        /// The constraints that no longer determine anything from here on, but hold.
        public var loosened: [ConstraintHandle]

        /// The optional constraints that have given way: they are broken from here on, or on the other side than before.
        public var broken: [ConstraintHandle]

        /// A piece, by its parts.
        public init(
            start: Double, end: Double, activated: [ConstraintHandle] = [], loosened: [ConstraintHandle] = [],
            broken: [ConstraintHandle] = []
        ) {
            self.start = start
            self.end = end
            self.activated = activated
            self.loosened = loosened
            self.broken = broken
        }
    }

    init(
        start: Double, goal: Double, end: Double, pieces: [Piece], conflict: Conflict?,
        historyDependent: [Variable], paths: [Variable: [Path.Knot]]
    ) {
        self.start = start
        self.goal = goal
        self.end = end
        self.pieces = pieces
        self.conflict = conflict
        self.historyDependent = historyDependent
        self.paths = paths
    }

    /// Whether the run has reached its goal.
    public var isComplete: Bool { conflict == nil }

    /// Whether a variable is among those whose paths were kept.
    public func follows(_ variable: Variable) -> Bool { paths[variable] != nil }

    /// The path of a variable.
    ///
    /// - Throws: ``SolverError/unknownVariable(_:)`` for a variable that is not followed.
    public func path(of variable: Variable) throws(SolverError) -> Path {
        guard let knots = paths[variable] else { throw .unknownVariable(variable) }
        return Path(knots: knots, start: start, end: end)
    }

    /// The path of an expression, as `header.top + header.height`.
    ///
    /// - Throws: ``SolverError/unknownVariable(_:)`` for a variable that is not followed;
    ///   ``SolverError/numericalTrouble(_:)`` for a sum that no double can hold.
    /// - Complexity: O(*t* · *k*), *t* the number of terms, *k* the number of their knots.
    public func path(of expression: Expression) throws(SolverError) -> Path {
        var sum = Path(constant: expression.constant, start: start, end: pieces.isEmpty ? nil : end)
        for term in expression.terms { sum = sum.adding(try path(of: term.variable), times: term.coefficient) }
        for segment in sum.segments where !(segment.startValue.isFinite && segment.endValue.isFinite) {
            throw .numericalTrouble(.overflow)
        }
        return sum
    }

    /// Whether a constraint, whether or not it is in the solver, holds for every constant of the range, and where it
    /// does not. Its strength does not matter.
    ///
    /// What the run did not reach is not judged: see ``proves(_:)``.
    ///
    /// - Throws: as ``path(of:)-(Expression)``.
    public func verdict(on constraint: Constraint) throws(SolverError) -> Verdict {
        try path(of: constraint.expression).verdict(constraint.relation, constraint.constant)
    }

    /// Whether the run has reached its goal and a constraint holds for every constant on the way.
    ///
    /// - Throws: as ``path(of:)-(Expression)``.
    public func proves(_ constraint: Constraint) throws(SolverError) -> Bool {
        let verdict = try verdict(on: constraint)
        return isComplete && verdict.holds
    }
}
