"""The printed facts of every built-in card, as frozen values the rules can read fast.

Numbers and names are those of the box; titles and texts are in our own words in both languages. In texts
`[willpower] [attack] [defense] [threat] [resource]` stand for the icons and `**...**` for bold.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.card_names import CardNames
from desktop_app.games.kit.facts import Line, Lines, by_code, line, lines, read_rows
from desktop_app.games.lotr_lcg.reading.printed import PrintedBack, PrintedCard, PrintedSet
from desktop_app.paths import RESOURCES

CARDS_FOLDER = RESOURCES / "cards" / "lotr_lcg"


class Keyword(Frozen):
    """A keyword of a card: its id (`ranged`, `doomed`) and the number after it, if any."""

    id: str
    amount: int | None = None


class Back(Frozen, eq=False):
    """The other side: B of a quest, the resolution of a campaign card."""

    titles: Line
    text: Lines
    story: Line | None


class CardFacts(Frozen, eq=False):
    """What is printed on one card. A number that the card does not have is None.

    `code` is the pack and the number in it ("01001"), as the community writes it. `easy_quantity` is how many
    of the `quantity` copies stay in the encounter deck in easy mode; with a `quantity` of 0 it is no card of the box
    but what a card is turned into. `stage` is the stage of a quest and the
    place of a campaign card in its campaign. A quest's own titles and text are those of side A.
    """

    code: str
    set: str
    number: int
    type: str
    subtype: str | None
    titles: Line
    sphere: str | None
    unique: bool
    cost: int | Literal["X"] | None
    threat_cost: int | None
    engagement_cost: int | None
    threat: int | None
    willpower: int | None
    attack: int | None
    defense: int | None
    hit_points: int | None
    quest_points: int | None
    victory: int | None
    stage: int | None
    encounter_set: str | None
    quantity: int
    easy_quantity: int
    traits: tuple[str, ...]
    keywords: tuple[Keyword, ...]
    text: Lines
    shadow: Line | None
    story: Line | None
    back: Back | None

    def keyword(self, keyword_id: str) -> Keyword | None:
        """The printed keyword of that id, or None."""
        return next((keyword for keyword in self.keywords if keyword.id == keyword_id), None)


@cache
def load_cards() -> dict[str, CardFacts]:
    """All built-in cards by code and what they can be turned into, read once.

    Raises:
        FactsError: naming file, card and field.
    """
    return by_code(CARDS_FOLDER, read_set)


NAMES = CardNames(
    lambda: {code: card.titles for code, card in load_cards().items()},
    lambda: {code: card.back.titles for code, card in load_cards().items() if card.back is not None},
)
"""The cards of the box by what people call them: a quest card by either side."""


def cards_titled(title: str) -> list[CardFacts]:
    """The cards of that title in either language, blind to case, accents and the kind of apostrophe.

    Several cards may share a title (two quest stages, a card and the scenario named after it); [] if none has it.
    """
    return [load_cards()[code] for code in NAMES.codes(title)]


def read_set(path: Path) -> list[CardFacts]:
    """The cards of one set's file in their printed order. Raises FactsError naming file, card and field."""
    printed, cards = read_rows(path, PrintedSet, PrintedCard)
    return [_card_facts(card, printed) for card in cards]


def _card_facts(card: PrintedCard, printed_set: PrintedSet) -> CardFacts:
    return CardFacts(
        code=f"{printed_set.pack}{card.number:03d}",
        set=printed_set.set,
        number=card.number,
        type=card.type,
        subtype=card.subtype,
        titles=line(card.titles),
        sphere=card.sphere,
        unique=card.unique,
        cost=card.cost,
        threat_cost=card.threat_cost,
        engagement_cost=card.engagement_cost,
        threat=card.threat,
        willpower=card.willpower,
        attack=card.attack,
        defense=card.defense,
        hit_points=card.hit_points,
        quest_points=card.quest_points,
        victory=card.victory,
        stage=card.stage,
        encounter_set=card.encounter_set,
        quantity=card.quantity,
        easy_quantity=card.quantity if card.easy_quantity is None else card.easy_quantity,
        traits=tuple(card.traits),
        keywords=tuple(Keyword(keyword.id, keyword.amount) for keyword in card.keywords),
        text=lines(card.text),
        shadow=line(card.shadow) if card.shadow else None,
        story=line(card.story) if card.story else None,
        back=_back(card.back) if card.back else None,
    )


def _back(back: PrintedBack) -> Back:
    return Back(line(back.titles), lines(back.text), line(back.story) if back.story else None)
