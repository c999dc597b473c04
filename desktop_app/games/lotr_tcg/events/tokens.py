"""Tokens, one at a time, so that each can be answered (TCG-046)."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.events import Event


@dataclass(slots=True, kw_only=True)
class OnCard(Event):
    """Something that happens to a card; ``source`` is the card that brings it about, "" for the rules.

    ``noticed`` is whose text has named it, by which group, while it was in play: should it have left before that
    answers, it was one of those as it happened.
    """

    card: str
    source: str = ""
    noticed: tuple[tuple[str, str, object], ...] = ()

    @property
    def about(self) -> str:
        """The card."""
        return self.card


@dataclass(slots=True, kw_only=True)
class Befalls(OnCard):
    """Something that befalls a card where it lies: should an answer take it from there, it is befallen no more, though
    it came back (TCG-399)."""

    @property
    def whom(self) -> tuple[str, ...]:
        """The card, and whatever else must still be there."""
        return (self.card,)


@dataclass(slots=True, kw_only=True)
class Wounded(Befalls):
    """A character takes one wound."""


@dataclass(slots=True, kw_only=True)
class Exerted(Befalls):
    """A character exerts once (TCG-068)."""


@dataclass(slots=True, kw_only=True)
class Healed(Befalls):
    """One wound is removed from a character (TCG-049)."""


@dataclass(slots=True, kw_only=True)
class AddingBurdens(OnCard):
    """Burdens are about to be added, ``count`` of them, the ``card`` being the Ring-bearer."""

    seat: str
    count: int


@dataclass(slots=True, kw_only=True)
class BurdenAdded(OnCard):
    """One burden is put on a Ring-bearer; ``seat`` is his player."""

    seat: str


@dataclass(slots=True, kw_only=True)
class BurdenRemoved(OnCard):
    """One burden is taken off a Ring-bearer."""

    seat: str
