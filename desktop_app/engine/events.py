"""What happens, as data, and the abilities that answer it.

An event is a dataclass of ids and numbers. Interrupts change it (cancel, reduce, replace); what happens is
read from it afterwards, never before. ``ladder`` says in which order.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from desktop_app.engine.frozen import Frozen


@dataclass(slots=True, kw_only=True)
class Event:
    """Something that happens. A cancelled event does not happen; nothing may refer to it any more.

    ``instead`` is what an interrupt wants to happen in its place; of several the last one counts. With ``met`` that is
    only another way in which it happens, and it is reacted to all the same. ``along_with`` is another event of the same
    moment without which this one does not come about.
    """

    cancelled: bool = False
    instead: Callable[[], Awaitable[None]] | None = None
    met: bool = False
    along_with: Event | None = None

    @property
    def is_off(self) -> bool:
        """Whether it does not happen as it was going to: it is cancelled or replaced, or what it goes along with is."""
        return self.cancelled or self.instead is not None or (self.along_with is not None and self.along_with.is_off)

    @property
    def whose(self) -> str:
        """The seat that brings it about, where that is worth telling; or ""."""
        return ""

    @property
    def aim(self) -> str:
        """The card or seat that was chosen for it; or ""."""
        return ""

    @property
    def about(self) -> str:
        """The card the event is mostly about, so that an answer can say which of several events it is for; or ""."""
        return ""


Apply = Callable[[], Any]
"""How an event happens, once nothing has stopped it; one that finds nothing to happen to cancels its event."""


class Source(Frozen):
    """A card whose abilities may be used now, and the seat that decides about them."""

    card: str
    code: str
    seat: str
    zone: str


class Ability(Frozen):
    """One triggered ability of a card, named after its code and place on the card ("01001/1").

    ``timing`` is "when" (interrupts the event) or "after" (reacts to it). ``forced`` ones are not offered but happen;
    ``would`` ones change whether the event happens at all and so come before all others. ``zone`` is where the card
    must be: "play", "hand" or the game's own word.
    """

    name: str
    code: str
    event: type[Event]
    timing: str
    forced: bool = False
    would: bool = False
    zone: str = "play"

    @property
    def rung(self) -> str:
        """Its place on the ladder."""
        word = "would" if self.would and self.timing == "when" else self.timing
        return f"forced {word}" if self.forced else word


class Use(Frozen):
    """An ability that may be used by a seat on one event."""

    ability: Any
    source: Source
    event: Event
