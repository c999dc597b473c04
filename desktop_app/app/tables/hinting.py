"""A hint: what the planner makes of the open question, for a person to read while it goes on thinking."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future

from desktop_app.app.tables.thinker import Thinker
from desktop_app.app.tables.thinking import BESIDE
from desktop_app.app.tables.trying import Fared, scales_of, ways_of
from desktop_app.engine.chance import Chance
from desktop_app.engine.errors import NotNow
from desktop_app.engine.planning import Plan, Way, begun
from desktop_app.engine.session import Session
from desktop_app.games.contract.play import Play
from desktop_app.games.contract.story import Course

WORTH_SAYING = 0.01
"""Chances that differ by less are told as alike."""
AT_A_TIME = 0.5
"""Seconds after which the planner tells what it has found so far."""


class Hint:
    """The usual answer and up to two others, and how each came out so far on tables that the seat imagined."""

    def __init__(self, session: Session, play: Play, plan: Plan, imagined: Session) -> None:
        assert session.question is not None
        self.question, self.plan = session.question, plan
        self.scales: Sequence[Course] = scales_of(play)
        self.side_by_side = "table-coach-ahead"
        self._imagined = imagined

    def think(self, thinker: Thinker, dice: Chance) -> Future[Plan | None]:
        """Thinks on for a moment; ``take`` what comes of it."""
        return thinker.go_on(self._imagined, self.plan, dice, AT_A_TIME)

    def take(self, plan: Plan) -> None:
        """Knows what was found."""
        self.plan = plan

    @property
    def compared(self) -> list[Way]:
        """The usual answer first, then the others that are close to it."""
        best = self.plan.best
        close = sorted(self.plan.others, key=lambda way: (way is not best, -way.mean))[:BESIDE]
        return [self.plan.usual, *(way for way in self.plan.others if any(way is one for one in close))]

    @property
    def fared(self) -> list[Fared]:
        """How each of them fared."""
        return [_fared(way, len(self.scales)) for way in self.compared]

    @property
    def best(self) -> int:
        """The number of the best answer."""
        return next(number for number, way in enumerate(self.compared) if way is self.plan.best)

    @property
    def is_sure(self) -> bool:
        """Whether the best answer was better than each of the others by more than luck, and by enough to speak of."""
        best = self.plan.best
        others = [way for way in self.compared if way is not best]
        return all(best.surely_better(way) > 0 and best.mean - way.mean >= WORTH_SAYING for way in others)


def hint(session: Session, play: Play, dice: Chance) -> Hint | None:
    """Begins to compare; None where the game has no planner or nothing can be imagined."""
    question, foresight = session.question, session.game.foresight
    if question is None or foresight is None:
        return None
    try:
        imagined = session.fork(question.seat, dice)
    except NotNow:
        return None
    plan = begun(imagined, foresight, dice, lambda usual: [list(way) for way in ways_of(question, usual)])
    return Hint(session, play, plan, imagined)


def _fared(way: Way, scales: int) -> Fared:
    sums = [sum(changes) for changes in zip(*way.changed.values(), strict=True)] or [0] * scales
    return Fared(tuple(way.keys), sums, tries=len(way.worth), chance=way.mean if way.worth else None)
