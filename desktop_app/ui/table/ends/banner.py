"""The head of the last page: what happened in one sentence, at most three figures, and the people as they stand."""

from __future__ import annotations

from collections.abc import Sequence
from math import radians, sin

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.tables.story import Fate
from desktop_app.ui.art.colours import legible, with_opacity
from desktop_app.ui.art.dial import paint_dial
from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, sans, serif
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.tokens import TOKEN_SIGNS, paint_token
from desktop_app.ui.faces.pictures import draw_face, face_pixmap, paint_veil, wide_scene
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.ends.ground import ground_colour
from desktop_app.ui.table.ends.sentences import FigureWords, figures_of, how_it_ended, over_line
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

MOST_PEOPLE = 5
DENSE, CLEAR = 0.9, 0.2
"""How dense the veil over the landscape is at the left edge and at the right one."""
BEHIND_FIGURES = 0.64
"""How dense it is up to the people: white words are to be read before any sky."""
STRIP = 0.8
"""Where the strip of numbers of a card begins, in heights of it."""
GAP, TURN = 1.04, 4.0
"""How far apart the people stand, in widths of their cards, and by how many degrees each is turned more than the one
before."""
PLATE = 24.0
"""How high the plate of one who fell is."""


class EndBanner(QWidget):
    """A landscape with words at the left, figures in the middle, people at the right."""

    rule_asked = Signal(str)

    def __init__(self, look: Look, wording: Wording, game: GameTable, ending: Ending, *, short: bool) -> None:
        super().__init__()
        self.look, self.wording, self.game, self.ending = look, wording, game, ending
        self.setObjectName("end-banner")
        self.setMinimumHeight(look.px(128 if short else 230))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(24 if short else 44), look.px(6), look.px(16), look.px(6))
        row.setSpacing(look.px(24))
        self._told = QVBoxLayout()
        self._told.setSpacing(look.px(2 if short else 6))
        self._told.addStretch(1)
        over = self._over()
        self._told.addLayout(over)
        heading = self._say(wording.plain(ending.report.heading or ending.report.title), "screen-title")
        heading.setFont(serif(look.px(30 if short else 50), SEMIBOLD))
        self._say(how_it_ended(ending, wording), "label" if short else "body")
        if ending.report.told.rule:
            rule = look.button(ending.report.told.rule, "rule")
            gold = look.theme.inks["pale_gold"]
            rule.setStyleSheet(f"QPushButton {{ color: {gold}; border-color: {gold}; }}")
            rule.clicked.connect(lambda: self.rule_asked.emit(ending.report.told.rule))
            (over if short else self._told).addWidget(rule, 0, Qt.AlignmentFlag.AlignLeft)
        over.addStretch(1)
        self._told.addStretch(1)
        row.addLayout(self._told, 10)
        for figure in figures_of(ending, wording, short=short):
            row.addWidget(FigureBox(look, figure, short=short))
        self._people = QWidget()
        self._people.setObjectName("end-people")
        self._people.setFixedWidth(round(self._card() * (1 + GAP * (self._count() - 1)) + look.px(24)))
        row.addWidget(self._people)

    def _over(self) -> QHBoxLayout:
        """A cup or a skull, and how it went."""
        look, colour = self.look, self.look.theme.inks["pale_gold" if self.ending.won else "lowered"]
        row = QHBoxLayout()
        row.setSpacing(look.px(8))
        sign = QLabel()
        name = "trophy-outline" if self.ending.won else "skull-outline"
        sign.setPixmap(look.icon(name, colour).pixmap(QSize(look.px(20), look.px(20)), self.devicePixelRatioF()))
        row.addWidget(sign)
        words = look.label(over_line(self.ending, self.wording), "button")
        words.setStyleSheet(f"color: {colour};")
        row.addWidget(words)
        return row

    def _say(self, text: str, role: str, colour: str = "") -> QLabel:
        label = self.look.label(text, role)
        label.setWordWrap(True)
        label.setStyleSheet(f"color: {colour or self.look.theme.inks['title']};")
        self._told.addWidget(label)
        return label

    def _count(self) -> int:
        return max(1, min(MOST_PEOPLE, len(self.ending.told.fates)))

    def _card(self) -> float:
        return self.minimumHeight() * 0.46

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """The people keep their room."""
        super().resizeEvent(event)
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The landscape, and the people before it: those who fell stand dark under a skull."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        size = (self.width(), self.height(), self.devicePixelRatioF())
        seed, place, light = self.ending.scene
        painter.drawPixmap(0, 0, wide_scene(seed, place, light, size, self.look.theme, veiled=False))
        people = self._people.x() / max(1, self.width())
        dense = ((0.0, DENSE), (people, BEHIND_FIGURES), (1.0, CLEAR))
        paint_veil(painter, QRectF(self.rect()), light, dense, self.look.theme)
        for index, fate in enumerate(self.fates):
            self._paint_person(painter, fate, index)
        painter.end()

    @property
    def fates(self) -> Sequence[Fate]:
        """Those who are shown."""
        return self.ending.told.fates[:MOST_PEOPLE]

    def card_box(self, index: int) -> QRectF:
        """Where the card of one of them stands before it is turned; higher where a plate comes below."""
        width, fates = self._card(), self.fates
        tall, aside = width * 88 / 63, abs(self._aside(index))
        raised = self.look.px(PLATE / 3) if any(fate.fell for fate in fates) else 0
        y = self.height() / 2 - tall / 2 - width * (0.06 - aside * 0.05) - raised
        return QRectF(self._people.x() + index * width * GAP, y, width, tall)

    def plate_box(self, index: int, text: str) -> QRectF:
        """Where stands when one of them fell: under the card, over none of its numbers."""
        look, card = self.look, self.card_box(index)
        wide = QFontMetrics(self._plate_font).horizontalAdvance(text) + look.px(36)
        lowered = sin(radians(abs(self._aside(index)) * TURN)) * card.width() / 2
        return QRectF(card.center().x() - wide / 2, card.bottom() + lowered, wide, look.px(PLATE))

    @property
    def _plate_font(self) -> QFont:
        return sans(self.look.px(13), SEMIBOLD)

    def _aside(self, index: int) -> float:
        return index - (len(self.fates) - 1) / 2

    def _paint_person(self, painter: QPainter, fate: Fate, index: int) -> None:
        theme, language = self.look.theme, self.wording.texts.language
        face, place = self.game.face_of(fate.code, language, "front"), self.card_box(index)
        width, tall = place.width(), place.height()
        painter.save()
        painter.translate(place.center())
        painter.rotate(self._aside(index) * TURN)
        box = QRectF(-width / 2, -tall / 2, width, tall)
        pixmap = face_pixmap(face, round(width), self.devicePixelRatioF(), theme, language)
        draw_face(painter, box, pixmap)
        if fate.fell:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(with_opacity(theme.inks["shade"], 0.58))
            painter.drawRoundedRect(box, 7, 7)
        elif fate.wounds:
            side = width * 0.34
            spot = QRectF(box.right() - side * 1.1, box.y() + tall * STRIP - side * 1.1, side, side)
            paint_token(painter, "damage", spot, fate.wounds, theme)
        painter.restore()
        if fate.fell:
            self._paint_plate(painter, self.wording.texts("ends-fell", round=fate.fell), index)

    def _paint_plate(self, painter: QPainter, text: str, index: int) -> None:
        """A skull and when; where neighbours stand close only the number of the round."""
        theme, look = self.look.theme, self.look
        if self.plate_box(index, text).width() > self._card() * GAP:
            text = "".join(sign for sign in text if sign.isdigit())
        box = self.plate_box(index, text)
        painter.setFont(self._plate_font)
        painter.setPen(QPen(QColor(theme.inks["lowered"]), 1.2))
        painter.setBrush(with_opacity(theme.inks["darkest"], 0.9))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        paint_glyph(
            painter, "skull-outline", box.x() + look.px(14), box.center().y(), look.px(15), theme.inks["lowered"]
        )
        painter.setPen(QColor(theme.inks["title"]))
        painter.drawText(box.adjusted(look.px(22), 0, -look.px(6), 0), Qt.AlignmentFlag.AlignCenter, text)


