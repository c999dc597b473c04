"""What happens to cards: they turn, come into play, leave it; checks are made for them."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.events import Event


@dataclass(slots=True, kw_only=True)
class OnCard(Event):
    """Something that happens to a card; ``source`` is the card that brings it about, "" for the rules."""

    card: str
    source: str = ""

    @property
    def about(self) -> str:
        """The card."""
        return self.card


@dataclass(slots=True, kw_only=True)
class Tapped(OnCard):
    """A card taps."""


@dataclass(slots=True, kw_only=True)
class Untapped(OnCard):
    """A card untaps."""


@dataclass(slots=True, kw_only=True)
class Wounded(OnCard):
    """A character or ally is wounded."""


@dataclass(slots=True, kw_only=True)
class Healed(OnCard):
    """A character heals."""


@dataclass(slots=True, kw_only=True)
class Played(OnCard):
    """A card has come into play; ``host`` is what it was put on."""

    seat: str
    host: str = ""


@dataclass(slots=True, kw_only=True)
class ItemGained(OnCard):
    """A character has got an item, the ``card``."""

    who: str


@dataclass(slots=True, kw_only=True)
class LeavesPlay(OnCard):
    """A card leaves play; ``code`` and ``seat`` are what it was and who controlled it, ``company`` where it was."""

    code: str = ""
    seat: str = ""
    company: str = ""


@dataclass(slots=True, kw_only=True)
class Discarded(LeavesPlay):
    """A card is discarded from play."""


@dataclass(slots=True, kw_only=True)
class Eliminated(LeavesPlay):
    """A character or ally is removed from play."""


@dataclass(slots=True, kw_only=True)
class CorruptionChecked(OnCard):
    """A corruption check was made; ``passed`` says whether it succeeded."""

    passed: bool = True


@dataclass(slots=True, kw_only=True)
class Stored(OnCard):
    """A card was stored."""

    seat: str
