"""Where a game stands, for the start screen, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.messages import Message, card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.play import EndReport, HeadFact, ScoreLine
from desktop_app.games.lotr_lcg.book.scoring import POINTS_A_ROUND
from desktop_app.games.lotr_lcg.reading.queries import FACTS

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
    result, reason = view.outcome.get("result", ""), view.outcome.get("reason", "")
    rule = RULES.get(result, "") if reason != "given_up" else ""
    score = view.outcome.get("score")
    return EndReport(
        result,
        message("lcgtable-end-won" if result == "won" else "lcgtable-end-lost"),
        message(f"lcg-outcome-{result}", reason=reason, rule=rule),
        None if score is None else int(score),
        tuple(
            _line(key.removeprefix("score:"), value, view)
            for key, value in view.outcome.items()
            if key.startswith("score:")
        ),
        message(f"lcgtable-end-heading-{result}", scenario=view.facts.get("scenario", "")),
        lower_is_better=True,
        score_rule="LCG-334",
    )


def _line(part: str, points: str, view: View) -> ScoreLine:
    name = part.replace("_", "-")
    detail = _DETAILS[part](view) if part in _DETAILS else None
    return ScoreLine(message(f"lcg-score-{name}"), int(points), detail, "pressing" if part == "threat" else "")


def _rounds(view: View) -> Message:
    complete = int(view.outcome.get("score:rounds", "0")) // POINTS_A_ROUND
    return message("lcgtable-score-rounds", count=complete, points=POINTS_A_ROUND)


def _heroes(view: View) -> list[CardView]:
    return [card for seat in view.seats for card in view.zones[f"heroes:{seat}"].cards if not card.host]


def _damage(view: View) -> Message | None:
    hurt = [hero for hero in _heroes(view) if hero.tokens.get("damage")]
    if not hurt or view.outcome.get("score:damage") == "0":
        return None
    terms = " + ".join(str(hero.tokens["damage"]) for hero in hurt)
    return message("lcgtable-score-cards", cards=_refs(hurt), terms=terms)


def _dead(view: View) -> Message | None:
    """The fallen heroes with their threat costs."""
    piles = [card for seat in view.seats for card in view.zones[f"discard:{seat}"].cards]
    dead = [card for card in piles if FACTS[card.code].type == "hero"]
    if not dead:
        return None
    terms = " + ".join(str(FACTS[hero.code].threat_cost or 0) for hero in dead)
    return message("lcgtable-score-cards", cards=_refs(dead), terms=terms)


def _victory(view: View) -> Message | None:
    worth = [card for card in view.zones["victory"].cards if FACTS[card.code].victory]
    if not worth:
        return None
    terms = " + ".join(str(FACTS[card.code].victory) for card in worth)
    return message("lcgtable-score-cards", cards=_refs(worth), terms=terms)


def _refs(cards: Sequence[CardView]) -> list[str]:
    return [card_ref(card.id, card.code) for card in cards]


_DETAILS: dict[str, Callable[[View], Message | None]] = {
    "dead_heroes": _dead,
    "damage": _damage,
    "rounds": _rounds,
    "victory": _victory,
}
