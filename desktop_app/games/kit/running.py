"""What lasts on a table and what was used there, as the set-ups of position files say it. Both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.card_names import CardNames
from desktop_app.games.kit.set_ups import BadPosition, integer, listed, mapping, seat_of
from desktop_app.games.kit.state import T

EFFECT_KEYS = ("kind", "amount", "until", "source", "group")


def effect_told(g: T, names: CardNames, said: Any, targets: list[str], path: str) -> Effect:
    """A lasting effect on these cards and seats: by 1 and until the end of the phase, where it says nothing else.

    Its source may be a card that is on no table, or not yet. Raises BadPosition.
    """
    said = mapping(said, path, EFFECT_KEYS)
    if "kind" not in said:
        raise BadPosition(path, "mapping")
    amount = integer(said, "amount", 1, path)
    source = str(said.get("source", ""))
    found = names.on_table(g, source)[:1] if source else []
    codes = [g.codes[found[0]]] if found else names.codes(source) if source else [""]
    if not codes:
        raise BadPosition(f"{path}/source", "card", source)
    lasts, group = str(said.get("until", "phase")), str(said.get("group", ""))
    return Effect(str(said["kind"]), amount, targets, group, lasts, found[0] if found else "", codes[0])


def told_effect(names: CardNames, effect: Effect) -> dict[str, Any]:
    """The same, as a set-up says it."""
    source = names.name(effect.code) if effect.code else ""
    said: dict[str, Any] = {"kind": effect.kind, "amount": effect.amount, "until": effect.until}
    said |= {"source": source} if source else {}
    return said | ({"group": effect.group} if effect.group else {})


BY = " by "
"""What stands before the player whose use it was, where a limit is each player's own."""


def read_uses(g: T, thing: str, entry: Mapping[str, Any], path: str) -> None:
    """What was ``used`` of a card or player: "round 01012/1", once for each use.

    "round 01007/1 by Ana" where each player may use it so often. Raises BadPosition.
    """
    for index, said in enumerate(listed(entry, "used", path)):
        period, _, rest = str(said).partition(" ")
        ability, by, name = rest.partition(BY)
        seats = [seat_of(g, name, f"{path}/used/{index}")] if by else []
        key = "|".join([period, ability, *seats, thing])
        g.used[key] = g.used.get(key, 0) + 1


def written_uses(g: T, thing: str) -> list[str]:
    """The same, as a set-up says it."""
    uses = [(key.split("|"), times) for key, times in g.used.items()]
    return [_use_told(g, parts[:-1]) for parts, times in uses if parts[-1] == thing for _ in range(times)]


def _use_told(g: T, parts: Sequence[str]) -> str:
    period, ability, *seats = parts
    return f"{period} {ability}{BY}{g.names[seats[0]]}" if seats else f"{period} {ability}"
