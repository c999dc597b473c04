"""The locations that are worth something to a hero: Plots to stop, favor and characters, Quests."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.me_quest.planning.distances import cards_to
from desktop_app.games.me_quest.planning.sight import Sight
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.reading.tracks import FINALE, HEROES_ADVANCE, SHADOW_FALLS
from desktop_app.games.me_quest.state import HEROES_MARKER, SAURON_MARKERS

FAVOR, LESS, WANTED_FAVOR = 3.0, 2.0, 12.0
"""What a favor is worth, what where enough is there, and what where the Mission lacks it."""
ENOUGH = 6
"""With so much favor a hero seeks no more of it for itself."""
QUEST, WANTED_QUEST = 12.0, 24.0
"""What it is worth to complete a Quest, and what where the Mission wants it."""
STOPPED, EACH_SPACE = 10.0, 2.0
"""What it is worth to discard a Plot, and each space that it would still advance a marker."""
SHARED = 0.6
"""How much of that is left where another hero is nearer."""
EACH_AHEAD, SURE = 3.0, -6
"""What each space is worth that Sauron comes less far until the heroes arrive, while he is no further behind than so
many."""
TOWARDS = 0.87
"""What is left of the worth of a Plot for each card that it is away from the favor it takes."""
MOST_WITH_DESPAIR, DESPAIR = 3, "corruption.despairing"
"""A hero in despair bears no more favor than that."""
SPEAR = "mission.the_spear_of_the_west"
AGAINST = "mission.against_the_shadow"
HUNTED = 16.0
"""What it is worth to come to a monster token where the Mission wants few of them: it is gone once it has fought."""
ISILDURS_SECRET = "mission.isildurs_secret"
KEPT, LAST_STEPS = 5, 2
"""The favor that the Mission wants, which is kept when no more Story steps are left to the Finale than these."""
CONSULTED = 2
"""The favor of a character."""


class Goals:
    """What a hero finds where, as he stands now; ``with_favor`` says what that is worth to him when he has so much."""

    def __init__(self, sight: Sight) -> None:
        self._sight, self._seat = sight, sight.seat
        self.favor = favor_about(sight)
        self._quests = QUEST if sight.mission() != SPEAR else WANTED_QUEST
        self._hunted = hunted(sight)
        self._quest_places = tuple(dict.fromkeys(place for places in _quest_places(sight) for place in places))
        self._plots = [
            (place, sight.facts(code).favor, worth)
            for code, place in sight.plots()
            if place and (worth := _worth_of_stopping(sight, code) * (SHARED if _is_expected(sight, place) else 1.0))
        ]
        self._most = MOST_WITH_DESPAIR if DESPAIR in sight.codes(f"corruption:{sight.seat}") else 99
        self._keeps = kept(sight)
        self._known: dict[int, dict[str, float]] = {}

    def with_favor(self, favor: int) -> dict[str, float]:
        """The locations by their worth."""
        if favor not in self._known:
            self._known[favor] = self._weigh(favor)
        return self._known[favor]

    def _weigh(self, mine: int) -> dict[str, float]:
        found = {}
        room = self._most - mine
        for place, there in self.favor.items():
            if min(there, room) > 0:
                each = WANTED_FAVOR if mine < self._keeps else FAVOR if mine < ENOUGH else LESS
                found[place] = each * min(there, room) + self._brings(place, mine, there)
        for place in self._quest_places:
            found[place] = found.get(place, 0.0) + self._quests
        for place in self._hunted:
            found[place] = found.get(place, 0.0) + HUNTED
        for place, cost, worth in self._plots:
            if mine >= cost + self._keeps:
                found[place] = found.get(place, 0.0) + worth
        return found

    def _brings(self, place: str, mine: int, there: int) -> float:
        """The Plot that the favor of a location brings within reach, by how far it is from there."""
        paths = cards_to(place)
        brings = (
            worth * TOWARDS ** paths[at] * min(1.0, there / (cost + self._keeps - mine)) ** 2
            for at, cost, worth in self._plots
            if cost + self._keeps > mine
        )
        return max(brings, default=0.0)


def kept(sight: Sight) -> int:
    """The favor that a hero spends on nothing: near the Finale what the Mission wants of him."""
    wants = sight.mission() == ISILDURS_SECRET and _steps(sight) <= LAST_STEPS
    return -(-KEPT // len(sight.heroes())) if wants else 0


def _steps(sight: Sight) -> int:
    """The Story steps until the heroes arrive."""
    return -(-(FINALE - sight.story(HEROES_MARKER)) // HEROES_ADVANCE)


def favor_about(sight: Sight) -> dict[str, int]:
    """The favor of every location where there is any, that of characters as well."""
    found = {place: favor for place in BOARD.locations if (favor := sight.favor_at(place))}
    for place in sight.characters():
        found[place] = found.get(place, 0) + CONSULTED
    return found


def hunted(sight: Sight) -> Sequence[str]:
    """Where monster tokens are that the Mission wants off the board."""
    if sight.mission() != AGAINST:
        return []
    return list(dict.fromkeys(enemy.place for enemy in sight.enemies() if not enemy.is_minion))


def fought_for(sight: Sight) -> list[Sequence[str]]:
    """Where those of his Quests are completed for which a hero fights instead of drawing Encounter cards."""
    quests = [sight.facts(code) for code in sight.codes(f"quests:{sight.seat}")]
    return [quest.places for quest in quests if f"monster.{quest.enemy}" in FACTS and not quest.task]


def _quest_places(sight: Sight) -> list[Sequence[str]]:
    """Where his Quests are completed, the advanced one after the starting one."""
    found: list[Sequence[str]] = []
    for code in sight.codes(f"quests:{sight.seat}"):
        printed = sight.facts(code)
        if printed.kind != "advanced" or "starting" in sight.completed(sight.seat):
            found.append((printed.task,) if printed.task else printed.places)
    return found


def _worth_of_stopping(sight: Sight, code: str) -> float:
    """A Plot by what it would still advance, and by how much farther Sauron comes with it until the heroes arrive."""
    printed = sight.facts(code)
    if printed.kept_from_favor:
        return 0.0
    gained = _sauron_comes(sight) - _sauron_comes(sight, without=code)
    return STOPPED + EACH_SPACE * printed.advance * _steps(sight) + EACH_AHEAD * gained


def _sauron_comes(sight: Sight, without: str = "") -> float:
    """How far beyond the Finale Sauron's first marker will be when the heroes arrive, or the last of three beyond The
    Shadow Falls, if the active Plots stay but one; no less than what heroes can be sure of."""
    ends = {marker: sight.story(marker) for marker in SAURON_MARKERS}
    codes = [code for code, _ in sight.plots()]
    if without:
        codes.remove(without)
    for active in (sight.facts(code) for code in codes):
        if active.marker:
            ends[active.marker] += _steps(sight) * active.advance
    return max(SURE, max(ends.values()) - FINALE, min(ends.values()) - SHADOW_FALLS)


def _is_expected(sight: Sight, place: str) -> bool:
    """Whether another hero is nearer to a location."""
    mine = cards_to(sight.place(sight.seat))[place]
    return any(cards_to(sight.place(seat))[place] < mine for seat in sight.heroes() if seat != sight.seat)
