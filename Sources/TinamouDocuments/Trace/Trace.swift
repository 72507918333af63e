// Traces and replay cases: the calls made to a solver, a line each, and what must come out. Read next:
//   TraceReader      from text to this; what is wrong with a trace whatever a solver does is found there
//   TraceBook        which variables and constraints there are as a trace goes on
//   Replayer         carries the calls out and checks what must come out
// Docs/Formats.md describes the format for those who write cases; Solver.trace writes it.

import Tinamou

/// Calls to a solver and expectations, in the order of their lines.
///
/// Every variable and constraint that a line names is there at that line, if all goes as the trace says.
public struct Trace: Sendable {
    /// A call or an expectation.
    package enum Content: Sendable {
        /// New variables: `V`.
        case makeVariables(count: Int)

        /// A variable goes away: `Q`.
        case removeVariable(Int)

        /// A constraint gets the next number, and is not added: `C`.
        case define(Problem.Row)

        /// Constraints are added together: `A`, and `F` if they must be refused.
        case add([Int])

        /// A constraint is removed: `D`.
        case remove(Int)

        /// Constraints get other constants, all on the right: `K`.
        case setConstants([(constraint: Name, constant: Double)])

        /// A constraint gets another strength: `W`.
        case setStrength(Name, Strength)

        /// A variable becomes one for which values are suggested: `E`.
        case edit(Int, Strength)

        /// No more suggestions for a variable: `P`.
        case endEdit(Int)

        /// Values are suggested together: `S`.
        case suggest([(variable: Int, value: Double)])

        /// A variable has a value: `=`.
        case value(variable: Int, Double, tolerance: Double)

        /// A constraint is violated by no more than this: `R`.
        case violation(constraint: Int, tolerance: Double)
    }

    /// A constraint that a line changes.
    package enum Name: Sendable, Hashable {
        /// The constraint of a number.
        case constraint(Int)

        /// The equation that carries the suggestions for a variable: `s` and the variable's number.
        case suggestion(Int)
    }

    /// A line that says something.
    package struct Line: Sendable {
        /// What it says.
        package var content: Content

        /// Whether the call must be refused: after `!`, and with `F`.
        package var isRefused: Bool

        /// Where reports about the line point.
        package var offset: Int
    }

    /// The text that the trace was read from.
    package let source: SourceText

    /// The lines that say something.
    package let lines: [Line]

    package init(source: SourceText, lines: [Line]) {
        self.source = source
        self.lines = lines
    }
}
