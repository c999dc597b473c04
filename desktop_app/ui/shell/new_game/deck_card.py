"""A deck to choose: its leaders as held in a hand, the number it begins with, its costs, whether it is legal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.decks.check import sentence
from desktop_app.app.tables.deck_facts import DeckFacts, Record
from desktop_app.app.tables.game_box import OWN, DeckChoice
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CARDS
from desktop_app.ui.art.colours import darker
from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, fitting, sans
from desktop_app.ui.faces.faces import face_of
from desktop_app.ui.faces.pictures import face_pixmap, paint_fan, rounded
from desktop_app.ui.shell.new_game.kind_signs import KindSigns
from desktop_app.ui.shell.parts import link, words
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

RADIUS = 12.0
LEAST_PICTURE = 92.0
SMALLEST = 0.7
"""How much smaller than usual the name of a deck may stand."""
WIDEST_FACE, FAN = 0.35, 0.92
"""How wide a face and the whole fan are at most, as parts of the card."""


class DeckCard(QAbstractButton):
    """Checkable. ``seats`` are the letters of those who play it; ``mend_wanted`` names a deck of one's own that is not
    legal and should be mended."""

    mend_wanted = Signal(str)

    def __init__(
        self,
        look: Look,
        texts: Texts,
        game: str,
        deck: DeckChoice,
        facts: DeckFacts,
        record: Record,
        *,
        chosen: bool,
        seats: Sequence[str],
    ) -> None:
        super().__init__()
        self.look, self.game, self.deck, self.seats, self.language = look, game, deck, seats, texts.language
        self.faces = facts.faces
        self.setObjectName(f"choose-{deck.id}")
        self.setCheckable(True)
        self.setChecked(chosen)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(14), look.px(8), look.px(14), look.px(8))
        column.setSpacing(look.px(3))
        column.addStretch(1)
        self._title = words(look, deck.names[texts.language], "title")
        column.addWidget(self._title)
        row = QHBoxLayout()
        begins = texts(facts.begins[0], value=facts.begins[1]) if facts.begins else ""
        row.setSpacing(look.px(8))
        if begins:
            row.addWidget(words(look, begins, "label"), 1)
        if not look.theme.large_print:  # large words need the room; the chips over the decks say it too
            row.addWidget(KindSigns(look, facts.kinds))
        if not begins:
            row.addStretch(1)
        row.addWidget(Curve(look, facts.curve))
        column.addLayout(row)
        size = texts("home-deck-cards", count=deck.size)
        sound = texts("newgame-as-it-is" if deck.as_it_is else "newgame-legal")
        state = sentence(deck.faults[0], texts, self._title_of) if deck.faults else sound
        column.addLayout(self._state(f"{size}. {state}"))
        fared = texts("newgame-record", won=record.won, count=record.played)
        foot = QHBoxLayout()
        foot.addWidget(words(look, fared, "hint"), 1)
        if deck.faults and deck.id.startswith(OWN):
            mend = link(look, texts("newgame-mend"), lambda: self.mend_wanted.emit(deck.id.removeprefix(OWN)))
            mend.setObjectName(f"mend-{deck.id}")
            mend.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            foot.addWidget(mend, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(foot)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        told = (deck.names[texts.language], begins, size, state, fared)
        self.setAccessibleName(". ".join(each.rstrip(".") for each in told if each) + ".")

    def _state(self, text: str) -> QHBoxLayout:
        """Whether it is legal, with a sign besides the colour."""
        look, wrong = self.look, bool(self.deck.faults)
        row = QHBoxLayout()
        row.setSpacing(look.px(6))
        sign, side = QLabel(), look.px(17)
        colour = look.theme.danger if wrong else look.theme.accent
        picture = look.icon("alert-circle" if wrong else "check-circle-outline", colour)
        sign.setPixmap(picture.pixmap(QSize(side, side), self.devicePixelRatioF()))
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words(look, text, "danger" if wrong else "hint"), 1)
        return row

    def _title_of(self, title: str) -> str:
        """A card's title in the language of now, by its English one."""
        codes = [code for cards in self.deck.cards.parts.values() for code in cards]
        titles = (CARDS[self.game].title_of(code) for code in codes)
        return next((each[self.language] for each in titles if each["en"] == title), title)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A long name stands smaller before it takes a second line: the room above belongs to the faces."""
        super().resizeEvent(event)
        layout, font = self.layout(), self.look.font("title")
        assert layout is not None
        room = self.width() - layout.contentsMargins().left() - layout.contentsMargins().right()
        self._title.setFont(fitting(font, self._title.text(), room - 2, font.pixelSize() * SMALLEST))

    def _picture(self) -> float:
        return self._title.y() - self.look.px(6)

    def sizeHint(self) -> QSize:
        """The words, and the cards above them."""
        return QSize(self.look.px(220), self.minimumSizeHint().height() + self.look.px(60))

    def minimumSizeHint(self) -> QSize:
        """The words, and a strip of the cards."""
        layout = self.layout()
        assert layout is not None
        width = max(self.width(), self.look.px(150))
        return QSize(self.look.px(150), layout.heightForWidth(width) + self.look.px(LEAST_PICTURE))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel, the leaders before the colours of their frames, who plays it."""
        theme, radius = self.look.theme, self.look.px(RADIUS)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.fillPath(rounded(box, radius), QColor(theme.panel2 if self.underMouse() else theme.panel))
        high = self._picture()
        faces = [face_of(self.game, code, self.language) for code in self.faces]
        painter.save()
        painter.setClipPath(rounded(box, radius))
        painter.setClipRect(QRectF(box.x(), box.y(), box.width(), high), Qt.ClipOperation.IntersectClip)
        ground = QLinearGradient(box.topLeft(), box.topRight())
        for place, frame in enumerate(frames := [face.frame for face in faces] or ["neutral"]):
            ground.setColorAt(place / max(1, len(frames) - 1), QColor(darker(theme.frames[frame], 0.25)))
        painter.fillRect(box, ground)
        width = min(box.width() * WIDEST_FACE, high * 0.53)
        apart = min(0.98, (FAN * box.width() / max(1.0, width) - 1) / 2)
        pictures = [face_pixmap(face, round(width), self.devicePixelRatioF(), theme, self.language) for face in faces]
        if pictures:
            paint_fan(painter, pictures, QPointF(box.center().x(), box.y() + high * 0.5), width, theme, apart=apart)
        painter.restore()
        self._paint_seats(painter, box)
        ringed = self.isChecked() or self.hasFocus()
        painter.setPen(QPen(QColor(theme.gold if ringed else theme.line), 3 if ringed else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, radius, radius)
        painter.end()

    def _paint_seats(self, painter: QPainter, box: QRectF) -> None:
        look, theme = self.look, self.look.theme
        for place, seat in enumerate(self.seats):
            at = QPointF(box.right() - look.px(22) - place * look.px(32), box.y() + look.px(22))
            painter.setPen(QPen(QColor(theme.panel), 2))
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(at, look.px(14), look.px(14))
            painter.setPen(QColor(theme.on_accent))
            painter.setFont(sans(look.px(15), BOLD))
            round_ = QRectF(at.x() - look.px(14), at.y() - look.px(14), look.px(28), look.px(28))
            painter.drawText(round_, Qt.AlignmentFlag.AlignCenter, seat)


class Curve(QWidget):
    """How many cards cost 0, 1, 2 ... 5 and more."""

    def __init__(self, look: Look, counts: Sequence[int]) -> None:
        super().__init__()
        self.look, self.counts = look, counts
        self.setFixedSize(look.px(15) * len(counts), look.px(40))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """A column a cost over its number."""
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(sans(look.px(11), SEMIBOLD))
        most, foot, wide = max([*self.counts, 1]), self.height() - look.px(13), look.px(15)
        for cost, count in enumerate(self.counts):
            tall = foot * count / most
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(QRectF(cost * wide + 2, foot - tall, wide - 4, tall), 2, 2)
            painter.setPen(QColor(theme.ink2))
            number = f"{cost}+" if cost == len(self.counts) - 1 else str(cost)
            painter.drawText(QRectF(cost * wide - 2, foot, wide + 4, look.px(13)), Qt.AlignmentFlag.AlignCenter, number)
        painter.end()
