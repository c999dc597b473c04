"""What lies and goes on at a table of MECCG: pieces, companies and where they are, attacks, the chain of effects."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.games.kit import pieces
from desktop_app.games.kit.state import TableState

SHARED_ZONES = ("attached", "attacking", "resolving")
SEAT_ZONES = (
    *("companies", "sites", "journey", "events", "agents", "on_guard", "marshalling", "hand", "deck", "discard"),
    *("locations", "sideboard", "pool", "removed"),
)
IN_PLAY = ("companies", "sites", "events", "agents", "attached")
"""The zones whose cards are pieces; of those in a marshalling point pile factions are."""
HAND = 8
"""Of how many cards a hand is (MEC-391, MEC-393)."""
GENERAL_INFLUENCE = 20
"""How much general influence a player has (MEC-396)."""
MINION_SPARE = 5
"""How much more of it stays unused for a minion player (MEC-015)."""
DRAFT = "draft"
"""The row of the character draft."""
WIZARD, RINGWRAITH, SAURON = "wizard", "ringwraith", "sauron"


def until_untap_phase(seat: str) -> str:
    """Until when an effect lasts that ends with a player's next untap phase."""
    return f"untap:{seat}"


@dataclass(slots=True)
class Piece(pieces.Piece):
    """A card in play; ``exhausted`` is the book's "tapped".

    A ``wounded`` character lies upside down and is not tapped (MEC-316). ``follows`` is who controls a follower with
    direct influence; one that is ``loose`` has lost its controller (MEC-440). ``idle`` says of an item that it is borne
    and not in use (MEC-654). ``hidden`` says of an agent that it lies face down. ``company`` is the company
    that a permanent-event was played on. ``since`` is the turn in which the card came into play, ``came`` the phase.
    ``pointless`` says of a trophy that its creature was defeated in a detainment attack (MEC-621).
    """

    wounded: bool = False
    follows: str = ""
    loose: bool = False
    idle: bool = False
    hidden: bool = False
    company: str = ""
    since: int = 0
    came: str = ""
    pointless: bool = False


