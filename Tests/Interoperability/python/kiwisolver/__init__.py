"""kiwisolver's public interface on Tinamou's C library, so that programs written for the one run on the other.

`PYTHONPATH=Tests/Interoperability/python` makes `import kiwisolver` find this. Docs/Compatibility.md tells the differences.
"""

from .exceptions import (
    BadRequiredStrength,
    DuplicateConstraint,
    DuplicateEditVariable,
    UnknownConstraint,
    UnknownEditVariable,
    UnsatisfiableConstraint,
)
from .solver import Solver
from .strengths import strength
from .symbolics import Constraint, Expression, Term, Variable

# The version of the interface, which programs ask for.
__version__ = "1.5.1"
__kiwi_version__ = "1.5.1"

__all__ = [
    "BadRequiredStrength",
    "Constraint",
    "DuplicateConstraint",
    "DuplicateEditVariable",
    "Expression",
    "Solver",
    "Term",
    "UnknownConstraint",
    "UnknownEditVariable",
    "UnsatisfiableConstraint",
    "Variable",
    "__kiwi_version__",
    "__version__",
    "strength",
]
