"""The inn laid out by hand, and written back.

A set-up is plain data::

    step: play                     # the step about to run; default play
    round: 2
    active: Ana
    last_round: 6
    guests:
      Ana: {guest: Hob the Carter, health: 7, coins: 3, hand: [...], deck: [...], front: [...], tricks: [...]}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.engine.state import Place
from desktop_app.games.contract import BadPosition, PositionRules
from tests.inn.cards import FACTS
from tests.inn.rules import STEPS, add, empty
from tests.inn.state import Inn

KEYS = ("step", "round", "active", "last_round", "guests")
LISTS = ("deck", "hand", "front", "tricks", "discard")
EVENING = [row.id for row in STEPS.tables["evening"]]


def build(setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> Inn:
    """A table from a set-up. Raises BadPosition with the path to what is wrong."""
    _known(setup, KEYS, "")
    g = empty({chr(ord("A") + index): name for index, name in enumerate(seats)}, seed)
    g.round = _number(setup, "round", 1, "")
    g.last_round = _number(setup, "last_round", 6, "")
    step = str(setup.get("step", "play"))
    if step not in EVENING:
        raise BadPosition("step", "step", step)
    g.position = [Place("evening", step)]
    g.phase = STEPS.row(g.position[-1]).phase
    if "active" in setup:
        g.active = _seat(g, str(setup["active"]), "active")
    guests = setup.get("guests", {})
    if not isinstance(guests, Mapping):
        raise BadPosition("guests", "mapping")
    for name, things in guests.items():
        _guest(g, _seat(g, str(name), f"guests/{name}"), things, f"guests/{name}")
    for seat in g.seats:
        if not g.zones[f"guest:{seat}"]:
            _guest(g, seat, {}, f"guests/{g.names[seat]}")
    return g


def _guest(g: Inn, seat: str, things: Any, path: str) -> None:
    if not isinstance(things, Mapping):
        raise BadPosition(path, "mapping")
    _known(things, ("guest", "health", "coins", *LISTS), path)
    guest = add(g, _code(str(things.get("guest", "Hob the Carter")), f"{path}/guest"), seat, "guest")
    g.health[seat] = _number(things, "health", FACTS[g.codes[guest]].health or 0, path)
    g.coins[seat] = _number(things, "coins", g.coins[seat], path)
    for zone in LISTS:
        cards = things.get(zone, ())
        if isinstance(cards, str) or not isinstance(cards, Sequence):
            raise BadPosition(f"{path}/{zone}", "list")
        for index, name in enumerate(cards):
            add(g, _code(str(name), f"{path}/{zone}/{index}"), seat, zone)


def _known(data: Mapping[str, Any], keys: Sequence[str], path: str) -> None:
    for key in data:
        if key not in keys:
            raise BadPosition(f"{path}/{key}".lstrip("/"), "key", key)


def _number(data: Mapping[str, Any], key: str, usual: int, path: str) -> int:
    found = data.get(key, usual)
    if not isinstance(found, int) or found < 0:
        raise BadPosition(f"{path}/{key}".lstrip("/"), "number", str(found))
    return found


def _seat(g: Inn, name: str, path: str) -> str:
    seat = next((seat for seat, called in g.names.items() if called == name), "")
    if not seat:
        raise BadPosition(path, "player", name)
    return seat


def _code(name: str, path: str) -> str:
    found = [code for code in FACTS if name in _names(code)]
    if not found:
        raise BadPosition(path, "card", name)
    return found[0]


def set_up_of(g: Inn) -> dict[str, Any]:
    """The set-up that builds this table again."""
    found: dict[str, Any] = {"step": g.step, "round": g.round, "last_round": g.last_round}
    found["active"] = g.names[g.active]
    found["guests"] = {g.names[seat]: _things(g, seat) for seat in g.seats}
    return found


def _things(g: Inn, seat: str) -> dict[str, Any]:
    lists = {zone: [_title(g, card) for card in g.zones[f"{zone}:{seat}"]] for zone in LISTS}
    found: dict[str, Any] = {"guest": _title(g, g.zones[f"guest:{seat}"][0])}
    found |= {"health": g.health[seat], "coins": g.coins[seat]}
    return found | {zone: cards for zone, cards in lists.items() if cards}


def _title(g: Inn, card: str) -> str:
    return FACTS[g.codes[card]].titles.en


def cards_named(g: Inn, name: str) -> list[str]:
    """Every card at the inn that a name means."""
    return [card for card, code in g.codes.items() if name == card or name in _names(code)]


def _names(code: str) -> tuple[str, ...]:
    titles = FACTS[code].titles
    return code, titles.en, titles.es or titles.en


POSITIONS = PositionRules(
    build=build,
    set_up_of=set_up_of,
    cards_named=cards_named,
    title_of=lambda code: FACTS[code].titles.en,
    is_card=lambda name: any(name in _names(code) for code in FACTS),
    left_out=lambda g: ["strikes"] if g.strikes else [],
    tokens={"coins": "coin"},
    marks=("striking", "done"),
    quiet=("pass", "sit", "bear"),
)
