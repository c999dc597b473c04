"""What every event of this game is."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from desktop_app.engine.events import Event


@dataclass(slots=True, kw_only=True)
class Happening(Event):
    """Anything that happens in this game. It is about its card, its enemy or its location."""

    @property
    def about(self) -> str:
        """The id of that card; "" for an event of a seat or a step."""
        for name in ("card", "enemy", "location"):
            found: str = getattr(self, name, "")
            if found:
                return found
        return ""

    @property
    def befalls(self) -> str:
        """The card that it happens to, without which it does not happen; "" where it does whatever becomes of that."""
        return self.about


class BefallsNothing(Happening):
    """What happens whatever becomes of the card it is about: an effect needs the card no more that it comes from."""

    __slots__ = ()

    @property
    def befalls(self) -> str:
        """Nothing."""
        return ""


@dataclass(slots=True, kw_only=True)
class OfSeveral(Happening):
    """What several characters do together."""

    cards: list[str]

    def keep(self, there: Container[str]) -> list[str]:
        """Those of them that are still there do it, and nobody else has; without any it does not happen."""
        self.cards = [card for card in self.cards if card in there]
        self.cancelled = not self.cards
        return list(self.cards)
