"""Compares what two engines gave for the same cases, and judges each difference."""

import collections
import math

# How far positions may be apart where the optimum is unique: absolutely for those up to 1, relatively for greater ones.
TOLERANCE = 1e-6
# What is said of a comparison, the best first.
WORDS = ("agree", "asked otherwise", "equal", "theirs", "different", "ours")
LEVELS = ("required", "strong", "medium", "weak")


def _flat(numbers):
    if isinstance(numbers, list):
        for number in numbers:
            yield from _flat(number)
    else:
        yield float(numbers)


def distance(ours, theirs):
    """The largest difference between numbers of the same shape; infinite if the shapes differ."""
    ours, theirs = list(_flat(ours)), list(_flat(theirs))
    if len(ours) != len(theirs):
        return math.inf
    return max((abs(a - b) / max(1.0, abs(b)) for a, b in zip(ours, theirs)), default=0.0)


def better(ours, theirs):
    """Which of two lists of violations is better at the strongest level at which they differ, and that level: 0 for neither,
    -1 for ours, 1 for theirs."""
    for level, mine, other in zip(LEVELS, ours, theirs):
        if abs(mine - other) > 1e-6 * max(1.0, mine, other):
            return (-1 if mine < other else 1), level
    return 0, ""


def _judge_update(mine, other):
    """What to say of how an update left the solver."""
    if distance(mine["asked"], other["asked"]) > TOLERANCE:
        return "asked otherwise", "what was suggested differs"
    if len(mine["values"]) != len(other["values"]):
        return "different", f"{len(mine['values'])} variables here, {len(other['values'])} there"
    who, level = better(mine["violations"], other["violations"])
    violations = f"violations {mine['violations']} here, {other['violations']} there"
    if who:
        return ("theirs" if who < 0 else "ours"), f"better {'here' if who < 0 else 'there'}: {level}; {violations}"
    loose = set(mine["loose"])
    pairs = [pair for number, pair in enumerate(zip(mine["values"], other["values"])) if number not in loose]
    apart = distance([one for one, _ in pairs], [one for _, one in pairs])
    if apart > TOLERANCE:
        return "different", f"{apart:.2g} apart where the best answer is unique; {violations}"
    return ("equal" if distance(mine["values"], other["values"]) > TOLERANCE else "agree"), ""


def judge(mine, other):
    """What to say of a case, and how many updates of its solvers were of each kind: a word, the details, and the counts.

    agree: the same numbers, or the same error, and everything that led there agrees or is equal.
    asked otherwise: of an update, that other values were suggested, since a program that measures its own drawing may turn at the
    last bit, with one tick label more or less; what it gives in the end counts all the same.
    equal: different numbers, equally good at every level, where there is more than one best answer, and the same values wherever
    there is only one.
    theirs: ours is better by strict levels. ours: theirs is better, a fault of ours. different: anything else.
    """
    updates = [_judge_update(*pair) for pair in zip(mine["updates"], other["updates"])]
    counts = collections.Counter(word for word, _ in updates)
    worst, details = max(updates, key=lambda said: WORDS.index(said[0]), default=("agree", ""))
    if mine.get("error") != other.get("error"):
        return "different", f"{mine.get('error')} here, {other.get('error')} there", counts
    same = "error" in mine or distance(mine["numbers"], other["numbers"]) <= TOLERANCE
    if worst in ("agree", "asked otherwise", "equal"):
        if same:
            return "agree", "", counts
        return (worst if worst == "equal" else "different"), "different numbers from equal solutions", counts
    return worst, details, counts
