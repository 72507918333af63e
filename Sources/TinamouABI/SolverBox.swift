// What is behind the pointers that C holds, and the way in. Sources/CTinamou/include/tinamou.h says what each function does;
// this module only translates: pointers to objects, arrays to buffers, errors to statuses.

import CTinamou
import Tinamou

/// What a `tinamou_solver *` points to: a solver, and why its latest refused call was refused.
final class SolverBox {
    let solver: Solver

    /// The latest status but "OK" and "buffer too small".
    var latest = status(TINAMOU_OK)

    /// What the solver threw with it; `nil` if the refusal came from this module.
    var error: SolverError?

    /// Why the latest unsatisfiable call was refused.
    var conflict: Conflict?

    init(_ solver: Solver) {
        self.solver = solver
    }

    /// Keeps an error for later questions.
    @inline(never)
    func note(_ thrown: SolverError) -> tinamou_status {
        latest = code(of: thrown)
        error = thrown
        if case .unsatisfiable(let found) = thrown { conflict = found }
        return latest
    }

    /// Keeps a refusal of this module for later questions.
    @inline(never)
    func note(_ refusal: tinamou_status) {
        if refusal == status(TINAMOU_BUFFER_TOO_SMALL) { return }
        latest = refusal
        error = nil
    }
}

/// What a `tinamou_trajectory *` points to.
final class TrajectoryBox {
    let trajectory: Trajectory

    init(_ trajectory: Trajectory) {
        self.trajectory = trajectory
    }
}

/// Hands an object over to C, which ends it with ``destroy(_:_:)``.
func handOver(_ object: AnyObject) -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

/// Takes back what was handed over, and leaves null in its place.
func destroy<Object: AnyObject>(_ place: UnsafeMutablePointer<OpaquePointer?>?, _: Object.Type) {
    guard let place, let pointer = place.pointee else { return }
    place.pointee = nil
    Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).release()
}

/// Runs a call for a solver; its error becomes the status, and refusals are kept. Null is refused.
@inline(__always)
func withSolver(
    _ pointer: OpaquePointer?, _ body: (SolverBox) throws(SolverError) -> tinamou_status
) -> tinamou_status {
    guard let pointer else { return status(TINAMOU_INVALID_ARGUMENT) }
    return Unmanaged<SolverBox>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef { box in
        do throws(SolverError) {
            let result = try body(box)
            if result != status(TINAMOU_OK) { box.note(result) }
            return result
        } catch {
            return box.note(error)
        }
    }
}

/// Runs a call for a trajectory; its error becomes the status. Null is refused.
@inline(__always)
func withTrajectory(
    _ pointer: OpaquePointer?, _ body: (Trajectory) throws(SolverError) -> tinamou_status
) -> tinamou_status {
    guard let pointer else { return status(TINAMOU_INVALID_ARGUMENT) }
    return Unmanaged<TrajectoryBox>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef { box in
        do throws(SolverError) {
            return try body(box.trajectory)
        } catch {
            return code(of: error)
        }
    }
}

/// The solver behind a pointer, for tests and benchmarks; `nil` for null.
package func solver(behind pointer: OpaquePointer?) -> Solver? {
    guard let pointer else { return nil }
    return Unmanaged<SolverBox>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue().solver
}
