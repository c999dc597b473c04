"""How the seats stand to each other, in the side column: bars of a race, a circle of offices with their ties."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import atan2, cos, degrees, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QLayout, QVBoxLayout, QWidget

from desktop_app.engine.view import View
from desktop_app.games.contract import Office, Race, Ring, TableWords
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import polygon
from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, fitting, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.side.lodger import FLOATING, Lodger
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

ROW, EDGE = 21, 12
TALL = 204
LEAST_RING = 320
"""Columns less wide than this tell the ties in words alone."""
FAINT = 0.3
"""How strong ties are that do not concern whoever looks."""


@dataclass(slots=True)
class Shown:
    """What is drawn: race and ring as the game has them, in the eyes of a seat."""

    race: Race | None = None
    ring: Ring | None = None
    seat: str = ""


class RaceBars(QWidget):
    """A bar of as many cells as the goal for each seat; what goes on would fill the dashed ones."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self.shown = look, Shown()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """One row a seat."""
        race = self.shown.race
        if race is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self.look.theme, self.look.px
        for at, racer in enumerate(race.racers):
            own = racer.seat == self.shown.seat
            top = at * px(ROW)
            painter.setPen(QColor(theme.ink))
            painter.setFont(sans(px(13), BOLD if own else MEDIUM))
            painter.drawText(QRectF(0, top, px(18), px(ROW)), Qt.AlignmentFlag.AlignVCenter, racer.seat)
            number = QRectF(self.width() - px(24), top, px(24), px(ROW))
            painter.drawText(
                number, int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.AlignmentFlag.AlignRight), str(racer.value)
            )
            wide = (self.width() - px(20) - px(28)) / race.goal
            for cell in range(race.goal):
                box = QRectF(px(20) + cell * wide + 0.5, top + px(5), wide - 2, px(ROW) - px(10))
                self._paint_cell(painter, box, cell, racer.value, racer.value + racer.coming, own=own)

    def _paint_cell(self, painter: QPainter, box: QRectF, cell: int, value: int, then: int, *, own: bool) -> None:
        theme = self.look.theme
        full = QColor(theme.accent if own else theme.gold)
        if cell < value:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(full)
        else:
            line = QPen(full if cell < then else QColor(theme.line), 1.4 if cell < then else 1)
            line.setStyle(Qt.PenStyle.DashLine if cell < then else Qt.PenStyle.SolidLine)
            painter.setPen(line)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)


class RingPicture(QWidget):
    """The offices in their places; ties of one's own are strong, those of others faint."""

    def __init__(self, look: Look, wording: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self.wording, self.shown = look, wording, Shown()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Ties first, the offices over them."""
        ring = self.shown.ring
        if ring is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self._places(len(ring.offices))
        at = {office.id: place for office, place in zip(ring.offices, places, strict=True)}
        mine = next((office.id for office in ring.offices if office.seat == self.shown.seat), "")
        held = {office.id for office in ring.offices if office.seat}
        for tie in sorted(ring.ties, key=lambda each: each.of == mine):
            own = tie.of == mine and tie.to in held
            self._paint_tie(painter, at[tie.of], at[tie.to], tie.kind == "rival", 1.0 if own else FAINT)
        for office in ring.offices:
            self._paint_office(painter, office, at[office.id], own=office.id == mine)

    def _places(self, count: int) -> list[QPointF]:
        radius = min(self.width() / 2 - self.look.px(46), self.height() / 2 - self.look.px(30))
        middle = QPointF(self.width() / 2, self.height() / 2 - self.look.px(6))
        turns = [2 * pi * each / count - pi / 2 for each in range(count)]
        return [middle + QPointF(radius * cos(turn), radius * sin(turn)) for turn in turns]

    def _paint_tie(self, painter: QPainter, start: QPointF, end: QPointF, rival: bool, strength: float) -> None:
        theme = self.look.theme
        colour = with_opacity(theme.danger if rival else theme.accent, strength)
        line = QPen(colour, 2.4 if strength == 1.0 else 1.4)
        line.setStyle(Qt.PenStyle.DashLine if rival else Qt.PenStyle.SolidLine)
        painter.setPen(line)
        way = end - start
        long = (way.x() ** 2 + way.y() ** 2) ** 0.5 or 1.0
        room = self.look.px(19) / long
        tail, tip = start + way * room, end - way * room
        painter.drawLine(tail, tip)
        if not rival:
            painter.save()
            painter.translate(tip)
            painter.rotate(_angle(way))
            painter.fillPath(polygon([(2.0, 0.0), (-8.0, -5.0), (-8.0, 5.0)]), colour)
            painter.restore()

    def _paint_office(self, painter: QPainter, office: Office, at: QPointF, *, own: bool) -> None:
        theme, px = self.look.theme, self.look.px
        radius = px(16)
        painter.setOpacity(1.0 if office.seat else 0.5)
        painter.setPen(QPen(QColor(theme.accent if own else theme.line), 3 if own else 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawEllipse(at, radius, radius)
        paint_glyph(painter, office.sign, at.x(), at.y(), px(19), theme.ink)
        name = self.wording.plain(office.name)
        told = f"{office.seat} · {name}" if office.seat else name
        line = QRectF(at.x() - px(46), at.y() + radius + 1, px(92), px(16))
        painter.setFont(fitting(sans(px(12), SEMIBOLD if office.seat else MEDIUM), told, line.width(), px(10)))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(told) + px(6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_opacity(theme.panel2, 0.86))  # ties go under the name
        painter.drawRoundedRect(QRectF(at.x() - wide / 2, line.top(), wide, line.height()), 4, 4)
        painter.setPen(QColor(theme.ink))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, told)
        painter.setOpacity(1.0)


def _paragraphs(lines: Sequence[str]) -> str:
    return "".join(f'<p style="margin:1px 0">{escape(line)}</p>' for line in lines)


def _angle(way: QPointF) -> float:
    return degrees(atan2(way.y(), way.x()))


class CouncilStage(Lodger):
    """Stands in the column while there is a race, a ring or anything that others used; in a narrow one the ties are
    words alone. What is higher than the ``room`` for it is left out, the deeds first; a tip tells all."""

    def __init__(self, look: Look, wording: Wording, room: Callable[[], int], parent: QWidget) -> None:
        super().__init__(look, parent)
        self._room = room
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 8)
        column.setSpacing(4)
        self.title = QLabel(self)
        self.bars = RaceBars(look, self)
        self.picture = RingPicture(look, wording, self)
        self.ties = QLabel(self)
        self.ties.setTextFormat(Qt.TextFormat.RichText)
        self.ties.setWordWrap(True)
        self.deeds = QLabel(self)
        self.deeds.setTextFormat(Qt.TextFormat.RichText)
        self.deeds.setWordWrap(True)
        for part in (self.title, self.bars, self.picture, self.ties, self.deeds):
            column.addWidget(part)
        self.restyle(look)
        self.hide()

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = self.bars.look = self.picture.look = look
        look.dress(self.title, "label")
        look.dress(self.ties, "hint")
        look.dress(self.deeds, "hint")

    def show_council(self, view: View, words: TableWords, wording: Wording) -> None:
        """The race and the ring as a seat sees them; hides where there is neither."""
        shown = Shown(words.race(view), words.ring(view), view.seat)
        self.bars.shown = self.picture.shown = shown
        self.picture.wording = wording
        deeds = [wording.plain(each) for each in words.deeds(view)]
        self.deeds.setText(_paragraphs(deeds))
        if shown.race is None and shown.ring is None and not deeds:
            self.hide()
            return
        self.title.setText(wording.plain(shown.race.name) if shown.race is not None else "")
        self.title.setVisible(shown.race is not None)
        self.bars.setVisible(shown.race is not None)
        told = [wording.plain(each) for each in shown.ring.told] if shown.ring is not None else []
        self.ties.setText(_paragraphs(told))
        standing = [f"{wording.seat(racer.seat)} {racer.value}" for racer in (shown.race.racers if shown.race else ())]
        self.setAccessibleName(". ".join([self.title.text(), *standing, *told, *deeds]))
        self.setToolTip("\n".join([*told, *deeds]))
        self.show()
        self.fit()
        self.bars.update()
        self.picture.update()

    def fit(self) -> None:
        """As high as what it shows."""
        around, column = self.parentWidget(), self.layout()
        if self.isHidden() or around is None or column is None:
            return
        wide = min(self.look.px(FLOATING), around.width() - 2 * EDGE) if self.floats else around.width() - 2 * EDGE
        race, ring = self.bars.shown.race, self.bars.shown.ring
        self.bars.setFixedHeight(self.look.px(ROW) * len(race.racers) if race is not None else 0)
        drawn = ring is not None and wide >= self.look.px(LEAST_RING)
        self.picture.setVisible(drawn)
        self.picture.setFixedHeight(self.look.px(TALL) if drawn else 0)
        self.ties.setVisible(bool(self.ties.text()) and not drawn)
        self.deeds.setVisible(bool(self.deeds.text()))
        for words in (self.deeds, self.ties):
            words.setVisible(not words.isHidden() and self._tall(column, wide) <= self._room())
        self.setFixedHeight(self._tall(column, wide))
        if self.floats:
            self.hide()  # over a narrow table there is no room for it

    def _tall(self, column: QLayout, wide: int) -> int:
        return column.totalHeightForWidth(wide) if column.hasHeightForWidth() else column.totalSizeHint().height()
