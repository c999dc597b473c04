"""Which cards the application plays by itself: those whose every sentence is written as a rule."""

from __future__ import annotations

from functools import cache

from desktop_app.app.library.record import BUILT_IN, CardRecord
from desktop_app.app.tables.game_box import open_box
from desktop_app.games import GAMES
from desktop_app.games.lotr_lcg.cards import MODULES
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.table.scenarios import load_scenarios

GAME = "lotr_lcg"


def played_by_application(card: CardRecord) -> bool:
    """Whether the rules of a card are built in; any other card is played by hand."""
    return card.source == BUILT_IN and card.game == GAME and GAME in GAMES and card.code in _codes()


@cache
def _codes() -> frozenset[str]:
    """The player cards of the spheres that have their rules, and the encounter cards of scenarios that are ready."""
    ready = {id for id, scenario in open_box(GAME).scenarios.items() if scenario.ready}
    sets = {name for id in ready for name in load_scenarios()[id].encounter_sets}
    return frozenset(
        card.code
        for card in load_cards().values()
        if (card.sphere in MODULES or card.encounter_set in sets) and card.subtype is None and card.type != "campaign"
    )
