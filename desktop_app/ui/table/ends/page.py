"""The last page of a game: it replaces the table, and the table can be looked at as it lay.

It knows what can be done from here and does none of it: every way out is a signal.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.tables.other_way import OtherWay
from desktop_app.ui.art import oak
from desktop_app.ui.table.ends.banner import EndBanner
from desktop_app.ui.table.ends.carried_box import CarriedBox
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.ends.foot import EndFoot
from desktop_app.ui.table.ends.journeys_box import JourneysBox
from desktop_app.ui.table.ends.other import pressed_alike
from desktop_app.ui.table.ends.pressure_box import PressureBox
from desktop_app.ui.table.ends.score_box import ScoreBox
from desktop_app.ui.table.ends.scrolled_story import ScrolledStory
from desktop_app.ui.table.ends.story_panel import StoryPanel
from desktop_app.ui.table.ends.turn_card import TurnCard
from desktop_app.ui.table.ends.ways_on import WayOn, ways_on, ways_out
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look

SHORT = 900
"""Windows lower than this show less of everything."""
NARROW = 1700
"""In windows less wide the ways on are told in fewer words."""
TURN_WIDTH = 200
"""Where a turn would be narrower than this, the turns stand in two rows."""


class EndPage(QWidget):
    """``asked`` names what is wanted: again, deck, journal, onward, table, home, missed, carried; ``play_on`` carries a
    moment."""

    asked = Signal(str)
    play_on = Signal(int)
    rule_asked = Signal(str)
    covers = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("end-page")
        self.ending: Ending | None = None
        self.look: Look | None = None
        self.flat = False
        self.story: StoryPanel | None = None
        self.turns: list[TurnCard] = []
        self.buttons: dict[str, KeyButton] = {}
        self._keys: dict[str, str] = {}
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._content: QWidget | None = None
        self._view: ScrolledStory | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def tell(
        self, ending: Ending, look: Look, wording: Wording, game: GameTable, room: QRect, missed: int, onward: str
    ) -> None:
        """Fills the page for a room of the window and shows it; ``missed`` counts the chances passed by, ``onward`` is
        the title of the scenario that comes next ("" for none)."""
        self.ending, self.look = ending, look
        self.setGeometry(room)
        short = room.height() < look.px(SHORT)
        self._empty()
        content = self._content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        banner = EndBanner(look, wording, game, ending, short=short)
        banner.rule_asked.connect(self.rule_asked)
        told = QWidget()
        downwards = QVBoxLayout(told)
        downwards.setContentsMargins(0, 0, 0, 0)
        downwards.setSpacing(0)
        downwards.addWidget(banner)
        downwards.addLayout(self._middle(ending, look, wording, game, room, short=short), 1)
        self._view = ScrolledStory(told)
        column.addWidget(self._view, 1)
        column.addWidget(self._foot(ending, look, wording, room, missed, onward))
        self._whole.addWidget(content)
        content.show()
        self.setAccessibleName(f"{wording.plain(ending.report.title)}. {wording.plain(ending.report.told)}")
        self.show()
        self.raise_()
        self.setFocus()

    def _empty(self) -> None:
        self.turns, self.buttons, self._keys = [], {}, {}
        if self._content is not None:
            self._whole.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
            self._content = self._view = self.story = None

    def forget(self) -> None:
        """Puts everything away that it told."""
        self.hide()
        self._empty()
        self.ending = None
        self.setAccessibleName("")

    def show_other(self, other: OtherWay) -> None:
        """How it might have gone, beside how it went; nothing where that would have pressed just alike."""
        if self.story is not None and self.ending is not None and not pressed_alike(other, self.ending):
            self.story.show_other(other)

    # -- building -----------------------------------------------------------------------------------------------------

    def _middle(
        self, ending: Ending, look: Look, wording: Wording, game: GameTable, room: QRect, *, short: bool
    ) -> QHBoxLayout:
        gap, edge = look.px(10 if short else 16), look.px(12 if short else 24)
        row = QHBoxLayout()
        row.setContentsMargins(edge, gap, edge, gap)
        row.setSpacing(gap)
        side = QWidget()
        side.setFixedWidth(min(look.px(560), round(room.width() * 0.29)))
        left = QVBoxLayout()
        left.setSpacing(gap)
        self.story = StoryPanel(look, wording, game, ending, short=short)
        self.story.chosen.connect(self._go_to_turn)
        left.addWidget(self.story, 10)
        if ending.told.turns:
            across = self._across(len(ending.told.turns), look, room.width() - side.width() - 2 * edge - gap)
            left.addLayout(self._turns(ending, look, wording, game, gap, across, short=short), 4)
        row.addLayout(left, 1)
        right = QVBoxLayout(side)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(gap)
        if ending.report.parts:
            score = ScoreBox(look, wording, ending, short=short)
            score.rule_asked.connect(self.rule_asked)
            right.addWidget(score, 1)
        pressed = not ending.won and bool(ending.told.rises) and not short and len(ending.journeys) < 2
        carried = CarriedBox(look, wording, game, ending, 2 if short else 5 if pressed else 4)
        carried.all_asked.connect(lambda: self._do("carried"))
        right.addWidget(carried, 3)
        if pressed:
            right.addWidget(PressureBox(look, wording, ending))
        elif len(ending.journeys) > 1:
            right.addWidget(JourneysBox(look, wording, ending))
        row.addWidget(side)
        return row

    def _across(self, count: int, look: Look, room: int) -> int:
        """How many turns stand side by side."""
        return count if room >= count * look.px(TURN_WIDTH) else (count + 1) // 2

    def _turns(
        self, ending: Ending, look: Look, wording: Wording, game: GameTable, gap: int, across: int, *, short: bool
    ) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(gap)
        for number, turn in enumerate(ending.told.turns, 1):
            best = number - 1 == ending.best_turn
            card = TurnCard(look, wording, game, turn, number, ending.scene, best=best, short=short)
            card.play_on.connect(self.play_on)
            self.turns.append(card)
            grid.addWidget(card, *divmod(number - 1, across))
        for column in range(across):
            grid.setColumnStretch(column, 1)
        return grid

    def _foot(self, ending: Ending, look: Look, wording: Wording, room: QRect, missed: int, onward: str) -> EndFoot:
        short = room.width() < look.px(NARROW)
        onwards = [self._button(look, wording, way) for way in ways_on(ending, wording, short=short)]
        away = [self._button(look, wording, way) for way in ways_out(ending, wording, missed, onward, short=short)]
        return EndFoot(look, room.width(), onwards, away, self)

    def _button(self, look: Look, wording: Wording, way: WayOn) -> KeyButton:
        """The button of a way, and its keys."""
        key = wording.texts("shell-key-enter") if way.main else way.key
        role = "primary" if way.main else "quiet" if way.quiet else "button"
        button = KeyButton(look, way.text, key, role, sign=way.sign)
        button.setObjectName(f"end-{way.name}")
        button.clicked.connect(lambda: self._do(way.name))
        self.buttons[way.name] = button
        self._keys[way.key] = way.name
        if way.main:
            self._keys["Enter"] = way.name
        return button

    # -- doing --------------------------------------------------------------------------------------------------------

    def _do(self, name: str) -> None:
        if name == "best" and self.ending is not None:
            self.play_on.emit(self.ending.told.turns[self.ending.best_turn].at)
        else:
            self.asked.emit(name)

    def _go_to_turn(self, index: int) -> None:
        """Leads to a turn that may lie further down."""
        card = self.turns[index]
        card.button.setFocus()
        if self._view is not None:
            self._view.ensureWidgetVisible(card, 0, 0)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every button has its key."""
        named = {Qt.Key.Key_Return: "Enter", Qt.Key.Key_Enter: "Enter", Qt.Key.Key_Escape: "Esc"}
        key = named.get(Qt.Key(event.key()), event.text().upper())
        if key.isdigit() and 0 < int(key) <= len(self.turns):
            self.play_on.emit(self.turns[int(key) - 1].turn.at)
        elif key in self._keys:
            self._do(self._keys[key])
        elif self._view is None or not self._view.step(event.key()):
            event.ignore()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        """Nothing of the table is left to be read beneath it."""
        super().showEvent(event)
        self.covers.emit(True)

    @guarded
    def hideEvent(self, event: QHideEvent) -> None:
        """The table is back."""
        super().hideEvent(event)
        self.covers.emit(False)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The boards of the table lie under the panels."""
        if self.look is None:
            return
        painter = QPainter(self)
        oak.paint_table(painter, QRectF(self.rect()), self.look.theme, flat=self.flat, ratio=self.devicePixelRatioF())
        painter.end()
