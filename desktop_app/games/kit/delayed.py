"""Delayed effects: part of an ability that waits for a later moment and then resolves by itself.

They wait in the state as lasting effects, each under its name: a save holds the name, the game what happens then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.effects import Effect
from desktop_app.engine.messages import Message
from desktop_app.games.kit.deeds import Deed, Verb
from desktop_app.games.kit.moment import G, Moment
from desktop_app.games.kit.state import T

THEN = "then:"
"""How the kinds of delayed effects begin; the name of what happens follows."""


@dataclass(frozen=True, slots=True, eq=False)
class Later(Verb[G]):
    """What happens to a card or a seat when a moment comes. Made by ``Delayed.later``."""

    moment: str
    name: str
    deed: Deed[G]
    is_there: Callable[[G, str], bool]

    def why_not_on(self, m: Moment[G], thing: str) -> str:
        """Nothing of it happens now, so nothing keeps it off."""
        return ""

    async def happen(self, m: Moment[G], things: Sequence[str]) -> None:
        """The effect waits in the state until its moment comes; for a card that leaves play before, it is over, and
        for one that has left already it does not begin."""
        there = [thing for thing in things if self.is_there(m.g, thing)]
        if there:
            m.g.effects.append(Effect(THEN + self.name, 0, there, "", self.moment, m.me, m.code))


def _is_there(g: T, thing: str) -> bool:
    return thing in g.pieces or thing in g.seats


@dataclass(frozen=True, slots=True, eq=False)
class Delayed(Generic[T]):
    """The delayed effects of one game.

    ``holder(g, effect)`` is "you" while one resolves; ``orders(g)`` the seat that says which of several comes first, by
    the prompt ``arrange(g, seat)``. ``is_there(g, thing)`` says of a card or seat whether it is still there. ``deeds``
    is what happens, by name.
    """

    holder: Callable[[T, Effect], str]
    orders: Callable[[T], str]
    arrange: Callable[[T, str], Message]
    is_there: Callable[[T, str], bool] = _is_there
    deeds: dict[str, Deed[T]] = field(default_factory=dict)

    def later(self, moment: str, name: str, deed: Deed[T]) -> Later[T]:
        """What happens when a moment comes; ``name`` stands in saved games, so that each is given once."""
        assert name not in self.deeds, f"two delayed effects are called {name}"
        self.deeds[name] = deed
        return Later(moment, name, deed, self.is_there)

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
            for thing in list(effect.targets):
                if self.is_there(g, thing):
                    await self.deeds[effect.kind.removeprefix(THEN)].perform(m.at(thing))

    async def _which_first(self, g: T, due: list[Effect]) -> Effect:
        by_option = {Option("resolve", effect.targets[0], detail=str(at)): effect for at, effect in enumerate(due)}
        seat = self.orders(g)
        return by_option[
            await ask_one(Question(seat, "one", self.arrange(g, seat), lambda: list(by_option), step=g.step))
        ]
