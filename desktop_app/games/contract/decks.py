"""Building decks for a game: the parts of a deck, the rules of construction, the decks that ship."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.engine.frozen import Frozen, field

if TYPE_CHECKING:
    from desktop_app.games.contract.cards import Titles
    from desktop_app.games.kit.deck_list import DeckCard, DeckList, Violation


class OptionValue(Frozen):
    """One way to choose, and the message that names it."""

    id: str
    name: str


class Vote(Frozen):
    """How the cards of a list say what the list does not: by their ``field``, as one of ``values``; a card with the
    flag ``decisive`` outweighs all others."""

    field: str
    values: tuple[str, ...]
    decisive: str = ""


class DeckOption(Frozen):
    """A choice that belongs to a deck beside its cards, such as the block; the first value is the usual one."""

    id: str
    name: str
    values: tuple[OptionValue, ...]
    vote: Vote | None = None


class LeaderSum(Frozen):
    """A number that the cards of the leaders' part add up to, and the message that tells it as ``{ $value }``."""

    field: str
    message: str


class CardList(Frozen):
    """Copies of cards: part to code to number, with the choices of a deck."""

    parts: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)

    def codes(self, part: str) -> tuple[str, ...]:
        """The cards of a part, each as often as there are copies."""
        return tuple(code for code, copies in self.parts.get(part, {}).items() for _ in range(copies))

    def size(self, *parts: str) -> int:
        """How many cards lie in these parts, or in all."""
        return sum(sum(cards.values()) for part, cards in self.parts.items() if not parts or part in parts)


class ShippedDeck(Frozen, eq=False):
    """A deck that ships, in both languages, and the file it stands in.

    With ``as_it_is`` it lies so in the box, for first games, and does not keep every rule of deck building.
    """

    id: str
    names: Titles
    notes: Titles
    cards: CardList
    file: Path | None = None
    as_it_is: bool = False


class Beginning(Frozen):
    """Cards that a new deck begins with: up to ``count`` for a ``part``, from those that ``search`` finds.

    ``search`` is a query in English words. With ``bounded`` only cards that the deck can use are offered, with
    ``needed`` one is chosen from the start, with ``names`` they give the deck its first name. ``label`` is the id of
    what stands beside the choice, where that is not the name of the part.
    """

    part: str
    search: str
    count: int = 1
    bounded: bool = False
    needed: bool = False
    names: bool = True
    label: str = ""


Bounds = tuple[Mapping[str, tuple[str, ...]], ...]
"""What a deck can use: one of some ways, each by the values that fields of the search must have; () for anything."""


def anything(deck: DeckList, type: str) -> Bounds:
    """A game that bounds nothing."""
    return ()


def no_hints(deck: DeckList) -> Sequence[DeckCard]:
    """Nothing to point out."""
    return ()


def nowhere_else(deck: DeckList, card: DeckCard) -> str:
    """A game whose cards always go where their type belongs."""
    return ""


def three_copies(card: DeckCard) -> int:
    """How often a card is there at most, in a game that says nothing else."""
    return 3


def no_decks() -> Sequence[ShippedDeck]:
    """What a game without shipped decks has."""
    return ()


class Decks(Frozen, eq=False):
    """How decks of a game are built.

    ``parts`` stand in the order of the lists, ``natural`` says in which one a card type belongs (else ``main``),
    ``place`` where the next copy of a card goes in this very deck ("" for where its type belongs), and ``part_names``
    are messages for parts that this game calls otherwise than ``decks-part-<part>``. ``check`` tells every broken rule,
    ``hints`` cards that the deck can hardly use. ``cost``, ``groups`` and ``numbers`` are the fields of the charts.

    An opening ``hand`` may be drawn anew once as one of ``second_hand`` cards (0 where it must be kept), and each round
    ``drawn`` cards come (0 where that hangs on the game). The cards in ``leaders`` stand for the whole deck. A new deck
    begins with what ``begins`` and ``options`` let choose, and ``usable`` bounds what it can use of a type. How often a
    card may be there by itself, whatever else lies in the deck, says ``most_copies``.
    Cards of the ``scenario`` parts are laid for the table and by no player: a deck of nothing else is a scenario.
    ``file_keys`` names parts that are called otherwise in the file of a shipped deck.

    Among its fellows a deck is known by the values that its leaders, all its cards where it has none, have in the first
    of the ``groups``; where leaders are too much alike, by those of all its cards in the field ``shelved_by``.
    """

    parts: tuple[str, ...]
    check: Callable[[DeckList], list[Violation]]
    cost: str
    groups: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    shelved_by: str = ""
    main: str = "deck"
    leaders: str = ""
    scenario: tuple[str, ...] = ()
    natural: Mapping[str, str] = field(default_factory=dict)
    place: Callable[[DeckList, DeckCard], str] = nowhere_else
    part_names: Mapping[str, str] = field(default_factory=dict)
    hints: Callable[[DeckList], Sequence[DeckCard]] = no_hints
    hand: int = 7
    second_hand: int = 0
    drawn: int = 1
    most_copies: Callable[[DeckCard], int] = three_copies
    leader_sum: LeaderSum | None = None
    options: tuple[DeckOption, ...] = ()
    begins: tuple[Beginning, ...] = ()
    usable: Callable[[DeckList, str], Bounds] = anything
    shipped: Callable[[], Sequence[ShippedDeck]] = no_decks
    file_keys: Mapping[str, str] = field(default_factory=dict)
