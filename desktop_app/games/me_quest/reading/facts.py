"""The printed facts of every card, sheet and token, as frozen values the rules can read fast.

Names and numbers are those of the box; titles and texts are in our own words in both languages. In texts ``**...**``
stands for bold and ``*...*`` for italics, the requirements of a plot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.card_names import CardNames
from desktop_app.games.kit.facts import Line, Lines, by_code, line, lines, read_rows
from desktop_app.games.kit.printed import FactsError
from desktop_app.games.me_quest.reading.printed import PrintedCard, PrintedCards
from desktop_app.paths import RESOURCES

CARDS_FOLDER = RESOURCES / "cards" / "me_quest"


class Requirement(Frozen):
    """What a plot wants to be played: so much influence, an enemy within so many spaces, or another active plot.

    ``place`` is "" for the location that the plot will affect.
    """

    what: str
    amount: int = 1
    place: str = ""
    within: int = 0
    plot: str = ""


class AttributeTest(Frozen):
    """A hero's attribute that a card holds against something: at_least, greater or less."""

    attribute: str
    relation: str
    against: str


class SetUpNumbers(Frozen):
    """What a starting plot gives Sauron: influence, and cards drawn and kept (MEQ-074)."""

    each_stronghold: int
    in_extension: int
    shadow_pool: int
    shadow_draw: int
    shadow_keep: int
    plot_draw: int
    plot_keep: int


class CardFacts(Frozen, eq=False):
    """What is printed on one card. A number or word that it does not print is None, "" or ().

    ``owner`` is the hero, combat deck, encounter deck, colour of monster tokens or side that it belongs to.
    ``places`` are the locations it is about: those a plot may affect, the one an event, quest, encounter or peril
    names, where a hero or minion starts (of several Sauron chooses). An encounter or peril without ``places`` and
    ``regions`` fits any location. ``favor_places`` has a location for each favor an event brings, ``characters``
    (character, location). A plot is played if any of ``requires`` holds. ``affects`` tells the kind of location that
    Sauron picks for a plot without ``places``. ``monster`` is "" on a blank token. ``task`` is where an encounter's
    quest is completed, ``to`` where an encounter moves the hero, ``deal`` damage that shields lower.
    ``kept_from_favor``: heroes cannot discard the plot by paying. ``ours``: what we decided, "" where nothing.
    """

    code: str
    type: str
    titles: Line
    text: Lines
    quantity: int
    ours: str
    owner: str
    kind: str
    stage: int
    priority: int
    attack: int
    defense: int
    strength_cost: int
    movement: str
    health: int
    fortitude: int
    strength: int
    agility: int
    wisdom: int
    deck: str
    ratio: tuple[int, int]
    item: str
    monster: str
    pool: int
    marker: str
    advance: int
    favor: int
    timing: str
    outside_havens: bool
    places: tuple[str, ...]
    regions: tuple[str, ...]
    favor_places: tuple[str, ...]
    characters: tuple[tuple[str, str], ...]
    stays: bool
    affects: str
    no_other_plot: bool
    requires: tuple[Requirement, ...]
    kept_from_favor: bool
    gollum: bool
    set_up: SetUpNumbers | None
    enemy: str
    quest: bool
    task: str
    to: str
    test: AttributeTest | None
    deal: int
    reshuffles: bool


@cache
def load_cards() -> dict[str, CardFacts]:
    """All cards by code, type by type in printed order, read once. Raises FactsError naming file, card and field."""
    return by_code(CARDS_FOLDER, lambda path: [_card_facts(card, type) for type, card in read_cards(path)])


@cache
def printed_cards() -> tuple[tuple[str, PrintedCard], ...]:
    """Every card as its file has it, with its type. Raises FactsError naming file, card and field."""
    return tuple(each for path in sorted(CARDS_FOLDER.glob("*.json")) for each in read_cards(path))


