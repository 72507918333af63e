// Problem documents: constraints on named variables, and what happens to them, as JSON. Read next:
//   ProblemDocument+Reading   from JSON to this, every error with its line and column
//   ProblemDocument+Running   what a solver makes of it
//   ProblemResult             the answer, and its line of JSON
// Docs/Formats.md describes the format for those who write documents.

import Tinamou

/// A problem and the steps that change it, as a document says them.
///
/// Whatever names another thing is resolved: variables and constraints are numbers, and every number is in
/// range for a solver. A document of this type can be run.
public struct ProblemDocument: Sendable {
    /// A change to the problem.
    public enum Step: Sendable {
        /// Gives a constraint another constant.
        case setConstant(constraint: Int, to: Double)

        /// Suggests a value for a variable, at a strength if one is given.
        case suggest(variable: Int, Double, at: Strength?)

        /// Adds a constraint.
        case add(constraint: Int)

        /// Removes a constraint.
        case remove(constraint: Int)

        /// Gives a constraint another strength.
        case setStrength(constraint: Int, to: Strength)
    }

    /// The names of the variables: in the order of `"variables"`, or else of their first occurrence in the text.
    public let variables: [String]

    /// All constraints in the order of the document, those of the steps included. Names are the ids.
    public let constraints: [Problem.Row]

    /// How many of the constraints are there from the beginning; the others are added by steps.
    public let initialCount: Int

    /// The changes, in order.
    public let steps: [Step]
}
