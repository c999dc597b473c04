"""Campaigns: what a journal keeps from game to game, as data any game can fill, and the rules a game has for it.

A journal is a row of entries, and each entry changes lines of the journal's sections. What stands in the journal now
is nothing but all changes one after another, so that an entry of last month can be mended and all that follows from it
is mended too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from desktop_app.engine.frozen import Frozen, field, replace

if TYPE_CHECKING:
    from desktop_app.engine.game import Adjustment
    from desktop_app.engine.messages import Message
    from desktop_app.games.contract.decks import CardList


class Written:
    """What a journal's file holds as it is. Whatever else a damaged file writes into it is left out."""

    __slots__ = ()
    __pydantic_config__: ClassVar = {"extra": "ignore"}


@dataclass(frozen=True, slots=True)
class Section(Written):
    """A part of the journal's page.

    ``names`` are lines of words (heroes, the fallen, what was earned), ``number`` is a sum with the sources it comes
    from (a threat penalty, league points). ``by_player`` gives every player a part of their own, ``borne`` lets each
    line say who carries it. ``name`` is what the section was called by whoever made it; ``message`` says it in the
    language of the reader while the game is known.
    """

    id: str
    kind: Literal["names", "number"] = "names"
    name: str = ""
    message: str = ""
    by_player: bool = False
    borne: bool = False


@dataclass(frozen=True, slots=True)
class Change(Written):
    """What an entry does to one section.

    ``add`` and ``remove`` take a line by its ``card``, or its ``name`` where no card is meant, and by ``player`` where
    every player has a part; ``remove`` that names a ``bearer`` takes the line that this one carries. ``carry`` gives a
    line another ``bearer``; ``count`` adds ``amount`` to a number, where ``name`` says what for. ``rule`` is the rule
    that brings it about, "" for what a person wrote.
    """

    section: str
    deed: Literal["add", "remove", "carry", "count"]
    name: str = ""
    card: str = ""
    player: str = ""
    amount: int = 0
    bearer: str = ""
    note: str = ""
    rule: str = ""


class Line(Frozen):
    """A line as it stands: what it says, whose it is, who carries it, and the entry that brought it."""

    name: str
    card: str = ""
    player: str = ""
    amount: int = 0
    bearer: str = ""
    note: str = ""
    rule: str = ""
    entry: int = 0


class Standing(Frozen):
    """What stands in the journal: the lines of every section, in the order they came."""

    lines: Mapping[str, tuple[Line, ...]] = field(default_factory=dict)

    def of(self, section: str, player: str | None = None) -> tuple[Line, ...]:
        """The lines of a section, or those of one player in it."""
        return tuple(line for line in self.lines.get(section, ()) if player in (None, line.player))

    def names(self, section: str, player: str | None = None) -> tuple[str, ...]:
        """What the lines of a section say."""
        return tuple(line.name for line in self.of(section, player))

    def total(self, section: str, player: str = "") -> int:
        """The sum of a number: what counts for everybody, and what counts for one player."""
        return sum(line.amount for line in self.lines.get(section, ()) if line.player in ("", player))

    def holds(self, change: Change) -> bool:
        """Whether the line that a change takes or hands on is there."""
        return any(_is_meant(line, change) for line in self.lines.get(change.section, ()))

    def after(self, change: Change, entry: int = 0) -> Standing:
        """What stands after a change. One that takes what is not there changes nothing."""
        lines = self.lines.get(change.section, ())
        if change.deed in ("add", "count"):
            return self._with(change.section, (*lines, _line(change, entry)))
        at = next((at for at, line in enumerate(lines) if _is_meant(line, change)), None)
        if at is None:
            return self
        kept = () if change.deed == "remove" else (replace(lines[at], bearer=change.bearer),)
        return self._with(change.section, (*lines[:at], *kept, *lines[at + 1 :]))

    def after_all(self, changes: Iterable[Change], entry: int = 0) -> Standing:
        """What stands after several changes, one after another."""
        standing = self
        for change in changes:
            standing = standing.after(change, entry)
        return standing

    def _with(self, section: str, lines: tuple[Line, ...]) -> Standing:
        return Standing({**self.lines, section: lines})


def _line(change: Change, entry: int) -> Line:
    return Line(change.name, change.card, change.player, change.amount, change.bearer, change.note, change.rule, entry)


def _is_meant(line: Line, change: Change) -> bool:
    if change.deed == "remove" and change.bearer not in ("", line.bearer):
        return False
    same = line.card == change.card if line.card and change.card else line.name == change.name
    return same and line.player == change.player


@dataclass(frozen=True, slots=True)
class Piece(Written):
    """A card of the campaign by the name people know it by; ``card`` is its code, "" for one written by hand."""

    name: str
    card: str = ""


