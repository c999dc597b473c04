"""How a finished game is told: power against power, the people, what a challenge was worth when it was declared."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.story import Course, Credit, Figure, Story, Weighed
from desktop_app.games.thrones.reading.numbers import power_of
from desktop_app.games.thrones.reading.view import FIGHTING
from desktop_app.games.thrones.state import POWER_TO_WIN, ThronesState
from desktop_app.games.thrones.table.chronicle import keeps


def power(g: ThronesState, seat: str) -> int:
    """One's own power."""
    return power_of(g, seat)


def rival(g: ThronesState, seat: str) -> int:
    """The most power that another has."""
    return max((power_of(g, other) for other in g.seats if other != seat), default=0)


def people(view: View) -> Sequence[CardView]:
    """One's own unique characters that are in play, those who are in a challenge among them."""
    there = [card for zone in (f"characters:{view.seat}", *FIGHTING) for card in view.zones[zone].cards]
    return [card for card in there if card.controller == view.seat and not card.host and "unique" in card.marks]


def weigh(view: View, question: Question, keys: Sequence[str]) -> Weighed | None:
    """Defenders against the attack: what was held, and what everybody together would have."""
    if question.prompt.id != "got-ask-defenders" or "challenge" not in view.facts:
        return None
    attack, claim = view.numbers["attack"], view.numbers["claim"]
    held = _strength(view, keys)
    best = _strength(view, [option.key for option in question.options])
    if best <= attack:
        return None
    won = held > attack
    gain = float(claim) if won else float(-claim)
    told = message("got-turn-defense", attack=attack, held=held, best=best)
    stake = message("got-turn-claim", count=claim)
    first = next((view.card(Option.from_key(key).source) for key in keys), None)
    codes = (first.code,) if first is not None else ()
    return Weighed(gain, message("got-turn-held" if won else "got-turn-let-through"), told, stake, codes)


def _strength(view: View, keys: Sequence[str]) -> int:
    cards = [view.card(Option.from_key(key).source) for key in keys]
    return sum(card.numbers.get("strength", 0) for card in cards if card is not None)


def credits(view: View, question: Question, keys: Sequence[str]) -> Sequence[Credit]:
    """STR of those who attacked and defended."""
    found: list[Credit] = []
    for option in map(Option.from_key, keys):
        card = view.card(option.source)
        if card is not None and option.verb in ("attack", "defend"):
            found.append(Credit(card.code, f"got-credit-{option.verb}", card.numbers.get("strength", 0)))
    return found


def figures(view: View) -> Sequence[Figure]:
    """The power that was won, the rounds, and one's own dead."""
    seat = view.seat
    dead = view.zones[f"dead:{seat}"].count
    return (
        Figure(view.numbers[f"power:{seat}"], message("got-figure-power"), POWER_TO_WIN, "power"),
        Figure(view.round, message("got-figure-rounds", count=view.round)),
        Figure(dead, message("got-figure-dead", count=dead), fell=True),
    )


STORY = Story(
    pressing=Course("got-course-rival", rival, POWER_TO_WIN, "got-course-goal", "sword-cross"),
    ground=Course("got-course-own", power, POWER_TO_WIN, "got-course-goal", "crown"),
    people=people,
    verbs=("attack", "defend"),
    weigh=weigh,
    credits=credits,
    faces={"got-log-plot": 1, "got-log-killed": 3, "got-log-marshals": 1, "got-log-marshals-on": 1},
    falls=("got-log-killed",),
    may_return=True,
    figures=figures,
    keeps=keeps,
)
