"""Cards that come to light together: side by side, each under the name of its player, with the number compared."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from desktop_app.engine.messages import split_card_ref
from desktop_app.games.contract.moments import Contender
from desktop_app.ui.art.drawing import rectangle
from desktop_app.ui.art.face import card_size
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.table.moments import kit, pictures
from desktop_app.ui.table.moments.big_stage import BigStage
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.pace import TURNS
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.rows import Row
from desktop_app.ui.table.moments.told import SEAT, Moment

IN_OUT = QEasingCurve(QEasingCurve.Type.InOutCubic)
HEAD, NAME, NUMBER = 54.0, 32.0, 56.0
"""How high stand the heading of the row, the names above the cards and the numbers beneath them."""
GAP = 18.0
WIDEST = 430.0
RIM = 5.0
TO_READ = 300.0
"""From this width on a card shows its words."""


class RowStage(BigStage):
    """Stages a row of cards that are turned up one after the other and compared."""

    def __init__(
        self, ground: Ground, moment: Moment, rows: Sequence[Row], queue: Sequence[Moment], ratio: float
    ) -> None:
        super().__init__(
            ground, moment, rows, ratio, tall=min(ground.room.height() * 0.72, 560 * ground.grown), land=0.83
        )
        self._large: dict[str, QPixmap] = {}
        self._all = self.compared(len(moment.lines)).left.cards
        self._boxes = self._places()

    def _places(self) -> list[QRectF]:
        """Where the cards stand, as large as their number lets them be."""
        px, count = self.ground.px, len(self._all)
        whole = card_size(self.ground.face(split_card_ref(self._all[0].card)[1]).kind, 100)
        shape = whole.height() / whole.width()
        tall = self.top.height() - px(HEAD + NAME + NUMBER) - self.edge
        room = self.top.width() - 2 * self.edge
        gap = GAP * self.unit
        wide = min((room - gap * (count - 1)) / count, tall / shape, WIDEST * self.ground.grown)
        x = self.top.center().x() - (wide * count + gap * (count - 1)) / 2
        y = self.top.top() + px(HEAD + NAME) + (tall - wide * shape) / 2
        return [QRectF(x + at * (wide + gap), y, wide, wide * shape) for at in range(count)]

    # -- what stands still ----------------------------------------------------------------------------------------

    def still(self, painter: QPainter, frame: Frame) -> None:
        """The heading, the names, what has been turned up with its number, and what came of it."""
        told = self.told_by(frame) if frame.step.phase != "arrive" or self.moment.told else 0
        compared = self.compared(max(1, told))
        self.backdrop(painter, split_card_ref(self._all[0].card)[1], shade=0.5)
        heading = QRectF(self.top.left(), self.top.top() + self.ground.px(12), self.top.width(), self.ground.px(34))
        font, ink = kit.heading_font(self.ground, 23), self.ground.theme.inks["title"]
        kit.words(painter, heading, self.ground.wording.plain(compared.left.heading), font, ink, kit.MIDDLE)
        turning = self._turning(frame)
        for at, (contender, box) in enumerate(zip(self._all, self._boxes, strict=True)):
            self._name(painter, contender, box)
            if at >= min(told, len(self._all)):
                self._back(painter, contender, box, box)
            elif at != turning:
                known = compared.left.cards[at]
                self._card(painter, known, box)
                self._number(painter, known, box, compared.left.sign)
        self._lines(painter, frame)
        self.hint(painter)

    def _name(self, painter: QPainter, contender: Contender, box: QRectF) -> None:
        name = QRectF(box.left(), box.top() - self.ground.px(NAME), box.width(), self.ground.px(NAME - 4))
        font, ink = kit.heading_font(self.ground, 18), self.ground.theme.inks["pale_gold"]
        kit.words(painter, name, self.ground.wording.seat(contender.whose.removeprefix(SEAT)), font, ink, kit.MIDDLE)

    def _card(self, painter: QPainter, contender: Contender, box: QRectF) -> None:
        """The card with its words where they can be read; the best stands in gold."""
        if contender.best:
            wide = self.ground.px(RIM)
            edge = box.adjusted(-wide, -wide, wide, wide)
            gold = rectangle(
                edge.x(), edge.y(), edge.width(), edge.height(), min(box.width(), box.height()) * pictures.CORNER + wide
            )
            painter.fillPath(gold, QColor(self.ground.theme.metals["gold"]))
        pictures.draw(painter, self._picture(contender.card, box.width(), box.height()), box)

    def _picture(self, ref: str, wide: float, tall: float) -> QPixmap:
        if wide < TO_READ:
            return self.faces.of_ref(ref, wide)
        if ref not in self._large:
            self._large[ref] = pictures.large_card(self.ground, split_card_ref(ref)[1], min(wide, tall), self.ratio)
        return self._large[ref]

    def _back(self, painter: QPainter, contender: Contender, box: QRectF, narrow: QRectF) -> None:
        back = self.ground.back_of(split_card_ref(contender.card)[1])
        pictures.draw(painter, self.ground.skin.back_pixmap(back, painter, box), narrow)

    def _number(self, painter: QPainter, contender: Contender, box: QRectF, sign: str) -> None:
        if contender.value is None:
            return
        theme, px = self.ground.theme, self.ground.px
        text, font = str(contender.value), kit.number_font(px(21))
        wide = kit.pill_width(text, font, sign=bool(sign))
        at = QPointF(box.center().x() - wide / 2, box.bottom() + px(NUMBER / 2 + 4))
        fill, ink = (theme.inks["coin"], theme.inks["coin_ink"]) if contender.best else (theme.panel, theme.ink)
        kit.pill(painter, at, text, font, theme, fill=fill, ink=ink, sign=NUMBER_SIGNS.get(sign, ""))

    def _lines(self, painter: QPainter, frame: Frame) -> None:
        """What came of it, below the row."""
        first, theme = len(self._all), self.ground.theme
        inks = kit.Inks(theme.ink, theme.ink3, theme.accent, theme.accent, theme.panel2)
        box = self.lower.adjusted(self.edge, 12 * self.unit, -self.edge, -8 * self.unit)
        kit.lines(painter, self.ground, box, self.rows[first:], self.now_of(frame) - first, inks)

    # -- what moves -----------------------------------------------------------------------------------------------

    def _turning(self, frame: Frame) -> int:
        """The number of the card that comes to light in this line, -1 for none."""
        turns = frame.step.phase == "line" and frame.step.line < len(self._all)
        return frame.step.line if turns else -1

    def moving(self, painter: QPainter, frame: Frame) -> None:
        """A card turns over, and stands."""
        at = self._turning(frame)
        if at < 0:
            return
        contender, box = self._all[at], self._boxes[at]
        turned = IN_OUT.valueForProgress(min(1.0, frame.share * frame.step.lasts / TURNS))
        wide = max(2.0, box.width() * abs(1 - 2 * turned))
        narrow = QRectF(box.center().x() - wide / 2, box.top(), wide, box.height())
        if turned < 0.5:
            self._back(painter, contender, box, narrow)
        else:
            pictures.draw(painter, self._picture(contender.card, box.width(), box.height()), narrow)
