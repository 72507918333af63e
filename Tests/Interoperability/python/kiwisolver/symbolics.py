"""Variables, terms, expressions and constraints, and the operators between them: values, without a solver."""

from .strengths import REQUIRED, number, strength_of, wrong_type

_NUMBERS = (float, int)


def _terms_of(value):
    """The terms and the constant of anything that can be in a sum; None for anything else."""
    if isinstance(value, Expression):
        return value._terms, value._constant
    if isinstance(value, Term):
        return (value,), 0.0
    if isinstance(value, Variable):
        return (Term(value),), 0.0
    if isinstance(value, _NUMBERS):
        return (), float(value)
    return None


def _expression(terms, constant):
    made = Expression.__new__(Expression)
    made._terms = terms
    made._constant = constant
    return made


def _sum(left, right):
    """left + right; what is an expression comes first, as in kiwisolver."""
    if isinstance(right, Expression) and not isinstance(left, Expression):
        left, right = right, left
    first, second = _terms_of(left), _terms_of(right)
    if first is None or second is None:
        return NotImplemented
    return _expression(first[0] + second[0], first[1] + second[1])


def _difference(left, right):
    if _terms_of(right) is None or _terms_of(left) is None:
        return NotImplemented
    return _sum(left, -right)


def _constraint(left, right, op):
    difference = _difference(left, right)
    return difference if difference is NotImplemented else Constraint(difference, op)


def _unordered(sign):
    def compare(self, other):
        raise TypeError(
            f"unsupported operand type(s) for {sign}: '{_called(self)}' and '{_called(other)}'")

    return compare


def _called(value):
    kind = type(value)
    return kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"


class _Symbolic:
    """The operators that variables, terms and expressions share."""

    __slots__ = ()
    __hash__ = None

    def __add__(self, other):
        return _sum(self, other)

    def __radd__(self, other):
        return _sum(other, self)

    def __sub__(self, other):
        return _difference(self, other)

    def __rsub__(self, other):
        return _difference(other, self)

    def __rmul__(self, other):
        return self.__mul__(other)

    def __truediv__(self, other):
        if not isinstance(other, _NUMBERS):
            return NotImplemented
        if other == 0:
            raise ZeroDivisionError("float division by zero")
        return self * (1.0 / other)

    def __neg__(self):
        return self * -1.0

    def __eq__(self, other):
        return _constraint(self, other, "==")

    def __le__(self, other):
        return _constraint(self, other, "<=")

    def __ge__(self, other):
        return _constraint(self, other, ">=")

    __ne__ = _unordered("!=")
    __lt__ = _unordered("<")
    __gt__ = _unordered(">")


class Variable(_Symbolic):
    """A number that solvers choose. Its value is that which the latest `updateVariables` found."""

    __module__ = "kiwisolver"
    __slots__ = ("_name", "_context", "_value", "__weakref__")

    def __init__(self, name="", context=None):
        self.setName(name)
        self._context = context
        self._value = 0.0

    def name(self):
        return self._name

    def setName(self, name):
        if not isinstance(name, str):
            raise wrong_type(name, "str")
        self._name = name

    def context(self):
        return self._context

    def setContext(self, context):
        self._context = context

    def value(self):
        return self._value

    def __repr__(self):
        return self._name

    def __mul__(self, other):
        return Term(self, other) if isinstance(other, _NUMBERS) else NotImplemented


class Term(_Symbolic):
    """A coefficient times a variable."""

    __module__ = "kiwisolver"
    __slots__ = ("_variable", "_coefficient")

    def __init__(self, variable, coefficient=1.0):
        if not isinstance(variable, Variable):
            raise wrong_type(variable, "Variable")
        self._variable = variable
        self._coefficient = number(coefficient)

    def variable(self):
        return self._variable

    def coefficient(self):
        return self._coefficient

    def value(self):
        return self._coefficient * self._variable._value

    def __repr__(self):
        return f"{self._coefficient:g} * {self._variable._name}"

    def __mul__(self, other):
        return Term(self._variable, self._coefficient * other) if isinstance(other, _NUMBERS) else NotImplemented


class Expression(_Symbolic):
    """A sum of terms and a constant."""

    __module__ = "kiwisolver"
    __slots__ = ("_terms", "_constant")

    def __init__(self, terms, constant=0.0):
        self._terms = tuple(terms)
        for term in self._terms:
            if not isinstance(term, Term):
                raise wrong_type(term, "Term")
        self._constant = number(constant)

    def terms(self):
        return self._terms

    def constant(self):
        return self._constant

    def value(self):
        return self._constant + sum(term._coefficient * term._variable._value for term in self._terms)

    def __repr__(self):
        return " + ".join([repr(term) for term in self._terms] + [f"{self._constant:g}"])

    def __mul__(self, other):
        if not isinstance(other, _NUMBERS):
            return NotImplemented
        return _expression(
            tuple(Term(term._variable, term._coefficient * other) for term in self._terms), self._constant * other)


def _reduced(expression):
    """The expression with the coefficients of each variable added up."""
    terms = expression._terms
    if len(terms) < 2:
        return expression
    sums = {}
    for term in terms:
        known = sums.get(id(term._variable))
        sums[id(term._variable)] = Term(term._variable, term._coefficient + known._coefficient) if known else term
    return _expression(tuple(sums.values()), expression._constant) if len(sums) < len(terms) else expression


class Constraint:
    """expression op 0, at a strength. Two are the same only if they are one object."""

    __module__ = "kiwisolver"
    __slots__ = ("_expression", "_op", "_strength", "__weakref__")

    def __init__(self, expression, op, strength=REQUIRED):
        if not isinstance(expression, Expression):
            raise wrong_type(expression, "Expression")
        if not isinstance(op, str):
            raise wrong_type(op, "str")
        if op not in ("==", "<=", ">="):
            raise ValueError(f"relational operator must be '==', '<=', or '>=', not '{op}'")
        self._expression = _reduced(expression)
        self._op = op
        self._strength = strength_of(strength)

    def expression(self):
        return self._expression

    def op(self):
        return self._op

    def strength(self):
        return self._strength

    def violated(self):
        """Whether it is broken by the variables' present values."""
        value = self._expression.value()
        if self._op == "==":
            return abs(value) >= 1e-8
        return value > 0 if self._op == "<=" else value < 0

    def __or__(self, strength):
        made = Constraint.__new__(Constraint)
        made._expression = self._expression
        made._op = self._op
        made._strength = strength_of(strength)
        return made

    __ror__ = __or__

    def __repr__(self):
        mark = " (VIOLATED)" if self.violated() else ""
        return f"{self._expression!r} {self._op} 0 | strength = {self._strength:g}{mark}"
