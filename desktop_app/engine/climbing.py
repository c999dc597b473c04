"""Some events on their way up the ladder: which abilities could answer them, and which did."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option
from desktop_app.engine.events import Event, Source, Use
from desktop_app.engine.frozen import replace
from desktop_app.engine.state import Pending

PASSED, NOW, TO_COME = "passed", "now", "to_come"
"""Where a seat stands in a window."""


class Climb:
    """Some events on their way up: which still stand, and which abilities could be and were used on which of them.

    ``latecomers`` says of a card whether it came onto the table only while the events were being answered; ``places``
    are those of what the events befall, who may escape them by leaving.
    """

    __slots__ = ("answers", "events", "latecomers", "places", "used")

    def __init__(
        self,
        events: list[Event],
        latecomers: Callable[[Source], bool] | None = None,
        places: Sequence[object] = (),
    ) -> None:
        self.events = events
        self.places = list(zip(events, places, strict=False))
        self.latecomers = latecomers
        self.answers: dict[tuple[str, str], list[int]] = {}
        self.used: list[tuple[str, str, int]] = []

    def could(self, use: Use) -> None:
        """An ability could answer an event, used on it already or not."""
        answered = self.answers.setdefault((use.ability.name, use.source.card), [])
        if id(use.event) not in answered:
            answered.append(id(use.event))

    def names_its_event(self, use: Use) -> bool:
        """Whether an ability could answer several of the events, so that it must be said which one it does."""
        return len(self.answers[use.ability.name, use.source.card]) > 1

    def key(self, use: Use) -> tuple[str, str, int]:
        return use.ability.name, use.source.card, id(use.event)

    @property
    def over(self) -> bool:
        return all(event.cancelled for event in self.events)


def named(verb: str, climb: Climb, uses: Sequence[Use]) -> dict[Option, Use]:
    """An option for each use. Where an ability could answer several events, the option says which of them."""
    found: dict[Option, Use] = {}
    for use in uses:
        option = Option(verb, use.source.card, detail=use.ability.name)
        if climb.names_its_event(use):
            option = replace(option, target=use.event.about)
        same = sum(known.key == option.key for known in found)
        while option in found:
            same += 1
            option = replace(option, detail=f"{use.ability.name} {same}")
        found[option] = use
    return found


def pending(events: Sequence[Event], timing: str) -> Pending:
    """What goes on, as the first of the events says it; what only goes along with another is not named."""
    first = events[0]
    cards = [event.about for event in events if type(event) is type(first) and event.along_with is None]
    return Pending(type(first).__name__, cards, timing, first.whose, first.aim)


def turns_of(seats: Sequence[str], turn: int, passes: int) -> list[tuple[str, str]]:
    """Every seat once, in the order of the window: who has passed, who is asked, who still may answer."""
    count = len(seats)
    order = [seats[(turn - passes + at) % count] for at in range(count)]
    return [(seat, PASSED if at < passes else NOW if at == passes else TO_COME) for at, seat in enumerate(order)]
