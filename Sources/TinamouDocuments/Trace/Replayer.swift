import Tinamou

/// What came out of a trace.
public struct ReplayReport: Sendable {
    /// The expectations that failed, in the order of the trace, each with its line.
    public internal(set) var failures: [Diagnostic] = []

    /// How many expectations were met. Each call and each `=` and `R` line is one.
    public internal(set) var passedCount = 0
}

extension Trace {
    /// Makes the calls of the trace to a solver, and checks what comes out.
    ///
    /// - Parameter solver: one without variables and constraints.
    /// - Complexity: that of the calls; for a call that is refused, O(variables) more.
    public func replay(on solver: Solver = Solver()) -> ReplayReport {
        var replayer = Replayer(self, solver)
        for line in lines { replayer.carryOut(line) }
        return replayer.report
    }
}

/// Carries a trace out on a solver.
///
/// What fails is noted, and the replay goes on. Constraints that should have been refused are taken out
/// again; calls that need one that should have been accepted cannot be made, and fail too.
private struct Replayer {
    private let source: SourceText
    private let solver: Solver
    private(set) var report = ReplayReport()

    private var variables: [Variable?] = []
    /// What each constraint says by now, whether it is in the solver or not.
    private var rows: [Problem.Row] = []
    private var handles: [ConstraintHandle?] = []
    private var numbers: [ConstraintHandle: Int] = [:]

    init(_ trace: Trace, _ solver: Solver) {
        source = trace.source
        self.solver = solver
    }

    mutating func carryOut(_ line: Trace.Line) {
        let fault: ReplayFault?
        switch line.content {
        case .makeVariables(let count):
            for _ in 0..<count { variables.append(solver.variable()) }
            return
        case .define(let row):
            rows.append(row)
            handles.append(nil)
            return
        case .value(let variable, let expected, let tolerance): fault = check(variable, expected, tolerance)
        case .violation(let constraint, let tolerance): fault = check(constraint, tolerance)
        default: fault = line.isRefused ? refuse(line.content) : accept(line.content)
        }
        if let fault {
            report.failures.append(source.diagnostic(fault, at: line.offset))
        } else {
            report.passedCount += 1
        }
    }

    // MARK: Calls

    /// Makes a call that must be accepted.
    private mutating func accept(_ content: Trace.Content) -> ReplayFault? {
        if let missing = missingConstraint(of: content) { return .missing(constraint: missing) }
        do throws(SolverError) {
            try call(content)
            note(content)
            return nil
        } catch {
            guard case .unsatisfiable(let conflict) = error else { return .refused(RunFault(error: error)) }
            return .contradiction(titles(of: conflict, content))
        }
    }

    /// Makes a call that must be refused, and change nothing.
    private mutating func refuse(_ content: Trace.Content) -> ReplayFault? {
        if let missing = missingConstraint(of: content) { return .missing(constraint: missing) }
        let before = values()
        do throws(SolverError) {
            try call(content)
        } catch {
            switch (error, content) {
            case (.unsatisfiable, _), (.variableInUse, .removeVariable): return changes(since: before)
            default: return .refusedOtherwise(RunFault(error: error))
            }
        }
        note(content)
        takeOut(content)
        return .accepted
    }

    private mutating func call(_ content: Trace.Content) throws(SolverError) {
        switch content {
        case .removeVariable(let number): try solver.remove(variable(number))
        case .add(let numbers): try add(numbers)
        case .remove(let number): if let handle = handles[number] { try solver.remove(handle) }
        case .setConstants(let changes): try setConstants(changes)
        case .setStrength(let name, let strength):
            if let handle = handle(of: name) { try solver.setStrength(of: handle, to: strength) }
        case .edit(let number, let strength): try solver.edit(variable(number), at: strength)
        case .endEdit(let number): try solver.endEdit(variable(number))
        case .suggest(let suggestions): try suggest(suggestions)
        case .makeVariables, .define, .value, .violation: break
        }
    }

    // A trace does not tell one thing alone from a list of one: a solver should make the same of both.

    private mutating func add(_ numbers: [Int]) throws(SolverError) {
        let added =
            numbers.count == 1
            ? [try solver.add(constraint(numbers[0]))] : try solver.add(numbers.map(constraint))
        for (number, handle) in zip(numbers, added) {
            handles[number] = handle
            self.numbers[handle] = number
        }
    }

    private func setConstants(_ changes: [(constraint: Trace.Name, constant: Double)]) throws(SolverError) {
        let known = changes.compactMap { change in handle(of: change.constraint).map { ($0, change.constant) } }
        if known.count == 1 {
            try solver.setConstant(of: known[0].0, to: known[0].1)
        } else {
            try solver.setConstants(known)
        }
    }

