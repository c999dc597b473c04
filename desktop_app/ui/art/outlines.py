"""Paths written as in an SVG file: the short, readable way to note a fixed outline."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtGui import QPainterPath

_PARTS = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_NEEDS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


@lru_cache(maxsize=256)
def outline(notation: str) -> QPainterPath:
    """The path of an SVG notation with the absolute commands M, L, H, V, C, Q and Z.

    Raises ValueError for any other command. The path is shared: copy it before changing it.
    """
    path = QPainterPath()
    parts = _PARTS.findall(notation)
    command = ""
    position = 0
    while position < len(parts):
        if parts[position].isalpha():
            command = parts[position]
            position += 1
        if command not in _NEEDS:
            raise ValueError(f"{command!r} is no command of an outline: {notation}")
        numbers = [float(part) for part in parts[position : position + _NEEDS[command]]]
        position += len(numbers)
        _draw(path, command, numbers)
    return path


def _draw(path: QPainterPath, command: str, numbers: list[float]) -> None:
    here = path.currentPosition()
    match command:
        case "M":
            path.moveTo(*numbers)
        case "L":
            path.lineTo(*numbers)
        case "H":
            path.lineTo(numbers[0], here.y())
        case "V":
            path.lineTo(here.x(), numbers[0])
        case "C":
            path.cubicTo(*numbers)
        case "Q":
            path.quadTo(*numbers)
        case _:
            path.closeSubpath()
