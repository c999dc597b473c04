"""What a table says of the steps to come, held against what then happens."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.games.contract.play import Foretold
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


def answered_to(game: str, phase: str, row: str, seed: int = SEED) -> Session:
    """A session in which the seat is asked in a phase and something is foretold of a row."""
    session = new_session(game, 2, seed)
    bot, dice = session.game.bots[PLAYS[game].bot], Chance(3)
    for _ in range(LONGEST):
        question = session.question
        if question is None:
            break
        if question.seat == "A" and session.look("A").facts["phase"] == phase and foretold(session, game, row):
            return session
        session.answer(bot(session.eyes(question.seat), question, dice))
    raise AssertionError(f"{row} was never foretold in {phase}")


def test_the_twilight_of_a_march_is_foretold() -> None:
    session = played_to(new_session("lotr_tcg", 2, SEED), "lotr_tcg", "fellowship")
    bot, dice, lines = session.game.bots[PLAYS["lotr_tcg"].bot], Chance(3), len(session.log)
    told = foretold(session, "lotr_tcg", "move")
    while session.question is not None and session.look("A").facts["phase"] == "fellowship":
        told = foretold(session, "lotr_tcg", "move")
        session.answer(bot(session.eyes(session.question.seat), session.question, dice))
    dusk = next(line.message for line in session.log[lines:] if line.message.id == "tcg-log-dusk")
    assert told[0].told.params["count"] == dusk.params["companions"]
    assert told[0].told.params.get("shadow", dusk.params["shadow"]) == dusk.params["shadow"]


def test_the_hand_of_the_fellowship_is_foretold_before_its_turn_ends() -> None:
    session = answered_to("lotr_tcg", "regroup", "decide")
    view = session.look("A")
    told = foretold(session, "lotr_tcg", "decide")
    assert told[0].number == str(max(0, view.numbers["move_limit"] - view.numbers["moves"]))
    held = view.zones["hand:A"].count
    assert (len(told) == 2) == (view.facts["active"] == "A")
    assert all(each.told.params["hand"] == held for each in told[1:])


def test_the_story_step_moves_the_markers_as_foretold() -> None:
    session = answered_to("me_quest", "sauron", "story")
    assert session.look("A").round > 1
    told = foretold(session, "me_quest", "story")
    assert told[0].told.params["count"] == session.look("A").numbers["heroes_advance"]
    assert all(each.good for each in told[1:])


def test_the_heroes_draw_what_was_foretold() -> None:
    session = played_to(new_session("me_quest", 2, SEED), "me_quest", "sauron")
    view = session.look("A")
    told = foretold(session, "me_quest", "hero_draw")
    assert [each.number for each in told] == [
        f"+{min(view.numbers[f'fortitude:{seat}'], view.numbers[f'life:{seat}'])}" for seat in view.seats[1:]
    ]


def test_hands_are_reset_as_foretold() -> None:
    session = played_to(new_session("meccg", 2, SEED), "meccg", "organization")
    view = session.look("A")
    (told,) = foretold(session, "meccg", "discard_one")
    change = view.numbers["hand_size:A"] - view.zones["hand:A"].count
    assert told.number == (f"+{change}" if change > 0 else f"\u2212{-change}" if change else "0")
    (influence,) = foretold(session, "meccg", "organization")
    assert influence.number == str(view.numbers["unused:A"])
