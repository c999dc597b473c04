"""What is measured is real: games of the size said, whole processes, cards that are dragged."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from desktop_app.app.bench import long_games, on_screen, playing
from desktop_app.app.bench.commands import commands
from desktop_app.app.bench.keeping import keeping
from desktop_app.app.bench.sights import sights
from desktop_app.app.bench.tables import CARDS, in_sight, large, long_game, new_state, save_in_mid_action
from desktop_app.engine.checks import misplaced
from desktop_app.engine.game import Game
from desktop_app.engine.record import BY_SEAT
from desktop_app.engine.saving import restore
from desktop_app.engine.session import Session
from desktop_app.games import GAMES

answering = import_module("desktop_app.app.bench.answers")
"""By its name: the package tells a function of the same name."""
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[str(request.param)]


def test_a_large_table_has_its_cards_in_place(game: Game) -> None:
    laid = len(Session(game, new_state(game, max(game.seats), 1)).state.codes)
    session = Session(game, large(new_state(game, max(game.seats), 1)))
    assert len(session.state.codes) == max(CARDS, laid), "a table that has more cards anyway keeps them"
    assert misplaced(session.state) == []


def test_a_long_game_has_that_many_decisions_behind_it(game: Game) -> None:
    session = long_game(game, 150)
    assert len([record for record in session.records if record.by == BY_SEAT]) == 150
    assert session.question is not None


@pytest.mark.sampled(5)
def test_a_save_in_mid_action_lies_behind_its_quiet_point(game: Game) -> None:
    data, since = save_in_mid_action(game)
    session = restore(game, data)
    assert since > 0
    assert len(session.records) - session.quiet_at == since


@pytest.mark.sampled(5)
def test_measuring_leaves_the_game_as_it_was(game: Game) -> None:
    session = long_game(game, 100)
    records = list(session.records)
    told = list(keeping(game, session))
    assert session.records == records
    assert len(told) == 6
    assert all(measure.value and measure.baseline and not measure.failed for measure in told)


@pytest.mark.sampled(3)
def test_going_far_is_measured_where_it_is_said(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_games, "COMPARED", 20)
    monkeypatch.setattr(long_games, "ANSWERS", 800)
    session = long_game(game, 50)
    told = {measure.what: measure for measure in long_games.going_far(game, session)}
    assert len(session.records) >= 800
    assert len(told) == 4
    assert all(measure.value and not measure.failed for measure in told.values())
    share = told["play with history against play without"].value
    assert share is not None
    assert 0.1 < share < 2


@pytest.mark.sampled(9)
def test_a_full_table_has_its_cards_in_sight(game: Game) -> None:
    state = in_sight(game, 1000, 800)
    assert len(state.codes) == 1000
    assert misplaced(state) == []
    seen = [card for zone in game.view(state, state.seats[0]).zones.values() for card in zone.cards if card.code]
    assert 800 <= len(seen) < 1000


@pytest.mark.sampled(9)
def test_what_is_seen_is_measured(game: Game) -> None:
    told = list(sights([game]))
    assert [measure.failed for measure in told] == ["", ""]
    assert "1200 options" in told[1].detail


def test_self_play_counts_decisions(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "ROUND_SECONDS", 0.05)
    monkeypatch.setattr(playing, "ROUNDS", 3)
    measure = playing.self_play(game)
    assert not measure.failed
    assert measure.value is not None
    assert measure.baseline is not None
    assert 100 < measure.value < measure.baseline


@pytest.mark.sampled(9)
def test_jobs_play_the_same_games_in_one_process_and_in_two(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "JOBS_SECONDS", 0.1)
    monkeypatch.setattr(playing, "JOBS_ROUNDS", 1)
    measure = playing.jobs(game)
    assert measure.value is not None
    assert measure.value > 0
    assert "games in" in measure.detail


@pytest.mark.sampled(9)
def test_the_window_and_the_table_are_measured_in_processes_of_their_own(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_screen, "STARTS", 1)
    monkeypatch.setattr(on_screen, "FRAMES", 60)
    monkeypatch.setattr(answering, "ANSWERS", 3)
    monkeypatch.setattr(answering, "RUNS", 1)
    monkeypatch.setattr(answering, "SCENES", 2)
    monkeypatch.setattr(answering, "LONG_LOG", 300)
    told = {measure.what: measure for measure in on_screen.windows(game)}
    assert {what: measure.failed for what, measure in told.items() if measure.failed} == {}
    painted, stands = told["window painted"], told["window with its first screen"]
    assert painted.value is not None
    assert stands.value is not None
    assert painted.value * 1000 < stands.value
    assert stands.baseline is not None
    assert stands.bar > 499.9 * stands.baseline / 105, "where a bare window is slow, so is ours"


def test_a_process_that_fails_is_told(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="Error"):
        on_screen.measured("nothing of the kind", tmp_path)


def test_the_help_of_the_command_is_measured() -> None:
    (told,) = commands()
    assert told.value is not None
    assert told.value > 0
    assert told.most == 150.0
