import CTinamou
import Tinamou

/// Makes a variable one for which values are suggested.
@c @implementation
public func tinamou_edit(
    _ solver: OpaquePointer!, _ variable: tinamou_variable, _ level: Double, _ weight: Double,
    _ constraint: UnsafeMutablePointer<tinamou_constraint>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        let handle = try box.solver.edit(Variable(variable), at: Strength(level, weight: weight))
        constraint?.pointee = handle.handle
        return status(TINAMOU_OK)
    }
}

/// Suggests a value.
@c @implementation
public func tinamou_suggest(_ solver: OpaquePointer!, _ variable: tinamou_variable, _ value: Double) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        try box.solver.suggest(Variable(variable), value)
        return status(TINAMOU_OK)
    }
}

/// Suggests several values together.
@c @implementation
public func tinamou_suggest_all(
    _ solver: OpaquePointer!, _ variables: UnsafePointer<tinamou_variable>!, _ values: UnsafePointer<Double>!,
    _ count: UInt64
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        guard let variables = variableArray(variables, count), let values = array(values, count) else {
            return status(TINAMOU_INVALID_ARGUMENT)
        }
        try box.solver.suggest(variables.indices.map { (variables[$0], values[$0]) })
        return status(TINAMOU_OK)
    }
}

/// The equation that carries a variable's suggestions.
@c @implementation
public func tinamou_suggestion(
    _ solver: OpaquePointer!, _ variable: tinamou_variable, _ constraint: UnsafeMutablePointer<tinamou_constraint>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        guard let constraint else { return status(TINAMOU_INVALID_ARGUMENT) }
        guard let handle = try box.solver.suggestion(for: Variable(variable)) else {
            return status(TINAMOU_UNKNOWN_CONSTRAINT)
        }
        constraint.pointee = handle.handle
        return status(TINAMOU_OK)
    }
}

/// Stops suggesting values for a variable.
@c @implementation
public func tinamou_edit_end(_ solver: OpaquePointer!, _ variable: tinamou_variable) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        try box.solver.endEdit(Variable(variable))
        return status(TINAMOU_OK)
    }
}
