"""Where a game stands, for the start screen, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.messages import message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import EndReport, HeadFact, compared
from desktop_app.games.meccg.state import WIZARD

RULES = {"council": "MEC-744", "ring_given": "MEC-010", "ring_destroyed": "MEC-010"}
"""The rules by which a game ends, by the reason of its outcome."""


def head(view: View) -> Sequence[HeadFact]:
    """The own points, those of the other, how often the own deck has run out."""
    seat = view.seat
    others = max((view.numbers[f"points:{other}"] for other in view.seats if other != seat), default=0)
    return [
        HeadFact(message("mec-head-points", value=view.numbers[f"points:{seat}"]), "progress"),
        HeadFact(message("mec-head-rival", value=others)),
        HeadFact(message("mec-head-decks", value=view.numbers[f"exhausted:{seat}"])),
    ]


def final_points(view: View, seat: str) -> int:
    """What a player came to when the game was over: at the council its total, with doubled sources and limits
    (MEC-738 to MEC-744); in a game that ended without one the marshalling points as they stood."""
    council = view.outcome.get("reason") == "council"
    return view.numbers[f"score:{seat}" if council else f"points:{seat}"]


def end(view: View) -> EndReport:
    """Who has won and by how much."""
    result, reason = view.outcome["result"], view.outcome["reason"]
    points = {seat: final_points(view, seat) for seat in view.seats}
    parts = compared(view, points, lambda seat: message("mec-score-line", name=view.facts[f"name:{seat}"]))
    told = message(f"mec-outcome-{result}", reason=reason, rule=RULES.get(reason, ""))
    dark = view.facts[f"kind:{view.seat}"] != WIZARD
    return EndReport(result, message(f"mec-end-{result}"), told, None, parts, dark=dark)
