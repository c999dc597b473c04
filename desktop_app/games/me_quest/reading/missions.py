"""Missions: when each of them is fulfilled (MEQ-460 to MEQ-469)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop_app.games.me_quest.reading.queries import (
    active_plots,
    corruption,
    heroes,
    influence,
    minion,
    minions,
    monsters,
    place_of,
)
from desktop_app.games.me_quest.reading.tracks import stage_of
from desktop_app.games.me_quest.state import PLOT_SPACES, QuestState

SHIRE = "the_shire"
LAST_STAGE = 3
INFLUENCE_TO_FIND_THEM = 6


def on_his_dark_throne(g: QuestState) -> bool:
    """MEQ-460: three active Plots."""
    return len(active_plots(g)) >= len(PLOT_SPACES)


def in_last_stage(g: QuestState, marker: str) -> bool:
    """MEQ-461 to MEQ-463: a story marker in stage III."""
    return stage_of(g.story[marker]) >= LAST_STAGE


def to_find_them(g: QuestState) -> bool:
    """MEQ-464: the Ringwraiths in the Shire, or six influence there."""
    return place_of(g, minion(g, "ringwraiths")) == SHIRE or influence(g, SHIRE) >= INFLUENCE_TO_FIND_THEM


def noble_blood(g: QuestState) -> bool:
    """MEQ-465: at most one Corruption card among all heroes."""
    return sum(len(corruption(g, seat)) for seat in heroes(g)) <= 1


def against_the_shadow(g: QuestState) -> bool:
    """MEQ-466: at most two monster tokens on the board."""
    return len(monsters(g)) <= 2


def isildurs_secret(g: QuestState) -> bool:
    """MEQ-467: at least five favor among all heroes."""
    return sum(g.favor[seat] for seat in heroes(g)) >= 5


def minas_morgul(g: QuestState) -> bool:
    """MEQ-468: at most two minions on the board."""
    return len(minions(g)) <= 2


def spear_of_the_west(g: QuestState) -> bool:
    """MEQ-469: every hero has completed his Starting and his Advanced Quest."""
    return all(kind in g.completed[seat] for seat in heroes(g) for kind in ("starting", "advanced"))


CONDITIONS: Mapping[str, Callable[[QuestState], bool]] = {
    "mission.his_dark_throne": on_his_dark_throne,
    "mission.in_darkness_bind_them": lambda g: in_last_stage(g, "yellow"),
    "mission.to_rule_them_all": lambda g: in_last_stage(g, "red"),
    "mission.where_the_shadows_lie": lambda g: in_last_stage(g, "black"),
    "mission.to_find_them_all": to_find_them,
    "mission.noble_blood": noble_blood,
    "mission.against_the_shadow": against_the_shadow,
    "mission.isildurs_secret": isildurs_secret,
    "mission.minas_morgul_kept_at_bay": minas_morgul,
    "mission.the_spear_of_the_west": spear_of_the_west,
}


def mission_of(g: QuestState, side: str) -> str:
    """The Mission card of a side, "sauron" or "heroes"; "" for none."""
    zone = "mission:A" if side == "sauron" else "mission_heroes"
    return g.zones[zone][0] if g.zones[zone] else ""


def is_fulfilled(g: QuestState, side: str) -> bool:
    """MEQ-043: whether a side has fulfilled its Mission."""
    card = mission_of(g, side)
    return bool(card) and CONDITIONS[g.codes[card]](g)
