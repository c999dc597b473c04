"""The foot of a new table: the table in one sentence or what keeps it from being laid, and the one button.

Beside it: another table by chance, and the tables that are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton

from desktop_app.app.tables.game_box import GameBox
from desktop_app.app.tables.mending import Mending
from desktop_app.app.tables.set_up import BadTable, SeatSetUp, SetUp
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.shell.notice import notice_of
from desktop_app.ui.shell.parts import MenuButton, words
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.spelled import spelled


class Foot(QFrame):
    """``begun`` is the button, ``mended`` the way out of a problem, ``rule_asked`` names the rule that forbids.

    ``surprised`` asks for a table by chance, ``kept`` to keep this one, ``laid`` names a kept one to lay, ``forgotten``
    one that is kept no longer.
    """

    begun = Signal()
    mended = Signal()
    rule_asked = Signal(str)
    surprised = Signal()
    kept = Signal()
    laid = Signal(str)
    forgotten = Signal(str)

    def __init__(
        self,
        look: Look,
        texts: Texts,
        edge: int,
        told: str,
        problem: BadTable | None,
        way_out: Mending | None,
        tables: Sequence[str],
    ) -> None:
        super().__init__()
        self.setObjectName("well")
        self._look, self._texts = look, texts
        row = QHBoxLayout(self)
        row.setContentsMargins(edge, look.px(10), edge, look.px(10))
        row.setSpacing(look.px(14))
        if problem is None:
            row.addWidget(words(look, told, "label"), 1)
        else:
            row.addWidget(words(look, notice_of(problem).text(texts), "body", colour=look.theme.danger), 1)
            if problem.rule:
                rule = look.button(problem.rule, "rule")
                rule.clicked.connect(lambda: self.rule_asked.emit(problem.rule))
                row.addWidget(rule)
            if way_out is not None:
                mend = look.button(texts(way_out.message, **way_out.params), "button", "wrench-outline")
                mend.setObjectName("mend")
                mend.clicked.connect(lambda: self.mended.emit())
                row.addWidget(mend)
        row.addWidget(self._tables(tables, possible=problem is None))
        row.addWidget(self._surprise())
        row.addWidget(self._begin(look, texts, possible=problem is None))

    def _surprise(self) -> QPushButton:
        surprise = self._look.button(self._texts("newgame-surprise"), "button", "dice-multiple-outline")
        surprise.setObjectName("surprise")
        surprise.setToolTip(self._texts("newgame-surprise-told"))
        surprise.clicked.connect(lambda: self.surprised.emit())
        return surprise

    def _tables(self, tables: Sequence[str], *, possible: bool) -> QPushButton:
        """The menu of kept tables: this one is kept, another is laid, one is let go."""
        texts = self._texts
        menu = QMenu()
        menu.setFont(self._look.font("body"))
        menu.addAction(texts("newgame-keep-table"), lambda: self.kept.emit()).setEnabled(possible)
        if tables:
            menu.addSeparator()
            for name in tables:
                menu.addAction(spelled(name), partial(self.laid.emit, name))
            menu.addSeparator()
            gone = menu.addMenu(texts("newgame-forget-table"))
            gone.setFont(menu.font())
            for name in tables:
                gone.addAction(spelled(name), partial(self.forgotten.emit, name))
        button = MenuButton(self._look, texts("newgame-kept-tables", count=len(tables)), "bookmark-outline", menu)
        button.setObjectName("kept-tables")
        return button

    def _begin(self, look: Look, texts: Texts, *, possible: bool) -> QPushButton:
        key = "Ctrl+" + texts("shell-key-enter")
        sign = "cards-playing-outline"
        begin = KeyButton(look, texts("home-begin"), key, "primary", enabled=possible, sign=sign, tall=46)
        begin.setObjectName("begin")
        begin.clicked.connect(lambda: self.begun.emit())
        return begin


def in_words(set_up: SetUp, box: GameBox, texts: Texts, corrected: int = 0) -> str:
    """The table in one sentence, and that it can be laid; also that so many printed things are ``corrected``."""
    told = f"{name_of(set_up, box, texts)}. {texts('newgame-ready')}"
    return f"{told} {texts('newgame-corrected', count=corrected)}" if corrected else told


def name_of(set_up: SetUp, box: GameBox, texts: Texts) -> str:
    """What is played, and who plays with what or as whom: the name under which a table is kept."""
    parts = [box.scenarios[set_up.scenario].titles[texts.language]] if box.scenarios else []
    return ", ".join([*parts, *(_sits(seat, box, texts) for seat in set_up.seats)])


def _sits(seat: SeatSetUp, box: GameBox, texts: Texts) -> str:
    """A player and the deck, where there is none the side."""
    if seat.deck:
        return texts("newgame-with", name=seat.name, deck=box.decks[seat.deck].names[texts.language])
    side = box.form.side(seat.side).name
    return texts("newgame-as", name=seat.name, side=texts(side)) if side else seat.name
