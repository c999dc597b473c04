"""How a deck of MECCG is built, for a Wizard and for a Ringwraith (MEC-024 to MEC-046, MEC-348 to MEC-377).

The option `alignment` is "hero" for a Wizard player and "minion" for a Ringwraith player; `length` is "starter",
"short", "long" or "campaign".
"""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.games.contract import Bounds
from desktop_app.games.kit.deck_list import (
    DeckCard,
    DeckList,
    Fix,
    Params,
    Violation,
    broken,
    by_title,
    codes,
    joined,
    misplaced,
    size,
    take_out,
    take_out_all,
)
from desktop_app.games.meccg.deck_cards import (
    allowed_resource,
    counts_as_hazard,
    is_avatar,
    is_character,
    is_creature,
    is_half_creature,
    is_haven,
    is_known_player,
    is_minor_item,
    is_ringwraith_deck,
    manifestation,
)

RESOURCES = (30, 50)
MOST_CHARACTERS = 10
MOST_AVATARS = 3
FEWEST_CREATURES = 12
MOST_MIND_OF_AGENTS = 36
MOST_COPIES = 3
MOST_MINOR_ITEMS = 2
SIDEBOARD_SIZES: Mapping[str, int] = {"starter": 30, "short": 30, "long": 35, "campaign": 40}
PARTS = ("sites", "deck", "pool")
WHOLE = ("deck", "sideboard", "pool")
PLAYED = ("character", "resource", "hazard")
KINDS: Mapping[str, tuple[str, ...]] = {
    "pool": ("character", "resource"),
    "deck": PLAYED,
    "sites": ("site",),
    "sideboard": PLAYED,
    "fallen_wizard_sideboard": PLAYED,
}
"""The card types that may lie in each part; regions are shown by the map and lie in none (MEC-371)."""
NATURAL: Mapping[str, str] = {**dict.fromkeys(PLAYED, "deck"), "site": "sites"}
"""Where each card type belongs."""
_RULES = {
    "pool": "MEC-348",
    "deck": "MEC-348",
    "sites": "MEC-371",
    "sideboard": "MEC-373",
    "fallen_wizard_sideboard": "MEC-373",
}


def check(deck: DeckList) -> list[Violation]:
    """Every construction rule that the deck breaks."""
    rules = (
        wrong_kinds,
        four_parts,
        unique_cards,
        manifestations,
        copies,
        agents,
        avatars_of_the_player,
        characters_of_the_player,
        resources_of_the_player,
        resources,
        as_many_hazards,
        characters,
        avatars,
        creatures,
        location_deck,
        sites_of_the_player,
        sideboard_size,
        avatars_with_sideboard,
        pool_characters,
        pool_items,
    )
    return broken(deck, rules)


def wrong_kinds(deck: DeckList) -> list[Violation]:
    """MEC-348 and MEC-373: sites lie apart from what is played; MEC-371: regions are no cards of a deck;
    MEC-377: of the resources a pool holds minor items alone.
    """
    found = misplaced(deck, KINDS, NATURAL, _RULES)
    for card in deck.part("pool"):
        if card.type == "resource" and not is_minor_item(card):
            fix = Fix("move", card.code, "pool", card.copies, "deck")
            params: Params = {"title": card.title, "part": "pool"}
            found.append(Violation("MEC-377", "decks-wrong-part", params, (card.code,), fix))
    return found


def four_parts(deck: DeckList) -> list[Violation]:
    """MEC-348: location deck, play deck, pool and sideboard; the last may hold nothing.

    A character of the play deck may go into an empty pool.
    """
    first = next((card for card in deck.part("deck") if is_character(card, deck) and not is_avatar(card)), None)
    to_pool = Fix("move", first.code, "deck", 1, "pool") if first else None
    return [
        Violation("MEC-348", "decks-part-missing", {"part": part}, (), to_pool if part == "pool" else None)
        for part in PARTS
        if not deck.part(part)
    ]


def unique_cards(deck: DeckList) -> list[Violation]:
    """MEC-349: a unique card that is no avatar is there once in the whole deck."""
    found = []
    unique = [card for card in deck.part(*WHOLE) if card.unique and not is_avatar(card)]
    for same in by_title(unique).values():
        if size(same) > 1 and len(codes(same)) == 1:
            params: Params = {"title": same[0].title, "count": size(same)}
            found.append(Violation("MEC-349", "decks-mec-unique", params, codes(same), take_out(same, size(same) - 1)))
    return found


