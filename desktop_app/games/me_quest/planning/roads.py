"""Where a hero goes in this turn: every road that his hand pays for is followed, with what lies along it.

What he collects counts whole, what is left for later turns less and the less the farther it is; where enemies wait he
may not come any further. So he takes favor on the way to a Plot, and stays where nothing is gained.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop_app.games.kit.board import Path
from desktop_app.games.me_quest.planning.distances import cards_to
from desktop_app.games.me_quest.reading.board import BOARD

FADES, FAR = 0.85, 0.96
"""What is left of the worth of a goal for each card that it is away beyond what he holds, and for each at all."""
LATER = 0.8
"""What is left of what can only be had in a later turn."""
CARD, FULL_HAND = 0.3, 7
"""What a card spent on the road is worth, and less with more in hand than can be used in a turn."""
MOST_STEPS = 5
"""So many steps are looked ahead."""
STAY = ""
"""The road that leads nowhere."""
Goals = Mapping[str, float]


class Roads:
    """The roads from where a hero is.

    ``hand`` holds the movement icons of his cards, ``favor`` what he has. ``gains(favor)`` is what the goals are worth
    with so much favor, ``favor_at`` what he finds of it where, ``path`` the paths as they are at this table; ``passes``
    is how likely he comes past what waits at a location and ``harm`` what it costs him.
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
    ) -> None:
        self._favor, self._gains, self._favor_at = favor, gains, favor_at
        self._path, self._passes, self._harm = path, passes, harm
        self._hand = tuple(sorted(hand))
        self._card = CARD * min(1.0, FULL_HAND / max(1, len(hand)))
        self._known: dict[tuple[object, ...], float] = {}

    def from_here(self, here: str, stay: float) -> dict[str, float]:
        """What each first step is worth, and STAY."""
        found = {STAY: stay + LATER * self._later(here, self._favor, (), len(self._hand))}
        for place in BOARD.neighbours(here):
            found[place] = self._step(here, place, self._hand, self._favor, (), MOST_STEPS)
        return found

    def _step(self, here: str, place: str, hand: tuple[str, ...], favor: int, had: tuple[str, ...], left: int) -> float:
        path = self._path(here, place)
        assert path is not None
        paid = self._pay(hand, path)
        if paid is None:
            return -100.0
        spent = self._card * (len(hand) - len(paid)) + self._harm.get(place, 0.0)
        passes = self._passes.get(place, 1.0)
        gained = 0.0 if place in had else self._gains(favor).get(place, 0.0)
        now = (*had, place) if gained else had
        goes_on = gained + self._best(
            place, paid, favor + (self._favor_at.get(place, 0) if gained else 0), now, left - 1
        )
        if passes == 1.0:
            return goes_on - spent
        return passes * goes_on + (1 - passes) * LATER * self._later(place, favor, had, len(paid)) - spent

    def _best(self, here: str, hand: tuple[str, ...], favor: int, had: tuple[str, ...], left: int) -> float:
        """The best that can be done from a location on."""
        key = (here, hand, favor, had, left)
        if key not in self._known:
            best = LATER * self._later(here, favor, had, len(hand))
            if left and hand:
                steps = (self._step(here, place, hand, favor, had, left) for place in BOARD.neighbours(here))
                best = max(best, *steps)
            self._known[key] = best
        return self._known[key]

    def _later(self, here: str, favor: int, had: tuple[str, ...], cards: int) -> float:
        """What can be had in later turns from a location with so many cards left."""
        paths = cards_to(here)
        return max(
            (
                worth * FAR ** paths[goal] * FADES ** max(0.0, paths[goal] - cards)
                for goal, worth in self._gains(favor).items()
                if goal not in had
            ),
            default=0.0,
        )

    def _pay(self, hand: tuple[str, ...], path: Path) -> tuple[str, ...] | None:
        """The hand after a path, None where it does not pay for it: the card with the icon, else the first ones."""
        if path.terrain in hand:
            at = hand.index(path.terrain)
            return (*hand[:at], *hand[at + 1 :])
        return hand[path.cost :] if len(hand) >= path.cost else None
