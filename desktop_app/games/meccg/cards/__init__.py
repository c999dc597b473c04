"""What the cards do, a module for each kind of card."""

from __future__ import annotations


def register() -> None:
    """Every module is imported, so that its cards are written."""
    from desktop_app.games.meccg.cards import (  # noqa: F401
        allies,
        characters,
        corruption,
        creatures,
        hazard_events,
        items,
        minion_events,
        resource_events,
        sauron,
        sites,
    )
