"""enaml's layout helpers and its layout manager, without a toolkit: each case the rectangles of its items for several sizes, and
what the manager says of the least, best and greatest size."""

from atom.api import List, Typed, Value
from enaml.layout.api import Box, align, grid, hbox, horizontal, spacer, vbox, vertical
from enaml.layout.constrainable import ConstrainableMixin, ContentsConstrainableMixin
from enaml.layout.layout_manager import LayoutItem, LayoutManager


class Part(ContentsConstrainableMixin, ConstrainableMixin):
    """Something with edges."""


class Item(LayoutItem):
    """An item whose wishes are plain numbers."""

    part = Typed(Part, ())
    hint = Value((-1, -1))
    least = Value((-1, -1))
    greatest = Value((-1, -1))
    said = List()
    frame = Value(())
    inset = Value(())

    def constrainable(self):
        return self.part

    def constraints(self):
        return self.said

    def margins(self):
        return self.inset

    def size_hint(self):
        return self.hint

    def min_size(self):
        return self.least

    def max_size(self):
        return self.greatest

    def set_geometry(self, x, y, width, height):
        self.frame = (x, y, width, height)


def _laid_out(items, said, policies=(), sizes=((300, 200), (120, 90), (900, 700))):
    """Items in a root with constraints; the policies are (number of an item, name, value)."""
    parts = [item.part for item in items]
    for number, name, value in policies:
        setattr(parts[number], name, value)
    root = Item(said=said(*parts), inset=Box(5, 6, 7, 8))
    manager = LayoutManager(root)
    manager.set_items(items)
    found = [list(manager.best_size()), list(manager.min_size())]
    for size in sizes:
        manager.resize(*size)
        found += [list(item.frame) for item in items]
    return found


def _items(*hints, **named):
    return [Item(hint=hint, **named) for hint in hints]


_LABEL, _FIELD, _BUTTON = (60, 20), (120, 24), (80, 28)
_CASES = {
    "hbox": lambda: _laid_out(_items(_LABEL, _FIELD, _BUTTON), lambda a, b, c: [hbox(a, b, c)]),
    "vbox": lambda: _laid_out(_items(_LABEL, _FIELD, _BUTTON), lambda a, b, c: [vbox(a, b, c)]),
    "field grows": lambda: _laid_out(
        _items(_LABEL, _FIELD), lambda a, b: [hbox(a, b), align("v_center", a, b)], [(1, "hug_width", "ignore")]),
    "boxes in boxes": lambda: _laid_out(
        _items(_LABEL, _FIELD, _LABEL, _FIELD), lambda a, b, c, d: [vbox(hbox(a, b), hbox(c, d))],
        [(1, "hug_width", "weak"), (3, "hug_width", "weak")]),
    "form": lambda: _laid_out(
        _items(_LABEL, _FIELD, (90, 20), _FIELD), lambda a, b, c, d: [grid([a, b], [c, d]), align("width", b, d)],
        [(number, "hug_width", "weak") for number in range(4)]),
    "spacer": lambda: _laid_out(_items(_LABEL, _BUTTON), lambda a, b: [hbox(a, spacer, b), align("top", a, b)]),
    "equal widths": lambda: _laid_out(
        _items(_LABEL, _BUTTON, _FIELD), lambda a, b, c: [hbox(a, b, c), a.width == b.width, b.width == c.width],
        [(number, "hug_width", "medium") for number in range(3)]),
    "ratio": lambda: _laid_out(
        _items(_LABEL, _FIELD), lambda a, b: [hbox(a, b), b.width == 2 * a.width],
        [(0, "hug_width", "weak"), (1, "hug_width", "weak")]),
    "least sizes": lambda: _laid_out(
        _items((10, 10), (10, 10), least=(70, 40)), lambda a, b: [hbox(a, b)],
        [(0, "hug_width", "weak"), (1, "hug_width", "weak")]),
    "greatest sizes": lambda: _laid_out(
        _items((50, 20), (50, 20), greatest=(90, 30)), lambda a, b: [vbox(a, b)],
        [(0, "hug_width", "ignore"), (1, "hug_width", "ignore"), (0, "hug_height", "ignore")]),
    "chains": lambda: _laid_out(
        _items(_LABEL, _FIELD, _BUTTON),
        lambda a, b, c: [horizontal(a, 10, b), vertical(a, 5, c), a.left >= 20, align("top", a, b), align("left", a, c)]),
    "clipped": lambda: _laid_out(
        _items((400, 20), (400, 20)), lambda a, b: [hbox(a, b)],
        [(0, "resist_width", "weak"), (1, "resist_width", "weak"), (0, "hug_width", "weak"), (1, "hug_width", "weak")]),
    "grid of nine": lambda: _laid_out(
        _items(*[(20 + 10 * number, 30 - number) for number in range(9)]),
        lambda *parts: [grid(parts[0:3], parts[3:6], parts[6:9])],
        [(number, name, "weak") for number in range(9) for name in ("hug_width", "hug_height")]),
}


def cases():
    """Each form."""
    yield from _CASES.items()
