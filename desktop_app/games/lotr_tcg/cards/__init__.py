"""What the cards do, a module a culture: each card an expression that reads like its text."""

from __future__ import annotations

from importlib import import_module

MODULES = ("ring", "sites", "shire", "gondor", "elven", "dwarven", "gandalf", "rohan", "dunland", "isengard", "raider")


def register() -> None:
    """Reads every module, so that their cards are written."""
    for name in MODULES:
        import_module(f"{__name__}.{name}")
