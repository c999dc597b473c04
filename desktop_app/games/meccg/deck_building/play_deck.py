"""What the play deck holds, and how much of it (MEC-024 to MEC-027, MEC-353, MEC-362 to MEC-367)."""

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
    take_out_all,
)
from desktop_app.games.meccg.deck_cards import (
    counts_as_hazard,
    is_avatar,
    is_character,
    is_creature,
    is_half_creature,
    is_ringwraith_deck,
)

RESOURCES = (30, 50)
MOST_CHARACTERS = 10
MOST_AVATARS = 3
FEWEST_CREATURES = 12


def _counts(deck: DeckList) -> tuple[int, int, int]:
    """Resources, hazards and cards that may be counted as either (MEC-353) in the play deck."""
    here = deck.part("deck")
    either = [card for card in here if card.flag("either_way")]
    rest = [card for card in here if not card.flag("either_way")]
    resources = size(card for card in rest if card.type == "resource")
    return resources, size(card for card in rest if counts_as_hazard(card, deck)), size(either)


def _best_counts(deck: DeckList) -> tuple[int, int]:
    """Resources and hazards with the cards that may be either put where they even it out (MEC-353)."""
    resources, hazards, either = _counts(deck)
    as_resource = min(either, max(0, (hazards + either - resources) // 2))
    return resources + as_resource, hazards + either - as_resource


def resources(deck: DeckList) -> list[Violation]:
    """MEC-362: between 30 and 50 resources."""
    count, _ = _best_counts(deck)
    fewest, most = RESOURCES
    if fewest <= count <= most:
        return []
    return [Violation("MEC-362", "decks-mec-resources", {"count": count, "fewest": fewest, "most": most})]


def as_many_hazards(deck: DeckList) -> list[Violation]:
    """MEC-363: as many hazards as resources."""
    count, hazards = _best_counts(deck)
    if count == hazards:
        return []
    return [Violation("MEC-363", "decks-mec-as-many-hazards", {"resources": count, "hazards": hazards})]


def characters(deck: DeckList) -> list[Violation]:
    """MEC-364: ten characters that are no avatars; a minion player's agents are among them (MEC-024)."""
    here = [card for card in deck.part("deck") if is_character(card, deck) and not is_avatar(card)]
    if size(here) <= MOST_CHARACTERS:
        return []
    agents = [card for card in here if card.flag("agent")]
    rule = "MEC-024" if agents and size(here) - size(agents) <= MOST_CHARACTERS else "MEC-364"
    params: Params = {"count": size(here), "limit": MOST_CHARACTERS}
    others = [card for card in here if card not in agents]
    fix = take_out([*others, *agents], size(here) - MOST_CHARACTERS)
    return [Violation(rule, "decks-mec-characters", params, codes(here), fix)]


def avatars(deck: DeckList) -> list[Violation]:
    """MEC-365: three avatars at most, and not three different ones (of Ringwraiths MEC-026 and MEC-027)."""
    here = [card for card in deck.part("deck") if is_avatar(card)]
    different = len(by_title(here))
    if size(here) <= MOST_AVATARS and different < MOST_AVATARS:
        return []
    rule = "MEC-365"
    if is_ringwraith_deck(deck):
        rule = "MEC-026" if different == 1 else "MEC-027"
    params: Params = {"count": size(here), "different": different, "limit": MOST_AVATARS}
    return [Violation(rule, "decks-mec-avatars", params, codes(here), _fewer_avatars(here))]


def _fewer_avatars(here: list[DeckCard]) -> Fix:
    """Three copies at most, of the first two avatars alone."""
    groups = list(by_title(here).values())
    others = [card for same in groups[MOST_AVATARS - 1 :] for card in same]
    kept = [card for same in groups[: MOST_AVATARS - 1] for card in same]
    steps = [take_out_all(others)] if others else []
    if size(kept) > MOST_AVATARS:
        steps.append(take_out(kept, size(kept) - MOST_AVATARS))
    return joined(steps)


def creatures(deck: DeckList) -> list[Violation]:
    """MEC-366: twelve creatures among the hazards; MEC-367: some cards are half a creature, rounded down."""
    here = deck.part("deck")
    whole = size(card for card in here if is_creature(card))
    halves = size(card for card in here if is_half_creature(card, deck))
    count = whole + halves // 2
    if count >= FEWEST_CREATURES:
        return []
    rule = "MEC-367" if halves else "MEC-366"
    return [Violation(rule, "decks-mec-creatures", {"count": count, "halves": halves, "limit": FEWEST_CREATURES})]
