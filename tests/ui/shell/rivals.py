"""Somebody in a process of their own whose game against bots stands in the midst of something: they take their last
answer back, give it again, and say what is asked. Whoever reads may kill it then.

`python -m tests.ui.shell.rivals ROOT GAME SEED LEFT` prints one JSON line.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from string import ascii_uppercase

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from desktop_app.app.tables.game_box import HERE, open_box
from desktop_app.app.tables.service import OpenTable
from desktop_app.app.tables.set_up import SeatSetUp, SetUp
from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.launch import run
from desktop_app.ui.shell.shell import Shell
from tests.ui.shell.or_gone import or_gone
from tests.ui.staged import table_in

NAME, SEAT = "Ana", "A"
CALM = {"motion": "off", "moments": "off", "review": "decisions_only", "seat_switch_guard": False}


def in_a_window_of_an_ability(session: Session, question: Question) -> bool:
    """Something is asked inside an ability that is in use."""
    return question.prompt.id == "got-ask-respond" and len(question.going_on()) > 1


def in_a_strike(session: Session, question: Question) -> bool:
    """A strike is being resolved."""
    return bool(session.look(SEAT).facts.get("target"))


MOMENTS: dict[str, Callable[[Session, Question], bool]] = {
    "thrones": in_a_window_of_an_ability,
    "meccg": in_a_strike,
}


def set_up(game: str) -> SetUp:
    """One person in the first seat, bots in the others, with the usual decks."""
    box, seats = open_box(game), list[SeatSetUp]()
    for letter, side in zip(ascii_uppercase, box.form.sides_for(min(box.form.seats)), strict=False):
        deck = box.next_deck([seat.deck for seat in seats], side)
        player = box.bots[0] if seats else HERE
        seats.append(SeatSetUp(name=letter if seats else NAME, player=player, side=side, deck=deck))
    return SetUp(game=game, scenario=box.usual_scenario, options=box.form.usual_options(), seats=tuple(seats))


def answers_of_a_bot(session: Session, dice: Chance) -> tuple[list[int], list[list[str]]]:
    """Plays to the end; before which answers the person's seat was asked, negative where its moment had come, and all
    the answers."""
    asked: list[int] = []
    given: list[list[str]] = []
    while (question := session.question) is not None:
        if question.seat == SEAT:
            at = len(given) + 1
            asked.append(-at if MOMENTS[session.game.id](session, question) else at)
        given.append(session.game.bots["greedy"](session.eyes(question.seat), question, dice))
        session.answer(given[-1])
    return asked, given


def table_in_the_midst(desk: Desk, game: str, seed: int, left: int) -> OpenTable:
    """A table in the last moment of its kind after which the person still has so many answers to give, or the first."""
    asked, given = answers_of_a_bot(desk.tables.begin(set_up(game), seed=seed).session, Chance(seed))
    moments = [place for place, at in enumerate(asked) if at < 0]
    chosen = max((place for place in moments if len(asked) - place >= left), default=moments[0])
    table = desk.tables.begin(set_up(game), seed=seed)
    for keys in given[: -asked[chosen] - 1]:
        table.session.answer(keys)
    return desk.tables.keep(table)


def tell(shell: Shell, game: str, seed: int, left: int) -> None:
    """Opens the table, takes the last answer back and gives it again by keys, and says what is asked."""
    shell.door.create(NAME)
    assert shell.desk is not None
    shell.desk.change(**CALM)
    shell.lay(table_in_the_midst(shell.desk, game, seed, left))
    settle()
    table = table_in(shell)
    table.panels.panel.close_panel()
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        QTest.keyClick(table.board, key, Qt.KeyboardModifier.ControlModifier)
        settle()
    question = table.session.question
    assert question is not None
    answered = [record.keys for record in table.session.records if record.by == "seat"]
    print(json.dumps({"question": question.fingerprint, "answers": answered}), flush=True)


if __name__ == "__main__":
    root, game, seed, left = sys.argv[1:]

    def sit_down(shell: object) -> None:
        assert isinstance(shell, Shell)
        QTimer.singleShot(0, or_gone(lambda: tell(shell, game, int(seed), int(left))))

    sys.exit(run(root=Path(root), ready=sit_down))
