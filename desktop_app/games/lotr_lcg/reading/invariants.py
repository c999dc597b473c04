"""What must always be true of a table of this game."""

from __future__ import annotations

from desktop_app.games.kit.checks import broken_table
from desktop_app.games.lotr_lcg.reading.queries import FACTS
from desktop_app.games.lotr_lcg.state import LcgState

IN_PLAY = ("quest", "active_location", "staging", "attached", "campaign", "campaign_back")
IN_PLAY_OF_A_SEAT = ("play:", "engaged:", "captive:", "on_deck:")


def broken(g: LcgState) -> list[str]:
    """Every broken invariant, in words."""
    wrong = broken_table(g, _in_play)
    for card, piece in g.pieces.items():
        wrong += [f"{s} is no shadow card of {card}" for s in piece.shadows if g.home[s] != "shadows"]
    wrong += [f"{seat} is at threat {level}" for seat, level in g.threat.items() if level < 0]
    for zone in g.zones:
        if zone.startswith("captive:"):
            heroes = [card for card in g.zones[zone] if FACTS[g.codes[card]].type == "hero"]
            wrong += [f"{card} is captive and no prisoner" for card in heroes if card not in g.prisoners]
    if len(g.zones["active_location"]) > 1:
        wrong.append("two active locations")
    return wrong + _unique(g)


def _in_play(zone: str) -> bool | None:
    """What is being revealed can be harmed already."""
    return None if zone == "revealed" else zone in IN_PLAY or zone.startswith(IN_PLAY_OF_A_SEAT)


def _unique(g: LcgState) -> list[str]:
    titles = [FACTS[g.codes[card]].titles["en"] for card in g.pieces if FACTS[g.codes[card]].unique]
    return [f"{title} is in play twice" for title in titles if titles.count(title) > 1]
