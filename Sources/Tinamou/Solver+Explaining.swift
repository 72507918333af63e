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
    /// The variables that the constraints leave room: those with more than one value among all optimal solutions, each with a cause, in the
    /// order of their making.
    ///
    /// The verdict is about the constraints alone; that an unpinned variable keeps its value makes the answer single, not the
    /// problem. A variable that can move by less than 1e-7 has no room.
    ///
    /// - Throws: ``SolverError/numericalTrouble(_:)``.
    /// - Complexity: for each variable that is held and may leave its place, what depends on it.
    public func ambiguities() throws(SolverError) -> [Ambiguity] {
        do throws(Failure) {
            return try core.findAmbiguous().map { found in
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

    /// The constraints that determine a variable: its value follows from these, taken as equations, and from no fewer of them.
    ///
    /// Empty for a variable that nothing holds; with an ambiguous variable, what holds it apart from its freedom.
    ///
    /// - Throws: ``SolverError/unknownVariable(_:)``; ``SolverError/numericalTrouble(_:)``.
    /// - Complexity: O(terms of the constraints on which the variable depends).
    public func constraints(determining variable: Variable) throws(SolverError) -> [ConstraintHandle] {
        let column = try column(of: variable)
        do throws(Failure) {
            return try core.findDetermining(column).map(handle(of:))
        } catch {
            throw describe(error)
        }
    }

    /// The weighted sum of violations at each optional level that a constraint is at, strongest first.
    ///
    /// - Complexity: O(size of the problem).
    public func violations() -> [(level: Double, violation: Double)] {
        core.violations()
    }

    /// The problem as it stands: the live variables, renumbered from 0, and the live constraints, suggestions among them.
    ///
    /// Rows are in the order of ``constraints``, variables in the order of ``variables``; both are the order of making as long as nothing has been
    /// removed.
    ///
    /// - Complexity: O(size of the problem).
    public func problem() -> Problem {
        var number: [Int32: Int] = [:]
        for (index, column) in core.liveColumns().enumerated() { number[column.raw] = index }
        let rows = core.liveLinks().map { index in
            let link = core.links[index]
            var terms: [Problem.Summand] = []
            core.forEachTerm(of: link.form) { column, value in
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
            values: core.liveColumns().map { core.values[$0] }, multipliers: core.liveLinks().map { core.price(of: $0) }
        )
    }
}

extension Core {
    /// The weighted violations by level, strongest first.
    func violations() -> [(level: Double, violation: Double)] {
        var sums = [Double](repeating: 0, count: levels.count)
        for position in 0..<links.count {
            let link = links[ConstraintIndex(position: position)]
            guard link.isLive && !link.isRequired else { continue }
            let violation = violation(of: ConstraintIndex(position: position))
            let sum = sums[Int(link.level)] + violation * (link.weight / abs(link.scale))
            sums[Int(link.level)] = min(sum, .greatestFiniteMagnitude)
        }
        return (0..<levels.count).compactMap { rank in
            let record = levels.records[rank]
            return record.constraintCount == 0 ? nil : (record.strength, sums[rank])
        }
    }

    /// The price of a constraint in the caller's scale and signs: the force that it exerts, or that it has to bear where it is active.
    func price(of constraint: ConstraintIndex) -> [OptimalityCertificate.Component] {
        let link = links[constraint]
        if active(link.form) != constraint {
            let force = link.isRequired ? 0 : link.force(on: link.side)
            if force == 0 { return [] }
            return [.init(level: levels.records[Int(link.level)].strength, value: force / link.scale)]
        }
        let place = multiplierPlace(link.form)
        if place == Multipliers.zero { return [] }
        return (0..<multipliers.stride).compactMap { level in
            let value = multipliers[place, level]
            return value == 0 ? nil : .init(level: levels.records[level].strength, value: value / link.scale)
        }
    }
}
