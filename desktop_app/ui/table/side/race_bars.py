"""The bars of a race in the side column: one for each seat, with a cell for each point on the way to the goal."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop_app.games.contract.standing import Race, Racer
from desktop_app.ui.art.fonts import BOLD, MEDIUM, sans
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

State = Literal["won", "coming", "open"]
ROW = 21
NARROWEST = 4
"""Cells less wide than this are not told apart."""


def parts_of(bar: QRectF, racer: Racer, goal: int, narrowest: float) -> list[tuple[QRectF, State]]:
    """The boxes of a racer's bar and what each shows: a cell a point, or where a cell would be narrower than can be
    counted, one box for each state."""
    won = min(max(racer.value, 0), goal)
    then = min(max(racer.value + racer.coming, won), goal)
    runs: list[tuple[int, int, State]] = [(0, won, "won"), (won, then, "coming"), (then, goal, "open")]
    wide = bar.width() / goal
    step = 1 if wide >= narrowest else goal
    parts: list[tuple[QRectF, State]] = []
    for begin, end, state in runs:
        for cell in range(begin, end, step):
            long = max(1.0, (min(cell + step, end) - cell) * wide - 2)
            parts.append((QRectF(bar.left() + cell * wide + 0.5, bar.top(), long, bar.height()), state))
    return parts


class RaceBars(QWidget):
    """A bar of as many cells as the goal for each seat; what goes on would fill the dashed ones."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self.seat = look, ""
        self.race: Race | None = None

    def show_race(self, race: Race | None, seat: str) -> None:
        """A race in the eyes of a seat."""
        self.race, self.seat = race, seat
        self.update()

    def fit(self) -> None:
        """As high as its rows."""
        self.setFixedHeight(self.look.px(ROW) * len(self.race.racers) if self.race is not None else 0)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """One row a seat."""
        race = self.race
        if race is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self.look.theme, self.look.px
        for at, racer in enumerate(race.racers):
            own = racer.seat == self.seat
            top = at * px(ROW)
            painter.setPen(QColor(theme.ink))
            painter.setFont(sans(px(13), BOLD if own else MEDIUM))
            painter.drawText(QRectF(0, top, px(18), px(ROW)), Qt.AlignmentFlag.AlignVCenter, racer.seat)
            number = QRectF(self.width() - px(24), top, px(24), px(ROW))
            painter.drawText(
                number, int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.AlignmentFlag.AlignRight), str(racer.value)
            )
            bar = QRectF(px(20), top + px(5), self.width() - px(20) - px(28), px(ROW) - px(10))
            for box, state in parts_of(bar, racer, race.goal, px(NARROWEST)):
                self._paint_part(painter, box, state, own=own)

    def _paint_part(self, painter: QPainter, box: QRectF, state: State, *, own: bool) -> None:
        theme = self.look.theme
        full = QColor(theme.accent if own else theme.gold)
        if state == "won":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(full)
        else:
            coming = state == "coming"
            line = QPen(full if coming else QColor(theme.line), 1.4 if coming else 1)
            line.setStyle(Qt.PenStyle.DashLine if coming else Qt.PenStyle.SolidLine)
            painter.setPen(line)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
