"""Strengths: the numbers of kiwisolver, and what they mean to a solver with strict levels.

kiwisolver makes the sum of strength · violation over all constraints as small as it can be. A strength is one number,
`create(a, b, c)` = 1,000,000 a + 1,000 b + c, each of the three clipped to 0 … 1000. That is meant as three levels of which a stronger
one is never outvoted, but 1,001 weak wishes outvote a medium one. The rule here:

1. 1,001,001,000, the greatest, is required. 0 is no wish at all.
2. Any other number belongs to the level whose unit is nearest, in ratio: strong, 1,000,000, from 31,623 up; medium, 1,000, from
   31.62 up; weak, 1, below.
3. Its weight inside the level is the number divided by that unit.

So inside a level everything counts as in kiwisolver, weights included, and between levels nothing is traded. A weight between 1/31
and 31 does not take a wish to another level. `create(1, 1, 0)` is 1,001,000, and weighs 1.001 at the strong level.
`create(0, 500, 0)` and `create(0.5, 0, 0)` are one number, and mean half of a strong wish.
"""

REQUIRED = 1001001000.0
_NAMES = {"required": REQUIRED, "strong": 1000000.0, "medium": 1000.0, "weak": 1.0}


def number(value):
    """A float or int as a float; anything else is a TypeError, as in kiwisolver."""
    if isinstance(value, (float, int)):
        return float(value)
    raise wrong_type(value, "float, int, or long")


def wrong_type(value, expected):
    """The error for an argument of another type."""
    return TypeError(f"Expected object of type `{expected}`. Got object of type `{type(value).__name__}` instead.")


def strength_of(value):
    """The number of a strength that is given as a name or a number, clipped to 0 … required."""
    if isinstance(value, str):
        if value not in _NAMES:
            raise ValueError(f"string strength must be 'required', 'strong', 'medium', or 'weak', not '{value}'")
        return _NAMES[value]
    return max(0.0, min(REQUIRED, number(value)))


def level_and_weight(strength):
    """What the rule above makes of a clipped strength above 0."""
    if strength >= REQUIRED:
        return 1000.0, 1.0
    if strength >= 1000.0 * 1000.0**0.5:
        return 750.0, strength / 1000000.0
    if strength >= 1000.0**0.5:
        return 500.0, strength / 1000.0
    return 250.0, strength


class Strength:
    """The type of `kiwisolver.strength`."""

    __module__ = "kiwisolver"
    __slots__ = ()
    required = property(lambda self: REQUIRED)
    strong = property(lambda self: _NAMES["strong"])
    medium = property(lambda self: _NAMES["medium"])
    weak = property(lambda self: _NAMES["weak"])

    def create(self, a, b, c, weight=1.0, /):
        """A strength from its three parts, each multiplied by the weight."""
        a, b, c, weight = number(a), number(b), number(c), number(weight)
        parts = [max(0.0, min(1000.0, part * weight)) for part in (a, b, c)]
        return parts[0] * 1000000.0 + parts[1] * 1000.0 + parts[2]


strength = Strength()
