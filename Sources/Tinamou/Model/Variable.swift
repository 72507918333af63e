/// A number that a solver chooses: a handle, made by ``Solver/variable(_:)``.
///
/// Two words of 32 bits and no reference, so that copying one, or keeping a million, costs nothing.
/// A handle is good for the solver that made it and for that solver's copies. The solver tells any
/// other handle by its stamp and refuses it with ``SolverError/unknownVariable(_:)``.
public struct Variable: Hashable, Sendable {
    /// The place of the variable in its solver.
    @usableFromInline
    package let index: Int32

    /// Tells which solver made the handle, and how often the place has been used since.
    @usableFromInline
    package let stamp: UInt32

    @inlinable @inline(__always)
    package init(index: Int32, stamp: UInt32) {
        self.index = index
        self.stamp = stamp
    }
}

/// A coefficient times a variable: one summand of an ``Expression``.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable

    /// What the variable is multiplied by.
    public var coefficient: Double

    /// The term `coefficient · variable`.
    @inlinable @inline(__always)
    public init(_ coefficient: Double, _ variable: Variable) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
