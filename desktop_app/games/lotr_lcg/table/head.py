"""Where a game stands, for the start screen, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.messages import message
from desktop_app.engine.view import View
from desktop_app.games.contract import EndReport, HeadFact, ScoreLine

RULES = {"won": "LCG-189", "lost": "LCG-161"}
"""The rules by which a game ends."""


def head(view: View) -> Sequence[HeadFact]:
    """Threat against the elimination level, progress against the quest points, the cards in hand."""
    seat, found = view.seat, []
    if f"threat:{seat}" in view.numbers:
        threat, limit = view.numbers[f"threat:{seat}"], view.numbers[f"elimination:{seat}"]
        found.append(HeadFact(message("lcgtable-head-threat", value=threat, limit=limit), "threat"))
    quest = next((card for card in view.zones["quest"].cards if not card.host), None)
    if quest is not None and quest.numbers.get("quest_points"):
        progress, points = quest.tokens.get("progress", 0), quest.numbers["quest_points"]
        found.append(HeadFact(message("lcgtable-head-quest", value=progress, limit=points), "progress"))
    found.append(HeadFact(message("lcgtable-head-hand", value=view.zones[f"hand:{seat}"].count)))
    return found


def end(view: View) -> EndReport:
    """Victory or defeat with its reason; a victory has a score, after a defeat its parts only compare (LCG-328)."""
    result = view.outcome.get("result", "")
    score = view.outcome.get("score")
    return EndReport(
        result,
        message("lcgtable-end-won" if result == "won" else "lcgtable-end-lost"),
        message(f"lcg-outcome-{result}", reason=view.outcome.get("reason", ""), rule=RULES.get(result, "")),
        None if score is None else int(score),
        tuple(
            _line(key.removeprefix("score:"), value) for key, value in view.outcome.items() if key.startswith("score:")
        ),
        message(f"lcgtable-end-heading-{result}", scenario=view.facts.get("scenario", "")),
    )


def _line(part: str, points: str) -> ScoreLine:
    return ScoreLine(message(f"lcg-score-{part.replace('_', '-')}"), int(points))
