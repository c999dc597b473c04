"""The window of an answer in the middle of the table: what goes on as plates, and who is about to do what to whom.

It takes the room of the zones that a game names for it, where nothing that could be answered with lies.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from desktop_app.engine.ask import Question
from desktop_app.engine.view import CardView, View
from desktop_app.ui.art.drawing import pen, polygon
from desktop_app.ui.art.picture import lay
from desktop_app.ui.table.board.scene import TableScene
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.plan import RATIO
from desktop_app.ui.table.side.happening import happening
from desktop_app.ui.table.side.plates import Plates
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichLabel

LEAST_HIGH, LEAST_WIDE = 150.0, 560.0
"""In less room the column at the side tells it."""
PLATES_SHARE, MOST_CARD = 0.44, 176.0
EDGE = 12


class WindowStage(QWidget):
    """Plates at the left, at the right the card that acts with an arrow to its victim; below them who may answer."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.plates = Plates(look, self)
        self.title, self.turns = QLabel(self), RichLabel(self)
        self._skin: Skin | None = None
        self._cards: tuple[CardView, CardView] | None = None
        self.hide()

    def show_window(
        self, question: Question | None, view: View, scene: TableScene, wording: Wording, turns: str, look: Look
    ) -> bool:
        """Shows the window that a question opens, with ``turns`` as who may answer; whether there is room for it."""
        found = happening(question) if question is not None else None
        room = self._room(question, view, scene)
        if question is None or found is None or room is None:
            self.forget()
            return False
        self.look, self._skin = look, scene.skin
        self._cards = (_seen(view, found.source), _seen(view, found.victim))
        look.dress(self.title, "label")
        look.dress(self.turns, "hint")
        self.title.setText(wording.texts("table-answering"))
        self.turns.setText(turns)
        self.plates.show_lines([wording.plain(each) for each in question.going_on()], look)
        self.setGeometry(room)
        self._place()
        self.setAccessibleName(". ".join(self.plates.lines))
        self.show()
        self.raise_()
        self.update()
        return True

    def _room(self, question: Question | None, view: View, scene: TableScene) -> QRect | None:
        """The mats of the zones in the middle together; None where they are too small, or somebody acts from there."""
        names, placement = scene.layout.middle, scene.placement
        if question is None or placement is None or not names:
            return None
        mats = [mat.rect for mat in placement.mats if set(mat.zones) & set(names)]
        lying = {card.id for name in names if name in view.zones for card in view.zones[name].cards}
        if not mats or any({option.source, option.target} & lying for option in question.options):
            return None
        left, top = min(mat.x for mat in mats), min(mat.y for mat in mats)
        wide, tall = max(mat.right for mat in mats) - left, max(mat.bottom for mat in mats) - top
        if wide < LEAST_WIDE or tall < LEAST_HIGH:
            return None
        return QRect(round(left), round(top), round(wide), round(tall))

    def _place(self) -> None:
        px, wide = self.look.px, round(self.width() * PLATES_SHARE)
        self.title.adjustSize()
        self.title.move(EDGE, px(6))
        top = self.title.geometry().bottom() + px(4)
        tall = self.plates.height_in(wide)
        self.plates.setGeometry(EDGE, top, wide, min(tall, self.height() - top - px(28)))
        self.turns.adjustSize()
        self.turns.move(EDGE, self.height() - self.turns.height() - px(6))

    def forget(self) -> None:
        """Keeps nothing of what it showed."""
        self.hide()
        self._cards = self._skin = None
        self.plates.show_lines((), self.look)
        self.turns.clear()
        self.setAccessibleName("")

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel, both cards and the arrow between them."""
        if self._cards is None or self._skin is None:
            return
        theme, px = self.look.theme, self.look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.gold), 2))
        painter.setBrush(QColor(theme.panel2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        left = self.width() * PLATES_SHARE + 3 * EDGE
        room = QRectF(left, EDGE, self.width() - left - EDGE, self.height() - 2 * EDGE)
        wide = min(room.height() / RATIO, px(MOST_CARD), room.width() * 0.36)
        tall = wide * RATIO
        top = room.center().y() - tall / 2
        source = QRectF(room.left(), top, wide, tall)
        victim = QRectF(room.right() - wide - EDGE, top, wide, tall)
        for card, box in zip(self._cards, (source, victim), strict=True):
            picture = self._skin.card_pixmap(card, painter, box)
            self._skin.paint_shadow(painter, box)
            lay(painter, picture, box)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.danger), 3))
        painter.drawRoundedRect(victim.adjusted(-3, -3, 3, 3), 10, 10)
        self._paint_arrow(
            painter, QPointF(source.right() + 8, top + tall * 0.4), QPointF(victim.left() - 8, top + tall * 0.4)
        )

    def _paint_arrow(self, painter: QPainter, tail: QPointF, tip: QPointF) -> None:
        colour = QColor(self.look.theme.danger)
        arc = QPainterPath(tail)
        arc.quadTo(QPointF((tail.x() + tip.x()) / 2, tail.y() - 34), tip)
        painter.strokePath(arc, pen(colour.name(), 5))
        painter.save()
        painter.translate(tip)
        painter.rotate(-arc.angleAtPercent(0.94))
        painter.fillPath(polygon([(4.0, 0.0), (-14.0, -9.0), (-14.0, 9.0)]), colour)
        painter.restore()


def _seen(view: View, named: tuple[str, str]) -> CardView:
    """A card as it lies on the table, or by its code alone."""
    card, code = named
    return view.card(card) or CardView(card, code, "")
