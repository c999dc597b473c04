"""Whom a text names: groups of cards or players, narrowed by conditions. ``ally(exhausted)``, ``enemy(~engaged)``.

Groups and conditions are values: they can be combined, compared by name and asked about any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic

from desktop_app.engine.frozen import Frozen, field, replace
from desktop_app.games.kit.moment import G, Moment


class Condition(Frozen, Generic[G], eq=False):
    """What may be true of a card or a seat: ``exhausted``, ``trait("orc")``. ``~`` denies it, ``&`` and ``|`` join two.

    Example: ``character(~exhausted & trait("gondor"))``. ``told`` is what words call it where its name does not do,
    with what they speak of in ``told_with``; ``joins`` are the conditions it was made of, by "not", "and" or "or".
    """

    name: str
    holds: Callable[[Moment[G], str], bool]
    told: str = ""
    told_with: Mapping[str, object] = field(default_factory=dict)
    joins: tuple[Condition[G], ...] = ()

    def __invert__(self) -> Condition[G]:
        return Condition(f"not {self.name}", lambda m, thing: not self.holds(m, thing), "not", joins=(self,))

    def __and__(self, other: Condition[G]) -> Condition[G]:
        name = f"{self.name} and {other.name}"
        return Condition(name, lambda m, it: self.holds(m, it) and other.holds(m, it), "and", joins=(self, other))

    def __or__(self, other: Condition[G]) -> Condition[G]:
        name = f"{self.name} or {other.name}"
        return Condition(name, lambda m, it: self.holds(m, it) or other.holds(m, it), "or", joins=(self, other))


class Group(Frozen, Generic[G], eq=False):
    """Cards, or with ``players`` seats, that a text names. Called with conditions it is narrowed.

    ``one`` marks a group that always names at most one thing ("it", "attached hero"), which no one chooses; ``joins``
    are the groups it was made of.
    Example: ``hero(damaged, yours)``.
    """

    name: str
    find: Callable[[Moment[G]], list[str]]
    conditions: tuple[Condition[G], ...] = ()
    players: bool = False
    one: bool = False
    joins: tuple[Group[G], ...] = ()

    def __call__(self, *conditions: Condition[G]) -> Group[G]:
        return replace(self, conditions=self.conditions + conditions)

    def __or__(self, other: Group[G]) -> Group[G]:
        def both(m: Moment[G]) -> list[str]:
            return list(dict.fromkeys(self.all(m) + other.all(m)))

        return Group(f"{self.name} or {other.name}", both, players=self.players, joins=(self, other))

    def all(self, m: Moment[G]) -> list[str]:
        """Everything that belongs to the group at this moment, in the order of the table."""
        found = self.find(m)
        for condition in self.conditions:
            holds = condition.holds
            found = [thing for thing in found if holds(m, thing)]
        return found

    def has(self, m: Moment[G], thing: str) -> bool:
        """Whether something belongs to the group."""
        if thing not in self.find(m):
            return False
        for condition in self.conditions:
            if not condition.holds(m, thing):
                return False
        return True

    def __str__(self) -> str:
        told = ", ".join(condition.name for condition in self.conditions)
        return f"{self.name}({told})" if told else self.name


def whatever_it_is(group: Group[G], m: Moment[G]) -> list[str]:
    """Everything of the kind that a group names, without what narrows it: what a person could take for one of it."""
    if group.joins:
        return list(dict.fromkeys(thing for each in group.joins for thing in whatever_it_is(each, m)))
    return replace(group, conditions=()).all(m)


def _target(m: Moment[G]) -> list[str]:
    return [m.target] if m.target else []


def target_group() -> Group[G]:
    """What was chosen for the ability; verbs act on it unless they are told otherwise."""
    return Group("target", _target, one=True)
