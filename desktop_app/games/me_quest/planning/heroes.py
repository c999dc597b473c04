"""What answers are worth to a hero: favor, advice and Quests, Plots to stop, rest in time, and safe roads."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from desktop_app.engine.ask import Option
from desktop_app.games.kit.board import location_of
from desktop_app.games.me_quest.planning.goals import DESPAIR, QUEST, Goals, fought_for, kept
from desktop_app.games.me_quest.planning.roads import STAY, Roads
from desktop_app.games.me_quest.planning.sight import Sight
from desktop_app.games.me_quest.planning.striking import strikes, use_of
from desktop_app.games.me_quest.reading.board import BOARD, HAVENS, STRONGHOLDS, is_haven, is_permanently_perilous

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
    "give": -10,
    "ask_for": -10,
    "train": 9,
    "gain_level": 9,
    "gain_favor": 7,
    "gain_boat": 7,
    "gain_horse": 7,
    "discard_all_corruption": 14,
    "discard_corruption": 10,
    "buy_off": 4,
    "moved": 3,
    "shuffle_rest": 2,
    "heal": 2,
    "sauron_discards": 2,
    "lose_pool": 2,
    "discard_cards": -1,
    "damage": -2,
    "spend_favor": -3,
    "sauron_draws": -3,
    "draw_plot": -4,
    "lose_favor": -5,
    "advance_black": -6,
    "corruption": -8,
}
"""What an answer is worth by its verb alone."""
TIRED = 5
"""With fewer cards in the life pool a hero wants to rest."""
WORTH_A_REST = 3
"""And only if so many cards come back."""
WORTH_HEALING = 6
"""In a Haven so much damage is worth a rest by itself."""
STRANDED, HEALED = 15.0, 0.7
"""What it costs to end a turn where he cannot rest, for a hero with few cards left to draw; and what it is worth to end
it in a Haven, for each damage that heals there."""
PASSES_MINION, PASSES_TOKEN, PASSES_PERIL = 0.4, 0.7, 0.85
"""How likely a hero comes past such without his turn being over."""
HARM_MINION, HARM_TOKEN, HARM_PERIL = 2.0, 4.0, 5.0
"""What it costs to come where such waits."""
WEAK, WEAKLY = 2.0, 13
"""How much more a fight costs a hero who has fewer cards than so many in life pool and hand."""
DARK = 2.0
"""What it is worth to explore for a dark path alone."""
EXPLORED = 100.0
KEEPS = 150.0
"""What it costs to spend favor that the Mission wants."""
HERE = "here"
"""What there is to be had where he is, beside the roads from there."""
NOBLE_BLOOD = "mission.noble_blood"
Values = Mapping[str, float]
MOST_REMEMBERED = 500
_REMEMBERED: dict[Hashable, Values] = {}
"""Roads that were found, by all that they depend on."""


def worth_to_a_hero(sight: Sight, option: Option, roads: Values) -> float:
    """What an answer is worth to the hero who is asked; ``roads`` say where it is good to go."""
    weigh = _BY_VERB.get(option.verb)
    return VERBS.get(option.verb, 0.0) + (weigh(sight, option, roads) if weigh is not None else 0.0)


def _rest(sight: Sight, option: Option, roads: Values) -> float:
    seat = sight.seat
    heals = sight.count(f"damage:{seat}") if is_haven(sight.place(seat)) else 0
    tired = sight.count(f"life:{seat}") < TIRED and sight.count(f"rest:{seat}") + heals >= WORTH_A_REST
    return 50.0 if tired or heals >= WORTH_HEALING else -20.0


def _drawn(sight: Sight, option: Option, roads: Values) -> float:
    """All cards in the Hero Draw step, none for agility."""
    return float(option.detail) * (-1 if sight.count(f"pile:{sight.seat}") or _fights(sight) else 1)


def _fights(sight: Sight) -> bool:
    return sight.count("combat_hand:A") > 0


def _takes_dark_paths(sight: Sight) -> bool:
    """Only for the favor that the Mission lacks near the Finale: Corruption weighs more than favor until then."""
    return sight.favor(sight.seat) < kept(sight)


def _dark_path(sight: Sight, option: Option, roads: Values) -> float:
    return 30.0 if _takes_dark_paths(sight) else -100.0


def _pay_off(sight: Sight, option: Option, roads: Values) -> float:
    """Only for the Mission, or where despair keeps him from more: favor stops Plots."""
    return 20.0 if sight.mission() == NOBLE_BLOOD or sight.code(option.source) == DESPAIR else -1.0


def _champion(sight: Sight, option: Option, roads: Values) -> float:
    """Who is strong and has many cards in hand after the preparation."""
    seat = option.source.removeprefix("hero-")
    return float(sum(sight.attribute(seat, name) for name in ("strength", "agility", "fortitude")))


def _travel(sight: Sight, option: Option, roads: Values) -> float:
    return roads.get(location_of(option.target), 0.0)


def _end_travel(sight: Sight, option: Option, roads: Values) -> float:
    return roads.get(STAY, 0.0)


def _explore(sight: Sight, option: Option, roads: Values) -> float:
    """First of all where there is something to be had."""
    gains = roads.get(HERE, 0.0) + (DARK if _takes_dark_paths(sight) else 0.0)
    return max(roads.values(), default=0.0) + gains if gains else -EXPLORED


def _fight(sight: Sight, option: Option, roads: Values) -> float:
    return strikes(sight, option)


def _discard_plot(sight: Sight, option: Option, roads: Values) -> float:
    """Always, but not for favor that is kept."""
    left = sight.favor(sight.seat) - sight.facts(sight.code(option.source)).favor
    return 0.0 if left >= kept(sight) else -KEEPS


def _choose(sight: Sight, option: Option, roads: Values) -> float:
    """Of Skill cards the better one to fight with."""
    code = sight.code(option.source)
    return use_of(sight, code) if code.startswith("skill.") else 0.0


_BY_VERB: Mapping[str, Callable[[Sight, Option, Values], float]] = {
    "discard_plot": _discard_plot,
    "choose": _choose,
    "rest": _rest,
    "draw": _drawn,
    "dark_path": _dark_path,
    "pay_off": _pay_off,
    "champion": _champion,
    "travel": _travel,
    "explore": _explore,
    "end_travel": _end_travel,
    "fight": _fight,
}


# -- roads -------------------------------------------------------------------------------------------------------------


def roads_of(sight: Sight, *, explores: bool) -> Values:
    """What it is worth to travel to each location beside the hero's, to STAY, and what there is to be had HERE.

    Looking ahead comes to the same moment on many tables: what was found there is remembered.
    """
    lies = sight.lies()
    if lies is None:
        return _roads_of(sight, explores=explores)
    key = (lies, explores)
    if key not in _REMEMBERED:
        if len(_REMEMBERED) >= MOST_REMEMBERED:
            _REMEMBERED.clear()
        _REMEMBERED[key] = _roads_of(sight, explores=explores)
    return _REMEMBERED[key]


def _roads_of(sight: Sight, *, explores: bool) -> Values:
    seat, goals = sight.seat, Goals(sight)
    here, favor = sight.place(seat), sight.favor(seat)
    passes, harm = _waiting(sight)
    hand = [sight.facts(code).movement for code in sight.codes(f"hand:{seat}")]
    roads = Roads(hand, favor, goals.with_favor, goals.favor, sight.path, passes, harm, _ends(sight))
    strong = sight.count(f"life:{seat}") + len(hand) >= WEAKLY
    stay = QUEST if strong and any(here in places for places in fought_for(sight)) else 0.0
    found = roads.from_here(here, stay)
    return {**found, HERE: goals.with_favor(favor).get(here, 0.0)} if explores else found


def _ends(sight: Sight) -> dict[str, float]:
    """Where a hero who is hurt wants to end his turn, and where one who will be tired does not."""
    seat = sight.seat
    found = dict.fromkeys(HAVENS, HEALED * sight.count(f"damage:{seat}"))
    if sight.count(f"life:{seat}") < TIRED:
        found |= dict.fromkeys([*STRONGHOLDS, *(enemy.place for enemy in sight.enemies())], -STRANDED)
    return found


def _waiting(sight: Sight) -> tuple[dict[str, float], dict[str, float]]:
    """How likely the hero comes past what waits at each location, and what it costs him."""
    seat = sight.seat
    wisdom = sight.attribute(seat, "wisdom")
    alive = sight.count(f"life:{seat}") + sight.count(f"hand:{seat}")
    worse = WEAK if alive < WEAKLY else 1.0
    passes, harm = {}, {}
    for place in BOARD.locations:
        if is_permanently_perilous(place) or sight.influence(place) > wisdom:
            passes[place], harm[place] = PASSES_PERIL, HARM_PERIL
    for enemy in sight.enemies():
        if is_haven(enemy.place):
            continue
        likely, costs = (PASSES_MINION, HARM_MINION) if enemy.is_minion else (PASSES_TOKEN, HARM_TOKEN)
        passes[enemy.place] = min(likely, passes.get(enemy.place, 1.0))
        harm[enemy.place] = max(costs * worse, harm.get(enemy.place, 0.0))
    return passes, harm
