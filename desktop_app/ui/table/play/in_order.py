"""The order in which everything in sight is come to: as it lies on the table, zone by zone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fnmatch import fnmatchcase

from desktop_app.engine.view import View


def zones_in_order(view: View, order: Sequence[str], others: Collection[str] = ()) -> list[str]:
    """The zones of the view as they lie on the table, of those that come and go all with cards at the place of their
    pattern; with the ``others`` that have a place there."""
    found: list[str] = []
    for zone in order:
        if "*" in zone:
            filled = [name for name, each in view.zones.items() if each.count and name not in order]
            found += [name for name in filled if fnmatchcase(name, zone)]
        elif zone in view.zones or zone in others:
            found.append(zone)
    return list(dict.fromkeys(found))


def things_in_order(view: View, order: Sequence[str]) -> list[str]:
    """Ids of all cards in sight, zone by zone, then of all zones."""
    zones = zones_in_order(view, order)
    zones += [zone for zone in view.zones if zone not in zones]
    return [card.id for zone in zones for card in view.zones[zone].cards] + zones