class FigureBox(QWidget):
    """One number and what it counts: a dial where it has a limit, in the colour of what was won unless it is feared."""

    def __init__(self, look: Look, figure: FigureWords, *, short: bool) -> None:
        super().__init__()
        self.look, self.figure = look, figure
        self.setAccessibleName(f"{figure.value} {figure.beside} {figure.told}")
        self.short = short
        wide = 112 if short else 168
        self.setFixedWidth(look.px(wide if figure.sign else wide * 0.8))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The dial, or the number over its words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, look = self.look.theme, self.look
        if self.figure.sign:
            side = min(self.width(), self.height()) * 0.96
            box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
            sign, warns = TOKEN_SIGNS.get(self.figure.sign, "eye"), self.figure.feared
            level, limit, of = self.figure.value, self.figure.limit, self.figure.beside
            arc = "" if warns else legible(ground_colour(look), theme.dial["groove"])
            paint_dial(painter, box, level, limit, of, theme, sign, warns=warns, scale=look.scale, arc=arc)
            return
        middle = self.height() / 2
        painter.setPen(QColor(theme.inks["title"]))
        painter.setFont(sans(look.px(34 if self.short else 44), BOLD))
        number = QRectF(0, middle - look.px(60), self.width(), look.px(56))
        painter.drawText(number, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, str(self.figure.value))
        beside = painter.fontMetrics().horizontalAdvance(str(self.figure.value)) + look.px(6)
        painter.setFont(look.font("body"))
        painter.drawText(
            number.adjusted(beside, 0, 0, -look.px(6)),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom,
            self.figure.beside,
        )
        painter.setFont(look.font("label" if self.short else "body"))
        below = QRectF(0, middle, self.width(), self.height() - middle)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(below, int(flags), self.figure.told)
        painter.end()
