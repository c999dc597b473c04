"""What bots of this game read in a view: cards and what is printed on them, who stands on the table."""

from __future__ import annotations

from functools import cache

from desktop_app.engine.view import CardView, View
from desktop_app.games.lotr_tcg.reading.facts import CardFacts, load_cards
from desktop_app.games.lotr_tcg.reading.view import WAITING

# -- cards -------------------------------------------------------------------------------------------------------------


def card_of(view: View, card: str) -> CardView:
    """A card; one that is nowhere in sight has nothing."""
    return view.card(card) or CardView(card, "", "")


def printed(view: View, card: str) -> CardFacts | None:
    """What is printed on a card; None for one that is no built-in card."""
    return load_cards().get(card_of(view, card).code)


def number(view: View, card: str, name: str) -> int:
    """A number of a card as it stands, 0 without it."""
    return card_of(view, card).numbers.get(name, 0)


def strength(view: View, card: str) -> int:
    """A character's strength as it fights: what it bears is in its number already."""
    return number(view, card, "strength")


def left(view: View, card: str) -> int:
    """The vitality a character has left."""
    shown = card_of(view, card)
    return shown.numbers.get("vitality", 0) - shown.tokens.get("wound", 0)


def damage(view: View, card: str) -> int:
    """The damage bonus of a character: the printed one, at least 1 where any is gained."""
    facts = printed(view, card)
    amount = facts.amount("damage") if facts is not None else 0
    return max(amount, int("damage_bonus" in card_of(view, card).marks))


def is_bearer(view: View, card: str) -> bool:
    """Whether a character is a Ring-bearer."""
    return "ring_bearer" in card_of(view, card).marks


def is_ring(view: View, card: str) -> bool:
    """Whether a card is The One Ring."""
    facts = printed(view, card)
    return facts is not None and facts.type == "the_one_ring"


def worth(view: View, card: str) -> float:
    """What a card is worth to whoever has it."""
    shown = card_of(view, card)
    bearer = 50.0 if "ring_bearer" in shown.marks else 0.0
    numbers = shown.numbers
    return bearer + numbers.get("strength", 0) + numbers.get("twilight", 0) + 2 * left(view, card)


# -- the table ---------------------------------------------------------------------------------------------------------


def companions(view: View, seat: str) -> list[str]:
    """The companions of a seat, those that fight just now among them."""
    found = [card.id for card in view.zones[f"fellowship:{seat}"].cards if not card.host]
    if seat != view.facts["active"]:
        return found
    fighting = [*view.zones["free_side"].cards, *_waiting(view)]
    return found + [card.id for card in fighting if not card.host and _is_a(view, card.id, "companion")]


def fighters(view: View, seat: str) -> list[str]:
    """Companions who can stand against a minion: not the Ring-bearer, and not at their last."""
    return [card for card in companions(view, seat) if not is_bearer(view, card) and left(view, card) > 1]


def minions(view: View) -> list[str]:
    """The minions in play that do not fight just now."""
    zones = [view.zones[f"minions:{seat}"] for seat in view.seats if seat != view.facts["active"]]
    found = [card.id for zone in zones for card in zone.cards if not card.host]
    return found + [card.id for card in _waiting(view) if not card.host and _is_a(view, card.id, "minion")]


def _waiting(view: View) -> list[CardView]:
    """Those who are set against each other and wait for their skirmish."""
    zones = [f"{WAITING}:{number + 1}" for number in range(view.numbers["left_to_fight"])]
    return [card for zone in zones for card in view.zones[zone].cards]


def _is_a(view: View, card: str, kind: str) -> bool:
    facts = printed(view, card)
    return facts is not None and facts.type == kind


def shadow_number(view: View, site: int) -> int:
    """The Shadow number of a site of the path, or what sites of that number usually have."""
    for card in view.zones["path"].cards:
        facts = load_cards().get(card.code)
        if facts is not None and facts.site_number == site:
            return number(view, card.id, "shadow_number")
    return _usual_shadow_numbers().get(site, 0)


@cache
def _usual_shadow_numbers() -> dict[int, int]:
    found: dict[int, list[int]] = {}
    for facts in load_cards().values():
        if facts.site_number is not None:
            found.setdefault(facts.site_number, []).append(facts.shadow_number or 0)
    return {site: round(sum(amounts) / len(amounts)) for site, amounts in found.items()}
