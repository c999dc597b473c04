"""What a table is worth to the players: how likely they are thought to win from there.

The weights come from some thousand rounds of games played by ``go_on``: a logistic regression of who won on what lay
on the table when a round began.
"""

from __future__ import annotations

from math import exp

from desktop_app.games.lotr_lcg.planning.weighing import quest_left
from desktop_app.games.lotr_lcg.reading.numbers import hit_points_left, number, staging_threat
from desktop_app.games.lotr_lcg.reading.queries import (
    FACTS,
    THREAT_ELIMINATION_LEVEL,
    allies,
    engaged,
    heroes,
    players,
    staged,
)
from desktop_app.games.lotr_lcg.state import LcgState

EVEN = -9.6
"""What is left when nothing lies on the table."""
LAST, LAST_FIGHT = 2.0, 0.8
"""What it is worth to have come to the last stage, and to one without quest points."""


def worth(g: LcgState, seat: str) -> float:
    """Between 0 and 1; the players win and lose together, so each seat counts alike."""
    if g.outcome is not None:
        return 1.0 if g.outcome.result == "won" else 0.0
    order = players(g)
    sides = sum(_side(g, other) for other in order) / max(1, len(order))
    out = len(g.seats) - len(order)
    return 1 / (1 + exp(-(EVEN + sides + _scenario(g) / max(1, len(order)) - out)))


def _side(g: LcgState, seat: str) -> float:
    """Heroes and what they bear, who walks with them, and who stands against them."""
    mine, friends = heroes(g, seat), allies(g, seat)
    party = [*mine, *friends]
    left = [hit_points_left(g, hero) for hero in mine]
    borne = [card for hero in mine for card in g.pieces[hero].attachments]
    burdens = sum(g.owners[card] not in g.seats for card in borne)
    return (
        0.37 * len(mine)
        + 0.25 * sum(left)
        + 0.24 * min(left, default=0)
        + 0.16 * sum(number(g, card, "willpower") for card in party)
        + 0.23 * sum(number(g, card, "attack") + number(g, card, "defense") for card in party)
        + 0.33 * len(friends)
        + 0.35 * (len(borne) - burdens)
        - 0.8 * burdens
        + 0.09 * len(g.zones[f"hand:{seat}"])
        + 0.05 * min(8, sum(g.pieces[hero].resources for hero in mine))
        - 0.24 * sum(hit_points_left(g, enemy) for enemy in engaged(g, seat))
        + 0.13 * (THREAT_ELIMINATION_LEVEL - g.threat[seat])
    )


def _scenario(g: LcgState) -> float:
    """What is left of the quest, and what waits in the staging area."""
    here, last = quest_left(g)
    return (
        ((LAST if here else LAST_FIGHT) if last else 0.0)
        - 0.055 * (here + _later(g))
        - 0.26 * staging_threat(g)
        - 0.14 * sum(hit_points_left(g, enemy) for enemy in staged(g, "enemy"))
    )


def _later(g: LcgState) -> float:
    """The quest points of the stages to come; of those of which one will be drawn, on average."""
    stages: dict[int, list[int]] = {}
    for card in g.zones["quest_deck"]:
        printed = FACTS[g.codes[card]]
        stages.setdefault(printed.stage or 0, []).append(printed.quest_points or 0)
    return sum(sum(points) / len(points) for points in stages.values())
