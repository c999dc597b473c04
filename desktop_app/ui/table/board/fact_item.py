"""Words beside a card where the table has room for them: one fact of now, then what the card says."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD
from desktop_app.ui.art.lettering import Fitted, Hand, fit_title, write, write_quickly
from desktop_app.ui.art.prose import BODY, TextLine, line_width, lines_of, paint_line
from desktop_app.ui.table.layout.placed import Rect
from desktop_app.ui.table.words.zone_words import Told
from desktop_app.ui.widgets.guard import guarded

FACT = Hand(weight=MEDIUM)
HEADING_SIZE, FACT_SIZE = 18.0, 14.0
ABILITY_SIZES = (17.0, 16.0, 15.0, 14.0)
LINE = 1.29
BETWEEN = 6.0
MORE = Hand(weight=SEMIBOLD)


Line = tuple[TextLine, float, float]
"""A line with its size and its baseline."""


class Setting(Frozen):
    """Words as they are set: what is painted, wherever it stands and however much room is left around it."""

    title: Fitted | None = None
    title_size: float = 0.0
    lines: tuple[Line, ...] = ()
    cut: bool = False
    ink: str = ""


class FactItem(QGraphicsItem):
    """Writes what it is told into its room; what does not fit is cut between two lines, never through one.

    Its words are painted anew only where they are set anew: they follow their card as they are.
    """

    def __init__(self) -> None:
        super().__init__()
        self._asked: tuple[object, ...] = ()
        self._setting = Setting()
        self._bounds = QRectF()
        self.told = Told()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_words(self, room: Rect, told: Told, ink: str, scale: float, beside: float = inf) -> None:
        """Tells something in a room of the table, right ``beside`` a card so high on its foot where that is enough;
        ``scale`` is how much larger than drawn letters are."""
        asked = (room.width, room.height, told, ink, scale)
        if asked != self._asked:
            self._asked, self.told = asked, told
            made = _set(told, room.width, room.height, scale, ink)
            if made != self._setting:
                self.prepareGeometryChange()
                self._setting, self._bounds = made, _bounds_of(made)
                self.update()
        over = max(0.0, room.height - beside) if self._bounds.bottom() <= beside else 0.0
        self.setPos(room.x, room.y + over)

    @property
    def cut(self) -> bool:
        """Whether not everything found room."""
        return self._setting.cut

    def boundingRect(self) -> QRectF:
        """The words."""
        return self._bounds

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The heading, the lines."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        made = self._setting
        if made.title is not None:
            write(painter, made.title.text, made.title.hand, made.title.size, 0, made.title_size * 0.9, made.ink)
        for line, size, baseline in made.lines:
            paint_line(painter, line, size, 0, baseline, made.ink, made.ink, put=write_quickly)
        if made.cut and made.lines:
            line, size, baseline = made.lines[-1]
            write(painter, " …", MORE, size, line_width(line, size), baseline, made.ink)


def _set(told: Told, wide: float, high: float, scale: float, ink: str) -> Setting:
    """The heading, and every line with its size and baseline; the ability in the largest letters in which it fits."""
    lines: list[Line] = []
    title, y = None, 0.0
    if told.heading:
        title = fit_title(told.heading, wide, HEADING_SIZE * scale, HEADING_SIZE * scale * 0.7)
        y = HEADING_SIZE * scale * LINE
    if told.fact:
        lines += _block([told.fact], round(FACT_SIZE * scale), wide, y, FACT)
        y = _foot(lines, y) + BETWEEN * scale
    ability: list[Line] = []
    for size in ABILITY_SIZES:
        ability = _block(told.ability, round(size * scale), wide, y, BODY)
        if _foot(ability, y) <= high:
            break
    fitting = tuple(line for line in lines + ability if line[2] + line[1] * 0.3 <= high)
    return Setting(title, HEADING_SIZE * scale, fitting, len(fitting) < len(lines) + len(ability), ink)


def _bounds_of(made: Setting) -> QRectF:
    """Around everything that is painted, marked words and an ellipsis included."""
    widths = [line_width(line, size) + size for line, size, _ in made.lines]
    feet = [baseline + size * 0.5 for _, size, baseline in made.lines]
    if made.title is not None:
        widths.append(made.title.width + made.title_size)
        feet.append(made.title_size * LINE)
    return QRectF(0, 0, max(widths, default=0.0), max(feet, default=0.0)).adjusted(-4, 0, 0, 0)


def _block(paragraphs: Sequence[str], size: float, wide: float, top: float, hand: Hand) -> list[Line]:
    lines: list[Line] = []
    y = top
    for paragraph in paragraphs:
        for line in lines_of(paragraph, size, wide, hand) if paragraph else ():
            lines.append((line, size, y + size * 0.95))
            y += size * LINE
        y += size * 0.3
    return lines


def _foot(lines: Sequence[Line], top: float) -> float:
    return lines[-1][2] + lines[-1][1] * (LINE - 0.95) if lines else top
