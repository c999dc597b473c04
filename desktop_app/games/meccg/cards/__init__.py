"""What the cards do, a module for each kind of card; of events, for each kind of deed."""

from __future__ import annotations


def register() -> None:
    """Every module is imported, so that its cards are written."""
    from desktop_app.games.meccg.cards import (  # noqa: F401
        allies,
        corruption,
        creatures,
        hazard_attacks,
        hazard_events,
        hazard_places,
        hero_characters,
        items,
        minion_characters,
        minion_deeds,
        minion_leaders,
        minion_magic,
        resource_events,
        resource_fighting,
        resource_places,
        sauron,
        sites,
    )
