"""Where a game that is laid out stands: the step, whose it is, what has been assigned and is being fought."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop_app.engine.state import Place
from desktop_app.games.kit.set_ups import (
    BadPosition,
    flag,
    listed,
    mapping,
    number,
    read_window,
    seat_of,
    word,
)
from desktop_app.games.lotr_tcg.book.turn import STEPS
from desktop_app.games.lotr_tcg.reading.facts import NAMES
from desktop_app.games.lotr_tcg.reading.queries import (
    FREE_PEOPLES,
    SHADOW,
    allies,
    companions,
    minions,
)
from desktop_app.games.lotr_tcg.state import LAST_SITE, Skirmish, TcgState
from desktop_app.games.lotr_tcg.table.position_cards import CARDS
from desktop_app.games.lotr_tcg.table.position_lasting import read_lasting

SIDES, GONE, SPARED = ("characters", "minions"), "gone", "spared"
MARCH, AFTER_THE_MARCH = "march", "dusk"
BEFORE_THE_MARKER = ("lay_site", MARCH)
"""The rows of a move that nobody begins at the last site."""
FELLOWSHIP = "fellowship"
"""The phase in which nobody is assigned to a skirmish yet."""
AFTER_THE_MOVE, FIGHTING = "shadow_begins", "skirmishes"
"""The rows of the turn that wait while the fellowship moves, and while a skirmish is fought."""


def stand(g: TcgState, step: str, setup: Mapping[str, Any]) -> None:
    """Has a table stand at a step, with what has been begun there. Raises BadPosition at the path that is wrong."""
    table = next((name for name in STEPS.tables if name != "setup" and step in _rows(name)), "")
    if not table:
        raise BadPosition("step", "step", step)
    g.position = [Place("turn", step)]
    if table == "move":
        if step in BEFORE_THE_MARKER and g.at[g.active] == LAST_SITE:
            raise BadPosition(f"players/{g.names[g.active]}/site", "range", str(LAST_SITE))
        g.position = [Place("turn", AFTER_THE_MOVE), Place(table, step, "move")]
    elif table == "skirmish":
        g.position = [Place("turn", FIGHTING), Place(table, step, FIGHTING)]
    g.phase = STEPS.row(g.position[-1]).phase
    g.position[0].done = [seat_of(g, name, f"done/{at}") for at, name in enumerate(listed(setup, "done", ""))]
    if "shadow" in setup:
        g.shadow = seat_of(g, setup["shadow"], "shadow")
        if g.shadow == g.active:
            raise BadPosition("shadow", "side", str(setup["shadow"]))
    elif step == "shadow":
        g.shadow = g.position[0].done[-1] if g.position[0].done else _right_of(g)
    if g.shadow and g.shadow not in g.position[0].done:
        g.position[0].done.append(g.shadow)
    read_window(g, setup)
    for key, is_time in (("assigned", g.phase != FELLOWSHIP), ("skirmish", table == "skirmish")):
        if setup.get(key) and not is_time:
            raise BadPosition(key, "key", key)
    for at, each in enumerate(listed(setup, "assigned", "")):
        fight = _skirmish(g, each, f"assigned/{at}")
        for side in SIDES:
            if not getattr(fight, side):  # such a one does not take place (TCG-440)
                raise BadPosition(f"assigned/{at}/{side}", "list")
        g.assigned.append(fight)
    if "skirmish" in setup:
        g.fight = _skirmish(g, setup["skirmish"], "skirmish")
    elif table == "skirmish":
        raise BadPosition("skirmish", "mapping")
    g.fierce_round = "fierce" in setup
    g.fierce = CARDS.on_table(g, listed(setup, "fierce", ""), "fierce", minions(g).__contains__)
    g.reshuffled = [seat_of(g, name, "reshuffled") for name in listed(setup, "reshuffled", "")]
    read_lasting(g, "", setup, "")
    for at, entry in enumerate(listed(setup, "played", "")):
        _was_played(g, mapping(entry, f"played/{at}", ("card", "site")), f"played/{at}")


def _rows(table: str) -> list[str]:
    return [row.id for row in STEPS.tables[table]]


def _right_of(g: TcgState) -> str:
    at = g.order.index(g.active)
    return g.order[at - 1]


def _skirmish(g: TcgState, entry: Any, path: str) -> Skirmish:
    entry = mapping(entry, path, (*SIDES, GONE, SPARED, "over", "winner"))
    busy = {card for fight in g.assigned for card in (*fight.characters, *fight.minions)}
    sides: list[list[str]] = []
    for side, able in zip(SIDES, ([*companions(g), *allies(g)], minions(g)), strict=True):
        free = set(able) - busy
        sides.append(CARDS.on_table(g, listed(entry, side, path), f"{path}/{side}", free.__contains__))
    gone = [_out_of_play(g, str(name), f"{path}/{GONE}") for name in listed(entry, GONE, path)]
    spared = number(entry, SPARED, 0, path, most=len(gone))
    winner = word(entry.get("winner", ""), ("", FREE_PEOPLES, SHADOW), f"{path}/winner")
    return Skirmish(sides[0], sides[1], gone, spared, flag(entry, "over", False, path), winner)


def _out_of_play(g: TcgState, name: str, path: str) -> str:
    """A card of that name that is not in play, wherever it is."""
    found = [card for card in NAMES.on_table(g, name) if card not in g.pieces]
    if not found:
        raise BadPosition(path, "card", name)
    return found[0]


def _was_played(g: TcgState, entry: Mapping[str, Any], path: str) -> None:
    """The first card of that name, wherever it is now, that was not named yet; one of them may have come back and been
    played again."""
    named = [each.partition(":")[2] for each in g.played]
    found = NAMES.on_table(g, str(entry.get("card")))
    if not found:
        raise BadPosition(f"{path}/card", "card", str(entry.get("card")))
    card = next((each for each in found if each not in named), found[-1])
    g.played.append(f"{number(entry, 'site', 1, path)}:{card}")
