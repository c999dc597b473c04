"""The way back: states are kept apart at a flat cost, and any moment is a few answers from one of them."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from desktop_app.engine import timeline
from desktop_app.engine.chance import Chance
from desktop_app.engine.frozen import replace
from desktop_app.engine.record import Snapshot
from desktop_app.engine.rows import Jump, Next, Row, Steps
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.engine.state import Place
from tests.engine.inn import INN, STEPS, Inn, new
from tests.engine.play import moment, play

ANSWERS = 3000


async def _for_ever(g: Inn) -> Next:
    """The inn never closes: everybody is well again and the cards lie in the deck."""
    g.round += 1
    g.health, g.coins = dict.fromkeys(g.seats, 1000), dict.fromkeys(g.seats, 3)
    for card in [card for zone, cards in g.zones.items() if zone != "deck" for card in cards]:
        g.move(card, "deck")
    return Jump("1")


class Counted(Steps):
    """Rows that count how often one of them is looked up."""

    looked_up = 0

    def row(self, place: Place) -> Row:
        self.looked_up += 1
        return super().row(place)


ROWS = Counted(
    {
        "evening": [Row(row.id, _for_ever if row.id == "5" else row.run, row.phase) for row in STEPS.tables["evening"]],
        "brawl": STEPS.tables["brawl"],
    }
)
ENDLESS = replace(INN, steps=ROWS)


@pytest.fixture(scope="module")
def long() -> Session:
    """A game of more than 3,000 answers."""
    state = new(5)
    state.health = dict.fromkeys(state.seats, 1000)
    session, dice = Session(ENDLESS, state), Chance(5)
    while len(session.records) < ANSWERS:
        play(session, dice, 50)
    return session


def gaps(session: Session, first: int, last: int) -> list[int]:
    """How far apart the snapshots stand between two places in the game."""
    places = [snapshot.at for snapshot in session.snapshots if first <= snapshot.at <= last]
    return [after - before for before, after in pairwise(places)]


def test_snapshots_stand_all_along_a_long_game(long: Session) -> None:
    here = len(long.records)
    near, far = gaps(long, here - timeline.DENSE, here), gaps(long, 0, here - timeline.DENSE - 200)
    assert min(near) >= timeline.APART
    assert max(near) < timeline.APART + 40
    assert min(far) >= timeline.FAR_APART
    assert max(far) < timeline.FAR_APART + 60
    assert len(long.snapshots) < 100 + ANSWERS // timeline.FAR_APART + 20


def test_never_do_many_snapshots_go_at_once() -> None:
    state, kept, before = new(), [Snapshot(0, 0, new())], 1
    for at in range(10, 20_000, 10):
        timeline.keep(kept, Snapshot(at, 0, state))
        assert before - 1 <= len(kept) <= before + 1
        before = len(kept)
    assert len(kept) <= 20_000 // timeline.FAR_APART + timeline.DENSE // timeline.APART + 2


def test_the_newest_snapshot_may_stand_close_until_the_next_comes() -> None:
    state, kept = new(), [Snapshot(0, 0, new())]
    for at in (10, 13, 15, 23, 24, 33):
        timeline.keep(kept, Snapshot(at, 0, state))
    assert [snapshot.at for snapshot in kept] == [0, 10, 23, 33]


def test_any_moment_of_a_long_game_is_near(long: Session) -> None:
    """Going far back plays fewer answers again than a hundred, whatever is slow here."""
    end = moment(long)
    for back in (1, 7, 600, 1500, 2900):
        target = len(long.records) - back
        start = timeline.latest(long.snapshots, target)
        assert target - start.at < 200
        long.go_to(target)
        assert len(long.records) >= target
        long.go_to(len(long.records) + len(long.future))
        assert moment(long) == end


def test_the_first_undo_of_a_phase_after_a_load_plays_little_again(long: Session) -> None:
    here = len(long.records)
    loaded = restore(ENDLESS, json.loads(json.dumps(save(long))))
    before = ROWS.looked_up
    assert loaded.undo("phase")
    assert ROWS.looked_up - before < 600
    long.undo("phase")
    assert moment(loaded) == moment(long)
    long.go_to(here)
