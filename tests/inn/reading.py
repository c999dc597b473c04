"""What a seat sees, what is hidden from it, why a drag is no answer, what must always be true."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.checks import misplaced, not_plain
from desktop_app.engine.messages import message
from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games.contract import HiddenZones
from tests.inn.numbers import NUMBERS, number, side
from tests.inn.rules import why_not_play
from tests.inn.state import ZONES, Inn

HIDDEN = HiddenZones({"deck": "nobody", "hand": "owner", "tricks": "owner"})


def view(g: Inn, seat: str) -> View:
    """The inn as a seat sees it: no deck, no hand and no trick of the other."""
    seen = View(g.game, seat, list(g.seats), g.round, [[place.table, place.row] for place in g.position])
    for owner in g.seats:
        for zone in ZONES:
            id = f"{zone}:{owner}"
            seen.zones[id] = ZoneView(id, len(g.zones[id]), _cards(g, id, mine=owner == seat))
        seen.numbers |= {f"health:{owner}": g.health[owner], f"coins:{owner}": g.coins[owner]}
        seen.facts[f"name:{owner}"] = g.names[owner]
    seen.facts |= {"phase": g.phase, "step": g.step, "active": g.active}
    if g.strikes:
        strike = g.strikes[-1]
        seen.facts |= {"striker": strike.by, "struck": strike.at}
        seen.numbers |= {"die": strike.die, "strength": side(g, strike.by, "strength")}
        seen.numbers["guard"] = side(g, strike.at, "guard")
    if g.outcome is not None:
        winners = g.outcome.winners
        result = "lost" if seat not in winners else "won" if len(winners) == 1 else "drawn"
        seen.outcome = {"result": result, "reason": g.outcome.reason}
    return seen


def _cards(g: Inn, zone: str, *, mine: bool) -> list[CardView]:
    kind = zone.partition(":")[0]
    if kind == "deck" or (kind == "hand" and not mine):
        return []
    if kind == "tricks" and not mine:
        return [CardView(f"{zone}/{place}", "", zone, back="inn", marks=["facedown"]) for place in _places(g, zone)]
    shown = [_card(g, card, zone) for card in g.zones[zone]]
    return shown[::-1] if kind == "discard" else shown


def _places(g: Inn, zone: str) -> list[int]:
    return list(range(1, len(g.zones[zone]) + 1))


def _card(g: Inn, card: str, zone: str) -> CardView:
    seat = g.owners[card]
    shown = CardView(card, g.codes[card], zone, seat, seat)
    shown.numbers = {name: value for name in NUMBERS if (value := number(g, card, name)) is not None}
    if zone == f"guest:{seat}":
        shown.numbers |= {name: side(g, seat, name) for name in ("strength", "guard")}
        shown.tokens = {"coin": g.coins[seat]} if g.coins[seat] else {}
        striking = [strike.by for strike in g.strikes]
        shown.marks = ["striking"] if seat in striking else ["done"] if seat != g.active else []
    return shown


def why_not(g: Inn, question: Question, source: str, target: str) -> Refusal | None:
    """Why a card cannot go there; None when it can."""
    targets = [option.target for option in question.options if option.source == source]
    if target in targets or (targets and not any(targets)):
        return None
    if source in g.zones[f"hand:{question.seat}"]:
        found = why_not_play(g, question.seat, source)
        if found is not None:
            return found
    return Refusal("INN-003", message("inn-no-not-now"), "play", source, target)


def aims(g: Inn, question: Question, option: Option) -> list[str]:
    """Nothing here asks for a target afterwards."""
    return []


def broken(g: Inn) -> list[str]:
    """Plain data, every card in one place, nobody in debt."""
    return not_plain(g) + misplaced(g) + [f"{seat} owes" for seat, coins in g.coins.items() if coins < 0]
