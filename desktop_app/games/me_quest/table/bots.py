"""A bot for each side that sees nothing but the view: Sauron plots and hunts; heroes fetch favor and stop Plots.

Every answer has a worth, made of what its verb is worth and of what lies where it leads; of the best ones chance picks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.random_bot import draw_answer
from desktop_app.engine.view import View
from desktop_app.games.kit.board import location_of
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.state import PLOT_SPACES, SAURON

VERBS: Mapping[str, float] = {
    "play_plot": 100,
    "play": 40,
    "respond": 40,
    "complete": 100,
    "retrieve_favor": 90,
    "consult_favor": 60,
    "consult": 50,
    "use": 55,
    "fight_on": 5,
    "accept": 1,
    "place_in_pool": 30,
    "place_influence": 10,
    "draw_cards": 25,
    "command": 15,
    "place_token": 12,
    "heal": 8,
    "pay": 3,
    "lose_life": 1,
    "lose_item": -5,
    "pay_off": 20,
    "stop_placing": -1,
    "stop_commands": 0,
    "exhaust": -1,
    "dark_path": 30,
    "give": -10,
    "ask_for": -10,
    "discard_plot_of_ones_own": -50,
}
"""What an answer is worth by its verb; what is not here is worth nothing either way."""
FAR = 9
TIRED = 8
"""With fewer cards in the life pool a hero wants to rest."""


def greedy(look: Callable[[], View], question: Question, dice: Chance) -> list[str]:
    """Answers from what its seat sees."""
    if question.kind != "one" or len(question.options) < 2:
        return draw_answer(question, dice)
    view = look()
    travelling = any(option.verb in ("travel", "explore") for option in question.options)
    goals = _goals(view, question.seat) if travelling else {}
    worth = [_worth(view, question, option, goals) for option in question.options]
    best = max(worth)
    able = [option for option, value in zip(question.options, worth, strict=True) if value >= best - 1e-9]
    return [able[draw(dice, len(able))].key]


def _worth(view: View, question: Question, option: Option, goals: Mapping[str, float]) -> float:
    if question.seat == SAURON:
        return VERBS.get(option.verb, 0) + _worth_to_sauron(view, option)
    return VERBS.get(option.verb, 0) + _worth_to_a_hero(view, option, goals)


# -- Sauron ------------------------------------------------------------------------------------------------------------


def _worth_to_sauron(view: View, option: Option) -> float:
    """Plots that advance far, influence near Plots and heroes, enemies towards them, cards that strike hard."""
    if option.verb == "discard_plot":
        return VERBS["discard_plot_of_ones_own"]
    if option.verb == "play_plot":
        card = view.card(option.source)
        return float(FACTS[card.code].advance) if card is not None else 0.0
    if option.verb in ("place_influence", "choose") and location_of(option.source):
        return 3.0 - _distance(location_of(option.source), _defended(view)) / 2
    if option.verb == "move":
        start = view.card(option.source)
        was = _distance(location_of(start.zone), _prey(view)) if start is not None else FAR
        return 5.0 * (was - _distance(location_of(option.target), _prey(view)))
    if option.verb == "fight":
        return _strikes(view, option)
    return 0.0


def _defended(view: View) -> list[str]:
    """Where the tokens of active Plots are."""
    return [view.facts[f"{space}_at"] for space in PLOT_SPACES if f"{space}_at" in view.facts]


def _prey(view: View) -> list[str]:
    """Where Sauron wants his servants: at the Plots, and where heroes are."""
    return [*_defended(view), *(view.facts[f"at:{seat}"] for seat in view.seats[1:] if f"at:{seat}" in view.facts)]


# -- heroes ------------------------------------------------------------------------------------------------------------


def _worth_to_a_hero(view: View, option: Option, goals: Mapping[str, float]) -> float:
    """Favor, advice and Quests on the way, Plots that can be paid for; rest when tired, and safe roads."""
    seat = view.seat
    if option.verb == "discard_plot":
        return 95.0
    if option.verb == "rest":
        return 50.0 if view.numbers[f"life:{seat}"] < TIRED else -20.0
    if option.verb == "draw":
        return float(option.detail) if "combat_hero" not in view.facts else -float(option.detail)
    if option.verb == "dark_path":
        return -100.0 if view.numbers[f"corruption:{seat}"] else 0.0
    if option.verb == "travel":
        return _worth_of_going(view, seat, location_of(option.target), goals)
    if option.verb == "explore":
        return goals.get(view.facts[f"at:{seat}"], 0.0) * 2
    if option.verb == "fight":
        return _strikes(view, option)
    if option.verb == "accept" and view.facts.get("step") == "ambush":
        return -10.0
    return 0.0


def _worth_of_going(view: View, seat: str, place: str, goals: Mapping[str, float]) -> float:
    """What is there or behind it, less what one would have from here, what it takes and what waits there."""
    here = view.facts[f"at:{seat}"]
    there, stays = _reach(place), _reach(here)
    towards = max((worth / (1 + there[goal]) for goal, worth in goals.items()), default=0.0)
    behind = max((worth / (1 + stays[goal]) for goal, worth in goals.items() if goal != here), default=0.0)
    hand = view.zones[f"hand:{seat}"].count
    tired = 3.0 if hand < 3 or view.numbers[f"life:{seat}"] + hand < TIRED else 0.0
    return towards - 0.7 * behind - tired - _danger(view, seat, place)


def _goals(view: View, seat: str) -> dict[str, float]:
    """The locations that are worth something to a hero."""
    if seat == SAURON:
        return {}
    found = {place: _worth_of_place(view, seat, place) for place in BOARD.locations}
    return {place: worth for place, worth in found.items() if worth}


def _worth_of_place(view: View, seat: str, place: str) -> float:
    """Favor, characters, one's own Quests, and Plots that one can pay for."""
    worth = 4.0 * view.numbers[f"favor_{place}"]
    worth += sum(5.0 for card in view.zones[f"at.{place}"].cards if card.code.startswith("character."))
    for card in view.zones[f"quests:{seat}"].cards:
        printed = FACTS[card.code]
        waits = printed.kind == "advanced" and "starting" not in view.facts[f"completed:{seat}"]
        if place in (printed.task, *printed.places) and not waits:
            worth += 8.0
    for space in PLOT_SPACES:
        if view.facts.get(f"{space}_at") == place:
            dear = sum(FACTS[card.code].favor for card in view.zones[space].cards)
            worth += 10.0 if view.numbers[f"favor:{seat}"] >= dear else 0.0
    return worth


def _danger(view: View, seat: str, place: str) -> float:
    """Tokens and minions that wait, and influence above one's wisdom."""
    waiting = [card for card in view.zones[f"at.{place}"].cards if "token" in card.marks or "health" in card.numbers]
    perilous = view.numbers[f"influence_{place}"] > view.numbers[f"wisdom:{seat}"]
    return 1.5 * len(waiting) + (1.5 if perilous else 0.0)


# -- both --------------------------------------------------------------------------------------------------------------


def _strikes(view: View, option: Option) -> float:
    """How well a combat card strikes and guards for its cost, and whether it can be afforded."""
    card = view.card(option.source)
    if card is None:
        return 0.0
    seat = view.seat
    left = view.numbers[f"combat_strength:{seat}"] - view.numbers[f"spent:{seat}"]
    price = card.numbers["strength_cost"]
    return 2.0 * card.numbers["attack"] + card.numbers["defense"] - 0.8 * price - (20.0 if price > left else 0.0)


@cache
def _reach(place: str) -> Mapping[str, int]:
    return BOARD.distances(place)


def _distance(place: str, places: list[str]) -> int:
    """How far the nearest of some locations is."""
    reached = _reach(place) if place else {}
    return min((reached.get(other, FAR) for other in places), default=FAR)
