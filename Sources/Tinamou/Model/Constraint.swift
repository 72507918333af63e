/// What a caller says about variables: an expression, a relation, a constant and a strength.
///
/// A value; it takes effect when it is added to a ``Solver``. All constants are gathered on the right:
/// `x + 10 >= y` is kept as `x - y >= -10`, and ``constant`` is that −10.
public struct Constraint: Sendable {
    /// The terms on the left; its own constant is 0.
    public var expression: Expression

    /// How the expression is compared with the constant.
    public var relation: Relation

    /// The right-hand side.
    public var constant: Double

    /// How much the constraint matters.
    public var strength: Strength

    /// What reports call the constraint; empty for none. Decides nothing.
    public var name: String

    /// Where the constraint was written, as far as it is known.
    public var location: SourceLocation?

    /// The constraint `expression relation constant`.
    ///
    /// - Parameters:
    ///   - expression: the terms; a constant of its own moves to the right-hand side.
    ///   - relation: how it is compared.
    ///   - constant: the right-hand side.
    ///   - strength: how much the constraint matters.
    ///   - name: what reports call it.
    @inlinable @inline(__always)
    public init(
        _ expression: consuming Expression, _ relation: Relation, _ constant: Double,
        at strength: Strength = .required, named name: String = ""
    ) {
        self.relation = relation
        self.constant = constant - expression.constant
        expression.constant = 0
        self.expression = expression
        self.strength = strength
        self.name = name
        location = nil
    }

    /// The same constraint at another strength, marked with the place where this is written.
    @inlinable
    public func at(_ strength: Strength, file: StaticString = #fileID, line: UInt = #line) -> Constraint {
        var copy = self
        copy.strength = strength
        copy.location = SourceLocation(file: file, line: line)
        return copy
    }

    /// The same constraint with a name for reports, marked with the place where this is written.
    @inlinable
    public func named(_ name: String, file: StaticString = #fileID, line: UInt = #line) -> Constraint {
        var copy = self
        copy.name = name
        copy.location = SourceLocation(file: file, line: line)
        return copy
    }
}

/// A place in a source file, kept so that a report can point at it.
public struct SourceLocation: Sendable {
    /// The file, as `#fileID` gives it: `Module/File.swift`.
    public var file: StaticString

    /// The line, counted from 1.
    public var line: UInt

    /// The place `file:line`.
    @inlinable
    public init(file: StaticString, line: UInt) {
        self.file = file
        self.line = line
    }
}

extension SourceLocation: CustomStringConvertible {
    /// The place as `file:line`.
    public var description: String { "\(file.description):\(line)" }
}

/// A constraint in a solver: the handle that ``Solver/add(_:at:named:file:line:)`` returns.
///
/// Good for the solver that made it and for that solver's copies, until the constraint is removed.
/// Any other handle is refused with ``SolverError/unknownConstraint(_:)``.
public struct ConstraintHandle: Hashable, Sendable {
    /// The place of the constraint in its solver.
    package let index: Int32

    /// Tells which solver made the handle, and how often the place has been used since.
    package let stamp: UInt32

    package init(index: Int32, stamp: UInt32) {
        self.index = index
        self.stamp = stamp
    }
}
