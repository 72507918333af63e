import CTinamou
import Tinamou

/// What happens while a constant runs over a range.
@c @implementation
public func tinamou_trajectory_of_constant(
    _ solver: OpaquePointer!, _ constraint: tinamou_constraint, _ start: Double, _ goal: Double,
    _ followed: UnsafePointer<tinamou_variable>!, _ count: UInt64, _ trajectory: UnsafeMutablePointer<OpaquePointer?>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        guard let trajectory, let variables = variableArray(followed, count) else {
            return status(TINAMOU_INVALID_ARGUMENT)
        }
        let run = try box.solver.trajectory(
            of: ConstraintHandle(constraint), from: start, through: goal,
            following: followed == nil ? nil : Array(variables))
        trajectory.pointee = handOver(TrajectoryBox(run))
        return status(TINAMOU_OK)
    }
}

/// What happens while a suggestion runs over a range.
@c @implementation
public func tinamou_trajectory_of_suggestion(
    _ solver: OpaquePointer!, _ variable: tinamou_variable, _ start: Double, _ goal: Double,
    _ followed: UnsafePointer<tinamou_variable>!, _ count: UInt64, _ trajectory: UnsafeMutablePointer<OpaquePointer?>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        guard let trajectory, let variables = variableArray(followed, count) else {
            return status(TINAMOU_INVALID_ARGUMENT)
        }
        let run = try box.solver.trajectory(
            of: Variable(variable), from: start, through: goal, following: followed == nil ? nil : Array(variables))
        trajectory.pointee = handOver(TrajectoryBox(run))
        return status(TINAMOU_OK)
    }
}

/// Ends a trajectory.
@c @implementation
public func tinamou_trajectory_destroy(_ trajectory: UnsafeMutablePointer<OpaquePointer?>!) -> tinamou_status {
    destroy(trajectory, TrajectoryBox.self)
    return status(TINAMOU_OK)
}

/// Where the run ended.
@c @implementation
public func tinamou_trajectory_end(
    _ trajectory: OpaquePointer!, _ end: UnsafeMutablePointer<Double>!, _ is_complete: UnsafeMutablePointer<Bool>!
) -> tinamou_status {
    withTrajectory(trajectory) { run in
        end?.pointee = run.end
        is_complete?.pointee = run.isComplete
        return status(TINAMOU_OK)
    }
}

/// Why the run ended before its goal.
@c @implementation
public func tinamou_trajectory_conflict(
    _ trajectory: OpaquePointer!, _ members: UnsafeMutablePointer<tinamou_member>!, _ capacity: UInt64,
    _ count: UnsafeMutablePointer<UInt64>!
) -> tinamou_status {
    withTrajectory(trajectory) { run in copy(run.conflict?.members ?? [], to: members, capacity, count) { $0.handle } }
}

/// The path of a variable.
@c @implementation
public func tinamou_trajectory_path(
    _ trajectory: OpaquePointer!, _ variable: tinamou_variable, _ knots: UnsafeMutablePointer<tinamou_knot>!,
    _ capacity: UInt64, _ count: UnsafeMutablePointer<UInt64>!
) -> tinamou_status {
    withTrajectory(trajectory) { run throws(SolverError) in
        copy(try run.path(of: Variable(variable)).knots, to: knots, capacity, count) { knot in
            tinamou_knot(at: knot.at, value: knot.value, slope: knot.slope)
        }
    }
}

/// Where a constraint does not hold.
@c @implementation
public func tinamou_trajectory_failures(
    _ trajectory: OpaquePointer!, _ terms: UnsafePointer<tinamou_term>!, _ term_count: UInt64,
    _ relation: tinamou_relation, _ constant: Double, _ failures: UnsafeMutablePointer<tinamou_failure>!,
    _ capacity: UInt64, _ count: UnsafeMutablePointer<UInt64>!
) -> tinamou_status {
    withTrajectory(trajectory) { run throws(SolverError) in
        guard let all = termArray(terms, term_count), let relation = Relation(code: relation) else {
            return status(TINAMOU_INVALID_ARGUMENT)
        }
        guard constant.isFinite, all.allSatisfy({ $0.coefficient.isFinite }) else { return status(TINAMOU_NOT_FINITE) }
        let verdict = try run.verdict(on: Constraint(Expression(all), relation, constant))
        return copy(verdict.failures, to: failures, capacity, count) { failure in
            tinamou_failure(
                start: failure.start, end: failure.end, worst: failure.worst, worst_at: failure.worstAt)
        }
    }
}
