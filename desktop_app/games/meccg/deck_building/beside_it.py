"""What lies beside the play deck: sites, sideboard and pool (MEC-368, MEC-374 to MEC-377)."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.games.kit.deck_list import DeckList, Fix, Params, Violation, by_title, codes, joined, size, take_out
from desktop_app.games.meccg.deck_building.play_deck import MOST_CHARACTERS
from desktop_app.games.meccg.deck_building.whole_deck import but_one
from desktop_app.games.meccg.deck_cards import is_avatar, is_character, is_haven, is_starting_item

MOST_MINOR_ITEMS = 2
SIDEBOARD_SIZES: Mapping[str, int] = {"starter": 30, "short": 30, "long": 35, "campaign": 40}


def location_deck(deck: DeckList) -> list[Violation]:
    """MEC-368: one copy of each site, but havens as many as one likes."""
    found = []
    for same in by_title(card for card in deck.part("sites") if not is_haven(card)).values():
        if size(same) > 1:
            params: Params = {"title": same[0].title, "count": size(same)}
            fix = take_out(same, size(same) - 1)
            found.append(Violation("MEC-368", "decks-mec-site-twice", params, codes(same), fix))
    return found


def sideboard_size(deck: DeckList) -> list[Violation]:
    """MEC-374: 30 cards, 35 in a long game, 40 in a campaign."""
    here = list(deck.part("sideboard"))
    limit = SIDEBOARD_SIZES.get(deck.options.get("length", "short"), SIDEBOARD_SIZES["short"])
    if size(here) <= limit:
        return []
    params: Params = {"count": size(here), "limit": limit}
    return [Violation("MEC-374", "decks-mec-sideboard-size", params, codes(here), take_out(here, size(here) - limit))]


def avatars_with_sideboard(deck: DeckList) -> list[Violation]:
    """MEC-375 (MEC-046): the sideboard may hold other avatars, but only one avatar is there more than once."""
    groups = by_title(card for card in deck.part("deck", "sideboard") if is_avatar(card))
    repeated = [same for same in groups.values() if size(same) > 1]
    if len(repeated) < 2 or not deck.part("sideboard"):
        return []
    cards = [card for same in repeated for card in same]
    params: Params = {"titles": ", ".join(same[0].title for same in repeated)}
    steps = [but_one(same) for same in repeated[1:]]
    fix = joined(steps)
    return [Violation("MEC-375", "decks-mec-avatars-repeated", params, codes(cards), fix)]


def pool_characters(deck: DeckList) -> list[Violation]:
    """MEC-376: ten characters in the pool that are no avatars."""
    here = [card for card in deck.part("pool") if is_character(card, deck) and not is_avatar(card)]
    if size(here) <= MOST_CHARACTERS:
        return []
    params: Params = {"count": size(here), "limit": MOST_CHARACTERS}
    fix = take_out(here, size(here) - MOST_CHARACTERS)
    return [Violation("MEC-376", "decks-mec-pool-characters", params, codes(here), fix)]


def pool_items(deck: DeckList) -> list[Violation]:
    """MEC-377: two minor items in the pool, neither unique nor from a hoard."""
    items = [card for card in deck.part("pool") if is_starting_item(card)]
    wrong = [card for card in items if card.unique or "Hoard Item" in card.keywords]
    found = [
        Violation(
            "MEC-377",
            "decks-mec-pool-item",
            {"title": card.title},
            (card.code,),
            Fix("remove", card.code, "pool", card.copies),
        )
        for card in wrong
    ]
    if size(items) > MOST_MINOR_ITEMS:
        params: Params = {"count": size(items), "limit": MOST_MINOR_ITEMS}
        fix = take_out(items, size(items) - MOST_MINOR_ITEMS)
        found.append(Violation("MEC-377", "decks-mec-pool-items", params, codes(items), fix))
    return found
