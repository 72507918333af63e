import CTinamou
import Tinamou

/// Makes a solver.
@c @implementation
public func tinamou_solver_create(
    _ options: UInt32, _ solver: UnsafeMutablePointer<OpaquePointer?>!
) -> tinamou_status {
    guard let solver, options & ~UInt32(TINAMOU_RECORDING) == 0 else { return status(TINAMOU_INVALID_ARGUMENT) }
    solver.pointee = handOver(SolverBox(Solver(isRecording: options & UInt32(TINAMOU_RECORDING) != 0)))
    return status(TINAMOU_OK)
}

/// Makes a second solver in the same state.
@c @implementation
public func tinamou_solver_copy(
    _ solver: OpaquePointer!, _ copy: UnsafeMutablePointer<OpaquePointer?>!
) -> tinamou_status {
    withSolver(solver) { box in
        guard let copy else { return status(TINAMOU_INVALID_ARGUMENT) }
        copy.pointee = handOver(SolverBox(box.solver.copy()))
        return status(TINAMOU_OK)
    }
}

/// Ends a solver.
@c @implementation
public func tinamou_solver_destroy(_ solver: UnsafeMutablePointer<OpaquePointer?>!) -> tinamou_status {
    destroy(solver, SolverBox.self)
    return status(TINAMOU_OK)
}

/// The calls made so far.
@c @implementation
public func tinamou_trace(
    _ solver: OpaquePointer!, _ text: UnsafeMutablePointer<CChar>!, _ capacity: UInt64,
    _ count: UnsafeMutablePointer<UInt64>!
) -> tinamou_status {
    withSolver(solver) { box in copy(box.solver.trace, to: text, capacity, count) }
}
