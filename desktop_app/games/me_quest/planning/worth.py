"""What a table is worth: how the story stands when the heroes arrive, and in what shape everybody is."""

from __future__ import annotations

from math import exp

from desktop_app.games.me_quest.reading.missions import is_fulfilled
from desktop_app.games.me_quest.reading.queries import active_plots, corruption, heroes, in_hand, minions
from desktop_app.games.me_quest.reading.story import advances, heroes_steps
from desktop_app.games.me_quest.reading.tracks import FINALE, SHADOW_FALLS
from desktop_app.games.me_quest.state import SAURON, SAURON_MARKERS, QuestState

EVEN = 4.0
"""The spaces that Sauron may lack when the heroes arrive for the last fight to be even."""


def worth(g: QuestState, seat: str) -> float:
    """Between 0 and 1: how likely the side of a seat is thought to win, without a look at the other side's Mission."""
    mine = 0.8 if is_fulfilled(g, "sauron" if seat == SAURON else "heroes") else 0.0
    doom = 0.35 * (EVEN - _lacking(g)) + _shadow(g) - sum(_vigour(g, hero) for hero in heroes(g)) / len(heroes(g))
    doom += mine if seat == SAURON else -mine
    dark = 1 / (1 + exp(-doom))
    return dark if seat == SAURON else 1 - dark


def _lacking(g: QuestState) -> int:
    """The spaces that Sauron lacks to the Finale when the heroes arrive, if his active Plots stay."""
    each, steps = advances(g), heroes_steps(g)
    spaces = [min(FINALE, g.story[marker] + steps * each[marker]) for marker in SAURON_MARKERS]
    return min(FINALE - max(spaces), sum(max(0, SHADOW_FALLS - space) for space in spaces))


def _shadow(g: QuestState) -> float:
    """Plots in play and in hand, the Shadow Pool and influence, minions."""
    laid = sum(g.influence.values())
    plots = 0.25 * len(active_plots(g)) + 0.05 * min(3, len(in_hand(g, "plot")))
    return plots + 0.06 * g.pool + 0.02 * laid + 0.08 * len(minions(g)) + 0.04 * min(5, len(in_hand(g, "shadow")))


def _vigour(g: QuestState, seat: str) -> float:
    """Favor, cards, levels and Quests of a hero, less his Corruption cards and wounds."""
    alive = len(g.zones[f"life:{seat}"]) + len(g.zones[f"hand:{seat}"])
    raised = sum(times for key, times in g.levels.items() if key.startswith(f"{seat}:"))
    gained = 0.14 * g.favor[seat] + 0.1 * raised + 0.25 * len(g.completed[seat])
    return gained + 0.04 * alive - 0.15 * len(corruption(g, seat))
