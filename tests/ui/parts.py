"""The parts of what is shown, by what they are and what they are called: a button, a field, a list."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject

Part = TypeVar("Part", bound=QObject)


def part_of(whole: QObject, kind: type[Part], name: str | None = None) -> Part:
    """The part of this kind, and of this name where one is given; where there is none, those that there are."""
    found = whole.findChild(kind) if name is None else whole.findChild(kind, name)
    if found is None:
        others = sorted({each.objectName() for each in whole.findChildren(kind)})
        called = "" if name is None else f" called {name!r}"
        raise AssertionError(f"{type(whole).__name__} has no {kind.__name__}{called}, but {others}")
    return found
