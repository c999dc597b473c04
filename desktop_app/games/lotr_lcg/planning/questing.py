"""Who goes on the quest, and where the journey leads."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.games.lotr_lcg.planning.weighing import coming
from desktop_app.games.lotr_lcg.reading.numbers import committed_willpower, number, staging_threat
from desktop_app.games.lotr_lcg.reading.queries import players
from desktop_app.games.lotr_lcg.state import LcgState

EXPECTED_THREAT = 1.7
"""What a card of the encounter deck adds to the staging area, more or less."""
MARGIN = 8
"""How much more willpower than what is expected is sent: whoever hurries through meets fewer enemies."""
FACED = 1
"""How many of the enemies that will attack nobody stays behind for."""


def commit(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """Willpower enough to make progress, as long as somebody stays to meet what will attack."""
    seat = question.seat
    will = {option.source: number(g, option.source, "willpower") for option in question.options}
    wanted = staging_threat(g) + EXPECTED_THREAT * len(players(g)) + MARGIN
    attacking = coming(g, seat)
    ranked = sorted(will, key=lambda card: (will[card] * 3 - _fights(g, card), card), reverse=True)
    total, chosen = committed_willpower(g), list[str]()
    for card in ranked:
        at_home = len(ranked) - len(chosen)
        if will[card] and total < wanted and at_home > attacking - FACED:
            chosen.append(card)
            total += will[card]
    keys = {option.source: option.key for option in question.options}
    return [keys[card] for card in chosen]


def _fights(g: LcgState, card: str) -> int:
    return number(g, card, "attack") + number(g, card, "defense")


def travel(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """To the location that weighs most on the staging area."""
    places = [option for option in question.options if option.verb == "travel"]

    def weight(option: Option) -> tuple[float, str]:
        threat = number(g, option.source, "threat")
        return threat - number(g, option.source, "quest_points") / 4, option.key

    return [max(places, key=weight).key] if places else ["stay"]
