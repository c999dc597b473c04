"""Where a game stands, for the start screen, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from desktop_app.engine.messages import message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import EndReport, HeadFact, ScoreLine
from desktop_app.games.me_quest.state import HEROES_MARKER, SAURON, SAURON_MARKERS

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
    markers = {m: view.numbers[f"story_{m}"] for m in (HEROES_MARKER, *SAURON_MARKERS)}
    foremost = max(SAURON_MARKERS, key=lambda marker: markers[marker])
    courses: dict[str, Literal["ground", "pressing"]] = {HEROES_MARKER: "ground", foremost: "pressing"}
    parts = tuple(
        ScoreLine(message(f"meq-score-{marker}"), at, course=courses.get(marker, "")) for marker, at in markers.items()
    )
    told = message(f"meq-outcome-{result}", reason=reason, rule=RULES.get(reason, ""))
    dark = view.seat == SAURON
    shadow_wins = dark == (result == "won")
    title = message("meq-end-title", side="sauron" if shadow_wins else "heroes")
    return EndReport(result, title, told, None, parts, dark=dark)
