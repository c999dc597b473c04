"""The end of a game read from its record, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from desktop_app.app.profiles.results import GameResult
from desktop_app.app.tables.journeys import journeys
from desktop_app.app.tables.simulate import run_bots, usual_table
from desktop_app.app.tables.story import Told, Turn, carried, deciding, tell
from desktop_app.engine.messages import message
from desktop_app.engine.session import Session
from desktop_app.games import FORMS, PLAYS
from desktop_app.games.contract.story import Credit, Story, Weighed
from tests.guests import moved_in


@pytest.fixture(autouse=True)
def inn() -> Iterator[None]:
    """The house with the inn in it."""
    with moved_in():
        yield


def played(game: str, seed: int) -> tuple[Session, Story, Told]:
    """A game that its bot has played, and its story."""
    play = PLAYS[game]
    session = Session(play.game, play.new(usual_table(game, min(FORMS[game].seats), seed)))
    run_bots(session, [play.bot], seed)
    assert play.story is not None
    view = session.look("A")
    return session, play.story, tell(session, play.story, view, ["A"], won=view.outcome["result"] == "won")


@pytest.mark.parametrize(("game", "seed"), [("lotr_lcg", 29), ("lotr_lcg", 1), ("inn", 3), ("inn", 8)])
def test_every_game_with_a_story_tells_it_from_beginning_to_end(game: str, seed: int) -> None:
    session, story, told = played(game, seed)
    view = session.look("A")
    assert [number for number, _ in told.rounds] == list(range(1, view.round + 1))
    for levels, course in ((told.pressing, story.pressing), (told.ground, story.ground)):
        assert levels[-1].value == course.read(session.state, "A")
        assert [level.time for level in levels] == sorted(level.time for level in levels)
        assert all(one.value != other.value for one, other in pairwise(levels))
        assert 1.0 <= levels[0].time <= levels[-1].time <= told.end
    assert len(told.faces) == len(told.rounds)
    assert all(len(faces) <= 2 for faces in told.faces)
    assert len(told.turns) <= 4
    assert len({turn.round for turn in told.turns}) == len(told.turns)
    assert told.fates
    assert told.carried == tuple(sorted(told.carried, key=lambda each: (-each.amount, each.code)))


@pytest.mark.parametrize(("game", "seed"), [("lotr_lcg", 29), ("inn", 3)])
def test_every_turn_is_a_decision_of_the_person_to_play_on_from(game: str, seed: int) -> None:
    session, story, told = played(game, seed)
    assert told.turns
    for turn in reversed(told.turns):
        session.go_to(turn.at)
        assert session.question is not None
        assert session.question.seat == "A"
        assert {option.verb for option in session.question.options} & set(story.verbs)
        assert session.look("A").round == turn.round


def test_telling_changes_nothing_in_the_game() -> None:
    session, story, told = played("lotr_lcg", 29)
    records, lines = len(session.records), len(session.log)
    again = tell(session, story, session.look("A"), ["A"], won=False)
    assert again == told
    assert (len(session.records), len(session.log)) == (records, lines)


def test_heroes_who_fell_are_told_with_the_round_of_the_log() -> None:
    session, _, told = played("lotr_lcg", 29)
    assert len(told.fates) == 3
    destroyed = [line for line in session.log if line.message.id == "lcg-log-destroyed"]
    for fate in told.fates:
        assert fate.fell > 0
        assert any(str(line.message.params["card"]).startswith(f"@{fate.card}:") for line in destroyed)


@pytest.mark.parametrize("game", ["lotr_tcg", "meccg"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_among_rivals_the_fate_of_ones_own_people_is_told(game: str, seat: str) -> None:
    session, story, _ = played(game, 3)
    told = tell(session, story, session.look(seat), [], won=True)
    assert told.fates
    assert {session.state.owners[fate.card] for fate in told.fates} == {seat}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seat", ["A", "B"])
def test_only_the_dead_have_fallen_in_a_game_of_thrones(seat: str, seed: int) -> None:
    """Who was discarded, or goes on in a challenge as the game is won, lies under no skull; and nobody unique is told
    of twice because two copies turned up at the beginning."""
    session, story, _ = played("thrones", seed)
    view = session.look(seat)
    fates = tell(session, story, view, [], won=True).fates
    lying = {card.id for card in view.zones[f"dead:{seat}"].cards}
    standing = {card.id for card in story.people(view)}
    assert {fate.card for fate in fates if fate.fell} <= lying
    assert {fate.card for fate in fates if not fate.fell} <= standing
    assert len({fate.code for fate in fates}) == len(fates)


def test_whose_player_is_out_has_fallen_with_them() -> None:
    session, story, _ = played("lotr_tcg", 1)
    view = session.look("A")
    assert view.out == ["A"]
    fates = tell(session, story, view, [], won=False).fates
    assert fates
    assert all(fate.fell for fate in fates)


@pytest.mark.parametrize("game", ["lotr_tcg", "thrones"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_among_rivals_ones_own_dead_are_counted(game: str, seat: str) -> None:
    session, story, _ = played(game, 3)
    view = session.look(seat)
    (dead,) = [figure for figure in story.figures(view) if figure.told.id.endswith("figure-dead")]
    assert dead.value == view.zones[f"dead:{seat}"].count


def test_the_fate_of_all_with_whom_the_first_round_began_is_told() -> None:
    session, _, told = played("meccg", 3)
    first = next(line.at for line in session.log if line.message.id == "mec-log-round")
    session.go_to(first)
    companies = [zone for zone in session.look("A").zones.values() if zone.id.startswith("company:")]
    began = [card.id for zone in companies for card in zone.cards if card.owner == "A" and not card.host]
    assert len(began) > 1
    assert {fate.card for fate in told.fates} <= set(began)
    assert len(told.fates) > 1


def test_nobodys_decisions_are_weighed_where_nobody_is_judged() -> None:
    session, story, _ = played("lotr_lcg", 29)
    told = tell(session, story, session.look("A"), [], won=False)
    assert told.turns == ()
    assert told.carried == ()
    assert told.pressing


def turn(at: int, round: int, gain: float) -> Turn:
    """A decision at a moment of a round."""
    said = message("lcgtable-turn-nobody")
    return Turn(at, round, "3.2", float(round), "A", Weighed(gain, said, said, said))


def test_after_a_defeat_what_was_done_badly_decided_and_at_most_one_turn_a_round() -> None:
    turns = [turn(5, 1, -2), turn(9, 1, -6), turn(20, 2, 9), turn(30, 3, -3), turn(40, 4, -1)]
    assert [each.at for each in deciding(turns, won=False)] == [9, 30, 40]
    assert [each.at for each in deciding(turns, won=True)] == [9, 20]


def test_a_card_is_credited_with_what_it_did_most_of() -> None:
    credits = [Credit("x", "will", 3), Credit("x", "will", 4), Credit("x", "attack", 5), Credit("y", "attack", 9)]
    best = carried([*credits, Credit("z", "will", 0)])
    assert [(each.code, each.kind, each.amount, each.times) for each in best] == [
        ("y", "attack", 9, 1),
        ("x", "will", 7, 2),
    ]


def test_a_game_taken_up_again_counts_as_it_ended_last_and_stands_last() -> None:
    day = datetime(2026, 1, 1, tzinfo=UTC)

    def result(save: str, outcome: str, score: int | None, days: int, scenario: str = "s") -> GameResult:
        when = day + timedelta(days=days)
        return GameResult(date=when, game="g", scenario=scenario, outcome=outcome, score=score, rounds=3, save=save)

    found = journeys(
        [
            result("a", "lost", None, 0),
            result("b", "won", 90, 1),
            result("c", "won", 1, 2, "other"),
            result("a", "won", 70, 3),
        ],
        "g",
        "s",
        "b",
    )
    assert [(each.won, each.score, each.this) for each in found] == [(True, 70, False), (True, 90, True)]
