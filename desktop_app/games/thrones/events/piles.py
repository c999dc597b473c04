"""Cards that are drawn, discarded, looked at and searched for outside play."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.games.thrones.events.happening import Happening


@dataclass(slots=True, kw_only=True)
class CardsDrawn(Happening):
    """A seat draws cards, all at once (GOT-403)."""

    seat: str
    cards: list[str]


@dataclass(slots=True, kw_only=True)
class CardDiscarded(Happening):
    """A card is discarded from outside play: ``source`` is the area, "hand" or "deck"; ``by`` the card that did it.

    ``arranged_by`` is the seat that has chosen the order in which several come to a pile.
    """

    card: str
    seat: str
    source: str
    by: str = ""
    pillage: bool = False
    arranged_by: str = ""
    is_put_away: bool = False

    @property
    def fallen(self) -> list[str]:
        """The cards that come to a pile."""
        return [self.card]


@dataclass(slots=True, kw_only=True)
class CardMoved(Happening):
    """A card goes from one area out of play to another; ``index`` is how far from the top, None for the bottom."""

    card: str
    to: str
    index: int | None = None
