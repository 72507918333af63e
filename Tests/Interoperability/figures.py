"""Fifty figures for matplotlib's constrained layout, each the positions of its axes: x, y, width and height, in fractions of the
figure."""

import warnings

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
import numpy as np  # noqa: E402

warnings.simplefilter("ignore")
IMAGE = np.arange(48.0).reshape(6, 8)


def _positions(figure):
    """Where the layout puts the axes."""
    figure.canvas.draw()
    found = [list(axes.get_position().bounds) for axes in figure.get_axes()]
    plt.close(figure)
    return found


def _figure(size, layout="constrained", **named):
    return plt.figure(figsize=size, layout=layout, **named)


def _fill(axes, number=0):
    """Labels of different sizes, so that margins differ."""
    axes.plot([0, 10 ** (number % 5)], [1, -(10 ** ((number + 2) % 4))])
    if number % 2 == 0:
        axes.set_xlabel("x label" + "\nof two lines" * (number % 3 == 0), fontsize=8 + number % 5)
    if number % 3 != 1:
        axes.set_ylabel("y label", fontsize=7 + number % 7)
    if number % 4 == 1:
        axes.set_title("A title")


def grid(rows, columns, size, **named):
    figure = _figure(size)
    for number, axes in enumerate(np.ravel(figure.subplots(rows, columns, **named))):
        _fill(axes, number)
    return _positions(figure)


def ratios(widths, heights, size, space=None):
    figure = _figure(size)
    if space is not None:
        figure.get_layout_engine().set(wspace=space, hspace=space / 2, w_pad=0.1)
    specs = {"width_ratios": widths, "height_ratios": heights}
    for number, axes in enumerate(np.ravel(figure.subplots(len(heights), len(widths), gridspec_kw=specs))):
        _fill(axes, number + 3)
    return _positions(figure)


