"""What a table says of the steps to come, held against what then happens."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.games.contract import Foretold
from tests.games.playing import new_session

LONGEST, SEED = 400, 5


def played_to(session: Session, game: str, phase: str, seat: str = "A") -> Session:
    """Lets the usual bot play until this seat is asked in a phase."""
    bot, dice = session.game.bots[PLAYS[game].bot], Chance(3)
    for _ in range(LONGEST):
        question = session.question
        if question is None:
            break
        if question.seat == seat and session.look(seat).facts["phase"] == phase:
            return session
        session.answer(bot(session.eyes(question.seat), question, dice))
    raise AssertionError(f"{phase} never came")


def foretold(session: Session, game: str, row: str) -> Sequence[Foretold]:
    return PLAYS[game].foretell(session.look("A"), row)


def test_threat_rises_as_foretold_and_the_enemies_named_engage() -> None:
    session = played_to(new_session("lotr_lcg", 1, SEED), "lotr_lcg", "quest")
    view = session.look("A")
    (rise,) = foretold(session, "lotr_lcg", "7.3")
    assert rise.told.params["threat"] == view.numbers["threat:A"] + 1
    assert (rise.number, rise.good) == ("+1", False)
    for each in foretold(session, "lotr_lcg", "5.3"):
        costs = [card.numbers["engagement_cost"] for card in view.zones["staging"].cards if card.code == each.code]
        assert costs
        assert min(costs) <= view.numbers["threat:A"]
        assert each.number.endswith(str(view.numbers["threat:A"]))


def test_the_reserve_takes_what_was_foretold() -> None:
    session = played_to(new_session("thrones", 2, SEED), "thrones", "challenges")
    view = session.look("A")
    (told,) = foretold(session, "thrones", "7.3")
    over = max(0, view.zones["hand:A"].count - view.numbers["reserve:A"])
    assert told.number == (f"\u2212{over}" if over else "0")
    (gold,) = foretold(session, "thrones", "7.2") or (None,)
    assert (gold.number if gold else "") == (f"\u2212{view.numbers['gold:A']}" if view.numbers["gold:A"] else "")


@pytest.mark.parametrize("game", PLAYS)
def test_of_rows_that_a_game_does_not_know_nothing_is_foretold(game: str) -> None:
    view = new_session(game, min(PLAYS[game].game.seats), SEED).look("A")
    assert list(PLAYS[game].foretell(view, "no such row")) == []
