"""How a player deck of The Card Game is built (LCG-104 to LCG-107, campaign pool LCG-544 and LCG-546)."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.games.contract.decks import Bounds
from desktop_app.games.kit.deck_list import (
    DeckCard,
    DeckList,
    Params,
    Violation,
    broken,
    by_title,
    codes,
    misplaced,
    size,
    take_out,
    where_types_belong,
)

MOST_HEROES = 3
FEWEST_CARDS = 50
MOST_COPIES = 3
POOL_KINDS = ("boon", "burden")
PLAYER_CARDS = ("ally", "attachment", "event", "player_side_quest", "treasure")
ENCOUNTER_CARDS = (
    "enemy",
    "location",
    "treachery",
    "objective",
    "objective_ally",
    "objective_hero",
    "ship_enemy",
    "ship_objective",
    "side_quest",
)
QUEST_CARDS = ("quest", "nightmare", "campaign")
KINDS: Mapping[str, tuple[str, ...]] = {
    "heroes": ("hero",),
    "deck": PLAYER_CARDS,
    "sideboard": ("hero", "contract", *PLAYER_CARDS),
    "quest": QUEST_CARDS,
    "encounter": ENCOUNTER_CARDS,
}
"""The card types that may lie in each part; what is special or set up apart may be anything."""
NATURAL = where_types_belong(KINDS, treasure="sideboard", rules="setup")
_RULES = {"heroes": "LCG-104", "deck": "LCG-105", "sideboard": "LCG-105", "quest": "LCG-073", "encounter": "LCG-233"}


def check(deck: DeckList) -> list[Violation]:
    """Every construction rule that the deck breaks. There is no largest deck (LCG-106)."""
    return broken(deck, (wrong_kinds, heroes, different_heroes, smallest_deck, copies))


def wrong_kinds(deck: DeckList) -> list[Violation]:
    """Heroes among the heroes (LCG-104), player cards in the deck (LCG-105), and the encounter deck apart (LCG-233).

    Boons and burdens with a player card back go into the deck whatever their type (LCG-543, LCG-545).
    """
    return misplaced(deck, KINDS, NATURAL, _RULES, lambda card: card.word("subtype") in POOL_KINDS)


def heroes(deck: DeckList) -> list[Violation]:
    """LCG-104: one to three heroes."""
    here = [card for card in deck.part("heroes") if card.type == "hero"]
    count = size(here)
    if 1 <= count <= MOST_HEROES:
        return []
    fix = take_out(here, count - MOST_HEROES) if count else None
    return [Violation("LCG-104", "decks-lcg-heroes", {"count": count, "limit": MOST_HEROES}, codes(here), fix)]


def different_heroes(deck: DeckList) -> list[Violation]:
    """LCG-083: a unique hero can be in play once, so no two heroes of a deck share a title."""
    found = []
    for same in by_title(card for card in deck.part("heroes") if card.unique).values():
        if size(same) > 1:
            params: Params = {"title": same[0].title, "count": size(same)}
            fix = take_out(same, size(same) - 1)
            found.append(Violation("LCG-083", "decks-lcg-same-hero", params, codes(same), fix))
    return found


def smallest_deck(deck: DeckList) -> list[Violation]:
    """LCG-105: at least 50 cards, of which boons (LCG-544) and burdens (LCG-546) do not count."""
    main = deck.part("deck")
    pool = [card for card in main if card.word("subtype") in POOL_KINDS]
    count = size(main) - size(pool)
    if count >= FEWEST_CARDS:
        return []
    params: Params = {"count": count, "limit": FEWEST_CARDS}
    found = [Violation("LCG-105", "decks-lcg-too-small", params)]
    for kind, rule in (("boon", "LCG-544"), ("burden", "LCG-546")):
        of_kind = [card for card in pool if card.word("subtype") == kind]
        if of_kind:
            how_many: Params = {"count": size(of_kind)}
            found.append(Violation(rule, f"decks-lcg-{kind}-not-counted", how_many, codes(of_kind)))
    return found


def most_copies(card: DeckCard) -> int:
    """A hero once (LCG-104), any other card three times (LCG-107)."""
    return 1 if card.type == "hero" else MOST_COPIES


def copies(deck: DeckList) -> list[Violation]:
    """LCG-107: three copies at most of any card, counted by title."""
    found = []
    for same in by_title(deck.part("deck")).values():
        surplus = size(same) - MOST_COPIES
        if surplus > 0:
            params: Params = {"title": same[0].title, "count": size(same), "limit": MOST_COPIES}
            fix = take_out(same, surplus)
            found.append(Violation("LCG-107", "decks-too-many-copies", params, codes(same), fix))
    return found


def usable(deck: DeckList, type: str) -> Bounds:
    """Of player cards those of the heroes' spheres and neutral ones (LCG-109); anything before there are heroes."""
    spheres = tuple(dict.fromkeys(card.word("sphere") for card in deck.part("heroes") if card.word("sphere")))
    if not spheres or type not in PLAYER_CARDS:
        return ()
    return ({"sphere": (*(sphere for sphere in spheres if sphere != "neutral"), "neutral")},)


def unmatched_spheres(deck: DeckList) -> list[DeckCard]:
    """Cards that no hero of the deck could pay for: a hint, not a rule."""
    spheres = [card.word("sphere") for card in deck.part("heroes")]
    return [
        card
        for card in deck.part("deck")
        if card.word("sphere") not in ("", "neutral", *spheres) and card.number("cost") != 0
    ]
