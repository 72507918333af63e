// Why the values are what they are: proofs, what determines a variable, what leaves one room.

/// A variable that optimal solutions leave more than one value, and why.
public struct Ambiguity: Sendable, Hashable {
    /// What leaves a variable room.
    public enum Cause: Sendable, Hashable {
        /// Nothing holds this variable, which may be the ambiguous one itself or one that it depends on.
        case unpinned(Variable)
        /// This constraint can give way at no cost: others of its level would be better met by just as much.
        case tied(ConstraintHandle)
    }

    /// The variable.
    public var variable: Variable

    /// Why it has room.
    public var cause: Cause

    /// The ambiguity of a variable for a cause.
    public init(variable: Variable, cause: Cause) {
        self.variable = variable
        self.cause = cause
    }
}

extension Solver {
    /// The variables that the constraints leave room: those with more than one value among all optimal solutions,
    /// each with a cause, in the order of their making.
    ///
    /// The verdict is about the constraints alone; that an unpinned variable keeps its value makes the answer
    /// single, not the problem. A variable that can move by less than 1e-7 has no room.
    ///
    /// - Throws: ``SolverError/numericalTrouble(_:)``.
    /// - Complexity: as adding, in a batch, constraints of the size of what depends on variables that are held and may leave
    ///   their places; O(problem) memory.
    public func ambiguities() throws(SolverError) -> [Ambiguity] {
        do throws(Failure) {
            return try simplex.findAmbiguous().map { found in
                let cause: Ambiguity.Cause =
                    switch found.cause {
                    case .unpinned(let column): .unpinned(handle(of: column))
                    case .tied(let constraint): .tied(handle(of: constraint))
                    }
                return Ambiguity(variable: handle(of: found.column), cause: cause)
            }
        } catch {
            throw describe(error)
        }
    }

    /// The constraints that determine a variable: its value follows from these, taken as equations, and from no
    /// fewer of them.
    ///
    /// Empty for a variable that nothing holds; with an ambiguous variable, what holds it apart from its freedom.
    ///
    /// - Throws: ``SolverError/unknownVariable(_:)``; ``SolverError/numericalTrouble(_:)``.
    /// - Complexity: O(terms of the constraints on which the variable depends).
    public func constraints(determining variable: Variable) throws(SolverError) -> [ConstraintHandle] {
        let column = try column(of: variable)
        do throws(Failure) {
            return try simplex.findDetermining(column).map(handle(of:))
        } catch {
            throw describe(error)
        }
    }

    /// The weighted sum of violations at each optional level that a constraint is at, strongest first.
    ///
    /// - Complexity: O(size of the problem).
    public func violations() -> [(level: Double, violation: Double)] {
        simplex.basis.violations()
    }

    /// The problem as it stands: the live variables, renumbered from 0, and the live constraints, suggestions among
    /// them.
    ///
    /// Rows are in the order of ``constraints``, variables in the order of ``variables``; both are the order of
    /// making as long as nothing has been removed.
    ///
    /// - Complexity: O(size of the problem).
    public func problem() -> Problem {
        var number: [Int32: Int] = [:]
        for (index, column) in simplex.basis.liveColumns().enumerated() { number[column.raw] = index }
        let rows = simplex.basis.liveLinks().map { index in
            let link = simplex.basis.links[index]
            var terms: [Problem.Summand] = []
            simplex.basis.forEachTerm(of: link.form) { column, value in
                terms.append(Problem.Summand(value * link.scale, number[column.raw] ?? -1))
            }
            return Problem.Row(
                terms, link.scale < 0 ? link.relation.reversed : link.relation, link.constant,
                at: strength(of: link), named: labels.name(of: index))
        }
        return Problem(variableCount: number.count, rows: rows)
    }

    /// The proof that the present values are optimal for ``problem()``.
    ///
    /// - Complexity: O(size of the problem).
    public func certificate() -> OptimalityCertificate {
        OptimalityCertificate(
            values: simplex.basis.liveColumns().map { simplex.basis.values[$0] },
            multipliers: simplex.basis.liveLinks().map { simplex.basis.price(of: $0) }
        )
    }
}
