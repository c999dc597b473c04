"""What must hold whatever anybody does, in whatever order."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import dump
from desktop_app.engine.errors import NotNow
from desktop_app.engine.game import Adjustment
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from tests.engine.evening import inn
from tests.engine.inn import INN, broken, new
from tests.engine.play import moment, play, questions, random_answer
from tests.house_rules import ROOT

DEEDS = st.sampled_from(["answer"] * 6 + ["undo", "undo", "action", "phase", "redo", "hand", "load", "switch", "go"])


def do(session: Session, deed: str, number: int) -> Session:
    """One thing a person can do with a game."""
    if deed == "answer" and session.question is not None:
        session.answer(random_answer(session.question, Chance(number)))
    elif deed == "undo":
        session.undo()
    elif deed in ("action", "phase"):
        session.undo(deed)
    elif deed == "redo":
        session.redo()
    elif deed == "hand" and session.can_adjust():
        session.adjust(Adjustment("health", "AB"[number % 2], amount=number % 3))
    elif deed == "hand":
        with pytest.raises(NotNow):
            session.adjust(Adjustment("health", "A"))
    elif deed == "load":
        session = restore(INN, json.loads(json.dumps(save(session))))
    elif deed == "switch" and session.branches:
        session.switch(session.branches[number % len(session.branches)])
    elif deed == "go":
        session.go_to(number % (len(session.records) + len(session.future) + 1))
    return session


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 1000), st.integers(2, 4), st.lists(st.tuples(DEEDS, st.integers(0, 1000)), max_size=40))
def test_whatever_is_done_the_records_tell_the_whole_game(seed: int, seats: int, deeds: list[tuple[str, int]]) -> None:
    session = Session(INN, new(seed, seats))
    for deed, number in deeds:
        session = do(session, deed, number)
        assert broken(inn(session)) == []
        assert session.dropped == []
    told: dict[str, Any] = save(session)
    told["snapshot"], told["earlier"] = told["start"], []
    assert moment(restore(INN, told)) == moment(session)
    fork = session.fork()
    assert dump(fork.state) == dump(session.state)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1000), st.integers(2, 4), st.integers(1, 12))
def test_undo_and_redo_are_each_others_mirror(seed: int, seats: int, back: int) -> None:
    session = play(Session(INN, new(seed, seats)), Chance(seed), 30)
    before = moment(session)
    undone = sum(session.undo() for _ in range(back))
    assert sum(session.redo() for _ in range(undone)) == undone
    assert moment(session) == before


@pytest.mark.parametrize("seed", range(40))
def test_every_random_game_ends_and_keeps_its_invariants(seed: int) -> None:
    session = Session(INN, new(seed, 2 + seed % 3))
    for question in questions(session, Chance(seed)):
        keys = [option.key for option in question.options]
        assert len(set(keys)) == len(keys)
        assert question.forced() is None
        assert broken(inn(session)) == []
    assert session.state.outcome is not None


PROGRAM = """
import json
from desktop_app.engine.chance import Chance
from desktop_app.engine.saving import save
from desktop_app.engine.session import Session
from tests.engine.inn import INN, new
from tests.engine.play import play
print(json.dumps([save(play(Session(INN, new(seed, 3)), Chance(seed))) for seed in range(5)]))
"""


def test_a_game_is_the_same_whatever_the_seed_of_hashes() -> None:
    told = []
    for seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM], cwd=ROOT, env=environment, capture_output=True, check=True
        )
        told.append(done.stdout)
    assert told[0] == told[1]
    assert len(told[0]) > 10_000
