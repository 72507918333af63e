// The operators with which constraints are written: `left + width <= 375`. What they return is
// required; `Solver.add(_:at:)` and `Constraint.at(_:)` give another strength.

/// The constraint that both sides are equal.
@inlinable @inline(__always)
public func == (left: Variable, right: Variable) -> Constraint {
    Constraint(left - right, .equal, 0)
}

/// The constraint that both sides are equal.
@inlinable @inline(__always)
public func == (left: Variable, right: Expression) -> Constraint {
    Constraint(left - right, .equal, 0)
}

/// The constraint that both sides are equal.
@inlinable @inline(__always)
public func == (left: consuming Expression, right: Variable) -> Constraint {
    Constraint(left - right, .equal, 0)
}

/// The constraint that both sides are equal.
@inlinable @inline(__always)
public func == (left: consuming Expression, right: Expression) -> Constraint {
    Constraint(left - right, .equal, 0)
}

/// The constraint that both sides are equal.
@inlinable @inline(__always)
public func == (left: Variable, right: Double) -> Constraint {
    Constraint(Expression(left), .equal, right)
}

/// The constraint that both sides are equal.
@inlinable @inline(__always)
public func == (left: consuming Expression, right: Double) -> Constraint {
    Constraint(left, .equal, right)
}

/// The constraint that both sides are equal.
///
/// It is `right == left`: the number is the constant.
@inlinable @inline(__always)
public func == (left: Double, right: Variable) -> Constraint {
    right == left
}

/// The constraint that both sides are equal.
///
/// It is `right == left`: the number is the constant.
@inlinable @inline(__always)
public func == (left: Double, right: consuming Expression) -> Constraint {
    right == left
}

/// The constraint that the left side is at most the right side.
@inlinable @inline(__always)
public func <= (left: Variable, right: Variable) -> Constraint {
    Constraint(left - right, .lessOrEqual, 0)
}

/// The constraint that the left side is at most the right side.
@inlinable @inline(__always)
public func <= (left: Variable, right: Expression) -> Constraint {
    Constraint(left - right, .lessOrEqual, 0)
}

/// The constraint that the left side is at most the right side.
@inlinable @inline(__always)
public func <= (left: consuming Expression, right: Variable) -> Constraint {
    Constraint(left - right, .lessOrEqual, 0)
}

/// The constraint that the left side is at most the right side.
@inlinable @inline(__always)
public func <= (left: consuming Expression, right: Expression) -> Constraint {
    Constraint(left - right, .lessOrEqual, 0)
}

/// The constraint that the left side is at most the right side.
@inlinable @inline(__always)
public func <= (left: Variable, right: Double) -> Constraint {
    Constraint(Expression(left), .lessOrEqual, right)
}

/// The constraint that the left side is at most the right side.
@inlinable @inline(__always)
public func <= (left: consuming Expression, right: Double) -> Constraint {
    Constraint(left, .lessOrEqual, right)
}

/// The constraint that the left side is at most the right side.
///
/// It is `right >= left`: the number is the constant.
@inlinable @inline(__always)
public func <= (left: Double, right: Variable) -> Constraint {
    right >= left
}

/// The constraint that the left side is at most the right side.
///
/// It is `right >= left`: the number is the constant.
@inlinable @inline(__always)
public func <= (left: Double, right: consuming Expression) -> Constraint {
    right >= left
}

/// The constraint that the left side is at least the right side.
@inlinable @inline(__always)
public func >= (left: Variable, right: Variable) -> Constraint {
    Constraint(left - right, .greaterOrEqual, 0)
}

/// The constraint that the left side is at least the right side.
@inlinable @inline(__always)
public func >= (left: Variable, right: Expression) -> Constraint {
    Constraint(left - right, .greaterOrEqual, 0)
}

/// The constraint that the left side is at least the right side.
@inlinable @inline(__always)
public func >= (left: consuming Expression, right: Variable) -> Constraint {
    Constraint(left - right, .greaterOrEqual, 0)
}

/// The constraint that the left side is at least the right side.
@inlinable @inline(__always)
public func >= (left: consuming Expression, right: Expression) -> Constraint {
    Constraint(left - right, .greaterOrEqual, 0)
}

/// The constraint that the left side is at least the right side.
@inlinable @inline(__always)
public func >= (left: Variable, right: Double) -> Constraint {
    Constraint(Expression(left), .greaterOrEqual, right)
}

/// The constraint that the left side is at least the right side.
@inlinable @inline(__always)
public func >= (left: consuming Expression, right: Double) -> Constraint {
    Constraint(left, .greaterOrEqual, right)
}

/// The constraint that the left side is at least the right side.
///
/// It is `right <= left`: the number is the constant.
@inlinable @inline(__always)
public func >= (left: Double, right: Variable) -> Constraint {
    right <= left
}

/// The constraint that the left side is at least the right side.
///
/// It is `right <= left`: the number is the constant.
@inlinable @inline(__always)
public func >= (left: Double, right: consuming Expression) -> Constraint {
    right <= left
}