@cache
def of_type(type: str) -> tuple[CardFacts, ...]:
    """The cards of a type in printed order."""
    return tuple(card for card in load_cards().values() if card.type == type)


IN_THE_BOOK = {
    "mission.his_dark_throne": {"en": "On His Dark Throne"},
    "mission.in_darkness_bind_them": {"en": "In the Darkness Bind Them"},
    "mission.to_find_them_all": {"en": "To Find Them"},
    "mission.minas_morgul_kept_at_bay": {"en": "Minas Morgul Is Held in Check"},
    "minion.gothmog": {"en": "Gothmog"},
    "character.dain": {"en": "Dáin"},
    "plot.denethor_falls_into_madness": {"en": "Denethor Succumbs to Madness"},
}
"""What the rulebook, or another card, calls a card whose title is another."""
FALSE_RUMOR = {"en": "False Rumor", "other": "Blank", "es": "En blanco"}
"""What the rulebook calls a blank monster token (MEQ-225)."""


def _also() -> dict[str, dict[str, str]]:
    blank = {card.code: FALSE_RUMOR for card in of_type("monster_token") if not card.monster}
    quests = {card.code: {"en": f"Quest: {card.titles['en']}"} for card in of_type("encounter") if card.quest}
    return {**IN_THE_BOOK, **blank, **quests}


NAMES = CardNames(lambda: {code: card.titles for code, card in load_cards().items()}, _also)
"""The cards by what people call them."""


@cache
def read_cards(path: Path) -> Sequence[tuple[str, PrintedCard]]:
    """The cards of one file in their order, each with its type. Raises FactsError naming file, card and field."""
    file, cards = read_rows(path, PrintedCards, PrintedCard, called="code")
    for card in cards:
        if missing := card.lacks(file.type):
            where = f"{path.name}: card {card.code} {card.titles.en}"
            raise FactsError(f"{where}: a card of type {file.type} needs {', '.join(missing)}")
    return [(file.type, card) for card in cards]


def _card_facts(card: PrintedCard, type: str) -> CardFacts:
    return CardFacts(
        code=card.code,
        type=type,
        titles=line(card.titles),
        text=lines(card.text),
        quantity=card.quantity,
        ours=card.ours or "",
        owner=card.owner or "",
        kind=card.kind or "",
        stage=card.stage or 0,
        priority=card.priority or 0,
        attack=card.attack or 0,
        defense=card.defense or 0,
        strength_cost=card.strength_cost or 0,
        movement=card.movement or "",
        health=card.health or 0,
        fortitude=card.fortitude or 0,
        strength=card.strength or 0,
        agility=card.agility or 0,
        wisdom=card.wisdom or 0,
        deck=card.deck or "",
        ratio=(card.ratio[0], card.ratio[1]) if card.ratio else (0, 0),
        item=card.item or "",
        monster=card.monster or "",
        pool=card.pool or 0,
        marker=card.marker or "",
        advance=card.advance or 0,
        favor=card.favor or 0,
        timing=card.timing or "",
        outside_havens=card.outside_havens,
        places=tuple(card.places),
        regions=tuple(card.regions),
        favor_places=tuple(card.favor_places),
        characters=tuple((each.character, each.place) for each in card.characters),
        stays=card.stays,
        affects=card.affects or "",
        no_other_plot=card.no_other_plot,
        requires=tuple(
            Requirement(each.what, each.amount, each.place or "", each.within, each.plot or "")
            for each in card.requires
        ),
        kept_from_favor=card.kept_from_favor,
        gollum=card.gollum,
        set_up=SetUpNumbers(**card.set_up.model_dump()) if card.set_up else None,
        enemy=card.enemy or "",
        quest=card.quest,
        task=card.task or "",
        to=card.to or "",
        test=AttributeTest(card.test.attribute, card.test.relation, card.test.against) if card.test else None,
        deal=card.deal or 0,
        reshuffles=card.reshuffles,
    )
