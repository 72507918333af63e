// The oracle: what is right, found the slow and obvious way, to judge solvers by. Goals in order of priority:
//
// 1. Exact. No rounding anywhere, so that an answer that differs is a wrong answer.
// 2. Independent. No code and no idea of the solver under test: a problem becomes a linear program in
//    textbook form, solved level by level with a dense tableau and Bland's rule.
// 3. Fast enough for a test run of tens of thousands of small problems: whole numbers of 64 bits first, and
//    only if one does not fit, everything once more in numbers of any size.
//
// Rejected: one linear program with a large factor between the levels, which is what a solver might do; and
// the dual, because violations are what is asked for and the primal has them as variables.
//
// To read on: LexicographicProgram (the steps), ExactTableau (the arithmetic), ExactOutcome (the answer).

import Tinamou

/// Exact answers about problems, by plain and slow methods.
package enum ExactOracle {
    /// The least violation of every level, and what the optimal points leave each variable.
    ///
    /// - Precondition: all numbers are finite, all strengths valid, all variables below `variableCount`.
    package static func solve(_ problem: Problem) -> ExactOutcome {
        solveInMachineIntegers(problem) ?? solveInBigIntegers(problem)
    }

    /// ``solve(_:)`` in whole numbers of 64 bits; `nil` if one does not fit.
    package static func solveInMachineIntegers(_ problem: Problem) -> ExactOutcome? {
        try? LexicographicProgram<Int64>.solve(problem)
    }

    /// ``solve(_:)`` in whole numbers of any size.
    package static func solveInBigIntegers(_ problem: Problem) -> ExactOutcome {
        solveOrStop { () throws(ArithmeticOverflow) in try LexicographicProgram<BigInteger>.solve(problem) }
    }

    /// Whether some values satisfy all the rows, whatever their strength.
    package static func isFeasible(_ rows: [Problem.Row], variableCount: Int) -> Bool {
        if let answer = try? LexicographicProgram<Int64>.isFeasible(rows, variableCount: variableCount) {
            return answer
        }
        return solveOrStop { () throws(ArithmeticOverflow) in
            try LexicographicProgram<BigInteger>.isFeasible(rows, variableCount: variableCount)
        }
    }

    /// Whether the rows are an irreducible conflict: no values satisfy all of them, whatever their strength,
    /// but without any one of them some do.
    package static func isIrreducible(_ rows: [Problem.Row], variableCount: Int) -> Bool {
        if isFeasible(rows, variableCount: variableCount) { return false }
        return rows.indices.allSatisfy { dropped in
            var others = rows
            others.remove(at: dropped)
            return isFeasible(others, variableCount: variableCount)
        }
    }

    private static func solveOrStop<Answer>(_ body: () throws(ArithmeticOverflow) -> Answer) -> Answer {
        do {
            return try body()
        } catch {
            preconditionFailure("numbers of any size have no overflow")
        }
    }
}
