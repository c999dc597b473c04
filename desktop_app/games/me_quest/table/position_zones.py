"""Which cards the zones of a set-up may hold."""

from __future__ import annotations

from desktop_app.games.me_quest.reading.facts import CardFacts
from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.state import PLOT_SPACES, SAURON
from desktop_app.games.me_quest.table.usual import usual_zone

PLOTS = ("plot", "starting_plot")
HERO_CARDS = ("hero_card", "skill")
FIGHTING_CARDS = (*HERO_CARDS, "combat")
HOLD: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("hand", "life", "rest", "damage"), HERO_CARDS),
    **dict.fromkeys(("pile", "chosen", "combat_hand"), FIGHTING_CARDS),
    **dict.fromkeys((*PLOT_SPACES, "plot_deck", "plot_discard"), PLOTS),
    "items": ("item",),
    "corruption": ("corruption",),
    "quests": ("quest", "encounter"),
    "event": ("event",),
    "defeated": ("minion",),
    "at": ("character", "minion", "monster_token"),
}
"""The types of card that a zone may hold."""
MISSIONS = {"mission": "sauron", "mission_heroes": "heroes"}
"""The side whose Mission lies in a zone."""
ANYTHING = ("box", "removed", "drawn", "resolving")


def may_lie(code: str, zone: str) -> bool:
    """Whether a card may lie in a zone: in one of ``HOLD`` by its type, in a deck or its discards by its back."""
    card, name = FACTS[code], zone.partition(":")[0].partition(".")[0]
    if zone == f"hand:{SAURON}":
        return card.type in (*PLOTS, "shadow")
    if name in MISSIONS:
        return card.type == "mission" and card.owner == MISSIONS[name]
    if name in HOLD:
        return card.type in HOLD[name] and (name != "quests" or _is_quest(card))
    deck = zone.replace("_discard", "_deck").replace("monsters_out_", "monsters_")
    return name in ANYTHING or usual_zone(code) == deck


def _is_quest(card: CardFacts) -> bool:
    return card.type == "quest" or card.quest
