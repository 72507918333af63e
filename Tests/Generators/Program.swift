// Sequences of operations on a problem, for tests that follow a solver through its life: what is added,
// removed and changed, and which rows are there after each step.

import Tinamou

/// One step in the life of a problem.
///
/// Rows are known by their identities: the number of a row in order of creation, the initial rows first. An
/// identity is never used again. An addition that is refused uses none up.
package enum Operation: Sendable {
    /// Adds a row; it gets the next identity.
    case add(Problem.Row)

    /// Removes the row of an identity.
    case remove(Int)

    /// Gives the row of an identity another constant.
    case setConstant(Int, Double)

    /// Gives the row of an identity another strength.
    case setStrength(Int, Strength)

    /// Suggests a value for a variable.
    ///
    /// The first suggestion for a variable adds the row `variable == value` at the strength, with the next
    /// identity; a further one changes that row's constant and strength. If the row has been removed, the
    /// next suggestion is a first one again.
    case suggest(variable: Int, Double, Strength)
}

/// The rows that are there, with their identities, as operations change them.
///
/// Invariant I1: `identities` ascends, is as long as `rows` and stays below `nextIdentity`.
package struct LiveRows: Sendable {
    /// How many variables there are; operations do not change it.
    package let variableCount: Int

    /// The rows in order of creation.
    package private(set) var rows: [Problem.Row]

    /// The identity of each of `rows`.
    package private(set) var identities: [Int]

    /// What the next row will be known by.
    package private(set) var nextIdentity: Int

    /// For each variable the identity of its suggestion, if there is one.
    package private(set) var suggestions: [Int?]

    /// The rows of a problem, numbered from 0.
    package init(_ problem: Problem) {
        variableCount = problem.variableCount
        rows = problem.rows
        identities = Array(problem.rows.indices)
        nextIdentity = problem.rows.count
        suggestions = Array(repeating: nil, count: problem.variableCount)
    }

    /// The problem of the live rows.
    package var problem: Problem { Problem(variableCount: variableCount, rows: rows) }

    /// The place in `rows` of an identity, or `nil` if its row is not there any more.
    package func index(of identity: Int) -> Int? {
        identities.firstIndex(of: identity)
    }

    /// Whether a row is the suggestion of a variable.
    package func isSuggestion(_ identity: Int) -> Bool {
        suggestions.contains(identity)
    }

    /// Carries out an operation.
    ///
    /// - Precondition: the identity that the operation names is there.
    package mutating func apply(_ operation: Operation) {
        switch operation {
        case .add(let row): append(row)
        case .remove(let identity):
            let index = place(identity)
            rows.remove(at: index)
            identities.remove(at: index)
            if let variable = suggestions.firstIndex(of: identity) { suggestions[variable] = nil }
        case .setConstant(let identity, let constant): rows[place(identity)].constant = constant
        case .setStrength(let identity, let strength): rows[place(identity)].strength = strength
        case .suggest(let variable, let value, let strength):
            if let identity = suggestions[variable] {
                rows[place(identity)].constant = value
                rows[place(identity)].strength = strength
            } else {
                suggestions[variable] = nextIdentity
                append(Problem.Row([Problem.Summand(1, variable)], .equal, value, at: strength))
            }
        }
    }

    private mutating func append(_ row: Problem.Row) {
        rows.append(row)
        identities.append(nextIdentity)
        nextIdentity += 1
    }

    private func place(_ identity: Int) -> Int {
        guard let index = index(of: identity) else {
            preconditionFailure("no row has the identity \(identity)")
        }
        return index
    }
}

/// A problem and what happened to it: enough to run it again.
package struct Program: Sendable {
    /// One operation and whether it took effect.
    package struct Step: Sendable {
        /// What was asked for.
        package let operation: Operation

        /// Whether the solver refused; then nothing changed.
        package var isRefused: Bool

        /// A step that took effect, unless it is said that it did not.
        package init(_ operation: Operation, isRefused: Bool = false) {
            self.operation = operation
            self.isRefused = isRefused
        }
    }

    /// The problem before the first step.
    package let initial: Problem

    /// What happened, in order.
    package var steps: [Step]

    /// A program of a problem and steps.
    package init(initial: Problem, steps: [Step] = []) {
        self.initial = initial
        self.steps = steps
    }

    /// The rows that are there after the last step.
    package var live: LiveRows {
        var live = LiveRows(initial)
        for step in steps where !step.isRefused { live.apply(step.operation) }
        return live
    }
}
