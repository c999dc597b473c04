"""One land as data: coast, waters, heights, woods, roads, lettering and named places, read from the files of a folder.

Everything lies in one plane of units, east to the right and south below; the files of `resources/maps/middle_earth`
were drawn by us. What a game puts on a land names the land's places by their ids and stands elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, Protocol, TypeVar

from pydantic import Field

from desktop_app.app.texts.folding import fold
from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.printed import FactsError, Id, Shape, Words, check, read_json
from desktop_app.paths import RESOURCES

Point = Annotated[list[float], Field(min_length=2, max_length=2)]
"""Two numbers: how far east, how far south."""
Line = Annotated[list[Point], Field(min_length=2)]
Outline = Annotated[list[Point], Field(min_length=3)]

MIDDLE_EARTH = RESOURCES / "maps" / "middle_earth"


class WithNames(Protocol):
    """What has a name in both languages."""

    @property
    def names(self) -> Words:
        """Its names."""
        ...


NamedT = TypeVar("NamedT", bound=WithNames)


class Isle(Shape):
    """A piece of land in the sea."""

    id: Id
    outline: Outline


class Lake(Shape):
    """A water with land all around; ``rough`` is how far its shore strays from the outline."""

    id: Id
    outline: Outline
    rough: float


class Lands(Shape):
    """Where land is: the ``coast`` from north to south, closed by the points ``inland``; grounds that lie ``dark``.

    ``world`` is what of the plane is drawn: left, top, right, bottom.
    """

    format: Literal[1]
    world: Annotated[list[float], Field(min_length=4, max_length=4)]
    coast: Line
    inland: list[Point]
    islands: list[Isle]
    lakes: list[Lake]
    dark: list[Outline]


class River(Shape):
    """A river from its spring to its mouth."""

    id: Id
    width: float
    points: Line


class Rivers(Shape):
    """The file of the rivers."""

    format: Literal[1]
    rivers: list[River]


class Range(Shape):
    """Mountains along a ``spine``: one every ``step``, between ``least`` and ``most`` high, strewn ``spread`` wide."""

    id: Id
    spine: Line
    step: float
    least: float
    most: float
    spread: float
    snow: bool


class Peak(Shape):
    """A mountain that stands alone."""

    at: Point
    height: float
    kind: Literal["snow", "fire"]


class Hills(Shape):
    """A number of hills about a point, as far as they ``reach`` east and south."""

    at: Point
    count: int
    reach: Point


class Heights(Shape):
    """The file of mountains and hills."""

    format: Literal[1]
    ranges: list[Range]
    peaks: list[Peak]
    hills: list[Hills]


class Wood(Shape):
    """A forest of firs or of broad trees."""

    id: Id
    kind: Literal["fir", "broad"]
    outline: Outline


class Marsh(Shape):
    """Reeds about a point."""

    id: Id
    at: Point
    reach: Point
    count: int


class Growth(Shape):
    """The file of woods and marshes."""

    format: Literal[1]
    woods: list[Wood]
    marshes: list[Marsh]


class Road(Shape):
    """A road of the land, whoever travels it."""

    id: Id
    points: Line


class Roads(Shape):
    """The file of the roads."""

    format: Literal[1]
    roads: list[Road]


class Letters(Shape):
    """A name written over the land: straight at a point, turned by so many degrees, or ``along`` a line."""

    kind: Literal["land", "dark", "sea", "river", "range", "wood"]
    names: Words
    size: float
    spacing: float
    at: Point | None = None
    turn: float = 0.0
    along: Line | None = None


class Lettering(Shape):
    """The file of what is written over the land."""

    format: Literal[1]
    lettering: list[Letters]


class Place(Shape):
    """A named place: where it lies, as which ``landscape`` it is drawn when it is seen near, and in which ``light``."""

    id: Id
    names: Words
    at: Point
    landscape: Id
    light: Id


class Places(Shape):
    """The file of the places."""

    format: Literal[1]
    places: list[Place]


class Geography(Frozen, eq=False):
    """One land. ``places`` are by id, in the order of their file."""

    lands: Lands
    rivers: Sequence[River]
    heights: Heights
    growth: Growth
    roads: Sequence[Road]
    lettering: Sequence[Letters]
    places: Mapping[str, Place]

    def find(self, text: str, language: str) -> list[Place]:
        """The places whose name holds the words, as `find_named` has it."""
        return find_named(self.places.values(), text, language)


def find_named(all: Iterable[NamedT], text: str, language: str) -> list[NamedT]:
    """Those whose name holds the words, in whichever language; what begins with them first, in the order of their names
    in ``language``. Accents and case do not matter."""
    wanted = fold(text.strip())
    if not wanted:
        return []
    found: list[tuple[bool, str, NamedT]] = []
    for each in all:
        names = [fold(each.names.en), fold(each.names.es)]
        if any(wanted in name for name in names):
            first = not any(word.startswith(wanted) for name in names for word in name.split())
            found.append((first, fold(each.names.es if language == "es" else each.names.en), each))
    return [each for _, _, each in sorted(found, key=lambda each: each[:2])]


@cache
def read_geography(folder: Path = MIDDLE_EARTH) -> Geography:
    """A land from the files of its folder, read once. Raises FactsError that names the file and what is wrong in it."""
    places = check(Places, read_json(folder / "places.json"), "places.json").places
    by_id = {place.id: place for place in places}
    if len(by_id) != len(places):
        raise FactsError("places.json: an id is given twice")
    return Geography(
        check(Lands, read_json(folder / "lands.json"), "lands.json"),
        check(Rivers, read_json(folder / "rivers.json"), "rivers.json").rivers,
        check(Heights, read_json(folder / "heights.json"), "heights.json"),
        check(Growth, read_json(folder / "growth.json"), "growth.json"),
        check(Roads, read_json(folder / "roads.json"), "roads.json").roads,
        check(Lettering, read_json(folder / "lettering.json"), "lettering.json").lettering,
        by_id,
    )
