"""The outlines of the picture window: each tells the kind of card without its colour."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from desktop_app.ui.art.drawing import edges, polygon


def _arch(box: QRectF, corner: float) -> QPainterPath:
    x, y, width, height = edges(box)
    spring = y + min(width * 0.2, height * 0.3)
    path = QPainterPath()
    path.moveTo(x, y + height)
    path.lineTo(x, spring)
    path.quadTo(x, y, x + width / 2, y)
    path.quadTo(x + width, y, x + width, spring)
    path.lineTo(x + width, y + height)
    path.closeSubpath()
    return path


def _cut(box: QRectF, corner: float) -> QPainterPath:
    x, y, width, height = edges(box)
    foot = y + height
    return polygon(
        [
            (x, y + corner),
            (x + corner, y),
            (x + width - corner, y),
            (x + width, y + corner),
            (x + width, foot),
            (x, foot),
        ]
    )


def _ogee(box: QRectF, corner: float) -> QPainterPath:
    x, y, width, height = edges(box)
    middle, spring = x + width / 2, y + height * 0.26
    path = QPainterPath()
    path.moveTo(x, y + height)
    path.lineTo(x, spring)
    path.cubicTo(x + width * 0.2, y + height * 0.24, x + width * 0.42, y + height * 0.14, middle, y)
    path.cubicTo(x + width * 0.58, y + height * 0.14, x + width * 0.8, y + height * 0.24, x + width, spring)
    path.lineTo(x + width, y + height)
    path.closeSubpath()
    return path


def _wide(box: QRectF, corner: float) -> QPainterPath:
    x, y, width, height = edges(box)
    path = QPainterPath()
    path.moveTo(x, y)
    path.lineTo(x + width, y)
    path.lineTo(x + width, y + height * 0.86)
    path.quadTo(x + width / 2, y + height * 1.1, x, y + height * 0.86)
    path.closeSubpath()
    return path


def _scroll(box: QRectF, corner: float) -> QPainterPath:
    x, y, width, height = edges(box)
    wave, foot = corner * 0.7, y + height
    path = QPainterPath()
    path.moveTo(x, y + wave)
    path.quadTo(x + width * 0.25, y - wave * 0.8, x + width / 2, y + wave * 0.6)
    path.quadTo(x + width * 0.75, y + wave * 2.0, x + width, y + wave * 0.4)
    path.lineTo(x + width, foot - wave)
    path.quadTo(x + width * 0.75, foot + wave * 0.8, x + width / 2, foot - wave * 0.6)
    path.quadTo(x + width * 0.25, foot - wave * 2.0, x, foot - wave * 0.4)
    path.closeSubpath()
    return path


def _hexagon(box: QRectF, corner: float) -> QPainterPath:
    x, y, width, height = edges(box)
    cut = corner * 1.8
    right, foot = x + width, y + height
    return polygon(
        [
            (x + cut, y),
            (right - cut, y),
            (right, y + cut),
            (right, foot - cut),
            (right - cut, foot),
            (x + cut, foot),
            (x, foot - cut),
            (x, y + cut),
        ]
    )


def _full(box: QRectF, corner: float) -> QPainterPath:
    x, y, width, height = edges(box)
    round_by = corner * 0.7
    path = QPainterPath()
    path.moveTo(x + round_by, y)
    path.lineTo(x + width - round_by, y)
    path.quadTo(x + width, y, x + width, y + round_by)
    path.lineTo(x + width, y + height)
    path.lineTo(x, y + height)
    path.lineTo(x, y + round_by)
    path.quadTo(x, y, x + round_by, y)
    path.closeSubpath()
    return path


def _round(box: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(box)
    return path


WINDOWS: dict[str, Callable[[QRectF, float], QPainterPath]] = {
    "arch": _arch,
    "cut": _cut,
    "ogee": _ogee,
    "wide": _wide,
    "scroll": _scroll,
    "hexagon": _hexagon,
    "full": _full,
    "round": _round,
}


def window(shape: str, x: float, y: float, width: float, height: float, corner: float = 14.0) -> QPainterPath:
    """The outline of a window (a key of WINDOWS) in this box; `corner` is the size of its cut or wave."""
    return WINDOWS[shape](QRectF(x, y, width, height), corner)
