"""What the cards do: one module a faction, one for neutral cards and one for plots."""

from __future__ import annotations

from importlib import import_module

MODULES: tuple[str, ...] = ("plots", "neutral", "stark")


def register() -> None:
    """Imports every card module, which registers its abilities."""
    for name in MODULES:
        import_module(f"{__name__}.{name}")
