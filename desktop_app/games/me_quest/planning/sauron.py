"""What answers are worth to Sauron: Plots and what they require, the Shadow Pool, guards, and blows that tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.games.kit.board import location_of
from desktop_app.games.me_quest.planning.distances import FAR, distance
from desktop_app.games.me_quest.planning.plotting import lacks, plot_worth, plots_in_hand
from desktop_app.games.me_quest.planning.sight import Sight
from desktop_app.games.me_quest.planning.striking import strikes
from desktop_app.games.me_quest.reading.board import STRONGHOLDS, most_influence
from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.reading.tracks import ACTION_TRACKS, LAST_SPACES
from desktop_app.games.me_quest.state import PLOT_SPACES

VERBS: Mapping[str, float] = {
    "play": 40,
    "respond": 40,
    "fight_on": 5,
    "exhaust": -1,
    "accept": 1,
    "place_in_pool": 30,
    "stop_placing": -1,
    "stop_commands": 0.5,
    "leave_on_top": 0.5,
    "play_plot_now": 5,
    "pass": 0.0,
}
"""What an answer is worth by its verb alone."""
SHIRE = "the_shire"
TO_FIND_THEM = "mission.to_find_them_all"
Weigh = Callable[[Sight, Question, Option], float]


def worth_to_sauron(sight: Sight, question: Question, option: Option) -> float:
    """What an answer is worth to Sauron."""
    weigh = _BY_VERB.get(option.verb)
    return VERBS.get(option.verb, 0.0) + (weigh(sight, question, option) if weigh is not None else 0.0)


# -- actions -----------------------------------------------------------------------------------------------------------


def _number(sight: Sight, track: str) -> int:
    """The number of the next space of an action track."""
    covered = sight.action_tokens()
    free = [number for space, number in enumerate(ACTION_TRACKS[track]) if f"{track}/{space}" not in covered]
    return free[0] if free else 0


def _influence(sight: Sight, question: Question, option: Option) -> float:
    """As an action: what the pool and Plots in hand lack; afterwards: where a token does most."""
    if option.source:
        return _place(sight, location_of(option.source))
    number, (pool, limit) = _number(sight, option.verb), sight.pool()
    missing = lacks(sight)
    value = 0.8 * number + 2.0 * min(2, limit - pool)
    value += 4.0 if any(0 < lack.pool <= limit - pool for lack in missing) else 0.0
    return value + (4.0 if any(0 < lack.influence <= number for lack in missing) else 0.0)


def _draw(sight: Sight, question: Question, option: Option) -> float:
    """Cards are wanted most where no Plot in hand can be played soon."""
    soon = sum(1 for lack in lacks(sight) if lack.pool <= 2 and lack.influence <= 4)
    return 2.0 * _number(sight, option.verb) + (5.0 if not soon else 0.0) + (1.0 if soon < 2 else 0.0)


def _command(sight: Sight, question: Question, option: Option) -> float:
    """Commands are wanted where a Plot in hand needs an enemy, or an active one a guard."""
    errands = sum(1 for lack in lacks(sight) if lack.enemy)
    open_plots = sum(1 for _, place in sight.plots() if not sight.enemies(place))
    return 1.2 * _number(sight, option.verb) + 3.0 * min(errands, 1) + 1.5 * open_plots


# -- influence ---------------------------------------------------------------------------------------------------------


def _place(sight: Sight, place: str) -> float:
    """Influence goes where a Plot in hand wants it, or on the way there, or into a Stronghold that holds it back."""
    wanted = [lack for lack in lacks(sight) if lack.influence]
    value = 10.0
    for lack in wanted:
        far = distance(place, lack.places)
        value = max(value, 24.0 - 2.0 * far if far else 28.0)
    if place in STRONGHOLDS and sight.influence(place) < most_influence(place):
        value += 3.0 if sight.influence(place) < 2 else 1.0
    if sight.mission() == TO_FIND_THEM and sight.story("green") > LAST_SPACES[0]:
        value += 3.0 - distance(place, [SHIRE]) / 2
    return value + 2.0 - min(FAR, distance(place, [at for _, at in sight.plots()])) / 3


# -- commands ----------------------------------------------------------------------------------------------------------


def _move(sight: Sight, question: Question, option: Option) -> float:
    """Enemies go where Plots need them, then guard Plots, then hunt heroes who are weak."""
    start, end = _where(sight, option.source), location_of(option.target)
    if not start:
        return 0.0
    errands = [lack.places for lack in lacks(sight) if lack.enemy]
    guards = [place for _, place in sight.plots()]
    value = max((9.0 * _sooner(start, end, places) for places in errands), default=0.0)
    unguarded = [place for place in guards if len(sight.enemies(place)) < 1 or place == start]
    value = max(value, 7.0 * _sooner(start, end, unguarded))
    if start in guards and len(sight.enemies(start)) == 1:
        value -= 8.0
    if _is_ringwraiths(sight, option.source) and sight.mission() == TO_FIND_THEM:
        value += 6.0 * _sooner(start, end, [SHIRE]) if sight.story("green") > LAST_SPACES[0] else 0.0
    return value + 1.0 * _nearer(start, end, _prey(sight))


def _nearer(start: str, end: str, places: Sequence[str]) -> int:
    """By how much nearer the nearest of some locations comes."""
    return distance(start, places) - distance(end, places) if places else 0


def _sooner(start: str, end: str, places: Sequence[str]) -> float:
    """The same, and the more the sooner one would be there: whoever is nearest goes."""
    return _nearer(start, end, places) / (1 + distance(end, places)) if places else 0.0


def _where(sight: Sight, card: str) -> str:
    return next((enemy.place for enemy in sight.enemies() if enemy.card == card), "")


def _is_ringwraiths(sight: Sight, card: str) -> bool:
    return sight.code(card) == "minion.ringwraiths"


def _prey(sight: Sight) -> list[str]:
    """Where heroes are whom a fight would cost much: those with few cards."""
    return [
        sight.place(seat) for seat in sight.heroes() if sight.count(f"life:{seat}") + sight.count(f"hand:{seat}") < 18
    ]


def _heal(sight: Sight, question: Question, option: Option) -> float:
    """Damage that would soon fell a minion."""
    hurt = next((enemy.damage for enemy in sight.enemies() if enemy.card == option.source), 0)
    return 3.0 + hurt if hurt >= 3 else 1.0


def _token(sight: Sight, question: Question, option: Option) -> float:
    """A token is placed whenever that can be done."""
    return 9.0


# -- Plots -------------------------------------------------------------------------------------------------------------


def _play_plot(sight: Sight, question: Question, option: Option) -> float:
    """Always one, the one that brings most."""
    return 100.0 + plot_worth(sight, sight.code(option.source))


def _discard_plot(sight: Sight, question: Question, option: Option) -> float:
    """Only with all spaces full and something much better in hand."""
    active = [code for code, _ in sight.plots()]
    ready = [lack.code for lack in lacks(sight) if lack.is_nothing]
    gain = max((plot_worth(sight, code) for code in ready), default=0.0) - plot_worth(sight, sight.code(option.source))
    return gain - 2.0 if len(active) == len(PLOT_SPACES) else -50.0


def _choose(sight: Sight, question: Question, option: Option) -> float:
    """A location for influence, tokens, Plots and heroes; a Plot to keep."""
    place = location_of(option.source)
    asked = question.prompt.id
    if place and asked in ("meq-ask-haven", "meqcards-ask-move-hero"):
        return float(distance(place, [at for _, at in sight.plots()]))
    if place and asked == "meq-ask-token-place":
        return _for_token(sight, place)
    if place and asked == "meq-ask-plot-place":
        return float(distance(place, [sight.place(seat) for seat in sight.heroes()]))
    if place:
        return _place(sight, place)
    code = sight.code(option.source)
    if code in FACTS and sight.facts(code).marker:
        return _to_keep(sight, code)
    return 0.0


def _for_token(sight: Sight, place: str) -> float:
    """A token waits where a Plot needs it, then on Plots, then in the way of heroes."""
    if any(place in lack.places for lack in lacks(sight) if lack.enemy):
        return 10.0
    guard = 6.0 if any(at == place and not sight.enemies(place) for _, at in sight.plots()) else 0.0
    return guard + 3.0 - distance(place, [sight.place(seat) for seat in sight.heroes()]) / 2


def _to_keep(sight: Sight, code: str) -> float:
    """A Plot that can be played soon before one that cannot."""
    printed, (pool, limit) = sight.facts(code), sight.pool()
    value = plot_worth(sight, code) - 0.7 * max(0, printed.pool - pool) - (4.0 if printed.pool > limit else 0.0)
    if code in plots_in_hand(sight):
        value -= 2.0
    wanted = [each.amount for each in printed.requires if each.what == "influence"]
    return value - 0.4 * max(wanted, default=0)


# -- fights ------------------------------------------------------------------------------------------------------------


def _attack(sight: Sight, question: Question, option: Option) -> float:
    """A real monster before a peril, a peril before a false rumor."""
    enemy = sight.code(option.source)
    if enemy not in FACTS:
        return 0.0
    printed = sight.facts(enemy)
    if printed.type == "monster_token":
        return 6.0 + sight.facts(f"monster.{printed.monster}").health if printed.monster else 1.0
    hurt = next((each.damage for each in sight.enemies() if each.card == option.source), 0)
    return 8.0 if printed.health - hurt > 3 else 2.0


def _peril(sight: Sight, question: Question, option: Option) -> float:
    return 7.0


def _fight(sight: Sight, question: Question, option: Option) -> float:
    return strikes(sight, option)


_BY_VERB: Mapping[str, Weigh] = {
    "place_influence": _influence,
    "draw_cards": _draw,
    "command": _command,
    "move": _move,
    "heal": _heal,
    "place_token": _token,
    "play_plot": _play_plot,
    "discard_plot": _discard_plot,
    "choose": _choose,
    "attack": _attack,
    "peril": _peril,
    "fight": _fight,
}
