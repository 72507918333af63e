// The operators with which expressions are written. Each pair of operand types has its own
// function: the type checker then decides a sum of six terms in a few milliseconds, because no
// operand has to be converted and no protocol has to be searched.

/// The sum of both sides.
@inlinable @inline(__always)
public func + (left: Variable, right: Variable) -> Expression {
    Expression(Term(1, left), Term(1, right))
}

/// The sum of both sides.
@inlinable @inline(__always)
public func + (left: Variable, right: Expression) -> Expression {
    var sum = Expression(left)
    sum.add(1, right)
    return sum
}

/// The sum of both sides.
@inlinable @inline(__always)
public func + (left: consuming Expression, right: Variable) -> Expression {
    left.add(1, right)
    return left
}

/// The sum of both sides.
@inlinable @inline(__always)
public func + (left: consuming Expression, right: Expression) -> Expression {
    left.add(1, right)
    return left
}

/// The sum of both sides.
@inlinable @inline(__always)
public func + (left: Variable, right: Double) -> Expression {
    Expression(1, left, constant: right)
}

/// The sum of both sides.
@inlinable @inline(__always)
public func + (left: Double, right: Variable) -> Expression {
    Expression(1, right, constant: left)
}

/// The sum of both sides.
@inlinable @inline(__always)
public func + (left: consuming Expression, right: Double) -> Expression {
    left.constant += right
    return left
}

/// The sum of both sides.
@inlinable @inline(__always)
public func + (left: Double, right: Expression) -> Expression {
    var sum = Expression(constant: left)
    sum.add(1, right)
    return sum
}

/// The left side less the right side.
@inlinable @inline(__always)
public func - (left: Variable, right: Variable) -> Expression {
    Expression(Term(1, left), Term(-1, right))
}

/// The left side less the right side.
@inlinable @inline(__always)
public func - (left: Variable, right: Expression) -> Expression {
    var sum = Expression(left)
    sum.add(-1, right)
    return sum
}

/// The left side less the right side.
@inlinable @inline(__always)
public func - (left: consuming Expression, right: Variable) -> Expression {
    left.add(-1, right)
    return left
}

/// The left side less the right side.
@inlinable @inline(__always)
public func - (left: consuming Expression, right: Expression) -> Expression {
    left.add(-1, right)
    return left
}

/// The left side less the right side.
@inlinable @inline(__always)
public func - (left: Variable, right: Double) -> Expression {
    Expression(1, left, constant: -right)
}

/// The left side less the right side.
@inlinable @inline(__always)
public func - (left: Double, right: Variable) -> Expression {
    Expression(-1, right, constant: left)
}

/// The left side less the right side.
@inlinable @inline(__always)
public func - (left: consuming Expression, right: Double) -> Expression {
    left.constant -= right
    return left
}

/// The left side less the right side.
@inlinable @inline(__always)
public func - (left: Double, right: Expression) -> Expression {
    var sum = Expression(constant: left)
    sum.add(-1, right)
    return sum
}

/// The expression with every sign turned.
@inlinable @inline(__always)
public prefix func - (expression: consuming Expression) -> Expression {
    expression * -1
}

/// The variable with its sign turned.
@inlinable @inline(__always)
public prefix func - (variable: Variable) -> Expression {
    Expression(-1, variable)
}

/// The variable times a number.
@inlinable @inline(__always)
public func * (factor: Double, variable: Variable) -> Expression {
    Expression(factor, variable)
}

/// The variable times a number.
@inlinable @inline(__always)
public func * (variable: Variable, factor: Double) -> Expression {
    Expression(factor, variable)
}

/// The expression times a number.
@inlinable @inline(__always)
public func * (factor: Double, expression: consuming Expression) -> Expression {
    expression * factor
}

/// The expression times a number.
@inlinable @inline(__always)
public func * (expression: consuming Expression, factor: Double) -> Expression {
    expression.scale(by: factor)
    return expression
}

/// The variable divided by a number.
@inlinable @inline(__always)
public func / (variable: Variable, divisor: Double) -> Expression {
    Expression(1 / divisor, variable)
}

/// The expression divided by a number.
@inlinable @inline(__always)
public func / (expression: consuming Expression, divisor: Double) -> Expression {
    expression * (1 / divisor)
}
