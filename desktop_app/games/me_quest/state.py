"""What lies and goes on at a table of Middle-earth Quest."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.state import TableState

SAURON = "A"
"""The seat of the Sauron player; the heroes sit after it in clockwise order."""
MOST_HEROES = 3
"""How many heroes sit down at most (MEQ-054)."""
HEROES_MARKER = "green"
SAURON_MARKERS = ("yellow", "red", "black")
"""The ring, conquest and corruption markers (MEQ-110)."""
ATTRIBUTES = ("fortitude", "strength", "agility", "wisdom")
PLOT_SPACES = ("plot_1", "plot_2", "plot_3")
STAGES = (1, 2, 3)
COMBAT_DECKS = ("zealot", "ravager", "behemoth")
SHARED_ZONES = (
    "minions",
    "defeated",
    "characters",
    "monster_cards",
    "skill_deck",
    "skill_discard",
    "item_deck",
    "shadow_deck",
    "shadow_discard",
    "plot_deck",
    "plot_discard",
    "corruption_deck",
    "corruption_discard",
    "peril_deck",
    "peril_discard",
    "event",
    *PLOT_SPACES,
    *(f"event_deck_{stage}" for stage in STAGES),
    *(f"event_discard_{stage}" for stage in STAGES),
    *(f"combat_deck_{deck}" for deck in COMBAT_DECKS),
    "mission_heroes",
    "drawn",
    "resolving",
    "attached",
    "box",
    "removed",
)
"""Zones of everybody; ``box`` holds what nobody has looked at (MEQ-081), ``removed`` what has left the game openly."""
SEAT_ZONES = ("hand", "chosen", "pile")
HERO_ZONES = ("life", "rest", "damage", "items", "quests", "corruption")
SAURON_ZONES = ("combat_hand", "mission")
TURN_ENDS = "turn_ends"
"""The row that ends a hero's turn, wherever in it he is defeated or stops."""
IN_PLAY = ("event", *PLOT_SPACES, "items", "quests", "corruption")
"""Zones whose cards are pieces; on the board figures of heroes, minions and characters are."""


@dataclass(slots=True)
class Combat:
    """One combat between the hero of a seat and a monster or minion.

    ``enemy`` is the minion's figure or the Monster Reference card, ``token`` the monster token that fights. ``within``
    says where it came from: "ambush", "travel", "finale", or "card". ``bonus`` is the strength that unspent agility
    gives, ``damage`` what a monster has suffered. With ``goes_on`` the hero's turn goes on whatever comes of it. By
    seat: ``shown`` are the cards of this round, ``before`` those of the last one, ``dealt`` the damage that was dealt
    to a combatant in this round, ``struck`` what of it his opponent dealt. ``canceled`` cards are blank.
    """

    hero: str
    enemy: str
    token: str = ""
    within: str = "card"
    source: str = ""
    goes_on: bool = False
    begun: bool = False
    round: int = 0
    bonus: int = 0
    damage: int = 0
    exhausted: list[str] = field(default_factory=list)
    shown: dict[str, str] = field(default_factory=dict)
    before: dict[str, str] = field(default_factory=dict)
    dealt: dict[str, int] = field(default_factory=dict)
    struck: dict[str, int] = field(default_factory=dict)
    canceled: list[str] = field(default_factory=list)
    beaten: list[str] = field(default_factory=list)
    over: bool = False


@dataclass(slots=True)
class Fought:
    """What is remembered of the last combat of a turn: against whom, and who was defeated."""

    hero: str
    enemy: str
    within: str
    source: str = ""
    enemy_defeated: bool = False
    hero_defeated: bool = False


@dataclass(slots=True)
class HeroTurn:
    """What has been done in the turn of a player: a hero's, or Sauron's own, of which only ``shadow`` is kept.

    ``moves`` counts the Travel steps, ``dark_path`` and ``shadow`` what may be done once a turn (MEQ-288, MEQ-196),
    ``gained`` the favor gained. ``one_move``: he can move but once. ``over`` ends the turn at once. ``start`` is where
    the hero was when it began, "" where that is not known.
    """

    moves: int = 0
    moved: bool = False
    dark_path: bool = False
    shadow: bool = False
    skips_ambush: bool = False
    one_move: bool = False
    gained: int = 0
    over: bool = False
    start: str = ""


def turn_of(seat: str) -> str:
    """The moment until which something lasts that ends with the turn of a player, the one that goes on or his next."""
    return f"turn:{seat}"


@dataclass(slots=True)
class Orders:
    """The Command action being carried out: commands left, who has had one, and whether a token was placed."""

    left: int
    given: list[str] = field(default_factory=list)
    placed: bool = False


@dataclass(slots=True)
class QuestState(TableState[Piece]):
    """A game. ``story`` is the space of each marker, 0 the start; ``stage`` the last stage whose minions have come.

    ``influence`` and ``favor_at`` count tokens by location, ``pool`` is the Shadow Pool, ``favor`` what a hero has.
    ``action_tokens`` are covered spaces as "track/space", oldest first. ``plot_at`` is the location of each space's
    plot token, ``event_at`` that of the event token. ``levels`` counts raises as "B:wisdom". ``completed`` are the
    kinds of own Quests ("starting", "advanced") a hero has done. ``faceup`` are cards that lie face up in a deck.
    ``turn`` is what was done in the turn of ``active``, ``fought`` its combats; ``turns`` counts the hero turns of this
    game turn. ``returning`` minions come back in the next Action step, ``falling`` heroes are being defeated.
    ``corrected`` is what the players' own copy says of paths and cards, by thing and fact.
    ``endless`` keeps the Finale away. ``slower`` is how much less the heroes' marker advances in the next Story step.
    """

    pieces: dict[str, Piece] = field(default_factory=dict)
    round: int = 0
    phase: str = "setup"
    active: str = ""
    story: dict[str, int] = field(default_factory=dict)
    stage: int = 1
    influence: dict[str, int] = field(default_factory=dict)
    pool: int = 0
    favor_at: dict[str, int] = field(default_factory=dict)
    favor: dict[str, int] = field(default_factory=dict)
    action_tokens: list[str] = field(default_factory=list)
    actions: int = 0
    plot_at: dict[str, str] = field(default_factory=dict)
    event_at: str = ""
    levels: dict[str, int] = field(default_factory=dict)
    completed: dict[str, list[str]] = field(default_factory=dict)
    faceup: list[str] = field(default_factory=list)
    turn: HeroTurn = field(default_factory=HeroTurn)
    turns: int = 0
    orders: Orders | None = None
    combats: list[Combat] = field(default_factory=list)
    fought: list[Fought] = field(default_factory=list)
    returning: list[str] = field(default_factory=list)
    slower: int = 0
    falling: list[str] = field(default_factory=list)
    advanced_dominance: bool = False
    exciting_stage: bool = False
    champion: str = ""
    endless: bool = False
    corrected: dict[str, dict[str, str]] = field(default_factory=dict)
