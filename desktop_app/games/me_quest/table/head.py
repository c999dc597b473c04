"""Where a game stands, for the start screen, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.messages import message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import EndReport, HeadFact, ScoreLine
from desktop_app.games.me_quest.state import SAURON

MARKERS = ("green", "yellow", "red", "black")
RULES = {"mission": "MEQ-411", "combat": "MEQ-426"}
"""The rules by which a game ends, by the reason of its outcome."""


def head(view: View) -> Sequence[HeadFact]:
    """The stage, and how far both sides are from the Finale."""
    return [
        HeadFact(message("meq-head-stage", stage=view.numbers["stage"])),
        HeadFact(message("meq-head-heroes", value=view.numbers["heroes_count"])),
        HeadFact(message("meq-head-sauron", value=view.numbers["sauron_count"])),
    ]


def end(view: View) -> EndReport:
    """Who has won and why; the spaces of the story markers, for comparison."""
    result, reason = view.outcome["result"], view.outcome["reason"]
    parts = tuple(ScoreLine(message(f"meq-score-{marker}"), view.numbers[f"story_{marker}"]) for marker in MARKERS)
    told = message(f"meq-outcome-{result}", reason=reason, rule=RULES.get(reason, ""))
    dark = view.seat == SAURON
    shadow_wins = dark == (result == "won")
    title = message("meq-end-title", side="sauron" if shadow_wins else "heroes")
    return EndReport(result, title, told, None, parts, dark=dark)
