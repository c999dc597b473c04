"""Delayed effects: part of an ability that waits for a later moment, or for something to happen, and then resolves by
itself.

They wait in the state as lasting effects, each under its name: a save holds the name, the game what happens then. How
much such an effect is says whose it is (see ``whose``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.effects import Effect
from desktop_app.engine.events import Event
from desktop_app.engine.frozen import Frozen, field
from desktop_app.engine.messages import Message
from desktop_app.engine.state import State
from desktop_app.games.kit.abilities import Trigger
from desktop_app.games.kit.deeds import NO_CHANGE, Deed, Verb, perform_on_each
from desktop_app.games.kit.moment import G, Moment
from desktop_app.games.kit.state import T

THEN = "then:"
"""How the kinds of delayed effects begin; the name of what happens follows."""


class Later(Verb[G]):
    """What happens to a card or a seat when a moment comes. Made by ``Delayed.later``."""

    moment: str
    name: str
    deed: Deed[G]
    is_there: Callable[[G, str], bool]
    called: Callable[[G, str], str]

    def why_not_on(self, m: Moment[G], thing: str) -> str:
        """Nothing of it happens now, so nothing keeps it off but that its moment will not come."""
        return "" if self.called(m.g, self.moment) else NO_CHANGE

    async def happen(self, m: Moment[G], things: Sequence[str]) -> None:
        """The effect waits in the state until its moment comes; for a card that leaves play before, it is over, and
        for one that has left already it does not begin."""
        there, moment = [thing for thing in things if self.is_there(m.g, thing)], self.called(m.g, self.moment)
        if there and moment:
            whose = m.g.seats.index(m.seat) + 1 if m.seat in m.g.seats else 0
            m.g.effects.append(Effect(THEN + self.name, whose, there, "", moment, m.me, m.code))


class NextTime(Later[G]):
    """What happens to a card or a seat the next time that something happens, if it does before a ``moment``. Made by
    ``Delayed.next_time``."""

    trigger: Trigger[G]


def whose(g: State, effect: Effect) -> str:
    """The seat that was "you" when a delayed effect began, whoever controls its source by now; "" for none."""
    return g.seats[effect.amount - 1] if effect.amount else ""


def _is_there(g: T, thing: str) -> bool:
    return thing in g.pieces or thing in g.seats


def _as_it_is(g: T, moment: str) -> str:
    return moment


class Delayed(Frozen, Generic[T], eq=False):
    """The delayed effects of one game.

    ``holder(g, effect)`` is "you" while one resolves; ``orders(g)`` the seat that says which of several comes first, by
    the prompt ``arrange(g, seat)``. ``is_there(g, thing)`` says of a card or seat whether it is still there;
    ``called(g, moment)`` is what a moment is called now, "" where there is none to wait for. ``deeds`` is what happens,
    by name, ``triggers`` what it waits for where that is no moment.
    """

    holder: Callable[[T, Effect], str]
    orders: Callable[[T], str]
    arrange: Callable[[T, str], Message]
    is_there: Callable[[T, str], bool] = _is_there
    called: Callable[[T, str], str] = _as_it_is
    deeds: dict[str, Deed[T]] = field(default_factory=dict)
    triggers: dict[str, Trigger[T]] = field(default_factory=dict)

    def later(self, moment: str, name: str, deed: Deed[T]) -> Later[T]:
        """What happens when a moment comes; ``name`` stands in saved games, so that each is given once."""
        self._name(name, deed)
        return Later(moment, name, deed, self.is_there, self.called)

    def next_time(self, trigger: Trigger[T], name: str, deed: Deed[T], until: str) -> NextTime[T]:
        """What happens after the next event that a trigger holds for, with the thing as its target; it waits no longer
        than ``until`` a moment."""
        self._name(name, deed)
        self.triggers[name] = trigger
        return NextTime(until, name, deed, self.is_there, self.called, trigger)

    def _name(self, name: str, deed: Deed[T]) -> None:
        assert name not in self.deeds, f"two delayed effects are called {name}"
        self.deeds[name] = deed

    def waits(self, g: T) -> bool:
        """Whether anything waits for an event."""
        if self.triggers:
            for effect in g.effects:
                if effect.kind.startswith(THEN) and self._awaited(effect) is not None:
                    return True
        return False

    async def remind(self, g: T, events: Sequence[Event]) -> None:
        """What waited for one of these events happens, once; what begins to wait meanwhile waits for the next one."""
        waiting = [effect for effect in g.effects if self._awaited(effect) is not None]
        while True:
            waiting = [effect for effect in waiting if any(other is effect for other in g.effects)]
            found = [(effect, self._due(g, effect, events)) for effect in waiting]
            due = [(effect, moments) for effect, moments in found if moments]
            if not due:
                return
            first = due[0][0] if len(due) == 1 else await self._which_first(g, [effect for effect, _ in due])
            g.effects[:] = [effect for effect in g.effects if effect is not first]
            moments = next(moments for effect, moments in due if effect is first)
            await self._happens(moments[0], first, [m.target for m in moments])

    def _awaited(self, effect: Effect) -> Trigger[T] | None:
        return self.triggers.get(effect.kind.removeprefix(THEN)) if effect.kind.startswith(THEN) else None

    def _due(self, g: T, effect: Effect, events: Sequence[Event]) -> list[Moment[T]]:
        """What an effect does on these events, for each of its things that the first fitting one of them concerns."""
        trigger = self._awaited(effect)
        assert trigger is not None
        holder = self.holder(g, effect)
        for event in events:
            if isinstance(event, trigger.event):
                m = Moment(g, holder, effect.source, effect.code, event=event)
                there = [m.at(thing) for thing in effect.targets if self.is_there(g, thing)]
                if concerned := [each for each in there if trigger.holds(each)]:
                    return concerned
        return []

    async def run(self, g: T, moment: str, *, whose: str = "") -> None:
        """What waits for this moment happens, one after the other, on whatever of it is still there.

        With ``whose`` only what this seat waits for happens, and what the others waited for is over.
        """
        while True:
            due = [effect for effect in g.effects if effect.until == moment and effect.kind.startswith(THEN)]
            mine = [effect for effect in due if whose in ("", self.holder(g, effect))]
            for other in due:
                if other not in mine:
                    g.effects.remove(other)
            if not mine:
                return
            effect = mine[0] if len(mine) == 1 else await self._which_first(g, mine)
            g.effects.remove(effect)
            m = Moment(g, self.holder(g, effect), effect.source, effect.code)
            await self._happens(m, effect, [thing for thing in effect.targets if self.is_there(g, thing)])

    async def _happens(self, m: Moment[T], effect: Effect, things: Sequence[str]) -> None:
        """What an effect waited to do happens to all of its things at once."""
        await perform_on_each(self.deeds[effect.kind.removeprefix(THEN)], m, things)

    async def _which_first(self, g: T, due: list[Effect]) -> Effect:
        by_option = {Option("resolve", effect.targets[0], detail=str(at)): effect for at, effect in enumerate(due)}
        seat = self.orders(g)
        return by_option[
            await ask_one(Question(seat, "one", self.arrange(g, seat), lambda: list(by_option), step=g.step))
        ]