def nested(outer, inner, size, spanning=False):
    figure = _figure(size)
    spec = figure.add_gridspec(1 + spanning, len(inner), width_ratios=outer)
    for place, (rows, columns) in enumerate(inner):
        part = spec[0, place].subgridspec(rows, columns)
        for number in range(rows * columns):
            _fill(figure.add_subplot(part[number // columns, number % columns]), number + place)
    if spanning:
        _fill(figure.add_subplot(spec[1, :]), 5)
    return _positions(figure)


def bars(rows, columns, size, location, shared, **named):
    """Colour bars, one for all or one for each."""
    figure = _figure(size)
    all_axes = np.atleast_2d(figure.subplots(rows, columns, squeeze=False))
    images = [axes.pcolormesh(IMAGE * (number + 1)) for number, axes in enumerate(all_axes.ravel())]
    if shared == "all":
        figure.colorbar(images[0], ax=all_axes, location=location, **named)
    elif shared == "column":
        figure.colorbar(images[-1], ax=all_axes[:, -1], location=location, **named)
    else:
        for image, axes in zip(images, all_axes.ravel()):
            figure.colorbar(image, ax=axes, location=location, **named)
    return _positions(figure)


def legends(where, columns, size):
    figure = _figure(size)
    for number, axes in enumerate(figure.subplots(2, 2).ravel()):
        axes.plot([1, 2], label=f"line {number}")
        if where == "axes":
            axes.legend(loc="center left", bbox_to_anchor=(1.02, 0.5))
    if where != "axes":
        figure.legend(loc=where, ncols=columns)
    return _positions(figure)


def titles(above, below, left, size):
    figure = _figure(size)
    for number, axes in enumerate(figure.subplots(2, 3, sharex=True).ravel()):
        _fill(axes, number)
    if above:
        figure.suptitle(above)
    if below:
        figure.supxlabel(below)
    if left:
        figure.supylabel(left)
    return _positions(figure)


def subfigures(rows, columns, size, widths=None, title=False):
    figure = _figure(size)
    parts = np.ravel(figure.subfigures(rows, columns, width_ratios=widths))
    for number, part in enumerate(parts):
        for place, axes in enumerate(np.ravel(part.subplots(1 + number % 2, 1 + (number + 1) % 2))):
            image = axes.pcolormesh(IMAGE)
            if place == 0:
                part.colorbar(image, ax=axes, shrink=0.6)
        if title:
            part.suptitle(f"part {number}")
    if title:
        figure.suptitle("all of it", fontsize="xx-large")
    return _positions(figure)


def compressed(rows, columns, size, bar):
    """Axes of fixed aspect, drawn together."""
    figure = _figure(size, "compressed")
    all_axes = figure.subplots(rows, columns, sharex=True, sharey=True)
    for axes in np.ravel(all_axes):
        image = axes.imshow(IMAGE)
    if bar:
        figure.colorbar(image, ax=all_axes)
    return _positions(figure)


def mosaic(drawing, size):
    figure = _figure(size)
    for number, axes in enumerate(figure.subplot_mosaic(drawing).values()):
        _fill(axes, number)
    return _positions(figure)


_FIGURES = [
    (grid, (1, 1, (6.4, 4.8))), (grid, (1, 1, (1.5, 9))), (grid, (1, 2, (6, 3))), (grid, (2, 1, (3, 6))),
    (grid, (2, 2, (6.4, 4.8))), (grid, (3, 3, (8, 8))), (grid, (4, 2, (5, 11))), (grid, (2, 5, (13, 4.1))),
    (grid, (5, 5, (12, 12))), (grid, (1, 7, (17, 2.3))),
    (ratios, ([1, 2], [1], (6, 3))), (ratios, ([1], [3, 1], (4, 6))), (ratios, ([1, 2, 3], [2, 1], (9, 6))),
    (ratios, ([5, 1], [1, 5], (6, 6), 0.1)), (ratios, ([1, 1, 4], [1, 2, 1], (9.7, 7.3), 0.05)),
    (nested, ([1, 1], [(2, 2), (1, 1)], (8, 5))), (nested, ([1, 2], [(3, 1), (2, 2)], (8, 6))),
    (nested, ([2, 1, 1], [(1, 1), (2, 1), (3, 1)], (10, 6))), (nested, ([1, 1], [(2, 2), (3, 3)], (11, 7), True)),
    (nested, ([1, 3], [(1, 2), (2, 1)], (9, 4), True)),
    (bars, (1, 1, (5, 4), "right", "each")), (bars, (2, 2, (7, 6), "right", "all")),
    (bars, (2, 2, (7, 6), "bottom", "all")), (bars, (2, 2, (7, 6), "left", "each")),
    (bars, (3, 2, (6, 9), "top", "each")), (bars, (2, 3, (9, 5), "right", "column")),
    (bars, (2, 2, (7, 6), "right", "all"), {"shrink": 0.5}), (bars, (1, 3, (9, 3), "bottom", "all"), {"aspect": 40}),
    (bars, (3, 3, (9, 9), "right", "column"), {"pad": 0.1, "fraction": 0.3}),
    (bars, (1, 4, (11.1, 2.9), "top", "all"), {"shrink": 0.7}),
    (legends, ("axes", 1, (8, 6))), (legends, ("outside right upper", 1, (8, 5))),
    (legends, ("outside lower center", 4, (6, 6))), (legends, ("outside upper left", 2, (6, 5))),
    (titles, ("Above all", None, None, (9, 6))), (titles, (None, "below all", "beside all", (9, 6))),
    (titles, ("Two\nlines", "below", "beside", (9, 6))), (titles, ("Narrow", "below", None, (4, 7))),
    (subfigures, (1, 2, (10, 4))), (subfigures, (1, 2, (10, 4), [2, 1])), (subfigures, (2, 2, (10, 8), None, True)),
    (subfigures, (2, 1, (5, 8), None, True)), (subfigures, (1, 3, (13, 4), [1, 3, 2], True)),
    (compressed, (2, 2, (8, 4), False)), (compressed, (2, 3, (6, 8), True)), (compressed, (3, 1, (5, 9), True)),
    (compressed, (1, 4, (9.3, 6.1), False)),
    (mosaic, ("AAB;C.B;CDD", (8, 7))), (mosaic, ("AB;CB", (7.7, 5.3))), (mosaic, ("ABBC;AD.E;FFFF", (10, 8))),
]


def cases():
    """Each figure: its name, and what lays it out."""
    for number, (function, arguments, *named) in enumerate(_FIGURES):
        named = named[0] if named else {}
        yield f"{number}: {function.__name__}{arguments}", lambda f=function, a=arguments, n=named: f(*a, **n)
