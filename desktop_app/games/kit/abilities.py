"""The parts of a card's text that every card game has: triggered abilities, and constant ones as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from desktop_app.engine.events import Ability, Event
from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.moment import Amount, G, Moment
from desktop_app.games.kit.registry import Registry
from desktop_app.games.kit.texts import Text


@dataclass(frozen=True, slots=True)
class Trigger(Generic[G]):
    """When an ability may be used: before ("when") or after an event that ``holds`` is true of.

    ``you`` is whom "you" means where that is not the card's controller ("after this engages you"). ``would`` marks what
    changes whether the event happens at all ("when ... would ..."): it comes before all else. ``told`` is what words
    call it, with what they speak of in ``told_with``.
    """

    event: type[Event]
    timing: str
    holds: Callable[[Moment[G]], bool]
    you: Callable[[Moment[G]], str] | None = None
    would: bool = False
    told: str = ""
    told_with: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Triggered(Ability, Generic[G]):
    """A triggered ability: what it answers, and what it says."""

    trigger: Trigger[G] = field(kw_only=True)
    text: Text[G] = field(kw_only=True)


# -- constant abilities --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class NumberText(Generic[G]):
    """What a constant ability adds to a number of the card itself ("me") or of its host."""

    number: str
    amount: Amount
    on: Group[G]
    applies: Callable[[Moment[G]], bool] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class SpreadText(Generic[G]):
    """What a constant ability adds to a number of other cards, those of a group."""

    number: str
    amount: Amount
    on: Group[G]
    applies: Callable[[Moment[G]], bool] | None = None


@dataclass(frozen=True, slots=True)
class Gives:
    """What an attachment gives to its host: a "trait", an "icon", or what it "cannot" do ("attack").

    ``to`` limits it to a host of that English title.
    """

    kind: str
    what: str
    to: str = ""

    @property
    def told_with(self) -> Mapping[str, object]:
        """What it gives, under its kind."""
        return {self.kind: self.what}


@dataclass(frozen=True, slots=True, eq=False)
class Forbids(Generic[G]):
    """A constant prohibition while the card is in play and ``applies``: ``what`` cannot be done to, or by, a group."""

    what: str
    to: Group[G]
    applies: Callable[[Moment[G]], bool] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class AttachesTo(Generic[G]):
    """What an attachment may be attached to, beyond the rules of every attachment."""

    group: Group[G]


@dataclass(frozen=True, slots=True)
class Permits:
    """A permission that the rules of a game ask for by name, with a detail where it has one."""

    what: str
    detail: str = ""


class CardTexts(Registry):
    """Everything that is written about the cards of one game."""

    def __init__(self) -> None:
        super().__init__()
        self._listeners: list[Callable[[Ability], None]] = []
        self._forbidding: dict[str, dict[str, bool]] = {}
        self._permits = self.by_code(Permits)

    def listen(self, heard: Callable[[Ability], None]) -> None:
        """Tells ``heard`` of every triggered ability, those written already and those to come: it is the ladder."""
        self._listeners.append(heard)
        for code in self.codes(Triggered):
            for ability in self.of(Triggered, code):
                heard(ability)

    def add(self, code: str, part: object) -> None:
        """Adds a part to the text of a card."""
        super().add(code, part)
        if isinstance(part, Triggered):
            for heard in self._listeners:
                heard(part)
        elif isinstance(part, Forbids):
            self._forbidding.setdefault(part.what, {})[code] = True

    def forbidding(self, what: str) -> dict[str, bool]:
        """The cards whose text forbids something; most things are forbidden by none."""
        return self._forbidding.get(what, _NOTHING)

    def permission(self, code: str, what: str) -> Permits | None:
        """The permission of this name on a card."""
        for each in self._permits.get(code, ()):
            if each.what == what:
                return each
        return None


_NOTHING: dict[str, bool] = {}
