"""The games of one scenario that a profile has finished, as the end of another one compares itself with them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.app.profiles.results import GameResult
from desktop_app.engine.frozen import Frozen

WON = "won"
MOST = 8


class Journey(Frozen):
    """One finished game: whether it was won, its score if it had one, its rounds, whether it is the one at hand, and
    the id of its save ("" where it is not known)."""

    won: bool
    score: int | None
    rounds: int
    this: bool = False
    save: str = ""


def journeys(results: Sequence[GameResult], game: str, scenario: str, save: str) -> list[Journey]:
    """The last games of a scenario, oldest first, the one of ``save`` last. A game that was taken up again and ended
    otherwise counts as it ended last."""
    found: dict[object, GameResult] = {}
    for number, result in enumerate(results):
        if (result.game, result.scenario) == (game, scenario):
            key = result.save or number
            found.pop(key, None)
            found[key] = result
    ordered = sorted(found.values(), key=lambda result: (result.save == save, result.date))
    return [
        Journey(each.outcome == WON, each.score, each.rounds, each.save == save, each.save or "")
        for each in ordered[-MOST:]
    ]
