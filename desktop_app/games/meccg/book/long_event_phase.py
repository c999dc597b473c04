"""The long-event phase (MEC-485 to MEC-487, MEC-650)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Next, Row
from desktop_app.games.kit.asking import guarded, seat_ref
from desktop_app.games.meccg.book import declaring, offering
from desktop_app.games.meccg.book.phases import begin_phase, end_phase
from desktop_app.games.meccg.reading.queries import facts, hazard_player
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.leaving import discard

PHASE = "long_event"
DONE = Option("done")


async def long_event_begins(g: MecState) -> None:
    """The resource player's own resource long-events are discarded (MEC-485)."""
    await begin_phase(g, PHASE)
    await discard(g, _long_events(g, g.active, "resource"))


def _long_events(g: MecState, seat: str, type: str) -> list[str]:
    return [
        card
        for card, piece in g.pieces.items()
        if g.owners[card] == seat and "long_event" in facts(g, card).kinds and _is(g, card, type) and not piece.hidden
    ]


def _is(g: MecState, card: str, type: str) -> bool:
    return facts(g, card).type == type


async def long_events(g: MecState) -> Next:
    """Resource long-events are played now and at no other time (MEC-486)."""
    return await act_or_done(g, PHASE, "mec-ask-long-events")


async def act_or_done(g: MecState, phase: str, prompt: str) -> Next:
    """The resource player plays and uses cards until done."""
    seat = g.active
    question = Question(
        seat,
        "one",
        message(prompt, seat=seat_ref(seat)),
        lambda: [*offering.options(g, seat, phase), DONE],
        step=g.step,
        refusals=lambda: offering.refusals(g, seat, phase),
        primary=DONE.verb,
    )
    chosen = await ask_one(guarded(g, question))
    if chosen.verb == DONE.verb:
        return None
    await declaring.take(g, seat, chosen)
    return STAY


async def long_event_ends(g: MecState) -> None:
    """The hazard player's own hazard long-events are discarded (MEC-487)."""
    await discard(g, _long_events(g, hazard_player(g), "hazard"))
    await end_phase(g, PHASE)


ROWS = [
    Row("long_event_begins", long_event_begins, PHASE, shown=False),
    Row("long_events", long_events, PHASE),
    Row("long_event_ends", long_event_ends, PHASE, shown=False),
]
