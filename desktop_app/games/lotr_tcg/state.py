"""What lies and goes on at a table of the TCG: pieces, twilight, the markers on the path, who fights whom."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.games.kit import pieces
from desktop_app.games.kit.state import TableState

SHARED_ZONES = ("path", "attached", "stacked", "resolving", "removed")
SEAT_ZONES = ("fellowship", "support", "minions", "controlled", "adventure", "hand", "deck", "discard", "dead")
IN_PLAY = ("path", "attached", "fellowship", "support", "minions", "controlled")
"""The zones whose cards are pieces."""
LAST_SITE = 9
HAND = 8
"""To how many cards a hand is reconciled (TCG-255)."""
POOL = ("played", "sites", "companions", "shadow", "texts", "by_hand")
"""What brings twilight or takes it away: Free Peoples cards that are played, Shadow numbers of sites, companions that
move, Shadow cards that are played, what cards say, somebody's hand."""


@dataclass(slots=True)
class Piece(pieces.Piece):
    """A card in play. ``worn`` says of The One Ring that its bearer wears it; ``stacked`` are the cards stacked here.
    ``fought`` says that its skirmish of this round is over.

    Wounds and burdens are the tokens "wound" and "burden".
    """

    worn: bool = False
    fought: bool = False
    stacked: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Skirmish:
    """One skirmish: the characters of the Free Peoples side (one, unless a card says otherwise), and the minions.

    ``gone`` are those who fought in it and have left it since; the first so many of them, ``spared``, left while both
    sides still stood, and have neither won nor lost it.
    ``over`` says that nothing more can be done in it, ``winner`` which side has won: "free_peoples", "shadow", or ""
    while nobody has, or because it was cancelled.
    """

    characters: list[str] = field(default_factory=list)
    minions: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    spared: int = 0
    over: bool = False
    winner: str = ""


@dataclass(slots=True)
class TcgState(TableState[Piece]):
    """A game. ``round`` counts the turns of all players, ``active`` is the Free Peoples player of this one.

    ``order`` lists the seats as they sit, clockwise, the first player first (TCG-370). ``at`` is the number of the site
    where each marker stands, ``rings`` The One Ring of each seat, ``ring_bearers`` who bears it. ``shadow`` is the
    Shadow player whose Shadow phase it is. ``left`` is the site that the fellowship is just leaving. ``assigned`` are
    the skirmishes still to be fought, ``fight`` the one being fought; ``fierce`` are the minions that fight in the
    fierce round (TCG-436). ``played`` are the cards played in this turn, each with the number of the site of that
    moment, ``taken`` how many cards came to the hand of the Free Peoples player in this fellowship phase. ``starting``
    names the companions a starter deck begins with, ``bids`` what each seat bid. ``reshuffled`` has made a new draw
    deck once. ``threats`` lie on the dead piles (TCG-478), ``shown`` are the cards that seats are looking at just now.
    ``goal`` is the site at which one wins. ``pool`` is what the tokens in the twilight pool come from in this turn, and
    what took some away (`POOL`), ``spent`` what the companions cost with whom each seat starts.
    """

    pieces: dict[str, Piece] = field(default_factory=dict)
    round: int = 0
    phase: str = "setup"
    starter: bool = True
    order: list[str] = field(default_factory=list)
    active: str = ""
    shadow: str = ""
    twilight: int = 0
    at: dict[str, int] = field(default_factory=dict)
    rings: dict[str, str] = field(default_factory=dict)
    ring_bearers: dict[str, str] = field(default_factory=dict)
    moves: int = 0
    opponents: int = 1
    left: str = ""
    fierce_round: bool = False
    fierce: list[str] = field(default_factory=list)
    assigned: list[Skirmish] = field(default_factory=list)
    fight: Skirmish | None = None
    played: list[str] = field(default_factory=list)
    taken: int = 0
    starting: dict[str, list[str]] = field(default_factory=dict)
    bids: dict[str, int] = field(default_factory=dict)
    reshuffled: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    threats: dict[str, int] = field(default_factory=dict)
    shown: dict[str, list[str]] = field(default_factory=dict)
    goal: int = LAST_SITE
    pool: dict[str, int] = field(default_factory=dict)
    spent: dict[str, int] = field(default_factory=dict)