    private func suggest(_ suggestions: [(variable: Int, value: Double)]) throws(SolverError) {
        if suggestions.count == 1 {
            try solver.suggest(variable(suggestions[0].variable), suggestions[0].value)
        } else {
            try solver.suggest(suggestions.map { (variable($0.variable), $0.value) })
        }
    }

    /// Follows a call that was accepted.
    private mutating func note(_ content: Trace.Content) {
        switch content {
        case .removeVariable(let number): variables[number] = nil
        case .remove(let number): takeOut(number)
        case .setConstants(let changes):
            for change in changes {
                if case .constraint(let number) = change.constraint { rows[number].constant = change.constant }
            }
        case .setStrength(.constraint(let number), let strength): rows[number].strength = strength
        default: break
        }
    }

    private mutating func takeOut(_ number: Int) {
        if let handle = handles[number] { numbers[handle] = nil }
        handles[number] = nil
    }

    /// Removes constraints again that should have been refused, so that the rest of the trace finds what it expects.
    private mutating func takeOut(_ content: Trace.Content) {
        guard case .add(let numbers) = content else { return }
        for number in numbers {
            // A removal that fails leaves the constraint in; nothing better can be done about it here.
            if let handle = handles[number], (try? solver.remove(handle)) != nil { takeOut(number) }
        }
    }

    // MARK: Expectations

    private func check(_ number: Int, _ expected: Double, _ tolerance: Double) -> ReplayFault? {
        let found = solver[variable(number)]
        if abs(found - expected) <= tolerance { return nil }
        return .value(variable: number, expected: expected, tolerance: tolerance, found: found)
    }

    /// Checks a constraint on what it says and the values, not on what the solver says about it.
    private func check(_ constraint: Int, _ tolerance: Double) -> ReplayFault? {
        var row = rows[constraint]
        let values = row.terms.map { solver[variable($0.variable)] }
        row.terms = row.terms.enumerated().map { Problem.Summand($1.coefficient, $0) }
        let found = row.violation(at: values)
        if found <= tolerance { return nil }
        return .violation(constraint: constraint, tolerance: tolerance, found: found)
    }

    private func values() -> [Double?] {
        variables.map { $0.map { solver[$0] } }
    }

    private func changes(since before: [Double?]) -> ReplayFault? {
        for (number, (old, new)) in zip(before, values()).enumerated() {
            if let old, let new, old.bitPattern != new.bitPattern {
                return .changed(variable: number, before: old, after: new)
            }
        }
        return nil
    }

    // MARK: Names

    private func variable(_ number: Int) -> Variable {
        guard let variable = variables[number] else { preconditionFailure("the trace names a variable that is gone") }
        return variable
    }

    private func constraint(_ number: Int) -> Constraint {
        let row = rows[number]
        let expression = Expression(row.terms.map { Term($0.coefficient, variable($0.variable)) })
        return Constraint(expression, row.relation, row.constant, at: row.strength)
    }

    /// A constraint that the call needs and that the solver should have accepted, but has not.
    private func missingConstraint(of content: Trace.Content) -> Int? {
        switch content {
        case .remove(let number): missingConstraint(.constraint(number))
        case .setStrength(let name, _): missingConstraint(name)
        case .setConstants(let changes): changes.lazy.compactMap { missingConstraint($0.constraint) }.first
        default: nil
        }
    }

    private func missingConstraint(_ name: Trace.Name) -> Int? {
        guard case .constraint(let number) = name else { return nil }
        return handles[number] == nil ? number : nil
    }

    private func handle(of name: Trace.Name) -> ConstraintHandle? {
        switch name {
        case .constraint(let number): handles[number]
        case .suggestion(let number): (try? solver.suggestion(for: variable(number))) ?? nil
        }
    }

    /// What a report calls the members of a conflict: constraints by their numbers, then suggestions by their
    /// variables.
    private func titles(of conflict: Conflict, _ content: Trace.Content) -> [String] {
        var constraints: [Int] = []
        var suggestions: [Int] = []
        for member in conflict.members {
            switch member.origin {
            case .present(let handle):
                if let number = numbers[handle] {
                    constraints.append(number)
                } else {
                    suggestions.append(suggestedVariable(member))
                }
            case .refused(let place):
                if case .add(let added) = content {
                    constraints.append(added[place])
                } else {
                    suggestions.append(suggestedVariable(member))
                }
            }
        }
        return constraints.sorted().map { "constraint \($0)" }
            + suggestions.sorted().map { "the suggestion for variable \($0)" }
    }

    /// The variable of the equation that carries its suggestions.
    private func suggestedVariable(_ member: Conflict.Member) -> Int {
        let variable = member.constraint.expression.terms.first?.variable
        guard let number = variables.firstIndex(where: { $0 == variable }) else {
            preconditionFailure("a suggestion is for a variable of the trace")
        }
        return number
    }
}
