"""What lasts at a table, as set-ups say it: effects with those they are on, told by name. Both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.running import EFFECT_KEYS, effect_told, told_effect
from desktop_app.games.kit.set_ups import BadPosition, listed, mapping, seat_named, seat_of
from desktop_app.games.me_quest.book.finale import TABLE as FINALE
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.facts import NAMES
from desktop_app.games.me_quest.reading.fight import ATTACK, DEFENSE, MELEE, MOST_DAMAGE, PRINTED, RANGED, TO_ZERO
from desktop_app.games.me_quest.reading.numbers import BY_CORRUPTION, FRESH, NUMBERS, PERILOUS
from desktop_app.games.me_quest.state import QuestState, turn_of
from desktop_app.games.me_quest.verbs.fighting import (
    COMBAT,
    FROM_HAND,
    LEAVES_THE_PILE,
    NEXT_ROUND,
    PLAYS_FIRST,
    PLAYS_RANDOM,
    ROUND,
)
from desktop_app.games.me_quest.vocabulary.fighting import DECLARED
from desktop_app.games.me_quest.vocabulary.lasting import ONCE
from desktop_app.games.me_quest.vocabulary.together import KEPT_FAVOR

ON = "on"
TURN = "turn"
MOMENTS = (ROUND, NEXT_ROUND, COMBAT, TURN, FINALE, "game")
"""When an effect ends; "turn of Ana" is the end of a hero's turn, the one that goes on or his next."""
TURN_OF = f"{TURN} of "
IN_COMBAT = (MOST_DAMAGE, PLAYS_FIRST, PLAYS_RANDOM, LEAVES_THE_PILE, FROM_HAND)
KINDS = {
    *(f"{number}{way}" for number in NUMBERS for way in ("", "=", "*", "/", BY_CORRUPTION)),
    *(f"{kind}{value}" for kind in (TO_ZERO, PRINTED) for value in (ATTACK, DEFENSE)),
    *(f"{DECLARED}{type}" for type in (RANGED, MELEE)),
    *IN_COMBAT,
    *(PERILOUS, FRESH, ONCE, KEPT_FAVOR),
}
"""What an effect may be; besides, what somebody cannot do."""
CANNOT = "cannot:"


def read_lasting(g: QuestState, setup: Mapping[str, Any]) -> None:
    """The ``effects`` of a set-up, on heroes by their players, on cards and locations. Raises BadPosition."""
    for index, entry in enumerate(listed(setup, "effects", "")):
        path = f"effects/{index}"
        said = mapping(entry, path, (*(key for key in EFFECT_KEYS if key != "group"), ON))
        whom = [_thing(g, str(name), f"{path}/{ON}/{at}") for at, name in enumerate(listed(said, ON, path))]
        told = {"until": COMBAT, **{key: value for key, value in said.items() if key != ON}}
        effect = effect_told(g, NAMES, told, whom, path)
        if effect.kind not in KINDS and not effect.kind.startswith(CANNOT):
            raise BadPosition(f"{path}/kind", "word", effect.kind)
        effect.until = _moment(g, effect.until, f"{path}/until")
        g.effects.append(effect)


def written_lasting(g: QuestState) -> dict[str, Any]:
    """The same, as a set-up says it."""
    found = [_told(g, effect) for effect in g.effects]
    return {"effects": found} if found else {}


def _thing(g: QuestState, name: str, path: str) -> str:
    """A player's seat, a location, or the first card of a name. Raises BadPosition."""
    found = seat_named(g, name) or BOARD.place_named(name) or next(iter(NAMES.on_table(g, name)), "")
    if not found:
        raise BadPosition(path, "on-table", name)
    return found


def _moment(g: QuestState, until: str, path: str) -> str:
    if until.startswith(TURN_OF):
        return turn_of(seat_of(g, until.removeprefix(TURN_OF), path))
    if until not in MOMENTS:
        raise BadPosition(path, "word", until)
    return until


def _told(g: QuestState, effect: Effect) -> dict[str, Any]:
    said = told_effect(NAMES, effect)
    said |= {"source": name_on_table(g, effect.source)} if effect.source else {}
    for seat, name in g.names.items():
        said |= {"until": f"{TURN_OF}{name}"} if effect.until == turn_of(seat) else {}
    return said | {ON: [name_on_table(g, thing) for thing in effect.targets]}


def name_on_table(g: QuestState, thing: str) -> str:
    """What a set-up calls a seat, a location or a card; of several copies it says which."""
    if thing not in g.codes:
        return g.names.get(thing, thing)
    name = NAMES.name(g.codes[thing])
    copies = NAMES.on_table(g, name)
    return name if len(copies) < 2 else f"{name} {copies.index(thing) + 1}"
