"""How a deck of the Trading Card Game is built (TCG-011 to TCG-036, TCG-348 to TCG-359).

The option `format` is a block ("fellowship", "towers"), "starter" for the boxed decks, or nothing for no bounds of
sets. Cultures may be mixed at will (TCG-036); the draw deck has no largest size (TCG-349).
"""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.games.contract.decks import Bounds
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
    where_types_belong,
)

SITES = 9
FEWEST_CARDS = 60
MOST_COPIES = 4
STARTING = "starting"
"""The option of a deck that names the companions it starts with under the rules of the starter game."""
RING_BEARERS = ("frodo",)
BLOCK_SETS: Mapping[str, tuple[int, ...]] = {"fellowship": (1, 2, 3), "towers": (4, 5, 6)}
"""The sets of each block (TCG-359)."""
PARTS = ("ring_bearer", "ring", "deck", "sites")
DRAWN = ("companion", "ally", "minion", "follower", "possession", "artifact", "condition", "event")
KINDS: Mapping[str, tuple[str, ...]] = {
    "ring": ("the_one_ring",),
    "map": ("map",),
    "sites": ("site",),
    "deck": DRAWN,
}
"""The card types that may lie in each part; who bears the Ring has a rule of its own (TCG-356)."""
NATURAL = where_types_belong(KINDS)
_RULES = {"ring": "TCG-356", "map": "TCG-348", "sites": "TCG-011", "deck": "TCG-355"}


def check(deck: DeckList) -> list[Violation]:
    """Every construction rule that the deck breaks."""
    rules = (
        four_parts,
        ring_bearer_and_ring,
        nine_sites,
        site_numbers,
        one_block,
        block_sets,
        wrong_kinds,
        smallest_deck,
        both_sides,
        copies,
        ring_bearer_copies,
    )
    return broken(deck, rules)


def four_parts(deck: DeckList) -> list[Violation]:
    """TCG-348: a Ring-bearer, The One Ring, a draw deck and an adventure deck. A Frodo who is drawn may lead."""
    bearer = next((card for card in deck.part("deck") if may_bear(card)), None)
    ahead = Fix("move", bearer.code, "deck", 1, "ring_bearer") if bearer else None
    found = []
    for part in PARTS:
        if not deck.part(part):
            params: Params = {"part": "adventure" if part == "sites" else part.replace("_", "-")}
            found.append(Violation("TCG-348", "decks-part-missing", params, (), ahead if part == PARTS[0] else None))
    return found


def ring_bearer_and_ring(deck: DeckList) -> list[Violation]:
    """TCG-356: any one Frodo, and any one version of The One Ring."""
    found = []
    for part, message_id in (("ring_bearer", "decks-tcg-ring-bearer"), ("ring", "decks-tcg-ring")):
        here = deck.part(part)
        wrong = [card for card in here if part == "ring_bearer" and card.type and not may_bear(card)]
        right = [card for card in here if card not in wrong]
        surplus = max(0, size(right) - 1)
        steps = [_elsewhere(card) for card in wrong] + ([take_out(right, surplus)] if surplus else [])
        if steps:
            fix = joined(steps)
            found.append(Violation("TCG-356", message_id, {"count": size(here)}, codes(wrong or here), fix))
    return found


def may_bear(card: DeckCard) -> bool:
    """Whether a card may be the Ring-bearer (TCG-356)."""
    return card.title.casefold() in RING_BEARERS or card.flag("bears_the_ring")


def _elsewhere(card: DeckCard) -> Fix:
    """To where a card belongs by its type, or out."""
    target = NATURAL.get(card.type, "")
    return Fix("move" if target else "remove", card.code, card.part, card.copies, target)


def place(deck: DeckList, card: DeckCard) -> str:
    """Where the next copy of a card goes: one who may bear the Ring does so while nobody else does."""
    if may_bear(card) and not deck.part("ring_bearer"):
        return "ring_bearer"
    return NATURAL.get(card.type, "deck")


def nine_sites(deck: DeckList) -> list[Violation]:
    """TCG-011: the adventure deck has nine sites. Where some are missing those that are there are not at fault."""
    here = deck.part("sites")
    if not here or size(here) == SITES:
        return []
    told: Params = {"count": size(here), "limit": SITES}
    if size(here) < SITES:
        return [Violation("TCG-011", "decks-tcg-nine-sites", told)]
    return [Violation("TCG-011", "decks-tcg-nine-sites", told, codes(here), take_out(here, size(here) - SITES))]


