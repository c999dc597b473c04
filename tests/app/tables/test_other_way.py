"""How a game might have gone, from what was really played."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest

from desktop_app.app.tables.other_way import OtherWay, bots_way, earlier_game, other_road
from desktop_app.app.tables.simulate import run_bots, usual_table
from desktop_app.app.tables.story import Told, tell
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.games.contract.play import Play


def played() -> tuple[Session, Play, Told]:
    """A game that its bot has lost, and its story."""
    play = PLAYS["lotr_lcg"]
    assert play.story is not None
    for seed in range(20):
        session = Session(play.game, play.new(usual_table("lotr_lcg", 1, seed)))
        run_bots(session, [play.bot], seed)
        view = session.look("A")
        if view.outcome["result"] == "lost":
            return session, play, tell(session, play.story, view, ["A"], won=False)
    raise AssertionError("the bot never loses")


def to_the_end(way: Generator[None, None, OtherWay | None]) -> OtherWay | None:
    """What a following comes to."""
    found: list[OtherWay | None] = []

    def followed() -> Iterator[None]:
        found.append((yield from way))

    rests = sum(1 for _ in followed())
    assert found[0] is None or rests > 20, "the window gets its turn between answers"
    return found[0]


def test_an_earlier_game_has_the_course_that_its_own_story_tells() -> None:
    session, play, told = played()
    way = to_the_end(earlier_game(session, play, "A"))
    assert way is not None
    assert [level.value for level in way.levels] == [level.value for level in told.pressing]
    assert (way.round, way.at, way.won) == (0, 0, False)


def test_the_bot_goes_on_from_a_turn_with_the_better_choice_and_the_game_stays_as_it_was() -> None:
    session, play, told = played()
    before = [list(record.keys) for record in session.records]
    turns = [turn for turn in told.turns if turn.weighed.better]
    assert turns
    assert all(session.records[turn.at].keys != list(turn.weighed.better) for turn in turns)
    way = to_the_end(bots_way(session, play, "A", turns))
    assert way is not None
    chosen = next(turn for turn in turns if turn.at == way.at)
    assert way.round == chosen.round
    assert way.won is not None
    same = [level.value for level in told.pressing if level.time <= chosen.time]
    assert [level.value for level in way.levels][: len(same)] == same
    assert [list(record.keys) for record in session.records] == before
    assert session.question is None


@pytest.mark.parametrize("back", [0.5, 0.8])
def test_a_road_that_was_left_is_followed_from_its_fork(back: float) -> None:
    session, play, told = played()
    assert to_the_end(other_road(session, play, "A")) is None
    ends = told.pressing[-1].value
    session.go_to(int(len(session.records) * back))
    bot, dice = play.game.bots["random"], Chance(3)
    while session.question is not None:
        question = session.question
        session.answer(bot(session.eyes(question.seat), question, dice))
    way = to_the_end(other_road(session, play, "A"))
    assert way is not None
    assert way.kind == "road"
    assert way.levels[-1].value == ends
    assert way.round >= 1
