"""The stage of a contest over a land: the two sides under their own skies, what is left to them, places for cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.engine.view import CardView
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import polygon
from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, fitting, sans, serif
from desktop_app.ui.art.picture import lay
from desktop_app.ui.art.scenery import landscape, paint_landscape
from desktop_app.ui.table.board.dice import paint_roll
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.step_row import paint_steps
from desktop_app.ui.table.layout.contest import Staged, StagedSide
from desktop_app.ui.table.words.contest_words import BarTold, ContestTold, SideTold
from desktop_app.ui.widgets.guard import guarded

SKIES = (("hills", "dawn"), ("tower", "shadow"))
"""The land and the light of either side."""
SLANT = 0.08
"""How far the line between them leans, in widths."""
LEAST = 12.5


class ContestItem(QGraphicsItem):
    """Covers the land while a contest lasts. The cards are the scene's own."""

    def __init__(self, skin: Skin) -> None:
        super().__init__()
        self._skin = skin
        self.told: ContestTold | None = None
        self._staged: Staged | None = None
        self.setVisible(False)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_contest(self, told: ContestTold | None, staged: Staged | None) -> None:
        """Shows a contest where it is staged, or nothing."""
        if (told, staged) == (self.told, self._staged):
            return
        self.prepareGeometryChange()
        self.told, self._staged = told, staged
        self.setVisible(told is not None and staged is not None)
        self.update()

    @property
    def _k(self) -> float:
        """How much larger than drawn its words are."""
        return self._skin.theme.print_scale * (self._staged.sum.unit if self._staged is not None else 1.0)

    def boundingRect(self) -> QRectF:
        """The room of the stage."""
        return qrect(self._staged.room) if self._staged is not None else QRectF()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Skies, heading, sides."""
        if self.told is None or self._staged is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = qrect(self._staged.room)
        self._paint_skies(painter, room)
        self._paint_heading(painter, qrect(self._staged.heading))
        for at, (told, side) in enumerate(zip(self.told.sides, self._staged.sides, strict=True)):
            self._paint_side(painter, told, side, at)
        if self.told.roll is not None and self._staged.roll is not None:
            paint_roll(painter, self.told.roll, qrect(self._staged.roll), self._skin.theme, self._k)
        if self._staged.steps is not None:
            paint_steps(painter, self.told.steps, qrect(self._staged.steps), self._skin.theme, self._k)

    def _paint_skies(self, painter: QPainter, room: QRectF) -> None:
        lean = room.width() * SLANT
        middle = room.center().x()
        halves = (
            polygon([(room.left(), room.top()), (middle + lean, room.top()), (middle - lean, room.bottom()),
                     (room.left(), room.bottom())]),
            polygon([(middle + lean, room.top()), (room.right(), room.top()), (room.right(), room.bottom()),
                     (middle - lean, room.bottom())]),
        )  # fmt: skip
        for half, (land, light) in zip(halves, SKIES, strict=True):
            painter.save()
            painter.setClipPath(half)
            drawing = landscape(f"contest {land}", land, light, room.width(), room.height(), "", self._skin.theme)
            paint_landscape(painter, drawing, room.left(), room.top())
            painter.restore()
        theme = self._skin.theme
        painter.fillRect(room, with_opacity(theme.inks["shade"], 0.34 if theme.dark else 0.16))
        edge = QPainterPath(QPointF(middle + lean, room.top()))
        edge.lineTo(middle - lean, room.bottom())
        painter.strokePath(edge, QPen(QColor(theme.metals["gold"]), 2))

    def _paint_heading(self, painter: QPainter, line: QRectF) -> None:
        assert self.told is not None
        theme = self._skin.theme
        font = fitting(serif(20 * self._k, SEMIBOLD), self.told.heading, line.width() - 40 * self._k, LEAST * self._k)
        wide = QFontMetricsF(font).horizontalAdvance(self.told.heading) + 36 * self._k
        box = QRectF(line.center().x() - wide / 2, line.top(), wide, line.height())
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.told.heading)

    def _paint_side(self, painter: QPainter, told: SideTold, side: StagedSide, at: int) -> None:
        skin = self._skin
        aside = Qt.AlignmentFlag.AlignLeft if at == 0 else Qt.AlignmentFlag.AlignRight
        name = qrect(side.name)
        if not side.played.zone:
            aside = Qt.AlignmentFlag.AlignHCenter
        words = " · ".join((told.name, *told.told))
        self._paint_words(painter, words, name, serif(22 * self._k, SEMIBOLD), aside)
        if side.figure.width > 34 and told.card:
            figure = qrect(side.figure)
            picture = skin.card_pixmap(CardView(told.card, told.card, ""), painter, figure)
            skin.paint_shadow(painter, figure)
            lay(painter, picture, figure)
        if side.chosen.zone:
            skin.paint_empty_place(painter, qrect(side.chosen.rect), encounter=True)
        bars = qrect(side.bars)
        tall = bars.height() / max(len(told.bars), 1)
        for number, bar in enumerate(told.bars):
            self._paint_bar(painter, bar, QRectF(bars.left(), bars.top() + number * tall, bars.width(), tall))

    def _paint_words(self, painter: QPainter, words: str, line: QRectF, font: QFont, aside: Qt.AlignmentFlag) -> None:
        """Pale letters on a dark band, whatever sky is behind them."""
        theme = self._skin.theme
        shown = fitting(font, words, line.width() - 20, LEAST * self._k)
        wide = min(line.width(), QFontMetricsF(shown).horizontalAdvance(words) + 20 * self._k)
        left = line.left() if aside == Qt.AlignmentFlag.AlignLeft else line.right() - wide
        if aside == Qt.AlignmentFlag.AlignHCenter:
            left = line.center().x() - wide / 2
        box = QRectF(left, line.top(), wide, line.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_opacity(theme.inks["disc"], 0.72))
        painter.drawRoundedRect(box, 8, 8)
        painter.setFont(shown)
        painter.setPen(QColor(theme.inks["title"]))
        told = QFontMetricsF(shown).elidedText(words, Qt.TextElideMode.ElideRight, box.width() - 16)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)

    def _paint_bar(self, painter: QPainter, bar: BarTold, room: QRectF) -> None:
        """The name and what is left; below it one cell for each of the whole: left, used now, gone."""
        theme = self._skin.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_opacity(theme.inks["disc"], 0.72))
        painter.drawRoundedRect(room.adjusted(0, 1, 0, -1), 7, 7)
        edge = 9 * self._k
        line = QRectF(room.left() + edge, room.top() + 3, room.width() - 2 * edge, room.height() * 0.5)
        painter.setPen(QColor(theme.inks["title"]))
        painter.setFont(fitting(sans(14 * self._k, MEDIUM), bar.name, line.width() * 0.68, LEAST * self._k))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, bar.name)
        painter.setFont(sans(16 * self._k, BOLD))
        told = f"{bar.left} / {bar.whole}"
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, told)
        colour = QColor(theme.tokens.get(bar.sign, theme.tokens["damage"])[0]).lighter(125)
        cells = QRectF(room.left() + edge, line.bottom() + 1, room.width() - 2 * edge, room.height() * 0.26)
        step = cells.width() / max(bar.whole, 1)
        for number in range(bar.whole):
            cell = QRectF(cells.left() + number * step, cells.top(), step - min(2.0, step * 0.2), cells.height())
            self._paint_cell(painter, cell, colour, _state(number, bar))

    def _paint_cell(self, painter: QPainter, cell: QRectF, colour: QColor, state: str) -> None:
        theme = self._skin.theme
        painter.setPen(QPen(colour, 1, Qt.PenStyle.DashLine) if state == "used" else Qt.PenStyle.NoPen)
        pale = with_opacity(theme.inks["title"], 0.12)
        painter.setBrush(colour if state == "left" else pale)
        painter.drawRoundedRect(cell, 2, 2)


def _state(number: int, bar: BarTold) -> str:
    """Whether a cell of a bar is left, was used in this round, or is gone."""
    return "left" if number < bar.left else "used" if number < bar.left + bar.used else "gone"
