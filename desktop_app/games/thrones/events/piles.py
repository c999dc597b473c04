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
    """A card is discarded from outside play: ``source`` is the area, "hand" or "deck"; ``by`` the card that did it."""

    card: str
    seat: str
    source: str
    by: str = ""
    pillage: bool = False


@dataclass(slots=True, kw_only=True)
class CardMoved(Happening):
    """A card goes from one area out of play to another; ``index`` is how far from the top, None for the bottom."""

    card: str
    to: str
    index: int | None = None
