"""What the phases of a round that are still to come will do to this table, from what lies open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop_app.engine.messages import message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import Foretold
from desktop_app.games.kit.asking import seat_ref

CHALLENGES = ("military", "intrigue", "power")


def foretell(view: View, row: str) -> Sequence[Foretold]:
    """What a row will do; nothing for rows of which nothing is known."""
    known = _KNOWN.get(row)
    return known(view) if known is not None and f"gold:{view.seat}" in view.numbers else ()


def _challenges(view: View) -> Sequence[Foretold]:
    left = sum(max(0, view.numbers.get(f"left_{kind}:{view.seat}", 0)) for kind in CHALLENGES)
    return [Foretold(message("got-ahead-challenges", count=left), str(left))]


def _dominance(view: View) -> Sequence[Foretold]:
    """Who has most standing STR and gold now wins 1 power (GOT-539)."""
    strong = sorted(view.seats, key=lambda seat: -view.numbers.get(f"dominance:{seat}", 0))
    most, next_most = (view.numbers.get(f"dominance:{seat}", 0) for seat in strong[:2])
    if most == next_most:
        return [Foretold(message("got-ahead-dominance-tie", most=most), "0")]
    told = message("got-ahead-dominance", seat=seat_ref(strong[0]), most=most, next=next_most)
    return [Foretold(told, "+1", good=strong[0] == view.seat)]


def _stands(view: View) -> Sequence[Foretold]:
    zones = (f"{zone}:{view.seat}" for zone in ("characters", "locations"))
    cards = [card for zone in zones if zone in view.zones for card in view.zones[zone].cards]
    count = sum("exhausted" in card.marks for card in cards)
    return [Foretold(message("got-ahead-stands", count=count), f"+{count}", good=True)] if count else ()


def _gold(view: View) -> Sequence[Foretold]:
    gold = view.numbers[f"gold:{view.seat}"]
    return [Foretold(message("got-ahead-gold", count=gold), f"\u2212{gold}", good=False)] if gold else ()


def _reserve(view: View) -> Sequence[Foretold]:
    hand = view.zones[f"hand:{view.seat}"].count if f"hand:{view.seat}" in view.zones else 0
    reserve = view.numbers.get(f"reserve:{view.seat}", 0)
    over = max(0, hand - reserve)
    told = message("got-ahead-reserve", hand=hand, reserve=reserve)
    return [Foretold(told, f"\u2212{over}" if over else "0", good=False if over else None)]


_KNOWN: Mapping[str, Callable[[View], Sequence[Foretold]]] = {
    "4.2": _challenges,
    "5.2": _dominance,
    "6.2": _stands,
    "7.2": _gold,
    "7.3": _reserve,
}
