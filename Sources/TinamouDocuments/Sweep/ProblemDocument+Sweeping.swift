import Tinamou

extension ProblemDocument {
    /// Carries the document out, then runs the constant of one of its constraints over a range.
    ///
    /// - Parameters:
    ///   - id: names a constraint that is there after the last step; `suggest NAME` is a suggestion that a step makes.
    ///   - start: the first constant; the run begins as a `"set"` step to it.
    ///   - goal: the last constant; may be below `start`.
    ///   - conditions: what is to hold for every constant of the range.
    /// - Complexity: that of the solver's calls.
    public func sweep(
        constantOf id: String, from start: Double, through goal: Double, always conditions: [LinearCondition] = []
    ) -> SweepResult {
        var run = ProblemRun(self)
        do throws(SolverError) {
            try run.carryOutEverything()
        } catch {
            return .stopped(run.result(of: error))
        }
        guard let handle = run.handle(named: id) else {
            let fault = SweepFault(id: id, known: run.names(of: run.solver.constraints))
            return .stopped(.invalid(Diagnostic(file: "--constant", message: fault.message)))
        }
        do throws(SolverError) {
            let trajectory = try run.solver.trajectory(of: handle, from: start, through: goal)
            return .swept(try run.describe(trajectory, of: id, conditions))
        } catch {
            return .stopped(.trouble(step: steps.count, message: RunFault(error: error).message))
        }
    }
}

extension ProblemRun {
    /// A trajectory of the solver in the words of the document.
    func describe(
        _ trajectory: Trajectory, of id: String, _ conditions: [LinearCondition]
    ) throws(SolverError) -> ProblemSweep {
        var motions: [ProblemSweep.Motion] = []
        for (name, variable) in zip(document.variables, variables) {
            motions.append(ProblemSweep.Motion(variable: name, path: try trajectory.path(of: variable)))
        }
        let withRoom = Set(trajectory.historyDependent)
        var judgements: [ProblemSweep.Judgement] = []
        for condition in conditions {
            judgements.append(
                try ProblemSweep.Judgement(condition, trajectory, document.variables) { Expression(variables[$0]) })
        }
        return ProblemSweep(
            .constant, id, trajectory, motions, judgements,
            historyDependent: zip(document.variables, variables).filter { withRoom.contains($1) }.map(\.0),
            conflict: trajectory.conflict.map(names(of:)), names: names(of:))
    }
}

extension ProblemSweep {
    /// A trajectory in the words of a document, for which `names` gives what it calls constraints.
    init(
        _ subject: Subject, _ id: String, _ trajectory: Trajectory, _ motions: [Motion], _ judgements: [Judgement],
        historyDependent: [String], conflict: [String]?, names: ([ConstraintHandle]) -> [String]
    ) {
        self.subject = subject
        constant = id
        (start, goal, end) = (trajectory.start, trajectory.goal, trajectory.end)
        pieces = trajectory.pieces.map { piece in
            Piece(
                start: piece.start, end: piece.end, activated: names(piece.activated),
                loosened: names(piece.loosened), broken: names(piece.broken))
        }
        self.motions = motions
        self.historyDependent = historyDependent
        self.conflict = conflict
        self.judgements = judgements
    }
}

extension ProblemSweep.Judgement {
    /// What becomes of a condition on names, for each of which `expression` gives what it is in the solver.
    init(
        _ condition: LinearCondition, _ trajectory: Trajectory, _ names: [String], _ expression: (Int) -> Expression
    ) throws(SolverError) {
        var sum = Expression()
        for term in condition.terms { sum.add(term.coefficient, expression(term.variable)) }
        let path = try trajectory.path(of: sum)
        // A sum beyond the doubles compares with nothing; it is no proof of anything.
        let isFinite = path.segments.allSatisfy {
            ($0.startValue - condition.constant).isFinite && ($0.endValue - condition.constant).isFinite
        }
        guard isFinite else { throw .numericalTrouble(.overflow) }
        self.condition = condition.text
        failures = path.verdict(condition.relation, condition.constant).failures
        let withRoom = Set(trajectory.historyDependent)
        historyDependent = condition.terms.map(\.variable).filter { place in
            expression(place).terms.contains { withRoom.contains($0.variable) }
        }.map { names[$0] }
    }
}
