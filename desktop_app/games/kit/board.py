"""Boards with places on them: regions, locations, the paths between, read from the printed facts of a game.

A place is a location's id; a piece that stands there lies in the zone ``at.<location>``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import takewhile
from pathlib import Path as FilePath
from typing import Annotated, Literal

from pydantic import Field

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.card_names import folded_title, without_article
from desktop_app.games.kit.printed import Count, FactsError, Id, Shape, Words, check, read_json

AT = "at."
"""How the zone of a location begins."""


class Region(Shape):
    """A region of the board: its name and colour, the encounter deck and the monster pile that it shares."""

    id: Id
    names: Words
    colour: Id
    encounters: Id
    monsters: Id


class Location(Shape):
    """A location: its kind, what a stronghold holds at most (None elsewhere), where it lies on the printed board."""

    id: Id
    names: Words
    region: Id
    kind: Literal["plain", "haven", "perilous", "stronghold"]
    x: Count
    y: Count
    stronghold: Count | None = None


class Path(Shape):
    """A path between two locations: what is printed on it. ``sure``: more than one source shows it."""

    ends: Annotated[list[Id], Field(min_length=2, max_length=2)]
    terrain: Literal["hill", "mountain", "forest", "plains", "swamp", "any"]
    cost: Annotated[int, Field(ge=1)]
    water: bool = False
    sure: bool = True


class PrintedBoard(Shape):
    """The file of a board; its size is that of the picture in which the places were measured."""

    format: Literal[1]
    game: Id
    size: Annotated[list[Count], Field(min_length=2, max_length=2)]
    regions: list[Region]
    locations: list[Location]
    paths: list[Path]


class Board(Frozen, eq=False, dict=True):
    """What is printed on a board. Locations and regions by id, in printed order."""

    size: tuple[int, int]
    regions: Mapping[str, Region]
    locations: Mapping[str, Location]
    paths: tuple[Path, ...]

    @cached_property
    def _between(self) -> Mapping[str, Mapping[str, Path]]:
        found: dict[str, dict[str, Path]] = {id: {} for id in self.locations}
        for path in self.paths:
            one, other = path.ends
            found[one][other] = found[other][one] = path
        return found

    @cached_property
    def _reached(self) -> dict[str, Mapping[str, int]]:
        """The distances that have been asked for."""
        return {}

    @cached_property
    def _called(self) -> Mapping[str, str]:
        names = {folded_title(name): id for id, of in self.locations.items() for name in (of.names.en, of.names.es)}
        bare = {without_article(name): id for name, id in names.items()}
        return bare | names | {id: id for id in self.locations}

    def place_named(self, name: str) -> str:
        """The location of an id or of a name in either language; "" where there is none."""
        return self._called.get(name) or self._called.get(folded_title(name), "")

    def neighbours(self, location: str) -> Sequence[str]:
        """The locations that a path joins with this one, in printed order of the paths."""
        return self._near[location]

    @cached_property
    def _near(self) -> Mapping[str, Sequence[str]]:
        return {location: tuple(joined) for location, joined in self._between.items()}

    def path(self, one: str, other: str) -> Path | None:
        """The path between two locations; None where they are not adjacent."""
        return self._between[one].get(other)

    def of_region(self, region: str) -> list[str]:
        """The locations of a region."""
        return [id for id, location in self.locations.items() if location.region == region]

    def of_kind(self, kind: str) -> list[str]:
        """The locations of a kind."""
        return [id for id, location in self.locations.items() if location.kind == kind]

    def distances(self, location: str) -> Mapping[str, int]:
        """How many paths away every location is, the nearest first; what cannot be reached is left out."""
        if location not in self._reached:
            self._reached[location] = self._reach_from(location)
        return self._reached[location]

    def _reach_from(self, location: str) -> Mapping[str, int]:
        found = {location: 0}
        reached = [location]
        for place in reached:
            for other in self._between[place]:
                if other not in found:
                    found[other] = found[place] + 1
                    reached.append(other)
        return found

    def within(self, spaces: int, location: str) -> list[str]:
        """The locations within so many spaces, this one included."""
        distances = self.distances(location)
        return list(takewhile(lambda place: distances[place] <= spaces, distances))

    def nearest(self, location: str, places: Iterable[str]) -> list[str]:
        """Those of the places that are nearest, all of them if several are."""
        distances = self.distances(location)
        reached = [place for place in places if place in distances]
        least = min((distances[place] for place in reached), default=0)
        return [place for place in reached if distances[place] == least]


def zone_of(location: str) -> str:
    """The zone in which what stands at a location lies."""
    return AT + location


def location_of(zone: str) -> str:
    """The location whose zone this is; "" for any other zone."""
    return zone.removeprefix(AT) if zone.startswith(AT) else ""


def read_board(file: FilePath) -> Board:
    """A board from its file. Raises FactsError that names the file and what is wrong in it."""
    printed = check(PrintedBoard, read_json(file), file.name)
    locations = {location.id: location for location in printed.locations}
    regions = {region.id: region for region in printed.regions}
    unknown = [path.ends for path in printed.paths if not set(path.ends) <= locations.keys()]
    nowhere = [location.id for location in printed.locations if location.region not in regions]
    if unknown or nowhere:
        raise FactsError(f"{file.name}: unknown ends {unknown}, unknown regions of {nowhere}")
    if len(locations) != len(printed.locations) or len(regions) != len(printed.regions):
        raise FactsError(f"{file.name}: an id is given twice")
    return Board((printed.size[0], printed.size[1]), regions, locations, tuple(printed.paths))
