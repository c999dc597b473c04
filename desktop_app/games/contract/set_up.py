"""Setting a table: what a person may choose before the first card is laid, and what is made of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from desktop_app.engine.frozen import Frozen, field
from desktop_app.games.contract.decks import CardList

if TYPE_CHECKING:
    from desktop_app.engine.messages import Message
    from desktop_app.games.contract.campaigns import CampaignTable
    from desktop_app.games.contract.cards import Titles
    from desktop_app.games.contract.corrections import Said

HARDEST = 10
"""The difficulty of the hardest scenarios."""


class CardGroup(Frozen, eq=False):
    """Cards that a scenario is put together from: the glyph that stands for them, and the message of their name."""

    sign: str
    name: str


class Answered(Frozen, eq=False):
    """A question that players ask about a scenario, with its answer; texts by language. ``rules`` are the ids of the
    atlas, ``cards`` the codes of the cards that the answer follows from."""

    question: Titles
    answer: Titles
    rules: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class Scenario(Frozen, eq=False):
    """A scenario to choose; texts by language. ``ready`` says whether the rules can run it, ``emblem`` is the card
    whose picture stands for it, ``difficulty`` how hard it is, from 1 to `HARDEST` (0 where nobody says), ``groups``
    which cards it is put together from. ``secrets`` are the codes of the cards that one meets only by playing it,
    ``questions`` what players ask about it; their answers tell what happens in it."""

    id: str
    titles: Titles
    introduction: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    emblem: str = ""
    ready: bool = True
    difficulty: int = 0
    groups: Sequence[CardGroup] = ()
    secrets: tuple[str, ...] = ()
    questions: tuple[Answered, ...] = ()


class Choice(Frozen):
    """One value of an option: messages for its name and for a sentence about it, the code of the card that it is; ""
    for none."""

    id: str
    name: str
    hint: str = ""
    card: str = ""


class TableOption(Frozen):
    """A choice for the whole table, such as easy mode; a yes or no has the choices "no" and "yes". It is asked where at
    least so many sit down."""

    id: str
    name: str
    choices: tuple[Choice, ...]
    usual: str
    fewest: int = 1


class Side(Frozen):
    """A side or role at the table.

    ``seats`` are the allowed numbers of players on it. ``parts`` are the parts that its deck must give, () where it is
    played without a deck. A game without sides has one whose id and name are "".
    """

    id: str = ""
    name: str = ""
    seats: tuple[int, ...] = (1,)
    parts: tuple[str, ...] = ("deck",)
    usual_deck: str = ""


class Sitting(Frozen):
    """Who sits down: the player's name, the side, the cards brought along."""

    name: str
    cards: CardList = field(default_factory=CardList)
    side: str = ""


class NewTable(Frozen):
    """Everything a game needs to lay its table; seats clockwise. An option that is missing has its usual value. A
    ``campaign`` is given where the table is one of its chapters. ``said`` is what the players' own copy says otherwise
    than ours."""

    seats: tuple[Sitting, ...]
    scenario: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    campaign: CampaignTable | None = None
    said: Said = field(default_factory=dict)


def nothing_wrong(table: NewTable) -> Message | None:
    """Every table can be laid."""
    return None


class SetUpForm(Frozen, eq=False):
    """What the set-up screen asks for.

    ``scenarios`` is empty for a game without them. ``seats`` are the allowed numbers of players over all ``sides``; who
    is on an earlier side sits before the others.
    ``problem`` says why a table cannot be laid: a message with its rule, whose parameters are plain words or card
    references ``@:<code>``; None when it can. Nothing here needs the rules: the start screen asks for it as well.
    """

    seats: tuple[int, ...]
    sides: tuple[Side, ...] = (Side(),)
    scenarios: Callable[[], Sequence[Scenario]] = tuple
    usual_scenario: str = ""
    options: tuple[TableOption, ...] = ()
    problem: Callable[[NewTable], Message | None] = nothing_wrong

    def side(self, id: str) -> Side:
        """The side of that id. Raises KeyError."""
        found = next((side for side in self.sides if side.id == id), None)
        if found is None:
            raise KeyError(id)
        return found

    def sides_for(self, seats: int) -> list[str]:
        """Who sits on which side when so many play: every side has its fewest, the rest fill up in their order."""
        found = [side.id for side in self.sides for _ in range(min(side.seats))]
        for side in self.sides:
            room = max(side.seats) - min(side.seats)
            found += [side.id] * max(0, min(room, seats - len(found)))
        return found

    def asked(self, seats: int) -> list[TableOption]:
        """The options that are asked where so many sit down."""
        return [option for option in self.options if option.fewest <= seats]

    def usual_options(self) -> dict[str, str]:
        """Every option at its usual value."""
        return {option.id: option.usual for option in self.options}
