"""What happens in a combat."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.events import Event


@dataclass(slots=True, kw_only=True)
class CombatBegins(Event):
    """A combat is about to begin: nothing of it has been done (MEQ-195)."""

    seat: str
    enemy: str
    minion: bool

    @property
    def about(self) -> str:
        """The monster or minion."""
        return self.enemy


@dataclass(slots=True, kw_only=True)
class CombatOver(Event):
    """A combat is over, with who was defeated."""

    seat: str
    enemy: str
    minion: bool
    enemy_defeated: bool
    hero_defeated: bool

    @property
    def about(self) -> str:
        """The monster or minion."""
        return self.enemy
