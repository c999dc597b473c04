"""Limits: how often an ability may be used in a phase, a round, a game."""

from __future__ import annotations

from desktop_app.engine.frozen import Frozen
from desktop_app.engine.state import State


class Limit(Frozen):
    """So many uses a period, counted for each card, for each player with ``each_player``, or once for all copies and
    all players with ``shared``.

    Example: ``limit=per("round")``.
    """

    period: str
    times: int = 1
    each_player: bool = False
    shared: bool = False

    def _key(self, name: str, card: str, seat: str) -> str:
        counted = "" if self.shared else seat if self.each_player else card
        return f"{self.period}|{name}|{counted}"

    def counted(self, g: State, name: str, card: str, seat: str) -> int:
        """How often an ability was used."""
        return g.used.get(self._key(name, card, seat), 0)

    def is_reached(self, g: State, name: str, card: str, seat: str) -> bool:
        """Whether an ability was used as often as it may be."""
        return bool(g.used) and g.used.get(self._key(name, card, seat), 0) >= self.times

    def count(self, g: State, name: str, card: str, seat: str) -> None:
        """Counts one use; one that is cancelled counts too."""
        key = self._key(name, card, seat)
        g.used[key] = g.used.get(key, 0) + 1

    def take_back(self, g: State, name: str, card: str, seat: str) -> None:
        """What was counted as a use has come to none."""
        key = self._key(name, card, seat)
        left = g.used.pop(key, 0) - 1
        if left > 0:
            g.used[key] = left


class LimitOfACopyAndPlayer(Limit):
    """So many uses a period of each copy of a card, counted for every player apart."""

    def _key(self, name: str, card: str, seat: str) -> str:
        return f"{self.period}|{name}|{seat}|{card}"


def per(period: str, times: int = 1, *, each_player: bool = False) -> Limit:
    """A limit: ``per("phase", 3)``, ``per("game", each_player=True)``."""
    return Limit(period, times, each_player)


def forget(g: State, period: str) -> None:
    """A period is over: its uses no longer count."""
    for key in [key for key in g.used if key.startswith(period + "|")]:
        del g.used[key]


def forget_card(g: State, card: str) -> None:
    """A card left play: should it come back it is another card, and nothing of it was used."""
    for key in [key for key in g.used if key.endswith("|" + card)]:
        del g.used[key]
