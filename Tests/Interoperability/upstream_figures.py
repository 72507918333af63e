"""The functions of matplotlib's own tests of its constrained layout, as installed: each the positions of the axes of all figures
that it leaves behind. Whether its own assertions hold counts as well; images are not compared."""

import importlib.util
import inspect
import itertools
import pathlib
import warnings

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

warnings.simplefilter("ignore")
# By its path: as a part of matplotlib.tests it wants the images that it is compared with, which are not installed.
_path = pathlib.Path(matplotlib.__file__).parent / "tests" / "test_constrainedlayout.py"
_spec = importlib.util.spec_from_file_location("test_constrainedlayout", _path)
tests = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(tests)


def _variants(function):
    """The arguments of a test that has some, as its marks name them."""
    marks = [mark for mark in getattr(function, "pytestmark", []) if mark.name == "parametrize"]
    choices = []
    for mark in marks:
        names = mark.args[0].split(",") if isinstance(mark.args[0], str) else list(mark.args[0])
        values = [value if len(names) > 1 else (value,) for value in mark.args[1]]
        choices.append([dict(zip((name.strip() for name in names), value)) for value in values])
    for choice in itertools.product(*choices):
        yield {name: value for part in choice for name, value in part.items()}


def _holds(function, arguments):
    """Whether the test's own assertions hold. Some do with no engine where fonts are others than its authors'."""
    try:
        function(**arguments)
        return 1
    except AssertionError:
        return 0


def _run(function, arguments):
    matplotlib.rcdefaults()
    matplotlib.use("Agg")
    matplotlib.style.use(["classic", "_classic_test_patch"])
    plt.close("all")
    try:
        positions = [_holds(function, arguments)]
        for number in plt.get_fignums():
            figure = plt.figure(number)
            figure.canvas.draw()
            positions.append([list(axes.get_position().bounds) for axes in figure.get_axes()])
        return positions
    finally:
        plt.close("all")


def cases():
    """Each test with each of its arguments."""
    for name, test in sorted(vars(tests).items()):
        if not name.startswith("test_"):
            continue
        function = inspect.unwrap(test)
        for number, arguments in enumerate(_variants(test)):
            arguments = {key: value for key, value in arguments.items() if key in inspect.signature(function).parameters}
            missing = [
                key for key, parameter in inspect.signature(function).parameters.items()
                if parameter.default is parameter.empty and key not in arguments]
            if missing:
                continue  # fixtures of pytest's
            yield f"{name}[{number}]", lambda f=function, a=arguments: _run(f, a)
