"""A dial: 260 degrees of arc, the level large in the middle, a warning near its limit; or a plain counter."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import circle, pen
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.lettering import LABEL, NUMERAL, width_of, write
from desktop_app.ui.art.marks import step_between
from desktop_app.ui.art.theme import Theme

NEAR_END = 5
NOTE, MOST_NOTE, LEAST_NOTE = 10.5, 16.0, 8.5
"""How large the note is in a dial of 140, how large it is at most in a smaller one, and so small that it cannot be read
on the screen."""
_BOX, _MIDDLE, _ARC = 140.0, 70.0, 55.0
_START, _SWEEP = -220.0, 260.0
_ROUND, _APART = math.radians(_SWEEP) * 62, 4.0
"""How long the round of ticks is, and how far apart two of them stand at least."""


def paint_dial(
    painter: QPainter,
    box: QRectF,
    level: int,
    limit: int,
    note: str,
    theme: Theme,
    sign: str = "eye",
    *,
    warns: bool = True,
    scale: float = 1.0,
    arc: str = "",
) -> None:
    """Paint the dial into a square box: `level` of `limit` (0 for none), with `note` ("of 50") under the number; near
    its limit it warns, unless that is a goal. At a larger `scale` of words more of it is too small to read. `arc` is
    the colour of the level where it is not the usual one."""
    inks = theme.dial
    near = warns and limit > 0 and level >= limit - NEAR_END
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / _BOX, box.height() / _BOX)
    painter.fillPath(circle(_MIDDLE, _MIDDLE + 2, 68), with_opacity(theme.inks["shade"], 0.3))
    painter.fillPath(circle(_MIDDLE, _MIDDLE, 68), QColor(inks["body"]))
    painter.strokePath(circle(_MIDDLE, _MIDDLE, 67), pen(inks["rim"], 1.6))
    painter.fillPath(circle(_MIDDLE, _MIDDLE, 46), QColor(inks["plate"]))
    painter.strokePath(circle(_MIDDLE, _MIDDLE, 43), pen(inks["plate_rim"], 1))
    if limit > 0:
        _paint_arc(painter, level, limit, theme, inks["near_end"] if near else arc or inks["arc"])
    legible = LEAST_NOTE * scale * _BOX / box.width()
    if legible <= NOTE:
        _paint_words(painter, level, note, sign, near, theme)
    else:
        _paint_few_words(painter, level, note if legible <= MOST_NOTE else "", near, theme)
    painter.restore()


def _paint_arc(painter: QPainter, level: int, limit: int, theme: Theme, colour: str) -> None:
    inks = theme.dial
    painter.strokePath(_arc(1.0), pen(inks["groove"], 11))
    share = min(max(level / limit, 0.0), 1.0)
    if share > 0:
        painter.strokePath(_arc(share), pen(colour, 8))
    _paint_ticks(painter, limit, theme)
    bead = _on_rim(share, _ARC)
    painter.fillPath(circle(bead.x(), bead.y(), 6.5), QColor(inks["bead"]))
    painter.strokePath(circle(bead.x(), bead.y(), 6.5), QPen(QColor(inks["bead_rim"]), 2))


def _paint_words(painter: QPainter, level: int, note: str, sign: str, near: bool, theme: Theme) -> None:
    inks = theme.dial
    shown, colour = ("alert", inks["near_end"]) if near else (sign, inks["note"])
    paint_glyph(painter, shown, _MIDDLE, 42, 18, colour)
    write(painter, str(level), NUMERAL, 46, _MIDDLE, 86, inks["near_end"] if near else inks["numeral"], 0.5)
    size = min(NOTE, NOTE * 62 / max(width_of(note, LABEL, NOTE), 1))
    write(painter, note, LABEL, size, _MIDDLE, 103, inks["note"], 0.5)


def _paint_few_words(painter: QPainter, level: int, note: str, near: bool, theme: Theme) -> None:
    """In a small dial the number has the room of the sign, and the note is as large as it can be, or is left out; a
    warning stays."""
    inks = theme.dial
    ink = inks["near_end"] if near else inks["numeral"]
    rise = 6.0 if note else 0.0
    if near:
        paint_glyph(painter, "alert", _MIDDLE, 40 - rise / 2, 20, inks["near_end"])
    size, foot = (44, 88 - rise) if near else (54, 89 - rise)
    write(painter, str(level), NUMERAL, size, _MIDDLE, foot, ink, 0.5)
    if note:
        tall = min(MOST_NOTE, MOST_NOTE * 54 / width_of(note, LABEL, MOST_NOTE))
        write(painter, note, LABEL, tall, _MIDDLE, 102, inks["note"], 0.5)


def _paint_ticks(painter: QPainter, limit: int, theme: Theme) -> None:
    step = step_between(limit, _ROUND, _APART, 5)
    for mark in range(0, limit + 1, step):
        long = mark % (2 * step) == 0
        painter.setPen(QPen(QColor(theme.dial["tick"]), 1.8 if long else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawLine(_on_rim(mark / limit, 60 if long else 62), _on_rim(mark / limit, 65))


def _on_rim(share: float, radius: float) -> QPointF:
    angle = math.radians(_START + _SWEEP * share)
    return QPointF(_MIDDLE + math.cos(angle) * radius, _MIDDLE + math.sin(angle) * radius)


def _arc(share: float) -> QPainterPath:
    box = QRectF(_MIDDLE - _ARC, _MIDDLE - _ARC, 2 * _ARC, 2 * _ARC)
    path = QPainterPath()
    path.arcMoveTo(box, -_START)
    path.arcTo(box, -_START, -_SWEEP * share)
    return path
