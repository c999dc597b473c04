"""The ladder of a game: at which number which card comes, and where one stands on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from desktop_app.games.contract.play import Ladder
from desktop_app.ui.art.fonts import SEMIBOLD, sans
from desktop_app.ui.art.marks import step_between
from desktop_app.ui.art.picture import lay
from desktop_app.ui.art.tokens import paint_token
from desktop_app.ui.faces.pictures import face_pixmap
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.panels.figure import Figure
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

FACE, FACE_TOP, AXIS, TALL = 32.0, 22.0, 80.0, 116.0
EDGE = 22.0
STEP = 10


class LadderBoard(Figure):
    """Cards in the order in which they come, those that are in play framed."""

    def __init__(self, look: Look, wording: Wording, game: GameTable, ladder: Ladder) -> None:
        super().__init__(look)
        self.wording, self.game, self.ladder = wording, game, ladder
        self.setObjectName("ladder-board")
        self.restyle(look)
        told = ", ".join(f"{wording.title(rung.code)} {rung.value}" for rung in ladder.rungs)
        self.setAccessibleName(f"{wording.plain(ladder.title)}: {ladder.now}. {told}")

    def sizeHint(self) -> QSize:
        """Faces over an axis."""
        return QSize(self.look.px(420), self.look.px(TALL))

    def _x(self, value: float) -> float:
        edge = self.look.px(EDGE)
        return edge + value / max(1, self.ladder.limit) * (self.width() - 2 * edge)

    def _spots(self, wide: float) -> list[float]:
        """Where the middles of the faces stand: over their numbers, but none over another."""
        spots: list[float] = []
        for rung in self.ladder.rungs:
            wanted = self._x(rung.value)
            spots.append(max(wanted, spots[-1] + wide) if spots else wanted)
        last = float(self.width() - self.look.px(EDGE))
        for place in reversed(range(len(spots))):
            spots[place] = min(spots[place], last)
            last = spots[place] - wide
        return spots

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The axis as far as one stands, its numbers, the faces with their lines."""
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(sans(look.px(15), SEMIBOLD))
        painter.setPen(QColor(theme.ink))
        head = QRectF(0, 0, self.width(), look.px(20))
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft, self.wording.plain(self.ladder.title))
        axis = QRectF(self._x(0), look.px(AXIS), self._x(self.ladder.limit) - self._x(0), look.px(8))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel3))
        painter.drawRoundedRect(axis, axis.height() / 2, axis.height() / 2)
        painter.setBrush(QColor(theme.gold))
        filled = QRectF(axis.x(), axis.y(), self._x(min(self.ladder.now, self.ladder.limit)) - axis.x(), axis.height())
        painter.drawRoundedRect(filled, axis.height() / 2, axis.height() / 2)
        self._paint_numbers(painter, axis)
        wide = min(look.px(FACE + 4), axis.width() / max(1, len(self.ladder.rungs)))
        self._paint_faces(painter, axis, self._spots(wide), wide - look.px(4))
        side = look.px(30)
        at = QPointF(self._x(min(self.ladder.now, self.ladder.limit)), axis.bottom() + look.px(2))
        paint_token(painter, self.ladder.sign, QRectF(at.x() - side / 2, at.y(), side, side), self.ladder.now, theme)
        painter.end()

    def _paint_numbers(self, painter: QPainter, axis: QRectF) -> None:
        look, theme = self.look, self.look.theme
        painter.setFont(sans(look.px(12.5), SEMIBOLD))
        step = step_between(self.ladder.limit, axis.width(), look.px(32), STEP)
        for value in range(0, self.ladder.limit + 1, step):
            if abs(value - self.ladder.now) < step / 2:
                continue
            painter.setPen(QColor(theme.danger if value == self.ladder.limit else theme.ink2))
            box = QRectF(self._x(value) - look.px(16), axis.bottom() + look.px(6), look.px(32), look.px(16))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(value))

    def _paint_faces(self, painter: QPainter, axis: QRectF, spots: Sequence[float], wide: float) -> None:
        look, theme, language = self.look, self.look.theme, self.wording.texts.language
        for rung, x in zip(self.ladder.rungs, spots, strict=True):
            model = self.game.face_of(rung.code, language, "front")
            pixmap = face_pixmap(model, round(wide), self.devicePixelRatioF(), theme, language)
            box = QRectF(x - wide / 2, look.px(FACE_TOP), wide, wide * pixmap.height() / pixmap.width())
            painter.setPen(
                QPen(QColor(theme.danger if rung.here else theme.line), look.scale * (2 if rung.here else 1))
            )
            painter.drawLine(QPointF(x, box.bottom()), QPointF(self._x(rung.value), axis.center().y()))
            painter.setOpacity(1.0 if rung.here else 0.75)
            lay(painter, pixmap, box)
            painter.setOpacity(1.0)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if rung.here:
                painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 4, 4)
            painter.setBrush(QColor(theme.danger if rung.here else theme.panel))
            painter.setPen(QPen(QColor(theme.ink), look.scale))
            painter.drawEllipse(QPointF(self._x(rung.value), axis.center().y()), look.px(4), look.px(4))
