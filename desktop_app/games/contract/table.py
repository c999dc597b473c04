"""The words and signs of a game's table: what its dials, tokens, marks and sums mean, as data for the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from desktop_app.engine.frozen import Frozen, field
from desktop_app.games.contract.sights import NO_SIGHTS, Portion, Roll, Sights, Step
from desktop_app.games.contract.standing import Race, Ring, no_deeds, no_race, no_ring

if TYPE_CHECKING:
    from desktop_app.engine.messages import Message
    from desktop_app.engine.record import Line
    from desktop_app.engine.view import CardView, View


class Counter(Frozen):
    """A dial or counter beside the cards.

    ``number`` is its place in ``view.numbers``; with ``{seat}`` every seat has one. ``limit`` is the number it runs
    against, "" for none. ``name`` is a message that may take ``name``, the player's, ``told`` one with ``name``,
    ``value`` and ``limit`` that reads it aloud. ``sign`` is the token drawn for it, ``verb`` the adjustment that turns
    it by hand (its subject is the seat, or the number where no seat has it). ``made_of`` are the terms that it is the
    sum of, where a table tells them. A limit that is not ``feared`` is a goal of its seat, of which others are warned.
    """

    number: str
    name: str
    told: str
    limit: str = ""
    sign: str = ""
    verb: str = ""
    made_of: Callable[[View], tuple[Portion, ...]] = lambda view: ()
    feared: bool = True

    def warns(self, whose: str, reader: str) -> bool:
        """Whether coming near the limit is bad for whoever reads the counter of a seat, "" for nobody's."""
        return self.feared or whose not in ("", reader)


class Token(Frozen):
    """A kind of token on cards.

    ``place``: over the foot of the picture ("corner"), in a column beside the card where there is room ("column"),
    along the foot as part of ``limit``, a number of the card ("bar"), or in a row ("plain"). ``sign`` is the token
    drawn for it, "" for one of its own name. ``verb`` is the adjustment that sets it by hand.
    """

    id: str
    place: Literal["corner", "column", "bar", "plain"] = "plain"
    limit: str = ""
    sign: str = ""
    verb: str = ""


class Mark(Frozen):
    """A state of a card and how it is shown: turned on its side, behind bars, asleep under a moon, in a ring of one of
    two colours, laid beside its host, laid under it as a copy that is counted on it, with the small sign of a thing
    done by hand or of one whose part is over, under the drop of one who is hurt, or only told. ``name`` is the message
    that says it, "" where nothing does."""

    id: str
    shown: Literal["turned", "barred", "asleep", "ring", "beside", "copy", "by_hand", "over", "hurt", "told"]
    name: str = ""
    ring: Literal["", "attacking", "selected"] = ""


class Cell(Frozen):
    """One term of a ledger: the ``sign`` before it ("", "+", "−", "±", "="), what it is called, its value, a note on
    what it is made of, the cards it speaks of. A value that is not known yet is drawn pale; what comes of the sum is a
    harm unless whoever looks has ``won`` by it."""

    name: Message
    value: str
    sign: str = ""
    note: Message | None = None
    known: bool = True
    subjects: tuple[str, ...] = ()
    won: bool = False


class Ledger(Frozen):
    """A sum that comes about before everybody's eyes: an attack, a challenge, a skirmish, a strike. ``zone`` is the
    zone in whose room it stands."""

    heading: Message
    cells: tuple[Cell, ...]
    zone: str


class Bar(Frozen):
    """So much ``left`` of a ``whole`` that goes down in a contest, and how much of it this round has ``used``. ``sign``
    is a token's."""

    name: Message
    left: int
    whole: int
    used: int = 0
    sign: str = "damage"


class Fighter(Frozen):
    """One side of a contest: who it is, the code of its card, the zones of what it has chosen and of what it has played
    so far, what is left to it, and what else is so of it."""

    name: Message
    card: str
    chosen: str
    played: str
    bars: tuple[Bar, ...] = ()
    told: tuple[Message, ...] = ()


class Contest(Frozen):
    """Two sides against each other, for as long as it lasts: a heading, and the sides from left to right. Where dice
    decide there is a ``roll`` between them; ``steps`` are those of its sequence."""

    heading: Message
    sides: tuple[Fighter, Fighter]
    roll: Roll | None = None
    steps: tuple[Step, ...] = ()


class ZoneNote(Frozen):
    """What the strip of a zone says beside its name: a total, and the terms it is the sum of or other words, which
    ``lead`` introduces. Where there is room the ``value`` stands in large numerals with the ``unit`` it counts and what
    it means."""

    total: Message | None = None
    terms: tuple[int, ...] = ()
    told: tuple[Message, ...] = ()
    lead: Message | None = None
    value: int | None = None
    unit: Message | None = None
    meaning: Message | None = None


class Fact(Frozen):
    """What one wants to know of a card where it lies, besides what stands on it: in a few words, and a sentence."""

    heading: Message
    text: Message | None = None


class Watched(Frozen):
    """A number whose change the chronicle tells: its place in ``view.numbers`` (``{seat}`` for every seat) and a
    message with ``before``, ``after`` and, for a seat, ``name``."""

    number: str
    message: str


def no_ledger(view: View) -> Ledger | None:
    """Nothing is being added up."""
    return None


