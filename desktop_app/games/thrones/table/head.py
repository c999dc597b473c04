"""Where a game stands, for the start screen, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.messages import message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import EndReport, HeadFact, compared

RULES = {"power": "GOT-181", "deck": "GOT-185"}
"""The rules by which a game ends, by the reason of its outcome."""


def head(view: View) -> Sequence[HeadFact]:
    """Power against the goal, the most that another has, gold, the cards in hand."""
    seat = view.seat
    others = max((view.numbers.get(f"power:{other}", 0) for other in view.seats if other != seat), default=0)
    own, goal = view.numbers.get(f"power:{seat}", 0), view.numbers.get(f"goal:{seat}", 0)
    return [
        HeadFact(message("got-head-power", value=own, limit=goal), "power"),
        HeadFact(message("got-head-rival", value=others)),
        HeadFact(message("got-head-hand", value=view.zones[f"hand:{seat}"].count)),
    ]


def end(view: View) -> EndReport:
    """Who has won and why; the power of everybody, for comparison."""
    result, reason = view.outcome["result"], view.outcome["reason"]
    power = {seat: view.numbers[f"power:{seat}"] for seat in view.seats}
    parts = compared(view, power, lambda seat: message("got-score-power", name=view.facts[f"name:{seat}"]))
    told = message(f"got-outcome-{result}", reason=reason, rule=RULES.get(reason, ""))
    return EndReport(result, message(f"got-end-{result}"), told, None, parts)
