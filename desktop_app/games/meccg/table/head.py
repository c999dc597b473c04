"""Where a game stands, for the start screen, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.messages import message
from desktop_app.engine.view import View
from desktop_app.games.contract import EndReport, HeadFact, ScoreLine


def head(view: View) -> Sequence[HeadFact]:
    """The own points, those of the other, how often the own deck has run out."""
    seat = view.seat
    others = max((view.numbers[f"points:{other}"] for other in view.seats if other != seat), default=0)
    return [
        HeadFact(message("mec-head-points", value=view.numbers[f"points:{seat}"]), "progress"),
        HeadFact(message("mec-head-rival", value=others)),
        HeadFact(message("mec-head-decks", value=view.numbers[f"exhausted:{seat}"])),
    ]


def end(view: View) -> EndReport:
    """Who has won and by how much."""
    result, reason = view.outcome["result"], view.outcome["reason"]
    parts = tuple(
        ScoreLine(message("mec-score-line", name=view.facts[f"name:{seat}"]), view.numbers.get(f"score:{seat}", 0))
        for seat in view.seats
    )
    told = message(f"mec-outcome-{result}", reason=reason, rule="MEC-744" if reason == "council" else "MEC-010")
    return EndReport(result, message(f"mec-end-{result}"), told, None, parts)
