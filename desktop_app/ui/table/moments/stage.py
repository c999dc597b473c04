"""The stage: over the table as it stood, dimmed, a moment is drawn frame by frame; every click is a key for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.moments.card_stage import CardStage
from desktop_app.ui.table.moments.duel_stage import DuelStage
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.note_stage import NoteStage
from desktop_app.ui.table.moments.pace import SHADOW_TURNS
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.row_stage import RowStage
from desktop_app.ui.table.moments.rows import Row
from desktop_app.ui.table.moments.sum_stage import SumStage
from desktop_app.ui.table.moments.told import Moment
from desktop_app.ui.table.moments.touches import Hits
from desktop_app.ui.widgets.guard import guarded

DARK_VEIL, LIGHT_VEIL = 0.36, 0.28
NOTE_VEIL = 0.14


class Drawn(Protocol):
    """A moment as it is drawn: what stands still in a step, and what moves."""

    def still(self, painter: QPainter, frame: Frame) -> None:
        """Everything that does not move in this step."""
        ...

    def moving(self, painter: QPainter, frame: Frame) -> None:
        """Everything that does."""
        ...


_STAGES: dict[str, Callable[..., Drawn]] = {
    "card": CardStage,
    "sum": SumStage,
    "duel": DuelStage,
    "row": RowStage,
    "note": NoteStage,
}


class Stage(QWidget):
    """Covers the board while moments are told. It shows frames; what they are it is told."""

    pressed = Signal()
    released = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._table = QPixmap()
        self._dimmed: dict[float, QPixmap] = {}
        self._still = QPixmap()
        self._key: tuple[object, ...] = ()
        self._drawn: Drawn | None = None
        self._frame: Frame | None = None
        self.hide()

    def open_over(self, table: QPixmap, theme: Theme) -> None:
        """Takes the picture of the table over which moments are told."""
        self._table = table
        self._theme = theme
        self._dimmed.clear()
        self._key = ()
        self._drawn = None
        self.setGeometry(
            0, 0, round(table.width() / table.devicePixelRatio()), round(table.height() / table.devicePixelRatio())
        )
        self.show()
        self.raise_()

    def forget(self) -> None:
        """Keeps no picture of what was shown."""
        self._table, self._still = QPixmap(), QPixmap()
        self._dimmed.clear()
        self._key, self._drawn, self._frame = (), None, None

    def set_up(self, ground: Ground, moment: Moment, rows: list[Row], queue: list[Moment]) -> None:
        """Another moment begins."""
        self._drawn = _STAGES[moment.kind.stage](ground, moment, rows, queue, self._table.devicePixelRatio())
        hits = getattr(self._drawn, "hits", None)
        if isinstance(hits, Hits):
            hits.table = self._table
        self._key = ()

    def show_frame(self, frame: Frame) -> None:
        """Shows where the telling is."""
        key = (frame.moment.first, frame.moment.told, frame.step.phase, frame.step.line, _part_of(frame))
        self._frame = frame
        if key != self._key:
            self._key = key
            self._paint_still(frame)
        self.update()

    def _paint_still(self, frame: Frame) -> None:
        if self._drawn is None:
            return
        picture = QPixmap(self._veiled(frame.moment))
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self._drawn.still(painter, frame)
        painter.end()
        self._still = picture

    def _veiled(self, moment: Moment) -> QPixmap:
        share = NOTE_VEIL if moment.kind.stage == "note" else DARK_VEIL if self._theme.dark else LIGHT_VEIL
        if share not in self._dimmed:
            picture = QPixmap(self._table)
            painter = QPainter(picture)
            veil = QColor(self._theme.inks["shade"])
            veil.setAlphaF(share)
            painter.fillRect(picture.rect(), veil)
            painter.end()
            self._dimmed[share] = picture
        return self._dimmed[share]

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """What stands still as one copy of pixels, what moves over it."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._still)
        if self._drawn is not None and self._frame is not None:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self._drawn.moving(painter, self._frame)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click ends the line."""
        self.pressed.emit()
        event.accept()

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A button let go."""
        self.released.emit()
        event.accept()

    @property
    def card(self) -> QRectF:
        """The card in the middle, where one is staged."""
        return self._drawn.card if isinstance(self._drawn, CardStage) else QRectF()

    @property
    def room(self) -> QRectF:
        """What the stage covers."""
        return QRectF(self.rect())


def _part_of(frame: Frame) -> bool:
    """Whether a step has come to a second part that stands differently: a card between that has turned."""
    lines = frame.moment.lines
    if frame.moment.kind.stage != "duel" or frame.step.phase != "line" or frame.step.line >= len(lines):
        return False
    return lines[frame.step.line].beat.way == "turns" and frame.share * frame.step.lasts >= SHADOW_TURNS
