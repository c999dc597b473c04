"""Maps of regions, read from the printed facts of a game: which lies beside which, what places are in each, which cards
are the sites of those places.

A point is in units of the land on which the map lies (`desktop_app.app.maps`): how far east, how far south.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.printed import FactsError, Id, Shape, Words, check, read_json

Code = Annotated[str, StringConstraints(pattern=r"^[A-Z]{2}-[0-9]+$")]
Point = Annotated[list[int], Field(min_length=2, max_length=2)]
RegionType = Literal["wilderness", "border_land", "free_domain", "shadow_land", "dark_domain", "coastal_sea"]
SiteType = Literal["haven", "free_hold", "border_hold", "ruins", "shadow_hold", "dark_hold"]


class MapRegion(Shape):
    """A region by the code of its card: its type, the regions beside it, where its name stands, about how far it goes.

    ``outlines`` are closed lines without their first point at the end, more than one where water divides it.
    """

    id: Code
    names: Words
    type: RegionType
    neighbours: list[Code]
    at: Point
    outlines: Annotated[list[Annotated[list[Point], Field(min_length=3)]], Field(min_length=1)]


class MapPlace(Shape):
    """A place in a region: every site card of the same name lies here. ``under_deeps``: it lies below the ground."""

    id: Id
    names: Words
    region: Code
    at: Point
    under_deeps: bool = False


class MapSite(Shape):
    """The card of a site: its place, the region of that, what it is for those who may travel there by this card."""

    code: Code
    place: Id
    region: Code
    type: SiteType
    alignment: Literal["hero", "minion", "fallen_wizard", "balrog"]


class PrintedRegionMap(Shape):
    """The file of a map of regions."""

    format: Literal[1]
    game: Id
    regions: list[MapRegion]
    places: list[MapPlace]
    sites: list[MapSite]


class RegionMap(Frozen, eq=False, dict=True):
    """A map of regions: regions and sites by their codes, places by their ids, all in printed order."""

    regions: Mapping[str, MapRegion]
    places: Mapping[str, MapPlace]
    sites: Mapping[str, MapSite]

    def neighbours(self, region: str) -> Sequence[str]:
        """The regions beside a region. Raises KeyError for a code that is none."""
        return self.regions[region].neighbours

    def distances(self, region: str) -> Mapping[str, int]:
        """How many borders away every region is, the nearest first."""
        found = {region: 0}
        reached = [region]
        for here in reached:
            for other in self.neighbours(here):
                if other not in found:
                    found[other] = found[here] + 1
                    reached.append(other)
        return found

    def way(self, start: str, end: str) -> Sequence[str]:
        """The regions of a shortest way, both ends included; () where there is none."""
        distances = self.distances(end)
        if start not in distances:
            return ()
        found = [start]
        while found[-1] != end:
            found.append(min(self.neighbours(found[-1]), key=lambda each: distances[each]))
        return tuple(found)

    @cached_property
    def sites_at(self) -> Mapping[str, Sequence[MapSite]]:
        """The cards of sites by their places."""
        found: dict[str, list[MapSite]] = {id: [] for id in self.places}
        for site in self.sites.values():
            found[site.place].append(site)
        return found


def read_region_map(file: Path) -> RegionMap:
    """A map of regions from its file. Raises FactsError that names the file and what is wrong in it."""
    printed = check(PrintedRegionMap, read_json(file), file.name)
    regions = {region.id: region for region in printed.regions}
    places = {place.id: place for place in printed.places}
    sites = {site.code: site for site in printed.sites}
    if (len(regions), len(places), len(sites)) != (len(printed.regions), len(printed.places), len(printed.sites)):
        raise FactsError(f"{file.name}: an id is given twice")
    unknown = [region.id for region in printed.regions if not set(region.neighbours) <= regions.keys()]
    nowhere = [place.id for place in printed.places if place.region not in regions]
    astray = [site.code for site in printed.sites if site.place not in places]
    astray += [site.code for site in printed.sites if site.code not in astray and not _fits(site, places)]
    one_way = [
        f"{region.id} to {other}"
        for region in printed.regions
        for other in region.neighbours
        if other in regions and region.id not in regions[other].neighbours
    ]
    if unknown or nowhere or astray or one_way:
        raise FactsError(
            f"{file.name}: unknown neighbours of {unknown}, unknown regions of {nowhere}, "
            f"sites not at their places {astray}, borders that go one way {one_way}"
        )
    return RegionMap(regions, places, sites)


def _fits(site: MapSite, places: Mapping[str, MapPlace]) -> bool:
    return places[site.place].region == site.region
