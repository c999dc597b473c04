"""The foot of a new table: the table in one sentence or what keeps it from being laid, and the one button."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy

from desktop_app.app.tables.game_box import GameBox
from desktop_app.app.tables.mending import Mending
from desktop_app.app.tables.set_up import BadTable, SetUp
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.shell.notice import notice_of
from desktop_app.ui.shell.parts import key_cap, words
from desktop_app.ui.widgets.look import Look


class Foot(QFrame):
    """``begun`` is the button, ``mended`` the way out of a problem, ``rule_asked`` names the rule that forbids."""

    begun = Signal()
    mended = Signal()
    rule_asked = Signal(str)

    def __init__(
        self, look: Look, texts: Texts, edge: int, told: str, problem: BadTable | None, way_out: Mending | None
    ) -> None:
        super().__init__()
        self.setObjectName("well")
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
        row.addWidget(key_cap(look, "Ctrl+" + texts("shell-key-enter")))
        row.addWidget(self._begin(look, texts, possible=problem is None))

    def _begin(self, look: Look, texts: Texts, *, possible: bool) -> QPushButton:
        begin = look.button(texts("home-begin"), "primary", "cards-playing-outline")
        begin.setObjectName("begin")
        begin.setEnabled(possible)
        begin.setMinimumHeight(look.px(46))
        begin.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        begin.clicked.connect(lambda: self.begun.emit())
        return begin


def in_words(set_up: SetUp, box: GameBox, texts: Texts) -> str:
    """The table in one sentence."""
    parts = [box.scenarios[set_up.scenario].titles[texts.language]] if box.scenarios else []
    for seat in set_up.seats:
        deck = box.decks[seat.deck].names[texts.language] if seat.deck else ""
        parts.append(texts("newgame-with", name=seat.name, deck=deck) if deck else seat.name)
    return f"{', '.join(parts)}. {texts('newgame-ready')}"
