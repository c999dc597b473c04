"""The column at the right: the large card, what happened, and below them the log, the rules or your notes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop_app.engine.record import Line
from desktop_app.engine.view import View
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.side.answering_stage import AnsweringStage
from desktop_app.ui.table.side.berth import Berth
from desktop_app.ui.table.side.chronicle import Chronicle
from desktop_app.ui.table.side.council_stage import CouncilStage
from desktop_app.ui.table.side.large_card import LargeCard
from desktop_app.ui.table.side.log_panel import LogPanel
from desktop_app.ui.table.side.note_field import NoteField
from desktop_app.ui.table.side.rule_panel import RulePanel
from desktop_app.ui.table.side.shown_card import ShownCard
from desktop_app.ui.table.side.waiting_stage import WaitingStage
from desktop_app.ui.table.words.describe import Descriptions
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.look import Look

SIZES = ((1800, 900, 424, 360), (1500, 800, 360, 300), (0, 0, 240, 216))
"""From which width and height of the window, how wide the column and the large card are."""
TABS = ("log", "rules", "notes")
DRAWER = 300
LEAST_LOG = 84
"""How much of the log stays in sight."""


class SideColumn(QFrame):
    """Shows the card under the pointer or the focus, pinned on wish, and what has happened."""

    card_pointed = Signal(str, str)
    rule_asked = Signal(str)
    moment_chosen = Signal(int)

    def __init__(
        self,
        look: Look,
        wording: Wording,
        describe: Descriptions,
        game: GameTable,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.setObjectName("sideColumn")
        self.wording = wording
        self.large = LargeCard(look, describe, game.back_of, self)
        self.shown = ShownCard(self.large, wording, game)
        self.log = LogPanel(look, self)
        self.rules = RulePanel(look, self)
        self.note = NoteField(look, self)
        self.chronicle = Chronicle(look, self._room_for_chronicle, self)
        self.waiting = WaitingStage(look, self)
        self.answering = AnsweringStage(look, self._room_for_window, self)
        self.council = CouncilStage(look, wording, self._room_for_council, self)
        self.berth = Berth(self)
        self.drawer = False
        self._aside = False
        """Whether what happened has given way to a guest of the berth."""
        self._stack = QStackedWidget(self)
        self._stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._stack.setMinimumHeight(1)  # what is answered now may take all of its room
        for page in (self.log, self.rules, self.note):
            self._stack.addWidget(page)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.large)
        self._column.addWidget(self.answering)
        self._column.addWidget(self.council)
        self._column.addWidget(self.chronicle)
        self._column.addLayout(self._add_tabs())
        self._column.addWidget(self._stack, 1)
        self._column.addWidget(self.waiting)
        self._column.addWidget(self.berth)
        self.chronicle.stands.connect(self.council.fit)
        self.waiting.stands.connect(self._share)
        self.berth.stands.connect(self._share)
        self.rules.rule_asked.connect(self.rule_asked)
        self.log.card_pointed.connect(self.card_pointed)
        self.log.rule_asked.connect(self.rule_asked)
        self.log.moment_chosen.connect(self.moment_chosen)

    def _add_tabs(self) -> QHBoxLayout:
        row = self._tab_row = QHBoxLayout()
        self.tabs: dict[str, QPushButton] = {}
        group = QButtonGroup(self)
        for name in TABS:
            button = QPushButton(self)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, chosen=name: self.open_tab(chosen))
            group.addButton(button)
            self.tabs[name] = button
            row.addWidget(button)
        row.addStretch(1)
        self.tabs["log"].setChecked(True)
        return row

    def _share(self) -> None:
        """What stands at the foot came or went: the others take what room there is now."""
        self.council.crowded = self._taken_at_the_foot() > 0
        self.council.fit()
        self.chronicle.fit()
        self._let_chronicle_give_way()
        left = self._left_beside_berth()
        for button in self.tabs.values():  # over no log at all they say nothing
            button.setVisible(not self.berth.needed or left >= self._tall_tabs())

    def _left_beside_berth(self) -> int:
        """How much height is left beside the guest of the berth, for what happened, the tabs and the log."""
        told = 0 if self.chronicle.isHidden() else self.chronicle.least + self._column.spacing()
        return self.room_at_the_foot().height() - self.berth.needed - told

    def _let_chronicle_give_way(self) -> None:
        """What happened stands aside while the guest of the berth has no room beside it."""
        if self.berth.needed and not self.chronicle.isHidden() and self._left_beside_berth() < 0:
            self._aside = True
            self.chronicle.hide()
        elif self._aside and not self.berth.needed:
            self._aside = False
            self.chronicle.show()
            self.chronicle.fit()

    def _tall_tabs(self) -> int:
        return self.tabs["log"].sizeHint().height() + self._column.spacing()

    def _room_above_log(self) -> int:
        """How high what stands between the large card and the log may be, so that the log keeps some lines and what
        waits at the foot has its place."""
        taken = self.large.sizeHint().height() + self.tabs["log"].sizeHint().height() + self.look.px(LEAST_LOG)
        return self.height() - taken - self._taken_at_the_foot() - 5 * self._column.spacing() - 20

    def _taken_at_the_foot(self) -> int:
        if self.drawer:
            return 0
        return sum(each.needed + self._column.spacing() for each in (self.waiting, self.berth) if each.needed)

    def room_at_the_foot(self) -> QSize:
        """How large a guest of the ``berth`` may be: log, ring and what happened give way to it; a drawer has no
        room for one."""
        if self.drawer:
            return QSize()
        above = ((self.answering, self.answering.height()), (self.council, self.council.least))
        shown = sum(tall + self._column.spacing() for part, tall in above if not part.isHidden())
        own = self.berth.needed + self._column.spacing() if self.berth.needed else 0
        tall = self._room_for_window() + self._tall_tabs() + own - shown
        edges = self._column.contentsMargins()
        return QSize(self.contentsRect().width() - edges.left() - edges.right(), tall)

    def _room_for_window(self) -> int:
        """How high a window of answers may be: the log gives way to it, the large card does not."""
        return self._room_above_log() + self.look.px(LEAST_LOG)

    def _room_for_council(self) -> int:
        """How high race and ring may be: what happened since one's last decision stands below them, and the log gives
        way to it."""
        if self.chronicle.isHidden() or self.drawer:
            return self._room_above_log()
        return self._room_for_window() - self.chronicle.least - self._column.spacing()

    def _room_for_chronicle(self) -> int:
        """How high that may be: neither the large card nor what stands above it gives way."""
        above = [part for part in (self.answering, self.council) if not part.isHidden()]
        return self._room_for_window() - sum(part.height() + self._column.spacing() for part in above)

    def open_tab(self, name: str) -> None:
        """Shows the log, the rules of this moment, or your notes."""
        self.tabs[name].setChecked(True)
        self._stack.setCurrentIndex(TABS.index(name))
        if name == "notes":
            self.note.setFocus()

    @property
    def page(self) -> QWidget:
        """What the keyboard comes to in the column: the text of the tab that is open."""
        page = self._stack.currentWidget()
        return self.log.text if page is self.log or page is None else page

    def become_drawer(self, drawer: bool, board: QWidget) -> None:
        """Where the window is narrow the column comes over the table from the right, when it is asked for."""
        if drawer == self.drawer:
            return
        self.drawer = drawer
        self.setVisible(not drawer)
        for part in (self.answering, self.council, self.chronicle, self.waiting):
            part.live_in(board if drawer else self, floats=drawer)
        if not drawer:
            self._column.insertWidget(1, self.answering)
            self._column.insertWidget(2, self.council)
            self._column.insertWidget(3, self.chronicle)
            self._column.insertWidget(self._column.indexOf(self.berth), self.waiting)

    def pull(self, room: QRect) -> None:
        """Opens the drawer over the right of ``room``, or closes it."""
        if self.isHidden():
            self.slide_over(room)
            self.show()
            self.raise_()
        else:
            self.hide()

    def slide_over(self, room: QRect) -> None:
        """An open drawer lies over the right of ``room``."""
        wide = min(self.look.px(DRAWER), room.width())
        self.setFixedWidth(wide)
        self.setGeometry(QRect(room.right() - wide + 1, room.top(), wide, room.height()))

    def fit(self, width: int, height: int, look: Look) -> None:
        """Takes the width that the window allows."""
        self.look = look
        edge = look.px(12)
        self._column.setContentsMargins(edge, edge, edge, look.px(8))
        self._column.setSpacing(look.px(8))
        self._tab_row.setSpacing(look.px(6))
        for name, button in self.tabs.items():
            look.dress(button, "chip")
            button.setText(self.wording.texts(f"table-tab-{name}"))
        for part in (self.answering, self.council, self.chronicle, self.waiting, self.rules, self.note):
            part.restyle(look)
        for least_width, least_height, column, card in SIZES:
            if width >= least_width and height >= least_height:
                self.setFixedWidth(look.px(column))
                self.large.restyle(look, look.px(card))
                break
        self.log.restyle(look)
        self.answering.fit()
        self.council.fit()
        self.chronicle.fit()
        self.waiting.fit()

    def forget(self, view: View) -> None:
        """Another person looks: the large card that does not lie open for them goes, and what was searched for."""
        self.shown.forget(view)
        self.log.search.clear()

    def show_log(self, lines: Sequence[Line], seat: str) -> None:
        """Shows the log as a seat may read it."""
        self.log.show_log(lines, self.wording, seat)
