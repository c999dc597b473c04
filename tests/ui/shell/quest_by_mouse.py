"""Somebody in a process of their own who sits down to a game of Quest for three and plays it by the mouse until a
combat is under way, and says what is asked there. Whoever reads may kill it then.

`python -m tests.ui.shell.quest_by_mouse ROOT SEED` prints one JSON line.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.launch import run
from desktop_app.ui.shell.shell import Shell
from tests.ui.shell.or_gone import or_gone
from tests.ui.shell.rivals import CALM, NAME, SEAT
from tests.ui.staged import table_in
from tests.ui.table.by_mouse import play_by_mouse, press
from tests.ui.table.conftest import Table


def in_a_combat(session: Session, question: Question) -> bool:
    """A card is chosen in a round after the first."""
    return question.prompt.id == "meq-ask-combat-card" and session.look(SEAT).numbers["combat_round"] > 1


def sit_down(shell: Shell) -> Table:
    """From the start screen to a table for three: Sauron here, two heroes played by bots."""
    shell.door.create(NAME)
    assert shell.desk is not None
    shell.desk.change(**CALM)
    settle()
    for name in ("game-me_quest", "add-seat", "begin"):
        seen = [each for each in shell.window.findChildren(QAbstractButton, name) if each.isVisible()]
        press(seen[0])
    screen = table_in(shell)
    if screen.panels.panel.isVisible():
        press(screen.panels.panel.findChildren(QAbstractButton)[-1])
    return Table(screen)


def play(shell: Shell, seed: int) -> None:
    """Plays until a combat has come to its second round, and says what was answered and is asked there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.randbits", lambda bits: seed)
        table = sit_down(shell)
    play_by_mouse(table, SEAT, Chance(seed), in_a_combat)
    question = table.session.question
    assert question is not None
    answered = [record.keys for record in table.session.records if record.by == "seat"]
    print(json.dumps({"question": question.fingerprint, "answers": answered}), flush=True)


if __name__ == "__main__":
    root, seed = sys.argv[1:]

    def begin(shell: object) -> None:
        assert isinstance(shell, Shell)
        QTimer.singleShot(0, or_gone(lambda: play(shell, int(seed))))

    sys.exit(run(root=Path(root), ready=begin))
