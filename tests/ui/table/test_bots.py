"""A person and a bot at one table: the bot's answers are seen one by one, and the person is never held up."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop_app.app.profiles.settings import Review, Settings
from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.ui.render.stage import settle
from desktop_app.ui.widgets.key_button import KeyButton
from tests.games.lotr_lcg.table import Table as Position
from tests.ui.table.conftest import LayTable, Table, asks, new_session, play_until


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


GLOIN = {"card": "Glóin", "resources": 2}
GONDOR = {"heroes": [{"card": "Théodred", "resources": 2}], "hand": ["For Gondor!"]}


def an_event_of_a_bot(lay_table: LayTable, review: Review = "hidden_and_losses") -> Table:
    """Bor, a bot, has just played an event; Ciri, another, may play the next one."""
    players = {"Ana": {"heroes": ["Aragorn"]}, "Bor": dict(GONDOR), "Ciri": {**GONDOR, "heroes": [GLOIN]}}
    position = Position(players=players, step="3.1w")
    settings = Settings(motion="off", moments="off", review=review)
    session = position.session
    table = lay_table(session, seats=["A"], bots={"B": "greedy", "C": "greedy"}, settings=settings)
    controller = table.screen.controller
    if session.question is not None and session.question.seat == "A":
        controller.answer(["pass"])
    assert session.question is not None
    assert session.question.seat == "B"
    controller.answer([f"play:{position.id('For Gondor!')}"])
    return table


def test_an_event_of_a_bot_can_be_read_before_the_next_bot_goes_on(qtbot: QtBot, lay_table: LayTable) -> None:
    """Moments are off: the event would lie among the discards, and the next one over it, after a third of a second."""
    table = an_event_of_a_bot(lay_table)
    brief, session, bots = table.screen.showing.brief, table.session, table.screen.controller.bots
    assert brief.isVisible()
    assert brief.text().startswith("Bor plays For Gondor!")
    shown = table.screen.side.large.face.face
    assert shown is not None
    assert shown.title == "For Gondor!"
    assert session.question is not None
    assert session.question.seat == "C"
    bots.pause, before = 0, len(session.records)
    bots.wake()
    settle()
    assert len(session.records) == before, "it is still being read"
    qtbot.waitUntil(lambda: len(session.records) > before)
    assert not brief.isVisible() or "Ciri" in brief.text()


def test_what_bots_have_played_is_told_at_the_next_decision(lay_table: LayTable) -> None:
    table = an_event_of_a_bot(lay_table)
    assert "Bor plays For Gondor!" in table.screen.panels.chronicle.text.toPlainText()


def test_nobody_waits_for_it_who_wants_to_see_nothing_but_decisions(lay_table: LayTable) -> None:
    table = an_event_of_a_bot(lay_table, "decisions_only")
    assert not table.screen.showing.brief.isVisible()
    assert not table.screen.panels.chronicle.isVisible()


def test_what_came_before_a_moment_that_halts_is_told_beside_it(lay_table: LayTable) -> None:
    """A bot cancels one card with Eleanor, and by the one after it somebody has to decide."""
    players = {"Ana": {"heroes": ["Aragorn", "Gimli"]}, "Bor": {"heroes": ["Eleanor", "Glóin"]}}
    deck = ["The Necromancer's Reach", "Enchanted Stream", "King Spider"]
    position = Position(players=players, step="3.3", encounter_deck=deck)
    session = position.session
    table = lay_table(session, seats=["A"], bots={"B": "greedy"}, settings=Settings(motion="off", moments="fast"))
    assert session.question is not None
    assert (session.question.seat, table.question) == ("B", "lcg-ask-respond")
    table.screen.showing.skip_all()
    table.screen.controller.answer([session.question.options[0].key])
    table.screen.showing.skip_all()
    assert table.question == "lcg-ask-exhaust-some"
    assert not table.screen.side.waiting.isHidden()
    told = table.screen.panels.chronicle.text.toPlainText()
    assert "Bor uses Eleanor" in told
    assert "Eleanor cancels the effect of The Necromancer’s Reach" in told
    assert "King Spider" not in told, "its lines stand beside the prompt"
