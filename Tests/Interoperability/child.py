"""Runs the cases of a module with the kiwisolver that Python finds, and prints what came out, a line of JSON for each.

    child.py MODULE             what each case gave, and how each update left the solver
    child.py MODULE --time      how long every fifth case takes
"""

import importlib
import json
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True


def _plain(numbers):
    """Nested lists of floats, whatever kind of number a library uses."""
    return [_plain(number) for number in numbers] if isinstance(numbers, (list, tuple)) else float(numbers)


def report(module):
    """What each case gives."""
    import kiwisolver
    import recording

    kiwisolver.Solver = recording.Recording
    kiwisolver.Variable = recording.Numbered
    for name, case in importlib.import_module(module).cases():
        recording.Recording.updates.clear()
        line = {"case": name}
        try:
            line["numbers"] = _plain(case())
        except Exception as error:  # both engines must fail alike
            line["error"] = type(error).__name__
        line["updates"] = recording.Recording.updates
        print(json.dumps(line), flush=True)


def measure(module):
    """How long every fifth case takes, in seconds of processor time: the best of three rounds, after one that imports and fills
    what is kept."""
    cases = list(importlib.import_module(module).cases())[::5]
    best = {}
    for round in range(4):
        for name, case in cases:
            start = time.process_time()
            case()
            seconds = time.process_time() - start
            if round > 0:
                best[name] = min(seconds, best.get(name, seconds))
    print(json.dumps(best))


if __name__ == "__main__":
    (measure if "--time" in sys.argv else report)(sys.argv[1])
