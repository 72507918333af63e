// The operators with which expressions are written. Each pair of operand types has its own
// function: the type checker then decides a sum of six terms in a few milliseconds, because no
// operand has to be converted and no protocol has to be searched.

/// The sum of both sides.
@inlinable
public func + (left: Variable, right: Variable) -> Expression {
    var sum = Expression(left)
    sum.add(1, right)
    return sum
}

/// The sum of both sides.
@inlinable
public func + (left: Variable, right: Expression) -> Expression {
    var sum = Expression(left)
    sum.add(1, right)
    return sum
}

/// The sum of both sides.
@inlinable
public func + (left: Expression, right: Variable) -> Expression {
    var sum = left
    sum.add(1, right)
    return sum
}

/// The sum of both sides.
@inlinable
public func + (left: Expression, right: Expression) -> Expression {
    var sum = left
    sum.add(1, right)
    return sum
}

/// The sum of both sides.
@inlinable
public func + (left: Variable, right: Double) -> Expression {
    var sum = Expression(left)
    sum.constant += right
    return sum
}

/// The sum of both sides.
@inlinable
public func + (left: Double, right: Variable) -> Expression {
    var sum = Expression(constant: left)
    sum.add(1, right)
    return sum
}

/// The sum of both sides.
@inlinable
public func + (left: Expression, right: Double) -> Expression {
    var sum = left
    sum.constant += right
    return sum
}

/// The sum of both sides.
@inlinable
public func + (left: Double, right: Expression) -> Expression {
    var sum = Expression(constant: left)
    sum.add(1, right)
    return sum
}

/// The left side less the right side.
@inlinable
public func - (left: Variable, right: Variable) -> Expression {
    var sum = Expression(left)
    sum.add(-1, right)
    return sum
}

/// The left side less the right side.
@inlinable
public func - (left: Variable, right: Expression) -> Expression {
    var sum = Expression(left)
    sum.add(-1, right)
    return sum
}

/// The left side less the right side.
@inlinable
public func - (left: Expression, right: Variable) -> Expression {
    var sum = left
    sum.add(-1, right)
    return sum
}

/// The left side less the right side.
@inlinable
public func - (left: Expression, right: Expression) -> Expression {
    var sum = left
    sum.add(-1, right)
    return sum
}

/// The left side less the right side.
@inlinable
public func - (left: Variable, right: Double) -> Expression {
    var sum = Expression(left)
    sum.constant -= right
    return sum
}

/// The left side less the right side.
@inlinable
public func - (left: Double, right: Variable) -> Expression {
    var sum = Expression(constant: left)
    sum.add(-1, right)
    return sum
}

/// The left side less the right side.
@inlinable
public func - (left: Expression, right: Double) -> Expression {
    var sum = left
    sum.constant -= right
    return sum
}

/// The left side less the right side.
@inlinable
public func - (left: Double, right: Expression) -> Expression {
    var sum = Expression(constant: left)
    sum.add(-1, right)
    return sum
}

/// The expression with every sign turned.
@inlinable
public prefix func - (expression: Expression) -> Expression {
    expression * -1
}

/// The variable with its sign turned.
@inlinable
public prefix func - (variable: Variable) -> Expression {
    Expression(-1, variable)
}

/// The variable times a number.
@inlinable
public func * (factor: Double, variable: Variable) -> Expression {
    Expression(factor, variable)
}

/// The variable times a number.
@inlinable
public func * (variable: Variable, factor: Double) -> Expression {
    Expression(factor, variable)
}

/// The expression times a number.
@inlinable
public func * (factor: Double, expression: Expression) -> Expression {
    expression * factor
}

/// The expression times a number.
@inlinable
public func * (expression: Expression, factor: Double) -> Expression {
    var product = expression
    product.scale(by: factor)
    return product
}

/// The variable divided by a number.
@inlinable
public func / (variable: Variable, divisor: Double) -> Expression {
    Expression(1 / divisor, variable)
}

/// The expression divided by a number.
@inlinable
public func / (expression: Expression, divisor: Double) -> Expression {
    expression * (1 / divisor)
}
