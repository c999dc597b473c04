"""A person and a bot at one table: the bot's answers are seen one by one, and the person is never held up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop_app.app.profiles.settings import Review, Settings
from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.ui.widgets.key_button import KeyButton
from tests.ui.table.conftest import Table, asks, new_session, play_until

LayTable = Callable[..., Table]


def before_the_bot(lay_table: LayTable, review: Review) -> Table:
    """Ana has just committed; Bor, a bot, decides next."""
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    settings = Settings(motion="off", moments="off", review=review)
    table = lay_table(session, seats=["A"], bots={"B": "greedy"}, settings=settings)
    assert session.question is not None
    assert session.question.seat == "A"
    for _ in range(20):
        if session.question.seat == "B":
            return table
        table.say_done()
    raise AssertionError("the bot was never asked")


def of_seat(session: Session, seat: str) -> int:
    """How many answers a seat has given."""
    return sum(1 for record in session.records if record.fingerprint.split("|")[3] == seat)


def test_where_every_event_waits_a_bot_answers_once_for_each_press(lay_table: LayTable) -> None:
    table = before_the_bot(lay_table, "every_event")
    session = table.session
    assert "Bor" in table.screen.prompt.question.text()
    buttons = [button for button in table.screen.prompt.findChildren(KeyButton) if button.isVisible()]
    assert [button.accessibleName() for button in buttons] == ["Go on (Space)"]
    before = of_seat(session, "B")

    table.key(Qt.Key.Key_Space)

    assert of_seat(session, "B") == before + 1
    assert table.screen.panels.chronicle.isVisible()


@pytest.mark.parametrize("review", ["hidden_and_losses", "decisions_only"])
def test_otherwise_a_bot_answers_by_itself_until_the_person_decides(
    qtbot: QtBot, lay_table: LayTable, review: Review
) -> None:
    table = before_the_bot(lay_table, review)
    session = table.session
    qtbot.waitUntil(lambda: session.question is not None and session.question.seat == "A", timeout=20_000)
    assert of_seat(session, "B") > 0


def test_what_bots_did_stays_in_the_chronicle_until_the_person_decides(lay_table: LayTable) -> None:
    table = before_the_bot(lay_table, "every_event")
    told: list[str] = []
    for _ in range(3):
        if not table.screen.controller.bots.decide:
            break
        table.key(Qt.Key.Key_Space)
        told.append(table.screen.panels.chronicle.text.toPlainText())
    for earlier, later in pairwise(told):
        assert later.startswith(earlier.splitlines()[0])


def test_a_bot_that_looks_ahead_says_so_and_leaves_the_window_free_meanwhile(qtbot: QtBot, lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    settings = Settings(motion="off", moments="off", review="decisions_only")
    table = lay_table(session, seats=["A"], bots={"B": "planner"}, settings=settings)
    while session.question is not None and session.question.seat == "A":
        table.say_done()
    prompt = table.screen.prompt
    assert prompt.question.text() == "Bor is looking ahead …"
    assert prompt.why.isVisibleTo(prompt)
    assert prompt.why.text().startswith("Step 3.2. ")

    before = of_seat(session, "B")
    qtbot.waitUntil(lambda: of_seat(session, "B") > before, timeout=60_000)


def test_what_was_taken_back_meanwhile_is_not_answered(qtbot: QtBot, lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    settings = Settings(motion="off", moments="off", review="decisions_only")
    table = lay_table(session, seats=["A"], bots={"B": "planner"}, settings=settings)
    while session.question is not None and session.question.seat == "A":
        table.say_done()
    thinking = table.screen.controller.bots
    qtbot.waitUntil(lambda: thinking.thinks, timeout=10_000)

    table.screen.controller.travel.undo("answer")

    assert session.question is not None
    assert session.question.seat == "A"
    at = len(session.records)
    qtbot.waitUntil(lambda: not thinking.thinks, timeout=60_000)
    assert len(session.records) == at


def test_the_card_that_asks_a_bot_can_be_read_at_the_side(lay_table: LayTable) -> None:
    """What it has played is gone as soon as it has answered."""
    play = PLAYS["lotr_tcg"]
    session = Session(play.game, play.new(usual_table("lotr_tcg", 2, 3)))

    def asks_the_bot(session: Session) -> bool:
        question = session.question
        card = session.look("A").card(question.source) if question is not None and question.source else None
        return question is not None and question.seat == "B" and card is not None and card.zone == "resolving"

    play_until(session, asks_the_bot, most=2_000)
    settings = Settings(motion="off", moments="off", review="every_event")
    table = lay_table(session, seats=["A"], bots={"B": "greedy"}, settings=settings)
    assert session.question is not None
    shown = table.screen.side.large.card
    assert shown is not None
    assert shown.id == session.question.source
