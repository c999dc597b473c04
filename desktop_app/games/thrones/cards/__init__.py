"""What the cards do: one module a faction, one for neutral cards, one for plots and one for titles."""

from __future__ import annotations

from importlib import import_module

MODULES: tuple[str, ...] = (
    "plots",
    "neutral",
    "baratheon",
    "greyjoy",
    "lannister",
    "martell",
    "nights_watch",
    "stark",
    "targaryen",
    "titles",
    "tyrell",
)


def register() -> None:
    """Imports every card module, which registers its abilities."""
    for name in MODULES:
        import_module(f"{__name__}.{name}")