def no_contest(view: View) -> Contest | None:
    """Nobody stands against anybody."""
    return None


def no_note(view: View, zone: str) -> ZoneNote | None:
    """The name of the zone says it all."""
    return None


def no_fact(view: View, card: CardView) -> Fact | None:
    """The card says it all."""
    return None


def no_price(view: View, card: CardView) -> Message | None:
    """A card of the hand costs what stands on it."""
    return None


class TableWords(Frozen, eq=False):
    """How a game speaks at the table.

    ``zone_titles`` names zones by the part of their id before the colon; such a message may take ``name``, the
    player's. ``backs``
    says which back the cards of a zone show, by the same part; others show ``usual_back``. ``deck_of`` answers the zone
    from which a card that was not in sight comes, for the seat it lies with; ``lying`` whether a card's picture is
    wider than high. ``grave`` are parts of message ids that tell of something hidden coming to light, or of a loss.
    ``free_verbs`` may be done or left alone. ``sums`` says which number the cards picked for a verb add up to, with
    what the view counts under its name already;
    ``drop_zones`` (with ``{seat}``, or a fact of the view) where a drop without a target may land. ``lands_in`` answers
    which of them a card without a target comes to, "" where none is its own. ``ready_when`` is a number and the zones
    where a card that has it and is not turned is called ready. ``first_shown`` is the zone whose first card stands
    large when nothing else asks for it.

    What Space may answer gives nothing away: only the verbs in ``harmless``, and in no question that offers one of
    ``responses``. ``letters`` are keys of verbs that turn something down, end a row of like questions, or keep
    something ("N", "K"): such an answer has the same key whatever else is offered. ``stops`` are the windows, by their
    rows, at which it is asked as a matter of course: to "plan" (which nothing skips), "always", or
    at "news", when something can be done that was not offered before in the round; where a game names none, at every
    window. ``beside`` are the prompts, by their ids, of those who may act while another plans: for them it is news;
    ``plan_kept`` where such a window comes right before a plan of one's own, which Space must not end as well.
    ``decisions`` are rows at which players decide, for the way on to the next of them. ``shortfalls`` are
    reasons why a card of the hand cannot be played that stand under it, from the message of the refusal to a message
    of few words with its parameters; ``price`` tells in as few what a card of one's hand costs here and now, where that
    is not what is printed on it. ``idle`` are questions by their ids whose answer hardly ever matters: an order, which
    is left as it lies, and a choice where all else than declining would change nothing (``Game.idle``). They are asked
    of a person who wants to be asked at every window. ``passing`` are zones that cards only pass
    through, shown with the cards of another zone, and what stands on such a card meanwhile.
    ``fleeting`` tells of a card by its code whether it is gone once it has been played: an event.
    ``sights`` are what is shown beside the cards, ``race`` and ``ring`` how the seats stand to each other, ``deeds``
    what others have used and could still use.
    ``remembered`` are the lines of the log that a seat may go back to, where a table forbids notes.
    """

    zone_titles: Mapping[str, str]
    counters: tuple[Counter, ...] = ()
    tokens: tuple[Token, ...] = ()
    marks: tuple[Mark, ...] = ()
    backs: Mapping[str, str] = field(default_factory=dict)
    usual_back: str = "player"
    deck_of: Callable[[CardView, str], str] = lambda card, seat: f"deck:{card.owner or seat}"
    lying: Callable[[CardView], bool] = lambda card: False
    ledger: Callable[[View], Ledger | None] = no_ledger
    contest: Callable[[View], Contest | None] = no_contest
    note: Callable[[View, str], ZoneNote | None] = no_note
    fact: Callable[[View, CardView], Fact | None] = no_fact
    race: Callable[[View], Race | None] = no_race
    ring: Callable[[View], Ring | None] = no_ring
    deeds: Callable[[View], tuple[Message, ...]] = no_deeds
    grave: tuple[str, ...] = ("won", "lost")
    watched: tuple[Watched, ...] = ()
    watched_tokens: tuple[str, ...] = ()
    sums: Mapping[str, str] = field(default_factory=dict)
    free_verbs: tuple[str, ...] = ("play", "use", "respond")
    drop_zones: tuple[str, ...] = ()
    lands_in: Callable[[View, CardView], str] = lambda view, card: ""
    ready_when: tuple[str, tuple[str, ...]] = ("", ())
    first_shown: str = ""
    harmless: tuple[str, ...] = ("pass",)
    responses: tuple[str, ...] = ("respond",)
    letters: Mapping[str, str] = field(default_factory=dict)
    stops: Mapping[str, Literal["plan", "always", "news"]] = field(default_factory=dict)
    beside: tuple[str, ...] = ()
    plan_kept: bool = False
    decisions: tuple[str, ...] = ()
    shortfalls: Mapping[str, str] = field(default_factory=dict)
    price: Callable[[View, CardView], Message | None] = no_price
    idle: tuple[str, ...] = ()
    passing: Mapping[str, str] = field(default_factory=dict)
    fleeting: Callable[[str], bool] = lambda code: False
    sights: Sights = NO_SIGHTS
    remembered: Callable[[View, Sequence[Line]], Sequence[Line]] = lambda view, lines: lines

    def back_of(self, zone: str) -> str:
        """Which back the cards of a zone show."""
        return self.backs.get(zone.partition(":")[0], self.usual_back)
