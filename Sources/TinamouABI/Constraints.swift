import CTinamou
import Tinamou

/// Adds a constraint.
@c @implementation
public func tinamou_constraint_add(
    _ solver: OpaquePointer!, _ terms: UnsafePointer<tinamou_term>!, _ count: UInt64, _ relation: tinamou_relation,
    _ constant: Double, _ level: Double, _ weight: Double, _ name: UnsafePointer<CChar>!,
    _ constraint: UnsafeMutablePointer<tinamou_constraint>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        guard let all = termArray(terms, count), let relation = Relation(code: relation) else {
            return status(TINAMOU_INVALID_ARGUMENT)
        }
        let handle = try box.solver.add(
            all, relation, constant, at: Strength(level, weight: weight), named: text(at: name), file: "",
            line: 0)
        constraint?.pointee = handle.handle
        return status(TINAMOU_OK)
    }
}

/// Adds many constraints together.
@c @implementation
public func tinamou_constraints_add(
    _ solver: OpaquePointer!, _ statements: UnsafePointer<tinamou_statement>!, _ count: UInt64,
    _ constraints: UnsafeMutablePointer<tinamou_constraint>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        guard let all = array(statements, count) else { return status(TINAMOU_INVALID_ARGUMENT) }
        var said: [Constraint] = []
        said.reserveCapacity(all.count)
        for statement in all {
            guard let terms = termArray(statement.terms, statement.count),
                let relation = Relation(code: statement.relation)
            else { return status(TINAMOU_INVALID_ARGUMENT) }
            said.append(
                Constraint(
                    Expression(terms), relation, statement.constant,
                    at: Strength(statement.level, weight: statement.weight), named: text(at: statement.name)))
        }
        let handles = try box.solver.add(said, file: "", line: 0)
        if let constraints {
            for index in handles.indices { constraints[index] = handles[index].handle }
        }
        return status(TINAMOU_OK)
    }
}

/// Removes a constraint.
@c @implementation
public func tinamou_constraint_remove(_ solver: OpaquePointer!, _ constraint: tinamou_constraint) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        try box.solver.remove(ConstraintHandle(constraint))
        return status(TINAMOU_OK)
    }
}

/// Whether a constraint is in the solver.
@c @implementation
public func tinamou_constraint_exists(_ solver: OpaquePointer!, _ constraint: tinamou_constraint) -> Bool {
    var exists = false
    _ = withSolver(solver) { box in
        exists = box.solver.contains(ConstraintHandle(constraint))
        return status(TINAMOU_OK)
    }
    return exists
}

/// What a constraint says.
@c @implementation
public func tinamou_constraint_get(
    _ solver: OpaquePointer!, _ constraint: tinamou_constraint, _ terms: UnsafeMutablePointer<tinamou_term>!,
    _ capacity: UInt64, _ count: UnsafeMutablePointer<UInt64>!, _ relation: UnsafeMutablePointer<tinamou_relation>!,
    _ constant: UnsafeMutablePointer<Double>!, _ level: UnsafeMutablePointer<Double>!,
    _ weight: UnsafeMutablePointer<Double>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        let said = try box.solver.constraint(ConstraintHandle(constraint))
        if let terms {
            let result = copy(said.expression.terms, to: terms, capacity, count) { term in
                tinamou_term(variable: term.variable.handle, coefficient: term.coefficient)
            }
            guard result == status(TINAMOU_OK) else { return result }
        } else {
            count?.pointee = UInt64(said.expression.count)
        }
        relation?.pointee = said.relation.code
        constant?.pointee = said.constant
        level?.pointee = said.strength.level
        weight?.pointee = said.strength.weight
        return status(TINAMOU_OK)
    }
}

/// The name of a constraint.
@c @implementation
public func tinamou_constraint_name(
    _ solver: OpaquePointer!, _ constraint: tinamou_constraint, _ name: UnsafeMutablePointer<CChar>!,
    _ capacity: UInt64, _ count: UnsafeMutablePointer<UInt64>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        copy(try box.solver.constraint(ConstraintHandle(constraint)).name, to: name, capacity, count)
    }
}

/// By how much a constraint is broken.
@c @implementation
public func tinamou_violation(
    _ solver: OpaquePointer!, _ constraint: tinamou_constraint, _ violation: UnsafeMutablePointer<Double>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        guard let violation else { return status(TINAMOU_INVALID_ARGUMENT) }
        violation.pointee = try box.solver.violation(of: ConstraintHandle(constraint))
        return status(TINAMOU_OK)
    }
}

/// Changes a constant.
@c @implementation
public func tinamou_constant_set(
    _ solver: OpaquePointer!, _ constraint: tinamou_constraint, _ constant: Double
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        try box.solver.setConstant(of: ConstraintHandle(constraint), to: constant)
        return status(TINAMOU_OK)
    }
}

/// Changes several constants together.
@c @implementation
public func tinamou_constants_set(
    _ solver: OpaquePointer!, _ constraints: UnsafePointer<tinamou_constraint>!, _ constants: UnsafePointer<Double>!,
    _ count: UInt64
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        guard let handles = array(constraints, count), let constants = array(constants, count) else {
            return status(TINAMOU_INVALID_ARGUMENT)
        }
        try box.solver.setConstants(handles.indices.map { (ConstraintHandle(handles[$0]), constants[$0]) })
        return status(TINAMOU_OK)
    }
}

/// Changes how much a constraint matters.
@c @implementation
public func tinamou_strength_set(
    _ solver: OpaquePointer!, _ constraint: tinamou_constraint, _ level: Double, _ weight: Double
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        try box.solver.setStrength(of: ConstraintHandle(constraint), to: Strength(level, weight: weight))
        return status(TINAMOU_OK)
    }
}
