"""What nobody, or not everybody, may look at: declared once by a game, kept by its views, its forks and its tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from desktop_app.engine.frozen import Frozen, field
from desktop_app.engine.state import State
from desktop_app.engine.view import ALIAS

NOBODY, OWNER = "nobody", "owner"
"""Who may look at the cards of a hidden zone: nobody, the seat behind the colon of its id, or the one seat named."""


def nothing_open(g: Any, seat: str) -> Sequence[str]:
    """No card of a hidden zone lies open."""
    return ()


def by_owner(g: Any, card: str) -> str:
    """Cards of one owner look alike from behind."""
    return str(g.owners.get(card, ""))


class HiddenZones(Frozen, eq=False, dict=True):
    """Which zones hide their cards, by the part of the id before the colon, and who sees them.

    ``open`` answers the cards of such zones that a seat may see nonetheless: turned up, revealed, being looked at.
    The cards of a zone in ``lying`` lie one by one in everybody's sight, face down: they can be touched by where they
    lie. ``back`` tells cards apart from behind.
    """

    zones: Mapping[str, str] = field(default_factory=dict)
    open: Callable[[Any, str], Sequence[str]] = nothing_open
    lying: Sequence[str] = ()
    back: Callable[[Any, str], str] = by_owner

    def hides(self, zone: str, seat: str) -> bool:
        """Whether the cards of a zone are hidden from a seat, those that lie open aside."""
        name, _, owner = zone.partition(":")
        sight = self.zones.get(name)
        return sight is not None and seat != (owner if sight == OWNER else sight)

    def cards(self, g: State, seat: str) -> dict[str, list[str]]:
        """The cards whose faces a seat may not know, by zone; zones where there are none are left out."""
        shown = set(self.open(g, seat))
        found = {
            zone: [card for card in cards if card not in shown]
            for zone, cards in g.zones.items()
            if cards and self.hides(zone, seat)
        }
        return {zone: cards for zone, cards in found.items() if cards}

    def aliases(self, g: State, seat: str) -> dict[str, str]:
        """Names by which a seat may touch the cards that lie face down before it: ``Game.aliases`` of the kernel."""
        if not self.lying:
            return {}
        zones = g.zones
        facedown = list(filter(zones.__getitem__, self._lying_hidden(zones, seat)))
        if not facedown:
            return {}
        shown = set(self.open(g, seat))
        return {
            card: alias_of(zone, place)
            for zone in facedown
            for place, card in enumerate(g.zones[zone])
            if card not in shown
        }

    def _lying_hidden(self, zones: Mapping[str, Sequence[str]], seat: str) -> Sequence[str]:
        """The zones that hide from a seat cards which lie in sight: told once for a table while it has these zones."""
        known = self._hiding.get(seat)
        if known is None or known[0] is not zones or known[1] != len(zones):
            found = [zone for zone in zones if zone.partition(":")[0] in self.lying and self.hides(zone, seat)]
            known = self._hiding[seat] = zones, len(zones), found
        return known[2]

    @cached_property
    def _hiding(self) -> dict[str, tuple[Mapping[str, Sequence[str]], int, Sequence[str]]]:
        """By seat the zones of the last table, how many they are, and those of them that hide."""
        return {}

    def alike(self, g: State, seat: str) -> list[list[str]]:
        """The hidden cards that could change places for all a seat knows: ``Game.hidden`` of the kernel."""
        found: dict[str, list[str]] = {}
        for cards in self.cards(g, seat).values():
            for card in cards:
                found.setdefault(self.back(g, card), []).append(card)
        return list(found.values())


def alias_of(zone: str, place: int) -> str:
    """The name of the card that lies face down at a place of a zone, first place 0."""
    return f"{ALIAS}{zone}/{place + 1}"