def manifestations(deck: DeckList) -> list[Violation]:
    """MEC-351: the manifestations of one unique card count as that card."""
    groups: dict[str, list[DeckCard]] = {}
    for card in deck.part(*WHOLE):
        if card.unique and not is_avatar(card):
            groups.setdefault(manifestation(card), []).append(card)
    return [
        Violation("MEC-351", "decks-mec-manifestation", {"title": same[0].title}, codes(same), _but_one(same))
        for same in groups.values()
        if len(codes(same)) > 1
    ]


def _but_one(same: list[DeckCard]) -> Fix:
    return take_out(same, size(same) - 1)


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


# --- what each kind of player may have ---------------------------------------------------------------------


def avatars_of_the_player(deck: DeckList) -> list[Violation]:
    """MEC-354: only Wizards for a Wizard player; MEC-358: only Ringwraiths for a Ringwraith player."""
    rule = "MEC-358" if is_ringwraith_deck(deck) else "MEC-354"
    wrong = [card for card in deck.part(*WHOLE) if is_avatar(card) and card.word("alignment") != _own(deck)]
    return _not_allowed(deck, rule, "decks-mec-avatar-of-other", wrong)


def characters_of_the_player(deck: DeckList) -> list[Violation]:
    """MEC-355 and MEC-359: characters of the player's own side; a Wizard player's agents are hazards (MEC-356)."""
    rule = "MEC-359" if is_ringwraith_deck(deck) else "MEC-355"
    wrong = [
        card
        for card in deck.part(*WHOLE)
        if is_character(card, deck) and not is_avatar(card) and card.word("alignment") != _own(deck)
    ]
    return _not_allowed(deck, rule, "decks-mec-character-of-other", wrong)


def resources_of_the_player(deck: DeckList) -> list[Violation]:
    """MEC-357 and MEC-360: resources of the player's own side, items of the other, hazards playable as resources."""
    rule = "MEC-360" if is_ringwraith_deck(deck) else "MEC-357"
    wrong = [card for card in deck.part(*WHOLE) if card.type == "resource" and not allowed_resource(card, _own(deck))]
    return _not_allowed(deck, rule, "decks-mec-resource-of-other", wrong)


def usable(deck: DeckList, type: str) -> Bounds:
    """Characters, resources and sites of the player's own side, resources of both, and items of the other."""
    if not is_known_player(deck) or type == "hazard":
        return ()
    own, other = ("minion", "hero") if is_ringwraith_deck(deck) else ("hero", "minion")
    if type == "resource":
        return ({"alignment": (own, "dual")}, {"alignment": (other,), "subtype": ("item",)})
    return ({"alignment": (own,)},)


def _own(deck: DeckList) -> str:
    return "minion" if is_ringwraith_deck(deck) else "hero"


def _not_allowed(deck: DeckList, rule: str, message_id: str, wrong: list[DeckCard]) -> list[Violation]:
    if not is_known_player(deck):
        return []
    player = "ringwraith" if is_ringwraith_deck(deck) else "wizard"
    return [
        Violation(
            rule,
            message_id,
            {"title": card.title, "player": player},
            (card.code,),
            Fix("remove", card.code, card.part, card.copies),
        )
        for card in wrong
    ]


# --- the play deck -----------------------------------------------------------------------------------------


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


# --- sites, sideboard, pool --------------------------------------------------------------------------------


def location_deck(deck: DeckList) -> list[Violation]:
    """MEC-368: one copy of each site, but havens as many as one likes."""
    found = []
    for same in by_title(card for card in deck.part("sites") if not is_haven(card)).values():
        if size(same) > 1:
            params: Params = {"title": same[0].title, "count": size(same)}
            fix = take_out(same, size(same) - 1)
            found.append(Violation("MEC-368", "decks-mec-site-twice", params, codes(same), fix))
    return found


def sites_of_the_player(deck: DeckList) -> list[Violation]:
    """MEC-369: hero sites for a Wizard player; MEC-370: minion sites for a Ringwraith player."""
    rule = "MEC-370" if is_ringwraith_deck(deck) else "MEC-369"
    wrong = [card for card in deck.part("sites") if card.word("alignment") != _own(deck)]
    return _not_allowed(deck, rule, "decks-mec-site-of-other", wrong)


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
    steps = [_but_one(same) for same in repeated[1:]]
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
    items = [card for card in deck.part("pool") if is_minor_item(card)]
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
