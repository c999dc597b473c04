"""What answers are worth to a hero: favor, advice and Quests, Plots to stop, rest in time, and safe roads."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop_app.engine.ask import Option
from desktop_app.games.kit.board import location_of
from desktop_app.games.me_quest.planning.distances import reach
from desktop_app.games.me_quest.planning.sight import Sight
from desktop_app.games.me_quest.planning.striking import strikes
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.queries import FACTS

VERBS: Mapping[str, float] = {
    "respond": 40,
    "complete": 100,
    "discard_plot": 95,
    "retrieve_favor": 90,
    "consult_favor": 60,
    "consult": 50,
    "use": 55,
    "fight_on": 5,
    "exhaust": -1,
    "accept": 1,
    "pay": 3,
    "lose_life": 1,
    "lose_item": -5,
    "pay_off": 20,
    "dark_path": 30,
    "give": -10,
    "ask_for": -10,
}
"""What an answer is worth by its verb alone."""
TIRED = 8
"""With fewer cards in the life pool a hero wants to rest."""
CARD = 0.5
"""What a card spent on the road is worth."""
PRECIOUS = 6.0
"""What a favor on a location is worth while Plots wait to be stopped; 4 without."""
Goals = Mapping[str, float]


def worth_to_a_hero(sight: Sight, option: Option, goals: Goals) -> float:
    """What an answer is worth to the hero who is asked; ``goals`` are the locations worth going to."""
    weigh = _BY_VERB.get(option.verb)
    return VERBS.get(option.verb, 0.0) + (weigh(sight, option, goals) if weigh is not None else 0.0)


def _rest(sight: Sight, option: Option, goals: Goals) -> float:
    return 50.0 if sight.count(f"life:{sight.seat}") < TIRED else -20.0


def _drawn(sight: Sight, option: Option, goals: Goals) -> float:
    """All cards in the Hero Draw step, none for agility."""
    return float(option.detail) * (-1 if sight.count(f"pile:{sight.seat}") or _fights(sight) else 1)


def _fights(sight: Sight) -> bool:
    return sight.count("combat_hand:A") > 0


def _dark_path(sight: Sight, option: Option, goals: Goals) -> float:
    return -100.0 if sight.count(f"corruption:{sight.seat}") else 0.0


def _travel(sight: Sight, option: Option, goals: Goals) -> float:
    """What is there or behind it, less what one would have from here, what it takes and what waits there."""
    seat = sight.seat
    here, place = sight.place(seat), location_of(option.target)
    there, stays = reach(place), reach(here)
    towards = max((worth / (1 + there[goal]) for goal, worth in goals.items()), default=0.0)
    behind = max((worth / (1 + stays[goal]) for goal, worth in goals.items() if goal != here), default=0.0)
    hand = sight.count(f"hand:{seat}")
    tired = 3.0 if hand < 3 or sight.count(f"life:{seat}") + hand < TIRED else 0.0
    return towards - 0.7 * behind - tired - _danger(sight, place) - CARD * _price(sight, here, place)


def _price(sight: Sight, here: str, place: str) -> int:
    """The cards that the path takes."""
    path = BOARD.path(here, place)
    if path is None or path.terrain == "any":
        return 1
    hand = sight.codes(f"hand:{sight.seat}")
    return 1 if any(FACTS[code].movement == path.terrain for code in hand) else path.cost


def _explore(sight: Sight, option: Option, goals: Goals) -> float:
    return goals.get(sight.place(sight.seat), 0.0) * 2


def _fight(sight: Sight, option: Option, goals: Goals) -> float:
    return strikes(sight, option)


_BY_VERB: Mapping[str, Callable[[Sight, Option, Goals], float]] = {
    "rest": _rest,
    "draw": _drawn,
    "dark_path": _dark_path,
    "travel": _travel,
    "explore": _explore,
    "fight": _fight,
}


# -- places ------------------------------------------------------------------------------------------------------------


def goals_of(sight: Sight) -> dict[str, float]:
    """The locations that are worth something to a hero."""
    found = {place: _worth_of_place(sight, place) for place in BOARD.locations}
    for code in sight.codes(f"quests:{sight.seat}"):
        printed = FACTS[code]
        waits = printed.kind == "advanced" and "starting" not in sight.completed(sight.seat)
        for place in {printed.task: 0, **dict.fromkeys(printed.places, 0)} if not waits else ():
            if place:
                found[place] += 8.0
    for code, place in sight.plots():
        if place:
            found[place] += _worth_of_stopping(sight, code)
    return {place: worth for place, worth in found.items() if worth}


def _worth_of_stopping(sight: Sight, code: str) -> float:
    """A Plot that one can pay for, by what it advances; a little where only one or two favor are wanting."""
    printed = FACTS[code]
    wanting = printed.favor - sight.favor(sight.seat)
    if printed.kept_from_favor:
        return 0.0
    return 12.0 + 6.0 * printed.advance if wanting <= 0 else max(0.0, 6.0 - 2.0 * wanting)


def _worth_of_place(sight: Sight, place: str) -> float:
    """Favor and characters."""
    advice = sum(5.0 for code in sight.codes(f"at.{place}") if code.startswith("character."))
    return (PRECIOUS if sight.plots() else 4.0) * sight.favor_at(place) + 1.5 * advice


def _danger(sight: Sight, place: str) -> float:
    """Tokens and minions that wait, and influence above one's wisdom."""
    perilous = sight.influence(place) > sight.attribute(sight.seat, "wisdom")
    return 1.5 * len(sight.enemies(place)) + (1.5 if perilous else 0.0)
