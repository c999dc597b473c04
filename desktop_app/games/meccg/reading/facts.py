"""The printed facts of every built-in card, as frozen values the rules can read fast.

Numbers and names are those of the cards; titles and texts are in our own words in both languages. Sites and cards are
named by their English title, regions by the code of their card. In texts ``{w}`` and so on stand for region and site
symbols.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.card_names import CardNames
from desktop_app.games.kit.facts import Line, Lines, by_code, line, lines, read_rows
from desktop_app.games.kit.printed import FactsError
from desktop_app.games.meccg.reading.printed import (
    PrintedAttack,
    PrintedCard,
    PrintedCards,
    PrintedKey,
    PrintedPlace,
)
from desktop_app.paths import RESOURCES

CARDS_FOLDER = RESOURCES / "cards" / "meccg"
ITEMS = ("minor_item", "major_item", "greater_item", "gold_ring_item", "special_item")


class Place(Frozen):
    """A site, or sites of a kind: every field that is told must fit.

    ``site`` is an English title, ``region`` a code. ``above_ground``: no Under-deeps site. ``even_tapped``: also where
    the site is tapped. ``hoard``: only where there is a hoard.
    """

    site: str = ""
    region: str = ""
    type: str = ""
    above_ground: bool = False
    even_tapped: bool = False
    hoard: bool = False


class Key(Frozen):
    """One way to key a creature: every field that is told must fit (MEC-511).

    ``region_type`` with its ``count`` counts in the site path. ``region`` alone is a region by name; with ``site_type``
    or ``any_site`` it is where the site lies. With ``region_type`` and ``site_type`` both, the site is of that type and
    its printed path has so many such regions. ``site_type`` may be "under_deeps", or "under_deeps_surface" for a site
    next to one. ``given`` is the English title of a card that must be in play.
    """

    region_type: str = ""
    count: int = 1
    region: str = ""
    site_type: str = ""
    site: str = ""
    any_site: bool = False
    given: str = ""


class Attack(Frozen):
    """An attack of a creature (one entry an attack), of a Dragon or of a site, in printed order.

    ``race`` is singular as for characters. ``each``: every character faces one strike, so that ``strikes`` is 0.
    ``detainment`` tells against which companies the text makes it detainment: "always", "covert", "overt" or "".
    ``against`` is the only kind of company it attacks, "" for every kind.
    """

    race: str
    strikes: int
    prowess: int
    body: int | None = None
    each: bool = False
    attacker_chooses: bool = False
    detainment: str = ""
    against: str = ""

    @property
    def faced(self) -> tuple[str, int, int, int | None]:
        """Race, strikes, prowess and body, with which it begins when a company faces it."""
        return self.race, self.strikes, self.prowess, self.body


class Modification(Frozen):
    """A standard modification of a faction, for a race or for a faction (English title) in play."""

    amount: int
    race: str = ""
    faction: str = ""


class CardFacts(Frozen, eq=False):
    """What is printed on one card. A number that it does not print is None, a word "", a list ().

    ``title`` is the English one, by which other cards name it; ``entity`` is what all manifestations share, the title
    where there is only one. ``influence`` is direct influence. Numbers are those of characters, allies, agents and
    creatures: what an item adds is written for it, and ``corner`` holds it as printed. ``points`` of "1(5)" are 1,
    ``points_stored`` 5; where ``stored_at`` tells places, the second number counts only when stored there.
    ``corruption_modifier`` is what a character adds to its own corruption checks (MEC-667). ``playable_at`` narrows
    where an item of a common kind may be played. ``not_starting``: may not be in a starting company. ``only_at_home``:
    unless it starts, it comes into play only at its home site. ``number_needed`` is what an influence check must
    exceed, ``number_in_play`` the same once the faction is in play. ``rings`` are the results of a test by the kind of
    ring, lowest and highest. ``path`` leads from ``nearest_haven``, ``haven_paths`` from other havens by title.
    ``playable_only`` restricts a kind of item: to a keyword, a title, or "hero" items.
    """

    code: str
    set: str
    set_titles: Line
    number: int
    titles: Line
    title: str
    text: Lines
    ours: str
    type: str
    alignment: str
    kinds: tuple[str, ...]
    unique: bool
    entity: str
    race: str
    skills: tuple[str, ...]
    keywords: tuple[str, ...]
    mind: int | None
    influence: int | None
    prowess: int | None
    body: int | None
    discard_on: int | None
    points: int
    points_kind: str
    points_stored: int | None
    starred: bool
    stored_at: tuple[Place, ...]
    corruption: int
    corruption_modifier: int
    corner: Mapping[str, str]
    home: tuple[Place, ...]
    avatar: bool
    agent: bool
    either_way: bool
    starting_item: bool
    not_starting: bool
    only_at_home: bool
    playable_at: tuple[Place, ...]
    number_needed: int | None
    number_in_play: int | None
    modifications: tuple[Modification, ...]
    keyed: tuple[Key, ...]
    attacks: tuple[Attack, ...]
    rings: Mapping[str, tuple[int, int]]
    site_type: str
    region: str
    path: tuple[str, ...]
    nearest_haven: str
    haven_paths: Mapping[str, tuple[str, ...]]
    playable: tuple[str, ...]
    playable_only: Mapping[str, tuple[str, ...]]
    draw: int | None
    draw_opponent: int | None
    under_deeps: bool
    adjacent: tuple[tuple[str, int], ...]
    region_type: str


@cache
def load_cards() -> dict[str, CardFacts]:
    """All cards by code, type by type, read once. Raises FactsError naming file, card and field."""
    return by_code(CARDS_FOLDER, read_cards)


@cache
def of_type(type: str) -> tuple[CardFacts, ...]:
    """The cards of a type in the order of their file."""
    return tuple(card for card in load_cards().values() if card.type == type)


NAMES = CardNames(lambda: {code: card.titles for code, card in load_cards().items()})
"""The cards by what people call them."""


def read_cards(path: Path) -> list[CardFacts]:
    """The cards of one file in their order. Raises FactsError naming file, card and field."""
    file, cards = read_rows(path, PrintedCards, PrintedCard, "code")
    for card in cards:
        where = f"{path.name}: card {card.code}"
        if missing := card.lacks(file.type):
            raise FactsError(f"{where}: a card of type {file.type} needs {', '.join(missing)}")
        if _set_of(card) not in file.sets:
            raise FactsError(f"{where}: code: no set is called {_set_of(card)}")
    return [card_facts(card, file) for card in cards]


def _set_of(card: PrintedCard) -> str:
    return card.code.partition("-")[0]


def card_facts(card: PrintedCard, file: PrintedCards) -> CardFacts:
    """One card of a file as the rules read it."""
    return CardFacts(
        code=card.code,
        set=_set_of(card),
        set_titles=line(file.sets[_set_of(card)]),
        number=int(card.code.partition("-")[2]),
        titles=line(card.titles),
        title=card.titles.en,
        text=lines(card.text),
        ours=card.ours or "",
        type=file.type,
        alignment=card.alignment,
        kinds=tuple(card.kinds),
        unique=card.unique,
        entity=card.entity or card.titles.en,
        race=card.race or "",
        skills=tuple(card.skills),
        keywords=tuple(card.keywords),
        mind=card.mind,
        influence=card.influence,
        prowess=card.prowess,
        body=card.body,
        discard_on=card.discard_on,
        points=card.points or 0,
        points_kind=card.points_kind or "",
        points_stored=card.points_stored,
        starred=card.starred,
        stored_at=_places(card.stored_at),
        corruption=card.corruption,
        corruption_modifier=card.corruption_modifier,
        corner=dict(card.corner),
        home=_places(card.home),
        avatar=card.avatar,
        agent=card.agent,
        either_way=card.either_way,
        starting_item=card.starting_item,
        not_starting=card.not_starting,
        only_at_home=card.only_at_home,
        playable_at=_places(card.playable_at),
        number_needed=card.number_needed,
        number_in_play=card.number_in_play,
        modifications=tuple(
            Modification(each.amount, each.race or "", each.faction or "") for each in card.modifications
        ),
        keyed=tuple(_key(each) for each in card.keyed),
        attacks=tuple(_attack(each) for each in card.attacks),
        rings={ring: (results[0], results[1]) for ring, results in card.rings.items()},
        site_type=card.site_type or "",
        region=card.region or "",
        path=tuple(card.path),
        nearest_haven=card.nearest_haven or "",
        haven_paths={haven: tuple(path) for haven, path in card.haven_paths.items()},
        playable=tuple(card.playable),
        playable_only={goods: tuple(only) for goods, only in card.playable_only.items()},
        draw=card.draw,
        draw_opponent=card.draw_opponent,
        under_deeps=card.under_deeps,
        adjacent=tuple(card.adjacent.items()),
        region_type=card.region_type or "",
    )


def _places(printed: Iterable[PrintedPlace]) -> tuple[Place, ...]:
    return tuple(
        Place(each.site or "", each.region or "", each.type or "", each.above_ground, each.even_tapped, each.hoard)
        for each in printed
    )


def _key(printed: PrintedKey) -> Key:
    return Key(
        region_type=printed.region_type or "",
        count=printed.count,
        region=printed.region or "",
        site_type=printed.site_type or "",
        site=printed.site or "",
        any_site=printed.any_site,
        given=printed.given or "",
    )


def _attack(printed: PrintedAttack) -> Attack:
    return Attack(
        race=printed.race,
        strikes=printed.strikes,
        prowess=printed.prowess,
        body=printed.body,
        each=printed.each,
        attacker_chooses=printed.attacker_chooses,
        detainment=printed.detainment or "",
        against=printed.against or "",
    )
