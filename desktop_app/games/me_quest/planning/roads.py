"""Where a hero goes in this turn: every road that his hand pays for is followed, with what lies along it.

What he collects counts whole, what is left for later turns less and the less the farther it is; where enemies wait he
may not come any further. So he takes favor on the way to a Plot, and stays where nothing is gained.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from desktop_app.games.kit.board import Path
from desktop_app.games.me_quest.planning.distances import cards_to
from desktop_app.games.me_quest.reading.board import BOARD

FADES, FAR = 0.85, 0.96
"""What is left of the worth of a goal for each card that it is away beyond what he holds, and for each at all."""
LATER = 0.8
"""What is left of what can only be had in a later turn."""
CARD, FULL_HAND = 0.3, 7
"""What a card spent on the road is worth, and less with more in hand than can be used in a turn."""
MOST_STEPS = 3
"""So many steps are looked ahead."""
CANNOT = -100.0
"""What a step is worth that his cards do not pay for."""
STAY = ""
"""The road that leads nowhere."""
Goals = Mapping[str, float]


class Roads:
    """The roads from where a hero is.

    ``hand`` holds the movement icons of his cards, ``favor`` what he has. ``gains(favor)`` is what the goals are worth
    with so much favor, ``favor_at`` what he finds of it where, ``path`` the paths as they are at this table; ``passes``
    is how likely he comes past what waits at a location and ``harm`` what it costs him; ``ends`` is what it is worth
    to be there when the turn is over.
    """

    def __init__(
        self,
        hand: Sequence[str],
        favor: int,
        gains: Callable[[int], Goals],
        favor_at: Mapping[str, int],
        path: Callable[[str, str], Path | None],
        passes: Mapping[str, float],
        harm: Mapping[str, float],
        ends: Mapping[str, float],
    ) -> None:
        self._favor, self._gains, self._favor_at = favor, gains, favor_at
        self._path, self._passes, self._harm, self._ends = path, passes, harm, ends
        self._hand = tuple(sorted(hand))
        self._card = CARD * min(1.0, FULL_HAND / max(1, len(hand)))
        self._known: dict[tuple[object, ...], float] = {}
        self._put_off: dict[tuple[object, ...], float] = {}
        self._ways: dict[str, list[tuple[str, str, int]]] = {}

    def from_here(self, here: str, stay: float) -> dict[str, float]:
        """What each first step is worth, and STAY."""
        found = {STAY: stay + self._later(here, self._favor, (), len(self._hand))}
        for place, terrain, cost in self._ways_from(here):
            paid = pay(self._hand, terrain, cost)
            found[place] = CANNOT if paid is None else self._step(place, paid, self._favor, (), MOST_STEPS - 1)
            found[place] -= self._card * (len(self._hand) - len(paid)) if paid is not None else 0.0
        return found

    def _step(self, place: str, hand: tuple[str, ...], favor: int, had: tuple[str, ...], left: int) -> float:
        """What it is worth to come to a location with so many cards left."""
        gained = 0.0 if place in had else self._gains(favor).get(place, 0.0)
        now, then = (_and(had, place), favor + self._favor_at.get(place, 0)) if gained else (had, favor)
        goes_on = gained + self._best(place, hand, then, now, left)
        passes = self._passes.get(place, 1.0)
        if passes < 1.0:
            goes_on = passes * goes_on + (1 - passes) * self._later(place, favor, had, len(hand))
        return goes_on - self._harm.get(place, 0.0)

    def _best(self, here: str, hand: tuple[str, ...], favor: int, had: tuple[str, ...], left: int) -> float:
        """The best that can be done from a location on."""
        key = (here, hand, favor, had, left)
        best = self._known.get(key)
        if best is None:
            best = self._later(here, favor, had, len(hand))
            if left and hand:
                for place, terrain, cost in self._ways_from(here):
                    paid = pay(hand, terrain, cost)
                    if paid is not None:
                        goes_on = self._step(place, paid, favor, had, left - 1)
                        best = max(best, goes_on - self._card * (len(hand) - len(paid)))
            self._known[key] = best
        return best

    def _later(self, here: str, favor: int, had: tuple[str, ...], cards: int) -> float:
        """What it is worth to end the turn at a location: what can be had from there with so many cards left."""
        key = (here, favor, had, cards)
        best = self._put_off.get(key)
        if best is None:
            left, harm = _left_of_it(here, cards), self._harm
            gains = self._gains(favor).items()
            worths = [(worth - harm.get(goal, 0.0)) * left[goal] for goal, worth in gains if goal not in had]
            self._put_off[key] = best = LATER * max([0.0, *worths]) + self._ends.get(here, 0.0)
        return best

    def _ways_from(self, here: str) -> list[tuple[str, str, int]]:
        """The paths of a location: where each leads, its icon and its number."""
        if here not in self._ways:
            paths = [(place, self._path(here, place)) for place in BOARD.neighbours(here)]
            self._ways[here] = [(place, path.terrain, path.cost) for place, path in paths if path is not None]
        return self._ways[here]


def _and(had: tuple[str, ...], place: str) -> tuple[str, ...]:
    """What was had with one location more, in one order whatever came first."""
    return tuple(sorted((*had, place)))


@cache
def _left_of_it(here: str, cards: int) -> Mapping[str, float]:
    """What is left of the worth of a goal at every location, from another one with so many cards."""
    return {goal: FAR**far * FADES ** max(0.0, far - cards) for goal, far in cards_to(here).items()}


@cache
def pay(hand: tuple[str, ...], terrain: str, cost: int) -> tuple[str, ...] | None:
    """The icons that are left after a path, None where they do not pay for it: the one with its icon, else the first
    ones."""
    if terrain in hand:
        at = hand.index(terrain)
        return (*hand[:at], *hand[at + 1 :])
    return hand[cost:] if len(hand) >= cost else None
