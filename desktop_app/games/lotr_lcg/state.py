"""The state of one game: the kernel's tree plus what lies on the table of this game."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.games.kit.pieces import Piece as KitPiece
from desktop_app.games.kit.state import TableState


@dataclass(slots=True)
class Piece(KitPiece):
    """A card in play. ``controller`` is a seat, or "" for the scenario.

    ``shadows`` are the shadow cards dealt to an enemy, ``attacked`` whether it has attacked this round. ``counts_as``
    is the card type it has been turned into, "" for the printed one. ``beneath`` is the card that lies face down under
    what stands in for it, "" where there is none.
    """

    shadows: list[str] = field(default_factory=list)
    committed: bool = False
    attacked: bool = False
    counts_as: str = ""
    beneath: str = ""

    @property
    def damage(self) -> int:
        """Damage tokens on it."""
        return self.tokens.get("damage", 0)

    @damage.setter
    def damage(self, amount: int) -> None:
        self.put("damage", amount)

    @property
    def progress(self) -> int:
        """Progress tokens on it."""
        return self.tokens.get("progress", 0)

    @progress.setter
    def progress(self, amount: int) -> None:
        self.put("progress", amount)

    @property
    def resources(self) -> int:
        """Resource tokens in its pool."""
        return self.tokens.get("resources", 0)

    @resources.setter
    def resources(self, amount: int) -> None:
        self.put("resources", amount)


@dataclass(slots=True)
class Attack:
    """One attack being resolved: whose it is ("enemy" or "player"), and the defending or attacking seat.

    ``number`` tells it from the other attacks being resolved, so that what lasts until its end is its own. ``declared``
    is set once its first step has named who fights. ``enemy`` is "" once it has left play.
    """

    kind: str
    enemy: str
    seat: str
    characters: list[str] = field(default_factory=list)
    declared: bool = False
    undefended: bool = False
    damage: int = 0
    strength: int = 0
    number: int = 0

    @property
    def end(self) -> str:
        """The moment of its end, as effects name it."""
        return f"attack {self.number}"


@dataclass(slots=True)
class Earned:
    """A boon or burden that was earned: its code, and who has it (the code of a hero, a seat, "" for nobody)."""

    code: str
    bearer: str = ""


@dataclass(slots=True)
class CampaignGame:
    """What campaign mode brings to a game, and what the game brings to the campaign (appendix III).

    ``penalty`` is what each seat adds to its starting threat, ``damage`` what heroes start with. Of the cards of the
    campaign ``pool`` ``bearers`` says to which hero (by code) one is attached, ``decks`` into whose deck one is
    shuffled.
    ``prisoner`` is the hero (by code) that the log names so. ``earned`` and ``noted`` are what the resolution writes
    into the log: cards for the pool, and heroes by the section they are noted in.
    """

    mode: str = ""
    penalty: dict[str, int] = field(default_factory=dict)
    damage: dict[str, int] = field(default_factory=dict)
    pool: list[str] = field(default_factory=list)
    bearers: dict[str, str] = field(default_factory=dict)
    decks: dict[str, str] = field(default_factory=dict)
    prisoner: str = ""
    earned: list[Earned] = field(default_factory=list)
    noted: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class LcgState(TableState[Piece]):
    """A game of The Lord of the Rings: The Card Game.

    ``threat`` is each seat's dial. ``dying`` are cards about to be destroyed. ``turned`` are shadow cards lying face
    up, ``known`` the cards of the encounter deck that somebody has seen since it was shuffled. ``unfolding`` is the
    stage whose When Revealed is being resolved. ``rounds`` counts completed rounds. ``prisoners`` are the heroes that
    were captured and not rescued, also when they have left play since. ``quick`` is set-up without a question: lots
    for the vote, the first hand kept. ``campaign`` is None outside campaign mode.
    """

    scenario: str = ""
    easy: bool = False
    quick: bool = False
    round: int = 0
    rounds: int = 0
    first_player: str = ""
    active: str = ""
    threat: dict[str, int] = field(default_factory=dict)
    eliminated: list[str] = field(default_factory=list)
    pieces: dict[str, Piece] = field(default_factory=dict)
    attacks: list[Attack] = field(default_factory=list)
    dying: list[str] = field(default_factory=list)
    turned: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    unfolding: str = ""
    phase: str = "setup"
    heroes: dict[str, list[str]] = field(default_factory=dict)
    prisoners: list[str] = field(default_factory=list)
    campaign: CampaignGame | None = None
