"""What a game has on a land, as its map shows it: which mark stands for which region, which sign for which kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from desktop_app.app.maps.geography import Geography, read_geography
from desktop_app.games.kit.board import Board
from desktop_app.ui.map.camera import Part

MARGIN = 54.0
"""How much of the land is seen around the outermost places, in its units."""


@dataclass(frozen=True)
class MapLook:
    """The looks of one game's board on a land.

    ``board`` reads the game's places and paths; a place stands where the land has the place of its id. ``shapes`` are
    the outlines of the regions' marks (keys of `marks.SHAPES`), ``signs`` those of the kinds of places that have one,
    ``large`` the kinds whose mark and name are larger, ``terrains`` the signs of the kinds of paths and ``dashes`` how
    their lines are broken. Colours of regions and terrains are the theme's. The words for a kind of place are the
    message ``kind_words`` followed by the kind, those for a terrain ``terrain_words`` likewise. ``zone`` is how the
    zone of a place begins, ``numbers`` what is told of a place by numbers of the view: how their names begin, and the
    kind of token each is shown as.
    """

    board: Callable[[], Board]
    shapes: Mapping[str, str]
    signs: Mapping[str, str]
    large: tuple[str, ...]
    terrains: Mapping[str, str]
    dashes: Mapping[str, tuple[float, ...]]
    kind_words: str
    terrain_words: str
    zone: str = "at."
    numbers: Mapping[str, str] = field(default_factory=dict)
    land: Callable[[], Geography] = read_geography

    @cached_property
    def at(self) -> Mapping[str, tuple[float, float]]:
        """Where each place of the board lies on the land. Raises KeyError for one that the land does not know."""
        places = self.land().places
        return {id: (places[id].at[0], places[id].at[1]) for id in self.board().locations}

    @cached_property
    def home(self) -> Part:
        """The part of the land in which all places lie."""
        across, down = [x for x, _ in self.at.values()], [y for _, y in self.at.values()]
        return Part(min(across) - MARGIN, min(down) - MARGIN, max(across) + MARGIN, max(down) + MARGIN)


def world_of(land: Geography) -> Part:
    """All that is drawn of a land."""
    left, top, right, bottom = land.lands.world
    return Part(left, top, right, bottom)
