// The front door. Read it first, then:
//   Model/               what a caller says: variables, expressions, constraints, strengths
//   Basis/Basis          the state, its invariants, and the method on one page
//   Basis/Basis+Downstream, Basis+Upstream   the two walks that everything is made of
//   Simplex/Simplex+DualPhase    how a contradicted constraint is repaired, and what a conflict is
//   Simplex/Simplex+PrimalPhase  what happens when one goes away
//   Certificates/        the proofs that come with answers
// Solver+Editing, Solver+Reading, Solver+Explaining and Solver+Checking hold the rest of this class.

/// An incremental solver for linear constraints with strengths.
///
/// ```swift
/// let solver = Solver()
/// let left = solver.variable("left"), width = solver.variable("width")
/// try solver.add(left == 8)
/// let limit = try solver.add(left + width <= 375)
/// try solver.add(width == 500, at: .strong)
/// solver[width]                               // 367
/// try solver.setConstant(of: limit, to: 320)
/// solver[width]                               // 312
/// ```
///
/// After every call the values are optimal: required constraints hold, and at each level, from the strongest down,
/// the weighted sum of violations is as small as the stronger levels allow. A variable that nothing
/// pins keeps the value it has.
///
/// Every call that throws leaves the solver, to the bit, as it was. The same calls give the same bits on every run.
///
/// A solver is not synchronized: use it from one thread at a time.
public final class Solver {
    private let block: SimplexBlock

    // Each call runs no code of the caller's inside, so that nothing can overlap.
    @exclusivity(unchecked) var labels: Labels
    @exclusivity(unchecked) var recorder: Recorder?

    /// The algorithms and all numbers.
    var simplex: Simplex {
        @inline(__always) _read { yield block.simplex }
        @inline(__always) _modify { yield &block.simplex }
    }

    private let lineage: Lineage

    /// Where values lie, so that they are read without a call into the solver.
    @usableFromInline @exclusivity(unchecked) var readout: Readout

    /// A solver without variables and constraints.
    ///
    /// - Parameter isRecording: whether to keep the calls as a ``trace``, which takes memory for each.
    public init(isRecording: Bool = false) {
        block = SimplexBlock()
        labels = Labels()
        lineage = Lineage()
        recorder = isRecording ? Recorder() : nil
        readout = Readout(block.simplex.basis)
        simplex.basis.firstStamp = lineage.stamp
    }

    private init(copyOf original: Solver) {
        block = SimplexBlock(copying: original.simplex.basis)
        labels = original.labels
        lineage = Lineage(copyOf: original.lineage)
        recorder = original.recorder
        readout = Readout(block.simplex.basis)
        simplex.basis.firstStamp = lineage.stamp
    }

    /// A second solver in the same state, which goes its own way from here: for a what-if.
    ///
    /// Handles made before the copy are good in both, those made afterwards only in the one that made them.
    ///
    /// - Complexity: O(size of the problem).
    public func copy() -> Solver {
        Solver(copyOf: self)
    }

    // MARK: Variables

    /// A new variable. Its value is 0 until a constraint or a suggestion moves it.
    ///
    /// - Parameter name: what reports call it; decides nothing.
    /// - Complexity: O(1) amortised.
    public func variable(_ name: String = "") -> Variable {
        let column = simplex.basis.makeColumn()
        readout = Readout(simplex.basis)
        labels.setName(name, of: column)
        recorder?.noteVariable(column, name)
        return handle(of: column)
    }

    /// Removes a variable that is in no constraint. Its place will be used again.
    ///
    /// - Throws: ``SolverError/unknownVariable(_:)``; ``SolverError/variableInUse(_:)``.
    /// - Complexity: O(1), and O(variables that have changed) if it is one of them.
    public func remove(_ variable: Variable) throws(SolverError) {
        let column = try column(of: variable)
        guard simplex.basis.columns[column].termCount == 0, !simplex.basis.columns[column].constraints.exists else {
            throw .variableInUse(variable)
        }
        simplex.basis.destroyColumn(column)
        labels.setName("", of: column)
        recorder?.noteRemoval(of: column)
    }

    // MARK: Constraints

