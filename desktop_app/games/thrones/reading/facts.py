"""The printed facts of every built-in card, as frozen values the rules can read fast.

Numbers and names are those of the box; titles and texts are in our own words in both languages. In texts
``[military] [intrigue] [power] [stark]`` and so on stand for the icons and ``**...**`` for bold.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.card_names import CardNames
from desktop_app.games.kit.facts import Line, Lines, by_code, line, lines, read_rows
from desktop_app.games.thrones.factions import faction_cards, title_of
from desktop_app.games.thrones.reading.printed import PrintedCard, PrintedSet
from desktop_app.paths import RESOURCES

CARDS_FOLDER = RESOURCES / "cards" / "thrones"
Value = int | Literal["X", "-"] | None


class Keyword(Frozen):
    """A keyword of a card: its id, the number after it, the traits it spares or names alone."""

    id: str
    amount: int = 0
    excepted: tuple[str, ...] = ()
    only: tuple[str, ...] = ()


class CardFacts(Frozen, eq=False):
    """What is printed on one card. A number that the card does not have is None.

    ``code`` is the pack and the number in it ("01001"), as the community writes it; a faction card's is its faction.
    ``octgn_id`` is the card's name in the deck files of OCTGN.
    """

    code: str
    set: str
    set_titles: Line
    number: int | None
    type: str
    titles: Line
    faction: str
    loyal: bool
    unique: bool
    cost: Value
    strength: Value
    icons: tuple[str, ...]
    income: Value
    initiative: Value
    claim: Value
    reserve: Value
    traits: tuple[str, ...]
    keywords: tuple[Keyword, ...]
    deck_limit: int | None
    quantity: int
    text: Lines
    octgn_id: str = ""


@cache
def load_cards() -> dict[str, CardFacts]:
    """All built-in cards by code, read once, faction cards first. Raises FactsError naming file, card and field."""
    factions = {card.code: _faction_facts(card.code) for card in faction_cards()}
    return factions | by_code(CARDS_FOLDER, read_set)


NAMES = CardNames(lambda: {code: card.titles for code, card in load_cards().items()})
"""The cards of the box by what people call them."""


def read_set(path: Path) -> list[CardFacts]:
    """The cards of one set's file in their printed order. Raises FactsError naming file, card and field."""
    printed, cards = read_rows(path, PrintedSet, PrintedCard)
    return [_card_facts(card, printed) for card in cards]


def _card_facts(card: PrintedCard, printed: PrintedSet) -> CardFacts:
    return CardFacts(
        code=f"{printed.pack}{card.number:03d}",
        set=printed.set,
        set_titles=line(printed.titles),
        number=card.number,
        type=card.type,
        titles=line(card.titles),
        faction=card.faction,
        loyal=card.loyal,
        unique=card.unique,
        cost=card.cost,
        strength=card.strength,
        icons=tuple(card.icons),
        income=card.income,
        initiative=card.initiative,
        claim=card.claim,
        reserve=card.reserve,
        traits=tuple(card.traits),
        keywords=tuple(
            Keyword(each.id, each.amount or 0, tuple(each.excepted), tuple(each.only)) for each in card.keywords
        ),
        deck_limit=card.deck_limit,
        quantity=card.quantity,
        text=lines(card.text),
        octgn_id=card.octgn_id,
    )


def _faction_facts(code: str) -> CardFacts:
    return CardFacts(
        code=code,
        set="core",
        set_titles={"en": "Core Set", "es": "Caja básica"},
        number=None,
        type="faction",
        titles=title_of(code),
        faction=code,
        loyal=False,
        unique=False,
        cost=None,
        strength=None,
        icons=(),
        income=None,
        initiative=None,
        claim=None,
        reserve=None,
        traits=(),
        keywords=(),
        deck_limit=None,
        quantity=1,
        text={"en": (), "es": ()},
    )
