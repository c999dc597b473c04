"""The text of the log: rich lines, each with the sign of what it does in the margin before it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from desktop_app.games.contract.moments import Moments
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

SIGNS: Mapping[str, str] = {
    "turns": "cards-playing-outline",
    "hits": "water",
    "heals": "heart-plus-outline",
    "gains": "plus-circle-outline",
    "falls": "skull-outline",
    "leaves": "arrow-right-thin",
    "dial": "gauge",
}
"""The sign of what a line does."""
STAGES: Mapping[str, str] = {
    "duel": "sword-cross",
    "sum": "scale-balance",
    "card": "cards-playing-outline",
    "row": "cards-playing-outline",
}
"""The sign of a line that only tells and opens a moment, by how that is staged."""
SIDE = 15
GUTTER = 21
"""How large a sign is, and how far the words stand from the margin."""
LEADING = 3
"""So many pixels at the head of a line hold no letters."""
_SIGN = "sign:"
_BLANK = "\N{NO-BREAK SPACE}"


class LogText(QTextBrowser):
    """Paints the signs that its lines name."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines from the first that is whole; the rest of one above it would not be read."""
        shown = event.rect()
        shown.setTop(max(shown.top(), self.cut_off()))
        super().paintEvent(QPaintEvent(shown))

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where not even one line has room there is nothing to be scrolled: no bit of the bar is left."""
        super().resizeEvent(event)
        room = self.height() >= self.fontMetrics().lineSpacing() + LEADING
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if room else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if policy != self.verticalScrollBarPolicy():
            self.setVerticalScrollBarPolicy(policy)

    def cut_off(self) -> int:
        """How many pixels of a line that begins above the upper edge still stand below it."""
        cursor = self.cursorForPosition(QPoint(0, 0))
        block, at = cursor.block(), cursor.positionInBlock()
        line = block.layout().lineForTextPosition(at)
        if not line.isValid():
            return 0
        place = self.document().documentLayout().blockBoundingRect(block)
        above = place.y() + line.y() - self.verticalScrollBar().value()
        below = above + line.height()
        return math.ceil(below) if above < -LEADING and below > 0 else 0

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        """The picture of a sign; everything else as usual."""
        kind, _, rest = (name if isinstance(name, str) else name.toString()).partition(":")
        if f"{kind}:" != _SIGN:
            return super().loadResource(type, name)
        sign, _, loss = rest.partition(":")
        colour = self.look.theme.danger if loss else self.look.theme.ink2
        side = self.look.px(SIDE)
        return self.look.icon(sign, colour).pixmap(side, side)

    @property
    def sign_wide(self) -> float:
        """How far the words of a line stand from the left edge of its sign."""
        return self.look.px(SIDE) + QFontMetricsF(self.look.font("body")).horizontalAdvance(_BLANK)

    def sign_of(self, message: str, staged: Moments) -> str:
        """The sign before a line as rich text, "" where it has none."""
        beat, opened = staged.beat(message), staged.opened_by(message)
        sign = SIGNS.get(beat.way, STAGES.get(opened.stage, "") if opened is not None else "")
        side, loss = self.look.px(SIDE), "loss" if beat.loss or beat.way in ("hits", "falls") else ""
        return f'<img src="{_SIGN}{sign}:{loss}" width="{side}" height="{side}">{_BLANK}' if sign else ""
