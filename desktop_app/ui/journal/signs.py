"""Small pictures of the book: the shield of a card, the seal of a chapter."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop_app.games import CARDS
from desktop_app.ui.art.emblems import emblem_of
from desktop_app.ui.art.fonts import SEMIBOLD, serif
from desktop_app.ui.art.heraldry import Arms, paint_shield
from desktop_app.ui.art.parts import arms_of
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.faces.faces import face_of
from desktop_app.ui.games import looks_of
from desktop_app.ui.widgets.look import Look

SEALS = {"won": "seal_won", "lost": "seal_lost", "drawn": "seal_drawn"}
"""The wax of a game that ended so; one still to be told is of pale gold."""
OPEN = "seal_open"


def arms_in_book(game: str, code: str, theme: Theme) -> Arms | None:
    """The shield of a card that ships; None for a card the house does not know."""
    if not code or game not in CARDS:
        return None
    try:
        face = face_of(game, code, "en")
    except KeyError:
        return None
    arms = arms_of(face, theme)
    if emblem_of(face).shield:
        return arms
    return Arms(arms.seed, looks_of(game).picture.shape, arms.charge, arms.colour, arms.metal)


class Shield(QWidget):
    """A card's shield, pale when the card is lost."""

    def __init__(self, look: Look, arms: Arms, side: int, *, pale: bool = False) -> None:
        super().__init__()
        self._look, self._arms, self._pale = look, arms, pale
        self.setFixedSize(look.px(side), look.px(side))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The shield."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(0.55 if self._pale else 1.0)
        middle = self.width() / 2
        paint_shield(painter, self._arms, middle, middle, self.width() * 0.4, self._look.theme)
        painter.end()


class Seal(QWidget):
    """The number of a chapter in wax of the colour of its result, with the thread that leads to the next."""

    def __init__(self, look: Look, text: str, result: str, *, last: bool) -> None:
        super().__init__()
        self._look, self._text, self._last = look, text, last
        self._colour = look.theme.inks[SEALS.get(result, OPEN)]
        self.setFixedWidth(look.px(62))
        self.setMinimumHeight(look.px(60))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Seal and thread."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, side = self._look.theme, self._look.px(52)
        middle = QPointF(side / 2 + 1, side / 2 + 2)
        if not self._last:
            painter.setPen(QPen(QColor(theme.gold), 1.6))
            painter.drawLine(QPointF(middle.x(), side + 4), QPointF(middle.x(), self.height()))
        paint_seal(painter, middle, side, self._text, self._colour, theme, 24 * self._look.scale)
        painter.end()


def paint_seal(
    painter: QPainter, middle: QPointF, side: float, text: str, colour: str, theme: Theme, size: float = 0
) -> None:
    """Wax of a colour with what it says; ``size`` of the letters, else what the seal has room for."""
    painter.setPen(QPen(QColor(theme.gold), 1.6))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(middle, side * 0.47, side * 0.47)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.inks["pale_rim"]), 1, Qt.PenStyle.DotLine))
    painter.drawEllipse(middle, side * 0.4, side * 0.4)
    painter.setPen(QColor(theme.inks["paper_numeral"]))
    painter.setFont(serif(size or side * 0.46, SEMIBOLD))
    box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
