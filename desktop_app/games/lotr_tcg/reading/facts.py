"""The printed facts of every built-in card, as frozen values the rules can read fast.

Numbers and names are those of the cards; titles and texts are in our own words in both languages. In texts ``[rohan]``
and so on stand for the icons, ``(2)`` for twilight tokens and ``**...**`` for bold.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.card_names import CardNames
from desktop_app.games.kit.facts import Line, Lines, by_code, line, lines, read_rows
from desktop_app.games.lotr_tcg.reading.printed import PrintedCard, PrintedSet
from desktop_app.paths import RESOURCES

CARDS_FOLDER = RESOURCES / "cards" / "lotr_tcg"
BORNE = ("possession", "artifact")
CHARACTERS = ("companion", "ally", "minion")


class Keyword(Frozen):
    """A keyword of a card: its id and the number behind it."""

    id: str
    amount: int = 0


class CardFacts(Frozen, eq=False):
    """What is printed on one card. A number that the card does not have is None; ``side`` is "" for sites and Rings.

    ``code`` is the set and the number in it ("4_302"), as the community writes it. ``minion_site`` is the site number
    of a minion, ``home_site`` those of an ally with the letter of their block ("4T").
    """

    code: str
    set: str
    set_titles: Line
    number: int
    type: str
    titles: Line
    subtitle: Line
    unique: bool
    side: str
    culture: str
    race: str
    item_class: tuple[str, ...]
    twilight: int | None
    strength: int | None
    vitality: int | None
    resistance: int | None
    signet: str
    site_number: int | None
    block: str
    shadow_number: int | None
    arrow: str
    minion_site: int | None
    home_site: tuple[str, ...]
    keywords: tuple[Keyword, ...]
    phases: tuple[str, ...]
    bears_the_ring: bool
    text: Lines

    @property
    def site_name(self) -> str:
        """The number of a site with the symbol of its block: "3T" of the Tower block, "3" of the first (TCG-013)."""
        symbol = {"towers": "T", "king": "K"}.get(self.block, "")
        return f"{self.site_number}{symbol}" if self.site_number is not None else ""

    def amount(self, keyword: str) -> int:
        """What the instances of a keyword on this card add up to (TCG-445, TCG-446)."""
        return sum(each.amount for each in self.keywords if each.id == keyword)


@cache
def load_cards() -> dict[str, CardFacts]:
    """All built-in cards by code, read once. Raises FactsError naming file, card and field."""
    return by_code(CARDS_FOLDER, read_set)


def _names() -> Mapping[str, Line]:
    """The last printed of a title first: the characters of the starter decks. With its subtitle each has a name of its
    own."""
    found: dict[str, Line] = {}
    for card in sorted(load_cards().values(), key=lambda card: -card.number):
        whole = {
            f"{language}-whole": f"{card.titles[language]}, {card.subtitle[language]}" for language in card.subtitle
        }
        found[card.code] = {**card.titles, **whole}
    return found


NAMES = CardNames(_names)
"""The cards of the box by what people call them."""


def read_set(path: Path) -> list[CardFacts]:
    """The cards of one set's file in their printed order. Raises FactsError naming file, card and field."""
    printed, cards = read_rows(path, PrintedSet, PrintedCard)
    return [card_facts(card, printed) for card in cards]


def card_facts(card: PrintedCard, printed: PrintedSet) -> CardFacts:
    """What is printed on one card of a set."""
    return CardFacts(
        code=f"{printed.set}_{card.number}",
        set=printed.set,
        set_titles=line(printed.titles),
        number=card.number,
        type=card.type,
        titles=line(card.titles),
        subtitle=line(card.subtitle) if card.subtitle else {},
        unique=card.unique,
        side=card.side or "",
        culture=card.culture or "",
        race=card.race or "",
        item_class=tuple(card.item_class),
        twilight=card.twilight,
        strength=card.strength,
        vitality=card.vitality,
        resistance=card.resistance,
        signet=card.signet or "",
        site_number=card.site_number,
        block=card.block or "",
        shadow_number=card.shadow_number,
        arrow=card.arrow or "",
        minion_site=card.minion_site,
        home_site=tuple(card.home_site),
        keywords=tuple(Keyword(each.id, each.amount or 0) for each in card.keywords),
        phases=tuple(card.phases),
        bears_the_ring=card.bears_the_ring,
        text=lines(card.text),
    )