def site_numbers(deck: DeckList) -> list[Violation]:
    """TCG-032: no number twice; TCG-033: every number from 1 to 9. Sites of later blocks have no number."""
    here = [card for card in deck.part("sites") if card.number("site_number") is not None]
    if not here:
        return []
    found = []
    for number in range(1, SITES + 1):
        same = [card for card in here if card.number("site_number") == number]
        if size(same) > 1:
            fix = take_out(same, size(same) - 1)
            found.append(Violation("TCG-032", "decks-tcg-site-twice", {"number": number}, codes(same), fix))
        if not same:
            found.append(Violation("TCG-033", "decks-tcg-site-missing", {"number": number}))
    return found


def one_block(deck: DeckList) -> list[Violation]:
    """TCG-357: all sites are of the block being played, which is the first site's where none is chosen."""
    here = deck.part("sites")
    chosen = deck.options.get("format", "")
    block = chosen if chosen in BLOCK_SETS else next((card.word("block") for card in here), "")
    wrong = [card for card in here if card.word("block") != block]
    if not wrong:
        return []
    fix = take_out_all(wrong)
    return [Violation("TCG-357", "decks-tcg-other-block", {"block": block, "count": size(wrong)}, codes(wrong), fix)]


def block_sets(deck: DeckList) -> list[Violation]:
    """TCG-359: a block is made of three sets."""
    sets = BLOCK_SETS.get(deck.options.get("format", ""))
    if sets is None:
        return []
    return [
        Violation(
            "TCG-359",
            "decks-tcg-other-set",
            {"title": card.title, "set": card.set, "block": deck.options["format"]},
            (card.code,),
            Fix("remove", card.code, card.part, card.copies),
        )
        for card in deck.cards
        if not (card.set.isdigit() and int(card.set) in sets)
    ]


def wrong_kinds(deck: DeckList) -> list[Violation]:
    """TCG-355 (TCG-012): neither sites, maps nor Rings are drawn; TCG-011: sites alone make the adventure deck."""
    return misplaced(deck, KINDS, NATURAL, _RULES)


def smallest_deck(deck: DeckList) -> list[Violation]:
    """TCG-349: at least sixty cards; Ring-bearer and Ring do not count (TCG-354)."""
    count = size(deck.part("deck"))
    if count >= FEWEST_CARDS or not count:
        return []
    return [Violation("TCG-349", "decks-too-small", {"count": count, "limit": FEWEST_CARDS})]


def both_sides(deck: DeckList) -> list[Violation]:
    """TCG-350: as many Free Peoples cards as Shadow cards; Ring-bearer and Ring do not count (TCG-354)."""
    free = size(card for card in deck.part("deck") if card.word("side") == "free_peoples")
    shadow = size(card for card in deck.part("deck") if card.word("side") == "shadow")
    return [] if free == shadow else [Violation("TCG-350", "decks-tcg-both-sides", {"free": free, "shadow": shadow})]


def most_copies(card: DeckCard) -> int:
    """A site of each number and the Ring once (TCG-011, TCG-356), any other card four times (TCG-351)."""
    return 1 if card.type in ("site", "the_one_ring") else MOST_COPIES


def copies(deck: DeckList) -> list[Violation]:
    """TCG-351: four cards of a title; TCG-352: whatever their subtitles."""
    found = []
    for same in by_title(deck.part("deck")).values():
        if size(same) > MOST_COPIES:
            rule = "TCG-352" if len(codes(same)) > 1 else "TCG-351"
            params: Params = {"title": same[0].title, "count": size(same), "limit": MOST_COPIES}
            fix = take_out(same, size(same) - MOST_COPIES)
            found.append(Violation(rule, "decks-too-many-copies", params, codes(same), fix))
    return found


def ring_bearer_copies(deck: DeckList) -> list[Violation]:
    """TCG-353: one copy of the Ring-bearer starts in play, so only three more are in the draw deck."""
    titles = [card.title.casefold() for card in deck.part("ring_bearer")]
    found = []
    for title, same in by_title(deck.part("deck")).items():
        if title in titles and size(same) == MOST_COPIES:
            params: Params = {"title": same[0].title, "count": size(same), "limit": MOST_COPIES - 1}
            found.append(Violation("TCG-353", "decks-tcg-ring-bearer-copies", params, codes(same), take_out(same, 1)))
    return found


def usable(deck: DeckList, type: str) -> Bounds:
    """The cards of the block's three sets (TCG-359)."""
    sets = BLOCK_SETS.get(deck.options.get("format", ""))
    return ({"set": tuple(str(number) for number in sets)},) if sets else ()
