"""What the cards do, a module for each kind of card."""

from __future__ import annotations

from importlib import import_module

MODULES: tuple[str, ...] = (
    "combat",
    "encounters",
    "enemies",
    "events",
    "heroes",
    "perils",
    "plots",
    "quests",
    "shadow",
)


def register() -> None:
    """Imports every module of cards, which writes its texts."""
    for name in MODULES:
        import_module(f"{__name__}.{name}")
