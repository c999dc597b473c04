"""Which enemy engages at which threat: those that wait in the staging area, and those that may still come."""

from __future__ import annotations

from desktop_app.engine.messages import message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import Ladder, Rung
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.reading.queries import THREAT_ELIMINATION_LEVEL
from desktop_app.games.lotr_lcg.table.odds import unseen
from desktop_app.games.lotr_lcg.table.scenarios import load_scenarios

MOST_RUNGS = 9


def engagement_ladder(view: View) -> Ladder | None:
    """The engagement costs against the seat's threat; None where no enemy is known."""
    scenario = load_scenarios().get(view.facts.get("scenario", ""))
    if scenario is None or f"threat:{view.seat}" not in view.numbers:
        return None
    cards = load_cards()
    waiting = {
        card.code: Rung(card.numbers.get("engagement_cost", 0), card.code, here=True)
        for card in view.zones["staging"].cards
        if card.code and cards[card.code].type == "enemy"
    }
    left = unseen(scenario.encounter_deck(easy=bool(view.facts.get("easy"))), view)
    coming = [
        Rung(cards[code].engagement_cost or 0, code)
        for code in left
        if cards[code].type == "enemy" and code not in waiting
    ]
    rungs = sorted([*waiting.values(), *coming[: MOST_RUNGS - len(waiting)]], key=lambda rung: (rung.value, rung.code))
    if not rungs:
        return None
    threat = view.numbers[f"threat:{view.seat}"]
    return Ladder(message("lcgtable-ladder"), threat, THREAT_ELIMINATION_LEVEL, "threat", tuple(rungs))
