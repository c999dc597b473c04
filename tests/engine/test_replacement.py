"""Something else may happen instead of an event: the last interrupt that says so decides."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Iterable
from dataclasses import dataclass

from desktop_app.engine.chance import Chance
from desktop_app.engine.events import Ability, Event, Source, Use
from desktop_app.engine.ladder import Ladder
from desktop_app.engine.messages import Message
from desktop_app.engine.state import State


@dataclass(slots=True, kw_only=True)
class Falls(Event):
    """Somebody falls."""


class Answer(Ability, kw_only=True):
    """What a card does about a fall."""

    effect: Callable[[Falls], Awaitable[None]]


def _ladder(done: list[str]) -> Ladder[State]:
    async def perform(g: State, use: Use) -> None:
        await use.ability.effect(use.event)

    async def settle(g: State, happened: list[Event]) -> None:
        done.append("settled")

    def sources(g: State, codes: Container[str], event: Event) -> Iterable[Source]:
        return [Source(card, code, "A", "play") for card, code in g.codes.items() if code in codes]

    ladder: Ladder[State] = Ladder()
    ladder.connect(
        order=lambda g: g.seats,
        sources=sources,
        usable=lambda g, use: True,
        perform=perform,
        settle=settle,
        respond=lambda g, seat, events, timing: Message("respond"),
        arrange=lambda g, seat: Message("arrange"),
        orders=lambda g, uses: g.seats[0],
    )
    return ladder


def test_what_happens_instead_leaves_no_trace_of_the_event() -> None:
    done: list[str] = []
    ladder = _ladder(done)

    def saves(name: str) -> None:
        async def effect(event: Falls) -> None:
            async def saved() -> None:
                done.append(name)

            event.instead = saved

        ladder.add(Answer(f"{name}/1", name, Falls, "when", forced=True, effect=effect))

    async def sees(event: Falls) -> None:
        done.append("witness")

    saves("cushion")
    saves("rope")
    ladder.add(Answer("witness/1", "witness", Falls, "after", forced=True, effect=sees))
    cards = {card: card for card in ("cushion", "rope", "witness")}
    stairs = State("inn", ["A"], {"A": "Ana"}, Chance(0), [], codes=cards)
    falling = ladder.resolve(stairs, Falls(), lambda: done.append("fell"))
    question = falling.send(None)
    assert [option.source for option in question.options] == ["cushion", "rope"]
    happened = None
    try:
        falling.send(["resolve:cushion#cushion/1"])
    except StopIteration as end:
        happened = end.value
    assert happened is False
    assert done == ["rope", "settled"]
