"""How a finished game is told: points against points, the people, what they did."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract import Course, Credit, Figure, Story
from desktop_app.games.meccg.reading.points import total_now
from desktop_app.games.meccg.reading.queries import opponent
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.table.chronicle import keeps


def own_points(g: MecState, seat: str) -> int:
    """One's own marshalling points."""
    return max(0, total_now(g, seat))


def rival_points(g: MecState, seat: str) -> int:
    """Those of the other."""
    return max(0, total_now(g, opponent(g, seat)))


def people(view: View) -> Sequence[CardView]:
    """The characters of both players."""
    return [
        card for zone in view.zones.values() if zone.id.startswith("company:") for card in zone.cards if not card.host
    ]


def credits(view: View, question: Question, keys: Sequence[str]) -> Sequence[Credit]:
    """Who faced strikes."""
    found: list[Credit] = []
    for option in map(Option.from_key, keys):
        card = view.card(option.source)
        if card is not None and option.verb == "face":
            found.append(Credit(card.code, "mec-credit-face", card.numbers.get("prowess", 0)))
    return found


def figures(view: View) -> Sequence[Figure]:
    """Points, turns, decks that ran out."""
    seat = view.seat
    return (
        Figure(view.numbers[f"points:{seat}"], message("mec-figure-points", count=view.numbers[f"points:{seat}"])),
        Figure(view.round, message("mec-figure-turns", count=view.round)),
        Figure(view.numbers[f"exhausted:{seat}"], message("mec-figure-decks", count=view.numbers[f"exhausted:{seat}"])),
    )


STORY = Story(
    pressing=Course("mec-course-rival", rival_points, sign="sword-cross"),
    ground=Course("mec-course-own", own_points, sign="star"),
    people=people,
    verbs=("face",),
    credits=credits,
    faces={"mec-log-moves": 1, "mec-log-eliminated": 3, "mec-log-defeated": 2},
    falls=("mec-log-eliminated",),
    figures=figures,
    keeps=keeps,
)
