"""What one seat may see. Views are what the screen and the bots get; they never hold a hidden card's id or code."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.engine.messages import Message

SHOWN = "shown"
"""The zone of the cards that a question shows to the seat it asks; it has nothing but what lies in no other."""

ALIAS = "~"
"""What the id begins with under which a seat may touch a card that it must not know."""


@dataclass(slots=True)
class CardView:
    """One card as a seat sees it.

    A face-down card has ``code`` "" and an ``id`` made from its place, not its own: its alias, where it can be
    touched. ``numbers`` are the current values, ``tokens`` the counters on it, ``marks`` words such as "exhausted",
    "committed", "attacking".
    """

    id: str
    code: str
    zone: str
    owner: str = ""
    controller: str = ""
    host: str = ""
    back: str = ""
    numbers: dict[str, int] = field(default_factory=dict)
    tokens: dict[str, int] = field(default_factory=dict)
    marks: list[str] = field(default_factory=list)
    traits: list[str] = field(default_factory=list)


@dataclass(slots=True)
class ZoneView:
    """A zone: how many cards it holds and those the seat may see, in order (top card first in a pile)."""

    id: str
    count: int
    cards: list[CardView] = field(default_factory=list)


@dataclass(slots=True)
class View:
    """The whole table for one seat. ``numbers`` are the counters beside cards (dials, pools, totals).

    ``place`` has one entry a table of rows, the innermost last: the table, its row, and the row below that runs it.
    ``facts`` may name, one after the other, the seats that are "eliminated".
    """

    game: str
    seat: str
    seats: list[str]
    round: int
    place: list[list[str]]
    zones: dict[str, ZoneView] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    facts: dict[str, str] = field(default_factory=dict)
    outcome: dict[str, str] = field(default_factory=dict)

    @property
    def out(self) -> list[str]:
        """The seats that are out of the game."""
        return self.facts.get("eliminated", "").split()

    def codes(self) -> set[str]:
        """The codes of all cards that lie open."""
        return {card.code for zone in self.zones.values() for card in zone.cards if card.code}

    def card(self, card: str) -> CardView | None:
        """The card with this id, if the seat can see it."""
        for zone in self.zones.values():
            for item in zone.cards:
                if item.id == card:
                    return item
        return None


@dataclass(slots=True)
class Part:
    """One term of a number's sum: how much, and what gives it (``source`` is a card id or "")."""

    amount: int
    reason: Message
    source: str = ""
