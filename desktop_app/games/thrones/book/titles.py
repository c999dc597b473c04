"""Titles, in a melee: chosen in secret in the plot phase (1.4), held for the round, given back at its end (7.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.engine.ask import Option, Question, ask_one, shuffle
from desktop_app.engine.events import Apply, Event
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Row
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.thrones.book.ladder import resolve_together
from desktop_app.games.thrones.events.moving import EntersPlay, Returned
from desktop_app.games.thrones.reading.queries import players
from desktop_app.games.thrones.reading.titles import is_melee, title
from desktop_app.games.thrones.state import POOL, Piece, ThronesState
from desktop_app.games.thrones.verbs.leaving import leave

SET_ASIDE: Mapping[int, int] = {2: 2, 3: 2, 4: 1, 5: 1}
"""How many titles nobody can choose, by the number of players; none where more play (GOT-482)."""


async def select_titles(g: ThronesState) -> None:
    """1.4: the players choose titles one after the other and turn them up together (GOT-481 to GOT-486)."""
    if not is_melee(g):
        return
    await shuffle(g.chance, g.zones[POOL], message("got-chance-titles"), g.step)
    order = players(g)
    left = sorted(g.zones[POOL][SET_ASIDE.get(len(order), 0) :], key=g.codes.__getitem__)
    taken: dict[str, str] = {}
    for seat in order[: len(left)]:
        taken[seat] = await _take(g, seat, tuple(left), len(taken))
        left.remove(taken[seat])
    await resolve_together(g, [_hold(g, seat, card) for seat, card in taken.items()])


async def _take(g: ThronesState, seat: str, left: Sequence[str], taken: int) -> str:
    """Which of the titles that are left a seat takes; nobody may know yet what was taken before."""
    question = Question(
        seat,
        "one",
        message("got-ask-title", rule="GOT-483", seat=seat_ref(seat)),
        lambda: [Option("title", card) for card in left],
        step=g.step,
        secret=True,
    )
    question.unseen = taken
    return (await ask_one(question)).source


def _hold(g: ThronesState, seat: str, card: str) -> tuple[Event, Apply]:
    """A title enters play under the control of its holder (GOT-485)."""

    def enter() -> None:
        g.move(card, f"title:{seat}")
        g.pieces[card] = Piece(controller=seat)
        g.say("got-log-title", seat=seat_ref(seat), card=g.ref(card), rule="GOT-485")

    return EntersPlay(card=card, seat=seat, how="title", source=POOL), enter


async def return_titles(g: ThronesState) -> None:
    """7.4: all titles go back to the pool together (GOT-550)."""
    held = [card for seat in players(g) if (card := title(g, seat))]
    if held:
        await leave(g, [Returned(card=card, to=POOL, savable=False) for card in held])


SELECT = Row("1.4", select_titles, "plot", shown=False)
RETURN = Row("7.4", return_titles, "taxation", shown=False)
