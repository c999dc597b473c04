"""What the large stages share: their room, the land above and the sum below, the cards of two sides, the lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.games.contract.moments import Comparison
from desktop_app.ui.table.moments import kit, pictures
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.pictures import Faces
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.rows import Row
from desktop_app.ui.table.moments.told import Moment, Told

EDGE = 22.0
AROUND = 10.0
BELOW = 74.0
"""The room under a large stage for what keys do."""


class BigStage:
    """A stage as wide as the table: ``box`` is all of it, ``top`` the land on which both sides stand. What stands on it
    keeps ``edge`` from its rim; a ``unit`` is a pixel, more in a large window."""

    def __init__(
        self,
        ground: Ground,
        moment: Moment,
        rows: Sequence[Row],
        ratio: float,
        *,
        tall: float,
        land: float,
    ) -> None:
        self.ground, self.moment, self.rows = ground, moment, rows
        self.ratio = ratio
        self.faces = Faces(ground, moment, ratio)
        self.unit = max(1.0, ground.lettering)
        self.edge = EDGE * self.unit
        room, around = ground.room, AROUND * self.unit
        self.box = QRectF(room.left() + around, room.top() + 8 * self.unit, room.width() - 2 * around, tall)
        self.top = QRectF(self.box.left(), self.box.top(), self.box.width(), tall * land)
        self.lower = QRectF(self.top.left(), self.top.bottom(), self.top.width(), self.box.bottom() - self.top.bottom())

    def compared(self, told: int) -> Comparison:
        """What is compared after so many lines."""
        compared = self.moment.compared(told)
        assert compared is not None
        return compared

    def told_by(self, frame: Frame) -> int:
        """How many lines stand as told in a frame."""
        return len(self.moment.lines) if frame.step.phase in ("rest", "leave") else frame.step.line + 1

    def line_of(self, frame: Frame) -> Told | None:
        """The line that is told just now."""
        lines = self.moment.lines
        return lines[frame.step.line] if frame.step.phase == "line" and frame.step.line < len(lines) else None

    def now_of(self, frame: Frame) -> int:
        """The number of the row that is told now; past them all when nothing is."""
        return frame.step.line if frame.step.phase == "line" else len(self.moment.lines)

    def backdrop(self, painter: QPainter, code: str, *, shade: float = 0.0) -> None:
        """The panel, the land above it, darkened by a share, and the golden line between land and sum."""
        theme = self.ground.theme
        kit.panel(painter, self.box, theme)
        pictures.scenery(painter, self.ground, self.top, code, 14, shade=shade)
        painter.fillRect(QRectF(self.box.left(), self.top.bottom(), self.box.width(), 2), QColor(theme.metals["gold"]))

    def hint(self, painter: QPainter) -> None:
        """What keys do now, under the stage."""
        y = min(self.box.bottom() + self.ground.px(26), self.ground.room.bottom() - 20)
        kit.hint(painter, self.ground, QPointF(self.box.center().x(), y))