@dataclass(slots=True)
class Company:
    """A company: who belongs to it, the ``site`` where it is, and how it moves.

    ``goal`` is the site to which it has declared to move (a card that lies face down in the journey, or one in play),
    "" when it stays. ``origin`` is the site it came from in this turn. ``path`` are the region types that it moves
    through and ``regions`` the regions themselves, as far as they are named; ``way`` is the type of its movement.
    ``limit`` is its hazard limit, ``hazards`` how much of it is used, ``spent`` the codes of the
    cards that took it, "" for one that nobody knows. ``went`` and ``visited`` say that its
    movement/hazard phase and its site phase of this turn are over; ``returned`` that it was sent back (MEC-536).
    ``came_from`` is the name of the site it has left. ``met`` are the automatic-attacks that it has faced in this site
    phase, ``faced`` the races of all attacks of this turn. ``split`` is the number of the split that its parts share.
    ``ambush`` are the agents and creatures that wait to attack it (MEC-550).
    """

    id: str
    seat: str
    members: list[str] = field(default_factory=list)
    site: str = ""
    goal: str = ""
    origin: str = ""
    path: list[str] = field(default_factory=list)
    regions: list[str] = field(default_factory=list)
    way: str = ""
    limit: int = 0
    hazards: int = 0
    spent: list[str] = field(default_factory=list)
    declared: bool = False
    went: bool = False
    visited: bool = False
    moved: bool = False
    returned: bool = False
    entered: bool = False
    met: list[str] = field(default_factory=list)
    faced: list[str] = field(default_factory=list)
    on_guard: list[str] = field(default_factory=list)
    split: int = 0
    came_from: str = ""
    ambush: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Strike:
    """A strike on its way: its target, who gives it where a company attacks, and what changes it.

    ``bonus`` changes the prowess of the target, ``body`` its body, ``power`` that of the strike and ``armour`` the
    body of whoever strikes. ``held`` is the -3 for not tapping, ``spared`` says that the target does not tap by it and
    ``twice`` that its player rolls twice; ``giver_held``, ``giver_spared`` and ``giver_twice`` say the same of an
    attacking character. ``skilled`` are the seats that have played a card which needs a
    skill (MEC-590).
    """

    target: str
    giver: str = ""
    bonus: int = 0
    body: int = 0
    power: int = 0
    armour: int = 0
    held: bool = False
    giver_held: bool = False
    spared: bool = False
    giver_spared: bool = False
    cancelled: bool = False
    twice: bool = False
    giver_twice: bool = False
    result: str = ""
    skilled: list[str] = field(default_factory=list)
    supporters: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Attack:
    """An attack on a company: what it is, how it was keyed, and how far it has come.

    ``card`` is the creature or the card that makes it, ``site`` says that it is an automatic-attack, ``agent`` the
    agent that attacks, ``givers`` the attacking characters where a company attacks. ``by`` is the seat that controls
    it. ``key`` is the kind of its keying ("region_type", "region", "site_type", "site") and ``keyed`` to what.
    ``overt`` is the company as it was when the attack began (MEC-575). ``left`` are further attacks of the same card,
    ``unbeaten`` says that one of them was not defeated, ``stronger`` what they all have more of prowess,
    ``halvings`` how often its strikes are halved.
    ``bound`` must face a strike, ``played`` are the codes of cards
    that cannot be duplicated on the attack, ``singled`` says that a card has left it as the only one, ``which`` is the
    name of an automatic-attack among those of its site.
    ``waiting`` are the targets whose strike is still to come, ``beaten`` counts the strikes that were defeated.
    ``after`` is what passive conditions have asked for in the chain that has brought the attack: it waits for its end.
    """

    company: str
    by: str
    race: str
    strikes: int
    prowess: int
    body: int | None = None
    each: bool = False
    chooses: bool = False
    detainment: bool = False
    card: str = ""
    code: str = ""
    site: str = ""
    agent: str = ""
    key: str = ""
    keyed: str = ""
    overt: bool = False
    givers: list[str] = field(default_factory=list)
    targets: list[str] = field(default_factory=list)
    pairs: dict[str, str] = field(default_factory=dict)
    waiting: list[str] = field(default_factory=list)
    struck: list[str] = field(default_factory=list)
    wounded: list[str] = field(default_factory=list)
    fought: list[str] = field(default_factory=list)
    sheltered: list[str] = field(default_factory=list)
    excess: int = 0
    beaten: int = 0
    left: int = 0
    unbeaten: bool = False
    stronger: int = 0
    cancelled: bool = False
    uncancellable: bool = False
    assigned: bool = False
    strikes_more: int = 0
    prowess_more: int = 0
    body_more: int = 0
    halvings: int = 0
    bound: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    singled: bool = False
    which: str = ""
    strike: Strike | None = None
    after: list[Declared] = field(default_factory=list)


@dataclass(slots=True)
class Declared:
    """One action of a chain: who declared it, the card and which of its abilities, what it was aimed at and paid with.

    ``kind`` is what it is ("event", "ability", "creature", "item", ...); ``data`` what else was chosen. With
    ``from_play`` it comes from a card that is in play and was not given up for it. ``counted`` is the how manieth of
    the hazard limit it is, 0 where it does not count.
    """

    kind: str
    seat: str
    card: str
    code: str
    name: str = ""
    target: str = ""
    from_play: bool = False
    paid: list[str] = field(default_factory=list)
    x: int = 0
    cancelled: bool = False
    counted: int = 0
    data: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Departed:
    """A card that was discarded with the company or the site that it lay on: whose it was, and on which company."""

    card: str
    seat: str
    company: str = ""


