"""The state of one game: the kernel's tree plus what lies on the table of this game."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.engine.state import State


@dataclass(slots=True)
class Piece:
    """A card in play: how it lies and what lies on it. A card that leaves play loses its piece and all of this.

    ``controller`` is a seat, or "" for the scenario. ``host`` is the card it is attached to. ``shadows`` are the shadow
    cards dealt to an enemy, ``attacked`` whether it has attacked this round. ``counts_as`` is the card type it has
    been turned into, "" for the printed one.
    """

    controller: str = ""
    exhausted: bool = False
    damage: int = 0
    progress: int = 0
    resources: int = 0
    host: str = ""
    attachments: list[str] = field(default_factory=list)
    shadows: list[str] = field(default_factory=list)
    committed: bool = False
    attacked: bool = False
    by_hand: bool = False
    counts_as: str = ""


@dataclass(slots=True)
class Attack:
    """One attack being resolved: whose it is ("enemy" or "player"), and the defending or attacking seat.

    ``declared`` is set once its first step has named who fights. ``enemy`` is "" once it has left play or combat.
    """

    kind: str
    enemy: str
    seat: str
    characters: list[str] = field(default_factory=list)
    declared: bool = False
    undefended: bool = False
    damage: int = 0
    strength: int = 0


@dataclass(slots=True)
class LcgState(State):
    """A game of The Lord of the Rings: The Card Game.

    ``threat`` is each seat's dial. ``done`` lists the seats that have had their turn in the step that goes round the
    table. ``turned`` are shadow cards lying face up. ``rounds`` counts completed rounds, ``by_hand`` adjustments.
    """

    scenario: str = ""
    easy: bool = False
    round: int = 0
    rounds: int = 0
    first_player: str = ""
    active: str = ""
    threat: dict[str, int] = field(default_factory=dict)
    eliminated: list[str] = field(default_factory=list)
    pieces: dict[str, Piece] = field(default_factory=dict)
    attacks: list[Attack] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    turned: list[str] = field(default_factory=list)
    to_reveal: int = 0
    by_hand: int = 0
    phase: str = "setup"
    heroes: dict[str, list[str]] = field(default_factory=dict)
