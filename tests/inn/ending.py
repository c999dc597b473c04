"""How an evening at the inn is told when it is over."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.story import Course, Credit, Figure, Story, Weighed
from tests.inn.state import Inn


def health(g: Inn, seat: str) -> int:
    """One's own health."""
    return max(0, g.health[seat])


def against(g: Inn, seat: str) -> int:
    """The health of the other guest."""
    return max(0, *(g.health[other] for other in g.seats if other != seat))


def people(view: View) -> Sequence[CardView]:
    """Both guests."""
    return [card for seat in view.seats for card in view.zones[f"guest:{seat}"].cards]


def _sum(view: View, keys: Sequence[str], number: str) -> int:
    cards = [view.card(Option.from_key(key).source) for key in keys]
    return sum(card.numbers.get(number, 0) for card in cards if card is not None)


def weigh(view: View, question: Question, keys: Sequence[str]) -> Weighed | None:
    """A guard against everybody standing in the way: what is lost before bets are turned up."""
    if not any(option.verb == "guard" for option in question.options):
        return None
    struck = view.numbers["strength"]
    held, best = _sum(view, keys, "guard"), _sum(view, [option.key for option in question.options], "guard")
    loss, least = max(0, struck - held), max(0, struck - best)
    told = message("inn-turn-guard", strength=struck, guard=held, best=best)
    title = message("inn-turn-held" if loss == least else "inn-turn-open")
    gain = float(least - loss) if loss > least else float(struck - loss)
    first = next((view.card(Option.from_key(key).source) for key in keys), None)
    return Weighed(gain, title, told, message("inn-turn-loss", count=loss), (first.code,) if first is not None else ())


def credits(view: View, question: Question, keys: Sequence[str]) -> Sequence[Credit]:
    """Strength of those who struck, guard of those who stood in the way."""
    found: list[Credit] = []
    for option in map(Option.from_key, keys):
        card = view.card(option.source)
        if card is not None and option.verb in ("strike", "guard"):
            number = "strength" if option.verb == "strike" else "guard"
            found.append(Credit(card.code, f"inn-credit-{option.verb}", card.numbers.get(number, 0)))
    return found


def figures(view: View) -> Sequence[Figure]:
    """The rounds and the coins that are left."""
    return (
        Figure(view.round, message("inn-figure-rounds", count=view.round)),
        Figure(
            view.numbers[f"coins:{view.seat}"], message("inn-figure-coins", count=view.numbers[f"coins:{view.seat}"])
        ),
    )


STORY = Story(
    pressing=Course("inn-course-other", against),
    ground=Course("inn-course-own", health),
    people=people,
    verbs=("strike", "guard"),
    weigh=weigh,
    credits=credits,
    faces={"inn-log-plays": 2, "inn-log-turns-up": 1, "inn-log-strikes": 1},
    figures=figures,
)
