"""Where a card lies when nothing is said of it, and who owns it: its deck, as its back shows."""

from __future__ import annotations

from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.state import SAURON

_ZONES = {
    "character": "characters",
    "skill": "skill_deck",
    "item": "item_deck",
    "minion": "minions",
    "monster": "monster_cards",
    "shadow": "shadow_deck",
    "plot": "plot_deck",
    "starting_plot": "box",
    "mission": "box",
    "corruption": "corruption_deck",
    "peril": "peril_deck",
}


def usual_zone(code: str, seat: str = "") -> str:
    """The zone in which set-up would have put a card."""
    card = FACTS[code]
    if card.type == "event":
        return f"event_deck_{card.stage}"
    if card.type == "encounter":
        return f"encounter_deck_{card.owner}"
    if card.type == "combat":
        return f"combat_deck_{card.owner}"
    if card.type == "monster_token":
        return f"monsters_{card.owner}"
    if card.type in ("hero_card", "quest") and seat and seat != SAURON:
        return f"life:{seat}" if card.type == "hero_card" else f"quests:{seat}"
    return _ZONES.get(card.type, "box")


def owner_of(code: str, seat: str = "") -> str:
    """Who owns a card: the seat of the hero whose it is, else the deck it belongs to, as its back shows."""
    card = FACTS[code]
    if card.type in ("hero", "hero_card") or (card.type == "quest" and card.kind):
        return seat
    if card.type == "skill" and seat:
        return seat
    if card.type == "event":
        return f"event_{card.stage}"
    if card.type in ("encounter", "combat", "mission"):
        return f"{card.type}_{card.owner}"
    return card.owner if card.type == "monster_token" else card.type
