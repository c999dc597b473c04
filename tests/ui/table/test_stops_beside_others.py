"""Where one player plans, the others are asked about what they can do once, and not after every card again."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import Qt

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import GAMES, PLAYS
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.thrones.state import ThronesState
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.table.play.pace import Pace
from tests.ui.table.conftest import LayTable, play_until

MARSHALING = "3.2w"


def paced(seats: int, game: str = "thrones") -> Session:
    """A table of people, each asked where the game stops by itself."""
    session = Session(GAMES[game], PLAYS[game].new(usual_table(game, seats, 1)))
    words = table_of(game).words
    pace = Pace(game, Settings(even_pauses=False), lambda question: True, lambda option: option.detail, words)
    session.policy = pace
    return session


def actions(question: Question) -> set[str]:
    """What may be done besides passing."""
    return {option.key for option in question.options if option.key != question.primary}


def test_beside_one_who_marshals_nobody_is_asked_twice_about_the_same() -> None:
    session = paced(4)
    bot, dice = session.game.bots["greedy"], Chance(1)
    known: dict[str, set[str]] = {}
    asked = planned = 0
    while session.question is not None and cast(ThronesState, session.state).round < 3:
        question = session.question
        if question.prompt.id == "got-ask-marshal":
            planned += 1
            known.pop(question.seat, None)
        if question.prompt.id != "got-ask-action" or question.step != MARSHALING:
            session.answer(bot(session.eyes(question.seat), question, dice))
            continue
        asked += 1
        assert actions(question) - known.setdefault(question.seat, set()), "something is new"
        known[question.seat] |= actions(question)
        session.answer(["pass"])
    assert planned > 20
    assert 0 < asked < planned


def test_beside_one_who_plays_cards_nobody_is_asked_twice_about_the_same() -> None:
    """Two people at one screen would hand it over for every card that one of them plays."""
    session = paced(2, "lotr_lcg")
    known: dict[tuple[int, str], set[str]] = {}
    asked = played = 0
    state = cast(LcgState, session.state)
    while session.question is not None and state.round < 4:
        question = session.question
        if question.prompt.id == "lcg-ask-planning":
            known.pop((state.round, question.seat), None)
            cards = [option.key for option in question.options if option.verb == "play"]
            played += bool(cards)
            session.answer(cards[:1] or ["pass"])
        elif question.prompt.id == "lcg-ask-action" and question.step == "2.2":
            asked += 1
            before = known.setdefault((state.round, question.seat), set())
            assert actions(question) - before, "something is new"
            before |= actions(question)
            session.answer(["pass"])
        else:
            session.answer(session.game.bots["greedy"](session.eyes(question.seat), question, Chance(1)))
    assert played > 4
    assert 0 < asked < played


def beside(session: Session) -> bool:
    """Somebody may act while another marshals."""
    question = session.question
    return question is not None and question.prompt.id == "got-ask-action" and question.step == MARSHALING


def marshals(session: Session) -> bool:
    """Somebody marshals."""
    return session.question is not None and session.question.prompt.id == "got-ask-marshal"


@pytest.mark.parametrize(("where", "offered"), [(beside, True), (marshals, False)])
def test_w_goes_on_from_beside_one_who_marshals_and_never_past_ones_own_marshaling(
    lay_table: LayTable, where: Callable[[Session], bool], offered: bool
) -> None:
    session = Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", 4, 1)))
    play_until(session, where)
    assert session.question is not None
    table = lay_table(session, seats=[session.question.seat])

    assert table.screen.wishes.pace.passable(session.question) == offered


def test_space_passes_beside_one_who_marshals_and_never_ones_own_marshaling(lay_table: LayTable) -> None:
    session = Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", 4, 1)))
    play_until(session, beside)
    assert session.question is not None
    table = lay_table(session, seats=[session.question.seat])
    answers = len(session.records)
    table.key(Qt.Key.Key_Space)
    assert len(session.records) == answers + 1

    session = Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", 4, 1)))
    play_until(session, marshals)
    assert session.question is not None
    table = lay_table(session, seats=[session.question.seat])
    answers = len(session.records)
    table.key(Qt.Key.Key_Space)
    assert len(session.records) == answers
    table.key(Qt.Key.Key_N)
    assert session.records[answers].keys == ["pass"]
