"""What a solver refuses with: the classes of kiwisolver."""


class BadRequiredStrength(Exception):
    """An edit variable cannot be required."""


class _About(Exception):
    """An exception about one object."""

    _field = ""

    def __init__(self, about):
        super().__init__(about)
        setattr(self, self._field, about)


class DuplicateConstraint(_About):
    """The constraint is in the solver already."""

    _field = "constraint"


class DuplicateEditVariable(_About):
    """The variable is edited already."""

    _field = "edit_variable"


class UnknownConstraint(_About):
    """The constraint is not in the solver."""

    _field = "constraint"


class UnknownEditVariable(_About):
    """The variable is not edited."""

    _field = "edit_variable"


class UnsatisfiableConstraint(_About):
    """The constraint contradicts required ones."""

    _field = "constraint"
