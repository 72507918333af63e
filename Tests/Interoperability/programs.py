"""Random programs of calls: constraints added and removed, edits, suggestions. Each gives which calls were refused; after every
few calls the values are read, and judged.

A refused constraint leaves kiwisolver's tableau with a row too many, so that it goes on with a fresh solver in which everything
else is stated again; ours goes on as it is."""

import random

import kiwisolver

COUNT = 400


class Program:
    """One program, made as it runs: choices depend only on the seed and on which calls were refused."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.solver = kiwisolver.Solver()
        self.variables = [kiwisolver.Variable(f"x{number}") for number in range(self.random.randint(2, 3 + seed % 6))]
        self.constraints = []
        self.edits = {}
        self.refusals = []

    def strength(self):
        create = kiwisolver.strength.create
        weight = self.random.choice([1, 1, 2, 3, 0.5])
        return self.random.choice([
            "required", "required", "strong", "medium", "weak", "weak",
            create(1, 0, 0, weight), create(0, 1, 0, weight), create(0, 0, 1, weight)])

    def expression(self):
        chosen = self.random.sample(self.variables, min(self.random.choice([1, 1, 2, 2, 3]), len(self.variables)))
        sum = kiwisolver.Expression(())
        for variable in chosen:
            sum = sum + self.random.choice([1, 1, 1, -1, -1, 2, 0.5, -2]) * variable
        return sum + self.random.randint(-80, 80) / 4

    def add(self):
        constraint = kiwisolver.Constraint(
            self.expression(), self.random.choice(["==", "<=", ">=", ">="]), self.strength())
        try:
            self.solver.addConstraint(constraint)
            self.constraints.append(constraint)
            self.refusals.append(0)
        except kiwisolver.UnsatisfiableConstraint:
            self.refusals.append(1)
            if not hasattr(self.solver, "_ambiguous"):
                self.begin_anew()

    def begin_anew(self):
        self.solver = kiwisolver.Solver()
        for constraint in self.constraints:
            self.solver.addConstraint(constraint)
        for number, (strength, value) in self.edits.items():
            self.solver.addEditVariable(self.variables[number], strength)
            self.solver.suggestValue(self.variables[number], value)

    def remove(self):
        if self.constraints:
            self.solver.removeConstraint(self.constraints.pop(self.random.randrange(len(self.constraints))))

    def suggest(self):
        number = self.random.randrange(len(self.variables))
        if number not in self.edits:
            strength = self.random.choice(["strong", "medium", "weak"])
            self.solver.addEditVariable(self.variables[number], strength)
            self.edits[number] = strength, 0.0
        value = self.random.randint(-100, 100)
        self.solver.suggestValue(self.variables[number], value)
        self.edits[number] = self.edits[number][0], value

    def end_edit(self):
        if self.edits:
            number = self.random.choice(sorted(self.edits))
            self.solver.removeEditVariable(self.variables[number])
            del self.edits[number]

    def run(self):
        calls = [self.add] * 8 + [self.remove] * 3 + [self.suggest] * 5 + [self.end_edit]
        for step in range(40):
            self.random.choice(calls)()
            if step % 4 == 3:
                self.solver.updateVariables()
        return [self.refusals, [variable.value() for variable in self.variables]]


def cases():
    """Each program, by its seed."""
    for seed in range(COUNT):
        yield f"seed {seed}", lambda s=seed: Program(s).run()
