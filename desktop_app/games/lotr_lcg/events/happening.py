"""What every event of this game is."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.events import Event


@dataclass(slots=True, kw_only=True)
class Happening(Event):
    """Anything that happens in this game. It is about its card, its enemy or its location."""

    @property
    def about(self) -> str:
        """The id of that card; "" for an event of a seat or a step."""
        return next((found for name in ("card", "enemy", "location") if (found := getattr(self, name, ""))), "")
