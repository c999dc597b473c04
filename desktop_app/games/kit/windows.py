"""Windows: one seat after the other may act or pass, until all have passed in a row."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from desktop_app.engine.ask import Option
from desktop_app.engine.ladder import NOW, PASSED, TO_COME
from desktop_app.engine.rows import STAY, Next
from desktop_app.engine.state import State, Window


async def chance_in_window(g: State, order: Sequence[str], act: Callable[[str], Awaitable[bool]]) -> Next:
    """The next seat's chance in the window of this row; stays until every seat of ``order`` has passed in a row.

    ``act(seat)`` asks and answers whether the seat did something. The window lies in the place of the row, so that a
    window that opens inside it is another one. Seats are remembered by name: one that leaves the game is not asked
    again, and nobody is asked twice for it.
    """
    place = g.place
    if place.window is None:
        place.window = Window()
    window = place.window
    waiting = [seat for seat in order if seat not in window.passed]
    if waiting:
        window.turn = _next_seat(order, window)
        window.after = _after(order, window.turn)
        if await act(window.turn):
            window.passed = []
            return STAY
        window.passed.append(window.turn)
        waiting = [seat for seat in waiting if seat != window.turn]
    if waiting:
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


def _next_seat(order: Sequence[str], window: Window) -> str:
    """The seat after the one that had its chance last, which may have left since, and others with it."""
    after = _after(order, window.turn) if window.turn in order else window.after
    return next((seat for seat in after if seat in order), order[0])


def _after(order: Sequence[str], seat: str) -> list[str]:
    """The others from a seat on, once round."""
    at = order.index(seat)
    return [*order[at + 1 :], *order[:at]]


def round_the_table(g: State, order: Sequence[str]) -> str:
    """The next seat of an order that has not had its turn in this step; "" when all have, and then all begin anew."""
    place = g.place
    for seat in order:
        if seat not in place.done:
            return seat
    place.done = []
    return ""
