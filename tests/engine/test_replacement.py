"""Something else may happen instead of an event: the last interrupt that says so decides."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass

from desktop_app.engine.chance import Chance
from desktop_app.engine.events import Ability, Event, Ladder, Source, Use
from desktop_app.engine.messages import Message
from desktop_app.engine.state import State


@dataclass(slots=True, kw_only=True)
class Falls(Event):
    """Somebody falls."""


def _ladder(done: list[str]) -> Ladder[State]:
    async def perform(g: State, use: Use, event: Event) -> None:
        await use.ability.effect(event)

    async def settle(g: State) -> None:
        done.append("settled")

    def sources(g: State, codes: Container[str], event: Event) -> Iterable[Source]:
        return [Source(code, code, "A", "play") for code in ("cushion", "rope", "witness") if code in codes]

    return Ladder(
        order=lambda g: g.seats,
        sources=sources,
        usable=lambda g, use, event: True,
        perform=perform,
        settle=settle,
        respond=lambda g, seat, event, timing: Message("respond"),
        arrange=lambda g, seat, event: Message("arrange"),
    )


def test_what_happens_instead_leaves_no_trace_of_the_event() -> None:
    done: list[str] = []
    ladder = _ladder(done)

    def saves(name: str) -> None:
        async def effect(event: Falls) -> None:
            async def saved() -> None:
                done.append(name)

            event.instead = saved

        ladder.add(Ability(f"{name}/1", name, Falls, "when", effect, lambda *_: True, forced=True))

    async def sees(event: Falls) -> None:
        done.append("witness")

    saves("cushion")
    saves("rope")
    ladder.add(Ability("witness/1", "witness", Falls, "after", sees, lambda *_: True, forced=True))
    falling = ladder.resolve(State("inn", ["A"], {"A": "Ana"}, Chance(0), []), Falls(), lambda: done.append("fell"))
    question = falling.send(None)
    assert [option.source for option in question.options] == ["cushion", "rope"]
    happened = None
    try:
        falling.send(["resolve:cushion#cushion/1"])
    except StopIteration as end:
        happened = end.value
    assert happened is False
    assert done == ["rope", "settled"]
