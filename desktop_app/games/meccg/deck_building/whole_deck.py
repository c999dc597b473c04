"""How often a card may be there in play deck, sideboard and pool together (MEC-349 to MEC-352)."""

from __future__ import annotations

from desktop_app.games.kit.deck_list import (
    DeckCard,
    DeckList,
    Fix,
    Params,
    Violation,
    by_title,
    codes,
    joined,
    size,
    take_out,
)
from desktop_app.games.meccg.deck_cards import is_avatar, is_haven, manifestation

MOST_MIND_OF_AGENTS = 36
MOST_COPIES = 3
WHOLE = ("deck", "sideboard", "pool")


def unique_cards(deck: DeckList) -> list[Violation]:
    """MEC-349: a unique card that is no avatar is there once in the whole deck; of different resources of one name that
    is said by MEC-351."""
    found = []
    groups: dict[tuple[str, str], list[DeckCard]] = {}
    for card in deck.part(*WHOLE):
        if card.unique and not is_avatar(card):
            groups.setdefault((card.type, card.title), []).append(card)
    for (type, _), same in groups.items():
        if size(same) > 1 and (type != "resource" or len(codes(same)) == 1):
            params: Params = {"title": same[0].title, "count": size(same)}
            found.append(Violation("MEC-349", "decks-mec-unique", params, codes(same), take_out(same, size(same) - 1)))
    return found


def manifestations(deck: DeckList) -> list[Violation]:
    """MEC-351: the manifestations of one unique resource count as that card; of a Dragon several hazards may be there,
    as they may in play (MEC-343)."""
    groups: dict[str, list[DeckCard]] = {}
    for card in deck.part(*WHOLE):
        if card.unique and card.type == "resource":
            groups.setdefault(manifestation(card), []).append(card)
    return [
        Violation("MEC-351", "decks-mec-manifestation", {"title": same[0].title}, codes(same), but_one(same))
        for same in groups.values()
        if len(codes(same)) > 1
    ]


def but_one(same: list[DeckCard]) -> Fix:
    """All of these but one are taken out."""
    return take_out(same, size(same) - 1)


def most_copies(card: DeckCard) -> int:
    """A site that is no haven once (MEC-368), as what is unique and no avatar (MEC-349); any other card three times."""
    once = not is_haven(card) if card.type == "site" else card.unique and not is_avatar(card)
    return 1 if once else MOST_COPIES


def copies(deck: DeckList) -> list[Violation]:
    """MEC-350 (MEC-373): no other card more than three times in play deck, sideboard and pool together."""
    found = []
    for same in by_title(card for card in deck.part(*WHOLE) if not card.unique and not is_avatar(card)).values():
        if size(same) > MOST_COPIES:
            rule = "MEC-373" if size(card for card in same if card.part != "sideboard") == MOST_COPIES else "MEC-350"
            params: Params = {"title": same[0].title, "count": size(same), "limit": MOST_COPIES}
            fix = take_out(same, size(same) - MOST_COPIES)
            found.append(Violation(rule, "decks-too-many-copies", params, codes(same), fix))
    return found


def agents(deck: DeckList) -> list[Violation]:
    """MEC-352: the minds of all agents add up to 36 at most."""
    here = [card for card in deck.part(*WHOLE) if card.flag("agent")]
    mind = sum((card.number("mind") or 0) * card.copies for card in here)
    if mind <= MOST_MIND_OF_AGENTS:
        return []
    params: Params = {"count": mind, "limit": MOST_MIND_OF_AGENTS}
    kept, surplus = 0, []
    for card in here:
        fits = min(card.copies, max(0, MOST_MIND_OF_AGENTS - kept) // max(1, card.number("mind") or 0))
        kept += (card.number("mind") or 0) * fits
        if fits < card.copies and card.number("mind"):
            surplus.append(take_out([card], card.copies - fits))
    fix = joined(surplus)
    return [Violation("MEC-352", "decks-mec-agents", params, codes(here), fix)]
