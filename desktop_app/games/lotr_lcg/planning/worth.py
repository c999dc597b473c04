"""What a table is worth to the players: how likely they are thought to win from there."""

from __future__ import annotations

from math import exp

from desktop_app.games.lotr_lcg.reading.numbers import has_number, hit_points_left, number, staging_threat
from desktop_app.games.lotr_lcg.reading.queries import (
    FACTS,
    THREAT_ELIMINATION_LEVEL,
    allies,
    current_quest,
    engaged,
    heroes,
    players,
    staged,
)
from desktop_app.games.lotr_lcg.state import LcgState


def worth(g: LcgState, seat: str) -> float:
    """Between 0 and 1; the players win and lose together, so each seat counts alike."""
    if g.outcome is not None:
        return 1.0 if g.outcome.result == "won" else 0.0
    order = players(g)
    sides = sum(_side(g, other) for other in order) / max(1, len(order))
    out = len(g.seats) - len(order)
    return 1 / (1 + exp(-(sides + _scenario(g) / max(1, len(order)) - out)))


def _side(g: LcgState, seat: str) -> float:
    """Heroes and what they bear, who walks with them, and who stands against them."""
    mine, theirs = heroes(g, seat), engaged(g, seat)
    party = [*mine, *allies(g, seat)]
    room = THREAT_ELIMINATION_LEVEL - g.threat[seat]
    return (
        0.35 * len(mine)
        + 0.18 * sum(hit_points_left(g, hero) for hero in mine)
        + 0.22 * sum(number(g, card, "willpower") for card in party)
        + 0.06 * sum(number(g, card, "attack") + number(g, card, "defense") for card in party)
        + 0.25 * (len(party) - len(mine))
        + 0.25 * sum(len(g.pieces[hero].attachments) for hero in mine)
        + 0.05 * len(g.zones[f"hand:{seat}"])
        + 0.03 * sum(g.pieces[hero].resources for hero in mine)
        - 0.16 * sum(hit_points_left(g, enemy) + number(g, enemy, "attack") for enemy in theirs)
        + 0.09 * (room - 20)
        + 0.12 * min(room - 10, 0)
    )


def _scenario(g: LcgState) -> float:
    """What is left of the quest, and what waits in the staging area."""
    points = _left(g)
    waiting = staged(g, "enemy")
    return (
        1.5
        - 0.15 * points
        - 0.22 * staging_threat(g)
        - 0.08 * sum(hit_points_left(g, enemy) for enemy in waiting)
        - 0.08
        * sum(number(g, place, "quest_points") - g.pieces[place].progress for place in g.zones["active_location"])
    )


def _left(g: LcgState) -> int:
    """The quest points still to be made, of this stage and those to come."""
    quest = current_quest(g)
    here = (
        number(g, quest, "quest_points") - g.pieces[quest].progress
        if quest and has_number(g, quest, "quest_points")
        else 0
    )
    return here + sum(FACTS[g.codes[card]].quest_points or 0 for card in g.zones["quest_deck"])
