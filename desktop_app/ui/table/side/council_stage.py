"""How the seats stand to each other, in the side column: the race above, a circle of offices with their ties."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import atan2, cos, degrees, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QLayout, QWidget

from desktop_app.engine.view import View
from desktop_app.games.contract.standing import Office, Ring
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import polygon
from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, fitting, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.side.lodger import FLOATING, RIM, Lodger
from desktop_app.ui.table.side.race_bars import RaceBars
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichLabel

EDGE = 12
TALL, LOW = 204, 162
"""How high the circle stands, and at least where the log would have no room."""
ACROSS = 90
"""How wide it is at least, from its middle, so that names stand beside each other where it is low."""
LEAST_RING, BESIDE = 320, 372
"""Columns less wide than this tell the ties in words alone; in one so wide race and circle stand side by side, and the
log has the room below them."""
RING_WIDE = 262
"""How wide the circle is beside the race: no name lies over another."""
MOST_WIDE = 2**24 - 1
"""As wide as Qt lets anything be."""
FAINT = 0.3
"""How strong ties are that do not concern whoever looks."""


class RingPicture(QWidget):
    """The offices in their places; ties of one's own are strong, those of others faint."""

    def __init__(self, look: Look, wording: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self.wording = look, wording
        self.ring: Ring | None = None
        self.seat = ""

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Ties first, the offices over them."""
        ring = self.ring
        if ring is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self.places(len(ring.offices))
        at = {office.id: place for office, place in zip(ring.offices, places, strict=True)}
        mine = next((office.id for office in ring.offices if office.seat == self.seat), "")
        held = {office.id for office in ring.offices if office.seat}
        for tie in sorted(ring.ties, key=lambda each: each.of == mine):
            own = tie.of == mine and tie.to in held
            self._paint_tie(painter, at[tie.of], at[tie.to], tie.kind == "rival", 1.0 if own else FAINT)
        for office in ring.offices:
            self._paint_office(painter, office, at[office.id], own=office.id == mine)

    def places(self, count: int) -> list[QPointF]:
        """Where the middles of so many offices are."""
        px = self.look.px
        down = self.height() / 2 - px(30)
        across = min(self.width() / 2 - px(46), max(down, px(ACROSS)))
        middle = QPointF(self.width() / 2, self.height() / 2 - px(6))
        turns = [2 * pi * each / count - pi / 2 for each in range(count)]
        return [middle + QPointF(across * cos(turn), down * sin(turn)) for turn in turns]

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
        self.crowded = False
        """Whether something stands at the foot of the column to which even the circle gives way."""
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(8, 6, 8, 8)
        grid.setSpacing(4)
        grid.setColumnStretch(0, 1)
        self.title = QLabel(self)
        self.bars = RaceBars(look, self)
        self.picture = RingPicture(look, wording, self)
        self.ties = RichLabel(self)
        self.ties.setWordWrap(True)
        self.deeds = RichLabel(self)
        self.deeds.setWordWrap(True)
        grid.addWidget(self.title, 0, 0, 1, 2)  # over the corner that the circle leaves free
        grid.addWidget(self.bars, 1, 0)
        grid.addWidget(self.ties, 4, 0, 1, 2)
        grid.addWidget(self.deeds, 5, 0, 1, 2)
        self._beside: bool | None = None
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
        race, ring = words.race(view), words.ring(view)
        self.bars.show_race(race, view.seat)
        self.picture.ring, self.picture.seat, self.picture.wording = ring, view.seat, wording
        deeds = [wording.plain(each) for each in words.deeds(view)]
        self.deeds.setText(_paragraphs(deeds))
        if race is None and ring is None and not deeds:
            self.hide()
            return
        self.title.setText(wording.plain(race.name) if race is not None else "")
        self.title.setVisible(race is not None)
        self.bars.setVisible(race is not None)
        told = [wording.plain(each) for each in ring.told] if ring is not None else []
        self.ties.setText(_paragraphs(told))
        standing = [f"{wording.seat(racer.seat)} {racer.value}" for racer in (race.racers if race else ())]
        self.setAccessibleName(". ".join([self.title.text(), *standing, *told, *deeds]))
        self.setToolTip("\n".join([*told, *deeds]))
        self.show()
        self.fit()
        self.picture.update()

    @property
    def least(self) -> int:
        """How high it is with the race alone."""
        margins = self._grid.contentsMargins()
        shown = [each.sizeHint().height() for each in (self.title, self.bars) if not each.isHidden()]
        return margins.top() + margins.bottom() + sum(shown) + self._grid.spacing() * len(shown)

    def fit(self) -> None:
        """As high as what it shows."""
        around, column = self.parentWidget(), self.layout()
        if self.isHidden() or around is None or column is None:
            return
        wide = (
            min(self.look.px(FLOATING), around.width() - 2 * EDGE) if self.floats else around.width() - 2 * EDGE - RIM
        )
        self.bars.fit()
        drawn = self.picture.ring is not None and wide >= self.look.px(LEAST_RING)
        self.ties.setVisible(bool(self.ties.text()) and not drawn)
        self.deeds.setVisible(False)
        self._place_ring(beside=drawn and wide >= self.look.px(BESIDE))
        self.picture.setVisible(drawn)
        self.picture.setFixedHeight(self.look.px(TALL) if drawn else 0)
        if drawn:
            over = max(0, self._tall(column, wide) - self._room())
            self.picture.setFixedHeight(max(self.look.px(LOW), self.look.px(TALL) - over))
            self.picture.setVisible(not self.crowded or self._tall(column, wide) <= self._room())
        self.deeds.setVisible(bool(self.deeds.text()))
        for words in (self.deeds, self.ties):
            words.setVisible(not words.isHidden() and self._tall(column, wide) <= self._room())
        bare = all(part.isHidden() for part in (self.title, self.bars, self.picture, self.ties, self.deeds))
        self.setFixedHeight(0 if bare else self._tall(column, wide))
        if self.floats:
            self.hide()  # over a narrow table there is no room for it

    def _place_ring(self, *, beside: bool) -> None:
        """The circle below the race, or at the right of it."""
        if beside != self._beside:
            self._beside = beside
            self._grid.removeWidget(self.picture)
            self._grid.addWidget(self.picture, *((0, 1, 4, 1) if beside else (3, 0, 1, 2)))
            self._grid.setRowStretch(2, 1 if beside else 0)
        wide = self.look.px(RING_WIDE)
        self.picture.setMinimumWidth(wide if beside else 0)
        self.picture.setMaximumWidth(wide if beside else MOST_WIDE)

    def _tall(self, column: QLayout, wide: int) -> int:
        return column.totalHeightForWidth(wide) if column.hasHeightForWidth() else column.totalSizeHint().height()
