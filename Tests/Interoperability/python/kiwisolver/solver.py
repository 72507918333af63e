"""The solver: kiwisolver's calls, carried out by the C library."""

import ctypes
import struct
from ctypes import byref, c_double, c_uint64, c_void_p

from . import library
from .exceptions import (
    BadRequiredStrength,
    DuplicateConstraint,
    DuplicateEditVariable,
    UnknownConstraint,
    UnknownEditVariable,
    UnsatisfiableConstraint,
)
from .strengths import REQUIRED, level_and_weight, number, strength_of, wrong_type
from .symbolics import Constraint, Variable

_RELATIONS = {"<=": -1, "==": 0, ">=": 1}
_packers = {}


def _packer(count):
    """Writes `count` terms as the C library reads them."""
    if count not in _packers:
        _packers[count] = struct.Struct("=" + "Qd" * count).pack
    return _packers[count]


class Solver:
    """A solver with kiwisolver's interface.

    Values are optimal after every call; `updateVariables` hands them to the variables, all of the solver's at once, since
    another solver may share them.
    """

    __module__ = "kiwisolver"

    def __new__(cls, *arguments, **named):
        if arguments or named:
            raise TypeError("Solver.__new__ takes no arguments")
        return super().__new__(cls)

    def __init__(self):
        self._solver = c_void_p()
        self.reset()

    def __del__(self):
        library.destroy(byref(self._solver))

    def reset(self):
        """Begins anew, without variables and constraints."""
        library.destroy(byref(self._solver))
        library.create(0, byref(self._solver))
        self._handles = {}  # id of a variable: its handle
        self._variables = []
        self._constraints = {}  # id of a constraint: it, and its handle or None
        self._edits = {}  # id of a variable: it, and its equation's handle or None
        self._places = None

    # Constraints

    def addConstraint(self, constraint, /):
        self._expect(constraint, Constraint, "Constraint")
        if id(constraint) in self._constraints:
            raise DuplicateConstraint(constraint)
        expression = constraint._expression
        handle = self._add(expression._terms, constraint._op, -expression._constant, constraint._strength, constraint)
        self._constraints[id(constraint)] = constraint, handle

    def removeConstraint(self, constraint, /):
        self._expect(constraint, Constraint, "Constraint")
        known = self._constraints.pop(id(constraint), None)
        if known is None:
            raise UnknownConstraint(constraint)
        if known[1] is not None:
            self._check(library.constraint_remove(self._solver, known[1]))

    def hasConstraint(self, constraint, /):
        self._expect(constraint, Constraint, "Constraint")
        return id(constraint) in self._constraints

    # Edits

    def addEditVariable(self, variable, strength, /):
        self._expect(variable, Variable, "Variable")
        strength = strength_of(strength)
        if id(variable) in self._edits:
            raise DuplicateEditVariable(variable)
        if strength >= REQUIRED:
            raise BadRequiredStrength("a required strength cannot be used in this context")
        # kiwisolver edits from 0 on, whatever the value was.
        self._edits[id(variable)] = variable, self._add((variable * 1,), "==", 0.0, strength, variable)

    def removeEditVariable(self, variable, /):
        self._expect(variable, Variable, "Variable")
        known = self._edits.pop(id(variable), None)
        if known is None:
            raise UnknownEditVariable(variable)
        if known[1] is not None:
            self._check(library.constraint_remove(self._solver, known[1]))

    def hasEditVariable(self, variable, /):
        self._expect(variable, Variable, "Variable")
        return id(variable) in self._edits

    def suggestValue(self, variable, value, /):
        self._expect(variable, Variable, "Variable")
        value = number(value)
        known = self._edits.get(id(variable))
        if known is None:
            raise UnknownEditVariable(variable)
        if known[1] is not None:
            self._check(library.constant_set(self._solver, known[1], value))

    # Values

    def updateVariables(self):
        """Hands the values to the variables."""
        count = len(self._variables)
        if self._places is None or len(self._places) != count:
            self._places = (c_uint64 * count)(*self._handles.values())
            self._values = (c_double * count)()
        self._check(library.values(self._solver, self._places, count, self._values))
        for variable, value in zip(self._variables, self._values):
            variable._value = value

    def dump(self):
        """Prints the solver's state."""
        print(repr(self.dumps()), end="")

    def dumps(self):
        """The solver's state under kiwisolver's headings, for reading only: there is no tableau here, so that it tells for each
        variable what it is determined by."""
        constraints = [known for known, _ in self._constraints.values()]
        names = {handle: repr(known) for known, handle in self._constraints.values()}
        names.update((handle, f"the suggestion for {known._name}") for known, handle in self._edits.values())
        determined = []
        found, count = (c_uint64 * 64)(), c_uint64()
        for variable, handle in zip(self._variables, self._handles.values()):
            status = library.determining(self._solver, handle, found, 64, byref(count))
            causes = [names[cause] for cause in found[: count.value]] if status == library.OK else []
            determined.append(f"{variable._name} | {self._value(handle):g}, from {', '.join(causes) or 'nothing'}")
        objective = [f"{self._violation(known)} | {known!r}" for known in constraints if self._violation(known) > 0]
        sections = {
            "Objective": objective,
            "Tableau": determined,
            "Infeasible": [],
            "Variables": [f"{known._name} = {self._value(self._handles[id(known)]):g}" for known in self._variables],
            "Edit Variables": [known._name for known, _ in self._edits.values()],
            "Constraints": [repr(known) for known in constraints],
        }
        return "\n".join(
            "\n".join([title, "-" * len(title), *lines, ""]) for title, lines in sections.items()) + "\n"

    # What kiwisolver does not have, for comparisons

    def _ambiguous(self):
        """The variables that the constraints leave more than one value."""
        count = len(self._variables)
        found, needed = (library.Ambiguity * count)(), c_uint64()
        self._check(library.ambiguities(self._solver, found, count, byref(needed)))
        handles = {found[index].variable for index in range(needed.value)}
        return [variable for variable, handle in zip(self._variables, self._handles.values()) if handle in handles]

    # Inside

    @staticmethod
    def _expect(value, kind, name):
        if not isinstance(value, kind):
            raise wrong_type(value, name)

    def _handle(self, variable):
        known = self._handles.get(id(variable))
        if known is not None:
            return known
        made = c_uint64()
        self._check(library.variable_add(self._solver, variable._name.encode(), byref(made)))
        self._handles[id(variable)] = made.value
        self._variables.append(variable)
        return made.value

    def _add(self, terms, op, constant, strength, newcomer):
        """Adds terms op constant; None stands for a constraint of strength 0, which wishes nothing."""
        if strength <= 0:
            for term in terms:
                self._handle(term._variable)
            return None
        numbers = []
        for term in terms:
            numbers += self._handle(term._variable), term._coefficient
        level, weight = level_and_weight(strength)
        made = c_uint64()
        status = library.constraint_add(
            self._solver, _packer(len(terms))(*numbers), len(terms), _RELATIONS[op], constant, level, weight, None,
            byref(made))
        if status == library.UNSATISFIABLE:
            raise UnsatisfiableConstraint(newcomer)
        self._check(status)
        return made.value

    def _value(self, handle):
        place, value = c_uint64(handle), c_double()
        self._check(library.values(self._solver, byref(place), 1, byref(value)))
        return value.value

    def _violation(self, constraint):
        handle, found = self._constraints[id(constraint)][1], c_double()
        if handle is not None:
            self._check(library.violation(self._solver, handle, byref(found)))
        return found.value

    def _check(self, status):
        if status == library.NOT_FINITE:
            raise ValueError(library.reason(self._solver))
        if status != library.OK:
            raise RuntimeError(library.reason(self._solver))
