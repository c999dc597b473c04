"""What a game has on a land in the one form that a map paints: places, the regions they are in, the paths between them.

A board with paths is one as it is read; a map of regions becomes one here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.board import Path
from desktop_app.games.kit.printed import Words
from desktop_app.games.kit.region_map import MapPlace, RegionMap

Points = Sequence[Sequence[float]]
UNDERGROUND = "under_deeps"
"""The kind of a place below the ground."""
FIRST = "hero"


class Named(Protocol):
    """Something with an id and a name."""

    @property
    def id(self) -> str:
        """Its id."""
        ...

    @property
    def names(self) -> Words:
        """Its name in both languages."""
        ...


class Marked(Named, Protocol):
    """A place with a mark."""

    @property
    def region(self) -> str:
        """The region it is in."""
        ...

    @property
    def kind(self) -> str:
        """What kind of place it is."""
        ...

    @property
    def stronghold(self) -> int | None:
        """How much it holds at most, where it holds anything."""
        ...


class Surface(Protocol):
    """What a game has on a land."""

    @property
    def locations(self) -> Mapping[str, Marked]:
        """The places by their ids."""
        ...

    @property
    def regions(self) -> Mapping[str, Named]:
        """The regions by their ids."""
        ...

    @property
    def paths(self) -> Sequence[Path]:
        """The paths between places."""
        ...

    def neighbours(self, location: str) -> Sequence[str]:
        """The places that a path joins with this one."""
        ...

    def path(self, one: str, other: str) -> Path | None:
        """The path between two places, None without one."""
        ...


class Spotted(Frozen):
    """Something that can be found on a map by its name, and where it lies on the land."""

    id: str
    names: Words
    at: tuple[float, float]


class SitePlace(Frozen):
    """A place of a map of regions as it is marked."""

    id: str
    names: Words
    region: str
    kind: str
    stronghold: int | None = None


class Area(Frozen, eq=False):
    """A region as it lies on the land: its type, the point where its name stands, about how far it goes."""

    id: str
    names: Words
    kind: str
    at: tuple[float, float]
    outlines: Sequence[Points]
    beside: Sequence[str]


class SiteSurface(Frozen, eq=False):
    """The places of a map of regions. No paths join them: one travels from region to region."""

    locations: Mapping[str, SitePlace]
    regions: Mapping[str, Named]
    areas: Sequence[Area]
    points: Mapping[str, tuple[float, float]]
    cards: Mapping[str, str]
    """The places of the cards of sites, by their codes."""
    paths: Sequence[Path] = ()

    def neighbours(self, location: str) -> Sequence[str]:
        """None."""
        return []

    def path(self, one: str, other: str) -> Path | None:
        """None."""
        return None


def site_surface(regions: RegionMap) -> SiteSurface:
    """A map of regions as it is painted; a place is of the kind that its card for the hero says, else its first one."""
    return SiteSurface(
        {id: SitePlace(id, place.names, place.region, _kind(place, regions)) for id, place in regions.places.items()},
        regions.regions,
        [
            Area(each.id, each.names, each.type, (each.at[0], each.at[1]), each.outlines, each.neighbours)
            for each in regions.regions.values()
        ],
        {id: (place.at[0], place.at[1]) for id, place in regions.places.items()},
        {code: site.place for code, site in regions.sites.items()},
    )


def _kind(place: MapPlace, regions: RegionMap) -> str:
    if place.under_deeps:
        return UNDERGROUND
    cards = regions.sites_at[place.id]
    return next((card.type for card in cards if card.alignment == FIRST), cards[0].type)
