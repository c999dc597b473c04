"""What everybody at the table may know of the encounter deck of The Card Game: its printed list."""

from __future__ import annotations

from desktop_app.engine.view import View
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.table.scenarios import load_scenarios
from desktop_app.ui.table.play.odds import Odds, odds_of, unseen


def encounter_odds(view: View) -> Odds | None:
    """The odds of the next encounter card from the scenario's list and what lies face up; None for an empty deck."""
    scenario = load_scenarios().get(view.facts.get("scenario", ""))
    if scenario is None:
        return None
    composition = scenario.encounter_deck(easy=bool(view.facts.get("easy")))
    left = unseen(composition, view)
    cards = load_cards()
    return odds_of(
        left,
        {code: cards[code].type for code in left},
        {code: cards[code].threat or 0 for code in left},
    )
