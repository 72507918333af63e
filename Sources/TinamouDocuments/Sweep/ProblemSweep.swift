// One constant of a problem document run over a range, or a constant, an offset or a size of a layout document. Read
// next:
//   LinearCondition           what is to hold throughout, as written on a command line
//   ProblemDocument+Sweeping  how the answer comes about
//   LayoutSweeper             how it does for a layout
//   ProblemSweep+Table, ProblemSweep+JSON, ProblemSweep+Plot
//                             the answer for readers, for programs, and as a drawing

import Tinamou

/// What happens to a problem document's variables while one constant runs over a range.
///
/// A trajectory in the words of the document: constraints by their ids, variables by their names.
public struct ProblemSweep: Sendable {
    /// What runs.
    public let subject: Subject

    /// The id of what runs: a constraint for its constant, a scroll view for its offset, a root for its size.
    public let constant: String

    /// The constant with which the run starts.
    public let start: Double

    /// The constant to which it was to go; below ``start`` if it runs downwards.
    public let goal: Double

    /// The constant at which it ended: ``goal``, unless required constraints contradict each other beyond.
    public let end: Double

    /// The straight pieces in the order of the run. Empty if required constraints contradict each other at the start.
    public let pieces: [Piece]

    /// The path of each variable, in the document's order.
    public let motions: [Motion]

    /// The variables that the constraints leave room in some piece, in the document's order: where they are depends
    /// on where they were before.
    public let historyDependent: [String]

    /// The ids of a smallest set of required constraints that contradict each other beyond ``end``, in the document's
    /// order; `nil` if the run has reached its goal.
    public let conflict: [String]?

    /// What became of each condition, in the order in which they were given.
    public let judgements: [Judgement]

    /// Whether the run has reached its goal and every condition holds all the way.
    public var isProved: Bool { conflict == nil && judgements.allSatisfy(\.failures.isEmpty) }

    /// What can run.
    public enum Subject: String, Sendable, Hashable, CaseIterable {
        /// The constant of a constraint.
        case constant
        /// How far the content of a scroll view is scrolled, downwards.
        case offset
        /// The width of a scene.
        case width
        /// The height of a scene.
        case height
    }

    /// What runs, for readers: `constant of gap`.
    package var quantity: String { "\(subject.rawValue) of \(plainly(constant))" }

    /// A part of the range in which the same constraints are active; ids are in the document's order.
    public struct Piece: Sendable, Hashable {
        /// The constant with which it starts, in the order of the run.
        public var start: Double
        /// The constant with which it ends.
        public var end: Double
        /// The constraints that determine something from here on.
        public var activated: [String]
        /// The constraints that no longer determine anything from here on, but hold.
        public var loosened: [String]
        /// The optional constraints that are broken from here on, or on the other side than before.
        public var broken: [String]

        /// Whether a constraint changes where the piece starts. In the first piece one does only if something turns as
        /// soon as the constant leaves the start.
        var hasChanges: Bool { !(activated.isEmpty && loosened.isEmpty && broken.isEmpty) }
    }

    /// A variable and its path.
    public struct Motion: Sendable {
        /// The variable.
        public var variable: String
        /// Where it is for every constant of the range.
        public var path: Path

        /// Whether the variable is not at one place all the time.
        public var moves: Bool { path.knots.contains { $0.slope != 0 } }
    }

    /// What became of a condition.
    public struct Judgement: Sendable, Hashable {
        /// The condition as it was written.
        public var condition: String
        /// The parts of the range in which it does not hold, in the order of the run.
        public var failures: [Verdict.Failure]
        /// Those of its variables that depend on history, in the order of the condition. If there are any, what is
        /// said is about the path that is shown.
        public var historyDependent: [String]
    }
}

/// What became of a run of a constant.
public enum SweepResult: Sendable {
    /// The run, to its goal or to a contradiction.
    case swept(ProblemSweep)

    /// There is nothing to run: the document cannot be carried out, has no such constraint, or the solver cannot tell.
    /// The step of trouble in the run itself is the number of the document's steps.
    case stopped(ProblemResult)
}
