"""The turns that decided a game, as each game weighs them: what was set against what, and what else could have been."""

from __future__ import annotations

import pytest

from desktop_app.app.tables.story import Turn, tell
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from tests.games.playing import new_session

LONGEST, SEED = 4000, 22


def played_out(game: str) -> tuple[Session, list[Turn]]:
    """A game between usual bots and the turns that decided it for the first seat."""
    session = new_session(game, 2, SEED)
    bot, dice = session.game.bots[PLAYS[game].bot], Chance(1)
    for _ in range(LONGEST):
        if session.question is None:
            break
        session.answer(bot(session.eyes(session.question.seat), session.question, dice))
    view, story = session.look("A"), PLAYS[game].story
    assert story is not None
    return session, list(tell(session, story, view, ["A"], won=view.outcome["result"] == "won").turns)


@pytest.mark.parametrize("game", ["lotr_tcg", "me_quest", "meccg"])
def test_a_game_names_turns_that_decided_it_each_a_point_to_play_on_from(game: str) -> None:
    session, turns = played_out(game)
    assert turns
    for turn in reversed(turns):
        assert turn.weighed.codes
        session.go_to(turn.at)
        question = session.question
        assert question is not None
        assert question.seat == "A"
        assert set(turn.weighed.better) <= {option.key for option in question.options}


def test_the_strengths_told_of_a_defense_are_those_on_the_table() -> None:
    session, turns = played_out("lotr_tcg")
    told = next(turn for turn in turns if turn.weighed.title.id == "tcg-turn-defend")
    session.go_to(told.at)
    view, said = session.look("A"), told.weighed.told.params
    card, other = (view.card(str(said[name]).split(":")[0].removeprefix("@")) for name in ("card", "other"))
    assert card is not None
    assert other is not None
    assert (card.numbers["strength"], other.numbers["strength"]) == (said["strength"], said["against"])
    assert told.weighed.gain == card.numbers["strength"] - other.numbers["strength"]
