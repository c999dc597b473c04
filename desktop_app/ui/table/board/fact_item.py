"""Words beside a card where the table has room for them: one fact of now, then what the card says."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD
from desktop_app.ui.art.lettering import TITLE as HEADING
from desktop_app.ui.art.lettering import Hand, fit_title, write
from desktop_app.ui.art.prose import BODY, TextLine, line_width, lines_of, paint_line
from desktop_app.ui.table.layout.layout import Rect
from desktop_app.ui.table.words.zone_words import Told
from desktop_app.ui.widgets.guard import guarded

FACT = Hand(weight=MEDIUM)
HEADING_SIZE, FACT_SIZE = 18.0, 14.0
ABILITY_SIZES = (17.0, 16.0, 15.0, 14.0)
LINE = 1.29
BETWEEN = 6.0
MORE = Hand(weight=SEMIBOLD)


class FactItem(QGraphicsItem):
    """Writes what it is told into its room; what does not fit is cut between two lines, never through one."""

    def __init__(self) -> None:
        super().__init__()
        self._room = QRectF()
        self._told = Told()
        self._ink = ""
        self._scale = 1.0
        self._lines: list[tuple[TextLine, float, float]] = []
        self.cut = False

    def show_words(self, room: Rect, told: Told, ink: str, scale: float) -> None:
        """Tells something in a room of the table; ``scale`` is how much larger than drawn letters are."""
        box = QRectF(room.x, room.y, room.width, room.height)
        if (box, told, ink, scale) == (self._room, self._told, self._ink, self._scale):
            return
        self.prepareGeometryChange()
        self._room, self._told, self._ink, self._scale = box, told, ink, scale
        self._lines = self._set()
        self.update()

    def boundingRect(self) -> QRectF:
        """The room."""
        return self._room

    @property
    def told(self) -> Told:
        """What it tells."""
        return self._told

    def _set(self) -> list[tuple[TextLine, float, float]]:
        """Every line with its size and baseline; the ability in the largest letters in which it fits."""
        k, wide = self._scale, self._room.width()
        lines: list[tuple[TextLine, float, float]] = []
        y = HEADING_SIZE * k * LINE if self._told.heading else 0.0
        if self._told.fact:
            lines += _block([self._told.fact], FACT_SIZE * k, wide, y, FACT)
            y = _foot(lines, y) + BETWEEN * k
        ability: list[tuple[TextLine, float, float]] = []
        for size in ABILITY_SIZES:
            ability = _block(self._told.ability, size * k, wide, y, BODY)
            if _foot(ability, y) <= self._room.height():
                break
        fitting = [line for line in lines + ability if line[2] + line[1] * 0.3 <= self._room.height()]
        self.cut = len(fitting) < len(lines) + len(ability)
        return fitting

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The heading, the lines."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, top = self._room.left(), self._room.top()
        if self._told.heading:
            size = HEADING_SIZE * self._scale
            title = fit_title(self._told.heading, self._room.width(), size, size * 0.7)
            write(painter, title.text, HEADING, title.size, left, top + size * 0.9, self._ink)
        for line, size, baseline in self._lines:
            paint_line(painter, line, size, left, top + baseline, self._ink, self._ink)
        if self.cut and self._lines:
            line, size, baseline = self._lines[-1]
            write(painter, " …", MORE, size, left + line_width(line, size), top + baseline, self._ink)


def _block(
    paragraphs: Sequence[str], size: float, wide: float, top: float, hand: Hand
) -> list[tuple[TextLine, float, float]]:
    lines: list[tuple[TextLine, float, float]] = []
    y = top
    for paragraph in paragraphs:
        for line in lines_of(paragraph, round(size, 1), wide, hand) if paragraph else ():
            lines.append((line, round(size, 1), y + size * 0.95))
            y += size * LINE
        y += size * 0.3
    return lines


def _foot(lines: Sequence[tuple[TextLine, float, float]], top: float) -> float:
    return lines[-1][2] + lines[-1][1] * (LINE - 0.95) if lines else top
