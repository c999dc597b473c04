"""How a player deck of The Card Game is built (LCG-104 to LCG-107, campaign pool LCG-544 and LCG-546)."""

from __future__ import annotations

from desktop_app.games.kit.deck_list import (
    DeckCard,
    DeckList,
    Params,
    Violation,
    broken,
    by_title,
    codes,
    size,
    take_out,
)

MOST_HEROES = 3
FEWEST_CARDS = 50
MOST_COPIES = 3
POOL_KINDS = ("boon", "burden")


def check(deck: DeckList) -> list[Violation]:
    """Every construction rule that the deck breaks. There is no largest deck (LCG-106)."""
    return broken(deck, (heroes, different_heroes, smallest_deck, copies))


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


def unmatched_spheres(deck: DeckList) -> list[DeckCard]:
    """Cards that no hero of the deck could pay for: a hint, not a rule."""
    spheres = [card.word("sphere") for card in deck.part("heroes")]
    return [
        card
        for card in deck.part("deck")
        if card.word("sphere") not in ("", "neutral", *spheres) and card.number("cost") != 0
    ]
