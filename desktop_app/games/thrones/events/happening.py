"""What every event of this game is."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.events import Event


@dataclass(slots=True, kw_only=True)
class Happening(Event):
    """Anything that happens in this game; it is about its card."""

    @property
    def about(self) -> str:
        """The id of that card; "" for an event of a seat or a step."""
        return str(getattr(self, "card", ""))

    @property
    def befalls(self) -> str:
        """The id of the card that it happens to, which may escape it; "" where the card only brings it about."""
        return self.about
