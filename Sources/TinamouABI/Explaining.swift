import CTinamou
import Tinamou

/// Why the latest unsatisfiable call was refused.
@c @implementation
public func tinamou_conflict(
    _ solver: OpaquePointer!, _ members: UnsafeMutablePointer<tinamou_member>!, _ capacity: UInt64,
    _ count: UnsafeMutablePointer<UInt64>!
) -> tinamou_status {
    withSolver(solver) { box in copy(box.conflict?.members ?? [], to: members, capacity, count) { $0.handle } }
}

/// The variables that the constraints leave room.
@c @implementation
public func tinamou_ambiguities(
    _ solver: OpaquePointer!, _ ambiguities: UnsafeMutablePointer<tinamou_ambiguity>!, _ capacity: UInt64,
    _ count: UnsafeMutablePointer<UInt64>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        copy(try box.solver.ambiguities(), to: ambiguities, capacity, count) { $0.handle }
    }
}

extension Ambiguity {
    fileprivate var handle: tinamou_ambiguity {
        switch cause {
        case .unpinned(let unpinned):
            tinamou_ambiguity(
                variable: variable.handle, unpinned: unpinned.handle, tied: tinamou_constraint(place: -1, stamp: 0),
                is_tied: false)
        case .tied(let tied):
            tinamou_ambiguity(
                variable: variable.handle, unpinned: tinamou_variable(place: -1, stamp: 0), tied: tied.handle,
                is_tied: true)
        }
    }
}

/// The constraints that determine a variable.
@c @implementation
public func tinamou_determining(
    _ solver: OpaquePointer!, _ variable: tinamou_variable, _ constraints: UnsafeMutablePointer<tinamou_constraint>!,
    _ capacity: UInt64, _ count: UnsafeMutablePointer<UInt64>!
) -> tinamou_status {
    withSolver(solver) { box throws(SolverError) in
        copy(try box.solver.constraints(determining: Variable(variable)), to: constraints, capacity, count) {
            $0.handle
        }
    }
}
