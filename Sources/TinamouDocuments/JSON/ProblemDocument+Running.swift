import Tinamou

extension ProblemDocument {
    /// What a solver makes of the document: the initial constraints added together, then the steps in order, up to
    /// the first that is refused.
    ///
    /// - Complexity: that of the solver's calls.
    public func run() -> ProblemResult {
        var run = ProblemRun(self)
        do throws(SolverError) {
            try run.carryOutEverything()
            return try run.solution()
        } catch {
            return run.result(of: error)
        }
    }
}

/// A document on its way through a solver.
struct ProblemRun {
    let document: ProblemDocument
    let solver = Solver()
    let variables: [Variable]

    /// The handle of each constraint of the document that is in the solver.
    private var handles: [ConstraintHandle?]

    /// What the constraints in the solver are called, suggestions included.
    private(set) var titles: [ConstraintHandle: Title] = [:]

    /// The equation of each variable for which a value has been suggested.
    private var suggestions: [ConstraintHandle?]

    /// The step that is being carried out: −1 for the initial constraints.
    private var step = -1

    /// What the present call adds, if it does.
    private var newcomers: [Title] = []

    /// What a conflict calls a constraint, and where it stands among others.
    struct Title {
        /// Initial constraints first, then what each step added or suggested.
        var rank: Int
        var name: String
    }

    init(_ document: ProblemDocument) {
        self.document = document
        let solver = solver
        variables = document.variables.map { solver.variable($0) }
        handles = Array(repeating: nil, count: document.constraints.count)
        suggestions = Array(repeating: nil, count: variables.count)
    }

    // MARK: Calls

    /// Adds the initial constraints, then carries out the steps.
    mutating func carryOutEverything() throws(SolverError) {
        try start()
        for (number, step) in document.steps.enumerated() { try carryOut(step, number) }
    }

    private mutating func start() throws(SolverError) {
        let initial = 0..<document.initialCount
        newcomers = initial.map { Title(rank: $0, name: document.constraints[$0].name) }
        let added = try solver.add(initial.map(constraint))
        for (number, handle) in added.enumerated() { note(handle, constraint: number, newcomers[number]) }
    }

    private mutating func carryOut(_ action: ProblemDocument.Step, _ number: Int) throws(SolverError) {
        step = number
        newcomers = []
        switch action {
        case .setConstant(let constraint, let constant):
            try solver.setConstant(of: handle(constraint), to: constant)
        case .setStrength(let constraint, let strength):
            try solver.setStrength(of: handle(constraint), to: strength)
        case .add(let number):
            newcomers = [Title(rank: document.initialCount + step, name: document.constraints[number].name)]
            note(try solver.add(constraint(number)), constraint: number, newcomers[0])
        case .remove(let constraint):
            let handle = handle(constraint)
            try solver.remove(handle)
            titles[handle] = nil
        case .suggest(let variable, let value, let strength):
            try suggest(variable, value, strength)
        }
    }

    /// Gives a suggestion its value and its strength.
    ///
    /// Becoming required comes after the value, and ceasing to be before it: otherwise the step would be
    /// refused for a state between, though what it asks for can be had.
    private mutating func suggest(_ number: Int, _ value: Double, _ strength: Strength?) throws(SolverError) {
        let variable = variables[number]
        let title = Title(rank: document.initialCount + step, name: "suggest \(document.variables[number])")
        newcomers = [title]
        if suggestions[number] == nil {
            let handle = try solver.edit(variable, at: strength ?? .strong)
            suggestions[number] = handle
            titles[handle] = title
            try solver.suggest(variable, value)
        } else if let strength, !strength.isRequired {
            try solver.edit(variable, at: strength)
            try solver.suggest(variable, value)
        } else {
            try solver.suggest(variable, value)
            if let strength { try solver.edit(variable, at: strength) }
        }
    }

    private func constraint(_ number: Int) -> Constraint {
        let row = document.constraints[number]
        let expression = Expression(row.terms.map { Term($0.coefficient, variables[$0.variable]) })
        return Constraint(expression, row.relation, row.constant, at: row.strength, named: row.name)
    }

    private mutating func note(_ handle: ConstraintHandle, constraint number: Int, _ title: Title) {
        handles[number] = handle
        titles[handle] = title
    }

    private func handle(_ number: Int) -> ConstraintHandle {
        guard let handle = handles[number] else { preconditionFailure("a step names a constraint that is not there") }
        return handle
    }

    // MARK: Names

    /// The constraint in the solver that has an id; or else, for `suggest NAME`, the equation of a suggestion.
    func handle(named id: String) -> ConstraintHandle? {
        for (number, row) in document.constraints.enumerated() where row.name == id {
            if let handle = handles[number], titles[handle] != nil { return handle }
        }
        return suggestions.compactMap { $0 }.first { titles[$0]?.name == id }
    }

    /// What a conflict's members are called, in the order of the document.
    func names(of conflict: Conflict) -> [String] {
        let members = conflict.members.compactMap { member in
            switch member.origin {
            case .present(let handle): titles[handle]
            case .refused(let place): newcomers.indices.contains(place) ? newcomers[place] : nil
            }
        }
        return members.sorted { $0.rank < $1.rank }.map(\.name)
    }

    /// What constraints in the solver are called, in the order of the document.
    func names(of handles: [ConstraintHandle]) -> [String] {
        handles.compactMap { titles[$0] }.sorted { $0.rank < $1.rank }.map(\.name)
    }

    // MARK: Results

    func solution() throws(SolverError) -> ProblemResult {
        let ambiguous = Set(try solver.ambiguities().map(\.variable))
        let values = zip(document.variables, variables).map { ProblemResult.Entry(subject: $0, number: solver[$1]) }
        let violations = solver.violations().map { ProblemResult.Entry(subject: $0.level, number: $0.violation) }
        return .solved(
            ProblemResult.Solution(
                values: values, violations: violations,
                ambiguous: zip(document.variables, variables).filter { ambiguous.contains($1) }.map(\.0)))
    }

    func result(of error: SolverError) -> ProblemResult {
        guard case .unsatisfiable(let conflict) = error else {
            return .trouble(step: step, message: RunFault(error: error).message)
        }
        return .unsatisfiable(step: step, conflict: names(of: conflict))
    }
}
