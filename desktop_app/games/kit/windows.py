"""Windows: one seat after the other may act or pass, until all have passed in a row."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from desktop_app.engine.ask import Option
from desktop_app.engine.climbing import NOW, PASSED, TO_COME
from desktop_app.engine.rows import STAY, Next
from desktop_app.engine.state import State, Window


async def chance_in_window(g: State, order: Sequence[str], act: Callable[[str], Awaitable[bool] | None]) -> Next:
    """The next seat's chance in the window of this row; stays until every seat of ``order`` has passed in a row.

    ``act(seat)`` asks and answers whether the seat did something; None where it could only pass and is not asked. The
    window lies in the place of the row, so that a window that opens inside it is another one. Seats are remembered by
    name: one that leaves the game is not asked again, and nobody is asked twice for it.
    """
    place = g.position[-1]
    window = place.window
    passed = [] if window is None else window.passed
    for seat in order if window is None else _from_the_next(order, window):
        if seat in passed:
            continue
        acting = act(seat)
        if acting is None:
            passed.append(seat)
            continue
        window = place.window = Window(seat, passed, _after(order, seat))
        if await acting:
            window.passed = []
            return STAY
        passed.append(seat)
        if not _passed_all(order, passed):
            return STAY
    place.window = None
    return None


def turns_in_window(g: State) -> list[tuple[str, str]]:
    """Every seat of the open window in the order of asking: who has passed, who is asked, who still may act."""
    window = g.place.window
    if window is None:
        return []
    to_come = [seat for seat in window.after if seat not in window.passed]
    return [(seat, PASSED) for seat in window.passed] + [(window.turn, NOW)] + [(seat, TO_COME) for seat in to_come]


def could_only_pass(g: State, options: Sequence[Option]) -> bool:
    """Whether a seat with these options is passed over: with none it is asked only where every question is wanted."""
    return not options and not g.every_question


def _passed_all(order: Sequence[str], passed: Sequence[str]) -> bool:
    for seat in order:
        if seat not in passed:
            return False
    return True


def _from_the_next(order: Sequence[str], window: Window) -> Sequence[str]:
    """Once round, from the seat after the one that had its chance last, which may have left since, and others with
    it."""
    if not order:
        return order
    for seat in _after(order, window.turn) if window.turn in order else window.after:
        if seat in order:
            return [seat, *_after(order, seat)]
    return [order[0], *_after(order, order[0])]


def _after(order: Sequence[str], seat: str) -> list[str]:
    """The others from a seat on, once round."""
    at = order.index(seat)
    return [*order[at + 1 :], *order[:at]]


def round_the_table(g: State, order: Sequence[str]) -> str:
    """The next seat of an order that has not had its turn in this step; "" when all have, and then all begin anew."""
    place = g.position[-1]
    for seat in order:
        if seat not in place.done:
            return seat
    place.done = []
    return ""
