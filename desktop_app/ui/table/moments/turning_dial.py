"""A dial in a moment: as it turns to its new level, in a note, in a panel, or in its place on the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.ui.art import dial, tokens
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.told import Touch


def paint_turning(painter: QPainter, ground: Ground, touch: Touch, box: QRectF, share: float) -> None:
    """The dial in a square box, turned so far of its way."""
    now = round(touch.before + (touch.after - touch.before) * share) if touch.counted else touch.after
    limit = touch.limit or 0
    of = ground.wording.texts("table-dial-of", limit=limit) if limit else ""
    sign, warns = tokens.sign_of_number(touch.thing), ground.sights.warns(touch.thing, touch.seat)
    dial.paint_dial(painter, box, now, limit, of, ground.theme, sign, warns=warns, scale=ground.lettering)
