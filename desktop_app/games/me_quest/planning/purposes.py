"""How far the sides are towards their Missions: what is left of the way to each of them counts in part."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop_app.games.me_quest.planning.distances import FAR, reach
from desktop_app.games.me_quest.reading.missions import INFLUENCE_TO_FIND_THEM, SHIRE, is_fulfilled, mission_of
from desktop_app.games.me_quest.reading.queries import (
    active_plots,
    corruption,
    facts,
    heroes,
    influence,
    minion,
    minions,
    monsters,
    place_of,
)
from desktop_app.games.me_quest.reading.tracks import LAST_SPACES
from desktop_app.games.me_quest.state import PLOT_SPACES, QuestState

LAST_STAGE = LAST_SPACES[-2] + 1
"""The first space of stage III."""
OWN_QUESTS = 2
TOO_MANY = 6
"""So many more than the Mission allows are as good as any number."""
WOUNDED = 0.5
"""How much of a minion's defeat all but the last damage is worth."""


def progress(g: QuestState, side: str) -> float:
    """How far a side is towards its Mission: 1 where it is fulfilled, 0 where nothing is done or it has none."""
    if is_fulfilled(g, side):
        return 1.0
    card = mission_of(g, side)
    return min(1.0, _TOWARDS[g.codes[card]](g)) if card else 0.0


def _throne(g: QuestState) -> float:
    return len(active_plots(g)) / len(PLOT_SPACES)


def _shire(g: QuestState) -> float:
    place = place_of(g, minion(g, "ringwraiths"))
    far = reach(place)[SHIRE] if place else FAR
    return max(influence(g, SHIRE) / INFLUENCE_TO_FIND_THEM, 1 - far / FAR)


def _few(allowed: int, there: float) -> float:
    return max(0.0, 1 - (there - allowed) / TOO_MANY)


def _minions_left(g: QuestState) -> float:
    """The minions on the board; those that are hurt count less."""
    hurt = sum(g.pieces[card].count("damage") / facts(g, card).health for card in minions(g))
    return len(minions(g)) - WOUNDED * hurt


_TOWARDS: Mapping[str, Callable[[QuestState], float]] = {
    "mission.his_dark_throne": _throne,
    "mission.in_darkness_bind_them": lambda g: g.story["yellow"] / LAST_STAGE,
    "mission.to_rule_them_all": lambda g: g.story["red"] / LAST_STAGE,
    "mission.where_the_shadows_lie": lambda g: g.story["black"] / LAST_STAGE,
    "mission.to_find_them_all": _shire,
    "mission.noble_blood": lambda g: _few(1, sum(len(corruption(g, seat)) for seat in heroes(g))),
    "mission.against_the_shadow": lambda g: _few(2, len(monsters(g))),
    "mission.isildurs_secret": lambda g: sum(g.favor[seat] for seat in heroes(g)) / 5,
    "mission.minas_morgul_kept_at_bay": lambda g: _few(2, _minions_left(g)),
    "mission.the_spear_of_the_west": lambda g: (
        sum(len(g.completed[seat]) for seat in heroes(g)) / (OWN_QUESTS * len(heroes(g)))
    ),
}
