"""The score of a won game, with its parts (LCG-328 to LCG-334). Lower is better."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.reading.queries import FACTS, THREAT_ELIMINATION_LEVEL
from desktop_app.games.lotr_lcg.state import LcgState

POINTS_A_ROUND = 10


def score_parts(g: LcgState) -> dict[str, int]:
    """Threat, dead heroes, damage, rounds and victory points (negative), whose sum is the score.

    An eliminated player counts 50 threat and all heroes dead (LCG-332, LCG-333).
    """
    threat = sum(THREAT_ELIMINATION_LEVEL if s in g.eliminated else g.threat[s] for s in g.seats)
    living = [h for seat in g.seats if seat not in g.eliminated for h in g.heroes[seat] if h in g.pieces]
    dead = [h for seat in g.seats for h in g.heroes[seat] if h not in living]
    return {
        "threat": threat,
        "dead_heroes": sum(FACTS[g.codes[hero]].threat_cost or 0 for hero in dead),
        "damage": sum(g.pieces[hero].damage for hero in living),
        "rounds": g.rounds * POINTS_A_ROUND,
        "victory": -sum(FACTS[g.codes[card]].victory or 0 for card in g.zones["victory"]),
    }


def score(g: LcgState) -> int | None:
    """The score of a win; None for a loss or an unfinished game (LCG-328)."""
    if g.outcome is None or g.outcome.result != "won":
        return None
    return sum(score_parts(g).values())