@dataclass(slots=True)
class Check:
    """A roll that is about to be made and can still be changed: of ``kind`` "corruption", "influence", "ring"...

    ``who`` makes it, ``against`` is its object, ``bonus`` what was added so far; ``cancelled`` when it is called off.
    """

    kind: str
    seat: str
    who: str
    against: str = ""
    bonus: int = 0
    cancelled: bool = False
    used: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Agent:
    """An agent played as a hazard: where it is (site codes, the last is where it stands), what it did in this turn.

    The code is "" for a home site of which there is no card (MEC-626). ``cards`` are the site cards that lie with it.
    ``hid`` says that it came out of hiding for the attack that it has declared.
    """

    card: str
    seat: str
    sites: list[str] = field(default_factory=list)
    acted: bool = False
    attacked: bool = False
    keying: bool = False
    hid: bool = False
    cards: list[str] = field(default_factory=list)


@dataclass(slots=True)
class MecState(TableState[Piece]):
    """A game. ``round`` counts the turns of both players, ``active`` is the resource player of this one (MEC-303).

    ``without_notes`` says that the log of past turns keeps quiet about cards out of sight (MEC-308). ``kinds`` says who
    is a "wizard", "ringwraith" or "sauron". ``company`` is the company whose phase it is.
    ``attacks`` are the attacks going on, the innermost last; ``chain`` what was declared and not resolved, ``later``
    what passive conditions wait to declare (MEC-720), ``check`` the roll about to be made. ``closing`` says that
    what is due at the end of a phase is being declared (MEC-723). ``brought`` counts the characters played or discarded
    in this organization, ``organized`` is "" before, "now" while and "over" after it, "closing" at the end of the
    phase. ``avatars`` are the entities that players have revealed, ``fallen`` whose avatar was eliminated. ``caller``
    has called the end, ``last`` has the last turn. ``drafted`` are those who have stopped drafting, ``revealing`` what
    lies revealed. ``stored`` says at which site a card was stored. ``cursed`` have received a corruption card in this
    turn, ``tried`` were tried to be removed. ``departed`` were discarded with what they lay on and nothing has answered
    it yet.
    ``freed_lairs`` are the lairs whose Dragon is defeated, ``freed_now`` those of them in this turn (MEC-335).
    """

    pieces: dict[str, Piece] = field(default_factory=dict)
    round: int = 0
    phase: str = "setup"
    length: str = "short"
    without_notes: bool = False
    kinds: dict[str, str] = field(default_factory=dict)
    active: str = ""
    companies: list[Company] = field(default_factory=list)
    made: int = 0
    splits: int = 0
    company: str = ""
    attacks: list[Attack] = field(default_factory=list)
    chain: list[Declared] = field(default_factory=list)
    later: list[Declared] = field(default_factory=list)
    is_resolving: bool = False
    closing: bool = False
    check: Check | None = None
    agents: list[Agent] = field(default_factory=list)
    brought: int = 0
    organized: str = ""
    declaring: bool = False
    avatars: dict[str, str] = field(default_factory=dict)
    fallen: list[str] = field(default_factory=list)
    returned: list[str] = field(default_factory=list)
    exhaustions: dict[str, int] = field(default_factory=dict)
    starting: dict[str, list[str]] = field(default_factory=dict)
    drafted: list[str] = field(default_factory=list)
    caller: str = ""
    last: str = ""
    tried: list[str] = field(default_factory=list)
    cursed: list[str] = field(default_factory=list)
    attempted: bool = False
    attacked: bool = False
    halved: bool = False
    extra_item: str = ""
    turns: dict[str, int] = field(default_factory=dict)
    dice: list[int] = field(default_factory=list)
    stored: dict[str, str] = field(default_factory=dict)
    scores: dict[str, int] = field(default_factory=dict)
    freed_lairs: list[str] = field(default_factory=list)
    freed_now: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    departed: list[Departed] = field(default_factory=list)