@dataclass(frozen=True, slots=True)
class SeatTold(Written):
    """What a finished game tells of one player: the heroes they played, those that fell, the damage on the others.
    ``number`` is the one that is written beside the player, such as the final threat."""

    player: str
    heroes: tuple[Piece, ...] = ()
    fallen: tuple[Piece, ...] = ()
    damage: tuple[tuple[Piece, int], ...] = ()
    number: int | None = None


class GameTold(Frozen):
    """What a game tells the journal. ``chapter`` is the chapter it was played for, "" for any other game; ``earned``
    are the cards that come into the journal, each with who carries it, ``noted`` what comes into a section of its own
    (the one who was taken prisoner), by that section."""

    chapter: str
    won: bool
    seats: tuple[SeatTold, ...] = ()
    earned: tuple[tuple[Piece, str], ...] = ()
    noted: tuple[tuple[str, Piece], ...] = ()


class Chapter(Frozen):
    """A game the campaign leads through, in its order; ``titles`` by language. ``earned`` are the codes of the cards
    that can come of it, ``road`` the places of the land that its story leads through, first to last."""

    id: str
    titles: Mapping[str, str]
    earned: tuple[str, ...] = ()
    road: tuple[str, ...] = ()


class Swap(Frozen):
    """A player takes another piece for one of theirs before a game. ``free`` are the pieces nobody uses or lost."""

    player: str
    leaves: Piece
    joins: Piece
    free: tuple[str, ...] = ()


class CampaignTable(Frozen):
    """What a campaign brings to the table of its next chapter: the mode and what stands in its journal.

    ``dealt`` says with which player a card that was earned goes, by its place in the section of what was earned; one
    that goes with nobody is left out, if it may be.
    """

    mode: str = ""
    standing: Standing = field(default_factory=Standing)
    dealt: Mapping[int, str] = field(default_factory=dict)


class Deal(Frozen):
    """A card that was earned and goes with a player: its place in the section, who has it if nobody says otherwise
    ("" for nobody), and whether somebody must."""

    at: int
    line: Line
    usual: str = ""
    must: bool = False


class Check(Frozen):
    """One line of the list before a game: what must hold, whether it does, the rule, the point of the list, and the
    line of the journal ``because`` of which it must."""

    told: Message
    done: bool
    rule: str = ""
    point: int = 0
    because: Line | None = None


class Refused(Frozen):
    """Why the rules of the campaign do not let something be written."""

    told: Message
    rule: str


class Campaigns(Frozen, eq=False):
    """How a game is played as a campaign.

    ``modes`` are the messages that name the ways to play it, by id, the usual one first; ``most`` players keep one;
    ``sections`` are those of the page in a mode.
    ``in_order`` is the rule by which a chapter opens when those before it are won.
    ``begins`` says what the first entry writes for the players and their pieces, ``carries`` what a campaign that is
    over brings into the next one of these players, ``after_game`` what a finished game
    changes (mode, what stands, what it tells), ``swap`` what changing a piece before the next game costs, or why it
    may not be; it is told what was changed since the last game. ``heal`` is what being rid of the damage of a
    piece costs. ``checklist`` is what must hold before a chapter is set up with the pieces told. ``pieces`` are the
    codes of what players can set out with, ``code_of`` finds a card by what people call it, "" for none.
    ``owned``, ``lost``, ``earned``, ``hurt`` are the sections of the pieces players have, of those they lost, of what
    came of the games and of the damage that stays ("" where none does).
    ``told`` says what a table tells, with the players of its seats. ``deals`` are the cards earned that go with one of
    the players, ``sits`` the cards a player sits down with, of a deck and what the journal says of the player.
    ``eases`` is what is done by hand so that bots come through a chapter which they have lost too often.
    """

    modes: Mapping[str, str]
    most: int
    chapters: tuple[Chapter, ...]
    sections: Callable[[str], tuple[Section, ...]]
    begins: Callable[[tuple[SeatTold, ...]], tuple[Change, ...]]
    carries: Callable[[Standing, tuple[str, ...]], tuple[Change, ...]]
    after_game: Callable[[str, Standing, GameTold], tuple[Change, ...]]
    swap: Callable[[Standing, Swap, tuple[Change, ...]], tuple[Change, ...] | Refused]
    heal: Callable[[str, Standing, str, Piece], tuple[Change, ...] | Refused]
    checklist: Callable[[str, Standing, GameTold], tuple[Check, ...]]
    pieces: Callable[[], tuple[str, ...]]
    code_of: Callable[[str], str]
    owned: str
    lost: str
    earned: str
    hurt: str
    in_order: str
    told: Callable[[Any, Mapping[str, str]], GameTold]
    deals: Callable[[Standing, tuple[str, ...]], tuple[Deal, ...]]
    sits: Callable[[Standing, str, CardList], CardList]
    eases: Callable[[Any], Sequence[Adjustment]]
