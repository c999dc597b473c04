"""The large panel of the start screen: the game left last, with its scene, its leaders and where it stands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop_app.app.saves.saves import SaveEntry
from desktop_app.app.tables.heads import TableHead, table_head
from desktop_app.app.texts.texts import Texts
from desktop_app.app.texts.wording import time_ago
from desktop_app.ui.art.fonts import SEMIBOLD, fitting, serif
from desktop_app.ui.art.roles import LETTERING
from desktop_app.ui.art.tokens import paint_token
from desktop_app.ui.faces.faces import face_of
from desktop_app.ui.faces.pictures import face_pixmap, paint_fan, rounded, scene_of, wide_scene
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import game_beside, scenario_title, where_it_stands
from desktop_app.ui.shell.parts import words
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look

RADIUS = 14.0
SHORT_TITLE, SMALLEST_TITLE = 34.0, 0.8
"""In a low window; and how small a title is written to stand in one line, beside its usual size."""
LEFT = 38.0
LEAST_HEIGHT = 250.0
MOST_IN_FAN = 3
WORDS = 0.54
"""So much of its width has a dense veil, or stands free of cards: beyond it no words stand."""
TALL = 46.0
"""How high the buttons are that lead to a table."""


class Scenic(QWidget):
    """A panel whose ground is a drawn landscape. What it ``told`` keeps to the left, where it can be read."""

    def __init__(self, look: Look, seed: str, place: str, light: str) -> None:
        super().__init__()
        self.look = look
        self._scene = (seed, place, light)
        self._title: QLabel | None = None
        self._largest = QFont()
        self.told = QVBoxLayout()
        self.told.setSpacing(look.px(8))

    def say(self, text: str, role: str) -> QLabel:
        """One more sentence in it."""
        label = words(self.look, text, role, colour=self.look.theme.inks["title"])
        self.told.addWidget(label)
        return label

    def say_title(self, text: str, font: QFont) -> None:
        """What stands in its large letters."""
        self._title, self._largest = self.say(text, "screen-title"), font

    def _fit_title(self) -> None:
        """A title that would leave its last word alone in a line is written a little smaller, in one."""
        if self._title is None:
            return
        room, text = self.width() * WORDS - self.look.px(LEFT), self._title.text()
        smaller = fitting(self._largest, text, room, self._largest.pixelSize() * SMALLEST_TITLE)
        fits = QFontMetricsF(smaller).horizontalAdvance(text) <= room
        self._title.setFont(smaller if fits else self._largest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """High enough for its words as they wrap at this width."""
        self._fit_title()
        self.told.setContentsMargins(0, 0, round(self.width() * (1 - WORDS)) - self.look.px(24), 0)
        super().resizeEvent(event)
        layout = self.layout()
        if layout is not None:
            layout.activate()  # the first picture shows it already
            self.setMinimumHeight(max(self.look.px(LEAST_HEIGHT), layout.totalHeightForWidth(self.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The landscape inside round corners."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = self.look.px(RADIUS)
        painter.setClipPath(rounded(box, radius))
        seed, place, light = self._scene
        size = (self.width(), self.height(), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, wide_scene(seed, place, light, size, self.look.theme))
        self.paint_on_scene(painter)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(self.look.theme.line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, radius, radius)
        painter.end()

    def paint_on_scene(self, painter: QPainter) -> None:
        """What stands before the landscape."""


class ContinuePanel(Scenic):
    """The game left last. `continue_wanted` asks to go on, `rounds_wanted` to choose an earlier round."""

    continue_wanted = Signal(str)
    rounds_wanted = Signal(str, object)

    def __init__(self, desk: Desk, entry: SaveEntry, *, short: bool) -> None:
        header = entry.header
        head = table_head(header)
        scene = scene_of(header.game, header.scenario, head.picture)
        super().__init__(desk.looks.look, header.scenario or header.game, *scene)
        self._desk, self._entry, self._head = desk, entry, head
        texts = desk.looks.texts
        self.setAccessibleName(scenario_title(header, texts))
        column = QVBoxLayout(self)
        look = self.look
        column.setContentsMargins(look.px(LEFT), look.px(20), look.px(24), look.px(20))
        column.setSpacing(look.px(8))
        column.addStretch(1)
        self.say(self._left_when(), "body")
        self.say_title(scenario_title(header, texts), title_font(look, short=short))
        self.say(where_it_stands(header, texts), "body")
        if header.note:
            self.say(f"{texts('home-note')}: {header.note}", "hint")
        column.addLayout(self.told)
        column.addWidget(Facts(look, self._head, texts))
        column.addSpacing(look.px(10))
        column.addLayout(self._buttons())
        column.addStretch(1)

    def _left_when(self) -> str:
        header, texts = self._entry.header, self._desk.looks.texts
        ago = time_ago(texts, header.saved, self._desk.tables.now())
        left = texts("home-continue-left", seats=len(header.seats), ago=ago)
        return ", ".join(each for each in (game_beside(header, texts), left) if each)

    def _buttons(self) -> QHBoxLayout:
        look, texts = self.look, self._desk.looks.texts
        row = QHBoxLayout()
        row.setSpacing(look.px(12))
        key = texts("shell-key-enter")
        go_on = KeyButton(look, texts("home-continue"), key, "primary", sign="play", tall=TALL, focused=True)
        go_on.setObjectName("continue")
        go_on.clicked.connect(lambda: self.continue_wanted.emit(self._entry.id))
        row.addWidget(go_on)
        back = look.button(texts.of(self._entry.header.game)("home-go-back"), "button", "history")
        back.setObjectName("earlier-round")
        back.setMinimumHeight(look.px(TALL))
        back.clicked.connect(lambda: self.rounds_wanted.emit(self._entry.id, back))
        row.addWidget(back)
        row.addStretch(1)
        return row

    def paint_on_scene(self, painter: QPainter) -> None:
        """The cards that stand for the deck, fanned, where there is room beside the words."""
        theme, language = self.look.theme, self._desk.looks.texts.language
        width = min(self.height() * 0.37, self.width() * 0.135)
        ratio = self.devicePixelRatioF()
        leaders = dict.fromkeys(self._head.leaders)
        faces = [face_of(self._entry.header.game, code, language) for code in [*leaders][:MOST_IN_FAN]]
        cards = [face_pixmap(face, round(width), ratio, theme, language) for face in faces]
        if cards:
            paint_fan(painter, cards, QPointF(self.width() * 0.765, self.height() * 0.48), width, theme)


class Facts(QWidget):
    """The numbers one wants to know before going on, each with its token."""

    def __init__(self, look: Look, head: TableHead, texts: Texts) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, look.px(4), 0, 0)
        row.setSpacing(look.px(8))
        for fact in head.facts:
            text = texts(fact.message, **fact.params)
            if fact.sign:
                row.addWidget(TokenSign(look, fact.sign))
            row.addWidget(words(look, text, "button", colour=look.theme.inks["title"], wrap=False))
            row.addSpacing(look.px(14))
        row.addStretch(1)


class TokenSign(QWidget):
    """One token, drawn; the words beside it say what it is."""

    def __init__(self, look: Look, kind: str) -> None:
        super().__init__()
        self._look, self._kind = look, kind
        self.setFixedSize(QSize(look.px(26), look.px(26)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The token with its sign."""
        painter = QPainter(self)
        side = float(self.width())
        paint_token(painter, self._kind, QRectF(0, 0, side, side), 1, self._look.theme)
        painter.end()


