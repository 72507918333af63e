"""vispy's grid widget without a canvas: each case the rectangles of its widgets after one or two sizes."""

from vispy.scene.widgets import Grid, Widget


def _rectangles(grid, widgets):
    grid._update_child_widget_dim()
    return [[*widget.pos, *widget.size] for widget in widgets]


def _grid(size, places, **named):
    """A grid of widgets: (row, column, row span, column span, what is set of the widget)."""
    grid = Grid(**named)
    grid.size = size
    widgets = []
    for row, column, rows, columns, settings in places:
        widget = Widget()
        grid.add_widget(widget, row=row, col=column, row_span=rows, col_span=columns)
        for name, value in settings.items():
            setattr(widget, name, value)
        widgets.append(widget)
    return grid, widgets


def _places(rows, columns, settings):
    """A full grid, its settings by place."""
    return [
        (row, column, 1, 1, settings.get((row, column), {})) for row in range(rows) for column in range(columns)]


def _sized(places, sizes, **named):
    grid, widgets = _grid(sizes[0], places, **named)
    found = _rectangles(grid, widgets)
    for size in sizes[1:]:
        grid.size = size
        found = found + _rectangles(grid, widgets)
    return found


_CASES = {
    "one": (_places(1, 1, {}), [(100, 80)]),
    "two by two": (_places(2, 2, {}), [(400, 300), (200, 500)]),
    "four by three": (_places(4, 3, {}), [(640, 480)]),
    "stretched columns": (
        _places(1, 3, {(0, column): {"stretch": (column + 1, 1)} for column in range(3)}), [(600, 100), (60, 100)]),
    "stretched rows": (_places(3, 1, {(row, 0): {"stretch": (1, 3 - row)} for row in range(3)}), [(100, 600)]),
    "least width": (_places(1, 3, {(0, 0): {"width_min": 150}}), [(300, 100), (900, 100)]),
    "greatest width": (_places(1, 3, {(0, 1): {"width_max": 40}}), [(300, 100), (90, 100)]),
    "axes": (
        _places(2, 2, {(0, 0): {"width_max": 60}, (1, 0): {"width_max": 60}, (1, 0): {"height_max": 40}}),
        [(500, 400), (1000, 200)]),
    "fixed heights": (
        _places(3, 2, {(0, 0): {"height_min": 30, "height_max": 30}, (2, 1): {"height_max": 50}}), [(300, 300)]),
    "spanning": (
        [(0, 0, 1, 2, {}), (1, 0, 1, 1, {}), (1, 1, 1, 1, {}), (0, 2, 2, 1, {"width_max": 80})], [(500, 300)]),
    "colour bar": (
        [(0, 0, 1, 1, {"width_max": 50}), (0, 1, 1, 1, {"stretch": (10, 1)}), (0, 2, 1, 1, {"width_max": 70})],
        [(800, 300), (400, 300)]),
    "title": ([(0, 0, 1, 3, {"height_max": 40}), *[(1, column, 1, 1, {}) for column in range(3)]], [(600, 400)]),
}


def cases():
    """Each grid."""
    for name, (places, sizes) in _CASES.items():
        yield name, lambda p=places, s=sizes: _sized(p, s)
        yield f"{name}, spaced", lambda p=places, s=sizes: _sized(p, s, spacing=7)
