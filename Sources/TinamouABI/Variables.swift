import CTinamou
import Tinamou

/// Makes a variable.
@c @implementation
public func tinamou_variable_add(
    _ solver: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ variable: UnsafeMutablePointer<tinamou_variable>!
) -> tinamou_status {
    withSolver(solver) { box in
        guard let variable else { return status(TINAMOU_INVALID_ARGUMENT) }
        variable.pointee = box.solver.variable(text(at: name)).handle
        return status(TINAMOU_OK)
    }
}

/// Removes a variable.
@c @implementation
public func tinamou_variable_remove(_ solver: OpaquePointer!, _ variable: tinamou_variable) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        try box.solver.remove(Variable(variable))
        return status(TINAMOU_OK)
    }
}

/// The name of a variable.
@c @implementation
public func tinamou_variable_name(
    _ solver: OpaquePointer!, _ variable: tinamou_variable, _ name: UnsafeMutablePointer<CChar>!, _ capacity: UInt64,
    _ count: UnsafeMutablePointer<UInt64>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        copy(try box.solver.name(of: Variable(variable)), to: name, capacity, count)
    }
}

/// The value of a variable.
@c @implementation
public func tinamou_value(
    _ solver: OpaquePointer!, _ variable: tinamou_variable, _ value: UnsafeMutablePointer<Double>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        guard let value else { return status(TINAMOU_INVALID_ARGUMENT) }
        value.pointee = try box.solver.value(of: Variable(variable))
        return status(TINAMOU_OK)
    }
}

/// The values of several variables.
@c @implementation
public func tinamou_values(
    _ solver: OpaquePointer!, _ variables: UnsafePointer<tinamou_variable>!, _ count: UInt64,
    _ values: UnsafeMutablePointer<Double>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        guard let all = variableArray(variables, count), array(UnsafePointer(values), count) != nil else {
            return status(TINAMOU_INVALID_ARGUMENT)
        }
        for variable in all { _ = try box.solver.value(of: variable) }
        for index in all.indices { values[index] = try box.solver.value(of: all[index]) }
        return status(TINAMOU_OK)
    }
}

/// The variables that have changed.
@c @implementation
public func tinamou_changes_take(
    _ solver: OpaquePointer!, _ variables: UnsafeMutablePointer<tinamou_variable>!, _ capacity: UInt64,
    _ count: UnsafeMutablePointer<UInt64>!
) -> tinamou_status {
    withSolver(solver) { box in
        let needed = box.solver.changeCount
        count?.pointee = UInt64(needed)
        guard needed > 0 else { return status(TINAMOU_OK) }
        guard let variables, capacity >= UInt64(needed) else { return status(TINAMOU_BUFFER_TOO_SMALL) }
        var place = variables
        box.solver.forEachChange { variable in
            place.pointee = variable.handle
            place += 1
        }
        return status(TINAMOU_OK)
    }
}
