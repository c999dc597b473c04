"""What every registered game must keep, whatever its rules: random play, saves, views, plain data, equal runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict

import pytest

from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.simulate import Plan, deck_of, play_one
from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import dump
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.engine.state import State
from desktop_app.games import GAMES

GAMES_OF_A_BOT = 20
SAVED_GAMES = 2


def tables() -> list[tuple[str, int]]:
    """Every game with the fewest and the most seats it takes."""
    return [(id, seats) for id, game in GAMES.items() for seats in sorted({min(game.seats), max(game.seats)})]


def new_session(id: str, seats: int, seed: int, *, keep: bool = True) -> Session:
    """A game of the box before its first question."""
    box, game = open_box(id), GAMES[id]
    taken: list[str] = []
    while len(taken) < seats:
        taken.append(box.next_deck(taken))
    state = game.new(box.usual_scenario, [deck_of(id, name) for name in taken], seed=seed)
    return Session(game, state, keep=keep)


def played(session: Session, bot: str, seed: int, most: int = 5000) -> Iterator[Session]:
    """Yields the session at every question of a game, answering it in between."""
    dice, game = Chance(seed), session.game
    for _ in range(most):
        question = session.question
        if question is None:
            return
        yield session
        view = game.view(session.state, question.seat)
        session.answer(game.bots[bot](lambda view=view: view, question, dice))  # type: ignore[misc]
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("id", "seats"), tables())
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_every_game_of_a_bot_ends_without_an_error(id: str, seats: int, bot: str) -> None:
    for seed in range(GAMES_OF_A_BOT):
        told = play_one(Plan(id, seats=seats, bots=(bot,)), seed)
        assert not told.failed, f"seed {seed}: {told.error} {told.broken}"
        assert told.outcome


@pytest.mark.parametrize(("id", "seats"), tables())
def test_a_save_at_every_question_comes_back_to_the_same_question(id: str, seats: int) -> None:
    for seed in range(SAVED_GAMES):
        for session in played(new_session(id, seats, seed), "greedy" if seed % 2 else "random", seed):
            again = restore(session.game, json.loads(json.dumps(save(session))))
            assert not again.dropped
            assert dump(again.state) == dump(session.state)
            assert again.question is not None
            assert session.question is not None
            assert again.question.fingerprint == session.question.fingerprint
            assert [o.key for o in again.question.options] == [o.key for o in session.question.options]
            assert [line.message for line in again.log] == [line.message for line in session.log]


@pytest.mark.parametrize(("id", "seats"), tables())
def test_a_fork_equals_the_original_and_leaves_it_alone(id: str, seats: int) -> None:
    for index, session in enumerate(played(new_session(id, seats, 7), "random", 7)):
        before = dump(session.state)
        fork = session.fork()
        assert dump(fork.state) == before
        if index % 10 == 0:
            for _ in played(fork, "random", index):
                pass
            assert dump(session.state) == before


@pytest.mark.parametrize(("id", "seats"), tables())
def test_no_invariant_breaks_at_any_question(id: str, seats: int) -> None:
    for seed in range(SAVED_GAMES):
        for session in played(new_session(id, seats, seed, keep=False), "random", seed):
            assert session.game.broken(session.state) == []


@pytest.mark.parametrize(("id", "seats"), tables())
def test_a_view_shows_no_hidden_card(id: str, seats: int) -> None:
    """Two tables that differ only in what a seat may not see look the same to it."""
    for session in played(new_session(id, seats, 11), "greedy", 11):
        game, g = session.game, session.state
        for seat in g.seats:
            seen = asdict(game.view(g, seat))
            other = session.fork().state
            _swap_hidden(other, seat)
            assert asdict(game.view(other, seat)) == seen


def _swap_hidden(g: State, seat: str) -> None:
    """Turns round every order and every identity that ``seat`` cannot see."""
    visible = str(asdict(GAMES[g.game].view(g, seat)))
    for zone, cards in g.zones.items():
        hidden = [card for card in cards if f"'{card}'" not in visible]
        if zone.partition(":")[0] in ("deck", "encounter_deck", "hand", "shadows") and len(hidden) > 1:
            codes = [g.codes[card] for card in reversed(hidden)]
            for card, code in zip(hidden, codes, strict=True):
                g.codes[card] = code


@pytest.mark.parametrize(("id", "seats"), tables())
def test_undoing_everything_and_redoing_it_ends_where_it_was(id: str, seats: int) -> None:
    session = new_session(id, seats, 5)
    start = dump(session.state)
    for _ in played(session, "random", 5):
        pass
    end, lines = dump(session.state), [line.message for line in session.log]
    while session.undo():
        pass
    assert dump(session.state) == start
    while session.redo():
        pass
    assert dump(session.state) == end
    assert [line.message for line in session.log] == lines


@pytest.mark.parametrize(("id", "seats"), tables())
def test_every_option_of_a_question_is_accepted(id: str, seats: int) -> None:
    for session in played(new_session(id, seats, 13), "random", 13):
        question = session.question
        assert question is not None
        if question.kind == "one":
            for option in question.options[:3]:
                fork = session.fork()
                fork.answer([option.key])
                assert session.game.broken(fork.state) == []


@pytest.mark.parametrize("id", list(GAMES))
def test_a_game_is_the_same_under_every_hash_seed(id: str) -> None:
    told = []
    for hash_seed in ("0", "1"):
        command = [sys.executable, "-m", "desktop_app.cli", "simulate", id, "--games", "3", "--bot", "random", "--json"]
        run = subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=True
        )
        games = [json.loads(line) for line in run.stdout.splitlines()[:-1]]
        told.append([{key: value for key, value in game.items() if key != "seconds"} for game in games])
    assert told[0] == told[1]
