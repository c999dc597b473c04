"""A very long game: what its history costs while it is played, and how quickly one is back in it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial

from desktop_app.app.bench.measure import Measure, at_worst, busy_milliseconds, quickest
from desktop_app.app.bench.tables import answer_at_random, long_game, sturdy
from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import clone
from desktop_app.engine.game import Game
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.engine.state import State

ANSWERS = 10_000
BACK = 600
COMPARED = 250
LEAST_SHARE = 0.7
MOST_BACK = 50.0
MOST_ANSWER = 20.0


def going_far(game: Game, session: Session | None = None) -> Iterator[Measure]:
    """Plays a long game on to 10,000 answers and measures it there, last of all what its history cost."""
    session = session or long_game(game)
    slowest = _play_on(session, ANSWERS)
    size = f"{game.id}, {len(session.state.codes)} cards, {len(session.records)} answers"
    yield Measure(
        "slowest single answer",
        "ms",
        slowest,
        most=MOST_ANSWER,
        baseline=quickest(lambda: clone(session.state)),
        baseline_is="a copy of the state",
        detail=f"{size}, {len(session.snapshots)} states kept",
    )
    yield _back(session, size)
    yield _phase_after_load(game, session, size)
    yield with_history(game)


def _play_on(session: Session, answers: int) -> float:
    """Answers at random; the slowest answer in milliseconds of processor time."""
    dice, slowest = Chance(1), 0.0
    while session.question is not None and len(session.records) < answers:
        start = time.process_time()
        answer_at_random(session, dice)
        slowest = max(slowest, time.process_time() - start)
    return slowest * 1000


def _back(session: Session, size: str) -> Measure:
    here, taken = len(session.records), []
    for _ in range(5):
        taken += busy_milliseconds(lambda: session.go_to(here - BACK), 1)
        session.go_to(here)
    return at_worst(f"going back {BACK} answers", taken, most=MOST_BACK, state=session.at_rest(), detail=size)


def _phase_after_load(game: Game, session: Session, size: str) -> Measure:
    data = save(session)
    taken = []
    for _ in range(3):
        loaded = restore(game, data)
        taken += busy_milliseconds(partial(loaded.undo, "phase"), 1)
    return at_worst("first undo of a phase after a load", taken, most=MOST_BACK, state=data["start"], detail=size)


def with_history(game: Game) -> Measure:
    """How fast a large table plays that can be taken back, against one that cannot; in turns, on one core."""
    state = sturdy(game, 0)
    taken = [(_seconds(game, state, keep=True), _seconds(game, state, keep=False)) for _ in range(4)]
    kept, light = (min(each) for each in zip(*taken, strict=True))
    return Measure(
        "play with history against play without",
        "times",
        light / kept,
        least=LEAST_SHARE,
        detail=f"{game.id}, {len(state.codes)} cards, {COMPARED} decisions in {kept:.3f} and {light:.3f} s",
    )


def _seconds(game: Game, state: State, *, keep: bool) -> float:
    dice = Chance(1)
    start = time.process_time()
    session = Session(game, clone(state), keep=keep)
    for _ in range(COMPARED):
        if session.question is not None:
            answer_at_random(session, dice)
    return time.process_time() - start
