// What a solver says: values, and what has changed.

extension Solver {
    /// The value of a variable.
    ///
    /// - Precondition: the variable is one of this solver; ``value(of:)-(Variable)`` throws instead.
    @inlinable @inline(__always)
    public subscript(variable: Variable) -> Double {
        precondition(readout.holds(variable), "a variable of another solver, or one that has been removed")
        return readout.values[Int(UInt32(bitPattern: variable.index))]
    }

    /// The value of a variable.
    ///
    /// - Throws: ``SolverError/unknownVariable(_:)``.
    public func value(of variable: Variable) throws(SolverError) -> Double {
        simplex.basis.values[try column(of: variable)]
    }

    /// The value of an expression.
    ///
    /// - Throws: ``SolverError/unknownVariable(_:)``.
    /// - Complexity: O(terms).
    public func value(of expression: Expression) throws(SolverError) -> Double {
        var sum = expression.constant
        try expression.withTerms { terms throws(SolverError) in
            for term in terms { sum += term.coefficient * simplex.basis.values[try column(of: term.variable)] }
        }
        return sum
    }

    /// The variables that have got another value since they were last taken, in the order in which they first
    /// changed. Starts a new list.
    ///
    /// A variable that has come back to where it was is among them.
    ///
    /// - Complexity: O(variables that have changed).
    public func takeChanges() -> [Variable] {
        var changes: [Variable] = []
        changes.reserveCapacity(simplex.basis.changed.count)
        forEachChange { changes.append($0) }
        return changes
    }

    /// Calls `body` with each variable that ``takeChanges()`` would list, and starts a new list. Allocates nothing.
    ///
    /// What `body` does to the solver belongs to the new list.
    public func forEachChange(_ body: (Variable) -> Void) {
        simplex.basis.startNewChanges()
        var index = 0
        while index < simplex.basis.reported.count {
            body(handle(of: simplex.basis.reported[index]))
            index += 1
        }
    }

    /// The number of variables that ``takeChanges()`` would list.
    public var changeCount: Int { simplex.basis.changed.count }

    // MARK: What is in the solver

    /// The variables, in the order of their numbers in ``problem()``.
    ///
    /// - Complexity: O(variables).
    public var variables: [Variable] {
        simplex.basis.liveColumns().map(handle(of:))
    }

    /// The constraints, suggestions included, in the order of the rows of ``problem()``.
    ///
    /// - Complexity: O(constraints).
    public var constraints: [ConstraintHandle] {
        simplex.basis.liveLinks().map(handle(of:))
    }

    /// The name of a variable, empty if it has none.
    ///
    /// - Throws: ``SolverError/unknownVariable(_:)``.
    public func name(of variable: Variable) throws(SolverError) -> String {
        labels.name(of: try column(of: variable))
    }

    /// What a constraint says, with its present constant, strength, name and location. Coefficients of one variable
    /// are added up.
    ///
    /// - Throws: ``SolverError/unknownConstraint(_:)``.
    public func constraint(_ handle: ConstraintHandle) throws(SolverError) -> Constraint {
        let index = try index(of: handle)
        var said = constraint(index)
        said.location = location(of: index)
        return said
    }

    /// By how much a constraint is broken: 0 where it holds, never negative.
    ///
    /// - Throws: ``SolverError/unknownConstraint(_:)``.
    /// - Complexity: O(terms).
    public func violation(of handle: ConstraintHandle) throws(SolverError) -> Double {
        simplex.basis.violation(of: try index(of: handle))
    }

    /// How much work has been done so far.
    public var statistics: Statistics { simplex.basis.counts }
}

/// Where the values of a solver lie. Renewed when a variable is made, as nothing else makes them move.
@usableFromInline
struct Readout {
    @usableFromInline let values: UnsafeMutablePointer<Double>
    @usableFromInline let stamps: UnsafeMutablePointer<UInt32>
    @usableFromInline let count: UInt32

    @inline(__always)
    init(_ basis: borrowing Basis) {
        values = basis.values.base
        stamps = basis.columnStamps.base
        count = UInt32(truncatingIfNeeded: basis.columns.count)
    }

    /// Whether a handle is valid.
    @inlinable @inline(__always)
    func holds(_ variable: Variable) -> Bool {
        UInt32(bitPattern: variable.index) < count
            && stamps[Int(UInt32(bitPattern: variable.index))] == variable.stamp
    }
}
