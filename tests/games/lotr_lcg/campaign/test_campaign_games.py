"""Games of a campaign as the rest of the program needs them: kept, gone on with, written down, seen by each seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.games import FORMS, PLAYS
from desktop_app.games.contract.campaigns import Standing
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table.position_of_table import set_up_of
from desktop_app.games.lotr_lcg.table.positions import build
from desktop_app.games.lotr_lcg.table.sitting_down import new_table
from tests.games.lotr_lcg.campaign.at_table import in_the_pool, table_of
from tests.games.lotr_lcg.campaign.log import Log
from tests.games.secrecy import look_for_hidden_cards

SCENARIOS = [each.id for each in FORMS["lotr_lcg"].scenarios() if each.ready]


def long_standing() -> Standing:
    """A log with something for every point of the list."""
    standing = Log().standing
    for code, bearer in (("01133", "Aragorn"), ("01138", "Éowyn"), ("01132", ""), ("01136", ""), ("01137", "")):
        standing = in_the_pool(standing, code, bearer=bearer)
    return standing


def moments(scenario: str, every: int = 6, answers: int = 160) -> Iterator[Session]:
    """A game of the campaign played by bots, at its beginning and some answers apart."""
    table = table_of(long_standing(), mode="expert", scenario=scenario, dealt={2: "Bor"})
    session, dice = Session(GAME, new_table(table)), Chance(3)
    for number in range(answers):
        if number % every == 0:
            yield session
        question = session.question
        if question is None:
            return
        session.answer(GAME.bots["greedy"](session.eyes(question.seat), question, dice))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_of_a_campaign_hides_what_it_must_and_breaks_nothing(scenario: str) -> None:
    changed = look_for_hidden_cards(PLAYS["lotr_lcg"], sound(scenario))
    assert changed["encounter_deck"] > 0
    assert changed["deck"] > 0


def sound(scenario: str) -> Iterator[Session]:
    for session in moments(scenario):
        assert GAME.broken(session.state) == []
        yield session


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_of_a_campaign_is_saved_and_gone_on_with(scenario: str) -> None:
    for session in moments(scenario, every=25):
        again = restore(GAME, save(session))
        assert not again.dropped
        assert again.state == session.state


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_table_of_a_campaign_is_written_down_as_a_position_and_laid_again(scenario: str) -> None:
    written = 0
    for session in moments(scenario, every=4):
        g = session.state
        assert isinstance(g, LcgState)
        if not session.can_adjust() or g.attacks:
            continue
        told = set_up_of(g)
        laid = build(told, [g.names[seat] for seat in g.seats])
        assert set_up_of(laid) == told
        written += 1
    assert written > 3


@pytest.mark.rule("LCG-564")
def test_a_mendor_of_the_pool_is_but_one_when_the_first_hand_is_laid_out_as_a_position() -> None:
    table = table_of(in_the_pool(Log().standing, "01135"), scenario="journey_along_the_anduin")
    session, dice = Session(GAME, new_table(table)), Chance(3)
    while session.question is not None and session.question.prompt.id != "lcg-ask-mulligan":
        session.answer(GAME.bots["greedy"](session.eyes(session.question.seat), session.question, dice))
    g = session.state
    assert isinstance(g, LcgState)
    laid = Session(GAME, build(set_up_of(g), [g.names[seat] for seat in g.seats]))
    while laid.question is not None and laid.question.prompt.id == "lcg-ask-mulligan":
        laid.answer(["keep_hand"])
    assert GAME.broken(laid.state) == []
    assert list(laid.state.codes.values()).count("01135") == 1
