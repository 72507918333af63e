"""A solver that remembers what it was asked, so that an answer of either engine can be judged without it: which constraints
were in force, and by how much the values break each level."""

import importlib.util
import pathlib

import kiwisolver

_path = pathlib.Path(__file__).parent / "python" / "kiwisolver" / "strengths.py"
_spec = importlib.util.spec_from_file_location("strengths", _path)
strengths = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(strengths)

OURS = hasattr(kiwisolver.Solver, "_ambiguous")
LEVELS = (1000.0, 750.0, 500.0, 250.0)


class Numbered(kiwisolver.Variable):
    """The engine's own variable, which knows its place in the order of making."""

    made = 0

    def __init__(self, *arguments, **named):
        if OURS:
            super().__init__(*arguments, **named)
        self.number = Numbered.made
        Numbered.made += 1


class Recording(kiwisolver.Solver):
    """The engine's own solver, with a memory."""

    # How each update of any of them left things.
    updates = []

    def __init__(self):
        super().__init__()
        self.forget()

    def forget(self):
        """What is known of an empty solver."""
        self.constraints = {}
        self.edits = {}
        self.variables = {}

    def reset(self):
        super().reset()
        self.forget()

    def addConstraint(self, constraint):
        super().addConstraint(constraint)
        self.constraints[id(constraint)] = constraint
        for term in constraint.expression().terms():
            self.variables.setdefault(id(term.variable()), term.variable())

    def removeConstraint(self, constraint):
        super().removeConstraint(constraint)
        del self.constraints[id(constraint)]

    def addEditVariable(self, variable, strength):
        super().addEditVariable(variable, strength)
        self.edits[id(variable)] = (variable, strength, 0.0)
        self.variables.setdefault(id(variable), variable)

    def removeEditVariable(self, variable):
        super().removeEditVariable(variable)
        del self.edits[id(variable)]

    def suggestValue(self, variable, value):
        super().suggestValue(variable, value)
        self.edits[id(variable)] = (*self.edits[id(variable)][:2], float(value))

    def updateVariables(self):
        super().updateVariables()
        Recording.updates.append(
            {"asked": [value for _, _, value in self.edits.values()], "values": self.values(),
             "violations": self.violations(), "loose": self.loose()})

    def _in_order(self):
        """The variables in the order of their making; kiwisolver sorts terms by address."""
        return sorted(self.variables.values(), key=lambda variable: variable.number)

    def values(self):
        """The values, in the order in which the variables were made."""
        return [variable.value() for variable in self._in_order()]

    def violations(self):
        """The weighted sum of violations at each level, strongest first: required, strong, medium, weak."""
        sums = dict.fromkeys(LEVELS, 0.0)
        for constraint in self.constraints.values():
            if constraint.strength() > 0:
                level, weight = strengths.level_and_weight(constraint.strength())
                value = constraint.expression().value()
                broken = {"==": abs(value), "<=": max(0.0, value), ">=": max(0.0, -value)}[constraint.op()]
                sums[level] += weight * broken
        for variable, strength, value in self.edits.values():
            strength = strengths.strength_of(strength)
            if strength > 0:
                level, weight = strengths.level_and_weight(strength)
                sums[level] += weight * abs(variable.value() - value)
        return list(sums.values())

    def loose(self):
        """The numbers of the variables that have more than one right value; only our engine can tell."""
        if not OURS:
            return []
        ambiguous = {id(variable) for variable in self._ambiguous()}
        return [number for number, variable in enumerate(self._in_order()) if id(variable) in ambiguous]
