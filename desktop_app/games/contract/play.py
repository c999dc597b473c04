"""A game that is played: its rules and everything the table, the saves and the learning rooms ask of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.messages import Message
from desktop_app.engine.view import View
from desktop_app.games.contract.moments import NO_MOMENTS, Moments

if TYPE_CHECKING:
    from desktop_app.engine.game import Game
    from desktop_app.engine.state import State
    from desktop_app.games.contract.decks import CardList
    from desktop_app.games.contract.positions import PositionRules
    from desktop_app.games.contract.set_up import NewTable
    from desktop_app.games.contract.story import Story
    from desktop_app.games.contract.table import TableWords
    from desktop_app.games.kit.hidden import HiddenZones
    from desktop_app.games.kit.written import Written


class HeadFact(Frozen):
    """A number one wants to know before going on with a game: in words, and the token drawn beside them."""

    message: Message
    sign: str = ""


class ScoreLine(Frozen):
    """One part of a score, what it adds, and of what it is made (None where nothing is to be said). ``course`` is the
    course of the game's story of which it is the end, "" for none: both have the same colour."""

    message: Message
    value: int
    detail: Message | None = None
    course: Literal["", "ground", "pressing"] = ""


def compared(view: View, values: Mapping[str, int], told: Callable[[str], Message]) -> tuple[ScoreLine, ...]:
    """How far every seat came, as ``told`` names it: one's own is the ground of the story, the best of the others what
    pressed."""
    best = max((seat for seat in values if seat != view.seat), key=lambda seat: values[seat], default="")
    ends: dict[str, Literal["", "ground", "pressing"]] = {best: "pressing", view.seat: "ground"}
    return tuple(ScoreLine(told(seat), value, course=ends.get(seat, "")) for seat, value in values.items())


class EndReport(Frozen):
    """How a game ended for the seat of a view: the game's own word for it ("won", "lost"), the heading and the
    sentence that tell it, and the score with its parts where there is one. ``heading`` is a line of its own over the
    last page, in place of the title. Parts without a score are for comparison only; ``lower_is_better`` says how scores
    compare, by ``score_rule``. ``dark`` is a seat that plays for the Shadow: its victory darkens the world."""

    result: str
    title: Message
    told: Message
    score: int | None = None
    parts: tuple[ScoreLine, ...] = ()
    heading: Message | None = None
    lower_is_better: bool = False
    score_rule: str = ""
    dark: bool = False


class Share(Frozen):
    """One thing that can come, and how likely it is (0 to 1).

    ``count`` is how many cards it stands for, ``codes`` which, ``effect`` what it would mean for the choice at hand,
    and ``good`` whether one would like it (None for neither).
    """

    message: Message
    share: float
    count: int = 0
    codes: tuple[str, ...] = ()
    effect: Message | None = None
    good: bool | None = None


class OddsTable(Frozen):
    """Shares under a heading; as ``columns`` of single cards where there are few of them."""

    shares: tuple[Share, ...]
    heading: Message | None = None
    columns: bool = False


class Argument(Frozen):
    """One reason for an answer, or against it, with the numbers that stand on the table."""

    message: Message
    against: bool = False


class Odds(Frozen):
    """What may come next, from public knowledge: a sentence, tables, a sentence (``{ $chance }`` is put in words)."""

    told: Message
    tables: tuple[OddsTable, ...] = ()
    last: Message | None = None
    chance: float = 0.0


class Rung(Frozen):
    """A card that comes at a number; ``here`` when it is in play and waits for it."""

    value: int
    code: str
    here: bool = False


class Ladder(Frozen):
    """Which cards come at which number: the number ``now``, its ``limit``, the token that stands for it, the rungs from
    the lowest up. Only what lies open and what a deck is known to hold."""

    title: Message
    now: int
    limit: int
    sign: str
    rungs: tuple[Rung, ...]


class Foretold(Frozen):
    """What a step that is still to come will do to this table, as far as what lies open tells: a sentence, the number
    it comes to, the card it is about, whether one would like it (None for neither), and where there is a ``chance`` how
    likely it is in place of the number."""

    told: Message
    number: str
    code: str = ""
    good: bool | None = None
    chance: float | None = None


Advice = Callable[[Question, Sequence[Option], View], Message]
"""Why the chosen options are a good answer, from what the seat sees."""
Arguments = Callable[[Question, Sequence[Option], View], Sequence[Argument]]
"""What speaks for the chosen options, and at least one thing against them."""


class Play(Frozen, eq=False):
    """The rules of a game and what belongs to them.

    ``new`` lays a table; it raises KeyError for an unknown scenario and ValueError for a table that cannot be. ``head``
    tells the start screen where the game stands for the seat of a view, ``end`` how it ended. ``bot`` is the bot that
    takes a free seat, coaches with ``reason`` and ``arguments`` and plays the demonstration, of which ``moments`` are
    the verbs worth a picture. ``written`` is what the cards are written as, so that they can say what they do; None for
    a game whose texts are not values. ``odds`` tells what may come next and ``ladder`` at which number which card
    comes, None where the game has no such thing; ``foretell`` says what a row that is still to come will do. ``better``
    says which of two scores ranks first. ``beyond`` counts the cards of a deck whose text the players must carry out
    themselves. ``sturdy`` changes a table so that it does not end while the bench plays on. ``story`` is how a game
    that is over is told, ``staged`` what of its log is staged as moments. ``rivals``: the seats play against each
    other, so that nobody may tell from a pause what a hand holds. ``pace`` is how many decisions a second its rules
    should make on one core where the bars of the bench were set.
    """

    game: Game
    new: Callable[[NewTable], State]
    words: TableWords
    positions: PositionRules
    hidden: HiddenZones
    head: Callable[[View], Sequence[HeadFact]]
    end: Callable[[View], EndReport]
    bot: str = "random"
    moments: tuple[str, ...] = ()
    reason: Advice | None = None
    arguments: Arguments | None = None
    written: Written | None = None
    odds: Callable[[View], Odds | None] | None = None
    ladder: Callable[[View], Ladder | None] | None = None
    foretell: Callable[[View, str], Sequence[Foretold]] = lambda view, row: ()
    better: Literal["less", "more"] = "more"
    beyond: Callable[[CardList], int] = lambda cards: 0
    sturdy: Callable[[Any], None] = lambda g: None
    staged: Moments = NO_MOMENTS
    story: Story | None = None
    rivals: bool = False
    pace: int = 10_000
