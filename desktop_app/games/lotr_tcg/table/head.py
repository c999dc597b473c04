"""Where a game stands, for the start screen, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.messages import message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import EndReport, HeadFact, compared

RULES = {"last_site": "TCG-270", "killed": "TCG-274", "corrupted": "TCG-276"}
"""The rules by which a game ends, by the reason of its outcome."""


def head(view: View) -> Sequence[HeadFact]:
    """The own site, the burdens, how far the others have come who are still in the game (TCG-282)."""
    seat = view.seat
    gone = [seat, *(() if view.outcome else view.facts["eliminated"].split())]
    others = max((view.numbers[f"at:{other}"] for other in view.seats if other not in gone), default=0)
    return [
        HeadFact(message("tcg-head-site", value=view.numbers[f"at:{seat}"]), "progress"),
        HeadFact(message("tcg-head-rival", value=others)),
        HeadFact(
            message("tcg-head-burdens", value=view.numbers[f"burdens:{seat}"], limit=view.numbers[f"resistance:{seat}"])
        ),
    ]


def end(view: View) -> EndReport:
    """Who has won and why; the sites that everybody has reached, for comparison."""
    result, reason = view.outcome["result"], view.outcome["reason"]
    reached = {seat: view.numbers[f"at:{seat}"] for seat in view.seats}
    parts = compared(view, reached, lambda seat: message("tcg-score-site", name=view.facts[f"name:{seat}"]))
    told = message(f"tcg-outcome-{result}", reason=reason, rule=RULES.get(reason, ""))
    return EndReport(result, message(f"tcg-end-{result}"), told, None, parts)
