"""Where a game that is laid out stands: the step, its phase, whose turn it is, what lies around a combat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop_app.engine.state import Place
from desktop_app.games.kit.set_ups import BadPosition, seat_of
from desktop_app.games.me_quest.book.finale import TABLE as FINALE_TABLE
from desktop_app.games.me_quest.book.rounds import GAME_TABLE, STEPS
from desktop_app.games.me_quest.book.sauron_turn import HERO_TURN
from desktop_app.games.me_quest.reading.queries import (
    combat_hand,
    fighters,
    heroes,
)
from desktop_app.games.me_quest.state import SAURON, QuestState

DECIDED = "winner"
"""The step that only looks at the fight before it, which no set-up tells: no table lies in it."""
CHOOSING = "3a"
"""The step in which cards are chosen."""
RESOLVED = ("4b", "4c", "4")
"""The steps of a combat after its cards have gone back (MEQ-357, MEQ-358)."""


def stand(g: QuestState, step: str, setup: Mapping[str, Any]) -> None:
    """Has a table stand at a step, with what lies around it. Raises BadPosition with the path to what is wrong."""
    table = next((name for name, rows in STEPS.tables.items() if any(row.id == step for row in rows)), "")
    if not table or step == DECIDED:
        raise BadPosition("step", "step", step)
    if g.combats and table != "combat":
        raise BadPosition("combat", "key", "combat")
    if step in RESOLVED and any(g.zones[zone] for zone in _fought_with(g)):
        raise BadPosition("step", "step", step)
    if step == CHOOSING:
        _exhaust_the_empty_handed(g)
    g.phase = _phase(g, table, step)
    g.active = SAURON if g.phase == "sauron" else ""
    if "active" in setup:
        g.active = seat_of(g, setup["active"], "active")
        if (g.active == SAURON and table in ("hero", "combat")) or (g.active != SAURON and g.phase == "sauron"):
            raise BadPosition("active", "side", str(setup["active"]))
    elif table in ("hero", "combat") and not _is_in_the_finale(g):
        g.active = g.combats[-1].hero if g.combats else heroes(g)[0]
    if table == GAME_TABLE:
        g.position = [Place(GAME_TABLE, step)]
        return
    hero_turn_over = "interlude" if len(heroes(g)) == 1 else "hero_turns"
    if table == "hero":
        g.turns = g.turns or heroes(g).index(g.active) + 1
        g.position = [Place(GAME_TABLE, hero_turn_over), Place("hero", step, "hero_turns")]
    elif table == "finale":
        g.position = [Place(GAME_TABLE, "plot"), Place("finale", step, "story")]
    else:
        g.position = [*_around_combat(g, hero_turn_over), Place("combat", step, _WITHIN[g.combats[-1].within][1])]


def _phase(g: QuestState, table: str, step: str) -> str:
    """The phase of a row; a combat is fought in that of a hero's turn or of the Finale."""
    if table == "combat":
        return FINALE_TABLE if _is_in_the_finale(g) else HERO_TURN
    return STEPS.row(Place(table, step)).phase


def _exhaust_the_empty_handed(g: QuestState) -> None:
    """Whoever has no card to choose has been exhausted since before the round (MEQ-394)."""
    for fight in g.combats:
        empty_handed = [seat for seat in fighters(fight) if not g.zones[combat_hand(seat)]]
        fight.exhausted += [seat for seat in empty_handed if seat not in fight.exhausted]


def _fought_with(g: QuestState) -> list[str]:
    """The zones that hold cards of a combat alone."""
    return [zone for zone in g.zones if zone.partition(":")[0] in ("pile", "chosen", "combat_hand")]


def _is_in_the_finale(g: QuestState) -> bool:
    """Whether the combat is that of the Finale, which is nobody's turn."""
    return bool(g.combats) and g.combats[-1].within == "finale"


_WITHIN = {
    "ambush": ("after_ambush", "ambush"),
    "travel": ("after_combat", "combat_or_peril"),
    "finale": ("winner", "champion"),
    "card": ("encounter", "encounter"),
}
"""By where a combat came from: the row to which it returns, and the row that began it."""


def _around_combat(g: QuestState, hero_turn_over: str) -> list[Place]:
    if not g.combats:
        raise BadPosition("combat", "mapping")
    back, _ = _WITHIN[g.combats[-1].within]
    if _is_in_the_finale(g):
        return [Place(GAME_TABLE, "plot"), Place("finale", back, "story")]
    g.turns = g.turns or heroes(g).index(g.active) + 1
    return [Place(GAME_TABLE, hero_turn_over), Place("hero", back, "hero_turns")]
