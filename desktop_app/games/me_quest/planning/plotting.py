"""What Plots are worth to Sauron, and what those in his hand still lack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from desktop_app.games.me_quest.planning.lacking import Lack
from desktop_app.games.me_quest.planning.sight import Sight
from desktop_app.games.me_quest.reading.board import BOARD, HAVENS
from desktop_app.games.me_quest.reading.facts import Requirement
from desktop_app.games.me_quest.state import SAURON

HAND = f"hand:{SAURON}"
MISSION_MARKERS = {
    "mission.in_darkness_bind_them": "yellow",
    "mission.to_rule_them_all": "red",
    "mission.where_the_shadows_lie": "black",
}
"""The marker that a Mission of Sauron's wants in stage III."""
HARD_TO_STOP = 2.0
"""What it adds to a Plot that heroes cannot discard by paying."""


def plot_worth(sight: Sight, code: str) -> float:
    """How far a Plot brings Sauron on its own: what it advances, how dear it is to stop, and his Mission."""
    printed = sight.facts(code)
    wanted = MISSION_MARKERS.get(sight.mission(), "")
    found = 3.0 * printed.advance + 0.5 * printed.favor
    found += 1.5 if printed.marker == wanted else 0.0
    return found + (HARD_TO_STOP if printed.kept_from_favor else 0.0)


def plots_in_hand(sight: Sight) -> list[str]:
    """The Plots in Sauron's hand."""
    return [code for code in sight.codes(HAND) if sight.facts(code).marker]


def lacks(sight: Sight) -> list[Lack]:
    """What each of them lacks to be played, the nearest way to meet its requirements; worked out once for a sight."""
    if sight.lacks is None:
        sight.lacks = [lack_of(sight, code) for code in plots_in_hand(sight)]
    return sight.lacks


def lack_of(sight: Sight, code: str) -> Lack:
    """What a Plot lacks; a requirement that another Plot be active is not worked for."""
    printed = sight.facts(code)
    pool = max(0, printed.pool - sight.pool()[0])
    ways = [way for wanted in printed.requires for way in _ways(sight, code, wanted)]
    if not ways:
        return Lack(code, pool)
    best = min(ways, key=lambda way: way.influence + (4 if way.enemy else 0))
    return Lack(code, pool, best.influence, best.enemy, best.places)


def _ways(sight: Sight, code: str, wanted: Requirement) -> Iterator[Lack]:
    if wanted.what == "plot":
        if any(active == wanted.plot for active, _ in sight.plots()):
            yield Lack(code)
        return
    for place in [wanted.place] if wanted.place else _affected(sight, code):
        places = near(wanted.within, place)
        if wanted.what == "influence":
            yield Lack(code, 0, max(0, wanted.amount - sum(sight.influence(each) for each in places)), False, places)
        else:
            there = sum(_counts(wanted.what, enemy.is_minion) for each in places for enemy in sight.enemies(each))
            yield Lack(code, 0, 0, there < wanted.amount, places)


def _counts(what: str, is_minion: bool) -> bool:
    return what == "enemy" or is_minion == (what == "minion")


def _affected(sight: Sight, code: str) -> Sequence[str]:
    printed = sight.facts(code)
    if printed.places:
        return printed.places
    if printed.affects == "haven":
        return HAVENS
    return sight.characters()


@cache
def near(spaces: int, place: str) -> tuple[str, ...]:
    """The locations within so many spaces of one."""
    return tuple(BOARD.within(spaces, place))
