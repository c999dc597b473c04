"""A person in a process of their own who opens the window, plays by keyboard and says what has been answered.

`python -m tests.ui.shell.player ROOT ANSWERS` prints one JSON line after each answer, and one at the start:
how many answers there are and which question is open. Whoever reads may kill it at any moment.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest

from desktop_app.engine.session import Session
from desktop_app.ui.shell.launch import run
from desktop_app.ui.shell.new_game.screen import NewGameScreen
from desktop_app.ui.shell.shell import Shell
from tests.ui.staged import screen_in, table_in

NAME = "Ana"
KEYS = (
    Qt.Key.Key_Space,
    Qt.Key.Key_A,
    Qt.Key.Key_Space,
    Qt.Key.Key_1,
    Qt.Key.Key_Space,
    Qt.Key.Key_B,
    Qt.Key.Key_N,
    Qt.Key.Key_Space,
)
"""Pressed one after the other until something is answered: the main answer, a card and then the main answer, ..."""
PAUSE = 1
"""Milliseconds between two keys: time for the window to paint."""


def tell(session: Session, moment: str) -> None:
    """One line on where the game stands."""
    question = session.question
    line = {
        "moment": moment,
        "answers": sum(1 for record in session.records if record.by == "seat"),
        "question": question.fingerprint if question else "",
        "options": [option.key for option in question.options] if question else [],
    }
    print(json.dumps(line), flush=True)


class Player(QObject):
    """Presses the main answer, or chooses a card or an option first where there is none."""

    def __init__(self, shell: Shell, answers: int) -> None:
        super().__init__(shell)
        self._shell, self._left = shell, answers
        self._open_table()
        table = table_in(shell)
        self._table = table
        table.answered.connect(self._answered)
        tell(table.session, "start")
        QTimer.singleShot(PAUSE, self._press)

    def _open_table(self) -> None:
        shell = self._shell
        if shell.desk is None:
            shell.door.create(NAME)
        assert shell.desk is not None
        kept = shell.desk.profile.saves.all().entries
        if kept:
            shell.go_on(kept[0].id)
        else:
            shell.new_table("lotr_lcg")
            screen_in(shell, "play", NewGameScreen).begin()

    def _answered(self, session: Session) -> None:
        tell(session, "answered")
        self._left -= 1

    def _press(self) -> None:
        session = self._table.session
        if self._left <= 0 or session.question is None:
            self._shell.window.close()
            return
        before = len(session.records)
        for key in KEYS:
            QTest.keyClick(self._table.board, key)
            if len(session.records) != before:
                break
        QTimer.singleShot(PAUSE, self._press)


if __name__ == "__main__":
    players: list[Player] = []
    sys.exit(run(root=Path(sys.argv[1]), ready=lambda shell: players.append(Player(shell, int(sys.argv[2])))))