def title_font(look: Look, *, short: bool) -> QFont:
    """The font of the large title, smaller in a low window."""
    size = SHORT_TITLE if short else LETTERING["screen-title"].size
    return serif(look.px(size * look.theme.print_scale), SEMIBOLD)


class EmptyPanel(Scenic):
    """In place of a game to go on with: a welcome, and the ways to the first table. Whoever is ``new`` here finds the
    guided game first."""

    begin_wanted = Signal()
    tour_wanted = Signal()

    def __init__(self, desk: Desk, *, new: bool) -> None:
        super().__init__(desk.looks.look, "welcome", "mountains", "dusk")
        look, texts = self.look, desk.looks.texts
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(LEFT), look.px(20), look.px(24), look.px(20))
        column.setSpacing(look.px(8))
        column.addStretch(1)
        welcome = texts("home-welcome" if new else "home-welcome-back", name=desk.profile.name)
        hint = texts("home-welcome-hint" if new else "home-welcome-back-hint")
        self.say_title(welcome, title_font(look, short=False))
        self.say(hint, "body")
        column.addLayout(self.told)
        column.addSpacing(look.px(10))
        begin = self._way(texts("home-first-table"), "play", "continue", main=not new)
        begin.clicked.connect(self.begin_wanted)
        tour = self._way(texts("tour-home-first"), "school-outline", "first-tour", main=new)
        tour.clicked.connect(self.tour_wanted)
        buttons = QHBoxLayout()
        buttons.setSpacing(look.px(12))
        for button in (tour, begin) if new else (begin, tour):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        column.addStretch(1)

    def _way(self, text: str, sign: str, name: str, *, main: bool) -> QPushButton:
        button: QPushButton = self.look.button(text, "primary" if main else "button", sign)
        button.setObjectName(name)
        button.setMinimumHeight(self.look.px(TALL))
        return button
