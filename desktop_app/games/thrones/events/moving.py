"""Cards that enter and leave play, are marshaled and played."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.games.thrones.events.happening import Happening


@dataclass(slots=True, kw_only=True)
class EntersPlay(Happening):
    """A card enters play (GOT-141). ``how``: "marshal", "put", or "ambush"; ``source`` is the zone it comes from."""

    card: str
    seat: str
    how: str
    source: str = ""
    is_bestowed_on: bool = False


@dataclass(slots=True, kw_only=True)
class EntersAsDuplicate(EntersPlay):
    """A card enters play as a duplicate of ``host`` (GOT-112, GOT-338)."""

    host: str


@dataclass(slots=True, kw_only=True)
class CardUsed(Happening):
    """A seat has marshaled or played a card."""

    card: str
    seat: str

    @property
    def befalls(self) -> str:
        """Nobody: it has been used."""
        return ""


@dataclass(slots=True, kw_only=True)
class CardMarshaled(CardUsed):
    """A seat has marshaled a card (GOT-378)."""


@dataclass(slots=True, kw_only=True)
class DuplicateMarshaled(Happening):
    """A seat has marshaled a card as a duplicate: "marshaling a duplicate card" (GOT-121). One that a card puts into
    play has not been marshaled (GOT-382)."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class CardPlayed(CardUsed):
    """A seat has played an event (GOT-165)."""


@dataclass(slots=True, kw_only=True)
class EffectsInitiate(Happening):
    """The effects of a card are about to initiate; only a cancel refers to that (GOT-068).

    ``kind`` is the type of the card, ``x`` what the X of its cost stands for, ``target`` what
    was chosen for it.
    """

    card: str
    seat: str
    kind: str
    x: int = 0
    target: str = ""

    @property
    def aim(self) -> str:
        """Its target."""
        return self.target

    @property
    def befalls(self) -> str:
        """Nobody: effects go on whose card is no longer there."""
        return ""


@dataclass(slots=True, kw_only=True)
class LeavesPlay(Happening):
    """A card leaves play (GOT-003), to the area ``to`` of its owner, which a replacement may change (GOT-142).

    What it was is kept, since a reaction looks back at it: who controlled it, its ``kind`` ("duplicate" as well), its
    traits. One that is not ``savable`` cannot be saved (GOT-412). ``lacks`` is how much STR it would need to stay: what
    saves it must bring as much (GOT-413). What lay on or under it leaves ``along_with`` it, by an event each.
    ``fallen`` is the card, once it has left, and what came to lie on it too late for an event of its own;
    ``arranged_by`` is the seat that has chosen the order in which they are put on a pile.
    """

    card: str
    code: str = ""
    controller: str = ""
    kind: str = ""
    traits: list[str] = field(default_factory=list)
    to: str = "discard"
    savable: bool = True
    saved: bool = False
    claim: bool = False
    lacks: int = 0
    fallen: list[str] = field(default_factory=list)
    arranged_by: str = ""
    is_put_away: bool = False

    @property
    def into(self) -> str:
        """The area it counts as having gone to, that of its controller, whoever's it lies in (GOT-365): "discard:B"."""
        return f"{self.to}:{self.controller}"


@dataclass(slots=True, kw_only=True)
class Killed(LeavesPlay):
    """A character is killed (GOT-269). Several killed at once share the windows, and each death is answered apart."""

    to: str = "dead"


@dataclass(slots=True, kw_only=True)
class Discarded(LeavesPlay):
    """A card is discarded from play (GOT-322)."""


@dataclass(slots=True, kw_only=True)
class Sacrificed(LeavesPlay):
    """A card is sacrificed: a way of leaving play of its own (GOT-408) from which nothing saves (GOT-409)."""

    savable: bool = False


@dataclass(slots=True, kw_only=True)
class Returned(LeavesPlay):
    """A card goes back to its owner's hand or deck."""

    to: str = "hand"


@dataclass(slots=True, kw_only=True)
class RemovedFromGame(LeavesPlay):
    """A card is removed from the game (GOT-398)."""

    to: str = "removed"


@dataclass(slots=True, kw_only=True)
class Replaced(LeavesPlay):
    """A plot leaves play for the used pile, since a new one is laid over it (GOT-151, GOT-443); nothing prevents it."""

    to: str = "used"
    savable: bool = False


@dataclass(slots=True, kw_only=True)
class Saved(Happening):
    """A card that was about to leave play is saved (GOT-410)."""

    card: str


@dataclass(slots=True, kw_only=True)
class ControlTaken(Happening):
    """A seat takes control of a card in play."""

    card: str
    seat: str
    before: str


@dataclass(slots=True, kw_only=True)
class BecomesAttachment(Happening):
    """A card that is no attachment lies on a character as one from now on."""

    card: str
    seat: str
    host: str
