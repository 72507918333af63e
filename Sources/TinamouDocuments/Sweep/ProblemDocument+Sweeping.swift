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
        for condition in conditions { judgements.append(try judge(condition, trajectory, withRoom)) }
        return ProblemSweep(
            constant: id, start: trajectory.start, goal: trajectory.goal, end: trajectory.end,
            pieces: trajectory.pieces.map { piece in
                ProblemSweep.Piece(
                    start: piece.start, end: piece.end, activated: names(of: piece.activated),
                    loosened: names(of: piece.loosened), broken: names(of: piece.broken))
            },
            motions: motions,
            historyDependent: zip(document.variables, variables).filter { withRoom.contains($1) }.map(\.0),
            conflict: trajectory.conflict.map(names(of:)), judgements: judgements)
    }

    private func judge(
        _ condition: LinearCondition, _ trajectory: Trajectory, _ withRoom: Set<Variable>
    ) throws(SolverError) -> ProblemSweep.Judgement {
        let path = try trajectory.path(
            of: Expression(condition.terms.map { Term($0.coefficient, variables[$0.variable]) }))
        // A sum beyond the doubles compares with nothing; it is no proof of anything.
        let isFinite = path.segments.allSatisfy {
            ($0.startValue - condition.constant).isFinite && ($0.endValue - condition.constant).isFinite
        }
        guard isFinite else { throw .numericalTrouble(.overflow) }
        return ProblemSweep.Judgement(
            condition: condition.text, failures: path.verdict(condition.relation, condition.constant).failures,
            historyDependent: condition.terms.map(\.variable).filter { withRoom.contains(variables[$0]) }
                .map { document.variables[$0] })
    }
}
