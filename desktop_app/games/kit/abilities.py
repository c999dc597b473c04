"""The parts of a card's text that every card game has: triggered abilities, and constant ones as data."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from desktop_app.engine.events import Ability, Event
from desktop_app.engine.frozen import Frozen, field
from desktop_app.games.kit.deeds import OutOfReach, in_reach
from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.moment import Amount, G, Moment
from desktop_app.games.kit.registry import P, Registry
from desktop_app.games.kit.texts import Text


class Trigger(Frozen, Generic[G]):
    """When an ability may be used: before ("when") or after an event that ``holds`` is true of.

    ``you`` is whom "you" means where that is not the card's controller ("after this engages you"). ``would`` marks what
    changes whether the event happens at all ("when ... would ..."): it comes before all else. ``times`` is how often
    one event meets it, where one of several parts may meet it more than once. ``told`` is what words call it, with what
    they speak of in ``told_with``.
    """

    event: type[Event]
    timing: str
    holds: Callable[[Moment[G]], bool]
    you: Callable[[Moment[G]], str] | None = None
    would: bool = False
    told: str = ""
    told_with: Mapping[str, object] = field(default_factory=dict)
    times: Callable[[Moment[G]], int] | None = None


class Triggered(Ability, Generic[G], kw_only=True):
    """A triggered ability: what it answers, and what it says."""

    trigger: Trigger[G]
    text: Text[G]


class Action(Frozen, Generic[G], eq=False):
    """An action ability, or the one for which a card is played.

    ``phase`` limits it to the windows of one phase. ``anyone``: every player may use it. ``zone`` is where the card
    must be to be used: "play", or "hand".
    """

    name: str
    code: str
    text: Text[G]
    phase: str = ""
    anyone: bool = False
    zone: str = "play"


# -- constant abilities --------------------------------------------------------------------------------------------


class _Adding(Frozen, Generic[G], eq=False):
    """What a constant ability adds to a number of those it stands ``on``, while it ``applies``."""

    number: str
    amount: Amount
    on: Group[G]
    applies: Callable[[Moment[G]], bool] | None = None

    @property
    def lowers(self) -> str:
        """The number that it could make smaller; "" where it only ever adds."""
        return self.number if not isinstance(self.amount, int) or self.amount < 0 else ""


NEAR = ("me", "host")
"""The groups that a card finds without looking over the table: itself, and who bears it."""


class NumberText(_Adding[G]):
    """What a constant ability adds to a number of the card itself ("me") or of its host."""


class SpreadText(_Adding[G]):
    """What a constant ability adds to a number of other cards, those of a group."""


class _OfAKind:
    """What may be said of some kind alone, behind a colon: "attachments:item"."""

    __slots__ = ()
    what: str

    @property
    def whatever(self) -> str:
        """What it is about, whatever kind that is said of: "attachments" of "attachments:item"."""
        return self.what.partition(":")[0]


class Gives(_OfAKind, Frozen):
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


class Forbids(_OfAKind, Frozen, Generic[G], eq=False):
    """A constant prohibition while the card is in play and ``applies``: ``what`` cannot be done to, or by, a group."""

    what: str
    to: Group[G]
    applies: Callable[[Moment[G]], bool] | None = None


class Grants(Frozen, Generic[G], eq=False):
    """What a constant ability gives to every card of a group while it ``applies``: a "trait", "icon" or "keyword", or
    that it is "immune" to the effects of a side."""

    kind: str
    what: str
    on: Group[G]
    applies: Callable[[Moment[G]], bool] | None = None

    @property
    def told_with(self) -> Mapping[str, object]:
        """What it gives, under its kind."""
        return {self.kind: self.what}


class Blanks(Frozen, Generic[G], eq=False):
    """The text boxes of a group are treated as blank, in one of the game's ``kind``s of blankness."""

    kind: str
    on: Group[G]
    applies: Callable[[Moment[G]], bool] | None = None


class AttachesTo(Frozen, Generic[G], eq=False):
    """What an attachment may be attached to, beyond the rules of every attachment."""

    group: Group[G]


class Permits(Frozen):
    """A permission that the rules of a game ask for by name, with a detail where it has one."""

    what: str
    detail: str = ""


class CardTexts(Registry):
    """Everything that is written about the cards of one game."""

    def __init__(self) -> None:
        super().__init__()
        self._listeners: list[Callable[[Ability], None]] = []
        self._about: dict[tuple[type[Any], str], defaultdict[str, dict[str, list[Any]]]] = {}
        self._permits = self.about(Permits)
        self.out_of_reach: OutOfReach[Any] = in_reach
        """Why something can be no target of an ability, where the rules of the game have it so: immunity."""

    def listen(self, heard: Callable[[Ability], None]) -> None:
        """Tells ``heard`` of every triggered ability, those written already and those to come: it is the ladder."""
        self._listeners.append(heard)
        for kind in [kind for kind in self.kinds() if issubclass(kind, Triggered)]:
            for code in self.codes(kind):
                for ability in self.of(kind, code):
                    heard(ability)

    def add(self, code: str, part: object) -> None:
        """Adds a part to the text of a card."""
        super().add(code, part)
        if isinstance(part, Triggered):
            for heard in self._listeners:
                heard(part)
        for (kind, by), found in self._about.items():
            if kind is type(part):
                found[getattr(part, by)].setdefault(code, []).append(part)

    def about(self, kind: type[P], by: str = "") -> Mapping[Any, Mapping[str, Sequence[P]]]:
        """The parts of a kind by what they are about, then by card code, as they stand at any time.

        ``by`` is the field that says so; the kinds of the kit have one by which they are asked most.
        Most numbers are changed by no card and most things forbidden by none: what is asked very often is told so at
        the first look.
        """
        asked = (kind, by or _ABOUT[kind])
        if asked not in self._about:
            found = self._about[asked] = defaultdict(dict)
            for code, parts in self.by_code(kind).items():
                for part in parts:
                    found[getattr(part, asked[1])].setdefault(code, []).append(part)
        return self._about[asked]

    def permission(self, code: str, what: str) -> Permits | None:
        """The permission of this name on a card."""
        permitting = self._permits.get(what)
        return permitting[code][0] if permitting is not None and code in permitting else None


_ABOUT: Mapping[type[Any], str] = {
    Action: "zone",
    NumberText: "number",
    SpreadText: "number",
    Gives: "kind",
    Grants: "kind",
    Blanks: "kind",
    Forbids: "what",
    Permits: "what",
}
"""The field that names what a part of a text is about."""