    /// Adds a constraint and brings all values up to date.
    ///
    /// - Parameters:
    ///   - constraint: what is to hold.
    ///   - strength: how much it matters; `nil` for the constraint's own strength, required unless it says otherwise.
    ///   - name: what reports call it; `nil` for the constraint's own name.
    ///   - file: where the constraint is written, for reports.
    ///   - line: where the constraint is written, for reports.
    /// - Returns: the handle for changing or removing it.
    /// - Throws: ``SolverError/unsatisfiable(_:)`` if required constraints contradict each other;
    ///   ``SolverError/notFinite(_:)``, ``SolverError/invalidStrength(_:)``, ``SolverError/unknownVariable(_:)``
    ///   for bad input; ``SolverError/numericalTrouble(_:)``.
    /// - Complexity: O(terms) while one of the variables is new; else what the terms depend on, and what depends on
    ///   what moves.
    @discardableResult
    @inlinable @inline(__always)
    public func add(
        _ constraint: Constraint, at strength: Strength? = nil, named name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) throws(SolverError) -> ConstraintHandle {
        try add(
            termsOf: constraint.expression, constraint.relation, constraint.constant,
            at: strength ?? constraint.strength, named: name ?? constraint.name,
            file: constraint.location?.file ?? file, line: constraint.location?.line ?? line)
    }

    /// The part of ``add(_:at:named:file:line:)`` that is not inlined; a constraint taken apart is not copied.
    @usableFromInline
    func add(
        termsOf expression: borrowing Expression, _ relation: Relation, _ constant: Double, at strength: Strength,
        named name: String, file: StaticString, line: UInt
    ) throws(SolverError) -> ConstraintHandle {
        try expression.withTerms { terms throws(SolverError) in
            try add(terms, relation, constant, at: strength, named: name, file: file, line: line)
        }
    }

    /// Adds the constraint Σ terms ⋈ constant: the road without operators, which allocates nothing for the call itself.
    ///
    /// - Parameters:
    ///   - terms: the summands; a variable may occur more than once. Only read during the call.
    ///   - relation: how the sum is compared.
    ///   - constant: the right-hand side.
    ///   - strength: how much it matters.
    ///   - name: what reports call it.
    ///   - file: where the constraint is written, for reports.
    ///   - line: where the constraint is written, for reports.
    /// - Returns: the handle for changing or removing it.
    /// - Throws: as ``add(_:at:named:file:line:)``.
    @discardableResult
    public func add(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
        at strength: Strength = .required, named name: String = "",
        file: StaticString = #fileID, line: UInt = #line
    ) throws(SolverError) -> ConstraintHandle {
        defer { simplex.checkNowAndThen() }
        try check(constant, strength)
        try say(terms)
        let saying = Saying(
            relation: relation, constant: constant, level: strength.level, weight: strength.weight,
            line: UInt32(truncatingIfNeeded: line), file: labels.number(of: file))
        func said() -> SaidConstraint {
            SaidConstraint(
                terms: Array(terms), relation: relation, constant: constant, strength: strength, name: name,
                location: SourceLocation(file: file, line: line))
        }
        do throws(Failure) {
            let added = try simplex.add(saying)
            setName(name, of: added)
            recorder?.noteAdding([added], [said()])
            return handle(of: added)
        } catch {
            recorder?.noteRefusal(of: [said()], because: error)
            throw describe(error, [said()])
        }
    }

    /// Removes a constraint and brings all values up to date. Its handle becomes invalid.
    ///
    /// What it held goes where the remaining constraints want it; what none of them pins stays where it is.
    ///
    /// - Throws: ``SolverError/unknownConstraint(_:)``; ``SolverError/numericalTrouble(_:)``.
    /// - Complexity: O(terms) if the constraint did not pull; else as adding one.
    public func remove(_ handle: ConstraintHandle) throws(SolverError) {
        defer { simplex.checkNowAndThen() }
        let constraint = try index(of: handle)
        let edited = editedColumn(constraint)
        do throws(Failure) {
            try simplex.remove(constraint)
        } catch {
            throw describe(error)
        }
        setName("", of: constraint)
        if let edited {
            recorder?.noteEndOfEdit(edited)
        } else {
            recorder?.noteRemoval(of: constraint)
        }
    }

    /// Whether a handle names a constraint that is in this solver.
    public func contains(_ handle: ConstraintHandle) -> Bool {
        isLive(handle)
    }
}
