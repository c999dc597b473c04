"""What lies and goes on at a table of A Game of Thrones: pieces, gold, challenges, what has been done this round."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.games.kit import pieces
from desktop_app.games.kit.state import TableState

POOL = "titles"
"""The title pool (GOT-432), empty in a joust; the title that a seat holds in a melee lies in its zone "title"."""
SHARED_ZONES = ("attached", "under", "resolving", "removed", POOL)
SEAT_ZONES = (
    "faction",
    "agenda",
    "plot_deck",
    "plot",
    "used",
    "placed",
    "facedown",
    "characters",
    "locations",
    "hand",
    "deck",
    "discard",
    "dead",
)
MELEE_ZONES = ("title",)
"""The zones that a seat has besides in a melee."""
WITH_PIECES = ("faction", "agenda", "plot", "title", "characters", "locations", "attached")
"""The zones whose cards are pieces: what is in play (GOT-147), and the agenda, whose text works from beside it."""
CHALLENGES = ("military", "intrigue", "power")
POWER_TO_WIN = 15


@dataclass(slots=True)
class Piece(pieces.Piece):
    """A card in play; it kneels where ``exhausted`` says so. ``duplicates`` lie under it, oldest first.

    ``counts_as`` is the card type it has been turned into, "" for the printed one; ``came`` how it entered play in this
    phase ("marshal", "put", "ambush"), "" for earlier.
    """

    duplicates: list[str] = field(default_factory=list)
    counts_as: str = ""
    came: str = ""

    @property
    def power(self) -> int:
        """The power on it."""
        return self.tokens.get("power", 0)


@dataclass(slots=True)
class Challenge:
    """One challenge, from its initiation (4.2) to its end (4.2.6); afterwards what is remembered of it.

    ``by`` is the attacking seat, ``at`` the defending one; ``redirected_from`` is whom it was initiated against where
    that was another. ``attack`` and ``defense`` are the totals as they were compared, ``winner`` and ``loser`` seats,
    "" while or because there are none. ``rivalry`` is whether a rivalry bonus was given for it. ``keywords`` are those
    still to be processed.
    """

    type: str
    by: str
    at: str
    attackers: list[str] = field(default_factory=list)
    defenders: list[str] = field(default_factory=list)
    bypassed: list[str] = field(default_factory=list)
    compared: bool = False
    attack: int = 0
    defense: int = 0
    winner: str = ""
    loser: str = ""
    keywords: list[str] = field(default_factory=list)
    defended: bool = False
    redirected_from: str = ""
    rivalry: bool = False

    @property
    def initiated_against(self) -> str:
        """The opponent it counts as initiated against (GOT-388)."""
        return self.redirected_from or self.at

    @property
    def margin(self) -> int:
        """By how much STR it was won."""
        return abs(self.attack - self.defense)

    @property
    def unopposed(self) -> bool:
        """Whether the attacker won it against a total of 0 (GOT-425)."""
        return bool(self.winner) and self.winner == self.by and self.defense == 0

    @property
    def participants(self) -> list[str]:
        """Everybody on either side."""
        return self.attackers + self.defenders


@dataclass(slots=True)
class ThronesState(TableState[Piece]):
    """A game. Gold is by seat, power lies as tokens on cards, both come from the ``treasury`` and go back to it.

    ``first_player`` holds the token, ``active`` is the active player of the phase. ``challenges`` are those being
    resolved, ``fought`` what is remembered of this round's. ``marshaled`` and ``played`` are the cards that a seat has
    marshaled or played this round, ``limited`` how many of them were limited (GOT-250). ``named`` holds what a player
    named for a card ("military"), by the card. ``chosen`` are the plots that were chosen in secret and are not revealed
    yet. ``goal`` is how much power wins. ``over`` are the periods that have ended while what answers their end is still
    being resolved ("challenge", "phase", "round"): nothing lasts until their end any more.
    """

    pieces: dict[str, Piece] = field(default_factory=dict)
    round: int = 0
    phase: str = "setup"
    first_player: str = ""
    active: str = ""
    gold: dict[str, int] = field(default_factory=dict)
    treasury: dict[str, int] = field(default_factory=lambda: {"gold": 0, "power": 0})
    challenges: list[Challenge] = field(default_factory=list)
    fought: list[Challenge] = field(default_factory=list)
    marshaled: dict[str, list[str]] = field(default_factory=dict)
    played: dict[str, list[str]] = field(default_factory=dict)
    limited: dict[str, int] = field(default_factory=dict)
    named: dict[str, str] = field(default_factory=dict)
    chosen: dict[str, str] = field(default_factory=dict)
    dominance: str = ""
    eliminated: list[str] = field(default_factory=list)
    goal: int = POWER_TO_WIN
    over: list[str] = field(default_factory=list)
