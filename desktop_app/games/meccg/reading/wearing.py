"""Weapons, armor, shields and helmets: of which kind an item is, and what it adds to who would use it (MEC-655)."""

from __future__ import annotations

from desktop_app.games.meccg.reading.facts import CardFacts
from desktop_app.games.meccg.reading.queries import WORN, is_item_card
from desktop_app.games.meccg.vocabulary.texts import CARDS, Bonus

FOR_FIGHTS = ("prowess", "body")


def worn_as(printed: CardFacts) -> str:
    """Whether an item is a "weapon", "armor", "shield" or "helmet"; "" for others, which are all in use."""
    return next((kind for kind in WORN if kind in printed.keywords), "") if is_item_card(printed) else ""


def adds_in_fights(item: CardFacts, bearer: CardFacts) -> int:
    """What an item adds to the prowess and body of a bearer as both are printed: nothing to a Ringwraith (MEC-029), nor
    to the other side (MEC-138), nor to who lacks the skill for it."""
    if bearer.race == "ringwraith" or item.alignment not in (bearer.alignment, "dual", "neutral"):
        return 0
    parts = [part for part in CARDS.of(Bonus, item.code) if part.number in FOR_FIGHTS]
    return sum(_kept(part, bearer) for part in parts if not part.needs or part.needs in bearer.skills)


def _kept(part: Bonus, bearer: CardFacts) -> int:
    """What of a bonus its maximum leaves."""
    own = (bearer.prowess if part.number == "prowess" else bearer.body) or 0
    return max(0, min(part.amount, part.most - own)) if part.most else part.amount
