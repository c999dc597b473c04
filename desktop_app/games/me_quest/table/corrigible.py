"""What players may correct of this game: the paths of the board, the numbers of cards, and their words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from desktop_app.games.contract.corrections import Corrections, Corrigible, PrintedFact, Said
from desktop_app.games.kit.board import Path
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.corrected import NO, PROSE, YES, board_as, card_id, path_id
from desktop_app.games.me_quest.reading.facts import CardFacts, load_cards
from desktop_app.games.me_quest.state import ATTRIBUTES, SAURON_MARKERS, QuestState
from desktop_app.games.me_quest.table.built_in import shape_as

TERRAINS = ("hill", "mountain", "forest", "plains", "swamp")
MOST_CARDS, MOST_NUMBER = 6, 15
"""The most that a path costs, and the highest number of a card."""
LONGEST = 1_200
"""How many letters a person's own words on a card may have."""
COMBAT = ("kind", "attack", "defense", "strength_cost")
KINDS = ("ranged", "melee")
ENEMY = ("health", "fortitude", "strength", "wisdom")
OF_TYPE: Mapping[str, tuple[str, ...]] = {
    "plot": ("pool", "marker", "advance", "favor"),
    "starting_plot": ("marker", "advance", "favor"),
    "event": ("priority",),
    "encounter": ("priority",),
    "character": ("favor",),
    "peril": (),
    "quest": (),
    "item": (),
    "mission": (),
    "shadow": ("pool",),
    "corruption": ("favor",),
    "hero": ATTRIBUTES,
    "hero_card": (*COMBAT, "movement"),
    "skill": (*COMBAT, "movement"),
    "combat": COMBAT,
    "monster": ENEMY,
    "minion": ENEMY,
}
"""The facts of cards that may be corrected, by the type of the card; the words of all of them may be."""


def corrections() -> Corrections:
    """What may be corrected."""
    return Corrections(facts=_facts(), things=things, of_table=of_table, board=board_as, card=shape_as)


def of_table(g: QuestState) -> Said:
    """What a table was begun with."""
    return g.corrected


def _facts() -> dict[str, PrintedFact]:
    terrains = {each: f"meqmap-terrain-{each}" for each in TERRAINS}
    numbers = {str(number): "" for number in range(MOST_NUMBER + 1)}
    names = dict.fromkeys(name for names in OF_TYPE.values() for name in names)
    return {
        "terrain": PrintedFact("meqmap-fact-terrain", terrains),
        "cost": PrintedFact("meqmap-fact-cost", {str(cost): "" for cost in range(1, MOST_CARDS + 1)}),
        "water": PrintedFact("meqmap-fact-water", {NO: "meqmap-water-no", YES: "meqmap-water-yes"}),
        **{name: PrintedFact(f"meqmap-fact-{name.replace('_', '-')}", numbers) for name in names},
        "movement": PrintedFact("meqmap-fact-movement", terrains),
        "marker": PrintedFact("meqmap-fact-marker", {each: f"meqnames-marker-{each}" for each in SAURON_MARKERS}),
        "kind": PrintedFact("meqmap-fact-kind", {each: f"meqmap-kind-{each}" for each in KINDS}),
        **{
            name: PrintedFact("meqmap-fact-text", {}, longest=LONGEST, language=language)
            for name, language in PROSE.items()
        },
    }


@cache
def things() -> Mapping[str, Corrigible]:
    """The paths, then the cards, in printed order."""
    paths = {path_id(path): _path(path) for path in BOARD.paths if path.terrain in TERRAINS}
    cards = {card_id(code): _card(card) for code, card in load_cards().items() if card.type in OF_TYPE}
    return {**paths, **cards}


def _path(path: Path) -> Corrigible:
    one, other = (BOARD.locations[end].names for end in path.ends)
    return Corrigible(
        titles={"en": f"{one.en} – {other.en}", "es": f"{one.es} – {other.es}"},
        kind="meqmap-corrigible-path",
        facts={"terrain": path.terrain, "cost": str(path.cost), "water": YES if path.water else NO},
        sure=path.sure,
        ends=(path.ends[0], path.ends[1]),
    )


def _card(card: CardFacts) -> Corrigible:
    return Corrigible(
        titles=card.titles,
        kind=_kind(card),
        facts={
            **{name: str(getattr(card, name)) for name in OF_TYPE[card.type] if getattr(card, name) != ""},
            **{name: "\n".join(card.text[language]) for name, language in PROSE.items() if card.text[language]},
        },
        sure=not card.ours,
        card=card.code,
    )


def _kind(card: CardFacts) -> str:
    """The message of what a card is: of the same name in several decks, whose it is."""
    if card.type == "hero_card":
        return f"meqnames-owner-{card.owner}"
    return (
        f"meq-zone-combat-deck-{card.owner}"
        if card.type == "combat"
        else f"library-value-me-quest-{card.type.replace('_', '-')}"
    )
